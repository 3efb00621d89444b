// A batch has the bits of simulations that are stepped one by one, whatever runs where.
#include "support/batch_scene.h"
#include "support/stable.h"

enum { SIMS = 21, STEPS = 60 };

typedef struct Course {
  ctModel* m;
  ctData* d[SIMS];
} Course;

static Course start_course(void) {
  Course c = {.m = batch_scene()};
  for (int i = 0; i < SIMS; i++) {
    c.d[i] = ct_makeData(c.m);
    c.d[i]->qpos[2] += 0.01 * i;
    c.d[i]->qvel[0] = 0.1 * i;
  }
  return c;
}

static void end_course(Course* c) {
  for (int i = 0; i < SIMS; i++) ct_deleteData(c->d[i]);
  ct_deleteModel(c->m);
}

static void copy_start(const Course* c, ctBatch* b) {
  for (int i = 0; i < SIMS; i++)
    ct_getState(c->m, c->d[i], ctb_state(b) + i * ctb_nstate(b), ctSTATE_INTEGRATION);
}

static void expect_same(const Course* c, ctBatch* b) {
  cttNum row[2000];
  for (int i = 0; i < SIMS; i++) {
    ct_getState(c->m, c->d[i], row, ctSTATE_INTEGRATION);
    assert_memory_equal(ctb_state(b) + i * ctb_nstate(b), row, (size_t)ctb_nstate(b) * sizeof *row);
    assert_memory_equal(ctb_warning(b) + i * ctNWARNING, c->d[i]->warning, sizeof c->d[i]->warning);
  }
}

// Steps of single simulations between steps of all, so that a data runs others in between.
static void run_both(Course* c, ctBatch* b, int stage) {
  for (int t = 0; t < STEPS; t++) {
    int some[SIMS], n = 0;
    for (int i = 0; i < SIMS; i++) {
      batch_scene_control(batch_part(b, ctSTATE_CTRL, i), (int)c->m->nu, i, t);
      batch_scene_control(c->d[i]->ctrl, (int)c->m->nu, i, t);
      if ((i + t) % 3 != 0) some[n++] = i;
    }
    assert_int_equal(ctb_step(b, some, n, 1 + t % 2, stage), 0);
    for (int k = 0; k < n; k++) {
      for (int j = 0; j <= t % 2; j++) ct_step(c->m, c->d[some[k]]);
    }
  }
}

static void a_batch_has_the_bits_of_single_steps(void** state) {
  (void)state;
  for (int nthread = 1; nthread <= 3; nthread++) {
    for (int persistent = 0; persistent <= 1; persistent++) {
      for (int stage = ctSTAGE_NONE; stage <= ctSTAGE_ACC; stage++) {
        if (nthread > 1 && stage % 2) continue;
        Course c = start_course();
        ctBatch* b = batch_of(c.m, SIMS, nthread, persistent);
        assert_int_equal(ctb_persistent(b), persistent);
        copy_start(&c, b);
        run_both(&c, b, stage);
        expect_same(&c, b);
        ctb_deleteBatch(b);
        end_course(&c);
      }
    }
  }
}

static void a_step_after_a_stage_sees_what_was_written(void** state) {
  (void)state;
  Course c = start_course();
  ctBatch* b = batch_of(c.m, SIMS, 1, 1);
  copy_start(&c, b);
  assert_int_equal(ctb_step(b, NULL, 0, 1, ctSTAGE_ACC), 0);
  for (int i = 0; i < SIMS; i++) {
    ct_step(c.m, c.d[i]);
    batch_part(b, ctSTATE_QVEL, i)[1] += 0.3;
    c.d[i]->qvel[1] += 0.3;
    batch_part(b, ctSTATE_XFRC_APPLIED, i)[8] = 2;
    c.d[i]->xfrc_applied[8] = 2;
  }
  assert_int_equal(ctb_step(b, NULL, 0, 3, ctSTAGE_NONE), 0);
  for (int i = 0; i < SIMS; i++) {
    for (int k = 0; k < 3; k++) ct_step(c.m, c.d[i]);
  }
  expect_same(&c, b);
  ctb_deleteBatch(b);
  end_course(&c);
}

