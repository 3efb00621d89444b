// Pose and inertia of the bodies. Geoms have their final mass, and a pose in their body. After the
// pass a body but the world has a principal frame with moments that satisfy A + B >= C, all at
// least the bounds of the compiler element. The world and bodies without joints may be massless; a
// moving body has mass in itself or in a body that is welded to it (checked last, after fusing).
#include "compile/body_inertia.h"

#include "base/assert.h"
#include "compile/pose.h"
#include "generated/kinds.h"
#include "geom/mass.h"
#include "math/eig.h"
#include "math/quat.h"

#include <math.h>

static void make_unit_axes(double quat[4]) { pose_normalize(quat, 4); }

const char* body_inertia_principal(double quat[4], double moments[3], const double full[6]) {
  double value[3], axes[9], q[4], mat[9];
  mat3_symmetric(mat, full);
  eig_sym3_by(value, axes, q, mat, make_unit_axes);
  if (value[2] < BUILD_EPS) return "inertia must have positive eigenvalues";
  copy4(quat, q);
  copy3(moments, value);
  return NULL;
}

//---------------------------------- inertia from geoms --------------------------------------------

static bool has_counted_mass(const BuildBody* body, const BuildGeom* g) {
  const int* range = spec_compiler(&body->from->e)->inertiagrouprange;
  return g->mass > BUILD_EPS && g->s.group >= range[0] && g->s.group <= range[1];
}

// Sum over the geoms that count, about their common centre of mass.
static Status combine_geoms(Build* b, BuildBody* body) {
  CT_ASSERT(build_spans(body->geom, b->ngeom));
  const BuildGeom* geom = b->geom + body->geom.adr;
  ctsBody* s = &body->s;
  double com[3] = {0, 0, 0}, full[6] = {0};
  s->mass = 0;
  for (int i = 0; i < body->geom.num; i++) {
    if (!has_counted_mass(body, geom + i)) continue;
    s->mass += geom[i].mass;
    addtoscl3(com, geom[i].s.pos, geom[i].mass);
  }
  CT_ASSERT(s->mass > 0); // a sum of masses above BUILD_EPS
  for (int i = 0; i < 3; i++) s->ipos[i] = com[i] / s->mass;
  for (int i = 0; i < body->geom.num; i++) {
    if (!has_counted_mass(body, geom + i)) continue;
    double part[6], offset[3];
    mass_rotate(geom[i].inertia, geom[i].s.quat, part);
    for (int k = 0; k < 6; k++) full[k] += part[k];
    sub3(offset, geom[i].s.pos, s->ipos);
    mass_add_offset(full, geom[i].mass, offset);
  }
  const char* why = body_inertia_principal(s->iquat, s->inertia, full);
  if (!why) return CT_OK;
  return error_add(b->err, spec_place(&body->from->e, NULL),
                   "error '%s' in alternative for principal axes", why);
}

// A single geom keeps its own axes, several share principal ones, none leaves the body as it is.
static Status inertia_from_geoms(Build* b, BuildBody* body) {
  CT_ASSERT(build_spans(body->geom, b->ngeom));
  const BuildGeom* one = NULL;
  int n = 0;
  for (int i = body->geom.adr; i < body->geom.adr + body->geom.num; i++) {
    if (!has_counted_mass(body, b->geom + i)) continue;
    one = b->geom + i;
    n++;
  }
  if (n > 1) return combine_geoms(b, body);
  if (n == 1) {
    CT_ASSERT(one->body == body - b->body);
    copy3(body->s.ipos, one->s.pos);
    copy4(body->s.iquat, one->s.quat);
    body->s.mass = one->mass;
    copy3(body->s.inertia, one->inertia);
  }
  return CT_OK;
}

//---------------------------------- one body ------------------------------------------------------

static Status orient_body(Build* b, BuildBody* body) {
  ctsBody* s = &body->s;
  const ctsCompiler* c = spec_compiler(&body->from->e);
  Place at = spec_place(&body->from->e, NULL);
  pose_normalize(s->quat, 4);
  pose_normalize(s->iquat, 4);
  const char* why = pose_orient(s->quat, c, &s->alt);
  if (why) return error_add(b->err, at, "error '%s' in frame alternative", why);
  why = pose_orient(s->iquat, c, &s->ialt);
  if (why) return error_add(b->err, at, "error '%s' in inertia alternative", why);
  return CT_OK;
}

static Status diagonalize_inertia(Build* b, BuildBody* body) {
  ctsBody* s = &body->s;
  Place at = spec_place(&body->from->e, NULL);
  if (!build_defined(s->fullinertia[0])) return CT_OK;
  if (s->ialt.type != ctORIENTATION_QUAT) {
    return error_add(b->err, at, "fullinertia and inertial orientation cannot both be specified");
  }
  if (s->inertia[0] != 0 || s->inertia[1] != 0 || s->inertia[2] != 0) {
    return error_add(b->err, at, "fullinertia and diagonal inertia cannot both be specified");
  }
  const char* why = body_inertia_principal(s->iquat, s->inertia, s->fullinertia);
  return why ? error_add(b->err, at, "error '%s' in fullinertia", why) : CT_OK;
}

