// Is a document MJCF at all: elements where they belong, attributes known, counts kept.
#ifndef MJCF_MJCF_CHECK_H
#define MJCF_MJCF_CHECK_H

#include "mjcf/mjcf_attr.h"

// The row of an element below a parent, NULL if it does not belong there.
const MjcfElement* mjcf_check_row(MjcfId parent, const char* tag);

// Check a node of that row and everything below it; every violation is reported.
Status mjcf_check(MjcfReader* r, const XmlNode* n, const MjcfElement* row);

#endif
