// Plugins that a model may use: those of the registry. Their configuration is kept as text.
#include "base/alloc.h"
#include "base/str.h"
#include "model/plugin_registry.h"
#include "spec/spec.h"

#include <corten/corten.h>

int cts_activatePlugin(ctSpec* s, const char* name) {
  Spec* spec = (Spec*)(void*)s;
  const ctpPlugin* plugin = plugin_registry_at(plugin_registry_find(name));
  if (!plugin) return -1;
  name = plugin->name; // capitals do not count
  for (int k = 0; k < spec->plugins.count; k++) {
    if (str_eq(vectors_text(&spec->plugins.data[k]), name)) return 0;
  }
  return vectors_add_string(&spec->plugins, name) ? 0 : -1;
}

//---------------------------------- settings of an instance ---------------------------------------
// key, value, key, value ... NULL

static PluginElement* instance_of(const ctsPlugin* plugin) {
  return (PluginElement*)(void*)plugin->element;
}

// attributes is a `const char* const*`.
void cts_setPluginAttributes(ctsPlugin* plugin, void* attributes) {
  PluginElement* p = instance_of(plugin);
  const char* const* text = attributes;
  if (!p) return;
  vectors_free(VALUE_STRINGVEC, &p->key);
  vectors_free(VALUE_STRINGVEC, &p->value);
  for (; text && text[0] && text[1]; text += 2) {
    if (vectors_add_string(&p->key, text[0]) && vectors_add_string(&p->value, text[1])) continue;
    vectors_free(VALUE_STRINGVEC, &p->key);
    vectors_free(VALUE_STRINGVEC, &p->value);
    spec_no_memory(&p->e.spec->errors, (Place){0});
    return;
  }
}

// The same list, valid until the next call for this instance; NULL for what has none.
const void* cts_getPluginAttributes(const ctsPlugin* plugin) {
  PluginElement* p = instance_of(plugin);
  if (!p) return NULL;
  const char** list = alloc_zero((size_t)(2 * p->key.count + 1) * sizeof *list);
  if (!list) return NULL;
  for (int i = 0; i < p->key.count; i++) {
    list[2 * i] = vectors_text(&p->key.data[i]);
    list[2 * i + 1] = vectors_text(&p->value.data[i]);
  }
  alloc_free((void*)p->listed);
  return p->listed = list;
}
