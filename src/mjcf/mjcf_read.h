// MJCF: an XML document -> an editable model.
#ifndef MJCF_MJCF_READ_H
#define MJCF_MJCF_READ_H

#include "mjcf/mjcf_reader.h"

// Add everything the document describes to a spec. All errors of the document are reported, not
// only the first. Elements keep the address of their XML node: the document must live as long as
// the spec (spec->doc is the place for it). load reads the models that it names.
Status mjcf_read(ctSpec* spec, const XmlDoc* doc, MjcfLoader load, ErrorList* err);

#endif
