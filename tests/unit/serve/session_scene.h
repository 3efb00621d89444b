// A session with a model that can be dragged, and a client.
#ifndef UNIT_SERVE_SESSION_SCENE_H
#define UNIT_SERVE_SESSION_SCENE_H

#include "serve/session.h"
#include "support/model_text.h"
#include "unit/serve/page_client.h"

typedef struct SessionScene {
  Session s;
  ctModel* m;
  ctData* d;
} SessionScene;

static inline void scene_open(SessionScene* x) {
  const char* why;
  memset(x, 0, sizeof *x);
  x->m = model_text(
      "<mujoco><worldbody><body name='a' pos='0 0 1'><joint name='h' axis='0 1 0' damping='.1'/>"
      "<geom type='capsule' fromto='0 0 0 .5 0 0' size='.05'/></body><body name='b' pos='1 0 "
      "1'><freejoint/>"
      "<geom size='.1'/></body></worldbody><actuator><motor joint='h'/></actuator>"
      "<equality><joint joint1='h' active='false'/></equality><keyframe><key name='k' qpos='.5 1 0 "
      "1 1 0 0 0'/></keyframe></mujoco>");
  x->d = ct_makeData(x->m);
  ct_forward(x->m, x->d);
  assert_true(session_open(&x->s, &(SessionDef){.steps = true, .paused = true}, &why));
  assert_true(session_show(&x->s, x->m, x->m, x->d));
}

static inline void scene_close(SessionScene* x) {
  session_close(&x->s);
  ct_deleteData(x->d);
  ct_deleteModel(x->m);
}

#endif
