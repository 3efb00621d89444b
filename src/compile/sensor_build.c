// Objects, dimensions and stages of the sensors. Everything that a sensor can refer to is resolved.
// After the pass a sensor has an object of its objtype and a reference of its reftype, -1 without a
// type, and a dimension >= 0. What a kind may refer to is in the schema; a rule per special kind
// decides the rest.
#include "compile/sensor_build.h"

#include "base/assert.h"
#include "generated/kinds.h"
#include "geom/shape.h"
#include "model/plugin_registry.h"

#include <corten/corten.h>

#include <limits.h>

enum { MAX_SAMPLES = 1 << 24 };

typedef Status (*SensorRule)(Build* b, BuildSensor* x);

static Place sensor_place(const BuildSensor* x, const char* attribute) {
  return spec_place(&x->from->e, attribute);
}

static Status fail_sensor(Build* b, const BuildSensor* x, const char* message) {
  return error_add(b->err, sensor_place(x, NULL), "%s", message);
}

static bool is_body(cttObj type) { return type == ctOBJ_BODY || type == ctOBJ_XBODY; }

static bool has_frame(cttObj type) {
  return is_body(type) || type == ctOBJ_GEOM || type == ctOBJ_SITE || type == ctOBJ_CAMERA;
}

//---------------------------------- references ----------------------------------------------------

static int find_named(const Build* b, cttObj type, const ctString* name) {
  return (int)type > 0 && (int)type < ctNOBJECT ? build_find(b, type, vectors_text(name)) : -1;
}

static Status find_object(Build* b, BuildSensor* x) {
  const ctsSensor* s = &x->s;
  const SensorKind* kind = sensor_kind_of((int)s->type);
  if (s->objtype == ctOBJ_UNKNOWN)
    return kind && kind->alone ? CT_OK : fail_sensor(b, x, "invalid type in sensor");
  if (vectors_is_empty(s->objname))
    return fail_sensor(b, x, "missing name of sensorized object in sensor");
  x->object = find_named(b, s->objtype, s->objname);
  if (x->object < 0) {
    return error_add(b->err, sensor_place(x, NULL), "unrecognized name '%s' of sensorized object",
                     vectors_text(s->objname));
  }
  CT_ASSERT(build_has(x->object, build_count(b, s->objtype)));
  if (s->objtype == ctOBJ_GEOM) b->geom[x->object].visual = false;
  return CT_OK;
}

static Status find_sensor_reference(Build* b, BuildSensor* x) {
  const ctsSensor* s = &x->s;
  if (s->reftype == ctOBJ_UNKNOWN) return CT_OK;
  if (vectors_is_empty(s->refname))
    return fail_sensor(b, x, "missing name of reference frame object in sensor");
  x->reference = find_named(b, s->reftype, s->refname);
  if (x->reference < 0) {
    return error_add(b->err, sensor_place(x, NULL), "unrecognized name '%s' of object",
                     vectors_text(s->refname));
  }
  if (has_frame(s->reftype)) return CT_OK;
  return fail_sensor(b, x,
                     "reference frame object must be (x)body, geom, site or camera in sensor");
}

//---------------------------------- targets -------------------------------------------------------

static Status check_joint(Build* b, const BuildSensor* x, SensorOn target) {
  if (x->s.objtype != ctOBJ_JOINT) return fail_sensor(b, x, "sensor must be attached to joint");
  CT_ASSERT(build_has(x->object, b->njoint)); // find_object
  const ctsJoint* j = &b->joint[x->object].s;
  const JointKind* kind = joint_kind + j->type;
  if (target == SENSOR_ON_SCALAR_JOINT && !kind->scalar)
    return fail_sensor(b, x, "joint must be slide or hinge in sensor");
  if (target == SENSOR_ON_BALL_JOINT && !kind->orientation)
    return fail_sensor(b, x, "joint must be ball in sensor");
  if (target == SENSOR_ON_LIMITED_JOINT && !build_limited(j->limited, j->range))
    return fail_sensor(b, x, "joint must be limited in sensor");
  return CT_OK;
}

static Status check_sensor_tendon(Build* b, const BuildSensor* x, SensorOn target) {
  if (x->s.objtype != ctOBJ_TENDON) return fail_sensor(b, x, "sensor must be attached to tendon");
  CT_ASSERT(build_has(x->object, b->ntendon));
  const ctsTendon* t = &b->tendon[x->object].s;
  if (target == SENSOR_ON_LIMITED_TENDON && !build_limited(t->limited, t->range))
    return fail_sensor(b, x, "tendon must be limited in sensor");
  return CT_OK;
}

