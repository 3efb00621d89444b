// Models for tests of batches, and simulations that are stepped one by one beside them.
#ifndef SUPPORT_BATCH_SCENE_H
#define SUPPORT_BATCH_SCENE_H

#include "support/model_text.h"

#include <string.h>

// Contacts, limits, friction, activations, a tendon, an equality, mocap, user data, delayed
// controls and sensors with intervals: every part of the state is used.
#define BATCH_SCENE                                                                                \
  "<mujoco><option timestep='.004'/><size nuserdata='2'/>"                                         \
  "<worldbody><geom name='floor' type='plane' size='3 3 .1'/>"                                     \
  "<body name='lift' mocap='true' pos='0 0 .1'><geom size='.05' contype='0' conaffinity='0'/>"     \
  "</body><body name='a' pos='0 0 .4'><freejoint/><geom name='ball' size='.1'/>"                   \
  "<body name='b' pos='.2 0 0'><joint name='hinge' axis='0 1 0' range='-40 40' damping='.1' "      \
  "frictionloss='.02'/><geom type='capsule' fromto='0 0 0 .2 0 0' size='.03'/></body></body>"      \
  "<body name='c' pos='.6 .1 .3'><joint name='slide' type='slide' axis='0 0 1'/>"                  \
  "<geom type='box' size='.05 .05 .05'/></body></worldbody>"                                       \
  "<tendon><fixed name='t'><joint joint='hinge' coef='1'/><joint joint='slide' coef='.5'/>"        \
  "</fixed></tendon><equality><joint joint1='slide' polycoef='.01 0 0 0 0' solref='.1 1'/>"        \
  "</equality><actuator><general joint='hinge' gainprm='3' biastype='affine' biasprm='0 -3 0' "    \
  "dyntype='filter' dynprm='.05'/>"                                                                \
  "<motor tendon='t' gear='.5' delay='.02' nsample='6'/></actuator>"                               \
  "<sensor><jointpos joint='hinge' delay='.012' nsample='5' interp='linear'/>"                     \
  "<accelerometer site='s'/><touch site='s'/><framelinacc objtype='body' objname='b'/>"            \
  "<jointvel joint='slide' interval='.012' nsample='3'/></sensor>"                                 \
  "<keyframe><key name='up' time='1' qpos='0 0 .8 1 0 0 0 .1 .05' ctrl='.3 -.2'/></keyframe>"      \
  "</mujoco>"

// Controls of simulation i at step t.
static inline void batch_scene_control(cttNum* ctrl, int n, int i, int t) {
  for (int k = 0; k < n; k++) ctrl[k] = 0.8 * ((i * 37 + t * 11 + k * 5) % 23 / 11.5 - 1);
}

// A model from text in which the accelerometer has its site.
static inline ctModel* batch_scene(void) {
  char xml[sizeof BATCH_SCENE + 40];
  const char *at = strstr(BATCH_SCENE, "<geom name='ball'"), *text = BATCH_SCENE;
  size_t before = (size_t)(at - text);
  memcpy(xml, text, before);
  strcpy(xml + before, "<site name='s' size='.12'/>");
  strcat(xml, at);
  return model_text(xml);
}

static inline ctBatch* batch_of(const ctModel* m, int nsim, int nthread, int persistent) {
  ctBatchConfig config;
  char error[300] = "";
  ctb_defaultConfig(&config);
  config.nthread = nthread;
  config.persistent = (cttByte)persistent;
  ctBatch* b = ctb_makeBatch(m, nsim, &config, error, sizeof error);
  if (!b) fail_msg("%s", error);
  return b;
}

// First number of a part of the state of simulation i.
static inline cttNum* batch_part(ctBatch* b, int part, int i) {
  cttNum* p = ctb_stateComponent(b, part, NULL);
  assert_non_null(p);
  return p + (size_t)i * (size_t)ctb_nstate(b);
}

#endif
