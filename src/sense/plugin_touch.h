// Touch seen from a site: contact forces of its body, summed in the cells of a grid of angles.
#ifndef SENSE_PLUGIN_TOUCH_H
#define SENSE_PLUGIN_TOUCH_H

#include <corten/plugin.h>

// Settings: `size` columns and rows, `fov` half the angles of view in degrees, `gamma` how much
// finer the cells are in the middle (0 to 1), `nchannel` how many of normal force, two tangential
// forces, normal torque, two tangential torques; each channel is a picture, row by row.
extern const ctpPlugin plugin_touch;

#endif
