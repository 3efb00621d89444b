// Functions that the readers of MJCF and URDF share.
#ifndef MJCF_MJCF_ELEMENT_H
#define MJCF_MJCF_ELEMENT_H

#include "mjcf/mjcf_attr.h"

// Enough errors: nothing more is made of the file.
bool mjcf_element_stops(MjcfReader* r);

// The name of an element, unless it is NULL or empty; an error if another one of its kind has it.
Status mjcf_element_name(MjcfReader* r, const XmlNode* n, Element* e, const char* name);

// The table attributes of a node of compiler, option, size, statistic or visual and of what is
// inside; others are skipped.
Status mjcf_element_settings(MjcfReader* r, const XmlNode* n, const MjcfElement* row);

#endif
