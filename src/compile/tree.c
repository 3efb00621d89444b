#include "compile/tree.h"

#include "base/assert.h"
#include "generated/kinds.h"

#include <math.h>

// Frames closer than this are the same.
static const double kFrameEps = 1e-6;

static bool same_pos(const double a[3], const double b[3]) {
  for (int i = 0; i < 3; i++) {
    if (!(fabs(a[i] - b[i]) < kFrameEps)) return false;
  }
  return true;
}

// q and -q are the same rotation
static bool same_quat(const double a[4], const double b[4]) {
  bool plus = true, minus = true;
  for (int i = 0; i < 4; i++) {
    plus = plus && fabs(a[i] - b[i]) < kFrameEps;
    minus = minus && fabs(a[i] + b[i]) < kFrameEps;
  }
  return plus || minus;
}

static const double kZero[3] = {0, 0, 0}, kUnit[4] = {1, 0, 0, 0};

static cttSameFrame inertial_sameframe(const ctsBody* s) {
  if (!same_quat(s->iquat, kUnit)) return ctSAMEFRAME_NONE;
  return same_pos(s->ipos, kZero) ? ctSAMEFRAME_BODY : ctSAMEFRAME_BODYROT;
}

cttSameFrame tree_sameframe(const double pos[3], const double quat[4], const ctsBody* body) {
  if (same_quat(quat, kUnit)) return same_pos(pos, kZero) ? ctSAMEFRAME_BODY : ctSAMEFRAME_BODYROT;
  if (same_quat(quat, body->iquat)) {
    return same_pos(pos, body->ipos) ? ctSAMEFRAME_INERTIA : ctSAMEFRAME_INERTIAROT;
  }
  return ctSAMEFRAME_NONE;
}

//---------------------------------- simple bodies -------------------------------------------------

// Joints that keep the body's inertia diagonal: at its origin, along its axes, no two rotations.
static bool joints_are_simple(const Build* b, const BuildBody* body) {
  CT_ASSERT(build_spans(body->joint, b->njoint));
  bool turned = false;
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++) {
    const ctsJoint* j = &b->joint[i].s;
    const JointKind* kind = joint_kind + j->type;
    int axes = (fabs(j->axis[0]) > BUILD_EPS) + (fabs(j->axis[1]) > BUILD_EPS) +
               (fabs(j->axis[2]) > BUILD_EPS);
    if (turned || !same_pos(j->pos, kZero) || (kind->scalar && axes != 1)) return false;
    turned = turned || kind->angle;
  }
  return true;
}

static bool only_slides(const Build* b, const BuildBody* body) {
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++) {
    if (joint_kind[b->joint[i].s.type].nv > joint_kind[b->joint[i].s.type].translations)
      return false;
  }
  return true;
}

// A leaf below the world, or below a fixed child of the world, with its inertia at its origin.
static void mark_simple_bodies(Build* b) {
  for (int i = 0; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    const BuildBody* up = b->body + body->parent;
    bool on_top = body->root == i || (up->parent == 0 && up->dofs == 0);
    body->simple = body->sameframe == ctSAMEFRAME_BODY && on_top && joints_are_simple(b, body);
    if (body->simple && body->dofs && only_slides(b, body)) body->simple = 2;
    if (body->parent > 0) b->body[body->parent].simple = 0;
  }
}

// A tendon with inertia couples the bodies along its path.
static void couple_tendons(Build* b) {
  for (int i = 0; i < b->ntendon; i++) {
    const BuildTendon* t = b->tendon + i;
    if (t->s.armature == 0) continue;
    for (int k = t->wrap.adr; k < t->wrap.adr + t->wrap.num; k++) {
      const BuildWrap* w = b->wrap + k;
      CT_ASSERT(build_has(k, b->nwrap) && (int)w->type < WRAP_KINDS);
      cttObj type = wrap_kind[w->type].object;
      if (type == ctOBJ_SITE) b->body[b->site[w->object].body].simple = 0;
      if (type == ctOBJ_GEOM) b->body[b->geom[w->object].body].simple = 0;
    }
  }
}

//---------------------------------- addresses -----------------------------------------------------

static int count_coordinates(const Build* b, const BuildBody* body) {
  int n = 0;
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++)
    n += joint_kind[b->joint[i].s.type].nq;
  return n;
}

static void set_tree_addresses(Build* b) {
  b->nq = b->nv = b->ntree = b->nmocap = 0;
  for (int i = 0; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    const BuildBody* up = b->body + body->parent;
    CT_ASSERT(i == 0 || body->parent < i); // parents first
    CT_ASSERT(body->dofs >= 0 && body->dofs <= 6 && build_spans(body->joint, b->njoint));
    body->root = i == 0 || body->parent == 0 ? i : up->root;
    body->mocap = body->s.mocap ? b->nmocap++ : -1;
    body->ancestors = i == 0 ? 0 : up->ancestors + up->dofs;
    body->dofadr = b->nv;
    body->qposadr = b->nq;
    b->nv += body->dofs;
    b->nq += count_coordinates(b, body);
    body->lastdof = body->dofs ? b->nv - 1 : i == 0 ? -1 : up->lastdof;
    body->subtree = body->dofs;
    body->sameframe = inertial_sameframe(&body->s);
    if (body->dofs && body->ancestors == 0) b->ntree++;
  }
  for (int i = b->nbody - 1; i > 0; i--) b->body[b->body[i].parent].subtree += b->body[i].subtree;
  CT_ASSERT(b->body[0].subtree == b->nv && b->nmocap <= b->nbody && b->ntree <= b->nv);
}

// Row of the k-th dof of a body: its ancestors above the body, the k before it, itself.
static void set_matrix_sizes(Build* b) {
  b->nM = b->nC = b->nB = 0;
  for (int i = 0; i < b->nbody; i++) {
    const BuildBody* body = b->body + i;
    cttSize n = body->dofs, rows = n * body->ancestors + n * (n + 1) / 2;
    b->nM += rows;
    b->nC += body->simple ? n : rows;
    b->nB += body->subtree + body->ancestors;
    CT_ASSERT(body->ancestors + body->subtree <= b->nv);
  }
  b->nD = 2 * b->nM - b->nv;
}

void tree(Build* b) {
  set_tree_addresses(b);
  mark_simple_bodies(b);
  couple_tendons(b);
  set_matrix_sizes(b);
}
