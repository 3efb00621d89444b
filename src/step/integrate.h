// Time stepping.
#ifndef STEP_INTEGRATE_H
#define STEP_INTEGRATE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Semi-implicit Euler, implicit in joint damping; forward() has been called.
//   writes  qvel qpos time qacc_warmstart qH qHDiagInv
void integrate_euler(const ctModel* m, ctData* d);

// Classic Runge-Kutta of order four; forward() has been called.
void integrate_rk4(const ctModel* m, ctData* d);

// Implicit in velocity, by the model's choice with all velocity derivatives or without those of
// Coriolis forces (step/implicit.h); forward() has been called. The second keeps the factor of the
// step before.
//   writes  qvel qpos time qacc_warmstart qDeriv, qLU or qH qHDiagInv
void integrate_implicit(const ctModel* m, ctData* d);
void integrate_implicit_factored(const ctModel* m, ctData* d);

// Implicit in springs and dampers (step/spring_damper.h); forward() has been called.
//   writes  qvel qpos time qacc_warmstart qH qHDiagInv
void integrate_spring_damper(const ctModel* m, ctData* d);

// The integrator of opt.integrator.
void integrate(const ctModel* m, ctData* d);

// Has the model joint dampers that Euler treats implicitly (when they are not disabled)?
bool integrate_damps(const ctModel* m);

// Working memory.
size_t integrate_scratch(const ctModel* m);

// Working memory of data_outer_scratch.
size_t integrate_outer_scratch(const ctModel* m);

// Does a step evaluate the model several times, by Runge-Kutta?
static inline bool integrate_in_stages(const ctModel* m) { return m->opt.integrator == ctINT_RK4; }

// Do the two halves of a step, ct_step1 and ct_step2, give the bits of a whole one?
bool integrate_splits(const ctModel* m);

#endif
