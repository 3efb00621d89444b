// Interpolated flexes in the implicit integrators: their stiffness is treated implicitly too.
#ifndef STEP_IMPLICIT_FLEX_H
#define STEP_IMPLICIT_FLEX_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Does the model have an interpolated flex?
bool implicit_flex_wanted(const ctModel* m);

// Accelerations of the dofs r that move the nodes' bodies, solved again and dense, given those of
// all other dofs o. With A = M - h dF/dv, K_f the stiffness of flex f turned with it (negative
// definite), b_f its damping, s_f = h^2 + h b_f:
//   (A_rr - sum_f s_f J_f' K_f J_f) a_r = qfrc_r + h/s_0 sum_f s_f J_f' K_f J_f qvel - A_ro a_o
// A dof of several nodes has a row for each; its last counts. False when memory runs out.
//
// QUIRK(flex-shared-damping; test_implicit_flex:the_first_flex_lends_its_damping): In the implicit
// step of interpolated flexes flex 0 lends its damping to all others on the right side, and only
// the lower triangle of the left side counts.
//
// QUIRK(flex-ancestors; test_implicit_flex:turning_parent_is_mujocos): Dofs above the nodes' bodies
// get nothing of the stiffness, and the Jacobians are those of the points of flex_force_turn.
//
//   reads   M qDeriv qvel xpos xmat cdof subtree_com
//   writes  qacc, in which A^-1 qfrc is expected
bool implicit_flex_solve(const ctModel* m, ctData* d, cttNum* qacc, const cttNum* qfrc);

#endif
