// A model with contacts, limits, friction, tendons and activations, and differences by its
// parameters.
#ifndef UNIT_DIFF_PRODUCT_CHECK_H
#define UNIT_DIFF_PRODUCT_CHECK_H

#include "unit/diff/diff_check.h"

#define WALKER(option)                                                                             \
  "<mujoco><option " option                                                                        \
  "/><worldbody><geom type='plane' size='5 5 .1' friction='.7 .01 .001'/>"                         \
  "<body pos='0 0 .28'><freejoint/><geom name='box' type='box' size='.2 .1 .1' mass='2'/>"         \
  "<site name='s' pos='.2 0 0'/><body pos='.3 0 0'><joint name='j' axis='0 1 0' damping='.3'"      \
  " stiffness='2' armature='.02' frictionloss='.05' limited='true' range='-20 60'/>"               \
  "<geom type='capsule' size='.06' fromto='0 0 0 .3 0 -.2' condim='4' friction='1.2 .05 .01'/>"    \
  "<site name='e' pos='.3 0 -.2'/></body><body pos='-.3 0 0'><joint name='k' axis='0 1 0'"         \
  " damping='.2'/><geom size='.08' pos='-.1 0 -.15'/><site name='f' pos='-.1 0 -.1'/></body>"      \
  "</body></worldbody><tendon><spatial name='t' stiffness='5' damping='.4' springlength='.1'>"     \
  "<site site='e'/><site site='f'/></spatial></tendon><actuator><position joint='j' kp='3' "       \
  "kv='.2'/>"                                                                                      \
  "<general joint='k' dyntype='filter' dynprm='.1' gaintype='affine' gainprm='2 .3 .1'"            \
  " biastype='affine' biasprm='.1 -1 -.2'/></actuator></mujoco>"

// A number between -1 and 1 that depends on k only.
static inline double product_number(int k) { return sin(12.9898 * (k + 1)); }

#endif
