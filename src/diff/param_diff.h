// Derivatives by parameters of the model.
#ifndef DIFF_PARAM_DIFF_H
#define DIFF_PARAM_DIFF_H

#include "diff/damped.h"
#include "diff/param_select.h"

// Add dr by the parameters to a sink; add their part of T (damped.h). False: no memory.
bool param_diff(DiffPoint* p, const ParamSelection* s, const DiffSink* sink);
bool param_diff_damped(const DiffPoint* p, const Damped* t, const ParamSelection* s,
                       const DiffSink* sink);

#endif
