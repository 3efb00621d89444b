// Instances of kinds of the open tables (model/kind_registry.h): one for each flex, actuator or
// formulation that uses a kind other than MuJoCo's own.
#ifndef COMPILE_KIND_BUILD_H
#define COMPILE_KIND_BUILD_H

#include "compile/build.h"

// Finds the kinds by name and checks their parameters; sets Build.kind, Build.formulation, and the
// instances of flexes and actuators. After the flexes, before the actuators: a gain may have
// activations.
Status kind_build(Build* b);

// Name of the kind of an instance.
const char* kind_build_name(const Build* b, int instance);

// nkind, nkindprm, nkindstate.
void kind_build_sizes(const Build* b, ctModel* m);

// kind_*, opt.formulation; constants stay 0 until ct_setConst. The names are written by emit_names.
void kind_build_emit(const Build* b, ctModel* m);

#endif
