// Memory of texts and lists that a C++ program owns (<mujoco/mjvector.h>).
#include "spec/vectors.h"

#include <corten/compat.h>

void ctmj_emptyString(ctString* value) { vectors_free(VALUE_STRING, value); }
void ctmj_emptyStringVec(ctStringVec* value) { vectors_free(VALUE_STRINGVEC, value); }
void ctmj_emptyVec(void* value) { vectors_free(VALUE_DOUBLEVEC, value); }
