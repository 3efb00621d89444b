#include "unit/view/stage.h"

#include <stdio.h>
#include <stdlib.h>

#define WORLD                                                                                      \
  "<mujoco><worldbody><light pos='0 0 3'/><geom type='plane' size='1 1 1'/><body name='ball'>"     \
  "<freejoint/><geom size='.125'/></body>"                                                         \
  "<flexcomp name='f' type='grid' count='2 2 1' spacing='.1 .1 .1' dim='2' mass='1' pos='0 0 1'/>" \
  "</worldbody></mujoco>"
#define FILE_NAME "scene_print.txt"

static char* read_all(void) {
  static char text[1 << 16];
  FILE* f = fopen(FILE_NAME, "rb");
  assert_non_null(f);
  text[fread(text, 1, sizeof text - 1, f)] = 0;
  fclose(f);
  remove(FILE_NAME);
  return text;
}

static int count(const char* text, const char* part) {
  int n = 0;
  for (const char* p = strstr(text, part); p; p = strstr(p + 1, part)) n++;
  return n;
}

static void everything(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  s.opt.label = ctLABEL_BODY;
  stage_show(&s, -1);
  ct_printScene(&s.scn, FILE_NAME);
  const char* text = read_all();
  char line[64];
  snprintf(line, sizeof line, "GEOMS %d\n", s.scn.ngeom);
  assert_ptr_equal(strstr(text, line), text);
  assert_int_equal(count(text, "  GEOM "), s.scn.ngeom);
  assert_int_equal(count(text, "  LIGHT "), s.scn.nlight);
  assert_int_equal(count(text, "  CAMERA "), 2);
  assert_int_equal(count(text, "  FLEX "), 1);
  assert_non_null(strstr(text, "    label            ball\n"));
  assert_non_null(strstr(text, "    size             0.125 0.125 0.125\n"));
  assert_non_null(strstr(text, "    flexvertnum      4\n"));
  assert_non_null(strstr(text, "    scale            1\n"));
  stage_close(&s);
}

// A format of the user; what is none is not used.
static void formats(void** state) {
  (void)state;
  Stage s = stage_open(WORLD);
  stage_show(&s, -1);
  ct_printFormattedScene(&s.scn, FILE_NAME, "%.2f");
  assert_non_null(strstr(read_all(), "    rotate           1.00 0.00 0.00 0.00\n"));
  ct_printFormattedScene(&s.scn, FILE_NAME, "%s");
  assert_non_null(strstr(read_all(), "    rotate           1 0 0 0\n"));
  stage_close(&s);
}

STAGE_TEST_MAIN(cmocka_unit_test(everything), cmocka_unit_test(formats))
