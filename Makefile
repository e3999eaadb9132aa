# popc, poprun: make [target] [V=1] [BUILD=out] [SAN=address,undefined]
#
# Source lists are wildcards: a new file needs no edit here.  Objects go to
# $(BUILD)/<variant>, so release and sanitizer builds live side by side; the
# programs of the release build are also $(BUILD)/bin/popc and .../poprun.

PREFIX     ?= /usr/local
BINDIR     ?= $(PREFIX)/bin
LIBDIR     ?= $(PREFIX)/lib
INCLUDEDIR ?= $(PREFIX)/include
MANDIR     ?= $(PREFIX)/share/man
DESTDIR    ?=

VERSION    := 0.1.0
CC         ?= cc
PKG_CONFIG ?= pkg-config
BUILD      ?= build
SAN        ?=
OPT        ?= -O2 -g

# Third-party packages on the link line; libarchive is loaded at first use.
PKGS     := libzstd libxxhash yaml-0.1
PKG_CF    = $(shell $(PKG_CONFIG) --cflags $(PKGS) 2>/dev/null)
# Linked statically where the archives exist: saves 0.3 ms at every start.
PKG_LIBS := -Wl,-Bstatic -lyaml -lxxhash -lzstd -Wl,-Bdynamic -ldl -lpthread

WARN := -Wall -Wextra -Wpedantic -Wshadow -Wstrict-prototypes \
        -Wmissing-prototypes -Wold-style-definition -Wwrite-strings \
        -Wpointer-arith -Wvla -Wundef -Wformat=2 -Wcast-qual
WERROR ?= -Werror

comma   := ,
variant := $(if $(SAN),$(subst $(comma),-,$(SAN)),plain)
O       := $(BUILD)/$(variant)

ALL_CFLAGS   = -std=c11 $(WARN) $(WERROR) $(OPT) -ffp-contract=off \
               -fno-math-errno -fvisibility=hidden -pthread $(PKG_CF) $(CFLAGS)
ALL_CPPFLAGS = -D_POSIX_C_SOURCE=200809L -DPOP_VERSION='"$(VERSION)"' -I. $(CPPFLAGS)
ALL_LDFLAGS  = -pthread $(LDFLAGS)
ifneq ($(SAN),)
ALL_CFLAGS  += -fsanitize=$(SAN) -fno-sanitize-recover=all -fno-omit-frame-pointer
ALL_LDFLAGS += -fsanitize=$(SAN)
endif

Q := $(if $(V),,@)
say = $(if $(V),,@printf '  %-5s %s\n' '$(1)' '$(patsubst $(O)/%,%,$@)')

# lib/kernel/isa is compiled once per instruction set; see there.
MACHINE := $(shell $(CC) -dumpmachine 2>/dev/null)
ISAS    := generic $(if $(filter x86_64%,$(MACHINE)),avx2 avx512)
ISA_generic := -DPOP_ISA=generic -DPOP_VBYTES=16
ISA_avx2    := -DPOP_ISA=avx2 -DPOP_VBYTES=32 -mavx2 -mfma -mf16c -mbmi2
ISA_avx512  := -DPOP_ISA=avx512 -DPOP_VBYTES=64 -mavx512f -mavx512bw \
               -mavx512dq -mavx512vl -mavx2 -mfma -mf16c -mbmi2 \
               -mprefer-vector-width=512

# Two archives: poprun links the runtime half only, so it cannot compile.
RT_DIRS := base num conf target codelet exe dev dev/null dev/model kernel rt
PC_DIRS := ir import import/mlir pass map gen compile
RT_SRC  := $(sort $(wildcard $(RT_DIRS:%=lib/%/*.c)))
PC_SRC  := $(sort $(wildcard $(PC_DIRS:%=lib/%/*.c)))
ISA_SRC := $(sort $(wildcard lib/kernel/isa/*.c))
CACHE_SRC  := $(sort $(wildcard cache/*.c))
COMMON_SRC := $(sort $(wildcard cmd/common/*.c))
TOOLS      := popc poprun
UNIT_SRC   := $(sort $(wildcard tests/unit/*.c))
HEADERS    := $(sort $(wildcard lib/*.h lib/*/*.h lib/*/*/*.h cache/*.h cmd/*/*.h))
MAN        := $(sort $(wildcard man/*.[1-9]))

obj = $(patsubst %.c,$(O)/%.o,$(1))
ISA_OBJ := $(foreach i,$(ISAS),$(patsubst %.c,$(O)/%.$(i).o,$(ISA_SRC)))
RT_LIBS := $(O)/libpopcache.a $(O)/libpoprt.a
PC_LIBS := $(O)/libpopcache.a $(O)/libpopc.a $(O)/libpoprt.a
LIBS    := $(PC_LIBS)
BINS    := $(addprefix $(O)/,$(TOOLS))
UNITS   := $(patsubst tests/unit/%.c,$(O)/unit/%,$(UNIT_SRC))
ALL_OBJ := $(call obj,$(RT_SRC) $(PC_SRC) $(CACHE_SRC) $(UNIT_SRC) \
           $(COMMON_SRC) $(wildcard cmd/*/*.c tests/fuzz/*.c tests/perf/*.c)) $(ISA_OBJ)

all: $(BINS) $(if $(SAN),,$(BUILD)/bin/popc $(BUILD)/bin/poprun)

$(BUILD)/bin/%: $(O)/%
	$(Q)mkdir -p $(@D)
	$(Q)ln -f $< $@ 2>/dev/null || cp -f $< $@

$(O)/libpoprt.a: $(call obj,$(RT_SRC)) $(ISA_OBJ)
$(O)/libpopc.a: $(call obj,$(PC_SRC))
$(O)/libpopcache.a: $(call obj,$(CACHE_SRC))
$(O)/%.a:
	$(call say,AR)
	$(Q)rm -f $@; $(AR) rcs $@ $^

# Every object depends on the flags it was built with.
$(O)/%.o: %.c $(O)/flags
	$(call say,CC)
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) -MMD -MP -c -o $@ $<

define isa_rule
$(O)/lib/kernel/isa/%.$(1).o: lib/kernel/isa/%.c $(O)/flags
	$$(call say,CC)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(ALL_CPPFLAGS) $$(ALL_CFLAGS) $$(ISA_$(1)) -MMD -MP -c -o $$@ $$<
endef
$(foreach i,$(ISAS),$(eval $(call isa_rule,$(i))))

$(O)/flags: FORCE
	$(Q)mkdir -p $(O)
	$(Q)echo '$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS)' | cmp -s - $@ || \
		echo '$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS)' >$@

LINK = $(Q)$(CC) $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(PKG_LIBS) $(LDLIBS)

$(O)/popc: $(call obj,$(sort $(wildcard cmd/popc/*.c)) $(COMMON_SRC)) $(PC_LIBS)
	$(call say,LD)
	$(LINK)

$(O)/poprun: $(call obj,$(sort $(wildcard cmd/poprun/*.c)) $(COMMON_SRC)) $(RT_LIBS)
	$(call say,LD)
	$(LINK)

$(O)/unit/%: $(O)/tests/unit/%.o $(LIBS)
	$(call say,LD)
	$(Q)mkdir -p $(@D)
	$(LINK)

-include $(ALL_OBJ:.o=.d)

.SECONDARY:
.DELETE_ON_ERROR:
.PHONY: all FORCE
