// What no row of the MJCF table describes, as written MJCF: attributes and children of the open
// tag.
#ifndef MJCF_MJCF_WRITE_PART_H
#define MJCF_MJCF_WRITE_PART_H

#include "mjcf/mjcf_write_attr.h"

void mjcf_write_part(MjcfWriter* w, const MjcfElement* row, Element* e, Element* start);

// The tag for an actuator that starts from the values of another.
const char* mjcf_write_part_actuator(const Element* e, const Element* start);

void mjcf_write_part_plugin(MjcfWriter* w, const ctsPlugin* plugin); // attributes and <config>
void mjcf_write_part_config(MjcfWriter* w, const PluginElement* p);  // <config>

#endif
