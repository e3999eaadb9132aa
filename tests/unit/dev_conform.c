/* What every driver must do, and how ids name groups. */

#include <assert.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "lib/dev/dev.h"

static const struct {
	uint32_t pool, id, first, nipu; /* nipu 0: no such id */
} ids[] = {
	{1, 0, 0, 1},
	{1, 1, 0, 0},
	{2, 2, 0, 2},
	{2, 3, 0, 0},
	{3, 3, 0, 2},
	{3, 4, 0, 0},
	{4, 5, 2, 2},
	{4, 6, 0, 4},
	{6, 6, 0, 2},
	{6, 8, 4, 2},
	{6, 9, 0, 4},
	{6, 10, 0, 0},
	{64, 63, 63, 1},
	{64, 64, 0, 2},
	{64, 126, 0, 64},
	{64, 127, 0, 0},
};

static void
check_ids(size_t i)
{
	pop_dev_options opt = {.nipu = ids[i].pool, .run_dir = "."};
	pop_dev_info info;
	pop_devs *d = NULL;
	pop_err err;
	pop_status st;

	assert(pop_devs_open(&d, &pop_driver_null, &opt, &err) == POP_OK);
	assert(pop_devs_nipu(d, ids[i].id) == ids[i].nipu);
	assert((ids[i].id < pop_devs_count(d)) == (ids[i].nipu != 0));
	st = pop_devs_describe(d, ids[i].id, &info, &err);
	assert(st == (ids[i].nipu ? POP_OK : POP_E_USAGE));
	assert(!ids[i].nipu || info.first == ids[i].first);
	assert(!info.busy);
	pop_devs_close(d);
}

struct said {
	char text[4][160];
	int n;
};

static void
keep(void *arg, const char *line)
{
	struct said *s = arg;

	assert(s->n < 4);
	snprintf(s->text[s->n++], sizeof(s->text[0]), "%s", line);
}

static bool
is_busy(pop_devs *d, uint32_t id)
{
	pop_dev_info info;
	pop_err err;

	assert(pop_devs_describe(d, id, &info, &err) == POP_OK);
	return info.busy;
}

static const char not_found[] =
	"Could not find an available device for TensorFlow virtual device "
	"/device:IPU:0. This device was expected to have 1 IPU(s). Common "
	"causes of this error include: incorrect configuration of your V-IPU "
	"partition, requesting more IPUs than are available on your system, "
	"or IPUs being used by another program. Use `gc-info -l` and "
	"`gc-monitor` to check your configuration.";

