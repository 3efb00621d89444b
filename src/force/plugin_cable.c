// A discrete elastic rod (Bergou et al. 2008). Between body i and the one before it, with w the
// rotation vector from one to the other and w0 the same at rest, the stress is
//   s = -K (w - w0) / l,   K = diag(G J, E Iy, E Iz),  l the distance of the bodies
// It turns one body one way and its neighbour the other.
#include "force/plugin_cable.h"

#include "base/alloc.h"
#include "base/str.h"
#include "geom/shape.h"
#include "math/quat.h"
#include "model/data.h"
#include "model/plugin_registry.h"
#include "model/plugin_setting.h"
#include "pos/jacobian.h"
#include "pos/kinematics.h"

#include <math.h>
#include <string.h>

// A body of a cable and its link to the body before it.
typedef struct Link {
  double stiffness[3], length; // stiffness: twist, two bends; length 0: nothing before it
  double rest[3];
} Link;

typedef struct Cable {
  int first, n; // bodies
  Link link[];
} Cable;

// A setting that is a number without its blanks, as MuJoCo looks at it: of "7 7" the first one
// counts. An empty one is 0.
static bool read_cable_number(const ctModel* m, int instance, const char* name, double* x) {
  const char* text = plugin_registry_config(m, instance, name);
  *x = 0;
  if (!text) return false;
  if (!str_to_double(text, text + strlen(text), x, NULL)) *x = 0;
  return plugin_setting_is_number(text);
}

//---------------------------------- at the start --------------------------------------------------

// Cross section of the first geom of a body; none: zero.
static ShapeSection find_section(const ctModel* m, int body) {
  int g = m->body_geomadr[body];
  if (g < 0) return (ShapeSection){0};
  const Shape* shape = shape_of(m->geom_type[g]);
  return shape->section ? shape->section(m->geom_size + 3 * g) : (ShapeSection){0};
}

// The quaternion of a body is that of its ball joint, or of its free joint: its last three dofs.
static int quat_address(const ctModel* m, int body) {
  return m->jnt_qposadr[m->body_jntadr[body]] + m->body_dofnum[body] - 3;
}

static void make_link(const ctModel* m, const ctData* d, int body, Link* l) {
  real apart[3], here[4], start[4], w[3];
  sub3(apart, d->xpos + 3 * body, d->xpos + 3 * (body - 1));
  l->length = real_lane(norm3(apart), 0);
  load4(here, m->body_quat + 4 * body);
  load4(start, m->qpos0 + quat_address(m, body));
  quat_sub(w, here, start);
  for (int i = 0; i < 3; i++) l->rest[i] = real_lane(w[i], 0);
}

static bool is_flat(const ctModel* m, int instance) {
  const char* text = plugin_registry_config(m, instance, "flat");
  return text && strcmp(text, "true") == 0;
}

// Bodies of the instance, which must follow each other and have a joint to turn.
static bool find_bodies(const ctModel* m, int instance, int* first, int* n) {
  *first = *n = 0;
  for (int b = 1; b < m->nbody; b++) {
    if (m->body_plugin[b] != instance) continue;
    if (!*n) *first = b;
    if (b != *first + *n) return false;
    if (*n && m->body_dofnum[b] < 3) return false;
    (*n)++;
  }
  return true;
}

static int init_cable(const ctModel* m, ctData* d, int instance) {
  int first, n;
  double G, E;
  if (!read_cable_number(m, instance, "twist", &G) || !read_cable_number(m, instance, "bend", &E))
    return data_warn(d, -1, 0, "Invalid parameter specification in cable plugin"), -1;
  if (!find_bodies(m, instance, &first, &n))
    return data_warn(d, -1, 0, "bodies of a cable must follow each other with ball joints"), -1;
  Cable* c = alloc_zero(sizeof *c + (size_t)n * sizeof(Link));
  if (!c) return -1;
  c->first = first;
  c->n = n;
  bool flat = is_flat(m, instance);
  kinematics(m, d);
  for (int k = 0; k < n; k++) {
    Link* l = c->link + k;
    ShapeSection section = find_section(m, first + k);
    l->stiffness[0] = section.torsion * G;
    l->stiffness[1] = section.y * E;
    l->stiffness[2] = section.z * E;
    if (k > 0) make_link(m, d, first + k, l);
    for (int i = 0; flat && i < 3; i++) l->rest[i] = 0;
  }
  d->plugin_data[instance] = (uintptr_t)c;
  return 0;
}

static void free_cable(ctData* d, int instance) {
  alloc_free((void*)d->plugin_data[instance]);
  d->plugin_data[instance] = 0;
}

//---------------------------------- each step -----------------------------------------------------

static bool is_soft(const Link* l) {
  return l->stiffness[0] == 0 && l->stiffness[1] == 0 && l->stiffness[2] == 0;
}

// Stress of the link of a body to the one before it, in the frame of that one, and the turn from
// there to the body.
static void find_stress(const ctModel* m, const ctData* d, int body, const Link* l, real* s,
                        real* turn) {
  real w[3];
  load4(turn, m->body_quat + 4 * body);
  quat_mul(turn, turn, d->qpos + quat_address(m, body));
  quat_to_vel(w, turn, real_set(1));
  for (int i = 0; i < 3; i++) s[i] = -l->stiffness[i] * (w[i] - l->rest[i]) / l->length;
}

static void push_cable(const ctModel* m, ctData* d, int instance, int capability) {
  (void)capability;
  const Cable* c = (const Cable*)d->plugin_data[instance];
  for (int k = 0; k < c->n; k++) {
    int b = c->first + k;
    real torque[3], s[3], turn[4];
    if (is_soft(c->link + k)) continue;
    zero3(torque);
    if (k > 0) {
      find_stress(m, d, b, c->link + k, s, turn);
      quat_neg(turn, turn);
      quat_rot_vec(s, s, turn);
      addto3(torque, s);
    }
    if (k + 1 < c->n) {
      find_stress(m, d, b + 1, c->link + k + 1, s, turn);
      subfrom3(torque, s);
    }
    Wrench w;
    zero3(w.force);
    quat_rot_vec(w.torque, torque, d->xquat + 4 * b);
    jacobian_apply(m, d, d->qfrc_passive, &w, d->xpos + 3 * b, b);
  }
}

static int count_cable_state(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }

static const char* const kSettings[] = {"twist", "bend", "flat", "vmax"};
const ctpPlugin plugin_cable = {
    .name = "mujoco.elasticity.cable",
    .nattribute = sizeof kSettings / sizeof kSettings[0],
    .attributes = kSettings,
    .capabilityflags = ctPLUGIN_PASSIVE,
    .nstate = count_cable_state,
    .init = init_cable,
    .destroy = free_cable,
    .compute = push_cable,
};
