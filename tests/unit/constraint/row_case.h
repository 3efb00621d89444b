// Models with constraint rows, and the check that J is the derivative of the violation.
#ifndef UNIT_CONSTRAINT_ROW_CASE_H
#define UNIT_CONSTRAINT_ROW_CASE_H

#include "unit/pos/trees.h"

// Two trees: a free box above a floor, and a chain of a ball and a hinge beside it.
#define ROW_CASE_BODIES                                                                            \
  "<worldbody><geom name='floor' type='plane' size='3 3 .1'/>"                                     \
  "<body name='box' pos='0 0 .09'><freejoint name='free'/>"                                        \
  "<geom name='box' type='box' size='.1 .2 .1'/><site name='s1' pos='.1 0 .1' quat='1 2 0 1'/>"    \
  "</body>"                                                                                        \
  "<body name='upper' pos='1 0 1'><joint name='ball' type='ball'/>"                                \
  "<geom type='capsule' size='.05 .2' pos='0 0 -.2' contype='0' conaffinity='0'/>"                 \
  "<body name='lower' pos='0 0 -.4'><joint name='hinge' axis='0 1 .2'/>"                           \
  "<geom type='capsule' size='.05 .2' pos='0 0 -.2' contype='0' conaffinity='0'/>"                 \
  "<site name='s2' pos='.1 0 -.2' quat='1 0 3 1'/></body></body>"                                  \
  "<body name='cart' pos='-1 0 1'><joint name='slide' type='slide' axis='1 0 0'/>"                 \
  "<geom size='.1' contype='0' conaffinity='0'/></body></worldbody>"

// With full rows, or compressed ones.
static inline Trees row_case(const char* options, const char* rest, bool sparse) {
  char xml[4000];
  snprintf(xml, sizeof xml, "<mujoco><option jacobian='%s' %s/>%s%s</mujoco>",
           sparse ? "sparse" : "dense", options, ROW_CASE_BODIES, rest);
  return trees_open(xml);
}

// Row i of J as nv numbers.
static inline void row_case_jacobian(const ctModel* m, const ctData* d, int i, double* J) {
  memset(J, 0, (size_t)m->nv * sizeof *J);
  if (!ct_isSparse(m)) {
    memcpy(J, d->efc_J + i * m->nv, (size_t)m->nv * sizeof *J);
    return;
  }
  for (int k = d->efc_J_rowadr[i]; k < d->efc_J_rowadr[i] + d->efc_J_rownnz[i]; k++)
    J[d->efc_J_colind[k]] = d->efc_J[k];
}

// pos moves with J qvel: both are compared over a small step of the configuration.
static inline void row_case_derivative(const ctModel* m, ctData* d, int first, int n) {
  double vel[64], qpos[64], low[64], high[64], J[64];
  assert_true(m->nv <= 64 && m->nq <= 64 && d->nefc <= 64 && first + n <= d->nefc);
  const double h = 1e-6;
  for (int i = 0; i < m->nv; i++) vel[i] = sin(1.7 * i + 0.4);
  memcpy(qpos, d->qpos, (size_t)m->nq * sizeof(double));
  int nefc = d->nefc;
  double expected[64];
  for (int i = 0; i < nefc; i++) {
    row_case_jacobian(m, d, i, J);
    expected[i] = 0;
    for (int k = 0; k < m->nv; k++) expected[i] += J[k] * vel[k];
  }
  for (int side = -1; side <= 1; side += 2) {
    memcpy(d->qpos, qpos, (size_t)m->nq * sizeof(double));
    ct_integratePos(m, d->qpos, vel, side * h);
    ct_forward(m, d);
    assert_int_equal(d->nefc, nefc);
    memcpy(side < 0 ? low : high, d->efc_pos, (size_t)nefc * sizeof(double));
  }
  for (int i = first; i < first + n; i++)
    trees_near((high[i] - low[i]) / (2 * h), expected[i], 1e-7);
  memcpy(d->qpos, qpos, (size_t)m->nq * sizeof(double));
  ct_forward(m, d);
}

// A state in which the box touches the floor and nothing is special.
static inline void row_case_state(const ctModel* m, ctData* d) {
  double step[64];
  for (int i = 0; i < m->nv; i++) step[i] = i < 6 ? 0 : 0.4 * sin(3.1 * i + 1);
  memcpy(d->qpos, m->qpos0, (size_t)m->nq * sizeof(double));
  ct_integratePos(m, d->qpos, step, 1);
  for (int i = 0; i < m->nv; i++) d->qvel[i] = 0.3 * cos(2.3 * i);
  ct_forward(m, d);
}

// A check with full and with compressed rows.
static inline void row_case_each_layout(void (*check)(Trees* t), const char* rest) {
  for (int sparse = 0; sparse < 2; sparse++) {
    Trees t = row_case("", rest, sparse);
    row_case_state(t.m, t.d);
    check(&t);
    trees_close(&t);
  }
}

#endif
