// Time stepping.
#ifndef CORTEN_STEP_INTEGRATE_H
#define CORTEN_STEP_INTEGRATE_H

#include <corten/data.h>
#include <corten/model.h>

// Semi-implicit Euler, implicit in joint damping; forward() has been called.
//   writes  qvel qpos time qacc_warmstart qH qHDiagInv
void integrate_euler(const ctModel* m, ctData* d);

// Classic Runge-Kutta of order four; forward() has been called.
void integrate_rk4(const ctModel* m, ctData* d);

// Are the joint dampers treated implicitly by Euler?
int integrate_damps(const ctModel* m);

#endif
