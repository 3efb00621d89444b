// Stage purity, by the lines of schema/data.schema. A stage gives the same bits if everything that
// it does not read is NaN, it changes nothing but what it writes, and it depends on every group
// that it reads. Contacts, rows and islands are included. Where an array has room for more than a
// model needs (paths, rows of Jacobians), the rest stays as it is.
#include "force/rates.h"
#include "generated/fields.h"
#include "model/model.h"
#include "step/derivative.h"
#include "step/implicit.h"
#include "support/scene.h"

#include <math.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

typedef struct Stage {
  const char* name;
  void (*run)(const ctModel* m, ctData* d);
  const char *reads, *also; // words between blanks
} Stage;

//---------------------------------- functions that take more --------------------------------------

#define run_sleep NULL
static void run_velocity(const ctModel* m, ctData* d) { rates(m, d); }
static void run_bias(const ctModel* m, ctData* d) { ct_rne(m, d, 0, d->qfrc_bias); }
static void run_derivative(const ctModel* m, ctData* d) { derivative(m, d); }
static void run_integrate(const ctModel* m, ctData* d) { ct_Euler(m, d); }

static void run_implicit(const ctModel* m, ctData* d) {
  ctModel other = *m;
  other.opt.integrator = ctINT_IMPLICIT;
  implicit_factor(&other, d);
}

#include "property/stage_list.h"

enum { NSTAGE = sizeof(stages) / sizeof(stages[0]) };

// Stages that are not run alone, and why.
static bool is_left_out(const Stage* s) {
  static const char* const names[] = {
      "sleep",                             // depends on the steps before
      "formulate",                         // is constraint_solve with another formulation
      "inverse",                           // runs the stages of position and velocity again
      "check_state", "check_acceleration", // count warnings; a reset changes everything
  };
  for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); i++)
    if (!strcmp(s->name, names[i])) return true;
  return false;
}

static bool lists(const char* words, const char* word) {
  size_t n = strlen(word);
  for (const char* at = words; (at = strstr(at, word)); at++)
    if (at[-1] == ' ' && at[n] == ' ') return true;
  return false;
}

static bool reads_field(const Stage* s, const Field* f) { return lists(s->reads, f->group); }

static bool writes_field(const Stage* s, const Field* f) {
  return !strcmp(s->name, f->group) || lists(s->also, f->name);
}

//---------------------------------- fields --------------------------------------------------------

// If everything is one island, arrays in island order are the other arrays: the first counts.
static bool is_shared(const Field* f, const ctModel* m, const ctData* d) {
  const void* data = field_data(f, d);
  for (const Field* g = data_field; data && g < f; g++) {
    bool array = g->memory != FIELD_INLINE && g->stage != STAGE_HEADER;
    if (array && field_data(g, d) == data && field_count(g, m, d) > 0) return true;
  }
  return false;
}

// Does a data have a field of its own that a stage computes, or that is its input?
static bool is_tested(const Field* f, const ctModel* m, const ctData* d) {
  return f->stage != STAGE_HEADER && field_data(f, d) && !is_shared(f, m, d);
}

// Numbers of an element, and bytes of an element: contacts begin with their numbers.
static size_t entry_reals(const Field* f) {
  if (f->type == FIELD_CONTACT) return offsetof(ctContact, dim) / sizeof(cttNum);
  return f->type == FIELD_REAL ? 1 : 0;
}

static size_t entry_bytes(const Field* f) {
  switch (f->type) {
  case FIELD_CONTACT:
    return sizeof(ctContact);
  case FIELD_REAL:
    return sizeof(cttNum);
  case FIELD_INT:
    return sizeof(int);
  default:
    return 1;
  }
}

// A number of its own for each field, so that one that was copied is not taken for one that stayed.
static cttNum not_a_number(const Field* f) {
  char payload[16];
  snprintf(payload, sizeof payload, "%d", (int)(f - data_field) + 1);
  return nan(payload);
}

typedef void (*Change)(const Field* f, cttNum* x);

static void change_field(const Field* f, const ctModel* m, ctData* d, Change change) {
  char* data = field_data(f, d);
  if (!data) return;
  for (cttSize i = 0; i < field_count(f, m, d); i++)
    for (size_t k = 0; k < entry_reals(f); k++)
      change(f, (cttNum*)(data + (size_t)i * entry_bytes(f)) + k);
}

