#include "compile/flex_build.h"
#include "unit/compile/build_case.h"

#define FREE_BODY "<body name='b' pos='1 2 3'><freejoint/><geom size='.1'/></body>"

static void open_flex(BuildCase* c, const char* flex) {
  char inner[2048];
  snprintf(inner, sizeof(inner), "<worldbody>" FREE_BODY "</worldbody><deformable>%s</deformable>",
           flex);
  case_open(c, inner);
  flex_build_start(&c->b);
}

static void a_flex_on_one_body(void** state) {
  (void)state;
  BuildCase c;
  open_flex(&c, "<flex name='f' dim='3' radius='.1' body='b' vertex='0 0 0 1 0 0 0 1 0 0 0 1' "
                "element='0 1 2 3'/>");
  assert_int_equal(flex_build(&c.b), CT_OK);
  const BuildFlex* f = c.b.flex;
  assert_true(f->rigid && !f->centered && !f->interpolated);
  assert_int_equal(f->vertbody[3], 1);
  assert_numbers(f->xpos + 9, 3, 1, 2, 4);
  assert_int_equal(f->elem[1], 2); // turned so that its faces look outwards
  assert_numbers(f->s.size, 3, .5, .5, .5);
  assert_numbers(f->vert0, 3, 0, 0, 0);
  assert_numbers(f->vert0 + 9, 3, 0, 0, 1);
  case_close(&c);
}

static void flexcomp_points_are_centered(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><flexcomp name='f' count='3 3 1' spacing='.1 .1 .1'>"
                "<edge equality='vert'/></flexcomp></worldbody>");
  assert_int_equal(flex_build(&c.b), CT_OK);
  const BuildFlex* f = c.b.flex;
  assert_true(f->centered && !f->rigid);
  assert_int_equal(f->equality, 2);
  assert_int_equal(f->nedge, 16);
  assert_int_equal(f->vertbody[8], 9);
  case_close(&c);
}

typedef struct Bad {
  const char *flex, *message;
} Bad;

static void bad_flexes_are_named(void** state) {
  (void)state;
#define TRIANGLE "vertex='0 0 0 1 0 0 0 1 0' "
  static const Bad kBad[] = {
      {"<flex body='b' element='0 1 2' dim='5'/>", "dim must be 1, 2 or 3"},
      {"<flex body='b' element='0 1'/>", "elem size must be multiple of (dim+1)"},
      {"<flex body='b' element='0 1 2' vertex='0 0'/>", "vert size must be a multiple of 3"},
      {"<flex body='b' element='0 1 2'/>", "not enough vertices"},
      {"<flex body='b b' element='0 1 2' " TRIANGLE "/>", "vertbody size must be 1 or nvert"},
      {"<flex body='b' element='0 1 3' " TRIANGLE "/>", "elem vertex id out of range"},
      {"<flex body='c' element='0 1 2' " TRIANGLE "/>", "unknown body 'c' in flex"},
      {"<flex body='b' element='0 1 1' " TRIANGLE "/>", "repeated vertex in element"},
      {"<flex body='b' element='0 1 2' material='m' " TRIANGLE "/>",
       "unknown material 'm' in flex"},
      {"<flex body='b' element='0 1 2' texcoord='0 0' " TRIANGLE "/>",
       "two texture coordinates per vertex expected"},
      {"<flex body='b' element='0 1 2' " TRIANGLE "><elasticity young='1' poisson='.5'/></flex>",
       "Poisson ratio must be in [0, 0.5)"},
      {"<flex body='b' element='0 1 2' " TRIANGLE "><edge stiffness='1'/></flex>",
       "edge stiffness only available for dim=1"},
      {"<flex body='b' element='0 1 2' node='b' " TRIANGLE "/>",
       "trilinear interpolation cannot do self-collision"},
  };
  for (size_t i = 0; i < sizeof(kBad) / sizeof(kBad[0]); i++) {
    BuildCase c;
    open_flex(&c, kBad[i].flex);
    assert_int_equal(flex_build(&c.b), CT_FAIL);
    if (!case_says(&c, kBad[i].message)) fail_msg("%s", kBad[i].message);
    case_close(&c);
  }
}

static void vertex_constraints_need_a_plane(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, "<worldbody><flexcomp name='f' count='3 3 1' spacing='.1 .1 .1' euler='30 0 0'>"
                "<edge equality='vert'/></flexcomp></worldbody>");
  flex_build_start(&c.b);
  assert_int_equal(flex_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "flex vertices are not in the same plane"));
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_flex_on_one_body),
      cmocka_unit_test(flexcomp_points_are_centered),
      cmocka_unit_test(bad_flexes_are_named),
      cmocka_unit_test(vertex_constraints_need_a_plane),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
