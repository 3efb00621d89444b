// Joints, geoms, sites, cameras and lights, each by itself. On entry they stand as in the spec, in
// the frames and units of the spec; kinds are valid (spec_check) and meshes are built. Afterwards
// poses are in the frame of the body, angles in radians, ranges ordered where they are limits, and
// each geom has its bounds, mass and inertia about its own frame.
#include "compile/elements.h"

#include "base/assert.h"
#include "base/integer.h"
#include "compile/limits.h"
#include "compile/mesh_build.h"
#include "compile/pose.h"
#include "generated/kinds.h"
#include "geom/mass.h"
#include "geom/mesh_fit.h"
#include "geom/shape.h"
#include "math/fn.h"
#include "math/quat.h"

#include <limits.h>
#include <math.h>

// Move a pose from the frame it was written in to the body; nothing to do without a frame.
static void leave_frame(const Element* e, double pos[3], double quat[4]) {
  if (!e->frame) return;
  double frame_pos[3], frame_quat[4];
  pose_frame(e->frame, frame_pos, frame_quat);
  pose_append(frame_pos, frame_quat, pos, quat);
}

// The same for a point and a direction.
static void leave_frame_direction(const Element* e, double pos[3], double dir[3]) {
  if (!e->frame) return;
  double frame_pos[3], frame_quat[4], unused[4] = {1, 0, 0, 0};
  pose_frame(e->frame, frame_pos, frame_quat);
  pose_append(frame_pos, frame_quat, pos, unused);
  quat_rot_vec(dir, dir, frame_quat);
}

//---------------------------------- joints --------------------------------------------------------

static Status joint_range(Build* b, BuildJoint* j) {
  ctsJoint* s = &j->s;
  CT_ASSERT((int)s->type >= 0 && (int)s->type < JOINT_KINDS); // spec_check
  const JointKind* kind = joint_kind + s->type;
  if (kind->floating) s->limited = ctLIMITED_FALSE;
  TRY(limits_check(b, &j->from->e, "range", "", s->limited, s->range));
  if (!build_limited(s->limited, s->range)) return CT_OK;
  Place at = spec_place(&j->from->e, "range");
  if (kind->orientation && s->range[0] != 0)
    return error_add(b->err, at, "range[0] should be 0 in ball joint");
  if (!kind->orientation && s->range[0] >= s->range[1]) {
    return error_add(b->err, at, "range[0] should be smaller than range[1] in joint");
  }
  if (spec_compiler(&j->from->e)->degree && kind->angle) {
    s->range[0] *= ctPI / 180.0;
    s->range[1] *= ctPI / 180.0;
  }
  return CT_OK;
}

static Status joint_force_range(Build* b, BuildJoint* j) {
  ctsJoint* s = &j->s;
  if (!joint_kind[s->type].scalar) s->actfrclimited = ctLIMITED_FALSE;
  TRY(limits_check(b, &j->from->e, "actuatorfrcrange", "", s->actfrclimited, s->actfrcrange));
  if (build_limited(s->actfrclimited, s->actfrcrange) && s->actfrcrange[0] >= s->actfrcrange[1]) {
    return error_add(b->err, spec_place(&j->from->e, "actuatorfrcrange"),
                     "actfrcrange[0] should be smaller than actfrcrange[1] in joint");
  }
  return CT_OK;
}

// A free joint is at the body's origin; free and ball joints have no axis of their own.
static Status joint_axis(Build* b, BuildJoint* j) {
  ctsJoint* s = &j->s;
  leave_frame_direction(&j->from->e, s->pos, s->axis);
  if (!joint_kind[s->type].scalar) {
    s->axis[0] = s->axis[1] = 0;
    s->axis[2] = 1;
  }
  if (joint_kind[s->type].floating) zero3(s->pos);
  if (pose_normalize(s->axis, 3) < BUILD_EPS) {
    return error_add(b->err, spec_place(&j->from->e, "axis"), "axis too small in joint");
  }
  return CT_OK;
}

static Status build_joint(Build* b, BuildJoint* j) {
  ctsJoint* s = &j->s;
  if ((s->springdamper[0] != 0 || s->springdamper[1] != 0) &&
      (s->springdamper[0] <= 0 || s->springdamper[1] <= 0)) {
    return error_add(b->err, spec_place(&j->from->e, "springdamper"),
                     "when defined, springdamper values must be positive in joint");
  }
  TRY(joint_range(b, j));
  TRY(joint_force_range(b, j));
  TRY(joint_axis(b, j));
  const JointKind* kind = joint_kind + s->type;
  if (kind->scalar && kind->angle && spec_compiler(&j->from->e)->degree) {
    s->ref *= ctPI / 180.0;
    s->springref *= ctPI / 180.0;
  }
  return CT_OK;
}