static void set_nan(const Field* f, cttNum* x) { *x = not_a_number(f); }

// Small enough for what asserts ask of frames.
static void move_a_little(const Field* f, cttNum* x) {
  (void)f;
  *x += 1e-9 * (1 + fabs(*x));
}

static void spoil_field(const Field* f, const ctModel* m, ctData* d) {
  change_field(f, m, d, set_nan);
}

// Arrays of the arena are new if a stage has made them, or their number has changed.
static bool is_new(const Field* f, const ctModel* m, const ctData* before, const ctData* d) {
  if (f->memory != FIELD_ARENA) return false;
  const char *old = field_data(f, before), *now = field_data(f, d);
  if (!old || field_count(f, m, before) != field_count(f, m, d)) return true;
  return now - (const char*)d->arena != old - (const char*)before->arena;
}

//---------------------------------- one stage -----------------------------------------------------

// before: what a run began with; after: what it left.
typedef struct Run {
  ctData *before, *after;
} Run;

static Run open_run(const ctModel* m, const ctData* d) {
  Run r = {ct_makeData(m), ct_makeData(m)};
  assert_non_null(ct_copyData(r.before, m, d));
  return r;
}

static void make_run(const ctModel* m, const Stage* s, Run* r) {
  assert_non_null(ct_copyData(r->after, m, r->before));
  s->run(m, r->after);
}

static void close_run(Run* r) {
  ct_deleteData(r->before);
  ct_deleteData(r->after);
}

// Values of a field that a stage wrote, the others stayed; -1 if some are not those of the clean
// run.
static int check_output(const Field* f, const ctModel* m, const Run* clean, const Run* spoiled) {
  size_t size = entry_bytes(f), part = f->type == FIELD_CONTACT ? sizeof(cttNum) : size;
  const char *x = field_data(f, clean->after), *y = field_data(f, spoiled->after);
  const char *x0 = field_data(f, clean->before), *y0 = field_data(f, spoiled->before);
  size_t n = (size_t)field_count(f, m, clean->after) * size;
  assert_int_equal(field_count(f, m, clean->after), field_count(f, m, spoiled->after));
  bool fresh = is_new(f, m, clean->before, clean->after);
  int written = 0;
  for (size_t at = 0; at + part <= n; at += part) {
    bool stayed = !fresh && !memcmp(y + at, y0 + at, part) && !memcmp(x + at, x0 + at, part);
    if (!stayed && memcmp(x + at, y + at, part) != 0) return -1;
    written += !memcmp(x + at, y + at, part) && (fresh || memcmp(y + at, y0 + at, part) != 0);
  }
  return written;
}

static void check_untouched(const Stage* s, const Field* f, const ctModel* m, const Run* spoiled) {
  if (is_new(f, m, spoiled->before, spoiled->after)) return;
  size_t n = (size_t)field_count(f, m, spoiled->after) * entry_bytes(f);
  if (n && memcmp(field_data(f, spoiled->before), field_data(f, spoiled->after), n) != 0)
    fail_msg("stage %s writes %s", s->name, f->name);
}

// Do two runs differ in what the stage writes outside a group?
static bool outputs_differ(const ctModel* m, const Stage* s, const Run* a, const Run* b,
                           const char* group) {
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f, m, a->after) || !writes_field(s, f) || !strcmp(f->group, group)) continue;
    const void *x = field_data(f, a->after), *y = field_data(f, b->after);
    size_t n = (size_t)field_count(f, m, a->after) * entry_bytes(f);
    if (!y || field_count(f, m, a->after) != field_count(f, m, b->after)) return true;
    if (memcmp(x, y, n) != 0) return true;
  }
  return false;
}

// Does a stage write fields of a group that it reads?
static bool updates_group(const Stage* s, const char* group) {
  for (int k = 0; k < data_field_count; k++)
    if (!strcmp(data_field[k].group, group) && lists(s->also, data_field[k].name)) return true;
  return false;
}

// Does the stage give something else if the numbers of a group are a little different?
static bool depends_on(const ctModel* m, const ctData* d, const Stage* s, const Run* clean,
                       const char* group) {
  Run moved = open_run(m, d);
  for (int k = 0; k < data_field_count; k++)
    if (!strcmp(data_field[k].group, group) && is_tested(data_field + k, m, d))
      change_field(data_field + k, m, moved.before, move_a_little);
  make_run(m, s, &moved);
  bool result = outputs_differ(m, s, clean, &moved, group);
  close_run(&moved);
  return result;
}

