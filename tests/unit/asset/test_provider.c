#include "asset/provider.h"
#include "support/cmocka_all.h"

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

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(registering),
      cmocka_unit_test(refused),
      cmocka_unit_test(names),
      cmocka_unit_test(decoders),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
