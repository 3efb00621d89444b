#include "model/plugin_life.h"

#include "model/data.h"
#include "model/plugin_registry.h"

bool plugin_life_open(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (!p) {
      data_warn(d, -1, i, "plugin %d of the model is not registered", i);
      return false;
    }
    if (p->init && p->init(m, d, i) < 0) {
      if (!data_own(d)->warning[0])
        data_warn(d, -1, i, "plugin->init failed for plugin id %d (%s)", i, p->name);
      return false;
    }
  }
  return true;
}

void plugin_life_close(ctData* d) {
  if (!d->plugin_data) return;
  for (int i = 0; i < d->nplugin; i++) {
    const ctpPlugin* p = d->plugin_data[i] ? plugin_registry_at(d->plugin[i]) : NULL;
    if (p && p->destroy) p->destroy(d, i);
  }
}

void plugin_life_reset(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && p->reset)
      p->reset(m, d->plugin_state + m->plugin_stateadr[i], (void*)d->plugin_data[i], i);
  }
}

void plugin_life_copy(ctData* dest, const ctModel* m, const ctData* src) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && p->copy) p->copy(dest, m, src, i);
  }
}

void plugin_life_compute(const ctModel* m, ctData* d, int capability) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && (p->capabilityflags & capability) && p->compute) p->compute(m, d, i, capability);
  }
}

void plugin_life_rates(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && (p->capabilityflags & ctPLUGIN_ACTUATOR) && p->actuator_act_dot)
      p->actuator_act_dot(m, d, i);
  }
}

void plugin_life_advance(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->nplugin; i++) {
    const ctpPlugin* p = plugin_registry_of(m, i);
    if (p && p->advance) p->advance(m, d, i);
  }
}
