// Attributes of our own, which other programs do not know: corten:NAME, or cortenforge:NAME.
#ifndef MJCF_MJCF_EXTENSION_H
#define MJCF_MJCF_EXTENSION_H

#include "mjcf/mjcf_attr.h"

bool mjcf_extension_is(const char* name);

// Of the known ones the value must be right; the others are reported as warnings.
Status mjcf_extension_check(MjcfReader* r, const XmlNode* n, const XmlAttr* a);

// Known attributes of n go to e->extension: name without prefix, value, name, value ...
Status mjcf_extension_keep(MjcfReader* r, const XmlNode* n, Element* e);

#endif
