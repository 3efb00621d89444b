// MJCF: an XML document -> an editable model.
#ifndef MJCF_MJCF_READ_H
#define MJCF_MJCF_READ_H

#include "mjcf/mjcf_attr.h"

// Add everything the document describes to a spec. All errors of the document are reported, not
// only the first. Elements keep the address of their XML node: the document must live as long as
// the spec (spec->doc is the place for it).
Status mjcf_read(ctSpec* spec, const XmlDoc* doc, ErrorList* err);

// Parts that URDF has too.
// The name of an element, unless it is NULL or empty; an error if another one of its kind has it.
// Enough errors: nothing more is made of the file.
bool mjcf_read_stops(MjcfReader* r);
Status mjcf_read_name(MjcfReader* r, const XmlNode* n, Element* e, const char* name);
// The table attributes of a node of compiler, option or size and of what is inside; others are
// skipped.
Status mjcf_read_settings(MjcfReader* r, const XmlNode* n, const MjcfElement* row);

#endif
