// Models with flexes for tests of collision.
#ifndef UNIT_COLLIDE_FLEXES_H
#define UNIT_COLLIDE_FLEXES_H

#include "unit/collide/pairs.h"

// A grid of free vertices at 0.1 from each other.
#define GRID(name, dim, count, pos, contact)                                                       \
  "<flexcomp name='" name "' type='grid' dim='" dim "' count='" count "' spacing='.1 .1 .1' "      \
  "pos='" pos "' radius='.01' mass='1'><contact " contact "/></flexcomp>"
#define ALONE "selfcollide='none'"

// Up to date for collision.
static inline Trees flexes_open(const char* xml) {
  Trees t = pairs_open(xml);
  ct_flex(t.m, t.d);
  return t;
}

// After its state has changed.
static inline void flexes_update(Trees* t) {
  ct_kinematics(t->m, t->d);
  ct_comPos(t->m, t->d);
  ct_flex(t->m, t->d);
}

#endif
