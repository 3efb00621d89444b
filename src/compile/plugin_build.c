// Instances of plugins. After plugin_build every instance has a slot of the registry and only
// settings that its plugin knows; elements have an instance or -1. Settings are stored in the order
// of the plugin's list, each with its end, and fill plugin_attr. Sizes of state and of sensor
// values come from the plugin after the rest of the model is there.
#include "compile/plugin_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/str.h"
#include "model/plugin_registry.h"

#include <corten/plugin.h>

#include <limits.h>
#include <string.h>

//---------------------------------- instances -----------------------------------------------------

// Only plugins that the model declares count.
static int find_plugin_slot(const Build* b, const ctString* name) {
  const ctStringVec* declared = &b->spec->plugins;
  for (int i = 0; i < declared->count; i++) {
    const char* known = vectors_text(&declared->data[i]);
    if (str_eq(known, vectors_text(name))) return plugin_registry_find(known);
  }
  return -1;
}

static Status fail_unknown(Build* b, const Element* e, const ctString* name) {
  return error_add(b->err, spec_place(e, "plugin"), "unrecognized plugin '%s'", vectors_text(name));
}

// Settings of a plugin by name; NULL if the instance does not have it.
static const char* find_setting(const PluginElement* p, const char* name) {
  CT_ASSERT(p->key.count == p->value.count);
  for (int i = 0; i < p->key.count; i++) {
    if (str_eq(vectors_text(&p->key.data[i]), name)) return vectors_text(&p->value.data[i]);
  }
  return NULL;
}

const char* plugin_build_setting(const Build* b, int instance, const char* name) {
  CT_ASSERT(build_has(instance, b->nplugin));
  const char* value = find_setting(b->plugin[instance].from, name);
  return value ? value : "";
}

static bool is_setting(const ctpPlugin* plugin, const char* name) {
  for (int i = 0; i < plugin->nattribute; i++) {
    if (str_eq(plugin->attributes[i], name)) return true;
  }
  return false;
}

// Settings that the plugin does not have; MuJoCo names the first in alphabetical order.
static Status check_settings(Build* b, const BuildPlugin* p) {
  const ctpPlugin* plugin = plugin_registry_at(p->slot);
  const char* first = NULL;
  for (int i = 0; i < p->from->key.count; i++) {
    const char* key = vectors_text(&p->from->key.data[i]);
    if (!is_setting(plugin, key) && (!first || strcmp(key, first) < 0)) first = key;
  }
  if (!first) return CT_OK;
  const Element* at = p->user ? p->user : &p->from->e;
  return error_add(b->err, spec_place(at, NULL),
                   "unrecognized attribute 'plugin:%s' for plugin %s'", first, plugin->name);
}

static Status list_instances(Build* b) {
  const ElementList* list = &b->spec->list[ctOBJ_PLUGIN];
  b->plugin = alloc_zero((size_t)list->count * sizeof(*b->plugin));
  if (!b->plugin) return build_no_memory(b);
  b->nplugin = list->count;
  for (int i = 0; i < list->count; i++) {
    BuildPlugin* p = b->plugin + i;
    p->from = (const PluginElement*)(const void*)list->data[i];
    p->slot = find_plugin_slot(b, p->from->s.plugin_name);
  }
  return CT_OK;
}

