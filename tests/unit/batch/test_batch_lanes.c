// Lanes do not change what a batch computes: rows, outputs, warnings and records are those of
// simulations that run one by one.
#include "lanes/stepper.h"
#include "model/field.h"
#include "support/batch_scene.h"
#include "support/scene.h"
#include "support/stable.h"

#include <math.h>
#include <stdlib.h>

enum { SIMS = 21, STEPS = 24 };

static ctBatch* lanes_batch(const ctModel* m, int nsim, int nthread, int lanes) {
  ctBatchConfig config;
  char error[300] = "";
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  config.lanes = lanes;
  ctBatch* b = ctb_makeBatch(m, nsim, &config, error, sizeof error);
  if (!b) fail_msg("%s", error);
  return b;
}

static void want_everything(ctBatch* b) {
  for (int i = 0; i < data_field_count; i++) ctb_output(b, data_field[i].name, NULL, NULL);
  ctb_output(b, "contact.dist", NULL, NULL);
  ctb_output(b, "contact.geom", NULL, NULL);
  ctb_output(b, "contact.force", NULL, NULL);
  ct_clearError();
}

static const char* row_text(int i) { return data_field[i].name; }

// What does not depend on the step alone: sizes and clocks of the data that ran it.
static bool is_of_the_data(const char* name) {
  return !strncmp(name, "maxuse", 6) || !strncmp(name, "timer", 5) || !strncmp(name, "narena", 6) ||
         !strncmp(name, "parena", 6) || !strncmp(name, "pstack", 6) || !strncmp(name, "pbase", 5) ||
         !strncmp(name, "flg_", 4);
}

static void expect_equal_outputs(ctBatch* a, ctBatch* b, int t) {
  for (int i = 0; i < data_field_count; i++) {
    int size, each;
    if (is_of_the_data(row_text(i))) continue;
    const char* x = ctb_output(a, row_text(i), &size, &each);
    const char* y = ctb_output(b, row_text(i), NULL, NULL);
    if (!x || memcmp(x, y, (size_t)(ctb_nsim(a) * size * each)) == 0) continue;
    for (int k = 0; k < ctb_nsim(a); k++) {
      size_t bytes = (size_t)(size * each), at = (size_t)k * bytes;
      if (memcmp(x + at, y + at, bytes) != 0)
        fail_msg("%s of simulation %d after call %d", row_text(i), k, t);
    }
  }
  static const char* const contact[] = {"contact.dist", "contact.geom", "contact.force"};
  for (int i = 0; i < 3; i++) {
    int size, each;
    const void* x = ctb_output(a, contact[i], &size, &each);
    size_t bytes = (size_t)(ctb_nsim(a) * size * each);
    assert_memory_equal(x, ctb_output(b, contact[i], NULL, NULL), bytes);
  }
  ct_clearError();
}

static void expect_equal(ctBatch* a, ctBatch* b, int t) {
  size_t n = (size_t)ctb_nsim(a), row = (size_t)ctb_nstate(a) * sizeof(cttNum);
  for (size_t k = 0; k < n; k++) {
    if (memcmp((char*)ctb_state(a) + k * row, (char*)ctb_state(b) + k * row, row) != 0)
      fail_msg("state of simulation %d after call %d", (int)k, t);
    assert_string_equal(ctb_error(a, (int)k), ctb_error(b, (int)k));
  }
  assert_memory_equal(ctb_warning(a), ctb_warning(b), n * ctNWARNING * sizeof(ctWarningStat));
  assert_memory_equal(ctb_diverged(a), ctb_diverged(b), n * sizeof(int));
  assert_memory_equal(ctb_status(a), ctb_status(b), n * sizeof(int));
  assert_memory_equal(ctb_done(a), ctb_done(b), n);
  expect_equal_outputs(a, b, t);
}

static void put_controls(const ctModel* m, ctBatch* b, int t) {
  for (int i = 0; i < ctb_nsim(b); i++)
    batch_scene_control(batch_part(b, ctSTATE_CTRL, i), (int)m->nu, i, t);
}

// One call: steps of all or of some, stages, resets, starts in the place of a step.
static void call_once(const ctModel* m, ctBatch* b, int t) {
  int some[SIMS], n = 0;
  for (int i = 0; i < ctb_nsim(b); i++) {
    if ((i + t) % 3 != 0) some[n++] = i;
  }
  put_controls(m, b, t);
  if (t % 7 == 3) ctb_done(b)[t % ctb_nsim(b)] = 1;
  if (t % 8 == 5) ctb_reset(b, some, n / 2, NULL, ctSTAGE_POS);
  if (t % 2)
    ctb_step(b, some, n, 1 + t % 3, t % 4);
  else
    ctb_step(b, NULL, 0, 1 + t % 3, t % 4);
}

