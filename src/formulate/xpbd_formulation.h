// Extended position based dynamics in joint coordinates.
#ifndef FORMULATE_XPBD_FORMULATION_H
#define FORMULATE_XPBD_FORMULATION_H

#include <corten/plugin.h>

// Formulation `xpbd` of the open table. Its options are opt.xpbd_substeps, opt.xpbd_iterations.
//   reads    the rows, efc_vel, qacc_smooth, qLD
//   writes   qacc qfrc_constraint efc_force efc_state qpos_shift solver_niter
extern const ctpFormulation xpbd_formulation;

#endif
