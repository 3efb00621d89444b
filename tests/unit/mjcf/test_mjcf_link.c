#include "mjcf/mjcf_link.h"
#include "unit/mjcf/mjcf_parse.h"

#define EQUALITY(spec, i) (&((EqualityElement*)(spec)->list[ctOBJ_EQUALITY].data[i])->s)
#define TENDON(spec, i) ((TendonElement*)(spec)->list[ctOBJ_TENDON].data[i])

static void check_pair(const ctsEquality* e, int objtype, const char* name1, const char* name2) {
  assert_int_equal(e->objtype, objtype);
  assert_string_equal(vectors_text(e->name1), name1);
  assert_string_equal(vectors_text(e->name2), name2);
}

static void connects(void** state) {
  (void)state;
  Spec* s = parse("<equality><connect body1='b' anchor='1 2 3'/><connect site1='s' site2='t'/>"
                  "</equality>");
  const ctsEquality* e = EQUALITY(s, 0);
  assert_int_equal(e->type, ctEQ_CONNECT);
  check_pair(e, ctOBJ_BODY, "b", "");
  assert_true(e->data[0] == 1 && e->data[1] == 2 && e->data[2] == 3);
  check_pair(EQUALITY(s, 1), ctOBJ_SITE, "s", "t");
  spec_free(s);
  const char* incomplete = "either both body1 and anchor must be defined, or both site1 and site2";
  refuse("<equality><connect body1='b'/></equality>", incomplete);
  refuse("<equality><connect body1='b' anchor=' '/></equality>", incomplete);
  refuse("<equality><connect site1='s'/></equality>", incomplete);
  refuse("<equality><connect site1='s' site2='t' anchor='0 0 0'/></equality>",
         "body and site semantics cannot be mixed");
}

static void welds(void** state) {
  (void)state;
  Spec* s = parse("<equality><weld body1='b' body2='c' relpose='1 2 3 0 1 0 0' torquescale='4'/>"
                  "<weld body1='b' anchor='5 6 7'/><weld site1='s' site2='t' torquescale='2'/>"
                  "</equality>");
  const double want[11] = {0, 0, 0, 1, 2, 3, 0, 1, 0, 0, 4};
  const ctsEquality* e = EQUALITY(s, 0);
  assert_int_equal(e->type, ctEQ_WELD);
  check_pair(e, ctOBJ_BODY, "b", "c");
  for (int i = 0; i < 11; i++) assert_true(e->data[i] == want[i]);
  e = EQUALITY(s, 1);
  check_pair(e, ctOBJ_BODY, "b", "");
  assert_true(e->data[0] == 5 && e->data[2] == 7 && e->data[10] == 1);
  check_pair(EQUALITY(s, 2), ctOBJ_SITE, "s", "t");
  assert_true(EQUALITY(s, 2)->data[10] == 2);
  spec_free(s);
  refuse("<equality><weld site1='s' body1='b'/></equality>",
         "body and site semantics cannot be mixed");
  refuse("<equality><weld site1='s' site2='t' relpose='0 0 0 1 0 0 0'/></equality>",
         "body and site semantics cannot be mixed");
  refuse("<equality><weld body2='b'/></equality>",
         "either body1 must be defined and optionally {body2, anchor, relpose}");
  refuse("<equality><weld body1='b' anchor='1 2'/></equality>",
         "attribute 'anchor' does not have enough data");
}

static void spring_lengths(void** state) {
  (void)state;
  Spec* s = parse("<default><tendon springlength=' .25 '/></default>"
                  "<tendon><fixed springlength='.5'><joint joint='j' coef='1'/></fixed>"
                  "<fixed springlength='.5 1'><joint joint='j' coef='1'/></fixed>"
                  "<fixed><joint joint='j' coef='1'/></fixed></tendon>");
  const double want[3][2] = {{0.5, 0.5}, {0.5, 1}, {0.25, 0.25}};
  for (int i = 0; i < 3; i++) {
    assert_true(TENDON(s, i)->s.springlength[0] == want[i][0]);
    assert_true(TENDON(s, i)->s.springlength[1] == want[i][1]);
  }
  spec_free(s);
}

static void check_wrap(const TendonElement* t, int i, int type, const char* target) {
  const WrapElement* w = (const WrapElement*)t->path.data[i];
  assert_int_equal(w->s.type, type);
  assert_string_equal(vectors_text(&w->target), target);
}

static void paths(void** state) {
  (void)state;
  Spec* s = parse("<tendon><spatial><site site='s'/><geom geom='g' sidesite='u'/><site site='t'/>"
                  "<pulley divisor='2'/><site site='s'/><site site='t'/></spatial>"
                  "<fixed><joint joint='j' coef='-2'/></fixed></tendon>");
  const TendonElement* t = TENDON(s, 0);
  assert_int_equal(t->path.count, 6);
  check_wrap(t, 0, ctWRAP_SITE, "s");
  check_wrap(t, 1, ctWRAP_SPHERE, "g");
  check_wrap(t, 2, ctWRAP_SITE, "t");
  check_wrap(t, 3, ctWRAP_PULLEY, "");
  assert_string_equal(vectors_text(&((WrapElement*)t->path.data[1])->sidesite), "u");
  assert_true(((WrapElement*)t->path.data[3])->prm == 2);
  t = TENDON(s, 1);
  assert_int_equal(t->path.count, 1);
  check_wrap(t, 0, ctWRAP_JOINT, "j");
  assert_true(((WrapElement*)t->path.data[0])->prm == -2);
  spec_free(s);
}

static void incomplete_paths(void** state) {
  (void)state;
  refuse("<tendon><fixed><joint joint='j' coef=''/></fixed></tendon>",
         "required attribute missing: 'coef'");
  refuse("<tendon><fixed><joint joint='j'/></fixed></tendon>",
         "required attribute missing: 'coef'");
  refuse("<tendon><fixed><joint joint='j' coef='1 2'/></fixed></tendon>",
         "attribute 'coef' has too much data");
  refuse("<tendon><spatial><site site='s'/><pulley/></spatial></tendon>",
         "required attribute missing: 'divisor'");
  refuse("<tendon><fixed><site site='s'/></fixed></tendon>", "site");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(connects),         cmocka_unit_test(welds),
      cmocka_unit_test(spring_lengths),   cmocka_unit_test(paths),
      cmocka_unit_test(incomplete_paths),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