static bool is_hfield(const Build* b, cttObj type, int id) {
  return type == ctOBJ_GEOM && shape_of((int)b->geom[id].s.type) == &shape_hfield;
}

static Status check_two_shapes(Build* b, const BuildSensor* x) {
  cttObj type = x->s.objtype, other = x->s.reftype;
  if ((type != ctOBJ_BODY && type != ctOBJ_GEOM) || (other != ctOBJ_BODY && other != ctOBJ_GEOM))
    return fail_sensor(b, x, "sensor must be attached to body or geom");
  if (type == other && x->object == x->reference)
    return fail_sensor(b, x, "1st body/geom must be different from 2nd body/geom");
  if (is_hfield(b, type, x->object) || is_hfield(b, other, x->reference))
    return fail_sensor(b, x, "height fields are not supported in geom distance sensors");
  return CT_OK;
}

static Status check_target(Build* b, const BuildSensor* x, SensorOn target) {
  cttObj type = x->s.objtype;
  switch (target) {
  case SENSOR_ON_SITE:
    return type == ctOBJ_SITE ? CT_OK : fail_sensor(b, x, "sensor must be attached to site");
  case SENSOR_ON_SCALAR_JOINT:
  case SENSOR_ON_BALL_JOINT:
  case SENSOR_ON_LIMITED_JOINT:
    return check_joint(b, x, target);
  case SENSOR_ON_TENDON:
  case SENSOR_ON_LIMITED_TENDON:
    return check_sensor_tendon(b, x, target);
  case SENSOR_ON_ACTUATOR:
    return type == ctOBJ_ACTUATOR ? CT_OK
                                  : fail_sensor(b, x, "sensor must be attached to actuator");
  case SENSOR_ON_FRAME:
    if (has_frame(type)) return CT_OK;
    return fail_sensor(b, x, "sensor must be attached to (x)body, geom, site or camera");
  case SENSOR_ON_BODY:
    return type == ctOBJ_BODY ? CT_OK : fail_sensor(b, x, "sensor must be attached to body");
  case SENSOR_ON_SOLID:
    return check_two_shapes(b, x);
  default:
    return CT_OK;
  }
}

//---------------------------------- special kinds -------------------------------------------------

static const int kRaySize[ctNRAYDATA] = {1, 3, 3, 3, 3, 1};
static const int kContactSize[ctNCONDATA] = {1, 3, 3, 1, 3, 3, 3};

static int bit_sizes(int bits, const int* size, int n) {
  CT_ASSERT(n < 31);
  int total = 0;
  for (int i = 0; i < n; i++) total += bits & (1 << i) ? size[i] : 0;
  return total;
}

// Numbers that the bits of intprm[0] ask for; size of each bit in `size`, n of them.
static Status data_size(Build* b, const BuildSensor* x, const int* size, int n, const char* limit,
                        int* total) {
  int bits = x->s.intprm[0], all = (1 << n) - 1;
  Place at = sensor_place(x, "data");
  if (bits <= 0)
    return error_add(b->err, at, "data spec (intprm[0]) must be positive, got %d", bits);
  if (!(bits & all)) {
    return error_add(b->err, at,
                     "data spec intprm[0]=%d must have at least one bit set of the first %s bits",
                     bits, limit);
  }
  if (bits & ~all) {
    return error_add(b->err, at, "data spec intprm[0]=%d has bits set beyond the first %s bits",
                     bits, limit);
  }
  *total = bit_sizes(bits, size, n);
  CT_ASSERT(*total > 0);
  return CT_OK;
}

// One ray from a site, or one a pixel from a camera.
static Status check_rangefinder(Build* b, BuildSensor* x) {
  if (x->s.objtype != ctOBJ_SITE && x->s.objtype != ctOBJ_CAMERA)
    return fail_sensor(b, x, "sensor must be attached to site or camera");
  int size = 0;
  TRY(data_size(b, x, kRaySize, ctNRAYDATA, "mjNRAYDATA", &size));
  int64_t rays = 1;
  if (x->s.objtype == ctOBJ_CAMERA) {
    CT_ASSERT(build_has(x->object, b->ncamera));
    const int* pixels = b->camera[x->object].s.resolution;
    rays = (int64_t)pixels[0] * pixels[1];
  }
  if (rays < 0 || rays > INT_MAX / size) return fail_sensor(b, x, "sensor output is too large");
  x->s.dim = (int)rays * size;
  return CT_OK;
}

