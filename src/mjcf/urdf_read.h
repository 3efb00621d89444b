// URDF: an XML document with root <robot> -> an editable model, by the rules of MuJoCo 3.5.0.
#ifndef MJCF_URDF_READ_H
#define MJCF_URDF_READ_H

#include "mjcf/mjcf_reader.h"

// Add everything the document describes to an empty spec. All errors are reported, not only the
// first. The document must live as long as the spec.
Status urdf_read(ctSpec* spec, const XmlDoc* doc, ErrorList* err);

#endif
