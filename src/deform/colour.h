// Colours of elements: two elements of one colour share no vertex.
#ifndef DEFORM_COLOUR_H
#define DEFORM_COLOUR_H

#include <stdbool.h>

// The smallest free colour for each element in its order: colour[nelem], *ncolour of them. vert:
// nelem x ncorner, negative ones are none. False: out of memory.
bool colour_elements(int* colour, int* ncolour, const int* vert, int nelem, int ncorner, int nvert);

#endif