static Status check_projection(Build* b, BuildSensor* x) {
  if (x->s.reftype != ctOBJ_CAMERA)
    return fail_sensor(b, x, "camera projection sensor requires a camera");
  CT_ASSERT(build_has(x->reference, b->ncamera));
  const int* pixels = b->camera[x->reference].s.resolution;
  if (pixels[0] && pixels[1]) return CT_OK;
  return fail_sensor(b, x, "camera projection sensor requires camera resolution");
}

static Status check_inside_site(Build* b, BuildSensor* x) {
  if (x->s.reftype == ctOBJ_SITE) return CT_OK;
  return fail_sensor(b, x, "sensor must be associated with a site");
}

static Status check_contact_sensor(Build* b, BuildSensor* x) {
  cttObj first = x->s.objtype, second = x->s.reftype;
  if (first && !is_body(first) && first != ctOBJ_GEOM && first != ctOBJ_SITE)
    return fail_sensor(b, x, "first matching criterion: if set, must be (x)body, geom or site");
  if (second && !is_body(second) && second != ctOBJ_GEOM)
    return fail_sensor(b, x, "second matching criterion: if set, must be (x)body or geom");
  int size = 0, reduce = x->s.intprm[1], num = x->s.intprm[2];
  TRY(data_size(b, x, kContactSize, ctNCONDATA, "mjNCONDATA", &size));
  if (reduce < 0 || reduce > 3) {
    return error_add(b->err, sensor_place(x, "reduce"),
                     "unknown reduction criterion. got %d, expected one of {0, 1, 2, 3}", reduce);
  }
  // QUIRK(contact-num; test_sensor_build:each_wrong_sensor_is_named): The message prints 0 for any
  // number.
  if (num <= 0)
    return error_add(b->err, sensor_place(x, "num"),
                     "num (intprm[2]) must be positive in sensor, got 0");
  if (num > INT_MAX / size) return fail_sensor(b, x, "sensor output is too large");
  x->s.dim = num * size;
  return CT_OK;
}

// Three numbers per vertex. Pressure is the depth of a vertex in the distance field of a geom,
// which deformable bodies do not have.
static Status check_tactile_sensor(Build* b, BuildSensor* x) {
  if (x->s.objtype != ctOBJ_MESH) return fail_sensor(b, x, "sensor must be associated with a mesh");
  if (x->s.reftype != ctOBJ_GEOM) return fail_sensor(b, x, "sensor must be associated with a geom");
  CT_ASSERT(build_has(x->object, b->nmesh));
  x->s.dim = 3 * b->mesh[x->object].shape.nvert;
  if (b->ndeform > 0) {
    error_warn(b->err, sensor_place(x, NULL), "does not see deformable bodies");
    error_hint(b->err, "touch, force and contact sensors do");
  }
  return CT_OK;
}

// Its dim, datatype and stage are the user's.
static Status check_user_sensor(Build* b, BuildSensor* x) {
  x->s.dim = x->from->s.dim;
  x->s.datatype = x->from->s.datatype;
  x->s.needstage = x->from->s.needstage;
  if (x->s.dim < 0) return fail_sensor(b, x, "sensor dim must be non-negative in sensor");
  if (x->s.datatype == ctDATATYPE_AXIS && x->s.dim != 3)
    return fail_sensor(b, x, "datatype AXIS requires dim=3 in sensor");
  if (x->s.datatype == ctDATATYPE_QUATERNION && x->s.dim != 4)
    return fail_sensor(b, x, "datatype QUATERNION requires dim=4 in sensor");
  return CT_OK;
}

// The plugin computes the size of its output once the model exists.
static Status check_plugin_sensor(Build* b, BuildSensor* x) {
  if (vectors_is_empty(x->s.plugin.plugin_name) && vectors_is_empty(x->s.plugin.name))
    return fail_sensor(b, x, "neither 'plugin' nor 'instance' is specified for sensor");
  x->s.dim = 0;
  CT_ASSERT(build_has_or_none(x->plugin, b->nplugin));
  if (x->plugin >= 0)
    x->s.needstage = (cttStage)plugin_registry_at(b->plugin[x->plugin].slot)->needstage;
  return CT_OK;
}

