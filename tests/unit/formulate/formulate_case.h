// Models for the tests of contact formulations, and what is measured on them.
#ifndef UNIT_FORMULATE_FORMULATE_CASE_H
#define UNIT_FORMULATE_FORMULATE_CASE_H

#include "unit/pos/trees.h"

#define CASE_FLOOR "<geom name='floor' type='plane' size='50 50 .1'/>"
#define CASE_BOX(z)                                                                                \
  "<body name='box' pos='0 0 " z "'><freejoint/><geom name='box' type='box' size='.1 .1 .1' "      \
  "mass='1'/></body>"
#define CASE_MODEL(options, world, rest)                                                           \
  "<mujoco><option " options "/><worldbody>" world "</worldbody>" rest "</mujoco>"

// The built-in formulations, and xpbd with substeps.
typedef struct Formulated {
  const char* name;
  int formulation, substeps;
} Formulated;
static const Formulated formulated[] = {{"convex", ctFORM_CONVEX, 1},
                                        {"xpbd", ctFORM_XPBD, 1},
                                        {"xpbd in 4 substeps", ctFORM_XPBD, 4},
                                        {"hunt_crossley", ctFORM_HUNT_CROSSLEY, 1}};
enum { FORMULATED = sizeof formulated / sizeof *formulated };

static inline Trees case_open(const char* xml, const Formulated* f) {
  Trees t = trees_open(xml);
  t.m->opt.formulation = f->formulation;
  t.m->opt.xpbd_substeps = f->substeps;
  return t;
}

static inline void case_run(Trees* t, int steps) {
  for (int i = 0; i < steps; i++) ct_step(t->m, t->d);
}

// Deepest contact, as a positive number.
static inline double case_depth(const Trees* t) {
  double depth = 0;
  for (int i = 0; i < t->d->ncon; i++) depth = larger(depth, -t->d->contact[i].dist);
  return depth;
}

// Sum of the normal forces on contacts of a geom.
static inline double case_normal_force(const Trees* t, int geom) {
  double sum = 0, f[6];
  for (int i = 0; i < t->d->ncon; i++) {
    if (t->d->contact[i].geom[0] != geom && t->d->contact[i].geom[1] != geom) continue;
    ct_contactForce(t->m, t->d, i, f);
    sum += f[0];
  }
  return sum;
}

static inline double case_speed(const Trees* t) { return largest_of(t->d->qvel, (int)t->m->nv); }

#endif
