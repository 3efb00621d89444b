// What the page has to know about a model: a container with sizes, options, names and the arrays of
// the model that are needed to draw it and to list its parts.
#ifndef SERVE_DESCRIBE_H
#define SERVE_DESCRIBE_H

#include "base/str.h"

#include <corten/model.h>

// Appends the container to out. False when out of memory.
bool describe_model(StrBuf* out, const ctModel* m);

#endif
