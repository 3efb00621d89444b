// Forces between bodies, once all forces are known.
#ifndef SENSE_RNE_POST_H
#define SENSE_RNE_POST_H

#include <corten/data.h>
#include <corten/model.h>

// All as (torque, force) at the centre of mass of the body's tree.
//   reads   xfrc_applied contact efc_force, kinematics, cinert cdof cvel cdof_dot qvel qacc
//   writes  cacc cfrc_int cfrc_ext flg_rnepost
void rne_postconstraint(const ctModel* m, ctData* d);

#endif
