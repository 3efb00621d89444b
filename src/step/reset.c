#include "step/reset.h"

#include "deform/couple.h"
#include "math/dense.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/field.h"
#include "model/history.h"
#include "model/intact.h"
#include "model/plugin_life.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "pos/tendon.h"
#include "step/forward.h"
#include "step/sleep.h"

#include <corten/corten.h>

#include <string.h>

// State values that are not zero at the start.
static void set_start(const ctModel* m, ctData* d) {
  memcpy(d->qpos, m->qpos0, (size_t)m->nq * sizeof(cttNum));
  if (m->neq) memcpy(d->eq_active, m->eq_active0, (size_t)m->neq);
  for (int b = 0; b < m->nbody; b++) {
    int k = m->body_mocapid[b];
    if (k < 0) continue;
    memcpy(d->mocap_pos + 3 * k, m->body_pos + 3 * b, 3 * sizeof(cttNum));
    memcpy(d->mocap_quat + 4 * k, m->body_quat + 4 * b, 4 * sizeof(cttNum));
  }
  for (int i = 0; i < m->nplugin; i++) d->plugin[i] = m->plugin[i];
  history_reset(m, d);
}

static void clear_header(const ctModel* m, ctData* d) {
  DataOwn* own = data_own(d);
  ctData kept = *d;
  memset(d, 0, offsetof(ctData, buffer));
  d->narena = kept.narena;
  d->nbuffer = kept.nbuffer;
  d->nplugin = kept.nplugin;
  d->signature = m->signature;
  if (own->stack.base) arena_release(&own->stack, 0);
  own->warning[0] = 0;
}

void reset_instances(const ctModel* m, ctData* d) {
  if (m->nplugin)
    memcpy(d->plugin_data, data_own(d)->instances, (size_t)m->nplugin * sizeof *d->plugin_data);
}

// The block but for plugin_state: an instance resets its own state, or keeps it.
static void fill_block(const ctModel* m, ctData* d, unsigned char fill) {
  char *block = d->buffer, *state = (char*)d->plugin_state;
  size_t before = (size_t)(state - block), kept = (size_t)m->npluginstate * sizeof(cttNum);
  memset(block, fill, before);
  memset(state + kept, fill, (size_t)d->nbuffer - before - kept);
}

void reset_clear(const ctModel* m, ctData* d, unsigned char fill) {
  clear_header(m, d);
  data_arena_clear(d);
  fill_block(m, d, fill);
  if (fill) {
    for (int i = 0; i < data_field_count; i++) {
      const Field* f = data_field + i;
      if (f->memory != FIELD_BLOCK || f->stage != STAGE_STATE) continue;
      if (strcmp(f->name, "plugin_state") == 0) continue;
      memset(field_data(f, d), 0, (size_t)field_count(f, m, d) * field_element_size(f->type));
    }
    memset(d->qacc, 0, (size_t)m->nv * sizeof(cttNum));
    memset(d->qM, 0, (size_t)m->nM * sizeof(cttNum));
  }
  set_start(m, d);
  awake_all(m, d);
  if (data_own(d)->deform) deform_rest(data_own(d)->deform, (int)m->nv);
}

// With sleeping on, a reset data has its poses, for those of sleeping and fixed bodies are not
// computed again. Trees that begin asleep need contacts and islands: a whole forward pass, after
// which they have no forces yet. The contacts stay, as in MuJoCo.
static void begin_sleep(const ctModel* m, ctData* d) {
  if (!sleep_enabled(m)) return;
  if (!sleep_wants_start(m)) {
    kinematics(m, d);
    com(m, d);
    camlight(m, d);
    tendon(m, d);
    return;
  }
  forward(m, d);
  sleep_start(m, d);
  dense_zero(d->qfrc_smooth, (int)m->nv);
  dense_zero(d->qacc_smooth, (int)m->nv);
  data_arena_clear_rows(d);
}

static void reset_filled(const ctModel* m, ctData* d, unsigned char fill) {
  reset_clear(m, d, fill);
  if (m->nplugin > 0) {
    reset_instances(m, d);
    plugin_life_reset(m, d);
  }
  begin_sleep(m, d);
}

void reset_data(const ctModel* m, ctData* d) { reset_filled(m, d, 0); }

void ct_resetData(const ctModel* m, ctData* d) {
  if (intact_ok(m, d)) reset_data(m, d);
}

void ct_resetDataDebug(const ctModel* m, ctData* d, unsigned char debug_value) {
  if (intact_ok(m, d)) reset_filled(m, d, debug_value);
}

void ct_resetDataKeyframe(const ctModel* m, ctData* d, int key) {
  if (!intact_ok(m, d)) return;
  reset_data(m, d);
  if (key < 0 || key >= m->nkey) return;
  d->time = m->key_time[key];
  memcpy(d->qpos, m->key_qpos + key * m->nq, (size_t)m->nq * sizeof(cttNum));
  memcpy(d->qvel, m->key_qvel + key * m->nv, (size_t)m->nv * sizeof(cttNum));
  memcpy(d->act, m->key_act + key * m->na, (size_t)m->na * sizeof(cttNum));
  memcpy(d->mocap_pos, m->key_mpos + key * 3 * m->nmocap, (size_t)(3 * m->nmocap) * sizeof(cttNum));
  memcpy(d->mocap_quat, m->key_mquat + key * 4 * m->nmocap,
         (size_t)(4 * m->nmocap) * sizeof(cttNum));
  memcpy(d->ctrl, m->key_ctrl + key * m->nu, (size_t)m->nu * sizeof(cttNum));
}
