// <plugin>: instances declared under <extension>, and elements that use one.
#ifndef MJCF_MJCF_PLUGIN_H
#define MJCF_MJCF_PLUGIN_H

#include "mjcf/mjcf_attr.h"

// A <plugin> element, or an element with its attributes: fill the link. Without the name of an
// instance it makes one of its own.
Status mjcf_plugin_link(MjcfReader* r, const XmlNode* n, ctsPlugin* link);

// The instance that a <plugin> element without instance attribute makes for itself.
Status mjcf_plugin_own(MjcfReader* r, const XmlNode* n, Element** out);

// The first <plugin> child of an element, if there is one.
Status mjcf_plugin_child(MjcfReader* r, const XmlNode* n, ctsPlugin* link);

// The <config> children of an instance.
Status mjcf_plugin_config(MjcfReader* r, const XmlNode* n, PluginElement* plugin);

// <plugin> under <extension>: the model uses this plugin.
Status mjcf_plugin_declare(MjcfReader* r, const XmlNode* n);

#endif
