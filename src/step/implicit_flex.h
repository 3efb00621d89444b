// Interpolated flexes in the implicit integrators: their stiffness is treated implicitly too.
#ifndef CORTEN_STEP_IMPLICIT_FLEX_H
#define CORTEN_STEP_IMPLICIT_FLEX_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Does the model have an interpolated flex with elasticity?
bool implicit_flex_wanted(const ctModel* m);

// With K the stiffness of these flexes, turned with them, and b their damping:
//   (M - h dF/dv - (h b + h^2) K) x = x + h K qvel
// where dF/dv is qDeriv, of which the lower triangle counts if `symmetric`. A dense solution: such
// flexes have few dofs. False when memory runs out.
//   reads   M qDeriv qvel xpos xmat cdof subtree_com
bool implicit_flex_solve(const ctModel* m, ctData* d, cttNum* x, bool symmetric);

#endif
