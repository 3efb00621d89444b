#include "mjcf/mjcf_recipe.h"
#include "unit/math/math_near.h"
#include "unit/mjcf/mjcf_parse.h"

#define WORLD(inside) "<worldbody><body name='p'>" inside "</body></worldbody>"
#define CABLE(inside)                                                                              \
  WORLD("<composite type='cable' curve='s' count='4' size='1'>" inside                             \
        "<geom type='capsule' size='.02'/></composite>")
#define GRID(inside)                                                                               \
  WORLD("<flexcomp name='f' type='grid' dim='1' count='3 1 1' spacing='.1 .1 .1'>" inside          \
        "</flexcomp>")

static const BodyElement* body(const Spec* s, const char* name) {
  Element* e = spec_find(s, ctOBJ_BODY, name);
  if (!e) fail_msg("no body '%s'", name);
  return (BodyElement*)e;
}

static void cables(void** state) {
  (void)state;
  Spec* s = parse(WORLD("<composite prefix='c' type='cable' curve='s' count='4 1 1' size='1' "
                        "offset='0 0 1' initial='none'><joint kind='main' damping='.25'/>"
                        "<geom type='capsule' size='.02' rgba='1 0 0 1'/></composite>"));
  assert_int_equal(s->list[ctOBJ_BODY].count, 5);
  const BodyElement* first = body(s, "cB_first");
  assert_true(first->s.pos[2] == 1 && first->joints.count == 0);
  assert_ptr_equal(first->e.body, body(s, "p"));
  const BodyElement* last = body(s, "cB_last");
  assert_true(last->s.pos[0] == (float)(1. / 3)); // points of a curve are floats
  assert_ptr_equal(last->e.body, body(s, "cB_1"));
  assert_int_equal(s->list[ctOBJ_JOINT].count, 2);
  assert_non_null(spec_find(s, ctOBJ_JOINT, "cJ_last"));
  assert_true(JOINT(s, 0)->damping == 0.25);
  assert_int_equal(s->list[ctOBJ_GEOM].count, 3);
  assert_true(GEOM(s, 0)->rgba[0] == 1 && GEOM(s, 0)->rgba[1] == 0 && GEOM(s, 0)->size[0] == 0.02);
  assert_int_equal(s->list[ctOBJ_EXCLUDE].count, 2);
  spec_free(s);
}

static void curves(void** state) {
  (void)state;
  Spec* s = parse(WORLD("<composite type='cable' curve=' cos(s) sin(s)  s' count='5' "
                        "size='1 .3 2'><geom type='box' size='.01 .02 .03'/></composite>"));
  assert_true(body(s, "B_first")->s.pos[0] == 0.3f);
  assert_near(GEOM(s, 0)->size[0], 0.24622145230722436, 1e-9);
  assert_int_equal(s->list[ctOBJ_JOINT].count, 4);
  spec_free(s);
  refuse(WORLD("<composite type='cable' curve='s x' count='4' size='1'/>"),
         "The curve array contains an invalid shape");
  refuse(WORLD("<composite type='cable' curve='s s s s' count='4' size='1'/>"),
         "The curve array must have a maximum of 3 components");
}

static void wrong_composites(void** state) {
  (void)state;
  refuse(CABLE("<joint kind='main'/><joint kind='main'/>"),
         "Only particles are allowed to have multiple joints");
  refuse(CABLE("<joint kind='x'/>"), "invalid keyword: 'x'");
  refuse(CABLE("<skin group='6'/>"), "skin group must be between 0 and 5");
  refuse(CABLE("<plugin instance='q'/>"), "unrecognized name 'q' for plugin instance");
  refuse(WORLD("<composite type='rope' count='4'/>"), "Please use \"cable\" instead");
}

