#include "compile/made.h"

#include "base/assert.h"
#include "math/vec.h"

#include <math.h>
#include <stdint.h>

static void* own_element(const void* element) { return (void*)(uintptr_t)element; }

void made_inertia(const Build* b) {
  for (int i = 1; i < b->nbody; i++) {
    BodyElement* to = own_element(b->body[i].from);
    const ctsBody* s = &b->body[i].s;
    to->made = true;
    to->made_mass = s->mass;
    copy3(to->made_ipos, s->ipos);
    copy4(to->made_iquat, s->iquat);
    copy3(to->made_inertia, s->inertia);
  }
}

static void keep_ranges(const Build* b) {
  for (int i = 0; i < b->nactuator; i++) {
    ActuatorElement* to = own_element(b->actuator[i].from);
    const ctsActuator* s = &b->actuator[i].s;
    for (int k = 0; k < 2; k++) {
      to->made_ctrlrange[k] = s->ctrlrange[k];
      to->made_actrange[k] = s->actrange[k];
    }
  }
}

static void fill_unset(ctDoubleVec* v, const cttNum* x, cttSize n) {
  CT_ASSERT(!v || v->count <= n); // emit_keys refuses more
  for (int i = 0; v && i < v->count; i++) {
    if (isnan(v->data[i])) v->data[i] = x[i];
  }
}

void made_key(const Build* b, const ctModel* m, int i) {
  CT_ASSERT(i < m->nkey); // a model has a row for each
  const ctsKey* s = &((const KeyElement*)(const void*)build_list(b, ctOBJ_KEY)->data[i])->s;
  fill_unset(s->qpos, m->key_qpos + i * m->nq, m->nq);
  fill_unset(s->qvel, m->key_qvel + i * m->nv, m->nv);
  fill_unset(s->act, m->key_act + i * m->na, m->na);
  fill_unset(s->ctrl, m->key_ctrl + i * m->nu, m->nu);
  fill_unset(s->mpos, m->key_mpos + i * 3 * m->nmocap, 3 * m->nmocap);
  fill_unset(s->mquat, m->key_mquat + i * 4 * m->nmocap, 4 * m->nmocap);
}

void made_values(const Build* b, const ctModel* m) {
  keep_ranges(b);
  for (int i = 0; i < build_list(b, ctOBJ_KEY)->count; i++) made_key(b, m, i);
}
