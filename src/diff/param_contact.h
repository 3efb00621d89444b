// Derivatives by parameters of contacts and limits: friction, softness, sizes and poses of geoms.
#ifndef DIFF_PARAM_CONTACT_H
#define DIFF_PARAM_CONTACT_H

#include "diff/param_select.h"
#include "diff/point.h"

// Add dr by these groups of a selection to a sink. False: no memory.
bool param_contact_diff(const DiffPoint* p, const ParamSelection* s, const DiffSink* sink);

#endif
