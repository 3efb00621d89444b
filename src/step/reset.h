// The state of a world at its start: qpos0, no velocity, trees that begin asleep.
#ifndef STEP_RESET_H
#define STEP_RESET_H

#include <corten/data.h>
#include <corten/model.h>

void reset_data(const ctModel* m, ctData* d);

// Its part without plugins and sleep: everything as new; what the pipeline computes gets the byte
// `fill`, except qacc and qM, which start as zero.
void reset_clear(const ctModel* m, ctData* d, unsigned char fill);

// plugin_data as the instances of plugins left it: they outlive resets and copies.
void reset_instances(const ctModel* m, ctData* d);

#endif
