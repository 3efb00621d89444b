// Stage purity, from the field table: with every later field not a number, a stage gives finite
// outputs, changes nothing earlier and writes nothing later.
#include "force/rates.h"
#include "generated/fields.h"
#include "model/model.h"
#include "step/derivative.h"
#include "step/implicit.h"
#include "support/scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static void bias(const ctModel* m, ctData* d) { ct_rne(m, d, 0, d->qfrc_bias); }

static void energy(const ctModel* m, ctData* d) {
  ct_energyPos(m, d);
  ct_energyVel(m, d);
}

static void implicit(const ctModel* m, ctData* d) {
  ctModel other = *m;
  other.opt.integrator = ctINT_IMPLICIT;
  implicit_factor(&other, d);
}

// The stages that exist, in the order in which they run.
typedef struct Stage {
  const char* group;
  void (*run)(const ctModel* m, ctData* d);
} Stage;

static const Stage stages[] = {
    {"kinematics", ct_kinematics},
    {"camlight", ct_camlight},
    {"com", ct_comPos},
    {"tendon", ct_tendon},
    {"mass_matrix", ct_makeM},
    {"mass_matrix_factor", ct_factorM},
    {"transmission", ct_transmission},
    {"velocity", rates},
    {"com_velocity", ct_comVel},
    {"passive", ct_passive},
    {"bias", bias},
    {"energy", energy},
    {"subtree_velocity", ct_subtreeVel},
    {"actuation", ct_fwdActuation},
    {"smooth_acceleration", ct_fwdAcceleration},
    {"constraint_solve", ct_fwdConstraint},
    {"rne_postconstraint", ct_rnePostConstraint},
    {"derivative", derivative},
    {"implicit", implicit},
};
enum { NSTAGE = sizeof(stages) / sizeof(stages[0]) };

// When a field is ready: -1 for inputs, else the place of its stage; data_pipeline_count for what
// is no stage's.
static int ready(const Field* f) {
  return f->stage == STAGE_STATE ? -1 : data_pipeline_place(f->group);
}

// Arrays with room for the largest path or row: their ends stay as they are.
static bool has_room(const Field* f) {
  return !strcmp(f->name, "wrap_xpos") || !strcmp(f->name, "ten_J");
}

static bool is_tested(const Field* f) {
  return f->type == FIELD_REAL && f->memory != FIELD_ARENA && ready(f) < data_pipeline_count;
}

static size_t bytes(const Field* f, const ctModel* m, const ctData* d) {
  return (size_t)field_count(f, m, d) * sizeof(cttNum);
}

// Not a number in everything from this place of the pipeline on.
static void spoil(const ctModel* m, ctData* d, int place) {
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f) || ready(f) < place) continue;
    cttNum* x = field_data(f, d);
    for (cttSize i = 0; i < field_count(f, m, d); i++) x[i] = NAN;
  }
}

static void check_field(const Field* f, const ctModel* m, const ctData* d, const ctData* before,
                        int place) {
  const cttNum* x = field_data(f, d);
  const cttNum* old = field_data(f, before);
  cttSize n = field_count(f, m, d);
  if (ready(f) < place) {
    if (n && memcmp(x, old, bytes(f, m, d)) != 0) {
      fail_msg("stage %s changed the earlier field %s", data_pipeline[place], f->name);
    }
    return;
  }
  for (cttSize i = 0; i < n; i++) {
    if (ready(f) == place && !has_room(f) && !isfinite(x[i])) {
      fail_msg("stage %s left %s[%d] not finite", data_pipeline[place], f->name, (int)i);
    }
    if (ready(f) > place && !isnan(x[i])) {
      fail_msg("stage %s wrote the later field %s[%d]", data_pipeline[place], f->name, (int)i);
    }
  }
}

// Number of values the stage computed.
static int check_stage(const ctModel* m, ctData* d, ctData* before, const Stage* stage) {
  int place = data_pipeline_place(stage->group), outputs = 0;
  assert_true(place < data_pipeline_count);
  spoil(m, d, place);
  assert_non_null(ct_copyData(before, m, d));
  stage->run(m, d);
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f)) continue;
    check_field(f, m, d, before, place);
    if (ready(f) == place) outputs += (int)field_count(f, m, d);
  }
  return outputs;
}

static void check_model(const char* name, int* outputs) {
  Scene s = scene_open(name);
  ctData* before = ct_makeData(s.m);
  scene_pose(s.m, s.d, 1);
  scene_speed(s.m, s.d, 2, 1);
  for (int i = 0; i < s.m->nv; i++) s.d->qfrc_applied[i] = sin(i);
  for (int i = 6; i < 6 * s.m->nbody; i++) s.d->xfrc_applied[i] = cos(i);
  for (int k = 0; k < NSTAGE; k++) outputs[k] += check_stage(s.m, s.d, before, stages + k);
  ct_deleteData(before);
  scene_close(&s);
}

static void every_stage_is_pure(void** state) {
  (void)state;
  static const char* const models[] = {"stages/b_spring_kinds.xml",
                                       "stages/b_gravcomp.xml",
                                       "tree27.xml",
                                       "arm.xml",
                                       "demo.xml",
                                       "tendons.xml"};
  int outputs[NSTAGE] = {0};
  for (int k = 0; k < 6; k++) check_model(models[k], outputs);
  for (int k = 0; k < NSTAGE; k++)
    if (!outputs[k]) fail_msg("stage %s computed nothing", stages[k].group);
}

// The pipeline as a whole asks for nothing but the state.
static void forward_reads_only_the_state(void** state) {
  (void)state;
  Scene s = scene_open("tree27.xml");
  scene_speed(s.m, s.d, 1, 1);
  ct_forward(s.m, s.d);
  ctData* spoiled = ct_makeData(s.m);
  scene_speed(s.m, spoiled, 1, 1);
  spoil(s.m, spoiled, 0);
  ct_forward(s.m, spoiled);
  assert_memory_equal(s.d->qacc, spoiled->qacc, (size_t)s.m->nv * sizeof(cttNum));
  assert_memory_equal(s.d->energy, spoiled->energy, 2 * sizeof(cttNum));
  ct_deleteData(spoiled);
  scene_close(&s);
}

// Every group of the field table has a place in the pipeline or is known not to be a stage.
static void every_group_has_a_place(void** state) {
  (void)state;
  static const char* const other[] = {"sizes",     "stack",       "memory",  "solver",
                                      "lazy",      "diagnostics", "control", "mocap",
                                      "userdata",  "sleep_state", "plugins", "threads",
                                      "signature", "buffers",     "arena",   "state"};
  for (int k = 0; k < data_field_count; k++) {
    bool known = data_pipeline_place(data_field[k].group) < data_pipeline_count;
    for (size_t i = 0; i < sizeof(other) / sizeof(other[0]); i++) {
      known |= !strcmp(other[i], data_field[k].group);
    }
    if (!known) fail_msg("group %s of %s is unknown", data_field[k].group, data_field[k].name);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_stage_is_pure),
      cmocka_unit_test(forward_reads_only_the_state),
      cmocka_unit_test(every_group_has_a_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
