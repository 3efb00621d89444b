// The stages in the order in which ct_step runs them, by the group names of data_field[].
#ifndef SUPPORT_PIPELINE_ORDER_H
#define SUPPORT_PIPELINE_ORDER_H

#include "generated/fields.h"

#include <string.h>

static const char* const pipeline_order[] = {
    "kinematics",
    "camlight",
    "com",
    "flex_pos",
    "tendon",
    "mass_matrix",
    "mass_matrix_factor",
    "collide",
    "sleep",
    "constraint_rows",
    "island_find",
    "constraint_project",
    "transmission",
    "velocity",
    "com_velocity",
    "passive",
    "constraint_reference",
    "bias",
    "energy",
    "subtree_velocity",
    "actuation",
    "smooth_acceleration",
    "constraint_solve",
    "inverse",
    "rne_postconstraint",
    "sensor",
    "derivative",
    "implicit",
    "integrate",
    "state",
};
enum { PIPELINE_LENGTH = sizeof(pipeline_order) / sizeof(pipeline_order[0]) };

// Place of a group in the pipeline; PIPELINE_LENGTH for what no stage computes.
static inline int pipeline_place(const char* group) {
  int i = 0;
  while (i < PIPELINE_LENGTH && strcmp(pipeline_order[i], group) != 0) i++;
  return i;
}

#endif
