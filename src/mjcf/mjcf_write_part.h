// What no row of the MJCF table describes, as written MJCF: attributes and children of the open
// tag.
#ifndef MJCF_MJCF_WRITE_PART_H
#define MJCF_MJCF_WRITE_PART_H

#include "mjcf/mjcf_write_attr.h"

void mjcf_write_part(MjcfWriter* w, const MjcfElement* row, Element* e, Element* start);

// The tag for an actuator that starts from the values of another.
const char* mjcf_write_part_actuator(const Element* e, const Element* start);
// Inheritrange of a class that the tag above cannot say: written as an element of its own, and what
// the class has after it. False if there is no need.
bool mjcf_write_part_inherit(MjcfWriter* w, const Element* e, const Element* start,
                             ActuatorElement* after);

void mjcf_write_part_plugin(MjcfWriter* w, const ctsPlugin* plugin); // attributes and <config>
void mjcf_write_part_element(
    MjcfWriter* w,
    const ctsPlugin* plugin); // <plugin> of a body, geom or mesh, if it uses one
void mjcf_write_part_config(MjcfWriter* w, const PluginElement* p); // <config>

#endif
