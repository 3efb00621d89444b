// Small flexes of every kind, with what MuJoCo 3.5.0 computes for them.
#ifndef TEST_FLEX_KINDS_H
#define TEST_FLEX_KINDS_H

#include "unit/pos/trees.h"

#include <math.h>
#include <stdio.h>

typedef struct FlexCase {
  const char *type, *count, *more, *edge, *elastic;
  int dim;
  // sums over the dofs, weighted by cos(0.7 i), of what happens at qpos = 0.02 sin(i), qvel =
  // cos(i): forces of springs and dampers, and velocity after one step of the implicit integrator
  double spring, damper, implicit;
} FlexCase;

static const FlexCase flex_case[] = {
    {"grid", "3 3 1", "", "", "thickness='0.02' elastic2d='stretch'", 2, -1.4671346723744567, 0.0,
     2.4298220913694855},
    {"ellipsoid", "3 3 3", "", "", "thickness='0.02' elastic2d='both'", 2, -27.280882320139668,
     -5.845212366622774, -1.4684168430614581},
    {"grid", "3 3 3", "", "", "", 3, -257.1560020550493, 0.0, -15.106628705008943},
    {"grid", "3 3 3", "dof='trilinear'", "", "", 3, -1.5958619566212324, -11.890934749771557,
     1.7646894700816158},
    {"grid", "6 6 6", "dof='quadratic'", "", "", 3, 2.7802878907214392, -599.9551969202529,
     0.8826528300239121},
    {"grid", "4 1 1", "", "<edge stiffness='5' damping='0.3'/>", "", 1, -0.14941676332206236,
     -0.17837846476710154, 0.20084523080147004},
};
enum { FLEX_CASES = sizeof(flex_case) / sizeof(flex_case[0]) };

static inline Trees flex_case_open(const FlexCase* c) {
  char xml[1000];
  snprintf(
      xml, sizeof(xml),
      "<mujoco><worldbody><flexcomp name='s' type='%s' count='%s' spacing='.1 .1 .1' mass='1' "
      "dim='%d' %s><contact contype='0' conaffinity='0' selfcollide='none'/>%s"
      "<elasticity young='3000' poisson='0.2' damping='0.1' %s/></flexcomp></worldbody></mujoco>",
      c->type, c->count, c->dim, c->more, c->edge, c->elastic);
  return trees_open(xml);
}

// Flexes on a hinged body, and what MuJoCo 3.5.0 computes for them in the same state: unpinned ones
// are pushed as if their parent did not turn.
typedef struct TurningFlex {
  const char *count, *more, *pin, *elastic;
  int dim;
  double spring, damper, implicit, implicitfast;
} TurningFlex;

static const TurningFlex turning_flex[] = {
    {"4 4 4", "dof='trilinear'", "", "", 3, -3.030723724534254, -9.653375677773576,
     1.9693168092240343, 1.9683898040197372},
    {"4 4 4", "dof='trilinear'", "<pin id='0 7'/>", "", 3, -5.0021075967881306, 22.140288247303737,
     0.09834317759763433, -0.4006115444894382},
    {"3 3 1", "", "", "thickness='0.02' elastic2d='bend'", 2, 0.006911873846762305,
     0.01578531235715311, 2.1682686515654335, 2.168291895996945},
};
enum { TURNING_FLEXES = sizeof(turning_flex) / sizeof(turning_flex[0]) };

static inline Trees turning_flex_open(const TurningFlex* c) {
  char xml[1000];
  snprintf(xml, sizeof(xml),
           "<mujoco><worldbody><body name='p' pos='.2 0 .1'><joint axis='0 1 1'/>"
           "<geom size='.1' mass='1'/><flexcomp name='s' type='grid' count='%s' "
           "spacing='.1 .1 .1' mass='1' dim='%d' %s><contact contype='0' conaffinity='0' "
           "selfcollide='none'/>%s<elasticity young='3000' poisson='0.2' damping='0.1' %s/>"
           "</flexcomp></body></worldbody></mujoco>",
           c->count, c->dim, c->more, c->pin, c->elastic);
  return trees_open(xml);
}

static inline void flex_case_start(Trees* t) {
  for (int i = 0; i < t->m->nv; i++) {
    t->d->qpos[i] = 0.02 * sin(i);
    t->d->qvel[i] = cos(i);
  }
}

static inline double flex_case_sum(const Trees* t, const double* x) {
  double sum = 0;
  for (int i = 0; i < t->m->nv; i++) sum += cos(0.7 * i) * x[i];
  return sum;
}

#endif