static void compare(const ctModel* m, int nsim, int nthread, int lanes, bool outputs) {
  ctBatch* a = lanes_batch(m, nsim, 1, 1);
  ctBatch* b = lanes_batch(m, nsim, nthread, lanes);
  if (outputs) want_everything(a);
  if (outputs) want_everything(b);
  for (int i = 0; i < nsim && m->nv > 0; i++)
    batch_part(a, ctSTATE_QVEL, i)[0] = batch_part(b, ctSTATE_QVEL, i)[0] = 0.1 * i;
  for (int t = 0; t < STEPS; t++) {
    call_once(m, a, t);
    call_once(m, b, t);
    if (outputs || t == STEPS - 1) expect_equal(a, b, t);
  }
  ctb_deleteBatch(a);
  ctb_deleteBatch(b);
}

static void lanes_do_not_change_results(void** state) {
  (void)state;
  static const char* const scenes[] = {"humanoid.xml", "tendons.xml",
                                       "trajectory/T09_ant_standing.xml",
                                       "trajectory/T16_sensor_suite.xml"};
  for (size_t k = 0; k < sizeof scenes / sizeof *scenes; k++) {
    ctModel* m = scene_load(scenes[k]);
    assert_true(lanes_serve(m));
    compare(m, SIMS, 2, 0, true);
    for (int lanes = 2; lanes <= 8; lanes *= 2) compare(m, SIMS, 1, lanes, false);
    ct_deleteModel(m);
  }
}

static void any_number_of_simulations_and_threads(void** state) {
  (void)state;
  static const int nsim[] = {1, 2, 7, 8, 9, 17};
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  for (size_t k = 0; k < sizeof nsim / sizeof *nsim; k++) {
    for (int nthread = 1; nthread <= 3; nthread += 2) compare(m, nsim[k], nthread, 0, k < 3);
  }
  ct_deleteModel(m);
}

