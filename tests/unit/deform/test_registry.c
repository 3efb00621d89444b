// Registration, access, pins, attachments, reset, copies and state vectors of deformable bodies.
#include "base/alloc.h"
#include "support/cmocka_all.h"
#include "support/numbers.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

static const char kWorld[] =
    "<mujoco><option timestep='0.005'/><worldbody><geom type='plane' size='5 5 .1'/>"
    "<body name='box' pos='0 0 2'><freejoint/><geom size='.1' mass='1'/><site name='tip'/></body>"
    "</worldbody></mujoco>";

typedef struct World {
  ctModel* m;
  ctData* d;
} World;

static World open_world(const char* xml) {
  char error[1000] = "";
  World w = {.m = ct_loadXMLString(xml, NULL, error, sizeof error)};
  if (!w.m) fail_msg("%s", error);
  w.d = ct_makeData(w.m);
  assert_non_null(w.d);
  return w;
}

static void close_world(World* w) {
  ct_deleteData(w->d);
  ct_deleteModel(w->m);
}

static ctDeformable* make_sheet(const char* name) {
  ctDeformDef def;
  char error[300] = "";
  ct_defaultDeformDef(&def);
  def.name = name;
  ct_deformPreset("cotton", &def.material);
  ctDeformable* body =
      ct_makeClothRectangle(&def, (double[]){1, 1}, (int[]){4, 4}, error, sizeof error);
  if (!body) fail_msg("%s", error);
  ct_moveDeformable(body, (double[]){3, 0, 1}, NULL);
  return body;
}

static int add_sheet(World* w, const char* name) {
  ctDeformable* body = make_sheet(name);
  char error[300] = "";
  int id = ct_addDeformable(w->m, w->d, body, error, sizeof error);
  ct_freeDeformable(body); // the registered copy stays
  if (id < 0) assert_true(error[0]);
  return id;
}

static void bodies_are_numbered_and_named(void** state) {
  (void)state;
  World w = open_world(kWorld);
  assert_int_equal(ct_deformableCount(w.d), 0);
  assert_int_equal(ct_findDeformable(w.d, "a"), -1);
  assert_int_equal(add_sheet(&w, "a"), 0);
  assert_int_equal(add_sheet(&w, "b"), 1);
  assert_int_equal(add_sheet(&w, "a"), -1); // names are unique
  assert_int_equal(add_sheet(&w, "c"), 2);
  assert_int_equal(add_sheet(&w, "d"), 3);
  assert_int_equal(ct_findDeformable(w.d, "b"), 1);
  assert_int_equal(ct_removeDeformable(w.m, w.d, 0), 0);
  assert_int_equal(ct_findDeformable(w.d, "b"), 0);
  assert_int_equal(ct_removeDeformable(w.m, w.d, 3), -1);
  assert_int_equal(ct_deformableCount(w.d), 3);
  ct_step(w.m, w.d);
  close_world(&w);
}

static void attachments_must_exist_in_the_model(void** state) {
  (void)state;
  World w = open_world(kWorld);
  assert_int_equal(add_sheet(&w, "a"), 0);
  const ctDeformAttach good = {.vertex = 1, .objtype = ctOBJ_SITE, .objid = 0};
  ctDeformAttach bad[] = {good, good, good, good, good, good, good};
  bad[0].vertex = 16;
  bad[1].vertex = -1;
  bad[2].objid = 1;
  bad[3].objtype = ctOBJ_GEOM;
  bad[4].pos[1] = NAN;
  bad[5].compliance = -1;
  bad[6].limit = NAN;
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
    ct_clearError();
    assert_int_equal(ct_attachDeformable(w.m, w.d, 0, bad + i), -1);
    assert_true(ct_lastError()[0]);
  }
  ct_pinDeformable(w.d, 0, 3, 1);
  ct_deformableForce(w.d, 0)[5] = 2;
  ct_deformablePos(w.d, 0)[7] = 9;
  assert_int_equal(ct_attachDeformable(w.m, w.d, 0, &good), 0);
  assert_int_equal(ct_attachDeformable(w.m, w.d, 0, &good), 1);
  // what the body had stays
  assert_true(ct_deformableInvmass(w.d, 0)[3] == 0 && ct_deformableFlags(w.d, 0)[3] & 1);
  assert_true(ct_deformableForce(w.d, 0)[5] == 2 && ct_deformablePos(w.d, 0)[7] == 9);
  assert_int_equal(ct_deformableDef(w.d, 0)->nattach, 2);
  close_world(&w);
}

static void reset_restores_and_data_reset_keeps_positions(void** state) {
  (void)state;
  World w = open_world(kWorld);
  add_sheet(&w, "a");
  double start[48];
  memcpy(start, ct_deformablePos(w.d, 0), sizeof start);
  for (int i = 0; i < 20; i++) ct_step(w.m, w.d);
  double* x = ct_deformablePos(w.d, 0);
  assert_true(x[2] < start[2] && ct_deformableVel(w.d, 0)[2] < -0.5);
  double moved[48];
  memcpy(moved, x, sizeof moved);
  ct_resetData(w.m, w.d);
  assert_memory_equal(x, moved, sizeof moved);
  assert_true(ct_deformableVel(w.d, 0)[2] == 0);
  ct_pinDeformable(w.d, 0, 2, 1);
  assert_int_equal(ct_resetDeformable(w.d, 0), 0);
  assert_memory_equal(x, start, sizeof start);
  assert_true(ct_deformableInvmass(w.d, 0)[2] > 0);
  close_world(&w);
}

