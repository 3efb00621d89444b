#include "support/batch_scene.h"

// A field per simulation is a model per simulation.
static void expanded_fields_are_models(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 5, 2, 0);
  int size, elemsize;
  assert_null(ctb_expanded(b, "body_mass", &size, NULL));
  cttNum* mass = ctb_expand(b, "body_mass", &size, &elemsize);
  assert_int_equal(size, m->nbody);
  assert_int_equal(elemsize, 8);
  assert_ptr_equal(ctb_expanded(b, "body_mass", NULL, NULL), mass);
  cttNum* gravity = ctb_expand(b, "opt.gravity", &size, NULL);
  assert_int_equal(size, 3);
  cttNum* comp = ctb_expand(b, "body_gravcomp", NULL, NULL);
  for (int i = 0; i < 5; i++) {
    for (int k = 0; k < m->nbody; k++) mass[i * m->nbody + k] *= 1 + 0.2 * i;
    gravity[3 * i] = 0.5 * i;
    if (i == 3) comp[i * m->nbody + 2] = 1;
  }
  assert_int_equal(ctb_setConst(b, NULL, 0), 0);
  const cttNum* invweight = ctb_expanded(b, "body_invweight0", NULL, NULL);
  assert_non_null(invweight);
  assert_within(batch_part(b, ctSTATE_TIME, 1)[0], 0, 0);
  assert_int_equal(ctb_step(b, NULL, 0, 50, 0), 0);
  for (int i = 0; i < 5; i++) {
    ctModel *own = ct_copyModel(NULL, m), *got = ct_copyModel(NULL, m);
    for (int k = 0; k < m->nbody; k++) own->body_mass[k] *= 1 + 0.2 * i;
    own->opt.gravity[0] = 0.5 * i;
    if (i == 3) own->body_gravcomp[2] = 1;
    ctData* d = ct_makeData(own);
    ct_setConst(own, d);
    assert_memory_equal(invweight + 2 * m->nbody * i, own->body_invweight0, 16 * (size_t)m->nbody);
    ct_resetData(own, d);
    for (int t = 0; t < 50; t++) ct_step(own, d);
    assert_memory_equal(batch_part(b, ctSTATE_QPOS, i), d->qpos, 8 * (size_t)m->nq);
    ctb_getModel(b, i, got);
    assert_memory_equal(got->body_mass, own->body_mass, 8 * (size_t)m->nbody);
    assert_within(got->opt.gravity[0], 0.5 * i, 0);
    ct_deleteData(d);
    ct_deleteModel(own);
    ct_deleteModel(got);
  }
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void resets_use_the_model_of_the_simulation(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 3, 1, 0);
  cttNum* start = ctb_expand(b, "qpos0", NULL, NULL);
  start[1 * m->nq + 2] = 3;
  ctb_reset(b, NULL, 0, NULL, 0);
  assert_within(batch_part(b, ctSTATE_QPOS, 1)[2], 3, 0);
  assert_within(batch_part(b, ctSTATE_QPOS, 2)[2], m->qpos0[2], 0);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void some_fields_are_shared_by_all(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 3, 1, 0);
  static const struct {
    const char *name, *why;
  } bad[] = {{"body_parentid", "structure"}, {"geom_type", "structure"},
             {"names", "no array"},          {"nq", "no array"},
             {"body_mas", "no field"},       {"opt.nope", "no field"},
             {"key_qpos", "assets"},         {"xpos", "no field"}};
  for (size_t k = 0; k < sizeof bad / sizeof *bad; k++) {
    int size = 1;
    assert_null(ctb_expand(b, bad[k].name, &size, NULL));
    assert_int_equal(size, 0);
    if (!strstr(ct_lastError(), bad[k].why) && !strstr(ct_lastError(), "assets"))
      fail_msg("%s: %s", bad[k].name, ct_lastError());
  }
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void models_of_the_caller(void** state) {
  (void)state;
  ctModel *m = batch_scene(), *heavy = ct_copyModel(NULL, m), *other;
  for (int k = 0; k < m->nbody; k++) heavy->body_mass[k] *= 3;
  ctBatch* b = batch_of(m, 3, 2, 0);
  const ctModel* models[3] = {NULL, heavy, m};
  ctb_setModels(b, models);
  ctb_step(b, NULL, 0, 60, 0);
  ctData* d = ct_makeData(heavy);
  for (int t = 0; t < 60; t++) ct_step(heavy, d);
  assert_memory_equal(batch_part(b, ctSTATE_QPOS, 1), d->qpos, 8 * (size_t)m->nq);
  assert_memory_equal(batch_part(b, ctSTATE_QPOS, 0), batch_part(b, ctSTATE_QPOS, 2),
                      8 * (size_t)m->nq);
  assert_true(memcmp(batch_part(b, ctSTATE_QPOS, 0), d->qpos, 8 * (size_t)m->nq) != 0);
  ct_clearError();
  assert_null(ctb_expand(b, "body_mass", NULL, NULL));
  assert_int_equal(ctb_setConst(b, NULL, 0), -1);
  other =
      model_text("<mujoco><worldbody><body><joint/><geom size='1'/></body></worldbody></mujoco>");
  models[1] = other;
  ctb_setModels(b, models);
  assert_non_null(strstr(ct_lastError(), "models[1] differs from the batch's model in n"));
  ctb_setModels(b, NULL);
  assert_non_null(ctb_expand(b, "body_mass", NULL, NULL));
  ct_clearError();
  models[1] = heavy;
  ctb_setModels(b, models);
  assert_non_null(strstr(ct_lastError(), "expanded"));
  ctModel* wrong = ct_copyModel(NULL, other);
  ctb_getModel(b, 0, wrong);
  assert_non_null(strstr(ct_lastError(), "sizes of the model"));
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
  ct_deleteModel(heavy);
  ct_deleteModel(other);
  ct_deleteModel(wrong);
}

static void a_data_of_a_simulation(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  for (int persistent = 0; persistent <= 1; persistent++) {
    ctBatch* b = batch_of(m, 3, 1, persistent);
    ctData *d = ct_makeData(m), *alone = ct_makeData(m);
    ctb_step(b, NULL, 0, 25, 0);
    for (int t = 0; t < 25; t++) ct_step(m, alone);
    ctb_getData(b, 1, d);
    assert_memory_equal(d->qpos, alone->qpos, 8 * (size_t)m->nq);
    assert_within(d->time, alone->time, 0);
    if (persistent) assert_memory_equal(d->xpos, alone->xpos, 24 * (size_t)m->nbody);
    ct_step(m, d);
    ct_step(m, alone);
    assert_memory_equal(d->qpos, alone->qpos, 8 * (size_t)m->nq);
    ct_clearError();
    ctb_getData(b, 3, d);
    assert_non_null(strstr(ct_lastError(), "invalid simulation 3"));
    ct_deleteData(d);
    ct_deleteData(alone);
    ctb_deleteBatch(b);
  }
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(expanded_fields_are_models),
      cmocka_unit_test(resets_use_the_model_of_the_simulation),
      cmocka_unit_test(some_fields_are_shared_by_all),
      cmocka_unit_test(models_of_the_caller),
      cmocka_unit_test(a_data_of_a_simulation),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