// What is special to a kind, by the schema.
#define RULE(kind, function) [kind] = function,
static const SensorRule kRule[SENSOR_KINDS] = {SENSOR_RULE(RULE)};

//---------------------------------- one sensor ----------------------------------------------------

static Status check_sensor_numbers(Build* b, const BuildSensor* x) {
  const ctsSensor* s = &x->s;
  if (s->noise < 0) return fail_sensor(b, x, "negative noise in sensor");
  if (s->cutoff < 0) return fail_sensor(b, x, "negative cutoff in sensor");
  if (s->delay > 0 && s->nsample <= 0)
    return fail_sensor(b, x, "setting delay > 0 without a history buffer");
  if (s->nsample > MAX_SAMPLES) {
    return error_add(b->err, sensor_place(x, "nsample"),
                     "at most 2^24 samples in sensor history buffer, got %d", s->nsample);
  }
  if (s->interval[0] < 0) return fail_sensor(b, x, "negative interval in sensor");
  if (s->interval[1] > 0) return fail_sensor(b, x, "positive phase in sensor");
  if (s->interval[0] > 0 && s->interval[1] <= -s->interval[0])
    return fail_sensor(b, x, "phase must be greater than -period in sensor");
  return CT_OK;
}

static Status build_sensor(Build* b, BuildSensor* x, int id) {
  x->object = x->reference = -1;
  TRY(check_sensor_numbers(b, x));
  TRY(find_object(b, x));
  TRY(find_sensor_reference(b, x));
  const SensorKind* kind = sensor_kind_of((int)x->s.type);
  if (!kind) {
    return error_add(b->err, sensor_place(x, NULL), "invalid type in sensor '%s' (id = %d)",
                     spec_name(&x->from->e), id);
  }
  TRY(check_target(b, x, kind->object));
  x->s.dim = kind->dim;
  x->s.datatype = kind->data;
  x->s.needstage = kind->stage;
  if (kRule[x->s.type]) TRY(kRule[x->s.type](b, x));
  CT_ASSERT(x->s.dim >= 0);
  bool direction = x->s.datatype == ctDATATYPE_QUATERNION ||
                   (x->s.datatype == ctDATATYPE_AXIS && x->s.type != ctSENS_GEOMNORMAL);
  if (x->s.cutoff > 0 && direction)
    return fail_sensor(b, x, "cutoff applied to axis or quaternion datatype in sensor");
  return CT_OK;
}

Status sensor_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nsensor; i++) {
    if (build_sensor(b, b->sensor + i, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- without compiling ---------------------------------------------

// 0: more than a model can have, which the compiler refuses.
static int count_times(int64_t a, int64_t b) {
  return a > 0 && b > 0 && a <= INT_MAX && b <= INT_MAX / a ? (int)(a * b) : 0;
}

// Rays of a range finder: one, or one a pixel of its camera.
static int ray_count(const ctsSensor* sensor) {
  const Element* e = (const Element*)(const void*)sensor->element;
  if (sensor->objtype != ctOBJ_CAMERA) return 1;
  const Element* camera = spec_find(e->spec, ctOBJ_CAMERA, vectors_text(sensor->objname));
  const int* pixels = camera ? ((const CameraElement*)(const void*)camera)->s.resolution : NULL;
  return pixels ? count_times(pixels[0], pixels[1]) : 0;
}

static int vertex_count(const ctsSensor* sensor) {
  const Element* e = (const Element*)(const void*)sensor->element;
  const Element* mesh = spec_find(e->spec, ctOBJ_MESH, vectors_text(sensor->objname));
  return mesh ? ((const MeshElement*)(const void*)mesh)->s.uservert->count / 3 : 0;
}

// What the compiler would find; 0 where it depends on a plugin or on a mesh that is not loaded yet.
int cts_sensorDim(const ctsSensor* sensor) {
  const SensorKind* kind = sensor_kind_of((int)sensor->type);
  switch (sensor->type) {
  case ctSENS_RANGEFINDER:
    return count_times(bit_sizes(sensor->intprm[0], kRaySize, ctNRAYDATA), ray_count(sensor));
  case ctSENS_CONTACT:
    return count_times(bit_sizes(sensor->intprm[0], kContactSize, ctNCONDATA), sensor->intprm[2]);
  case ctSENS_TACTILE:
    return 3 * vertex_count(sensor);
  case ctSENS_USER:
    return sensor->dim;
  default:
    return kind ? kind->dim : 0;
  }
}
