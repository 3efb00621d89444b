// The kinds of elasticity and bending that come with the library, one file per kind. MuJoCo's own,
// linear and cotangent, are force/flex_force.c.
#ifndef MATERIAL_MATERIALS_H
#define MATERIAL_MATERIALS_H

#include <corten/plugin.h>

extern const ctpElasticity material_neo_hookean, material_stable_neo_hookean, material_stvk,
    material_corotated, material_mooney_rivlin;
extern const ctpBending material_bridson, material_no_bending;

enum { MATERIAL_ROD = 1 << 1, MATERIAL_MEMBRANE = 1 << 2, MATERIAL_SOLID = 1 << 3 };

#endif