/* A pool of two: ids 0, 1 and the pair 2. */
static void
check_driver(const pop_driver *driver)
{
	pop_dev_options opt = {.nipu = 2, .run_dir = "run"};
	struct said said = {.n = 0};
	pop_attach one = {.say = keep, .arg = &said}, two = one, pick = one;
	pop_dev *a = NULL, *b = NULL, *c = NULL;
	pop_devs *d = NULL, *other = NULL;
	pop_err err;

	two.nipu = 2;
	pick.by_id = true;
	pick.id = 1;
	assert(pop_devs_open(&d, driver, &opt, &err) == POP_OK);
	assert(pop_devs_count(d) == 3);
	/* by id: the second IPU makes the pair busy, not the first */
	assert(pop_dev_attach(&a, d, &pick, &err) == POP_OK);
	assert(pop_dev_id(a) == 1 && pop_dev_nipu(a) == 1);
	assert(!is_busy(d, 0) && is_busy(d, 1) && is_busy(d, 2));
	assert(pop_dev_attach(&b, d, &pick, &err) == POP_E_BUSY);
	assert(pop_dev_attach(&b, d, &two, &err) == POP_E_BUSY);
	assert(strstr(err.text, "expected to have 2 IPU(s)"));
	/* a failed group leaves its free member free */
	assert(pop_dev_attach(&b, d, &one, &err) == POP_OK);
	assert(pop_dev_id(b) == 0);
	assert(pop_dev_attach(&c, d, &one, &err) == POP_E_BUSY);
	assert(strcmp(err.text, not_found) == 0);
	pop_dev_detach(a);
	/* the first IPU makes the pair busy, too */
	assert(is_busy(d, 0) && !is_busy(d, 1) && is_busy(d, 2));
	pop_dev_detach(b);
	assert(!is_busy(d, 0) && !is_busy(d, 1) && !is_busy(d, 2));
	assert(pop_dev_attach(&c, d, &two, &err) == POP_OK);
	assert(is_busy(d, 0) && is_busy(d, 1));
	pop_dev_detach(c);
	assert(said.n == 3);
	assert(strcmp(said.text[0],
		       "TensorFlow device /device:IPU:0 attached to 1 IPU "
		       "with Poplar device ID: 1") == 0);
	assert(strcmp(said.text[2],
		       "TensorFlow device /device:IPU:0 attached to 2 IPUs "
		       "with Poplar device ID: 2") == 0);
	/* requests that no waiting helps */
	two.nipu = 3;
	two.wait = true;
	two.timeout_ms = -1;
	assert(pop_dev_attach(&c, d, &two, &err) == POP_E_USAGE);
	assert(strcmp(err.text,
		       "Unsupported number of IPUs requested - could not find "
		       "an IPU device with 3 IPUs for the TensorFlow virtual "
		       "device /device:IPU:0. Use `gc-info -l` to view the "
		       "available device configurations.") == 0);
	pick.id = 3;
	assert(pop_dev_attach(&c, d, &pick, &err) == POP_E_USAGE);
	assert(strncmp(err.text, "No device matches the requested", 31) == 0);
	pop_devs_close(d);
	opt.nipu = POP_DEV_MAX_IPUS + 1;
	assert(pop_devs_open(&other, driver, &opt, &err) == POP_E_USAGE);
}

static bool
stop_at_once(void *arg)
{
	struct said *s = arg;

	return s->n > 0;
}

static void
check_waiting(const pop_driver *driver)
{
	pop_dev_options opt = {.nipu = 1, .run_dir = "run"};
	struct said said = {.n = 0};
	pop_attach how = {.say = keep, .arg = &said};
	pop_dev *a = NULL, *b = NULL;
	pop_devs *d = NULL;
	pop_err err;

	assert(pop_devs_open(&d, driver, &opt, &err) == POP_OK);
	assert(pop_dev_attach(&a, d, &how, &err) == POP_OK);
	said.n = 0;
	how.wait = true;
	how.timeout_ms = 0; /* one sweep, nothing said */
	assert(pop_dev_attach(&b, d, &how, &err) == POP_E_TIMEOUT);
	assert(said.n == 0);
	how.timeout_ms = 120; /* below the poll time: two sweeps */
	how.poll_ms = 1000;
	assert(pop_dev_attach(&b, d, &how, &err) == POP_E_TIMEOUT);
	assert(strncmp(err.text,
		       "Timed out trying to find an available device for "
		       "TensorFlow virtual device /device:IPU:0. This device "
		       "was expected to have 1 IPU(s). Common causes",
		       140) == 0);
	assert(said.n == 1);
	assert(strcmp(said.text[0],
		       "Currently there is no available device for TensorFlow "
		       "virtual device /device:IPU:0. Waiting for one to "
		       "become available.") == 0);
	said.n = 0;
	how.timeout_ms = -1;
	how.stop = stop_at_once;
	assert(pop_dev_attach(&b, d, &how, &err) == POP_E_INTERRUPTED);
	pop_dev_detach(a);
	assert(pop_dev_attach(&b, d, &how, &err) == POP_OK);
	pop_dev_detach(b);
	pop_dev_detach(NULL);
	pop_devs_close(d);
	pop_devs_close(NULL);
}

int
main(void)
{
	const pop_driver *driver;
	pop_err err;
	size_t i;

	for (i = 0; i < sizeof(ids) / sizeof(ids[0]); i++)
		check_ids(i);
	for (i = 0; (driver = pop_driver_at(i)); i++) {
		check_driver(driver);
		check_waiting(driver);
	}
	assert(i == 2);
	assert(pop_dev_refuse_run(&err) == POP_E_REFUSED);
	assert(strstr(err.text, "configured for compilation only."));
	return 0;
}