static void flexes(void** state) {
  (void)state;
  Spec* s = parse(WORLD("<flexcomp name='f' type='grid' count='3 2 1' spacing='.1 .1 .1' dim='2' "
                        "radius='.01' mass='2' group='4' rgba='1 0 0 1'><edge equality='true' "
                        "damping='.5' solref='.03 2'/><contact condim='4' selfcollide='none'/>"
                        "<elasticity young='7' elastic2d='bend'/></flexcomp>"));
  assert_int_equal(s->list[ctOBJ_FLEX].count, 1);
  const ctsFlex* f = &((FlexElement*)s->list[ctOBJ_FLEX].data[0])->s;
  assert_string_equal(spec_name(s->list[ctOBJ_FLEX].data[0]), "f");
  assert_true(f->radius == 0.01 && f->edgedamping == 0.5 && f->young == 7 && f->rgba[1] == 0);
  assert_int_equal(f->dim, 2);
  assert_int_equal(f->group, 4);
  assert_int_equal(f->condim, 4);
  assert_int_equal(f->elastic2d, 1);
  assert_int_equal(f->selfcollide, ctFLEXSELF_NONE);
  const int want[12] = {0, 2, 3, 0, 3, 1, 2, 4, 5, 2, 5, 3};
  assert_int_equal(f->elem->count, 12);
  assert_memory_equal(f->elem->data, want, sizeof want);
  const ctsEquality* e = &((EqualityElement*)s->list[ctOBJ_EQUALITY].data[0])->s;
  assert_int_equal(e->type, ctEQ_FLEX);
  assert_true(e->solref[0] == 0.03 && e->solref[1] == 2);
  spec_free(s);
}

static void pins_add_up(void** state) {
  (void)state;
  Spec* s = parse(WORLD("<flexcomp name='f' type='grid' count='3 2 1' spacing='.1 .1 .1' dim='2'>"
                        "<pin id='0'/><pin id='2 4'/></flexcomp>"));
  const ctsFlex* f = &((FlexElement*)s->list[ctOBJ_FLEX].data[0])->s;
  const char* want[6] = {"p", "f_1", "p", "f_3", "p", "f_5"};
  assert_int_equal(f->vertbody->count, 6);
  for (int i = 0; i < 6; i++) assert_string_equal(vectors_text(&f->vertbody->data[i]), want[i]);
  assert_int_equal(s->list[ctOBJ_BODY].count, 5);
  spec_free(s);
  refuse(GRID("<pin id='3'/>"), "pinid out of range");
  refuse(GRID("<pin id='x'/>"), "'id'");
}

static void direct_flexes(void** state) {
  (void)state;
  Spec* s = parse(WORLD("<flexcomp name='f' type='direct' dim='1' point='0 0 0 1 0 0' "
                        "element='0 1' rigid='true' pos='1 2 3'/>"));
  const ctsFlex* f = &((FlexElement*)s->list[ctOBJ_FLEX].data[0])->s;
  const double want[6] = {1, 2, 3, 2, 2, 3};
  assert_int_equal(f->vert->count, 6);
  for (int i = 0; i < 6; i++) assert_true(f->vert->data[i] == want[i]);
  assert_int_equal(f->vertbody->count, 1);
  assert_int_equal(s->list[ctOBJ_BODY].count, 2);
  spec_free(s);
  refuse(WORLD("<flexcomp name='f' type='direct' dim='1' point='0 0 0 1 0 0'/>"),
         "Point and element required");
  refuse(WORLD("<flexcomp name='f' type='direct' dim='1' point='0 0 0 1 0' element='0 1'/>"),
         "Point size must be a multiple of 3");
  refuse(WORLD("<flexcomp name='f' type='grid' count='3 2'/>"),
         "attribute 'count' does not have enough data");
  refuse(WORLD("<flexcomp name='f' type='grid' dof='2d' count='3 2 1'/>"), "invalid keyword: '2d'");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(cables), cmocka_unit_test(curves),      cmocka_unit_test(wrong_composites),
      cmocka_unit_test(flexes), cmocka_unit_test(pins_add_up), cmocka_unit_test(direct_flexes),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