static Status check_instances(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nplugin; i++) {
    const BuildPlugin* p = b->plugin + i;
    Status ok =
        p->slot < 0 ? fail_unknown(b, &p->from->e, p->from->s.plugin_name) : check_settings(b, p);
    if (ok != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- users ---------------------------------------------------------

// The capability that a kind of element needs of a plugin, and the words for it.
typedef struct PluginUse {
  int capability;
  const char* what;    // plugin '...' does not support ...
  const char* missing; // neither ... for ...
  bool named;          // followed by name and number of the element
} PluginUse;

static const PluginUse kBody = {ctPLUGIN_PASSIVE, "passive forces", "body", true};
static const PluginUse kGeom = {ctPLUGIN_SDF, "sign distance fields", "geom", false};
static const PluginUse kMesh = {ctPLUGIN_SDF, "signed distance fields", "mesh", true};
static const PluginUse kActuator = {ctPLUGIN_ACTUATOR, "actuators", "actuator", true};
static const PluginUse kSensor = {ctPLUGIN_SENSOR, "sensors", "sensor", false};

static Status fail_nameless(Build* b, const Element* e, int id, const PluginUse* use) {
  if (!use->named) {
    return error_add(b->err, spec_place(e, NULL),
                     "neither 'plugin' nor 'instance' is specified for %s", use->missing);
  }
  return error_add(b->err, spec_place(e, NULL),
                   "neither 'plugin' nor 'instance' is specified for %s '%s', (id = %d)",
                   use->missing, spec_name(e), id);
}

// The instance of an element. A plugin that the element names counts for its instance too.
static Status use_plugin(Build* b, const Element* e, int id, const PluginUse* use, int* out) {
  const ctsPlugin* link = spec_plugin((Element*)(uintptr_t)e);
  *out = -1;
  if (!link->active) return CT_OK;
  bool has_plugin = !vectors_is_empty(link->plugin_name), named = !vectors_is_empty(link->name);
  if (!has_plugin && !named) return fail_nameless(b, e, id, use);
  int slot = has_plugin ? find_plugin_slot(b, link->plugin_name) : -1;
  if (has_plugin && slot < 0) return fail_unknown(b, e, link->plugin_name);
  const PluginElement* own = named ? NULL : spec_instance(b->spec, link);
  *out = named ? build_find(b, ctOBJ_PLUGIN, vectors_text(link->name)) : own ? own->e.id : -1;
  if (*out < 0) {
    return error_add(b->err, spec_place(e, "instance"),
                     "unrecognized name '%s' for plugin instance", vectors_text(link->name));
  }
  CT_ASSERT(build_has(*out, b->nplugin));
  BuildPlugin* p = b->plugin + *out;
  if (slot >= 0) p->slot = slot;
  if (!named && !p->user) p->user = e;
  const ctpPlugin* plugin = plugin_registry_at(p->slot);
  if (!plugin) return fail_unknown(b, &p->from->e, p->from->s.plugin_name);
  if (plugin->capabilityflags & use->capability) return CT_OK;
  return error_add(b->err, spec_place(e, NULL), "plugin '%s' does not support %s", plugin->name,
                   use->what);
}

#define USE_ALL(array, count, use, out)                                                            \
  for (int i = 0; i < (count); i++) {                                                              \
    if (use_plugin(b, &(array)[i].from->e, i, &(use), &(array)[i].plugin) != CT_OK)                \
      status = CT_FAIL;                                                                            \
  }

Status plugin_build(Build* b) {
  TRY(list_instances(b));
  Status status = CT_OK;
  USE_ALL(b->body, b->nbody, kBody, plugin)
  USE_ALL(b->mesh, b->nmesh, kMesh, plugin)
  USE_ALL(b->geom, b->ngeom, kGeom, plugin)
  USE_ALL(b->actuator, b->nactuator, kActuator, plugin)
  USE_ALL(b->sensor, b->nsensor, kSensor, plugin)
  return status == CT_OK ? check_instances(b) : CT_FAIL;
}

//---------------------------------- the model -----------------------------------------------------

void plugin_build_sizes(const Build* b, ctModel* m) {
  m->nplugin = b->nplugin;
  for (int i = 0; i < b->nplugin; i++) {
    const ctpPlugin* plugin = plugin_registry_at(b->plugin[i].slot);
    CT_ASSERT(plugin); // check_instances
    for (int k = 0; k < plugin->nattribute; k++) {
      const char* value = find_setting(b->plugin[i].from, plugin->attributes[k]);
      m->npluginattr += (cttSize)(value ? strlen(value) : 0) + 1;
    }
  }
}

// Settings in the order of the plugin's list, each with its end.
static void emit_settings(const Build* b, ctModel* m) {
  char* at = m->plugin_attr;
  for (int i = 0; i < b->nplugin; i++) {
    const ctpPlugin* plugin = plugin_registry_at(b->plugin[i].slot);
    m->plugin[i] = b->plugin[i].slot;
    m->plugin_attradr[i] = plugin->nattribute ? (int)(at - m->plugin_attr) : -1;
    for (int k = 0; k < plugin->nattribute; k++) {
      const char* value = find_setting(b->plugin[i].from, plugin->attributes[k]);
      size_t n = value ? strlen(value) : 0;
      CT_ASSERT((cttSize)n < m->npluginattr - (at - m->plugin_attr));
      if (n) memcpy(at, value, n);
      at[n] = 0;
      at += n + 1;
    }
  }
  CT_ASSERT(at - m->plugin_attr == m->npluginattr);
}

static void emit_users(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nbody; i++) m->body_plugin[i] = b->body[i].plugin;
  for (int i = 0; i < b->ngeom; i++) m->geom_plugin[i] = b->geom[i].plugin;
  for (int i = 0; i < b->nactuator; i++) m->actuator_plugin[i] = b->actuator[i].plugin;
  for (int i = 0; i < b->nsensor; i++) m->sensor_plugin[i] = b->sensor[i].plugin;
}

static Status emit_states(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nplugin; i++) {
    const ctpPlugin* plugin = plugin_registry_at(b->plugin[i].slot);
    int n = plugin->nstate ? plugin->nstate(m, i) : 0;
    if (n < 0 || m->npluginstate > INT_MAX - n) {
      return error_add(b->err, spec_place(&b->plugin[i].from->e, NULL),
                       "plugin '%s' has %d numbers of state: negative, or above 2^31 in sum",
                       plugin->name, n);
    }
    m->plugin_stateadr[i] = (int)m->npluginstate;
    m->plugin_statenum[i] = n;
    m->npluginstate += n;
  }
  return CT_OK;
}

static Status emit_outputs(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nsensor; i++) {
    int instance = b->sensor[i].plugin;
    if (instance < 0) continue;
    const ctpPlugin* plugin = plugin_registry_at(b->plugin[instance].slot);
    CT_ASSERT(instance < b->nplugin);
    int n = plugin->nsensordata ? plugin->nsensordata(m, instance, i) : 0;
    if (n < 0)
      return error_add(b->err, spec_place(&b->sensor[i].from->e, NULL),
                       "plugin '%s' cannot be used by this sensor", plugin->name);
    m->sensor_dim[i] = n;
  }
  return CT_OK;
}

Status plugin_build_emit(const Build* b, ctModel* m) {
  emit_users(b, m);
  if (!b->nplugin) return CT_OK;
  emit_settings(b, m);
  TRY(emit_states(b, m));
  return emit_outputs(b, m);
}