static void state_vectors_hold_bodies_behind_all_else(void** state) {
  (void)state;
  World w = open_world(kWorld);
  const int plain = ctSTATE_INTEGRATION, both = plain | ctSTATE_DEFORM;
  assert_int_equal(ct_dataStateSize(w.m, w.d, both), ct_stateSize(w.m, plain));
  add_sheet(&w, "a");
  int n = ct_dataStateSize(w.m, w.d, both);
  assert_int_equal(n,
                   ct_stateSize(w.m, plain) + 6 * 16 + 1 + (int)w.m->nv + 7 * (int)w.m->nmocap + 1);
  double* saved = alloc_bytes((size_t)n * sizeof *saved);
  ct_getState(w.m, w.d, saved, both);
  for (int i = 0; i < 30; i++) ct_step(w.m, w.d);
  double end[48];
  memcpy(end, ct_deformablePos(w.d, 0), sizeof end);
  ct_setState(w.m, w.d, saved, both);
  for (int i = 0; i < 30; i++) ct_step(w.m, w.d);
  assert_memory_equal(end, ct_deformablePos(w.d, 0), sizeof end);
  ct_clearError();
  assert_int_equal(ct_stateSize(w.m, both), 0); // the model alone cannot tell
  assert_non_null(strstr(ct_lastError(), "ct_dataStateSize"));
  ctData* other = ct_makeData(w.m);
  ct_clearError();
  ct_copyState(w.m, w.d, other, both);
  assert_non_null(strstr(ct_lastError(), "different deformable bodies"));
  ct_deleteData(other);
  alloc_free(saved);
  close_world(&w);
}

static void copies_go_the_same_way(void** state) {
  (void)state;
  World w = open_world(kWorld);
  add_sheet(&w, "a");
  for (int i = 0; i < 10; i++) ct_step(w.m, w.d);
  ctData* copy = ct_copyData(NULL, w.m, w.d);
  ctData* into = ct_makeData(w.m);
  assert_ptr_equal(ct_copyData(into, w.m, w.d), into);
  for (int i = 0; i < 10; i++) {
    ct_step(w.m, w.d);
    ct_step(w.m, copy);
    ct_step(w.m, into);
  }
  assert_memory_equal(ct_deformablePos(w.d, 0), ct_deformablePos(copy, 0), 48 * sizeof(double));
  assert_memory_equal(ct_deformablePos(w.d, 0), ct_deformablePos(into, 0), 48 * sizeof(double));
  ct_deleteData(copy);
  ct_deleteData(into);
  close_world(&w);
}

static int refused;
static void try_changes(const ctModel* m, ctData* d) {
  ctDeformable* body = make_sheet("late");
  char error[200] = "";
  const ctDeformAttach hold = {.objtype = ctOBJ_BODY};
  refused += ct_addDeformable(m, d, body, error, sizeof error) < 0 && strstr(error, "stepped");
  refused += ct_removeDeformable(m, d, 0) < 0;
  refused += ct_attachDeformable(m, d, 0, &hold) < 0;
  ct_freeDeformable(body);
}

static void nothing_is_added_or_removed_during_a_step(void** state) {
  (void)state;
  World w = open_world(kWorld);
  add_sheet(&w, "a");
  ctCallbacks calls = {.control = try_changes};
  ct_setCallbacks(w.d, &calls);
  refused = 0;
  ct_step(w.m, w.d);
  assert_int_equal(refused, 3);
  ct_forward(w.m, w.d);
  assert_int_equal(refused, 6);
  ct_setCallbacks(w.d, NULL);
  assert_int_equal(ct_removeDeformable(w.m, w.d, 0), 0);
  close_world(&w);
}

static void data_of_another_model_is_refused(void** state) {
  (void)state;
  World w = open_world(kWorld), other = open_world("<mujoco><worldbody/></mujoco>");
  ctDeformable* body = make_sheet("a");
  char error[200] = "";
  assert_int_equal(ct_addDeformable(other.m, w.d, body, error, sizeof error), -1);
  assert_non_null(strstr(error, "another model"));
  ct_freeDeformable(body);
  close_world(&w);
  close_world(&other);
}

static void energies_are_those_of_free_fall(void** state) {
  (void)state;
  World w = open_world(kWorld);
  add_sheet(&w, "a");
  double e0[3], e1[3], mass = 0;
  const double* inv = ct_deformableInvmass(w.d, 0);
  for (int i = 0; i < 16; i++) mass += 1 / inv[i];
  ct_deformableEnergy(w.m, w.d, 0, e0);
  assert_within(e0[2], mass * 9.81, 1e-9 * mass * 9.81);
  for (int i = 0; i < 20; i++) ct_step(w.m, w.d);
  ct_deformableEnergy(w.m, w.d, 0, e1);
  assert_true(e1[1] > 0 && e1[0] >= 0);
  assert_within(e1[1] + e1[2], e0[2], 0.02 * e1[1]);
  close_world(&w);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bodies_are_numbered_and_named),
      cmocka_unit_test(attachments_must_exist_in_the_model),
      cmocka_unit_test(reset_restores_and_data_reset_keeps_positions),
      cmocka_unit_test(state_vectors_hold_bodies_behind_all_else),
      cmocka_unit_test(copies_go_the_same_way),
      cmocka_unit_test(nothing_is_added_or_removed_during_a_step),
      cmocka_unit_test(data_of_another_model_is_refused),
      cmocka_unit_test(energies_are_those_of_free_fall),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