static void models_with_sleep_and_plugins_get_data_of_their_own(void** state) {
  (void)state;
  ctModel* m = model_text("<mujoco><option><flag sleep='enable'/></option><worldbody><geom "
                          "type='plane' size='1 1 1'/><body pos='0 0 .1'><freejoint/><geom "
                          "type='box' size='.1 .1 .1'/></body></worldbody></mujoco>");
  ctBatch* b = batch_of(m, 5, 2, 0);
  assert_true(ctb_persistent(b));
  ctData* d = ct_makeData(m);
  for (int t = 0; t < 400; t++) {
    ct_step(m, d);
    assert_int_equal(ctb_step(b, NULL, 0, 1, 0), 0);
  }
  cttNum row[200];
  ct_getState(m, d, row, ctSTATE_INTEGRATION);
  for (int i = 0; i < 5; i++)
    assert_memory_equal(ctb_state(b) + i * ctb_nstate(b), row, sizeof *row * ctb_nstate(b));
  assert_true(d->tree_asleep[0] >= 0);
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void resets_give_the_start_or_a_keyframe(void** state) {
  (void)state;
  Course c = start_course();
  for (int persistent = 0; persistent <= 1; persistent++) {
    ctBatch* b = batch_of(c.m, SIMS, 2, persistent);
    assert_int_equal(ctb_step(b, NULL, 0, 20, 0), 0);
    const int ids[3] = {2, 5, 20}, key[3] = {-1, 0, -1};
    assert_int_equal(ctb_reset(b, ids, 3, key, ctSTAGE_ACC), 0);
    ctData* d = ct_makeData(c.m);
    cttNum row[2000];
    for (int k = 0; k < 3; k++) {
      if (key[k] >= 0)
        ct_resetDataKeyframe(c.m, d, key[k]);
      else
        ct_resetData(c.m, d);
      ct_forward(c.m, d);
      ct_getState(c.m, d, row, ctSTATE_INTEGRATION);
      assert_memory_equal(ctb_state(b) + ids[k] * ctb_nstate(b), row, sizeof *row * ctb_nstate(b));
    }
    assert_true(batch_part(b, ctSTATE_TIME, 3)[0] > 0.07);
    assert_within(batch_part(b, ctSTATE_TIME, 5)[0], 1, 0);
    const int bad[1] = {7};
    ct_clearError();
    assert_int_equal(ctb_reset(b, ids, 1, bad, 0), -1);
    assert_non_null(strstr(ct_lastError(), "key[0] is 7, the model has 1 keyframes"));
    ct_deleteData(d);
    ctb_deleteBatch(b);
  }
  end_course(&c);
}

// Only the simulation with the NaN suffers, and it is named.
static void bad_numbers_stay_in_their_simulation(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch *b = batch_of(m, 9, 2, 0), *good = batch_of(m, 9, 1, 0);
  batch_part(b, ctSTATE_CTRL, 4)[0] = NAN;
  batch_part(b, ctSTATE_QVEL, 7)[2] = INFINITY;
  ctb_step(b, NULL, 0, 5, 0);
  ctb_step(good, NULL, 0, 5, 0);
  for (int i = 0; i < 9; i++) {
    const cttNum *x = batch_part(b, ctSTATE_QPOS, i), *y = batch_part(good, ctSTATE_QPOS, i);
    if (i != 4 && i != 7) {
      assert_memory_equal(x, y, sizeof *x * (size_t)m->nq);
      assert_int_equal(ctb_diverged(b)[i], 0);
      assert_string_equal(ctb_error(b, i), "");
    }
    assert_int_equal(ctb_status(b)[i], 0);
    for (int k = 0; k < m->nq; k++) assert_true(isfinite(x[k]));
  }
  assert_int_equal(ctb_diverged(b)[4], 1 << ctWARN_BADCTRL);
  assert_int_equal(ctb_diverged(b)[7], 1 << ctWARN_BADQVEL);
  assert_non_null(strstr(ctb_error(b, 7), "qvel[2]"));
  assert_int_equal(ctb_warning(b)[4 * ctNWARNING + ctWARN_BADCTRL].number, 5);
  assert_int_equal(ctb_warning(b)[7 * ctNWARNING + ctWARN_BADQVEL].number, 1);
  batch_part(b, ctSTATE_CTRL, 4)[0] = 0;
  ctb_step(b, NULL, 0, 1, 0);
  assert_int_equal(ctb_diverged(b)[4], 0);
  assert_string_equal(ctb_error(b, 4), "");
  ctb_deleteBatch(b);
  ctb_deleteBatch(good);
  ct_deleteModel(m);
}

//---------------------------------- episodes ------------------------------------------------------

static int fell(const ctModel* m, const ctData* d, int sim, void* arg) {
  (void)m, (void)sim;
  return d->time > *(double*)arg;
}

static void lift(const ctModel* m, ctData* d, int sim, void* arg) {
  (void)m, (void)arg;
  d->qpos[2] = 1 + sim;
}

static void episodes_start_again(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  double limit = 0.05;
  for (int mode = ctAUTORESET_NEXT; mode <= ctAUTORESET_SAME; mode++) {
    ctBatch* b = batch_of(m, 10, 2, 0);
    ctb_setAutoreset(b, mode, fell, lift, &limit);
    int ends = 0;
    for (int t = 0; t < 13 + (mode == ctAUTORESET_NEXT); t++) {
      ctb_step(b, NULL, 0, 1, ctSTAGE_POS);
      ends += ctb_done(b)[3];
      if (ctb_done(b)[3] && mode == ctAUTORESET_SAME) {
        assert_within(batch_part(b, ctSTATE_TIME, 3)[0], 0, 0);
        assert_within(ctb_final(b)[3 * ctb_nstate(b)], 0.052, 1e-12);
      }
    }
    assert_int_equal(ends, 1);
    assert_within(batch_part(b, ctSTATE_QPOS, 3)[2], 4, 0);
    assert_within(batch_part(b, ctSTATE_TIME, 3)[0], 0, 0);
    ctb_deleteBatch(b);
  }
  ctBatch* b = batch_of(m, 4, 1, 0);
  ctb_step(b, NULL, 0, 3, 0);
  ctb_done(b)[2] = 1; // a mask of the user
  ctb_step(b, NULL, 0, 3, 0);
  assert_within(batch_part(b, ctSTATE_TIME, 2)[0], 0, 0);
  assert_within(batch_part(b, ctSTATE_TIME, 1)[0], 0.024, 1e-12);
  assert_int_equal(ctb_done(b)[2], 0);
  ct_clearError();
  ctb_setAutoreset(b, 5, NULL, NULL, NULL);
  assert_non_null(strstr(ct_lastError(), "mode is 5"));
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

//---------------------------------- functions of the user, derivatives ----------------------------

static void push_up(const ctModel* m, ctData* d, int sim, void* arg) {
  (void)m;
  d->qpos[2] = 2 + sim;
  ((int*)arg)[sim]++;
}

static void functions_run_on_each_simulation(void** state) {
  (void)state;
  ctModel* m = batch_scene();
  ctBatch* b = batch_of(m, 12, 3, 0);
  int count[12] = {0};
  const int ids[2] = {3, 11};
  assert_int_equal(ctb_apply(b, NULL, 0, push_up, count, 0), 0);
  assert_true(batch_part(b, ctSTATE_QPOS, 3)[2] < 1);
  assert_int_equal(ctb_apply(b, ids, 2, push_up, count, 1), 0);
  assert_within(batch_part(b, ctSTATE_QPOS, 3)[2], 5, 0);
  assert_true(batch_part(b, ctSTATE_QPOS, 4)[2] < 1);
  for (int i = 0; i < 12; i++) assert_int_equal(count[i], 1 + (i == 3 || i == 11));
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void derivatives_of_all_simulations(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody><body><joint name='j' axis='0 1 0'/><geom size='.1' pos='0 0 1'/></body>"
      "</worldbody><actuator><motor joint='j'/></actuator></mujoco>");
  ctBatch* b = batch_of(m, 3, 2, 0);
  cttNum A[3 * 4], B[3 * 2], one[4];
  for (int i = 0; i < 3; i++) batch_part(b, ctSTATE_QPOS, i)[0] = 0.3 * i;
  assert_int_equal(ctb_transition(b, NULL, 0, A, B, NULL, NULL), 0);
  ctData* d = ct_makeData(m);
  for (int i = 0; i < 3; i++) {
    d->qpos[0] = 0.3 * i;
    ctDerivativeInfo info = {.status = 0};
    assert_int_equal(ctd_transition(m, d, one, NULL, NULL, NULL, &info), 0);
    assert_memory_equal(A + 4 * i, one, sizeof one);
  }
  ct_deleteData(d);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(a_batch_has_the_bits_of_single_steps),
      cmocka_unit_test(a_step_after_a_stage_sees_what_was_written),
      cmocka_unit_test(models_with_sleep_and_plugins_get_data_of_their_own),
      cmocka_unit_test(resets_give_the_start_or_a_keyframe),
      cmocka_unit_test(bad_numbers_stay_in_their_simulation),
      cmocka_unit_test(episodes_start_again),
      cmocka_unit_test(functions_run_on_each_simulation),
      cmocka_unit_test(derivatives_of_all_simulations),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
