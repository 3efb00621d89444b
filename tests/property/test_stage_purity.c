// Stage purity, from the field table: with every later field not a number, a stage gives finite
// outputs, changes nothing earlier and writes nothing later. Arrays of the arena are made by the
// stages: their outputs are finite and nothing earlier changes.
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

// Every group of the pipeline: what computes it, or why it is not run here.
typedef struct Stage {
  const char* group;
  void (*run)(const ctModel* m, ctData* d);
  const char* why_not;
} Stage;

static const Stage stages[] = {
    {"sleep", NULL, "depends on the steps before"},
    {"kinematics", ct_kinematics, NULL},
    {"com", ct_comPos, NULL},
    {"camlight", ct_camlight, NULL},
    {"flex_pos", ct_flex, NULL},
    {"tendon", ct_tendon, NULL},
    {"mass_matrix", ct_makeM, NULL},
    {"mass_matrix_factor", ct_factorM, NULL},
    {"collide", ct_collision, NULL},
    {"constraint_rows", ct_makeConstraint, NULL},
    {"island_find", ct_island, NULL},
    {"constraint_project", ct_projectConstraint, NULL},
    {"transmission", ct_transmission, NULL},
    {"velocity", rates, NULL},
    {"com_velocity", ct_comVel, NULL},
    {"passive", ct_passive, NULL},
    {"constraint_reference", ct_referenceConstraint, NULL},
    {"bias", bias, NULL},
    {"energy", energy, NULL},
    {"subtree_velocity", ct_subtreeVel, NULL},
    {"actuation", ct_fwdActuation, NULL},
    {"smooth_acceleration", ct_fwdAcceleration, NULL},
    {"constraint_solve", ct_fwdConstraint, NULL},
    {"inverse", NULL, "runs the position and velocity stages again"},
    {"rne_postconstraint", ct_rnePostConstraint, NULL},
    {"sensor", NULL, "position, velocity and acceleration write parts of one field"},
    {"derivative", derivative, NULL},
    {"implicit", implicit, NULL},
    {"integrate", NULL, "changes the state"},
};
enum { NSTAGE = sizeof(stages) / sizeof(stages[0]) };

// When a field is ready: -1 for inputs, else the place of its stage; data_pipeline_count for what
// is no stage's.
static int ready(const Field* f) {
  return f->stage == STAGE_STATE ? -1 : data_pipeline_place(f->group);
}

// Arrays with room for the largest path or row: their ends stay as they are. Those of flexes are
// computed for the equalities that use them.
static bool has_room(const Field* f) {
  static const char* const names[] = {"wrap_xpos", "ten_J", "flexvert_J", "flexvert_length",
                                      "flexedge_J"};
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
    if (!strcmp(f->name, names[i])) return true;
  return false;
}

static bool is_tested(const Field* f) {
  return f->type == FIELD_REAL && ready(f) < data_pipeline_count;
}

// Arrays of the arena exist from the rows on.
static bool exists(const Field* f, const ctData* d) { return field_data(f, d) != NULL; }

static size_t bytes(const Field* f, const ctModel* m, const ctData* d) {
  return (size_t)field_count(f, m, d) * sizeof(cttNum);
}

// Not a number in everything from this place of the pipeline on.
static void spoil(const ctModel* m, ctData* d, int place) {
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f) || ready(f) < place || f->memory == FIELD_ARENA) continue;
    cttNum* x = field_data(f, d);
    for (cttSize i = 0; i < field_count(f, m, d); i++) x[i] = NAN;
  }
}

static void check_field(const Field* f, const ctModel* m, const ctData* d, const ctData* before,
                        int place) {
  const cttNum* x = field_data(f, d);
  const cttNum* old = field_data(f, before);
  cttSize n = field_count(f, m, d);
  bool shared = f->memory == FIELD_ARENA; // rows by island are copied as soon as they are known
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
    if (ready(f) > place && !shared && !isnan(x[i])) {
      fail_msg("stage %s wrote the later field %s[%d]", data_pipeline[place], f->name, (int)i);
    }
  }
}

// Number of values the stage computed.
static int check_stage(const ctModel* m, ctData* d, ctData* before, const Stage* stage) {
  int place = data_pipeline_place(stage->group);
  assert_true(place < data_pipeline_count);
  if (!stage->run) return 1;
  spoil(m, d, place);
  assert_non_null(ct_copyData(before, m, d));
  stage->run(m, d);
  int outputs = stage->run == ct_collision ? d->ncon : 0; // structs, not a field of numbers
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f) || !exists(f, d)) continue;
    check_field(f, m, d, before, place);
    if (ready(f) == place) outputs += (int)field_count(f, m, d);
  }
  return outputs;
}

// pose: a random one; without it bodies stay where the model puts them, in contact.
static void check_model(Scene s, bool pose, int* outputs) {
  ctData* before = ct_makeData(s.m);
  if (pose) scene_pose(s.m, s.d, 1);
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
  for (int k = 0; k < 6; k++) check_model(scene_open(models[k]), true, outputs);
  check_model(scene_open("rows/b6_stack.xml"), false, outputs);
  check_model(scene_open("contact/b5_eight_spheres_on_plane.xml"), false, outputs);
  check_model(scene_open("../tests/conformance/models/flex_box.xml"), false, outputs);
  Scene dual = scene_open("rows/b6_stack.xml"); // with the matrix of the dual solver
  dual.m->opt.solver = ctSOL_PGS;
  check_model(dual, false, outputs);
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

// The list is the pipeline of the schema.
static void the_list_is_the_pipeline(void** state) {
  (void)state;
  assert_int_equal(NSTAGE, data_pipeline_count);
  for (int k = 0; k < NSTAGE; k++) {
    assert_string_equal(stages[k].group, data_pipeline[k]);
    assert_true((stages[k].run != NULL) == (stages[k].why_not == NULL));
  }
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
      cmocka_unit_test(the_list_is_the_pipeline),
      cmocka_unit_test(every_stage_is_pure),
      cmocka_unit_test(forward_reads_only_the_state),
      cmocka_unit_test(every_group_has_a_place),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
