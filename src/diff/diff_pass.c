#include "diff/diff_pass.h"

#include "diff/kinks.h"
#include "generated/kinds.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "step/implicit.h"
#include "step/implicit_flex.h"
#include "step/implicit_material.h"

#include <corten/corten.h>

#include <math.h>
#include <stdio.h>
#include <string.h>

static const size_t kReserve =
    ARENA_SPACE(UINT64_C(1) << 36, 64 << 20); // address space of the working memory

int diff_pass_refuse(ctDerivativeInfo* info, int status, const char* text) {
  info->status = status;
  snprintf(info->reason, sizeof info->reason, "%s", text);
  return status;
}

static void clear_info(ctDerivativeInfo* info) {
  ctDerivativeOption opt = info->opt;
  memset(info, 0, sizeof *info);
  info->opt = opt;
}

static bool numbers_are_good(const double* x, int n) {
  for (int i = 0; i < n; i++)
    if (!(fabs(x[i]) <= ctMAXVAL)) return false;
  return true;
}

static bool state_is_good(const ctModel* m, const ctData* d) {
  return numbers_are_good(d->qpos, (int)m->nq) && numbers_are_good(d->qvel, (int)m->nv) &&
         numbers_are_good(d->act, (int)m->na) && numbers_are_good(d->qfrc_applied, (int)m->nv);
}

static bool has_delays(const ctModel* m) {
  for (int i = 0; i < m->nu; i++)
    if (m->actuator_delay[i] > 0 && m->actuator_history[2 * i] > 0) return true;
  return false;
}

// What has no derivative here, before anything is computed.
static int refuse_model(const ctModel* m, const ctData* d, ctDerivativeInfo* info) {
  if (m->opt.noslip_iterations > 0)
    return diff_pass_refuse(info, ctDERIV_NOSLIP,
                            "noslip iterations have no derivative: set opt.noslip_iterations to 0");
  if (has_delays(m))
    return diff_pass_refuse(info, ctDERIV_DELAY,
                            "delayed controls are no part of the state: remove the delay of the "
                            "actuators");
  if (m->opt.formulation != ctFORM_CONVEX)
    return diff_pass_refuse(info, ctDERIV_FORMULATION,
                            "only the convex contact formulation has a derivative");
  if (implicit_wanted(m) && (implicit_flex_wanted(m) || implicit_material_wanted(m)))
    return diff_pass_refuse(info, ctDERIV_FORMULATION,
                            "flexes with implicit stiffness have no derivative: use Euler or RK4");
  if (!state_is_good(m, d))
    return diff_pass_refuse(info, ctDERIV_BADSTATE, "the state is not finite, or huge");
  return ctDERIV_DONE;
}

static bool take_arena(DiffPass* s, ctData* d) {
  Arena* a = &data_own(d)->diff;
  if (!a->base && !arena_init(a, kReserve, 0)) return false;
  s->p.x.arena = a;
  s->mark = arena_mark(a);
  return true;
}

int diff_pass_begin(DiffPass* s, const ctModel* m, ctData* d, ctDerivativeInfo* info,
                    const ParamSelection* param) {
  memset(&s->own, 0, sizeof s->own);
  if (!info) info = &s->own;
  clear_info(info);
  s->p = (DiffPoint){.x = {.m = m, .d = d, .info = info}};
  s->running = data_enter(d);
  s->staged = integrator_kind[m->opt.integrator].stages;
  int status = refuse_model(m, d, info);
  if (!status && !param->valid)
    status = diff_pass_refuse(info, ctDERIV_PARAM, "the selection of parameters is not valid");
  if (status) return status;
  if (!take_arena(s, d)) return diff_pass_refuse(info, ctDERIV_MEMORY, "memory is insufficient");
  return ctDERIV_DONE;
}

// There may be a reason already: matrices that are too large (diff_fits).
static int refuse_memory(ctDerivativeInfo* info) {
  if (!info->reason[0]) return diff_pass_refuse(info, ctDERIV_MEMORY, "memory is insufficient");
  return info->status = ctDERIV_MEMORY;
}

int diff_pass_open(DiffPass* s, const ctModel* m, ctData* d, ctDerivativeInfo* info,
                   const ParamSelection* param) {
  int status = diff_pass_begin(s, m, d, info, param);
  if (status) return status;
  info = s->p.x.info;
  if (!info->opt.ready) ct_forward(m, d);
  if (!numbers_are_good(d->qacc, (int)m->nv))
    return diff_pass_refuse(info, ctDERIV_BADSTATE, "the acceleration is not finite, or huge");
  if (data_own(d)->deform) info->approx |= ctAPPROX_DEFORM;
  if (awake_some_sleep(m, d)) info->approx |= ctAPPROX_SLEEP;
  if (s->staged) {
    size_t nx = 2 * (size_t)m->nv + (size_t)m->na, n = nx + (size_t)m->nu + (size_t)param->size;
    return diff_fits(&s->p.x, nx, n) ? ctDERIV_DONE : refuse_memory(info);
  }
  if (!point_open(&s->p, param->size) || !damped_open(&s->p, &s->s)) return refuse_memory(info);
  kinks_find(&s->p);
  return ctDERIV_DONE;
}

void diff_pass_close(DiffPass* s) {
  if (s->p.x.arena) arena_release(s->p.x.arena, s->mark);
  data_leave(s->p.x.d, s->running);
}
