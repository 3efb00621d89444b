// Forces that depend on position and velocity only and need no command.
#ifndef FORCE_PASSIVE_H
#define FORCE_PASSIVE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Springs and dampers of joints, and gravity compensation.
//   reads   qpos qvel xipos cdof subtree_com
//   writes  qfrc_spring qfrc_damper qfrc_gravcomp qfrc_fluid qfrc_passive
void passive(const ctModel* m, ctData* d);

// With neither springs nor dampers no passive force of any kind acts.
static inline bool passive_acts(const ctModel* m) {
  int off = m->opt.disableflags;
  return !(off & ctDSBL_SPRING) || !(off & ctDSBL_DAMPER);
}

#endif
