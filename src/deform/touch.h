// Contacts of a substep: from candidates to constraints, and their projection.
#ifndef DEFORM_TOUCH_H
#define DEFORM_TOUCH_H

#include "deform/work.h"

// Contacts of all candidates, at the positions of the start of the substep.
void touches_make(DeformWork* w, double dt, Pool* pool);

// Remove a part of the overlaps by moving x0 and x alike: no velocity results.
void touches_recover(DeformWork* w);

// One sweep over all contacts, normal before friction.
void touches_project(DeformWork* w, double dt);

// What contacts did in the substep is added to the work on their parts.
void touches_work(DeformWork* w);

// At the end of the substep: impulses go to the candidates.
void touches_collect(DeformWork* w, double dt);

// The overlap d of a vertex with a surface is removed at this rate, see the page of the coupling.
double touch_recovery(const ctDeformDef* def, double depth, double dt);

#endif
