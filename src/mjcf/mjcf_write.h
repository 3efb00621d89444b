// An editable model -> MJCF text that reads back to the same model.
//
// Values are written where they differ from what the reader would start from: the class of the
// element, or the plain defaults. So classes stay, and writing what was read from written text
// gives the same text.
#ifndef MJCF_MJCF_WRITE_H
#define MJCF_MJCF_WRITE_H

#include "base/str.h"
#include "spec/spec.h"

// The text of a spec, to be freed with alloc_free; NULL when it cannot be written, with the reason
// in err. Values that MJCF cannot express are left out with a warning.
char* mjcf_write(const ctSpec* spec, ErrorList* err);

#endif
