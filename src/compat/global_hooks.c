// MuJoCo's global hooks, on top of hooks that belong to a data.
#include "collide/narrowphase_table.h"

#include <corten/compat.h>

ctCompat ct_compat;
ctfCollision ctmj_collision[ctNGEOMTYPES][ctNGEOMTYPES] = NARROWPHASE_TABLE;

static void passive(const ctModel* m, ctData* d) {
  if (ct_compat.passive) ct_compat.passive(m, d);
}

static void control(const ctModel* m, ctData* d) {
  if (ct_compat.control) ct_compat.control(m, d);
}

static void sensor(const ctModel* m, ctData* d, int stage) {
  if (ct_compat.sensor) ct_compat.sensor(m, d, stage);
}

// Without a user's filter the masks decide, as they do in a data without hooks.
static int contactfilter(const ctModel* m, ctData* d, int g1, int g2) {
  if (ct_compat.contactfilter) return ct_compat.contactfilter(m, d, g1, g2);
  return !(m->geom_contype[g1] & m->geom_conaffinity[g2]) &&
         !(m->geom_contype[g2] & m->geom_conaffinity[g1]);
}

static cttNum clock(void) { return ct_compat.time ? ct_compat.time() : 0; }

static cttNum act_dyn(const ctModel* m, const ctData* d, int id) {
  return ct_compat.act_dyn ? ct_compat.act_dyn(m, d, id) : 0;
}

static cttNum act_gain(const ctModel* m, const ctData* d, int id) {
  return ct_compat.act_gain ? ct_compat.act_gain(m, d, id) : 1;
}

static cttNum act_bias(const ctModel* m, const ctData* d, int id) {
  return ct_compat.act_bias ? ct_compat.act_bias(m, d, id) : 0;
}

static const ctCallbacks hooks = {control, passive,  sensor,   contactfilter,        clock,
                                  act_dyn, act_gain, act_bias, &ctmj_collision[0][0]};

ctData* ctmj_makeData(const ctModel* m) {
  ctData* d = ct_makeData(m);
  if (d) ct_setCallbacks(d, &hooks);
  return d;
}

// The source may have been made by a plain ct_makeData.
ctData* ctmj_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  ctData* d = ct_copyData(dest, m, src);
  if (d) ct_setCallbacks(d, &hooks);
  return d;
}

void ctmj_resetCallbacks(void) {
  ct_compat.passive = ct_compat.control = NULL;
  ct_compat.contactfilter = NULL;
  ct_compat.sensor = NULL;
  ct_compat.time = NULL;
  ct_compat.act_dyn = ct_compat.act_gain = ct_compat.act_bias = NULL;
}
