// The compliant normal force of Hunt and Crossley on the law of Hertz, implicit in time.
#ifndef FORMULATE_HERTZ_H
#define FORMULATE_HERTZ_H

#include <corten/data.h>
#include <corten/model.h>

//   f = k d^(3/2) max(0, 1 + 3/2 c d'),   d: depth, d' = -u its rate
//
// k = 4/3 E sqrt(R): 1 / E = 1 / E1 + 1 / E2 of the moduli of both surfaces, 1 / R = 1 / R1 + 1 /
// R2 of their radii. c = c1 E / E1 + c2 E / E2: the softer surface, which is deformed more, counts
// more.
typedef struct HertzContact {
  double k;     // N / m^1.5
  double c;     // s / m
  double depth; // at the start of the step; negative: apart
} HertzContact;

// Parameters of a contact from the materials and sizes of what touches.
HertzContact hertz_contact(const ctModel* m, const ctData* d, const ctContact* con);

// Force at a depth and a velocity u of separation.
double hertz_force(const HertzContact* h, double depth, double u);

// A step of length dt in which an impulse p separates with u = w + A p.
typedef struct HertzStep {
  double dt, w, A;
} HertzStep;

// The impulse p >= 0 with p = dt f(depth - dt u, u): the end of the step decides, so that a contact
// of any stiffness is stable. start: a guess.
double hertz_impulse(const HertzContact* h, const HertzStep* s, double start);

#endif
