// The text of errors begins with MuJoCo's, wherever a spec comes from.
#include "support/failing_memory.h"

#include <corten/compat.h>

static void begins(const char* text, const char* expected) {
  if (strncmp(text, expected, strlen(expected)) != 0) fail_msg("not '%s' but '%s'", expected, text);
  if (!strstr(text, "error: ")) fail_msg("our text is missing in '%s'", text);
}

#define WORLD(x) "<mujoco>\n<worldbody>" x "</worldbody></mujoco>"
static const char READING[] = WORLD("<geom sise='1'/>");
static const char READING_TEXT[] =
    "XML Error: Schema violation: unrecognized attribute: 'sise'\nElement 'geom', line 2\n";
static const char COMPILING[] = WORLD("<body name='b'><joint/></body>");
static const char COMPILING_TEXT[] =
    "Error: mass and inertia of moving bodies must be larger than mjMINVAL\n"
    "Element name 'b', id 1, line 2\n";

static void of_parsing(void** state) {
  (void)state;
  char error[1000];
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  ct_addBufferVFS(&vfs, "m.xml", READING, (int)sizeof READING - 1);
  assert_null(ctmj_parseXMLString(READING, NULL, error, sizeof error));
  begins(error, READING_TEXT);
  assert_null(ctmj_parseXML("m.xml", &vfs, error, sizeof error));
  begins(error, READING_TEXT);
  assert_null(ctmj_parse("m.xml", NULL, &vfs, error, sizeof error));
  begins(error, READING_TEXT);
  assert_null(ctmj_loadXML("m.xml", &vfs, error, sizeof error));
  begins(error, READING_TEXT);
  assert_null(ct_parseXML("m.xml", &vfs, error, sizeof error)); // ours
  assert_memory_equal(error, "m.xml:2:", 8);
  ct_deleteVFS(&vfs);
}

static void of_specs_and_their_copies(void** state) {
  (void)state;
  char error[1000];
  ctSpec* s = ctmj_parseXMLString(COMPILING, NULL, error, sizeof error);
  assert_null(ct_compile(s, NULL));
  begins(cts_getError(s), COMPILING_TEXT);
  assert_null(ct_compile(s, NULL)); // not only once
  begins(cts_getError(s), COMPILING_TEXT);
  ctSpec* copy = ct_copySpec(s);
  assert_null(ct_compile(copy, NULL));
  begins(cts_getError(copy), "Error: mass and inertia of moving bodies"); // without the document
  ct_deleteSpec(copy);
  ct_deleteSpec(s);

  s = ctmj_makeSpec();
  ctsBody* b = cts_addBody(cts_findBody(s, "world"), NULL);
  cts_addJoint(b, NULL);
  assert_null(ct_compile(s, NULL));
  begins(cts_getError(s), "Error: mass and inertia of moving bodies must be larger than mjMINVAL\n"
                          "Element name '', id 1\n");
  ct_deleteSpec(s);
}

static bool make_scarce(MemoryCount* c) {
  memory_scarce(c);
  ctSpec* s = ctmj_makeSpec();
  memory_enough(c);
  ct_deleteSpec(s);
  return s != NULL;
}

static void without_memory_there_is_no_spec(void** state) {
  (void)state;
  assert_true(memory_failures(make_scarce) >= 1);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(of_parsing),
      cmocka_unit_test(of_specs_and_their_copies),
      cmocka_unit_test(without_memory_there_is_no_spec),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
