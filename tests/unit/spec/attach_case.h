// A model and another to take parts from. What comes of it was measured with MuJoCo 3.5.0.
#ifndef TESTS_UNIT_SPEC_ATTACH_CASE_H
#define TESTS_UNIT_SPEC_ATTACH_CASE_H

#include "spec/attach.h"
#include "spec/key_state.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

static const char kParent[] =
    "<mujoco><worldbody><body name='a'><joint name='ja' type='slide' ref='.5'/>"
    "<geom size='.1'/></body></worldbody><keyframe><key name='k1' qpos='1'/></keyframe></mujoco>";

static const char kChild[] =
    "<mujoco><default><default class='c'><geom size='.2'/></default></default>"
    "<asset><material name='m' rgba='1 0 0 1'/></asset>"
    "<worldbody><body name='b'><joint name='jb' type='slide'/>"
    "<geom name='g' class='c' material='m'/></body>"
    "<body name='other'><geom name='og' size='.1'/></body></worldbody>"
    "<contact><exclude name='e1' body1='b' body2='other'/></contact>"
    "<sensor><jointpos name='s' joint='jb'/></sensor>"
    "<keyframe><key name='k2' qpos='2'/></keyframe></mujoco>";

static const Affix kAffix = {"p_", "_q"};

static inline Spec* attach_parse(const char* xml) {
  char error[1000];
  Spec* spec = (Spec*)(void*)ct_parseXMLString(xml, NULL, error, sizeof(error));
  if (!spec) fail_msg("%s", error);
  return spec;
}

static inline FrameElement* attach_place(Spec* spec) {
  FrameElement* f = (FrameElement*)(void*)spec_add_child(spec_world(spec), NULL, ctOBJ_FRAME, NULL);
  assert_non_null(f);
  f->s.pos[2] = 1;
  return f;
}

static inline BodyElement* attach_find_body(Spec* spec, const char* name) {
  return (BodyElement*)(void*)spec_find(spec, ctOBJ_BODY, name);
}

// The reader flushes when the document ends; here the tree is complete now.
static inline ctModel* attach_compile(Spec* spec) {
  assert_true(key_state_flush(spec));
  ctModel* m = ct_compile(&spec->pub, NULL);
  if (!m) fail_msg("%s", cts_getError(&spec->pub));
  return m;
}

#endif
