// The attributes and elements of MJCF that no table row describes.
#ifndef MJCF_MJCF_CUSTOM_H
#define MJCF_MJCF_CUSTOM_H

#include "mjcf/mjcf_attr.h"

// What is left to do for a node after its table attributes are in target (ctSpec for settings, else
// the public struct).
Status mjcf_custom(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target);

#endif
