// Flexes with kinds of elasticity and bending from the open tables: forces, energy, and the
// stiffness and damping that the implicit integrators need, also of MuJoCo's own kinds.
//
// Element with corners x_c and gradients g_c of its shape functions at rest: F = sum_c x_c g_c',
//   spring   f_c = -V P(F) g_c                       V the volume at rest
//   damper   f_c = -V damping F (C : E') g_c         E' = sym(F' F'), C the stiffness at rest
// so that damping is Rayleigh's at small strain, resists no rigid motion and keeps momenta.
// Bending: damper -damping K v with the kind's stiffness K.
#ifndef FORCE_FLEX_MATERIAL_H
#define FORCE_FLEX_MATERIAL_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Forces of a flex whose elasticity or bending is an instance of a kind.
//   reads   flexvert_xpos xpos cvel subtree_com        writes  qfrc_spring qfrc_damper
void flex_material_stretch(const ctModel* m, ctData* d, int f);
void flex_material_bend(const ctModel* m, ctData* d, int f);

// Energy of its kinds; 0 for MuJoCo's own, whose energy MuJoCo does not count.
double flex_material_energy(const ctModel* m, const ctData* d, int f);

// Energy and volume at rest of its elements, if its elasticity is an instance; energy of the hinge
// at an edge of the model, if its bending is one.
void flex_material_element_energy(const ctModel* m, const ctData* d, int f, double* energy,
                                  double* volume);
double flex_material_hinge_energy(const ctModel* m, const ctData* d, int f, int e);

// Do the implicit integrators treat its stiffness implicitly?
bool flex_material_implicit(const ctModel* m, int f);

// A part of a flex with up to four vertices of the model: forces change by -K dx - D dv. Both are
// symmetric and positive semidefinite, 3 n x 3 n. The parts of a flex are numbered: elements, then
// hinges (edges of a flex of dimension 2), then edges as springs.
typedef struct FlexPart {
  int index, n, vert[4];
  double K[144], D[144];
} FlexPart;
typedef void (*FlexPartVisit)(void* user, const FlexPart* part);

// Vertices of the hinge at an edge of the model; 0: it has only one triangle.
int flex_material_hinge(const ctModel* m, int f, int e, int vert[4]);

// The elements and the hinges of a flex whose elasticity or bending is an instance.
void flex_material_each_element(const ctModel* m, const ctData* d, int f, FlexPartVisit visit,
                                void* user);
void flex_material_each_hinge(const ctModel* m, const ctData* d, int f, FlexPartVisit visit,
                              void* user);

// Working memory.
size_t flex_material_scratch(const ctModel* m);

#endif
