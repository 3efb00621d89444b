// Flexes with stiff materials in the implicit integrators. With x' = v and forces F(x, v), whose
// change by positions and velocities is -K and -D, the step of backward Euler is
//   (M + h D + h^2 K) a = F - h K v
// for the dofs of all trees that carry a vertex of such a flex. K and D are positive semidefinite,
// sums of parts of four vertices (force/flex_part.h) brought to the dofs by the Jacobians of the
// vertices; the matrix is sparse and is factored by math/frontal.h. Of other forces on these dofs
// it has the derivative by velocity that the integrator has, made symmetric.
#ifndef STEP_IMPLICIT_MATERIAL_H
#define STEP_IMPLICIT_MATERIAL_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Does the model have a flex of this kind (flex_material_implicit)?
bool implicit_material_wanted(const ctModel* m);

// Make the matrix from the state and factor it. The plan is made in the first call and kept in the
// data. False: no memory.
//   reads   M qDeriv qvel flexvert_xpos cdof cvel subtree_com
bool implicit_material_factor(const ctModel* m, ctData* d);

// Accelerations of these dofs from the forces F, by the last factor; those of others and of
// sleeping trees stay. False: there is no factor.
bool implicit_material_solve(const ctModel* m, ctData* d, double* qacc, const double* qfrc);

// The forces F that give these accelerations, A a + h K v, for the same dofs; others stay. The last
// factor stays too. False: no memory.
//   reads   M qDeriv qvel flexvert_xpos cdof cvel subtree_com
bool implicit_material_force(const ctModel* m, ctData* d, double* qfrc, const double* qacc);

// Free what the data keeps.
void implicit_material_free(ctData* d);

#endif
