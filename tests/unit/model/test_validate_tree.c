// The tree structure has one right value for every number.
#include "corruption.h"

static const char* const exact[] = {
    "body_parentid", "body_rootid", "body_weldid",   "body_mocapid", "body_jntnum",  "body_jntadr",
    "body_dofnum",   "body_dofadr", "body_treeid",   "body_geomnum", "body_geomadr", "jnt_type",
    "jnt_qposadr",   "jnt_dofadr",  "jnt_bodyid",    "dof_bodyid",   "dof_jntid",    "dof_parentid",
    "dof_treeid",    "dof_Madr",    "dof_simplenum", "tree_bodyadr", "tree_bodynum", "tree_dofadr",
    "tree_dofnum",   "geom_bodyid", "M_rownnz",      "M_rowadr",     "M_colind",     "D_rownnz",
    "D_rowadr",      "D_diag",      "D_colind",      "B_rownnz",     "B_rowadr",     "B_colind",
};

// Off by one, everywhere. A hinge and a slide look the same to the tree.
static void one_more_or_less_is_refused(void** state) {
  (void)state;
  ctModel* m = everything();
  for (size_t i = 0; i < sizeof exact / sizeof *exact; i++) {
    const Field* f = corruption_field(exact[i]);
    int* data = (int*)field_data(f, m);
    assert_true(field_count(f, m, NULL) > 0);
    for (cttSize k = 0; k < field_count(f, m, NULL); k++) {
      for (int step = -1; step <= 1; step += 2) {
        data[k] += step;
        bool scalar = strcmp(f->name, "jnt_type") == 0 && data[k] >= ctJNT_SLIDE &&
                      data[k] <= ctJNT_HINGE && data[k] - step >= ctJNT_SLIDE;
        if (!scalar && corruption_accepted(m))
          fail_msg("%s[%d] %+d is accepted", f->name, (int)k, step);
        data[k] -= step;
      }
    }
  }
  assert_true(corruption_accepted(m));
  ct_deleteModel(m);
}

// Sizes that no array of the model has.
static void derived_sizes_are_refused(void** state) {
  (void)state;
  ctModel* m = everything();
  cttSize* const size[] = {&m->nmocap, &m->nq, &m->nM};
  for (size_t i = 0; i < sizeof size / sizeof *size; i++) {
    --*size[i];
    assert_false(corruption_accepted(m));
    ++*size[i];
  }
  assert_true(corruption_accepted(m));
  m->ngravcomp = m->nbody + 1;
  assert_false(corruption_accepted(m));
  ct_deleteModel(m);
}

static void simple_bodies_are_checked(void** state) {
  (void)state;
  ctModel* m = everything();
  for (int i = 0; i < m->nbody; i++) {
    if (m->body_dofnum[i] == 0) continue;
    m->body_simple[i] = !m->body_simple[i];
    assert_false(corruption_accepted(m));
    m->body_simple[i] = !m->body_simple[i];
  }
  ct_deleteModel(m);
}

static void reasons_are_given(void** state) {
  (void)state;
  static const Corruption row[] = {
      {"body_parentid", 4, 3, "body_parentid[4] is 3"}, // c, beside the true parent a
      {"body_parentid", 5, 3, "not in depth-first order"},
      {"body_mocapid", 1, 0, "body_mocapid"},
      {"dof_parentid", 1, -1, "dof_parentid[1] is -1, must be 0"},
      {"M_colind", 0, 1, "row 0 of M has wrong columns"},
      {"B_rownnz", 0, 3, "place or size of row 0 of B contradicts"},
  };
  for (size_t i = 0; i < sizeof row / sizeof *row; i++)
    corruption_refused(row[i].field, row[i].index, row[i].value, "invalid model");
  corruption_refused(row[3].field, row[3].index, row[3].value, row[3].text);
  corruption_refused(row[4].field, row[4].index, row[4].value, row[4].text);
  corruption_refused(row[5].field, row[5].index, row[5].value, row[5].text);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(one_more_or_less_is_refused),
      cmocka_unit_test(derived_sizes_are_refused),
      cmocka_unit_test(simple_bodies_are_checked),
      cmocka_unit_test(reasons_are_given),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
