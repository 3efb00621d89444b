// Plugins by slot. Slots are given in order, built-in plugins first, and never change or go away,
// so that a model may keep a slot. A registered plugin is a copy with texts of its own. Names are
// unique without regard to capitals.
#include "model/plugin_registry.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/report.h"
#include "base/str.h"

#include <corten/corten.h>

#include <pthread.h>
#include <string.h>
#include <strings.h>

enum { MOST = 256 };

// Plugins of users behind those of the library. Entries below `count` never change.
static struct {
  pthread_mutex_t lock;
  const ctpPlugin* plugin[MOST];
  int count;
} users = {.lock = PTHREAD_MUTEX_INITIALIZER};

static int user_count(void) {
  pthread_mutex_lock(&users.lock);
  int n = users.count;
  pthread_mutex_unlock(&users.lock);
  return n;
}

static const ctpPlugin* plugin_at(int slot) {
  return slot < plugin_builtin_count ? plugin_builtin[slot]
                                     : users.plugin[slot - plugin_builtin_count];
}

// Slot of a name among the first n; -1: none.
static int find_plugin(const char* name, int n) {
  for (int i = 0; i < n; i++) {
    if (strcasecmp(plugin_at(i)->name, name) == 0) return i;
  }
  return -1;
}

const ctpPlugin* plugin_registry_at(int slot) {
  return slot >= 0 && slot < plugin_builtin_count + user_count() ? plugin_at(slot) : NULL;
}

int plugin_registry_find(const char* name) {
  return name ? find_plugin(name, plugin_builtin_count + user_count()) : -1;
}

const ctpPlugin* plugin_registry_of(const ctModel* m, int instance) {
  CT_ASSERT(0 <= instance && instance < m->nplugin);
  return plugin_registry_at(m->plugin[instance]);
}

// Settings of an instance are texts one behind the other, in the order of the plugin's list.
const char* plugin_registry_config(const ctModel* m, int instance, const char* name) {
  const ctpPlugin* p = plugin_registry_of(m, instance);
  if (!p || m->plugin_attradr[instance] < 0) return NULL;
  const char* text = m->plugin_attr + m->plugin_attradr[instance];
  const char* end = m->plugin_attr + m->npluginattr;
  for (int i = 0; i < p->nattribute && text < end; i++) {
    if (str_eq(p->attributes[i], name)) return text;
    text += strlen(text) + 1;
  }
  return NULL;
}

//---------------------------------- registering ---------------------------------------------------

static size_t text_size(const ctpPlugin* p) {
  size_t n = strlen(p->name) + 1;
  for (int i = 0; i < p->nattribute; i++) n += strlen(p->attributes[i]) + 1;
  return n;
}

static const char* copy_text(char** to, const char* text) {
  char* start = *to;
  size_t n = strlen(text) + 1;
  memcpy(start, text, n);
  *to += n;
  return start;
}

// A copy with texts of its own, in one block.
static ctpPlugin* copy_plugin_block(const ctpPlugin* p) {
  size_t names = (size_t)p->nattribute * sizeof(char*);
  char* block = alloc_zero(sizeof *p + names + text_size(p));
  if (!block) return NULL;
  ctpPlugin* copy = (ctpPlugin*)(void*)block;
  const char** attributes = (const char**)(void*)(block + sizeof *p);
  char* text = block + sizeof *p + names;
  *copy = *p;
  copy->name = copy_text(&text, p->name);
  for (int i = 0; i < p->nattribute; i++) attributes[i] = copy_text(&text, p->attributes[i]);
  copy->attributes = attributes;
  return copy;
}

enum { NAME_MOST = 1024 };

// NULL when a plugin can be registered, else what is wrong with it.
static const char* find_fault(const ctpPlugin* p) {
  if (!p->name) return "plugin->name is a null pointer";
  if (!p->name[0]) return "plugin->name is an empty string";
  if (strlen(p->name) > NAME_MOST) return "plugin->name is too long";
  if (p->nattribute < 0) return "plugin->nattribute is negative";
  for (int i = 0; i < p->nattribute; i++) {
    if (!p->attributes || !p->attributes[i]) return "a plugin attribute is a null pointer";
    if (!p->attributes[i][0]) return "a plugin attribute is an empty string";
    if (strlen(p->attributes[i]) > NAME_MOST) return "a plugin attribute is too long";
  }
  return NULL;
}

// Equal in everything but where the texts are.
static bool same_plugin(const ctpPlugin* a, const ctpPlugin* b) {
  if (a->nattribute != b->nattribute) return false;
  for (int i = 0; i < a->nattribute; i++) {
    if (!str_eq(a->attributes[i], b->attributes[i])) return false;
  }
  return a->capabilityflags == b->capabilityflags && a->needstage == b->needstage &&
         a->nstate == b->nstate && a->nsensordata == b->nsensordata && a->init == b->init &&
         a->destroy == b->destroy && a->copy == b->copy && a->reset == b->reset &&
         a->compute == b->compute && a->advance == b->advance && a->visualize == b->visualize &&
         a->actuator_act_dot == b->actuator_act_dot && a->sdf_distance == b->sdf_distance &&
         a->sdf_gradient == b->sdf_gradient && a->sdf_staticdistance == b->sdf_staticdistance &&
         a->sdf_attribute == b->sdf_attribute && a->sdf_aabb == b->sdf_aabb;
}

enum { TAKEN = -2 };

static int add_locked(const ctpPlugin* p) {
  int n = plugin_builtin_count + users.count, slot = find_plugin(p->name, n);
  if (slot >= 0) return same_plugin(plugin_at(slot), p) ? slot : TAKEN;
  if (users.count == MOST) return -1;
  const ctpPlugin* copy = copy_plugin_block(p);
  if (!copy) return -1;
  users.plugin[users.count++] = copy;
  return n;
}

int ctp_registerPlugin(const ctpPlugin* plugin) {
  const char* why = find_fault(plugin);
  if (why) return report_error("%s", why), -1;
  pthread_mutex_lock(&users.lock);
  int slot = add_locked(plugin);
  pthread_mutex_unlock(&users.lock);
  if (slot >= 0) return slot;
  report_error(slot == TAKEN ? "plugin '%s' is already registered" : "no room for plugin '%s'",
               plugin->name);
  return -1;
}

void ctp_defaultPlugin(ctpPlugin* plugin) { memset(plugin, 0, sizeof *plugin); }

int ctp_pluginCount(void) { return plugin_builtin_count + user_count(); }

const ctpPlugin* ctp_getPlugin(const char* name, int* slot) {
  int found = plugin_registry_find(name);
  if (slot) *slot = found;
  return plugin_registry_at(found);
}

const ctpPlugin* ctp_getPluginAtSlot(int slot) { return plugin_registry_at(slot); }

const char* ct_getPluginConfig(const ctModel* m, int plugin_id, const char* attrib) {
  CT_ASSERT(0 <= plugin_id && plugin_id < m->nplugin);
  return plugin_registry_config(m, plugin_id, attrib);
}
