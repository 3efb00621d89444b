// Compliant contact by a force law.
#ifndef FORMULATE_HUNT_CROSSLEY_H
#define FORMULATE_HUNT_CROSSLEY_H

#include <corten/plugin.h>

// Formulation `hunt_crossley` of the open table. Its options are opt.modulus, opt.dissipation and
// opt.stiction, its materials mat_modulus and mat_dissipation, its end opt.iterations.
//   reads    the rows, efc_vel, efc_aref, efc_R, qacc_smooth, qacc_warmstart, qLD
//   writes   qacc qfrc_constraint efc_force efc_state solver_niter
extern const ctpFormulation hunt_crossley_formulation;

#endif
