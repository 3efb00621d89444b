// libFuzzer target for the fields of models with distance fields, of a mesh and by a plugin. They
// are large, so that an execution takes a hundred times that of the models of fuzz_model.c.
#include "fuzz_fields.h"

#define CUBE "-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1 -1 -1 1 1 -1 1 -1 1 1 1 1 1"
#define FLOOR "<geom type='plane' size='5 5 1'/>"

static const char* const xml[] = {
    "<mujoco><asset><mesh name='c' vertex='" CUBE "' scale='.1 .1 .1'/></asset><worldbody>" FLOOR
    "<body pos='0 0 .1'><freejoint/><geom type='sdf' mesh='c'/></body><body pos='0 0 .3'>"
    "<freejoint/><geom type='box' size='.1 .1 .1'/></body></worldbody></mujoco>",
    "<mujoco><extension><plugin plugin='mujoco.sdf.torus'><instance name='t'/></plugin></extension>"
    "<asset><mesh name='t'><plugin instance='t'/></mesh></asset><worldbody>" FLOOR
    "<body pos='.2 0 .1'><freejoint/><geom type='sdf' mesh='t'><plugin instance='t'/></geom></body>"
    "</worldbody></mujoco>",
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz_fields(xml, sizeof xml / sizeof xml[0], data, size);
  return 0;
}
