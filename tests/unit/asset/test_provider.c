#include "asset/provider.h"
#include "support/failing_memory.h"

#include <corten/corten.h>

#include <string.h>

static int open_any(ctResource* r) { return (void)r, 1; }
static int read_any(ctResource* r, const void** buffer) { return *buffer = r->name, 0; }
static void close_any(ctResource* r) { (void)r; }

static ctpResourceProvider provider(const char* prefix) {
  ctpResourceProvider p;
  ctp_defaultResourceProvider(&p);
  p.prefix = prefix;
  p.open = open_any;
  p.read = read_any;
  p.close = close_any;
  return p;
}

static void registering(void** state) {
  (void)state;
  char prefix[] = "abc";
  ctpResourceProvider p = provider(prefix);
  int slot = ctp_registerResourceProvider(&p), count = ctp_resourceProviderCount();
  assert_int_equal(slot, 1);
  assert_int_equal(ctp_registerResourceProvider(&p), slot); // the same once more
  assert_int_equal(ctp_resourceProviderCount(), count);
  prefix[0] = 'x'; // kept as a copy
  assert_non_null(ctp_getResourceProvider("abc:file"));
  p = provider("ABC");
  p.data = &p;
  assert_int_equal(ctp_registerResourceProvider(&p), -1); // another one of that name
  p = provider("abd+1.2-x");
  assert_int_equal(ctp_registerResourceProvider(&p), 2);
  assert_string_equal(ctp_getResourceProviderAtSlot(2)->prefix, "abd+1.2-x");
  assert_null(ctp_getResourceProviderAtSlot(0));
  assert_null(ctp_getResourceProviderAtSlot(3));
}

static void refused(void** state) {
  (void)state;
  static const char* const BAD[] = {"", "1ab", "a b", "a:b", NULL};
  for (size_t i = 0; i < sizeof BAD / sizeof *BAD; i++) {
    ctpResourceProvider p = provider(BAD[i]);
    assert_int_equal(ctp_registerResourceProvider(&p), -1);
  }
  ctpResourceProvider p = provider("lacks");
  p.read = NULL;
  assert_int_equal(ctp_registerResourceProvider(&p), -1);
}

static void names(void** state) {
  (void)state;
  ctpResourceProvider p = provider("abc");
  ctp_registerResourceProvider(&p);
  assert_non_null(provider_find("abc:foo"));
  assert_non_null(provider_find("ABC:"));
  assert_null(provider_find("abc"));
  assert_null(provider_find("abcd:foo"));
  assert_null(provider_find("ab:foo"));
  assert_null(provider_find(":foo"));
  assert_null(provider_find("dir/abc:foo"));
  assert_null(provider_find(NULL));
}

static int asked;
static int can(const ctResource* r) { return asked++, strstr(r->name, "good") != NULL; }
static ctSpec* decode(ctResource* r, const ctVFS* vfs) { return (void)r, (void)vfs, ct_makeSpec(); }

static void decoders(void** state) {
  (void)state;
  ctpDecoder d;
  ctp_defaultDecoder(&d);
  ctp_registerDecoder(&d); // incomplete
  d.content_type = "model/foo";
  d.extension = ".foo|.bar";
  d.can_decode = can;
  d.decode = decode;
  ctp_registerDecoder(&d);
  ctp_registerDecoder(&d);
  char name[3][20] = {"good.foo", "bad.foo", "good.baz"};
  ctResource r[3] = {{.name = name[0]}, {.name = name[1]}, {.name = name[2]}};
  assert_non_null(ctp_findDecoder(r, NULL));
  assert_non_null(ctp_findDecoder(r, "model/other"));
  assert_non_null(ctp_findDecoder(r + 2, "MODEL/FOO"));
  assert_null(ctp_findDecoder(r + 2, "model/other"));
  asked = 0;
  assert_null(ctp_findDecoder(r + 1, "model/foo"));
  assert_int_equal(asked, 2); // once by type, once by name
}

static int mount_any(ctResource* r) { return (void)r, 1; }
static int changed(const ctResource* r, const char* time) { return (void)r, (void)time, 1; }
static int open_other(ctResource* r) { return (void)r, 0; }
static int read_other(ctResource* r, const void** buffer) { return *buffer = r->name, 1; }
static void close_other(ctResource* r) { r->data = NULL; }

