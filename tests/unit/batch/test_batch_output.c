#include "support/batch_scene.h"

static void outputs_are_what_a_data_has(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 7, 2, 0);
  int size, elemsize;
  const cttNum* xpos = ctb_output(b, "xpos", &size, &elemsize);
  assert_int_equal(size, 3 * m->nbody);
  assert_int_equal(elemsize, sizeof(cttNum));
  assert_ptr_equal(ctb_output(b, "xpos", NULL, NULL), xpos);
  const cttNum* reading = ctb_output(b, "sensordata", NULL, NULL);
  const int* ncon = ctb_output(b, "ncon", &size, &elemsize);
  assert_int_equal(size, 1);
  assert_int_equal(elemsize, sizeof(int));
  const int* rownnz = ctb_output(b, "moment_rownnz", NULL, NULL);
  const cttByte* active = ctb_output(b, "eq_active", NULL, NULL);
  assert_within(xpos[5], 0, 0); // nothing yet
  assert_int_equal(ctb_step(b, NULL, 0, 30, 0), 0);
  ctData* d = ct_makeData(m);
  for (int t = 0; t < 30; t++) ct_step(m, d);
  for (int i = 0; i < 7; i++) {
    assert_memory_equal(xpos + 3 * m->nbody * i, d->xpos, 24 * (size_t)m->nbody);
    assert_memory_equal(reading + m->nsensordata * i, d->sensordata, 8 * (size_t)m->nsensordata);
    assert_int_equal(ncon[i], d->ncon);
    assert_memory_equal(rownnz + m->nu * i, d->moment_rownnz, 4 * (size_t)m->nu);
    assert_int_equal(active[i], 1);
  }
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void unknown_outputs_are_refused(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 2, 1, 0);
  static const char* const names[] = {"xposs",        "contact",     "efc_force", "buffer",
                                      "contact.nope", "plugin_data", "body_mass"};
  for (int k = 0; k < 7; k++) {
    int size = 5;
    assert_null(ctb_output(b, names[k], &size, NULL));
    assert_int_equal(size, 0);
    assert_non_null(strstr(ct_lastError(), names[k]));
  }
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

