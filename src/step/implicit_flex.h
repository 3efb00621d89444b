// Interpolated flexes in the implicit integrators: their stiffness is treated implicitly too.
#ifndef CORTEN_STEP_IMPLICIT_FLEX_H
#define CORTEN_STEP_IMPLICIT_FLEX_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Does the model have an interpolated flex?
bool implicit_flex_wanted(const ctModel* m);

// Accelerations of the dofs r that move the nodes' bodies, solved again and dense, given those of
// all other dofs o. With A = M - h dF/dv, K_f the stiffness of flex f turned with it (negative
// definite), b_f its damping, s_f = h^2 + h b_f:
//   (A_rr - sum_f s_f J_f' K_f J_f) a_r = qfrc_r + h/s_0 sum_f s_f J_f' K_f J_f qvel - A_ro a_o
// As in MuJoCo, the lower triangle of the left side counts, flex 0 lends its damping to all others
// on the right, ancestors that are not in r get nothing of K, and the Jacobians are those of the
// points that flex_force_turn tells. A dof of several nodes has a row for each; its last counts.
// False when memory runs out.
//   reads   M qDeriv qvel xpos xmat cdof subtree_com
//   writes  qacc, in which A^-1 qfrc is expected
bool implicit_flex_solve(const ctModel* m, ctData* d, cttNum* qacc, const cttNum* qfrc);

#endif
