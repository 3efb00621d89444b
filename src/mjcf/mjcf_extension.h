// Attributes that only Corten has: corten:NAME, or cortenforge:NAME. Most are rows of the MJCF
// table like all others; the functions here handle the differences.
#ifndef MJCF_MJCF_EXTENSION_H
#define MJCF_MJCF_EXTENSION_H

#include "mjcf/mjcf_attr.h"

// Has a prefix, or declares one (xmlns:NAME)?
bool mjcf_extension_is(const char* name);

// An attribute that the element's row does not have: an error if the name belongs elsewhere or is
// near one that is known, else a warning.
Status mjcf_extension_check(MjcfReader* r, const XmlNode* n, const XmlAttr* a);
Status mjcf_extension_misplaced(MjcfReader* r, const XmlNode* n, const XmlAttr* a);

// One that it has: must not be empty, nor given twice.
Status mjcf_extension_value(MjcfReader* r, const XmlNode* n, const MjcfElement* row,
                            const XmlAttr* a);

// Is an attribute of a row not MuJoCo's?
bool mjcf_extension_own(const MjcfElement* row, const char* name);

// Attributes of <elasticity> that may stand in <flex> and <flexcomp> beside a kind, too.
bool mjcf_extension_inner(const char* name);

// Known attributes of n that are not in the table go to e->extension: name without prefix, value,
// name, value ...
Status mjcf_extension_keep(MjcfReader* r, const XmlNode* n, Element* e);

#endif
