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
# Linked statically, which saves 0.3 ms at every start, where there is an
# archive, and otherwise not.
static    := -Wl,-Bstatic
dynamic   := -Wl,-Bdynamic
static_or  = $(if $(filter /%,$(shell $(CC) -print-file-name=lib$(1).a)),$(static) -l$(1) $(dynamic),-l$(1))
PKG_LIBS  := $(foreach l,yaml xxhash zstd,$(call static_or,$(l))) -ldl -lpthread

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
# Millions of places that reports may name would be relocated at each start, and
# take a third of the room.
ALL_LDFLAGS += -fsanitize=$(SAN) -no-pie
endif

# The programs: 4,000 pointers that need no relocation and two mappings fewer
# are a tenth of the time of a hit; functions of the C library are looked up in
# one go, since most of them are called.  PROG_LDFLAGS= gives position-independent
# ones, whose addresses the kernel chooses.
ifeq ($(SAN),)
PROG_LDFLAGS ?= -no-pie -Wl,-z,noseparate-code,-z,now
endif

Q := $(if $(V),,@)
say = $(if $(V),,@printf '  %-5s %s\n' '$(1)' '$(patsubst $(O)/%,%,$@)')

# lib/kernel/isa is compiled once per instruction set; see there.  Sanitizers see
# what runs: what this machine lacks is not compiled for them, which takes long.
# Threads are the same with all sets: for them one of vectors is enough.
MACHINE := $(shell $(CC) -dumpmachine 2>/dev/null)
LACKS   := $(if $(SAN),$(shell grep -qsw avx512vl /proc/cpuinfo || echo avx512)) \
           $(if $(filter thread,$(SAN)),avx512)
ISAS    := generic $(if $(filter x86_64%,$(MACHINE)),\
           $(filter-out $(LACKS),avx2 avx512))
ISA_generic := -DPOP_ISA=generic -DPOP_VBYTES=16
ISA_avx2    := -DPOP_ISA=avx2 -DPOP_VBYTES=32 -mavx2 -mfma -mf16c -mbmi2
ISA_avx512  := -DPOP_ISA=avx512 -DPOP_VBYTES=64 -mavx512f -mavx512bw \
               -mavx512cd -mavx512dq -mavx512vl -mavx2 -mfma -mf16c -mbmi2 \
               -mprefer-vector-width=512

# Handlers of threaded code keep eight vectors in registers.  GCC puts off what is
# used once to the end of a function, so that eight results wait half made in
# memory, and makes a chain of sums of addresses that were written as bases.
# They follow each other in any order: where each begins in a line of the cache,
# loops are as fast in one build as in the next one; so it is with tight loops.
HANDLERS    := one four eight tall
ALIGNED     := -falign-functions=64
HANDLER_OPT := $(shell $(CC) -Werror -fno-tree-ter -fno-tree-slsr -fsyntax-only \
               -x c /dev/null 2>/dev/null && echo -fno-tree-ter -fno-tree-slsr) \
               $(ALIGNED)

