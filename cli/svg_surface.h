// Surfaces of deformable bodies in a side view: shaded faces from back to front, and the points at
// which they touch.
#ifndef CT_CLI_SVG_SURFACE_H
#define CT_CLI_SVG_SURFACE_H

#include "outline.h"

// False: out of memory; nothing is drawn.
bool svg_surface(Output* out, const ctModel* m, const ctData* d, View v, const Panel* p);

#endif
