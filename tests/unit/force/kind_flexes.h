// Models of flexes with kinds, for tests.
#ifndef TESTS_UNIT_FORCE_KIND_FLEXES_H
#define TESTS_UNIT_FORCE_KIND_FLEXES_H

#include "base/rng.h"
#include "support/model_text.h"

#include <stdio.h>
#include <string.h>

// A membrane or a solid in one piece of 3 x 3 (x 2) vertices, without gravity. `more`: attributes
// of elasticity; `option`: attributes of option.
static inline ctModel* kind_flex(int dim, const char* more, const char* option) {
  char xml[2000];
  snprintf(
      xml, sizeof xml,
      "<mujoco xmlns:corten='corten'><option gravity='0 0 0' %s><flag energy='enable'/></option>"
      "<worldbody><flexcomp name='f' type='grid' dim='%d' count='3 %s' spacing='.1 .08 .09' "
      "mass='0.2' radius='.005' origin='.3 .4 .5'><edge equality='false'/><contact "
      "selfcollide='none'/>"
      "<elasticity young='2e4' poisson='.3' %s %s/></flexcomp></worldbody></mujoco>",
      option, dim,
      dim == 1   ? "1 1"
      : dim == 2 ? "3 1"
                 : "3 2",
      dim == 2 ? "thickness='.01'" : "", more);
  return model_text(xml);
}

// Every vertex moved by up to `size`, with velocities up to `speed`.
static inline ctData* kind_flex_start(const ctModel* m, double size, double speed) {
  ctData* d = ct_makeData(m);
  for (int i = 0; i < m->nq; i++) d->qpos[i] += size * (2 * rng_uniform(3, 1, (uint64_t)i) - 1);
  for (int i = 0; i < m->nv; i++) d->qvel[i] = speed * (2 * rng_uniform(3, 2, (uint64_t)i) - 1);
  ct_forward(m, d);
  return d;
}

// Kinds of elasticity and bending, each with its dimensions: attributes of elasticity.
typedef struct KindFlex {
  int dim;
  const char* more;
} KindFlex;

static const KindFlex kind_flexes[] = {
    {2, "elasticity_model='neo_hookean'"},
    {3, "elasticity_model='neo_hookean'"},
    {1, "elasticity_model='neo_hookean'"},
    {2, "elasticity_model='stable_neo_hookean' bending_model='bridson'"},
    {3, "elasticity_model='stable_neo_hookean'"},
    {2, "elasticity_model='stvk' bending_model='none'"},
    {3, "elasticity_model='stvk'"},
    {2, "elasticity_model='corotated' bending_model='bridson'"},
    {3, "elasticity_model='corotated'"},
    {2, "elasticity_model='mooney_rivlin' elasticity_params='3e3 1e3 1e5'"},
    {3, "elasticity_model='mooney_rivlin' elasticity_params='3e3 1e3 1e5'"},
    {2, "bending_model='bridson'"},
};
enum { KIND_FLEXES = sizeof kind_flexes / sizeof *kind_flexes };

#endif
