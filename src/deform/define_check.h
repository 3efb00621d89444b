// Is a definition of a deformable body sound?
#ifndef DEFORM_DEFINE_CHECK_H
#define DEFORM_DEFINE_CHECK_H

#include "base/error.h"

#include <corten/deform.h>

enum {
  DEFORM_MAX_VERT = 4000000,
  DEFORM_MAX_ELEM = 16000000,
  DEFORM_MAX_ATTACH = 1000000,
  DEFORM_MAX_SUBSTEPS = 10000,
  DEFORM_MAX_ITERATIONS = 10000,
};

// Vertices of an element of a kind: 3, 4, 2.
int define_corners(int kind);

// All but memory is checked here: everything behind it may assert. An error says what is wrong,
// where, with the number.
Status define_check(const ctDeformDef* def, ErrorList* err);

// Can this attachment be kept by a body of nvert vertices?
Status define_check_attach(const ctDeformAttach* a, int number, int nvert, ErrorList* err);

#endif
