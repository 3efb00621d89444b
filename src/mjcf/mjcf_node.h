// Reading of any element: its class and its values.
#ifndef MJCF_MJCF_NODE_H
#define MJCF_MJCF_NODE_H

#include "mjcf/mjcf_attr.h"

// Table attributes, what is done by hand, and the elements inside whose values belong to the same
// struct. Unknown attributes were reported before.
Status mjcf_node_values(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target);

// The class that an attribute names, `inherited` if it is absent, NULL if it is unknown.
DefaultElement* mjcf_node_class(MjcfReader* r, const XmlNode* n, const char* attribute,
                                DefaultElement* inherited);

#endif