// Fields that the stage does not read by its line, but by what it gives, one after the other.
static void name_inputs(const ctModel* m, const ctData* d, const Stage* s, const Run* clean) {
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f, m, d) || reads_field(s, f) || writes_field(s, f)) continue;
    Run moved = open_run(m, d);
    change_field(f, m, moved.before, move_a_little);
    make_run(m, s, &moved);
    if (outputs_differ(m, s, clean, &moved, ""))
      print_error("stage %s reads %s\n", s->name, f->name);
    close_run(&moved);
  }
}

// Number of values that the stage computed.
static int check_purity(const ctModel* m, const ctData* d, const Stage* s, const Run* clean) {
  Run spoiled = open_run(m, d);
  for (int k = 0; k < data_field_count; k++)
    if (is_tested(data_field + k, m, d) && !reads_field(s, data_field + k))
      spoil_field(data_field + k, m, spoiled.before);
  make_run(m, s, &spoiled);
  int written = 0;
  for (int k = 0; k < data_field_count; k++) {
    const Field* f = data_field + k;
    if (!is_tested(f, m, spoiled.after)) continue;
    if (!writes_field(s, f)) {
      check_untouched(s, f, m, &spoiled);
      continue;
    }
    int outputs = check_output(f, m, clean, &spoiled);
    if (outputs < 0) {
      name_inputs(m, d, s, clean);
      fail_msg("%s of stage %s depends on what the stage does not read", f->name, s->name);
    }
    written += outputs;
  }
  close_run(&spoiled);
  return written;
}

//---------------------------------- all stages ----------------------------------------------------

// What was seen of a stage: values that it computed, and groups on which it depended.
typedef struct Seen {
  int written;
  char reads[512];
} Seen;

static void next_word(const char** at, char word[64]) {
  size_t n = strcspn(*at, " ");
  snprintf(word, 64, "%.*s", (int)n, *at);
  *at += n + strspn(*at + n, " ");
}

static void check_stage(const ctModel* m, ctData* d, const Stage* s, Seen* seen) {
  if (is_left_out(s)) return;
  Run clean = open_run(m, d);
  make_run(m, s, &clean);
  seen->written += check_purity(m, d, s, &clean);
  char group[64];
  for (const char* at = s->reads + 1; *at;) {
    next_word(&at, group);
    if (!lists(seen->reads, group) && depends_on(m, d, s, &clean, group)) {
      strcat(seen->reads, group);
      strcat(seen->reads, " ");
    }
  }
  close_run(&clean);
  s->run(m, d);
}

// pose: a random one; without it bodies stay where the model puts them, in contact.
static void check_model(Scene s, bool pose, Seen* seen) {
  if (pose) scene_pose(s.m, s.d, 1);
  scene_speed(s.m, s.d, 2, 1);
  for (int i = 0; i < s.m->nv; i++) s.d->qfrc_applied[i] = sin(i);
  for (int i = 6; i < 6 * s.m->nbody; i++) s.d->xfrc_applied[i] = cos(i);
  for (int i = 0; i < s.m->na; i++) s.d->act[i] = 0.5;
  for (int i = 0; i < s.m->nu; i++) s.d->ctrl[i] = 0.3 * sin(i + 1);
  for (int k = 0; k < NSTAGE; k++) check_stage(s.m, s.d, stages + k, seen + k);
  scene_close(&s);
}

static void check_seen(const Seen* seen) {
  char group[64];
  int bad = 0;
  for (int k = 0; k < NSTAGE; k++) {
    const Stage* s = stages + k;
    if (is_left_out(s)) continue;
    if (!seen[k].written) {
      print_error("stage %s computed nothing\n", s->name);
      bad++;
    }
    for (const char* at = s->reads + 1; *at;) {
      next_word(&at, group);
      if (!lists(seen[k].reads, group) && !updates_group(s, group)) {
        print_error("stage %s does not depend on %s\n", s->name, group);
        bad++;
      }
    }
  }
  assert_int_equal(bad, 0);
}

