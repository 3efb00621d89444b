// A body becomes a frame of its parent, which takes over all that is in it. Room for everything is
// made before anything changes, so that a failure leaves the tree as it was.
#include "base/array.h"
#include "math/quat.h"
#include "spec/key_state.h"
#include "spec/orient.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- inertia -------------------------------------------------------

typedef struct BodyPose {
  double pos[3], quat[4];
} BodyPose;

// A rigid body about its centre of mass, seen from the frame of a body.
typedef struct Inertia {
  double mass, pos[3], full[6]; // full: xx yy zz xy xz yz
} Inertia;

static bool has_own_inertia(const ctsBody* s) { return !isnan(s->ipos[0]); }

// Orientation in any notation; false if it is none.
static bool resolve_quat(const Element* e, const double quat[4], const ctsOrientation* alt,
                         double out[4]) {
  const ctsCompiler* c = spec_compiler(e);
  memcpy(out, quat, 4 * sizeof *out);
  if (alt->type != ctORIENTATION_QUAT && orient_quat(out, c->degree, c->eulerseq, alt))
    return false;
  double n = sqrt(out[0] * out[0] + out[1] * out[1] + out[2] * out[2] + out[3] * out[3]);
  if (!(n > 0)) return false;
  for (int i = 0; i < 4; i++) out[i] /= n;
  return true;
}

// p = outer p
static void pose_put(const BodyPose* outer, BodyPose* p) {
  double pos[3], quat[4];
  quat_rot_vec(pos, p->pos, outer->quat);
  quat_mul(quat, outer->quat, p->quat);
  for (int i = 0; i < 3; i++) p->pos[i] = outer->pos[i] + pos[i];
  memcpy(p->quat, quat, sizeof quat);
}

// The pose of a body in its parent, through the frames around it.
static bool pose_in_parent(const BodyElement* body, BodyPose* out) {
  memcpy(out->pos, body->s.pos, sizeof out->pos);
  bool good = resolve_quat(&body->e, body->s.quat, &body->s.alt, out->quat);
  for (const FrameElement* f = body->e.frame; good && f; f = f->e.frame) {
    BodyPose outer;
    memcpy(outer.pos, f->s.pos, sizeof outer.pos);
    good = resolve_quat(&f->e, f->s.quat, &f->s.alt, outer.quat);
    if (good) pose_put(&outer, out);
  }
  return good;
}

// R I R' of a symmetric matrix
static void rotate_inertia(double full[6], const double quat[4]) {
  double R[9], I[9], RI[9], J[9];
  mat3_symmetric(I, full);
  quat_to_mat(R, quat);
  mat3_mul(RI, R, I);
  for (int i = 0; i < 3; i++) {
    for (int k = 0; k < 3; k++) J[3 * i + k] = dot3(RI + 3 * i, R + 3 * k);
  }
  static const int kAt[6] = {0, 4, 8, 1, 2, 5};
  for (int i = 0; i < 6; i++) full[i] = J[kAt[i]];
}

static bool inertia_of(const BodyElement* body, Inertia* out) {
  const ctsBody* s = &body->s;
  double quat[4];
  *out = (Inertia){.mass = s->mass};
  memcpy(out->pos, s->ipos, sizeof out->pos);
  if (!isnan(s->fullinertia[0])) {
    memcpy(out->full, s->fullinertia, sizeof out->full);
    return true;
  }
  memcpy(out->full, s->inertia, sizeof s->inertia);
  if (!resolve_quat(&body->e, s->iquat, &s->ialt, quat)) return false;
  rotate_inertia(out->full, quat);
  return true;
}

// Steiner: what a point mass at distance r adds
static void add_point_mass(double full[6], double mass, const double r[3]) {
  double rr = dot3(r, r);
  for (int i = 0; i < 3; i++) full[i] += mass * (rr - r[i] * r[i]);
  full[3] -= mass * r[0] * r[1];
  full[4] -= mass * r[0] * r[2];
  full[5] -= mass * r[1] * r[2];
}

static void join_inertia(Inertia* to, const Inertia* other) {
  double mass = to->mass + other->mass, centre[3], r[3];
  if (!(mass > 0)) return;
  for (int i = 0; i < 3; i++)
    centre[i] = (to->mass * to->pos[i] + other->mass * other->pos[i]) / mass;
  for (int i = 0; i < 6; i++) to->full[i] += other->full[i];
  sub3(r, to->pos, centre);
  add_point_mass(to->full, to->mass, r);
  sub3(r, other->pos, centre);
  add_point_mass(to->full, other->mass, r);
  to->mass = mass;
  copy3(to->pos, centre);
}

// Does the parent get the inertia that was given for the body?
static bool hands_inertia(const BodyElement* parent, const BodyElement* body) {
  return parent->e.body && has_own_inertia(&body->s) && body->s.mass >= ctMINVAL;
}