// A data serves several simulations, but none sees the numbers of another.
static void what_a_call_does_not_compute_is_zero(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 3, 1, 0);
  const cttNum *xpos = ctb_output(b, "xpos", NULL, NULL), *qacc = ctb_output(b, "qacc", NULL, NULL);
  const cttNum* inverse = ctb_output(b, "qfrc_inverse", NULL, NULL);
  const int* ncon = ctb_output(b, "ncon", NULL, NULL);
  ctb_step(b, NULL, 0, 40, 0);
  const int one = 1;
  assert_true(largest_of(qacc + m->nv, (int)m->nv) > 0);
  ctb_forward(b, &one, 1, ctSTAGE_POS);
  assert_within(largest_of(qacc + m->nv, (int)m->nv), 0, 0);
  assert_true(xpos[3 * m->nbody + 8] > 0 && ncon[1] == ncon[2]);
  assert_within(largest_of(inverse, 3 * (int)m->nv), 0, 0);
  ctb_reset(b, &one, 1, NULL, ctSTAGE_NONE);
  assert_within(largest_of(xpos + 3 * m->nbody, 3 * (int)m->nbody), 0, 0);
  assert_int_equal(ncon[1], 0);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void forces_between_bodies_come_on_demand(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .1'>"
                          "<freejoint/><geom size='.1' mass='2'/></body></worldbody></mujoco>");
  ctBatch* b = batch_of(m, 2, 1, 0);
  const cttNum* force = ctb_output(b, "cfrc_ext", NULL, NULL);
  const cttNum* velocity = ctb_output(b, "subtree_linvel", NULL, NULL);
  ctb_step(b, NULL, 0, 1000, 0);
  batch_part(b, ctSTATE_QVEL, 1)[0] = 0.5;
  ctb_forward(b, NULL, 0, ctSTAGE_ACC);
  ctData* d = ct_makeData(m);
  for (int t = 0; t < 1000; t++) ct_step(m, d);
  ct_forward(m, d);
  ct_rnePostConstraint(m, d);
  assert_memory_equal(force, d->cfrc_ext, 12 * sizeof(cttNum));
  assert_within(force[11], 19.62, 1e-3);
  assert_within(velocity[9], 0.5, 1e-9);
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void contacts_come_in_arrays_of_fixed_size(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><worldbody><geom type='plane' size='1 1 1'/><body pos='0 0 .1'>"
                          "<freejoint/><geom type='box' size='.1 .1 .1' mass='1'/></body>"
                          "</worldbody></mujoco>");
  ctBatch* b = ctb_makeBatch(m, 3, &(ctBatchConfig){.nthread = 1, .ncontact = 6}, NULL, 0);
  int size;
  const int* geom = ctb_output(b, "contact.geom", &size, NULL);
  assert_int_equal(size, 12);
  const int* dim = ctb_output(b, "contact.dim", NULL, NULL);
  const cttNum* dist = ctb_output(b, "contact.dist", NULL, NULL);
  const cttNum* pos = ctb_output(b, "contact.pos", &size, NULL);
  assert_int_equal(size, 18);
  const cttNum* force = ctb_output(b, "contact.force", NULL, NULL);
  batch_part(b, ctSTATE_QPOS, 2)[2] = 5;
  ctb_step(b, NULL, 0, 300, 0);
  double weight = 0;
  for (int k = 0; k < 6; k++) {
    assert_int_equal(geom[2 * k + 1], k < 4 ? 1 : -1);
    assert_int_equal(dim[k], k < 4 ? 3 : 0);
    assert_true(k < 4 ? dist[k] < 1e-3 && fabs(fabs(pos[3 * k]) - 0.1) < 1e-3 : dist[k] == 0);
    weight += force[6 * k];
    assert_int_equal(geom[24 + 2 * k], -1); // in the air
  }
  assert_within(weight, 9.81, 1e-3);
  ctb_deleteBatch(b);
  b = ctb_makeBatch(m, 1, &(ctBatchConfig){.nthread = 1, .ncontact = 2}, NULL, 0);
  const int* few = ctb_output(b, "contact.geom", NULL, NULL);
  const int* ncon = ctb_output(b, "ncon", NULL, NULL);
  ctb_step(b, NULL, 0, 300, 0);
  assert_int_equal(ncon[0], 4); // more than there is room for
  assert_int_equal(few[3], 1);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void deformable_bodies_differ_between_simulations(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><geom type='plane' size='1 1 .1'/><body name='w' pos='0 0 "
      ".5'><freejoint/>"
      "<geom size='.02'/></body></worldbody><deformable><corten:cloth name='c' size='.2 .2' "
      "count='4' pos='0 0 .3'/></deformable></mujoco>");
  ctBatch* b = batch_of(m, 3, 2, 0);
  assert_true(ctb_persistent(b));
  int size;
  const cttNum* x = ctb_output(b, "deformable.pos", &size, NULL);
  assert_int_equal(size, 48);
  const cttNum* v = ctb_output(b, "deformable.vel", NULL, NULL);
  const int late[] = {2};
  ctb_step(b, NULL, 0, 10, 0);
  ctb_step(b, late, 1, 10, 0);
  assert_memory_equal(x, x + 48, 48 * sizeof *x);
  assert_true(x[2 * 48 + 2] < x[2] && v[2 * 48 + 2] < v[2] && v[2] < 0);
  ctData* d = ct_makeData(m);
  for (int t = 0; t < 20; t++) ct_step(m, d);
  assert_memory_equal(x + 96, ct_deformablePos(d, 0), 48 * sizeof *x);
  ctb_reset(b, late, 1, NULL, 0);
  assert_true(x[2 * 48 + 2] > x[2]);
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(outputs_are_what_a_data_has),
      cmocka_unit_test(unknown_outputs_are_refused),
      cmocka_unit_test(what_a_call_does_not_compute_is_zero),
      cmocka_unit_test(forces_between_bodies_come_on_demand),
      cmocka_unit_test(contacts_come_in_arrays_of_fixed_size),
      cmocka_unit_test(deformable_bodies_differ_between_simulations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