// At most six dofs, nothing that turns behind a ball joint, a free joint alone.
static Status check_body_joints(Build* b, BuildBody* body) {
  Place at = spec_place(&body->from->e, NULL);
  const char* name = spec_name(&body->from->e);
  int ball = 0, free = 0, turns_after_ball = 0;
  CT_ASSERT(build_spans(body->joint, b->njoint));
  body->dofs = 0;
  for (int i = body->joint.adr; i < body->joint.adr + body->joint.num; i++) {
    const JointKind* kind = joint_kind + b->joint[i].s.type;
    if (ball && kind->angle) turns_after_ball = 1;
    ball |= kind->orientation;
    free += kind->floating;
    body->dofs += kind->nv;
  }
  if (body->dofs > 6) return error_add(b->err, at, "more than 6 dofs in body '%s'", name);
  if (turns_after_ball)
    return error_add(b->err, at, "ball followed by rotation in body '%s'", name);
  if (free && body->joint.num > 1)
    return error_add(b->err, at, "free joint can only appear by itself");
  if (body->s.mocap && (body->dofs || body->parent != 0)) {
    return error_add(b->err, at, "mocap body '%s' is not a fixed child of world", name);
  }
  return CT_OK;
}

Status elements_joints(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->njoint; i++) {
    if (build_joint(b, b->joint + i) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < b->nbody; i++) {
    if (check_body_joints(b, b->body + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status elements_free_on_top(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->njoint; i++) {
    const BuildBody* body = b->body + b->joint[i].body;
    CT_ASSERT(build_has(b->joint[i].body, b->nbody));
    if (!joint_kind[b->joint[i].s.type].floating || body->parent == 0) continue;
    status = error_add(b->err, spec_place(&body->from->e, NULL),
                       "free joint can only be used on top level");
  }
  return status;
}

//---------------------------------- geoms and sites -----------------------------------------------

static Status check_size(Build* b, const Element* e, cttGeom type, const double size[3]) {
  Place at = spec_place(e, "size");
  const Shape* shape = shape_of((int)type);
  if (shape == &shape_plane && size[2] <= 0)
    return error_add(b->err, at, "plane size(3) must be positive");
  for (int i = 0; i < shape->nsize; i++) {
    if (size[i] <= 0) return error_add(b->err, at, "size %d must be positive in geom", i);
  }
  for (int i = 0; i < 3; i++) {
    if (!build_defined(size[i])) return error_add(b->err, at, "nan size in geom");
  }
  return CT_OK;
}

static Status check_geom(Build* b, const BuildGeom* g, int id) {
  const ctsGeom* s = &g->s;
  const Element* e = &g->from->e;
  Place at = spec_place(e, "type");
  const char* name = spec_name(e);
  const Shape* shape = shape_find((int)s->type);
  if (!shape) return error_add(b->err, at, "invalid type in geom");
  if (s->condim != 1 && s->condim != 3 && s->condim != 4 && s->condim != 6) {
    return error_add(b->err, spec_place(e, "condim"), "invalid condim in geom");
  }
  if (shape->data == ctOBJ_MESH && g->mesh < 0) {
    return error_add(b->err, at, "mesh geom '%s' (id = %d) must have valid meshid", name, id);
  }
  if ((shape->data == ctOBJ_HFIELD) != (g->hfield >= 0)) {
    return error_add(b->err, at, "hfield geom '%s' (id = %d) must have valid hfieldid", name, id);
  }
  if (shape == &shape_plane && b->body[g->body].weld != 0) {
    return error_add(b->err, at, "plane only allowed in static bodies");
  }
  return CT_OK;
}

// Volume, or area for shells.
static double geom_measure(const Build* b, const BuildGeom* g) {
  CT_ASSERT(build_has_or_none(g->mesh, b->nmesh));
  if (mesh_build_is_shape(g)) return b->mesh[g->mesh].shape.volume;
  return mass_measure(g->s.type, g->s.typeinertia, g->s.size);
}

// Mass as given, or density times volume; a given mass spreads evenly.
static Status geom_mass(Build* b, BuildGeom* g) {
  ctsGeom* s = &g->s;
  double measure = geom_measure(b, g);
  if (build_defined(s->mass)) {
    g->mass = s->mass != 0 && measure > BUILD_EPS ? s->mass : 0;
  } else {
    g->mass = s->density * measure;
  }
  if (g->mass != 0 && mesh_build_is_shape(g)) {
    mesh_fit_moments(g->inertia, &b->mesh[g->mesh].shape, g->mass);
  } else if (g->mass != 0) {
    mass_inertia(s->type, s->typeinertia, s->size, g->mass, g->inertia);
  }
  // a mass that could be spread has replaced the density
  bool spread = build_defined(s->mass) && (s->mass == 0 || measure > BUILD_EPS);
  if (g->mass < 0 || (!spread && s->density < 0) || g->inertia[0] < 0 || g->inertia[1] < 0 ||
      g->inertia[2] < 0) {
    return error_add(b->err, spec_place(&g->from->e, "mass"),
                     "mass, inertia or density are negative in geom");
  }
  return CT_OK;
}

// 0 switch, 1-5 drag and lift coefficients, 6-8 virtual mass, 9-11 virtual inertia
static void geom_fluid(BuildGeom* g) {
  if (g->s.fluid_ellipsoid <= 0) return;
  double axes[3];
  shape_semiaxes(g->s.type, g->s.size, axes);
  g->fluid[0] = g->s.fluid_ellipsoid;
  for (int i = 0; i < 5; i++) g->fluid[1 + i] = g->s.fluid_coefs[i];
  mass_added(axes, g->fluid + 6, g->fluid + 9);
}

static bool in_inertia_groups(const ctsCompiler* c, int group) {
  return group >= c->inertiagrouprange[0] && group <= c->inertiagrouprange[1];
}

// Box and sphere around it. A height field reaches from its base to its top; its sizes are those of
// a box that weighs as much.
static void geom_bounds(const Build* b, BuildGeom* g) {
  ctsGeom* s = &g->s;
  if (mesh_build_is_shape(g)) {
    mesh_fit_aabb(g->aabb, &b->mesh[g->mesh].shape);
    g->radius = mesh_fit_radius(&b->mesh[g->mesh].shape);
  } else if (g->hfield >= 0) {
    CT_ASSERT(build_has(g->hfield, b->nhfield));
    const double* size = b->hfield[g->hfield].s.size;
    const double aabb[6] = {0,       0,       (size[2] - size[3]) / 2,
                            size[0], size[1], (size[2] + size[3]) / 2};
    copy6(g->aabb, aabb);
    double height = fmax(size[2] * size[2], size[3] * size[3]);
    g->radius = sqrt(size[0] * size[0] + size[1] * size[1] + height);
    s->size[0] = size[0];
    s->size[1] = size[1];
    s->size[2] = 0.25 * size[2] + 0.5 * size[3];
  } else {
    shape_aabb(s->type, s->size, g->aabb);
    g->radius = shape_radius(s->type, s->size);
  }
}

// The pose of an element that can be given by its ends.
typedef struct PoseOf {
  cttGeom type;
  const double* fromto;
  const ctsOrientation* alt;
  double *pos, *quat, *size;
} PoseOf;

static Status settle_pose(Build* b, const Element* e, int id, PoseOf s) {
  if (build_defined(s.fromto[0])) {
    const char* why = pose_segment(s.type, s.fromto, s.pos, s.quat, s.size);
    return why ? error_add(b->err, spec_place(e, "fromto"), "%s", why) : CT_OK;
  }
  const char* why = pose_orient(s.quat, spec_compiler(e), s.alt);
  if (!why) return CT_OK;
  return error_add(b->err, spec_place(e, NULL), "orientation specification error '%s' in %s %d",
                   why, e->head.elemtype == ctOBJ_GEOM ? "geom" : "site", id);
}

static Status build_geom(Build* b, BuildGeom* g, int id) {
  ctsGeom* s = &g->s;
  const Element* e = &g->from->e;
  const ctsCompiler* c = spec_compiler(e);
  CT_ASSERT(build_has(id, b->ngeom) && build_has(g->body, b->nbody));
  TRY(check_geom(b, g, id));
  pose_normalize(s->quat, 4);
  TRY(settle_pose(b, e, id, (PoseOf){s->type, s->fromto, &s->alt, s->pos, s->quat, s->size}));
  if (g->mesh >= 0) TRY(mesh_build_geom(b, g));
  TRY(check_size(b, e, s->type, s->size));
  geom_bounds(b, g);
  bool explicit_inertia =
      b->body[g->body].s.explicitinertial && c->inertiafromgeom != ctINERTIAFROMGEOM_TRUE;
  g->inferred = g->body > 0 && !explicit_inertia && in_inertia_groups(c, s->group);
  if (g->inferred) TRY(geom_mass(b, g));
  geom_fluid(g);
  leave_frame(e, s->pos, s->quat);
  return CT_OK;
}

Status elements_geoms(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ngeom; i++) {
    if (build_geom(b, b->geom + i, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

static Status build_site(Build* b, BuildSite* site, int id) {
  ctsSite* s = &site->s;
  const Element* e = &site->from->e;
  const Shape* shape = shape_find((int)s->type);
  if (!shape) return error_add(b->err, spec_place(e, "type"), "invalid type in site");
  if (!shape->on_site) {
    return error_add(b->err, spec_place(e, "type"),
                     "meshes, hfields and planes not allowed in site");
  }
  TRY(settle_pose(b, e, id, (PoseOf){s->type, s->fromto, &s->alt, s->pos, s->quat, s->size}));
  leave_frame(e, s->pos, s->quat);
  pose_normalize(s->quat, 4);
  return check_size(b, e, s->type, s->size);
}

Status elements_sites(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nsite; i++) {
    if (build_site(b, b->site + i, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- cameras and lights --------------------------------------------

// A length on the sensor, given in pixels or directly; pixels win.
static float sensor_length(float pixels, float length, float density) {
  return pixels != 0 ? pixels / density : length;
}

// Intrinsics (focal x y, principal x y) and the field of view that follows from the sensor's size.
static void camera_optics(const Build* b, ctsCamera* s) {
  if (s->sensor_size[0] > 0 && s->sensor_size[1] > 0) {
    CT_ASSERT(s->resolution[0] > 0 && s->resolution[1] > 0); // check_optics
    for (int i = 0; i < 2; i++) {
      float density = (float)s->resolution[i] / s->sensor_size[i];
      s->intrinsic[i] = sensor_length(s->focal_pixel[i], s->focal_length[i], density);
      s->intrinsic[2 + i] = sensor_length(s->principal_pixel[i], s->principal_length[i], density);
    }
    s->fovy = (double)(float)fn_atan2((double)(s->sensor_size[1] / 2), (double)s->intrinsic[1]) *
              360.0 / ctPI;
  } else {
    s->intrinsic[0] = s->intrinsic[1] = b->spec->pub.visual.map.znear;
  }
}

static bool any_of(const float v[2]) { return v[0] != 0 || v[1] != 0; }

static Status check_optics(Build* b, const BuildCamera* cam, int id) {
  const ctsCamera* s = &cam->s;
  const Element* e = &cam->from->e;
  bool sensor = s->sensor_size[0] > 0 && s->sensor_size[1] > 0;
  bool lens = any_of(s->focal_length) || any_of(s->focal_pixel) || any_of(s->principal_length) ||
              any_of(s->principal_pixel);
  if (lens && !sensor) {
    return error_add(b->err, spec_place(e, "focal"),
                     "focal/principal require sensorsize in camera '%s' (id = %d)", spec_name(e),
                     id);
  }
  if (s->resolution[0] < 0 || s->resolution[1] < 0) {
    return error_add(b->err, spec_place(e, "resolution"),
                     "negative resolution %d x %d in camera '%s' (id = %d)", s->resolution[0],
                     s->resolution[1], spec_name(e), id);
  }
  if (sensor && (s->resolution[0] <= 0 || s->resolution[1] <= 0)) {
    return error_add(b->err, spec_place(e, "resolution"),
                     "sensorsize requires positive resolution in camera '%s' (id = %d)",
                     spec_name(e), id);
  }
  return CT_OK;
}

static Status build_camera(Build* b, BuildCamera* cam, int id) {
  ctsCamera* s = &cam->s;
  const Element* e = &cam->from->e;
  const char* why = pose_orient(s->quat, spec_compiler(e), &s->alt);
  if (why)
    return error_add(b->err, spec_place(e, NULL),
                     "orientation specification error '%s' in camera %d", why, id);
  leave_frame(e, s->pos, s->quat);
  pose_normalize(s->quat, 4);
  if (s->fovy >= 180) {
    return error_add(b->err, spec_place(e, "fovy"),
                     "fovy too large in camera '%s' (id = %d, value = %d)", spec_name(e), id,
                     integer_of(s->fovy, INT_MIN, INT_MAX));
  }
  TRY(check_optics(b, cam, id));
  camera_optics(b, s);
  return CT_OK;
}

Status elements_cameras(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->ncamera; i++) {
    if (build_camera(b, b->camera + i, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status elements_lights(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nlight; i++) {
    BuildLight* l = b->light + i;
    leave_frame_direction(&l->from->e, l->s.pos, l->s.dir);
    if (pose_normalize(l->s.dir, 3) < BUILD_EPS) {
      status = error_add(b->err, spec_place(&l->from->e, "dir"), "zero direction in light");
    }
  }
  return status;
}
