#include "random_scene.h"

#include "model_text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>

enum { ROOM = 16000 };

typedef struct Text {
  uint64_t state;
  size_t n;
  char xml[ROOM];
} Text;

static void add(Text* t, const char* format, ...) {
  va_list list;
  va_start(list, format);
  t->n += (size_t)vsnprintf(t->xml + t->n, ROOM - t->n, format, list);
  va_end(list);
  assert_true(t->n < ROOM);
}

// in (a, b)
static double in(Text* t, double a, double b) {
  t->state = t->state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
  return a + (b - a) * (double)(t->state >> 11) / 9007199254740992.0;
}

// One at a time: the order in which the arguments of a call are computed is the compiler's choice.
static void number(Text* t, const char* before, double a, double b) {
  add(t, "%s%.6g", before, in(t, a, b));
}

static int one_of(Text* t, int n) { return (int)in(t, 0, n); }

static void start(Text* t, unsigned seed, const char* before) {
  t->state = seed * UINT64_C(2654435761) + 12345;
  t->n = 0;
  add(t, "<mujoco>%s", before);
}

static void direction(Text* t, const char* name) {
  add(t, " %s='", name);
  number(t, "", -1, 1);
  number(t, " ", -1, 1);
  number(t, " ", 0.2, 1);
  add(t, "'");
}

static void quaternion(Text* t) {
  number(t, " quat='", 0.5, 1);
  for (int i = 0; i < 3; i++) number(t, " ", -1, 1);
  add(t, "'");
}

static void joint(Text* t, int id, const char* more) {
  static const char* const kinds[] = {"hinge", "slide", "ball", "hinge"};
  int kind = one_of(t, 4);
  add(t, "<joint name='j%d' type='%s'", id, kinds[kind]);
  if (kind != 2) direction(t, "axis");
  add(t, " stiffness='%.6g' %s/>", in(t, 1, kind == 1 ? 60 : 5), more);
}

// Four bodies one below the other, the last two on one parent.
static void limbs(Text* t, const char* more, const char* geom) {
  for (int i = 0; i < 4; i++) {
    add(t, "<body name='limb%d' pos='", i);
    number(t, "", -0.1, 0.1);
    number(t, " ", -0.1, 0.1);
    number(t, " ", -0.4, -0.2);
    add(t, "'");
    quaternion(t);
    add(t, ">");
    joint(t, i, more);
    number(t, "<geom type='capsule' size='", 0.02, 0.05);
    number(t, " ", 0.05, 0.1);
    add(t, "' %s/><site name='s%d'/>", geom, i);
    if (i == 2) add(t, "</body>");
  }
  add(t, "</body></body></body>");
}

static void free_bodies(Text* t, int n) {
  for (int i = 0; i < n; i++) {
    static const int condim[] = {1, 3, 4, 6};
    add(t, "<body name='free%d' pos='", i);
    number(t, "", 0.5 * i - 0.05, 0.5 * i + 0.05);
    number(t, " ", -0.1, 0.1);
    number(t, " ", 0.12, 0.3);
    add(t, "'");
    quaternion(t);
    number(t, "><freejoint/><geom friction='", 0.3, 1.2);
    add(t, " .02 .01' condim='%d' ", condim[one_of(t, 4)]);
    int kind = one_of(t, 3);
    if (kind == 0) add(t, "size='.1'/>");
    if (kind == 1) add(t, "type='capsule' size='.06 .08'/>");
    if (kind == 2) add(t, "type='box' size='.1 .06 .08'/>");
    add(t, "</body><body name='above%d' pos='", i);
    number(t, "", 0.5 * i - 0.05, 0.5 * i + 0.05);
    number(t, " ", -0.05, 0.05);
    add(t, " .6'><freejoint/><geom size='%.6g' condim='3'/></body>", in(t, 0.05, 0.09));
  }
}

ctModel* random_scene_floating(unsigned seed, double damping) {
  Text t;
  char more[64];
  start(&t, seed,
        "<option gravity='0 0 0' integrator='RK4' timestep='.002'>"
        "<flag contact='disable' energy='enable'/></option><worldbody>");
  snprintf(more, sizeof more, "damping='%g'", damping);
  add(&t, "<body pos='0 0 1'><freejoint/><geom type='box' size='.1 .08 .05'/>");
  limbs(&t, more, "");
  add(&t, "</body></worldbody></mujoco>");
  return model_text(t.xml);
}

ctModel* random_scene_hanging(unsigned seed) {
  Text t;
  start(&t, seed,
        "<option timestep='.001'><flag contact='disable' energy='enable'/></option><worldbody>");
  limbs(&t, "", "");
  add(&t, "</worldbody></mujoco>");
  return model_text(t.xml);
}

ctModel* random_scene_bodies(unsigned seed) {
  Text t;
  start(&t, seed, "<worldbody><geom type='plane' size='9 9 .1'/>");
  free_bodies(&t, 5);
  add(&t, "</worldbody></mujoco>");
  return model_text(t.xml);
}

ctModel* random_scene_everything(unsigned seed) {
  Text t;
  start(&t, seed, "<worldbody><geom type='plane' size='9 9 .1'/><body pos='-1 0 .8'>");
  limbs(&t, "limited='true' range='0 40' damping='.1' frictionloss='.05'", "condim='4'");
  add(&t, "</body>");
  free_bodies(&t, 3);
  add(&t, "</worldbody><tendon><spatial name='t' limited='true' range='0 .5' frictionloss='.1'>"
          "<site site='s0'/><site site='s3'/></spatial></tendon>"
          "<equality><connect body1='free0' body2='above0' anchor='0 0 .3'/>"
          "<weld body1='free1' body2='above1'/></equality>"
          "<actuator><motor tendon='t' gear='3'/></actuator></mujoco>");
  return model_text(t.xml);
}
