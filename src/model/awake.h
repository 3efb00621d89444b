// Lists of what takes part in the simulation.
#ifndef MODEL_AWAKE_H
#define MODEL_AWAKE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>

// Everything is awake.
//   writes  tree_asleep tree_awake body_awake body_awake_ind parent_awake_ind dof_awake_ind and
//   their counts
void awake_all(const ctModel* m, ctData* d);

// The lists, from tree_asleep.
//   reads   tree_asleep     writes   what awake_all writes, but for tree_asleep
void awake_update(const ctModel* m, ctData* d);

// Does anything sleep?
static inline bool awake_some_sleep(const ctModel* m, const ctData* d) {
  return d->ntree_awake < m->ntree;
}

// May a dof, a tendon, an actuator or a sensor be left out because all that it ties sleeps?
static inline bool awake_dof_sleeps(const ctModel* m, const ctData* d, int i) {
  return !d->tree_awake[m->dof_treeid[i]];
}
bool awake_tendon_sleeps(const ctModel* m, const ctData* d, int t);
bool awake_find_actuator(const ctModel* m, const ctData* d, int i);
bool awake_find_sensor(const ctModel* m, const ctData* d, int i);
static inline bool awake_actuator_sleeps(const ctModel* m, const ctData* d, int i) {
  return awake_some_sleep(m, d) && awake_find_actuator(m, d, i);
}

// Does an actuator give no force?
//
// QUIRK(resting-crank; test_sleep:slider_cranks_between_fixed_sites_rest): With sleeping enabled a
// slider crank between two sites that never move gives no force, even if everything is awake.
static inline bool awake_actuator_rests(const ctModel* m, const ctData* d, int i) {
  return (m->opt.enableflags & ctENBL_SLEEP) && awake_find_actuator(m, d, i);
}

static inline bool awake_sensor_sleeps(const ctModel* m, const ctData* d, int i) {
  return awake_some_sleep(m, d) && awake_find_sensor(m, d, i);
}

#endif
