// Analytic derivatives of steps of small models beside differences.
#ifndef UNIT_DIFF_DIFF_CHECK_H
#define UNIT_DIFF_DIFF_CHECK_H

#include "support/cmocka_all.h"
#include "support/numbers.h"
#include "support/transition_check.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static inline ctModel* diff_model(const char* xml) {
  char error[1000] = "";
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  return m;
}

// Every entry of A and B within a part in a million of the largest of its block, at four states of
// which at least half of the columns are smooth. Returns the bits of cttDerivativeApprox.
static inline int diff_check_with(const char* xml, int integrator, double spread) {
  ctModel* m = diff_model(xml);
  ctData* d = ct_makeData(m);
  int columns = 0, compared = 0, approx = 0;
  if (integrator >= 0) m->opt.integrator = integrator;
  for (int seed = 0; seed < 4; seed++) {
    ctDerivativeInfo info = {.status = 0};
    TransitionCheck r;
    transition_state(m, d, seed, spread);
    if (!transition_check(m, d, &info, &r)) fail_msg("refused: %s", info.reason);
    if (!(r.error <= 1e-6))
      fail_msg("seed %d: entry (%d, %d) is %.12g, differences give %.12g", seed, r.row, r.column,
               r.analytic, r.difference);
    columns += r.columns;
    compared += r.compared;
    approx |= info.approx;
  }
  assert_true(2 * compared >= columns && compared > 0);
  ct_deleteData(d);
  ct_deleteModel(m);
  return approx;
}

static inline int diff_check(const char* xml) { return diff_check_with(xml, -1, 0.3); }

// With all five integrators.
static inline int diff_check_all(const char* xml) {
  int approx = 0;
  for (int k = ctINT_EULER; k <= ctINT_SPRINGDAMPER; k++) approx |= diff_check_with(xml, k, 0.3);
  return approx;
}

#endif