// Adhesion with and without rows of its contacts, gravity compensation by actuators, contacts that
// are passive forces.
static const char kinds_xml[] =
    "<mujoco><worldbody><geom name='floor' type='plane' size='2 2 .1'/>"
    "<body name='box' pos='0 0 .09'><freejoint/><geom type='box' size='.1 .1 .1'/></body>"
    "<body name='near' pos='0 1 .13'><freejoint/><geom type='box' size='.1 .1 .1' margin='.05' "
    "gap='.05'/></body>"
    "<body gravcomp='1' pos='1 0 1'><joint name='hinge' axis='0 1 0' "
    "actuatorgravcomp='true'/><geom size='.1' pos='.3 0 0'/></body>"
    "<flexcomp name='cloth' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' mass='1' pos='1 1 "
    ".01' radius='.02'><contact passive='true'/><elasticity young='1e3' "
    "thickness='.01'/></flexcomp>"
    "</worldbody><actuator><adhesion body='box' gain='2' ctrlrange='0 1'/><adhesion body='near' "
    "gain='2' ctrlrange='0 1'/><motor joint='hinge'/></actuator></mujoco>";
// A flex whose edges are springs.
static const char line_xml[] =
    "<mujoco><worldbody><flexcomp name='line' type='grid' dim='1' count='4 1 1' spacing='.1 .1 .1' "
    "mass='1'><edge stiffness='50'/></flexcomp></worldbody></mujoco>";

static Scene open_text(const char* xml) {
  char error[500] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return (Scene){m, ct_makeData(m)};
}

static const char* const posed[] = {"scenes/stages/b_spring_kinds.xml",
                                    "scenes/stages/b_gravcomp.xml",
                                    "scenes/tree27.xml",
                                    "scenes/arm.xml",
                                    "scenes/demo.xml",
                                    "scenes/tendons.xml"};

#define MODELS "tests/conformance/models"
static const char* const placed[] = {"scenes/rows/b6_stack.xml",
                                     "scenes/contact/b5_eight_spheres_on_plane.xml",
                                     MODELS "/flex_box.xml",
                                     MODELS "/flex_equality_section.xml",
                                     MODELS "/flex_vert_equality.xml",
                                     MODELS "/sensor_frames.xml",
                                     MODELS "/sensor_joints.xml",
                                     MODELS "/sensor_geoms.xml",
                                     MODELS "/actuator_defaults.xml",
                                     MODELS "/actuator_general.xml",
                                     MODELS "/actuator_history.xml",
                                     MODELS "/actuator_shortcuts.xml",
                                     MODELS "/actuator_transmissions.xml",
                                     MODELS "/arm.xml",
                                     MODELS "/attach_replicas.xml",
                                     MODELS "/cameras.xml",
                                     MODELS "/equality_scalars.xml",
                                     MODELS "/flex_default_class.xml",
                                     MODELS "/flex_moving_parent.xml",
                                     MODELS "/geom_fluid.xml",
                                     MODELS "/plugin_touch_grid.xml",
                                     MODELS "_sensor/contacts.xml",
                                     MODELS "_sensor/delays.xml",
                                     MODELS "_sensor/motion.xml"};

static void every_stage_is_pure(void** state) {
  (void)state;
  Seen seen[NSTAGE];
  memset(seen, 0, sizeof seen);
  for (int k = 0; k < NSTAGE; k++) strcpy(seen[k].reads, " ");
  for (size_t k = 0; k < sizeof(posed) / sizeof(posed[0]); k++)
    check_model(scene_open_from(CT_TEST_DIR "/..", posed[k]), true, seen);
  for (size_t k = 0; k < sizeof(placed) / sizeof(placed[0]); k++)
    check_model(scene_open_from(CT_TEST_DIR "/..", placed[k]), false, seen);
  check_model(open_text(kinds_xml), false, seen);
  check_model(open_text(line_xml), true, seen);
  Scene dual = scene_open("rows/b6_stack.xml"); // with the matrix of the dual solver
  dual.m->opt.solver = ctSOL_PGS;
  check_model(dual, false, seen);
  check_seen(seen);
}

// The pipeline as a whole asks for nothing but the state.
static void forward_reads_only_the_state(void** state) {
  (void)state;
  Scene s = scene_open("tree27.xml");
  scene_speed(s.m, s.d, 1, 1);
  ct_forward(s.m, s.d);
  ctData* spoiled = ct_makeData(s.m);
  scene_speed(s.m, spoiled, 1, 1);
  for (int k = 0; k < data_field_count; k++)
    if (data_field[k].stage != STAGE_STATE) spoil_field(data_field + k, s.m, spoiled);
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