// That of the body as the parent sees it, with the parent's own if that was given too; if not, it
// came from geoms, which do not count any more. False if an orientation is none.
static bool joined_inertia(const BodyElement* parent, const BodyElement* body, Inertia* sum) {
  Inertia part;
  BodyPose pose;
  if (!pose_in_parent(body, &pose) || !inertia_of(body, &part)) return false;
  double pos[3];
  quat_rot_vec(pos, part.pos, pose.quat);
  addto3(pos, pose.pos);
  copy3(part.pos, pos);
  rotate_inertia(part.full, pose.quat);
  *sum = part;
  if (!has_own_inertia(&parent->s)) return true;
  if (!inertia_of(parent, sum)) return false;
  join_inertia(sum, &part);
  return true;
}

static void set_inertia(ctsBody* s, const Inertia* sum) {
  s->mass = sum->mass;
  memcpy(s->ipos, sum->pos, sizeof s->ipos);
  memcpy(s->fullinertia, sum->full, sizeof s->fullinertia);
  memset(s->inertia, 0, sizeof s->inertia);
  s->iquat[0] = 1;
  s->iquat[1] = s->iquat[2] = s->iquat[3] = 0;
  s->ialt.type = ctORIENTATION_QUAT;
  s->explicitinertial = 1;
}

//---------------------------------- content -------------------------------------------------------

enum { GONE = -2, LISTS = 7 }; // id of what is being removed; lists of a body

static const cttObj kTree[LISTS] = {ctOBJ_FRAME,  ctOBJ_JOINT, ctOBJ_GEOM, ctOBJ_SITE,
                                    ctOBJ_CAMERA, ctOBJ_LIGHT, ctOBJ_BODY};

// Room for what is handed over and for the frame around it.
static bool reserve_lists(BodyElement* to, BodyElement* from) {
  for (int k = 0; k < LISTS; k++) {
    ElementList* list = spec_body_list(to, kTree[k]);
    if (!array_reserve(list, list->count + spec_body_list(from, kTree[k])->count + 1)) return false;
  }
  return true;
}

static void hand_over(BodyElement* to, FrameElement* frame, BodyElement* from) {
  for (int k = 0; k < LISTS; k++) {
    ElementList *list = spec_body_list(to, kTree[k]), *old = spec_body_list(from, kTree[k]);
    for (int i = 0; i < old->count; i++) {
      Element* e = old->data[i];
      e->body = to;
      if (!e->frame) e->frame = frame;
      list->data[list->count++] = e;
    }
    old->count = 0;
  }
}

static FrameElement* frame_for(BodyElement* parent, const BodyElement* b) {
  FrameElement* frame = (FrameElement*)spec_add_child(parent, b->e.frame, ctOBJ_FRAME, NULL);
  if (!frame || !vectors_copy(VALUE_STRING, frame->s.childclass, b->s.childclass)) return NULL;
  memcpy(frame->s.pos, b->s.pos, sizeof frame->s.pos);
  memcpy(frame->s.quat, b->s.quat, sizeof frame->s.quat);
  frame->s.alt = b->s.alt;
  frame->e.node = b->e.node;
  frame->e.doc = b->e.doc;
  frame->e.compiler = b->e.compiler;
  return frame;
}

static void remove_body(BodyElement* b) {
  Spec* spec = b->e.spec;
  ElementList* bodies = &b->e.body->bodies;
  int n = 0;
  for (int i = 0; i < bodies->count; i++) {
    if (bodies->data[i] != &b->e) bodies->data[n++] = bodies->data[i];
  }
  bodies->count = n;
  b->e.id = GONE;
  key_state_purge(spec);
  spec_sweep(spec, ctOBJ_BODY);
  spec->compiled = spec->ordered = false;
}

// NULL for the world, for a pose that is none, and when out of memory.
ctsFrame* cts_bodyToFrame(ctsBody** body) {
  BodyElement* b = (BodyElement*)(void*)(*body)->element;
  BodyElement* parent = b->e.body;
  Spec* spec = b->e.spec;
  if (!parent) {
    error_add(&spec->errors, spec_place(&b->e, NULL), "Error: the world cannot become a frame");
    return NULL;
  }
  Inertia sum;
  bool heavy = hands_inertia(parent, b);
  if (heavy && !joined_inertia(parent, b, &sum)) {
    error_add(&spec->errors, spec_place(&b->e, NULL), "Error: invalid orientation");
    return NULL;
  }
  if (!key_state_forget(spec) || !reserve_lists(parent, b)) return NULL;
  FrameElement* frame = frame_for(parent, b);
  if (!frame) return NULL;
  if (heavy) set_inertia(&parent->s, &sum);
  hand_over(parent, frame, b);
  remove_body(b);
  *body = NULL;
  return &frame->s;
}
