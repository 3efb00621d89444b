#include "compile/tendon_build.h"
#include "unit/compile/spec_case.h"

static const char kBodies[] =
    "<worldbody><site name='s'/><site name='t'/><geom name='c' type='cylinder' size='1 1' "
    "contype='0' conaffinity='0'/><geom name='box' type='box' size='1 1 1'/><body><joint "
    "name='j'/><geom size='1'/></body></worldbody>";

// A path in letters: s and t sites, c cylinder with side site t, b box, j joint, p pulley.
static ctsTendon* add(BuildCase* c, const char* path) {
  ctsTendon* t = case_add(c, ctOBJ_TENDON, NULL);
  TendonElement* e = (TendonElement*)(void*)t->element;
  for (; *path; path++) {
    bool site = *path == 's' || *path == 't', joint = *path == 'j', pulley = *path == 'p';
    const char name[2] = {*path, 0};
    cttWrap type = site     ? ctWRAP_SITE
                   : joint  ? ctWRAP_JOINT
                   : pulley ? ctWRAP_PULLEY
                            : ctWRAP_SPHERE;
    const char* target = *path == 'b' ? "box" : name;
    assert_non_null(spec_add_wrap(e, type, pulley ? NULL : target, *path == 'c' ? "t" : NULL, 2));
  }
  return t;
}

static void paths_are_resolved(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  add(&c, "jj");
  add(&c, "sctpst");
  case_resolve(&c);
  assert_int_equal(tendon_build(&c.b), CT_OK);
  assert_int_equal(c.b.nwrap, 8);
  assert_int_equal(c.b.tendon[1].wrap.adr, 2);
  const BuildWrap* w = c.b.wrap + 2;
  assert_int_equal(w[1].type, ctWRAP_CYLINDER);
  assert_int_equal(w[1].object, 0);
  assert_near(w[1].prm, 1, 0);
  assert_int_equal(w[3].object, -1);
  assert_near(w[3].prm, 2, 0);
  assert_false(c.b.geom[0].visual);
  case_close(&c);
}

static void bad_paths_are_named(void** state) {
  (void)state;
  static const struct Row {
    const char *path, *message;
  } kRow[] = {
      {"", "path cannot be empty"},
      {"s", "spatial path must contain at least two objects"},
      {"js", "spatial object found in fixed path at pos 1"},
      {"sj", "joint wrap found in spatial path at pos 1"},
      {"stpps", "consecutive pulleys (pos 3)"},
      {"stp", "path ends with pulley"},
      {"stpsp", "site 3 needs a neighbor that is not a pulley"},
      {"ss", "site 0 is repeated"},
      {"cs", "geom at pos 0 not bracketed by sites"},
      {"sbt", "geom 'box' in tendon 0, wrap 1 is not sphere or cylinder"},
      {"sx", "geom 'x' not found in tendon 0, wrap 1"},
  };
  for (size_t i = 0; i < sizeof(kRow) / sizeof(kRow[0]); i++) {
    BuildCase c;
    case_read(&c, kBodies);
    add(&c, kRow[i].path);
    case_resolve(&c);
    assert_int_equal(tendon_build(&c.b), CT_FAIL);
    if (!case_says(&c, kRow[i].message))
      fail_msg("%s: %s, not %s", kRow[i].path, c.err.item[0].message, kRow[i].message);
    case_close(&c);
  }
}

static void bad_numbers_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kBodies);
  ctsTendon* t = add(&c, "j");
  t->limited = ctLIMITED_TRUE;
  t = add(&c, "j");
  t->springlength[0] = 2;
  t->springlength[1] = 1;
  t = add(&c, "j");
  t->actfrclimited = ctLIMITED_TRUE;
  t->actfrcrange[0] = 1;
  t->actfrcrange[1] = 2;
  t = add(&c, "st");
  t->width = 0;
  t = add(&c, "sct");
  t->armature = 1;
  case_resolve(&c);
  assert_int_equal(tendon_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "invalid limits in tendon"));
  assert_true(case_says(&c, "invalid springlength in tendon"));
  assert_true(case_says(&c, "invalid actuatorfrcrange in tendon"));
  assert_true(case_says(&c, "must have positive width"));
  assert_true(case_says(&c, "geom wrapping not supported by tendon armature"));
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(paths_are_resolved), cmocka_unit_test(bad_paths_are_named),
          cmocka_unit_test(bad_numbers_are_named))