// A name belongs to the provider that took it: another function in any place is another provider.
static void one_provider_per_name(void** state) {
  (void)state;
  ctpResourceProvider p = provider("owned");
  int slot = ctp_registerResourceProvider(&p);
  assert_true(slot > 0);
  ctpResourceProvider other[7] = {p, p, p, p, p, p, p};
  other[0].open = open_other;
  other[1].read = read_other;
  other[2].close = close_other;
  other[3].mount = mount_any;
  other[4].unmount = mount_any;
  other[5].modified = changed;
  other[6].data = &slot;
  for (int k = 0; k < 7; k++) {
    assert_int_equal(ctp_registerResourceProvider(other + k), -1);
    assert_non_null(strstr(ct_lastError(), "'owned' is already registered"));
  }
  for (int k = 0; k < 3; k++) { // each of the three that it must have
    p = provider("lacks");
    if (k == 0) p.open = NULL;
    if (k == 1) p.read = NULL;
    if (k == 2) p.close = NULL;
    assert_int_equal(ctp_registerResourceProvider(&p), -1);
  }
}

static ctSpec* decode_other(ctResource* r, const ctVFS* vfs) { return (void)r, (void)vfs, NULL; }
static int can_not(const ctResource* r) { return (void)r, 0; }

static bool takes(const ctpDecoder* d) {
  ct_clearError();
  ctp_registerDecoder(d);
  return !*ct_lastError();
}

static void decoders_that_lack_something(void** state) {
  (void)state;
  ctpDecoder type = {.content_type = "model/alone", .can_decode = can, .decode = decode};
  ctpDecoder ending = {.extension = ".alone", .can_decode = can, .decode = decode}, x = type;
  assert_true(takes(&type) && takes(&ending) && takes(&type));
  char name[2][20] = {"good.ALONE", "good"};
  ctResource r[2] = {{.name = name[0]}, {.name = name[1]}};
  assert_non_null(ctp_findDecoder(r, NULL));
  assert_null(ctp_findDecoder(r + 1, NULL));
  assert_non_null(ctp_findDecoder(r + 1, "model/alone"));
  x.decode = decode_other;
  assert_false(takes(&x)); // of the same type
  x = ending;
  x.can_decode = can_not;
  assert_false(takes(&x));
  x.extension = NULL;
  assert_false(takes(&x)); // for nothing
  x = type;
  x.content_type = "model/none";
  x.decode = NULL;
  assert_false(takes(&x));
  x.decode = decode;
  x.can_decode = NULL;
  assert_false(takes(&x));
}

static void* no_memory(size_t n, size_t align, void* user) {
  return (void)n, (void)align, (void)user, NULL;
}
static void no_free(void* p, void* user) { (void)p, (void)user; }

static void without_memory_or_room(void** state) {
  (void)state;
  ctpResourceProvider p = provider("scarce");
  ctpDecoder d = {.content_type = "model/scarce", .can_decode = can, .decode = decode};
  int count = ctp_resourceProviderCount();
  ct_setAllocator(&(ctAllocator){no_memory, no_free, NULL});
  int slot = ctp_registerResourceProvider(&p);
  bool taken = takes(&d);
  ct_setAllocator(NULL);
  assert_int_equal(slot, -1);
  assert_false(taken);
  assert_int_equal(ctp_resourceProviderCount(), count);
  // until there is no room: an error, and those before stay
  char name[40] = "";
  int made = 0;
  for (slot = 0; slot >= 0 && made < 100000; made++) {
    snprintf(name, sizeof name, "many%d", made);
    p = provider(name);
    slot = ctp_registerResourceProvider(&p);
  }
  assert_int_equal(slot, -1);
  assert_int_equal(ctp_resourceProviderCount(), count + made - 1);
  assert_non_null(provider_find("many0:x"));
  for (taken = true, made = 0; taken && made < 100000; made++) {
    snprintf(name, sizeof name, "model/many%d", made);
    d.content_type = name;
    taken = takes(&d);
  }
  assert_false(taken);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(registering),
      cmocka_unit_test(refused),
      cmocka_unit_test(names),
      cmocka_unit_test(decoders),
      cmocka_unit_test(one_provider_per_name),
      cmocka_unit_test(decoders_that_lack_something),
      cmocka_unit_test(without_memory_or_room),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