# Two archives: poprun links the runtime half only, so it cannot compile.
RT_DIRS := base num conf target codelet exe dev dev/null dev/model kernel rt
PC_DIRS := ir import import/mlir import/bytecode import/hlo refine pass gen compile
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
CONFORM_SRC := $(sort $(wildcard tests/conform/*.c))
# What scripts in tests/cache run: programs of their own.
HELPERS := $(patsubst %.c,$(O)/%,$(sort $(wildcard tests/cache/*.c)))
UNITS   := $(patsubst tests/unit/%.c,$(O)/unit/%,$(UNIT_SRC))
ALL_OBJ := $(call obj,$(RT_SRC) $(PC_SRC) $(CACHE_SRC) $(UNIT_SRC) \
           $(wildcard tests/cache/*.c) \
           $(COMMON_SRC) $(CONFORM_SRC) \
           $(wildcard cmd/*/*.c tests/fuzz/*.c tests/perf/*.c)) $(ISA_OBJ)

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

$(O)/lib/kernel/select.o: private ALL_CPPFLAGS += $(ISAS:%=-DPOP_WITH_%)

# Hashing asks the CPU before it calls this one.
$(O)/lib/base/digest_avx2.o: private ALL_CFLAGS += $(if $(filter x86_64%,$(MACHINE)),-mavx2)

# Of code that is made so often, and looks so little like its source, debuggers
# want lines: the rest takes a third of the time to compile, and four fifths of
# the room, in each program that is linked with it.
LINES_ONLY = $(if $(filter -g,$(OPT)),-g1)

define isa_rule
$(O)/lib/kernel/isa/%.$(1).o: lib/kernel/isa/%.c $(O)/flags
	$$(call say,CC)
	$$(Q)mkdir -p $$(@D)
	$$(Q)$$(CC) $$(ALL_CPPFLAGS) $$(ALL_CFLAGS) $$(LINES_ONLY) $$(ISA_$(1)) -MMD -MP -c -o $$@ $$<
endef
$(foreach i,$(ISAS),$(eval $(call isa_rule,$(i))))
$(foreach i,$(ISAS),$(HANDLERS:%=$(O)/lib/kernel/isa/vm_%.$(i).o)): \
	private ALL_CFLAGS += $(HANDLER_OPT)
$(ISAS:%=$(O)/lib/kernel/isa/tight.%.o): private ALL_CFLAGS += $(ALIGNED)

# Written when they are others; make -q and -n need not run it to know.
flags_now := $(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) $(HANDLER_OPT) $(LINES_ONLY)
ifneq ($(flags_now),$(file <$(O)/flags))
$(O)/flags: FORCE
endif
$(O)/flags: export POP_FLAGS_NOW = $(flags_now)
$(O)/flags:
	$(Q)mkdir -p $(O)
	$(Q)printf '%s\n' "$$POP_FLAGS_NOW" | cmp -s - $@ || \
		printf '%s\n' "$$POP_FLAGS_NOW" >$@

LINK = $(Q)$(CC) $(ALL_LDFLAGS) -o $@ $(filter %.o,$^) $(filter %.a,$^) $(PKG_LIBS) $(LDLIBS)

$(BINS): private ALL_LDFLAGS += $(PROG_LDFLAGS)

$(O)/popc: $(call obj,$(sort $(wildcard cmd/popc/*.c)) $(COMMON_SRC)) $(PC_LIBS)
	$(call say,LD)
	$(LINK)

$(O)/poprun: $(call obj,$(sort $(wildcard cmd/poprun/*.c)) $(COMMON_SRC)) $(RT_LIBS)
	$(call say,LD)
	$(LINK)

# Tests may ask libm for what the project computes itself.
$(O)/unit/% $(O)/perf/% $(O)/conform: LDLIBS += -lm
$(O)/unit/%: $(O)/tests/unit/%.o $(LIBS)
	$(call say,LD)
	$(Q)mkdir -p $(@D)
	$(LINK)

$(HELPERS): $(O)/%: $(O)/%.o $(LIBS)
	$(call say,LD)
	$(LINK)

$(O)/conform: $(call obj,$(CONFORM_SRC)) $(LIBS)
	$(call say,LD)
	$(LINK)

# ---- Tests.  Two commands do everything on a fresh Debian or Ubuntu machine:
# make demo, make check.

JOBS ?= $(shell getconf _NPROCESSORS_ONLN 2>/dev/null || echo 1)
# All cores, unless the caller said how many.
SUBMAKE = $(MAKE) --no-print-directory $(if $(findstring j,$(MAKEFLAGS)),,-j$(JOBS))

deps:
	$(Q)sh .ci/deps.sh

demo: deps
	$(Q)$(SUBMAKE) all
	$(Q)BIN=$(O) sh tests/demo.sh

check: deps
	$(Q)$(SUBMAKE) check-built

# The programs of the tests.
units: $(UNITS) $(HELPERS) $(O)/conform

check-built: all units lint check-fuzz
	$(Q)BIN=$(O) POP_SAN=$(SAN) tests/run.sh

# The whole of the conformance corpora, if they are there, and every fault that
# a cache can meet.
LONG := $(addprefix tests/cache/,kill.sh fail.sh race.sh hosts.sh odd.sh chaos.sh)

check-long: deps
	$(Q)$(SUBMAKE) all units
	$(Q)BIN=$(O) POP_LONG=1 tests/run.sh $(LONG)
	$(Q)POP_ROOT=. POP_SHARED=$${POP_SHARED-../shared} \
		$(O)/conform -q --strict -j $(JOBS) || test $$? -eq 77

# The same tests under sanitizers.  Lines are what a report names; all that
# debuggers want takes a third of the time to compile.
check-san:
	$(Q)UBSAN_OPTIONS=print_stacktrace=1 \
		$(SUBMAKE) check-built SAN=address,undefined OPT='-O1 -g1'

check-tsan:
	$(Q)$(SUBMAKE) check-built SAN=thread OPT='-O1 -g1'

# Figures, not tests: nothing fails by being slow.
BENCH := $(basename $(notdir $(wildcard tests/perf/bench_*.c)))

# BENCHFLAGS: as tests/perf/bench.h says; figures also in $(O)/bench/*.json.
bench: all $(BENCH:%=$(O)/perf/%)
	$(Q)mkdir -p $(O)/bench
	$(Q)for t in $(BENCH); do BIN=$(O) $(O)/perf/$$t \
		--json=$(O)/bench/$$t.json $(BENCHFLAGS) || exit; done

PERF_LIB := $(call obj,$(filter-out tests/perf/bench_%,$(wildcard tests/perf/*.c)))

$(O)/perf/%: $(O)/tests/perf/%.o $(PERF_LIB) $(LIBS)
	$(call say,LD)
	$(Q)mkdir -p $(@D)
	$(LINK)

# Replay the saved corpora; with clang, make fuzz-NAME looks for more.
FUZZ := $(filter-out replay,$(basename $(notdir $(wildcard tests/fuzz/*.c))))

check-fuzz: $(FUZZ:%=$(O)/fuzz/%)
	$(Q)for t in $(FUZZ); do \
		$(O)/fuzz/$$t tests/fuzz/corpus/$$t/* >/dev/null || exit; done

$(O)/fuzz/%: $(O)/tests/fuzz/%.o $(O)/tests/fuzz/replay.o $(LIBS)
	$(call say,LD)
	$(Q)mkdir -p $(@D)
	$(LINK)

# Everything is compiled by clang with its own flags, apart from the build.
fuzz-%: tests/fuzz/%.c
	$(Q)$(MAKE) --no-print-directory BUILD=$(BUILD)/clang CC=clang \
		SAN=fuzzer-no-link,address,undefined OPT='-O1 -g' WERROR= fuzz-libs-$*
	$(Q)mkdir -p $(BUILD)/corpus/$*
	$(BUILD)/fuzz-$* $(FUZZFLAGS) $(BUILD)/corpus/$* tests/fuzz/corpus/$*

fuzz-libs-%: $(LIBS) $(O)/tests/fuzz/%.o
	$(Q)$(CC) -fsanitize=fuzzer,address,undefined -pthread -o $(BUILD)/../fuzz-$* \
		$(O)/tests/fuzz/$*.o $(LIBS) $(PKG_LIBS)

lint: check-headers check-layers check-man

# Each header compiles on its own, but for those of isa/, which are templates
# that its files include with macros set.
check-headers: $(patsubst %,$(O)/%.ok,$(filter-out lib/kernel/isa/%,$(HEADERS)))
$(O)/%.h.ok: %.h $(O)/flags
	$(Q)mkdir -p $(@D)
	$(Q)$(CC) $(ALL_CPPFLAGS) $(ALL_CFLAGS) \
		-Wno-unused-function -fsyntax-only -x c -include $< /dev/null
	$(Q)touch $@

check-layers:
	$(Q)tests/lint/layers.sh
	$(Q)tests/lint/budgets.sh
	$(Q)tests/lint/owners.sh

check-man: $(BINS)
	$(Q)BIN=$(O) tests/lint/docs.sh
	$(Q)tests/lint/ir_man.sh
	$(Q)tests/lint/conf_man.sh
	$(Q)if command -v mandoc >/dev/null; then mandoc -T lint -W warning $(MAN); fi

format:
	clang-format -i $$(git ls-files '*.c' '*.h')

# ---- Installation.

# Made each time: the paths are the caller's.
$(O)/pop.pc: FORCE
	$(Q)mkdir -p $(@D)
	$(Q)sed -e 's|@PREFIX@|$(PREFIX)|' -e 's|@LIBDIR@|$(LIBDIR)|' \
		-e 's|@INCLUDEDIR@|$(INCLUDEDIR)|' -e 's|@PKGS@|$(PKGS)|' \
		-e 's|@VERSION@|$(VERSION)|' lib/pop.pc.in >$@

# lib/poprt.h and all that it includes.
PUBLIC_HEADERS = $(filter lib/%,$(shell $(CC) $(ALL_CPPFLAGS) -MM -x c lib/poprt.h))

install-headers:
	set -e; for h in $(PUBLIC_HEADERS); do \
		d="$(DESTDIR)$(INCLUDEDIR)/pop/$${h%/*}"; \
		mkdir -p "$$d"; install -m 644 $$h "$$d"; done

install: all $(LIBS) $(O)/pop.pc install-headers
	mkdir -p "$(DESTDIR)$(BINDIR)" "$(DESTDIR)$(LIBDIR)/pkgconfig"
	install -m 755 $(BINS) "$(DESTDIR)$(BINDIR)"
	install -m 644 $(LIBS) "$(DESTDIR)$(LIBDIR)"
	install -m 644 $(O)/pop.pc "$(DESTDIR)$(LIBDIR)/pkgconfig"
	set -e; for m in $(MAN); do d="$(DESTDIR)$(MANDIR)/man$${m##*.}"; \
		mkdir -p "$$d"; install -m 644 $$m "$$d"; done

uninstall:
	for t in $(TOOLS); do rm -f "$(DESTDIR)$(BINDIR)/$$t"; done
	for l in $(notdir $(LIBS)) pkgconfig/pop.pc; do \
		rm -f "$(DESTDIR)$(LIBDIR)/$$l"; done
	rm -rf "$(DESTDIR)$(INCLUDEDIR)/pop"
	for m in $(MAN); do \
		rm -f "$(DESTDIR)$(MANDIR)/man$${m##*.}/$${m##*/}"; done

clean:
	rm -rf $(BUILD)

-include $(ALL_OBJ:.o=.d)

.SECONDARY:
.DELETE_ON_ERROR:
.PHONY: all deps demo check check-built check-long bench units check-san check-tsan check-fuzz lint \
	check-headers check-layers check-man format install install-headers uninstall clean FORCE
