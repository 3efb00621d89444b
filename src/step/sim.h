// Model, data and kinds as one thing.
#ifndef STEP_SIM_H
#define STEP_SIM_H

#include <corten/data.h>
#include <corten/plugin.h>

// The simulation owns both.
struct ctSim_ {
  ctModel* model;
  ctData* data;
};

#endif