// Lower bounds, and the triangle inequality that moments of real bodies satisfy.
static Status bound_inertia(Build* b, BuildBody* body) {
  ctsBody* s = &body->s;
  const ctsCompiler* c = spec_compiler(&body->from->e);
  double* I = s->inertia;
  Place at = spec_place(&body->from->e, NULL);
  s->mass = fmax(s->mass, c->boundmass);
  for (int i = 0; i < 3; i++) I[i] = fmax(I[i], c->boundinertia);
  if (s->mass < 0 || I[0] < 0 || I[1] < 0 || I[2] < 0) {
    return error_add(b->err, at, "mass and inertia cannot be negative");
  }
  if (I[0] + I[1] >= I[2] && I[0] + I[2] >= I[1] && I[1] + I[2] >= I[0]) return CT_OK;
  if (!c->balanceinertia) {
    return error_add(b->err, at, "inertia must satisfy A + B >= C; use 'balanceinertia' to fix");
  }
  I[0] = I[1] = I[2] = (I[0] + I[1] + I[2]) / 3.0;
  return CT_OK;
}

static Status build_body(Build* b, int id) {
  BuildBody* body = b->body + id;
  ctsBody* s = &body->s;
  int how = spec_compiler(&body->from->e)->inertiafromgeom;
  TRY(orient_body(b, body));
  TRY(diagonalize_inertia(b, body));
  bool missing = !build_defined(s->ipos[0]);
  if (id > 0 && (how == ctINERTIAFROMGEOM_TRUE || (missing && how == ctINERTIAFROMGEOM_AUTO))) {
    TRY(inertia_from_geoms(b, body));
  }
  // QUIRK(frame-without-inertia; test_body_inertia:without_inertia_the_frame_is_the_bodys): The
  // inertial frame of a body without any inertia has the pose of the body in its parent.
  if (!build_defined(s->ipos[0])) {
    copy3(s->ipos, s->pos);
    copy4(s->iquat, s->quat);
  }
  if (id > 0) TRY(bound_inertia(b, body));
  if (body->from->e.frame) {
    double pos[3], quat[4];
    pose_frame(body->from->e.frame, pos, quat);
    pose_append(pos, quat, s->pos, s->quat);
  }
  return CT_OK;
}

Status body_inertia(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nbody; i++) {
    if (build_body(b, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- free bodies ---------------------------------------------------

static bool wants_align(const Build* b, const BuildBody* body) {
  if (body->joint.num != 1 || body->children) return false;
  const ctsJoint* j = &b->joint[body->joint.adr].s;
  if (!joint_kind[j->type].floating) return false;
  return j->align == ctALIGNFREE_TRUE ||
         (j->align == ctALIGNFREE_AUTO && spec_compiler(&body->from->e)->alignfree);
}

static void move_light(BuildLight* l, const double pos[3], const double quat[4]) {
  double unused[4] = {1, 0, 0, 0};
  pose_append(pos, quat, l->s.pos, unused);
  quat_rot_vec(l->s.dir, l->s.dir, quat);
}

static void align_body(Build* b, BuildBody* body) {
  CT_ASSERT(body->joint.num == 1 && body->children == 0);
  CT_ASSERT(build_spans(body->geom, b->ngeom) && build_spans(body->site, b->nsite));
  CT_ASSERT(build_spans(body->camera, b->ncamera) && build_spans(body->light, b->nlight));
  ctsBody* s = &body->s;
  double pos[3], quat[4];
  // what the body carries moves by the inverse of the inertial frame
  pose_inverse(s->ipos, s->iquat, pos, quat);
  pose_append(s->pos, s->quat, s->ipos, s->iquat);
  copy3(s->pos, s->ipos);
  copy4(s->quat, s->iquat);
  zero3(s->ipos);
  unit4(s->iquat);
  for (int i = body->geom.adr; i < body->geom.adr + body->geom.num; i++) {
    pose_append(pos, quat, b->geom[i].s.pos, b->geom[i].s.quat);
  }
  for (int i = body->site.adr; i < body->site.adr + body->site.num; i++) {
    pose_append(pos, quat, b->site[i].s.pos, b->site[i].s.quat);
  }
  for (int i = body->camera.adr; i < body->camera.adr + body->camera.num; i++) {
    pose_append(pos, quat, b->camera[i].s.pos, b->camera[i].s.quat);
  }
  for (int i = body->light.adr; i < body->light.adr + body->light.num; i++)
    move_light(b->light + i, pos, quat);
}

void body_inertia_align_free(Build* b) {
  for (int i = 1; i < b->nbody; i++) {
    if (wants_align(b, b->body + i)) align_body(b, b->body + i);
  }
}

//---------------------------------- moving bodies -------------------------------------------------

static bool has_mass(const ctsBody* s) {
  return s->mass >= ctMINVAL && s->inertia[0] >= ctMINVAL && s->inertia[1] >= ctMINVAL &&
         s->inertia[2] >= ctMINVAL;
}

Status body_inertia_check_moving(Build* b) {
  Status status = CT_OK;
  for (int i = 1; i < b->nbody; i++) {
    CT_ASSERT(build_has(b->body[i].weld, i + 1)); // the body or one before it
    if (has_mass(&b->body[i].s)) b->body[b->body[i].weld].massive = true;
  }
  for (int i = 1; i < b->nbody; i++) {
    if (!b->body[i].joint.num || b->body[i].massive) continue;
    status = error_add(b->err, spec_place(&b->body[i].from->e, NULL),
                       "mass and inertia of moving bodies must be larger than mjMINVAL");
  }
  return status;
}
