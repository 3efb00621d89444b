// The passive plugin mujoco.elasticity.cable: bodies in a row resist twisting and bending.
#ifndef FORCE_PLUGIN_CABLE_H
#define FORCE_PLUGIN_CABLE_H

#include <corten/plugin.h>

// Settings: twist and bend are the shear and Young's modulus; flat = "true": straight at rest, else
// as in the model; vmax: stress of the reddest colour when drawn.
extern const ctpPlugin plugin_cable;

#endif
