// Requirement 19 layer B, contact-free part: what each stage of ct_forward computes, at 1e-10, for
// recorded states.
#include "support/numbers.h"
#include "support/recorded.h"
#include "support/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void open_reference(const char* name, Reference* r, Scene* s) {
  char path[4096];
  snprintf(path, sizeof(path), "%s/conformance/reference/%s.stages.ref", CT_TEST_DIR, name);
  if (!reference_load(r, path)) fail_msg("%s", r->error);
  *s = scene_open(r->model);
}

// Compare the fields of some stages (NULL: all) in every record of a file. At least one number must
// have been compared.
static void check(const char* name, const char* const* group) {
  Reference r;
  Scene s;
  open_reference(name, &r, &s);
  assert_int_equal(r.nrecord, 4);
  int failed = 0, compared = 0;
  for (int k = 0; k < r.nrecord; k++) {
    ct_resetData(s.m, s.d);
    reference_set_state(r.record + k, s.m, s.d);
    ct_forward(s.m, s.d);
    for (int i = 0; i < r.record[k].nfield; i++) {
      const RefField* f = r.record[k].field + i;
      bool wanted = !group && f->field->stage != STAGE_STATE;
      for (int g = 0; group && group[g]; g++) wanted |= !strcmp(group[g], f->field->group);
      if (!wanted) continue;
      RefWorst w = reference_field_error(f, s.m, s.d);
      compared += f->count;
      if (!(w.error > 1e-10)) continue;
      failed++;
      print_error("%s, %s: %s %s[%d] is %.17g, MuJoCo has %.17g (error %.1e)\n", name,
                  r.record[k].title, f->field->group, f->field->name, w.index, w.ours, w.theirs,
                  w.error);
    }
  }
  scene_close(&s);
  reference_free(&r);
  assert_true(compared > 0);
  assert_int_equal(failed, 0);
}

static void check_list(const char* const* name, const char* const* group) {
  for (int i = 0; name[i]; i++) check(name[i], group);
}

static void r19_b1_forward_kinematics(void** state) {
  (void)state;
  check_list((const char* const[]){"b_single_hinge", "b_double_pendulum", "b_ball_joint_chain",
                                   "b_free_body", "b_humanoid_qpos0", "tree27", "arm", NULL},
             (const char* const[]){"kinematics", "com", NULL});
}

static void r19_b2_mass_matrix(void** state) {
  (void)state;
  check_list((const char* const[]){"b_double_pendulum", "b_three_link_arm", "b_free_body",
                                   "b_ant_standing", "b_humanoid_qpos0", "tree27", NULL},
             (const char* const[]){"mass_matrix", "mass_matrix_factor", NULL});
}

static void r19_b3_bias_forces(void** state) {
  (void)state;
  check_list((const char* const[]){"b_double_pendulum", "b_three_link_arm", "b_humanoid_qpos0",
                                   "tree27", "b_ball_joint_chain", NULL},
             (const char* const[]){"com_velocity", "bias", NULL});
}

// At rest the bias is the weight of what a joint carries, about its axis or along it:
// -axis . ((com - anchor) x g) m, or -axis . g m.
static void r19_b3_weight_at_rest(void** state) {
  (void)state;
  static const char* const model[] = {"stages/b_double_pendulum.xml", "stages/b_three_link_arm.xml",
                                      "stages/b_spring_kinds.xml", "arm.xml", "chain30.xml"};
  int checked = 0;
  for (size_t k = 0; k < sizeof model / sizeof *model; k++) {
    Scene s = scene_open(model[k]);
    for (int seed = 0; seed < 4; seed++) {
      if (seed) scene_pose(s.m, s.d, seed);
      ct_forward(s.m, s.d);
      for (int j = 0; j < s.m->njnt; j++) {
        if (s.m->jnt_type[j] < ctJNT_SLIDE) continue;
        int b = s.m->jnt_bodyid[j];
        double arm[3], pull[3], mass = s.m->body_subtreemass[b];
        const double *g = s.m->opt.gravity, *axis = s.d->xaxis + 3 * j;
        ctu_sub3(arm, s.d->subtree_com + 3 * b, s.d->xanchor + 3 * j);
        ctu_cross(pull, arm, g);
        double want = -mass * ctu_dot3(axis, s.m->jnt_type[j] == ctJNT_HINGE ? pull : g);
        double have = s.d->qfrc_bias[s.m->jnt_dofadr[j]];
        if (!(fabs(have - want) <= 1e-10 * larger(1, fabs(want))))
          fail_msg("%s joint %d: %.17g, not %.17g", model[k], j, have, want);
        checked += fabs(want) > 1e-3;
      }
    }
    scene_close(&s);
  }
  assert_true(checked > 50);
}

static void r19_b4_passive_forces(void** state) {
  (void)state;
  check_list((const char* const[]){"b_spring_damper_hinge", "b_spring_kinds", "b_gravcomp",
                                   "b_tendon_passive_forces", "arm", NULL},
             (const char* const[]){"passive", NULL});
}

// At springref, at rest, a spring and a damper are silent.
static void r19_b4_no_force_at_equilibrium(void** state) {
  (void)state;
  Scene s = scene_open("stages/b_spring_damper_hinge.xml");
  s.d->qpos[0] = s.m->qpos_spring[0];
  ct_forward(s.m, s.d);
  assert_true(s.d->qfrc_passive[0] == 0);
  s.d->qpos[0] += 0.1;
  ct_forward(s.m, s.d);
  assert_true(s.d->qfrc_passive[0] < 0);
  scene_close(&s);
}

// Dry friction is a row of constraints, no passive force.
static void r19_b4_dry_friction_is_not_passive(void** state) {
  (void)state;
  Scene s = scene_open("stages/b_spring_damper_hinge.xml");
  s.m->dof_frictionloss[0] = 2;
  s.d->qpos[0] = s.m->qpos_spring[0] + 0.1;
  s.d->qvel[0] = 1;
  ct_forward(s.m, s.d);
  assert_true(fabs(s.d->qfrc_passive[0] + 12 * 0.1 + 0.7) < 1e-12);
  assert_int_equal(s.d->nf, 1);
  assert_int_equal(s.d->efc_type[0], ctCNSTR_FRICTION_DOF);
  assert_true(fabs(s.d->qfrc_constraint[0] + 2) < 1e-10); // all of it, against the motion
  scene_close(&s);
}

static void r19_b_every_stage_of_every_model(void** state) {
  (void)state;
  check_list((const char* const[]){"b_single_hinge", "b_double_pendulum", "b_ball_joint_chain",
                                   "b_free_body", "b_three_link_arm", "b_ant_standing",
                                   "b_spring_damper_hinge", "b_spring_kinds", "b_gravcomp",
                                   "b_humanoid_qpos0", "b_tendon_passive_forces", "tree27", "arm",
                                   "chain30", NULL},
             NULL);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r19_b1_forward_kinematics),
      cmocka_unit_test(r19_b2_mass_matrix),
      cmocka_unit_test(r19_b3_bias_forces),
      cmocka_unit_test(r19_b3_weight_at_rest),
      cmocka_unit_test(r19_b4_passive_forces),
      cmocka_unit_test(r19_b4_no_force_at_equilibrium),
      cmocka_unit_test(r19_b4_dry_friction_is_not_passive),
      cmocka_unit_test(r19_b_every_stage_of_every_model),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
