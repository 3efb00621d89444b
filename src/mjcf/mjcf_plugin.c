#include "mjcf/mjcf_plugin.h"

#include "base/str.h"

#include <corten/corten.h>

Status mjcf_plugin_config(MjcfReader* r, const XmlNode* n, PluginElement* plugin) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (!str_eq(c->name, "config")) continue;
    const char* key = xml_attr(c, "key");
    const char* value = xml_attr(c, "value");
    if (!key || !value) continue; // reported by the schema check
    bool again = false;
    for (int i = 0; i < plugin->key.count; i++)
      again = again || str_eq(vectors_text(&plugin->key.data[i]), key);
    if (again) {
      status = mjcf_attr_fail(r, c, "key", "duplicate config key: %.100s", key);
    } else if (!vectors_add_string(&plugin->key, key) ||
               !vectors_add_string(&plugin->value, value)) {
      status = mjcf_attr_no_memory(r, n);
    }
  }
  return status;
}

Status mjcf_plugin_own(MjcfReader* r, const XmlNode* n, Element** out) {
  Element* own = spec_add(r->spec, ctOBJ_PLUGIN, NULL);
  *out = own;
  if (!own) return mjcf_attr_no_memory(r, n);
  own->node = n;
  PluginElement* plugin = (PluginElement*)own;
  if (!vectors_set_string(plugin->s.plugin_name, xml_attr(n, "plugin")))
    return mjcf_attr_no_memory(r, n);
  return mjcf_plugin_config(r, n, plugin);
}

Status mjcf_plugin_link(MjcfReader* r, const XmlNode* n, ctsPlugin* link) {
  const char* name = xml_attr(n, "plugin");
  const char* instance = xml_attr(n, "instance");
  link->active = 1;
  if (!vectors_set_string(link->plugin_name, name) || !vectors_set_string(link->name, instance))
    return mjcf_attr_no_memory(r, n);
  if (instance && instance[0]) {
    r->spec->pub.hasImplicitPluginElem = 1;
    return CT_OK;
  }
  Element* own;
  Status status = mjcf_plugin_own(r, n, &own);
  link->element = own ? &own->head : NULL;
  return status;
}

Status mjcf_plugin_child(MjcfReader* r, const XmlNode* n, ctsPlugin* link) {
  const XmlNode* c = n->child;
  while (c && !str_eq(c->name, "plugin")) c = c->next;
  return c ? mjcf_plugin_link(r, c, link) : CT_OK;
}

Status mjcf_plugin_declare(MjcfReader* r, const XmlNode* n) {
  const char* name = xml_attr(n, "plugin");
  if (!name) return CT_FAIL; // reported by the schema check
  if (cts_activatePlugin(&r->spec->pub, name) != 0)
    return mjcf_attr_fail(r, n, "plugin", "plugin %.100s not found", name);
  return CT_OK;
}
