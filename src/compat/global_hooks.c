// MuJoCo's global hooks, on top of hooks that belong to a data.
#include "compat/global_hooks.h"

#include "collide/narrowphase.h"
#include "collide/narrowphase_table.h"
#include "model/data.h"

#include <string.h>

ctCompat ct_compat;
ctCompatAt global_hooks_linked;
ctfCollision ctmj_collision[ctNGEOMTYPES][ctNGEOMTYPES] = NARROWPHASE_TABLE;

static void call_passive(const ctModel* m, ctData* d) {
  const ctfGeneric f = GLOBAL_HOOK(passive);
  if (f) f(m, d);
}

static void call_control(const ctModel* m, ctData* d) {
  const ctfGeneric f = GLOBAL_HOOK(control);
  if (f) f(m, d);
}

static void call_sensor(const ctModel* m, ctData* d, int stage) {
  const ctfSensor f = GLOBAL_HOOK(sensor);
  if (f) f(m, d, stage);
}

// Without a user's filter the masks decide, as they do in a data without hooks.
static int call_contactfilter(const ctModel* m, ctData* d, int g1, int g2) {
  const ctfConFilt f = GLOBAL_HOOK(contactfilter);
  if (f) return f(m, d, g1, g2);
  return !(m->geom_contype[g1] & m->geom_conaffinity[g2]) &&
         !(m->geom_contype[g2] & m->geom_conaffinity[g1]);
}

static cttNum call_time(void) {
  const ctfTime f = GLOBAL_HOOK(time);
  return f ? f() : 0;
}

static cttNum act_dyn(const ctModel* m, const ctData* d, int id) {
  const ctfAct f = GLOBAL_HOOK(act_dyn);
  return f ? f(m, d, id) : 0;
}

static cttNum act_gain(const ctModel* m, const ctData* d, int id) {
  const ctfAct f = GLOBAL_HOOK(act_gain);
  return f ? f(m, d, id) : 1;
}

static cttNum act_bias(const ctModel* m, const ctData* d, int id) {
  const ctfAct f = GLOBAL_HOOK(act_bias);
  return f ? f(m, d, id) : 0;
}

static const ctCallbacks kHooks = {call_control,       call_passive, call_sensor,
                                   call_contactfilter, call_time,    act_dyn,
                                   act_gain,           act_bias,     &ctmj_collision[0][0]};

static bool is_idle(void) {
  return !GLOBAL_HOOK(passive) && !GLOBAL_HOOK(control) && !GLOBAL_HOOK(sensor) &&
         !GLOBAL_HOOK(contactfilter) && !GLOBAL_HOOK(time) && !GLOBAL_HOOK(act_dyn) &&
         !GLOBAL_HOOK(act_gain) && !GLOBAL_HOOK(act_bias) &&
         memcmp(ctmj_collision, narrowphase, sizeof ctmj_collision) == 0;
}

ctData* ctmj_makeData(const ctModel* m) {
  ctData* d = ct_makeData(m);
  if (d) data_set_hooks(d, &kHooks, is_idle);
  return d;
}

// The source may have been made by a plain ct_makeData.
ctData* ctmj_copyData(ctData* dest, const ctModel* m, const ctData* src) {
  ctData* d = ct_copyData(dest, m, src);
  if (d) data_set_hooks(d, &kHooks, is_idle);
  return d;
}

void ctmj_link(const ctCompatAt* variables) {
  global_hooks_linked = variables ? *variables : (ctCompatAt){0};
}

void ctmj_resetCallbacks(void) {
  GLOBAL_HOOK_CLEAR(passive);
  GLOBAL_HOOK_CLEAR(control);
  GLOBAL_HOOK_CLEAR(contactfilter);
  GLOBAL_HOOK_CLEAR(sensor);
  GLOBAL_HOOK_CLEAR(time);
  GLOBAL_HOOK_CLEAR(act_dyn);
  GLOBAL_HOOK_CLEAR(act_gain);
  GLOBAL_HOOK_CLEAR(act_bias);
}