// NaN in one simulation, and what is not finite after a step.
static void bad_numbers_stay_where_they_are(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  ctBatch *a = lanes_batch(m, SIMS, 1, 1), *b = lanes_batch(m, SIMS, 2, 0);
  want_everything(a);
  want_everything(b);
  for (int t = 0; t < 8; t++) {
    for (int both = 0; both < 2; both++) {
      ctBatch* x = both ? a : b;
      put_controls(m, x, t);
      if (t == 2) batch_part(x, ctSTATE_QPOS, 3)[8] = NAN;
      if (t == 3) batch_part(x, ctSTATE_QVEL, 4)[5] = 1e30;
      if (t == 4) batch_part(x, ctSTATE_CTRL, 9)[0] = NAN;
      if (t == 5) batch_part(x, ctSTATE_QFRC_APPLIED, 0)[1] = 1e300;
      if (t == 6) batch_part(x, ctSTATE_QFRC_APPLIED, 0)[1] = 0;
      ctb_step(x, NULL, 0, 1, t % 2 ? ctSTAGE_VEL : ctSTAGE_NONE);
    }
    expect_equal(a, b, t);
    if (t == 2) assert_int_equal(ctb_diverged(b)[3], 1 << ctWARN_BADQPOS);
  }
  assert_int_equal(ctb_warning(b)[4 * ctNWARNING + ctWARN_BADQVEL].number, 1);
  // their resets are what this test is about (support/stable.h)
  ctb_reset(a, NULL, 0, NULL, 0);
  ctb_reset(b, NULL, 0, NULL, 0);
  ctb_deleteBatch(a);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void rollouts(void** state) {
  (void)state;
  ctModel* m = scene_load("trajectory/T09_ant_standing.xml");
  enum { N = 11, T = 12 };
  int nu = (int)m->nu, nq = (int)m->nq;
  cttNum* control = calloc((size_t)(N * T * nu), sizeof *control);
  cttNum* qpos = calloc((size_t)(2 * N * T * nq), sizeof *qpos);
  for (int i = 0; i < N * T; i++) batch_scene_control(control + i * nu, nu, i / T, i % T);
  control[(3 * T + 5) * nu] = NAN; // simulation 3 stops there
  for (int lanes = 0; lanes < 2; lanes++) {
    ctBatch* b = lanes_batch(m, N, 1, lanes);
    ctBatchRecord r = {.field = "qpos", .buf = qpos + lanes * N * T * nq};
    assert_int_equal(ctb_rollout(b, NULL, 0, T, control, ctSTATE_CTRL, &r, 1), 0);
    assert_int_equal(ctb_diverged(b)[3], 1 << ctWARN_BADCTRL);
    assert_int_equal(ctb_diverged(b)[4], 0);
    ctb_deleteBatch(b);
  }
  assert_memory_equal(qpos, qpos + N * T * nq, (size_t)(N * T * nq) * sizeof *qpos);
  free(control);
  free(qpos);
  ct_deleteModel(m);
}

static int over(const ctModel* m, const ctData* d, int sim, void* arg) {
  (void)arg;
  return d->time > m->opt.timestep * (3 + sim % 4) && d->xipos[3] < 1e3;
}

static void episodes(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  for (int mode = ctAUTORESET_NEXT; mode <= ctAUTORESET_SAME; mode++) {
    ctBatch *a = lanes_batch(m, SIMS, 1, 1), *b = lanes_batch(m, SIMS, 3, 0);
    want_everything(a);
    want_everything(b);
    ctb_setAutoreset(a, mode, over, NULL, NULL);
    ctb_setAutoreset(b, mode, over, NULL, NULL);
    for (int t = 0; t < 12; t++) {
      put_controls(m, a, t);
      put_controls(m, b, t);
      ctb_step(a, NULL, 0, 1, t % 4);
      ctb_step(b, NULL, 0, 1, t % 4);
      expect_equal(a, b, t);
    }
    ctb_deleteBatch(a);
    ctb_deleteBatch(b);
  }
  ct_deleteModel(m);
}

//---------------------------------- floats --------------------------------------------------------

static ctBatch* floats_batch(const ctModel* m, int nsim, int nthread, int lanes) {
  ctBatchConfig config;
  char error[300] = "";
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  config.lanes = lanes;
  config.precision = 32;
  ctBatch* b = ctb_makeBatch(m, nsim, &config, error, sizeof error);
  if (!b) fail_msg("%s", error);
  assert_int_equal(ctb_precision(b), 32);
  return b;
}

// 21 simulations in one batch, one batch each, other widths and threads: the same bits.
static void floats_do_not_depend_on_their_neighbours(void** state) {
  (void)state;
  static const char* const scenes[] = {"humanoid.xml", "trajectory/T09_ant_standing.xml",
                                       "tendons.xml"};
  for (int k = 0; k < 3; k++) {
    ctModel* m = scene_load(scenes[k]);
    for (int width = 0; width <= 16; width = width ? 2 * width : 4) {
      ctBatch *all = floats_batch(m, SIMS, 1 + width % 3, width), *one[SIMS];
      for (int i = 0; i < SIMS; i++) {
        one[i] = floats_batch(m, 1, 1, 0);
        batch_part(all, ctSTATE_QVEL, i)[0] = batch_part(one[i], ctSTATE_QVEL, 0)[0] = 0.1 * i;
      }
      for (int t = 0; t < STEPS; t++) {
        for (int i = 0; i < SIMS; i++) {
          batch_scene_control(batch_part(all, ctSTATE_CTRL, i), (int)m->nu, i, t);
          batch_scene_control(batch_part(one[i], ctSTATE_CTRL, 0), (int)m->nu, i, t);
          for (int part = 0; part < 2; part++) ctb_step(one[i], NULL, 0, 1 + part, ctSTAGE_NONE);
        }
        ctb_step(all, NULL, 0, 3, ctSTAGE_NONE);
        for (int i = 0; i < SIMS; i++)
          assert_memory_equal(ctb_state(all) + i * ctb_nstate(all), ctb_state(one[i]),
                              (size_t)ctb_nstate(all) * sizeof(cttNum));
      }
      for (int i = 0; i < SIMS; i++) ctb_deleteBatch(one[i]);
      ctb_deleteBatch(all);
    }
    ct_deleteModel(m);
  }
}

// A bad number: its simulation goes on as alone, is named, and the others are as without it.
static void bad_numbers_among_floats(void** state) {
  (void)state;
  ctModel* m = scene_load("humanoid.xml");
  ctBatch *good = floats_batch(m, SIMS, 1, 0), *bad = floats_batch(m, SIMS, 2, 4);
  ctBatch* alone = floats_batch(m, 1, 1, 0);
  for (int t = 0; t < 12; t++) {
    put_controls(m, good, t);
    put_controls(m, bad, t);
    batch_scene_control(batch_part(alone, ctSTATE_CTRL, 0), (int)m->nu, 3, t);
    if (t == 2) batch_part(bad, ctSTATE_QPOS, 3)[8] = batch_part(alone, ctSTATE_QPOS, 0)[8] = NAN;
    if (t == 5) batch_part(bad, ctSTATE_CTRL, 3)[0] = batch_part(alone, ctSTATE_CTRL, 0)[0] = NAN;
    if (t == 8) batch_part(bad, ctSTATE_QVEL, 3)[5] = batch_part(alone, ctSTATE_QVEL, 0)[5] = 1e9;
    ctb_step(good, NULL, 0, 2, ctSTAGE_NONE);
    ctb_step(bad, NULL, 0, 2, ctSTAGE_NONE);
    for (int k = 0; k < 2; k++) ctb_step(alone, NULL, 0, 1, ctSTAGE_NONE);
    if (t == 2) assert_int_equal(ctb_diverged(bad)[3], 1 << ctWARN_BADQPOS);
    if (t == 5) assert_int_equal(ctb_diverged(bad)[3] & 1 << ctWARN_BADCTRL, 1 << ctWARN_BADCTRL);
    size_t row = (size_t)ctb_nstate(bad) * sizeof(cttNum);
    for (int i = 0; i < SIMS; i++) {
      const ctBatch* want = i == 3 ? alone : good;
      const cttNum* x = ctb_state((ctBatch*)want) + (i == 3 ? 0 : i * ctb_nstate(bad));
      assert_memory_equal(ctb_state(bad) + i * ctb_nstate(bad), x, row);
      if (i != 3) assert_int_equal(ctb_diverged(bad)[i], 0);
    }
  }
  ctb_reset(bad, NULL, 0, NULL, 0);
  ctb_reset(alone, NULL, 0, NULL, 0);
  ctb_deleteBatch(good);
  ctb_deleteBatch(bad);
  ctb_deleteBatch(alone);
  ct_deleteModel(m);
}

static void precision_is_told(void** state) {
  (void)state;
  char error[200], text[500];
  ctModel* m = scene_load("humanoid.xml");
  assert_null(ctb_makeBatch(m, 4, &(ctBatchConfig){.precision = 16}, error, sizeof error));
  assert_string_equal(error, "precision is 16 bits, it must be 0, 32 or 64");
  assert_null(ctb_makeBatch(m, 4, &(ctBatchConfig){.precision = 32, .lanes = 2}, error, 200));
  assert_string_equal(error, "lanes is 2, it must be 0, 4, 8 or 16 for 32 bits");
  assert_null(ctb_makeBatch(m, 4, &(ctBatchConfig){.lanes = 16}, error, sizeof error));
  ctBatch* b = floats_batch(m, 4, 1, 4);
  assert_int_equal(ctb_lanes(b, NULL), 4);
  ctb_info(b, text, sizeof text);
  assert_non_null(strstr(text, "4 at once in 32 bits"));
  ctb_expand(b, "body_mass", NULL, NULL); // models that differ run one by one
  assert_int_equal(ctb_precision(b), 64);
  ctb_info(b, text, sizeof text);
  assert_non_null(strstr(text, "one by one in 64 bits"));
  ctb_deleteBatch(b);
  b = lanes_batch(m, 4, 1, 0);
  assert_int_equal(ctb_precision(b), 64);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

static void what_is_told(void** state) {
  (void)state;
  char error[200], text[500];
  ctModel* m = scene_load("humanoid.xml");
  assert_null(ctb_makeBatch(m, 4, &(ctBatchConfig){.lanes = 3}, error, sizeof error));
  assert_non_null(strstr(error, "lanes is 3, it must be 0, 1, 2, 4 or 8"));
  ctBatch* b = lanes_batch(m, 16, 1, 2);
  cttNum alone = -1;
  assert_int_equal(ctb_lanes(b, &alone), 2);
  ctb_step(b, NULL, 0, 1, 0);
  ctb_lanes(b, &alone);
  assert_true(alone > 0 && alone < 1);
  ctb_info(b, text, sizeof text);
  assert_non_null(strstr(text, "2 at once"));
  ctb_expand(b, "body_mass", NULL, NULL); // models that differ
  assert_int_equal(ctb_lanes(b, NULL), 1);
  assert_int_equal(ctb_step(b, NULL, 0, 1, 0), 0);
  ctb_deleteBatch(b);
  b = lanes_batch(m, 16, 1, 1);
  assert_int_equal(ctb_lanes(b, &alone), 1);
  assert_true(alone == 1);
  ctb_deleteBatch(b);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(lanes_do_not_change_results),
      cmocka_unit_test(any_number_of_simulations_and_threads),
      cmocka_unit_test(bad_numbers_stay_where_they_are),
      cmocka_unit_test(rollouts),
      cmocka_unit_test(episodes),
      cmocka_unit_test(floats_do_not_depend_on_their_neighbours),
      cmocka_unit_test(bad_numbers_among_floats),
      cmocka_unit_test(precision_is_told),
      cmocka_unit_test(what_is_told),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
