// Elements outside the body tree, and parts that elements everywhere have, as written MJCF.
#ifndef MJCF_MJCF_WRITE_LIST_H
#define MJCF_MJCF_WRITE_LIST_H

#include "mjcf/mjcf_write_attr.h"

// One element: attributes, and what no table row describes. scope is the class around it, NULL
// where classes do not apply.
void mjcf_write_list_element(MjcfWriter* w, const MjcfElement* row, Element* e,
                             const DefaultElement* scope);

// What the elements of a kind in a default class have, where it differs from the class above.
void mjcf_write_list_default(MjcfWriter* w, const MjcfElement* row, Element* proto, Element* start);
void mjcf_write_list_default_actuator(MjcfWriter* w, Element* proto, Element* start);

// Sections.
void mjcf_write_list_sections(MjcfWriter* w);
void mjcf_write_list_extension(MjcfWriter* w);

#endif
