#include "step/check.h"

#include "deform/state_check.h"
#include "model/data.h"
#include "model/names.h"
#include "step/forward.h"
#include "step/reset.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>

// Index of the first bad value, -1 if all are good.
static int first_bad(const double* x, int n) {
  // one test for all: a sum of comparisons has no branch
  int bad = 0;
  for (int i = 0; i < n; i++) bad |= !(fabs(x[i]) <= ctMAXVAL);
  if (!bad) return -1;
  for (int i = 0; i < n; i++) {
    if (!(fabs(x[i]) <= ctMAXVAL)) return i;
  }
  return -1;
}

// "joint 'knee' (body 'shin')", with ids where there are no names
static void describe_joint(const ctModel* m, int joint, char* out, size_t size) {
  const char* name = names_get(m, ctOBJ_JOINT, joint);
  const char* body = names_get(m, ctOBJ_BODY, m->jnt_bodyid[joint]);
  char a[64], b[64];
  snprintf(a, sizeof a, name ? "'%.60s'" : "%.60s", name ? name : "");
  snprintf(b, sizeof b, body ? "'%.60s'" : "%.60s", body ? body : "");
  if (!name) snprintf(a, sizeof a, "%d", joint);
  if (!body) snprintf(b, sizeof b, "%d", m->jnt_bodyid[joint]);
  snprintf(out, size, "joint %s (body %s)", a, b);
}

static int joint_of_coordinate(const ctModel* m, int q) {
  int j = (int)m->njnt - 1;
  while (j > 0 && m->jnt_qposadr[j] > q) j--;
  return j;
}

// Warn, reset, and count the warning again, because the reset has cleared it.
//
// QUIRK(bad-value-twice; test_check:autoreset_can_be_disabled): Without automatic reset a bad value
// is counted twice.
static void report_bad(const ctModel* m, ctData* d, int kind, int index, int joint) {
  static const char* const quantity[ctNWARNING] = {
      [ctWARN_BADQPOS] = "qpos", [ctWARN_BADQVEL] = "qvel", [ctWARN_BADQACC] = "qacc"};
  static const char* const cause[ctNWARNING] = {
      [ctWARN_BADQPOS] = "the state was set or integrated to a bad value",
      [ctWARN_BADQVEL] = "the state was set or integrated to a bad value",
      [ctWARN_BADQACC] = "the time step is too large for the stiffness, or a force is bad"};
  char who[160];
  describe_joint(m, joint, who, sizeof who);
  const double* x = kind == ctWARN_BADQPOS ? d->qpos : kind == ctWARN_BADQVEL ? d->qvel : d->qacc;
  double time = d->time, value = x[index];
  int before = d->warning[kind].number;
  bool reset = !(m->opt.disableflags & ctDSBL_AUTORESET);
  if (reset)
    reset_data(m, d);
  else
    d->warning[kind].number = before + 1;
  data_warn(d, kind, index, "%s[%d] of %s is %s at t=%.6g, likely cause: %s", quantity[kind], index,
            who, isfinite(value) ? "huge" : "not finite", time, cause[kind]);
}

void check_position(const ctModel* m, ctData* d) {
  int i = first_bad(d->qpos, (int)m->nq);
  if (i >= 0) report_bad(m, d, ctWARN_BADQPOS, i, joint_of_coordinate(m, i));
  if (data_own(d)->deform) deform_check(m, d);
}

void check_velocity(const ctModel* m, ctData* d) {
  int i = first_bad(d->qvel, (int)m->nv);
  if (i >= 0) report_bad(m, d, ctWARN_BADQVEL, i, m->dof_jntid[i]);
}

void check_acceleration(const ctModel* m, ctData* d) {
  int i = first_bad(d->qacc, (int)m->nv);
  if (i < 0) return;
  report_bad(m, d, ctWARN_BADQACC, i, m->dof_jntid[i]);
  if (!(m->opt.disableflags & ctDSBL_AUTORESET)) forward(m, d);
}
