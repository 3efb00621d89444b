// Mechanical energy.
#ifndef SENSE_ENERGY_H
#define SENSE_ENERGY_H

#include <corten/data.h>
#include <corten/model.h>

#include <stddef.h>

//   reads   xipos qpos ten_length flexedge_length     writes   energy[0] flg_energypos
void energy_potential(const ctModel* m, ctData* d);

//   reads   M qvel         writes   energy[1] flg_energyvel
void energy_kinetic(const ctModel* m, ctData* d);

// Working memory.
size_t energy_scratch(const ctModel* m);

#endif
