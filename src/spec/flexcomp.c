// Flexes from shapes. All values are checked and points counted before any are made. Points,
// elements and pins are parallel until the bodies are made: point i is pinned[i], indices of
// elements are below the number of points. Points that no element uses are dropped before that.
#include "spec/flexcomp.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"
#include "math/quat.h"
#include "spec/orient.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- the definition ------------------------------------------------

static const ValueKind kKind[FLEXCOMP_VALUES] = {
    VALUE_STRING, VALUE_STRING, VALUE_DOUBLEVEC, VALUE_INTVEC, VALUE_FLOATVEC,
    VALUE_INTVEC, VALUE_INTVEC, VALUE_INTVEC,    VALUE_INTVEC,
};

bool flexcomp_init(FlexcompDef* d, Spec* spec) {
  *d = (FlexcompDef){
      .count = {10, 10, 10},
      .spacing = {0.02, 0.02, 0.02},
      .scale = {1, 1, 1},
      .mass = 1,
      .inertiabox = 0.005,
      .quat = {1},
  };
  ct_defaultSolRefImp(d->eq_solref, d->eq_solimp);
  Value* v = d->value;
  d->name = &v[0].string;
  d->file = &v[1].string;
  d->point = &v[2].doubles;
  d->element = &v[3].ints;
  d->texcoord = &v[4].floats;
  d->pinid = &v[5].ints;
  d->pinrange = &v[6].ints;
  d->pingrid = &v[7].ints;
  d->pingridrange = &v[8].ints;
  d->flex = (FlexElement*)(void*)spec_add(spec, ctOBJ_FLEX, NULL);
  return d->flex != NULL;
}

void flexcomp_free(FlexcompDef* d) {
  for (int i = 0; i < FLEXCOMP_VALUES; i++) vectors_free(kKind[i], d->value + i);
}

//---------------------------------- parts for the shapes ------------------------------------------

Status flexcomp_fail(FlexcompMesh* m, const char* message) {
  return error_add(m->err, m->at, "XML Error: %s", message);
}

void flexcomp_point(FlexcompMesh* m, const double p[3]) {
  for (int i = 0; i < 3; i++) {
    if (!vectors_add_double(m->def->point, p[i])) m->failed = true;
  }
}

void flexcomp_texcoord(FlexcompMesh* m, double u, double v) {
  ctFloatVec* t = m->def->texcoord;
  if (!array_reserve(t, t->count + 2)) {
    m->failed = true;
    return;
  }
  t->data[t->count++] = (float)u;
  t->data[t->count++] = (float)v;
}

void flexcomp_element(FlexcompMesh* m, const int* vert, int n) {
  for (int i = 0; i < n; i++) {
    if (!vectors_add_int(m->def->element, vert[i])) m->failed = true;
  }
}

//---------------------------------- checks --------------------------------------------------------

static bool is_direct(const FlexcompDef* d) {
  return d->type == FLEXCOMP_DIRECT || d->type == FLEXCOMP_MESH || d->type == FLEXCOMP_GMSH;
}

static bool is_interpolated(const FlexcompDef* d) {
  return d->dof == FLEXCOMP_TRILINEAR || d->dof == FLEXCOMP_QUADRATIC;
}

static const char* check_flexcomp_numbers(const FlexcompDef* d, const BodyElement* parent) {
  const ctsFlex* f = &d->flex->s;
  double least = 2 * f->radius + f->margin;
  if (d->type == FLEXCOMP_MESH && f->dim == 3 && !d->has_origin)
    return "origin must be specified for mesh flexcomps if dim=3";
  if (f->elastic2d >= 2 && d->equality)
    return "elasticity and edge constraints cannot both be present";
  if (!spec_name(&parent->e)[0]) return "Parent body must have name";
  if (f->dim < 1 || f->dim > 3) return "Invalid dim, must be between 1 and 3";
  for (int i = 0; i < 3; i++) {
    bool radial = d->dof == FLEXCOMP_RADIAL && f->dim == 3;
    if (d->count[i] < (radial ? 2 : 1)) return "Count too small";
  }
  for (int i = 0; i < 3; i++) {
    if (!is_direct(d) && d->spacing[i] < least) return "Spacing must be larger than geometry size";
  }
  for (int i = 0; i < 3; i++) {
    if (d->scale[i] < ctMINVAL) return "Scale must be larger than mjMINVAL";
  }
  if (d->mass < ctMINVAL || d->inertiabox < ctMINVAL)
    return "Mass and inertiabox must be larger than mjMINVAL";
  return NULL;
}

enum { MAX_POINTS = 1 << 20 };

// Points of a grid or a box are counted before they are made.
static Status check_point_count(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  int64_t points = 1;
  if (is_direct(d)) return CT_OK;
  for (int i = 0; i < 3; i++) {
    points *= d->count[i]; // below 2^51: each was checked with those before it
    if (points > MAX_POINTS)
      return error_add(m->err, m->at,
                       "XML Error: flexcomp of %d x %d x %d points is too large, at most %d points",
                       d->count[0], d->count[1], d->count[2], MAX_POINTS);
  }
  return CT_OK;
}

static const char* check_pins(const FlexcompDef* d) {
  int dim = d->flex->s.dim;
  bool grid = d->pingrid->count || d->pingridrange->count;
  if (d->pinrange->count % 2) return "Pin range number must be multiple of 2";
  if (d->pingrid->count % dim) return "Pin grid number must be multiple of dim";
  if (d->pingridrange->count % (2 * dim))
    return "Pin grid range number of must be multiple of 2*dim";
  if (grid && d->type != FLEXCOMP_GRID && !is_interpolated(d))
    return "Pin grid(range) can only be used with grid or interpolated";
  if (grid && dim == 1) return "Pin grid(range) cannot be used with dim=1";
  return NULL;
}

static Status check_element_points(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  int n = d->point->count / 3;
  if (!d->point->count || !d->element->count) return flexcomp_fail(m, "Point and element required");
  if (d->point->count % 3) return flexcomp_fail(m, "Point size must be a multiple of 3");
  if (d->element->count % (d->flex->s.dim + 1))
    return flexcomp_fail(m, "Element size must be a multiple of dim+1");
  for (int i = 0; i < d->element->count; i++) {
    int at = d->element->data[i];
    if (at >= 0 && at < n) continue;
    return error_add(m->err, m->at, "XML Error: element %d has point id %d, number of points is %d",
                     i, at, n);
  }
  return CT_OK;
}

//---------------------------------- points --------------------------------------------------------

// Scale the points of files and lists, then move all to their pose.
static void move_points(FlexcompDef* d) {
  for (int i = 0; i < d->point->count / 3; i++) {
    double* p = d->point->data + 3 * i;
    double moved[3];
    for (int k = 0; is_direct(d) && k < 3; k++) p[k] *= d->scale[k];
    quat_rot_vec(moved, p, d->quat);
    add3(p, moved, d->pos);
  }
}

typedef struct PointBox {
  double low[3], high[3];
} PointBox;

static PointBox point_bounds(const FlexcompDef* d) {
  const double most = ctMAXVAL;
  PointBox b = {{most, most, most}, {-most, -most, -most}};
  for (int i = 0; i < d->point->count; i++) {
    double x = d->point->data[i];
    b.low[i % 3] = fmin(b.low[i % 3], x);
    b.high[i % 3] = fmax(b.high[i % 3], x);
  }
  return b;
}

// The texture coordinates of the kept points. Files may have another number of them; they get as
// many as there are points, filled with zeros.
static bool keep_texcoords(ctFloatVec* t, const int* map, int n, int kept) {
  if (!t->count) return true;
  int given = t->count / 2;
  if (!array_reserve(t, 2 * kept)) return false;
  for (int i = 0; i < n && i < given; i++) {
    if (map[i] >= 0) memmove(t->data + 2 * map[i], t->data + 2 * i, 2 * sizeof(float));
  }
  for (int i = 2 * given; i < 2 * kept; i++) t->data[i] = 0;
  t->count = 2 * kept;
  return true;
}

// Points that no element uses go away; indices and pins follow.
static bool drop_unused(FlexcompDef* d, cttByte* pinned, int* map) {
  int n = d->point->count / 3, kept = 0;
  for (int i = 0; i < n; i++) map[i] = -1;
  for (int i = 0; i < d->element->count; i++) map[d->element->data[i]] = 0;
  for (int i = 0; i < n; i++) {
    if (map[i] < 0) continue;
    copy3(d->point->data + 3 * kept, d->point->data + 3 * i);
    pinned[kept] = pinned[i];
    map[i] = kept++;
  }
  if (kept == n) return true;
  for (int i = 0; i < d->element->count; i++) d->element->data[i] = map[d->element->data[i]];
  d->point->count = 3 * kept;
  return keep_texcoords(d->texcoord, map, n, kept);
}

//---------------------------------- pins ----------------------------------------------------------

static int node_count(const FlexcompDef* d) {
  return d->dof == FLEXCOMP_TRILINEAR ? 8 : d->dof == FLEXCOMP_QUADRATIC ? 27 : 0;
}

static int grid_index(const FlexcompDef* d, const int* i) {
  const int* n = d->count;
  return d->flex->s.dim == 2 ? i[0] * n[1] + i[1] : (i[0] * n[1] + i[1]) * n[2] + i[2];
}

static const char* pin_lists(const FlexcompDef* d, cttByte* pinned) {
  int n = d->point->count / 3;
  const ctIntVec *id = d->pinid, *range = d->pinrange;
  for (int i = 0; i < id->count; i++) {
    if (id->data[i] < 0 || id->data[i] >= n) return "pinid out of range";
    pinned[id->data[i]] = 1;
  }
  for (int i = 0; i < range->count; i += 2) {
    const int* r = range->data + i;
    if (r[0] < 0 || r[0] >= n || r[1] < 0 || r[1] >= n) return "pinrange out of range";
    for (int k = r[0]; k <= r[1]; k++) pinned[k] = 1;
  }
  return NULL;
}

// Indices count along the grid, whose points are in 0..n, or along the nodes of a shape that has
// them.
//
// QUIRK(pinned-nodes; test_flexcomp:pinned_nodes_are_counted_along_the_grid): The place of a pinned
// node is computed with the counts of the points instead of those of the nodes.
static const char* pin_grid(const FlexcompDef* d, cttByte* pinned, int n) {
  int dim = d->flex->s.dim;
  bool nodes = d->type != FLEXCOMP_GRID && is_interpolated(d);
  for (int i = 0; i < d->pingrid->count; i += dim) {
    const int* at = d->pingrid->data + i;
    for (int k = 0; k < dim; k++) {
      int most = nodes ? (d->dof == FLEXCOMP_TRILINEAR ? 2 : 3) : d->count[k];
      if (at[k] < 0 || at[k] >= most) return "pingrid out of range";
    }
    int index = grid_index(d, at);
    if (index >= n) return "pingrid out of range";
    pinned[index] = 1;
  }
  return NULL;
}

static const char* pin_grid_range(const FlexcompDef* d, cttByte* pinned, int n) {
  int dim = d->flex->s.dim;
  for (int i = 0; i < d->pingridrange->count; i += 2 * dim) {
    const int *low = d->pingridrange->data + i, *high = low + dim;
    for (int k = 0; k < dim; k++) {
      if (low[k] < 0 || low[k] >= d->count[k] || high[k] < 0 || high[k] >= d->count[k])
        return "pingridrange out of range";
    }
    for (int x = low[0]; x <= high[0]; x++) {
      for (int y = low[1]; y <= high[1]; y++) {
        for (int z = dim == 3 ? low[2] : 0; z <= (dim == 3 ? high[2] : 0); z++) {
          int index = grid_index(d, (int[3]){x, y, z});
          if (index >= n) return "pingridrange out of range";
          pinned[index] = 1;
        }
      }
    }
  }
  return NULL;
}

// Which points stay on the parent, and whether these are all or none.
static const char* find_pinned(FlexcompDef* d, cttByte* pinned, int n, bool* centered) {
  *centered = false;
  if (d->rigid) {
    memset(pinned, 1, (size_t)n);
    return NULL;
  }
  const char* why = pin_lists(d, pinned);
  if (!why) why = pin_grid(d, pinned, n);
  if (!why) why = pin_grid_range(d, pinned, n);
  if (why) return why;
  if (d->dof == FLEXCOMP_RADIAL) pinned[0] = 1;
  int count = 0, points = d->point->count / 3;
  for (int i = 0; i < points; i++) count += pinned[i];
  d->rigid = count == points;
  *centered = count == 0;
  return NULL;
}

//---------------------------------- bodies --------------------------------------------------------

static bool add_slide(BodyElement* body, const double axis[3]) {
  JointElement* joint = (JointElement*)(void*)spec_add_child(body, NULL, ctOBJ_JOINT, body->e.def);
  if (!joint) return false;
  joint->s.type = ctJNT_SLIDE;
  zero3(joint->s.pos);
  copy3(joint->s.axis, axis);
  return true;
}

static bool add_slides(BodyElement* body) {
  static const double kAxis[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  return add_slide(body, kAxis[0]) && add_slide(body, kAxis[1]) && add_slide(body, kAxis[2]);
}

static bool add_collider(const FlexcompDef* d, BodyElement* body, int group) {
  if (!d->flex->s.vertcollide) return true;
  GeomElement* geom = (GeomElement*)(void*)spec_add_child(body, NULL, ctOBJ_GEOM, body->e.def);
  if (!geom) return false;
  geom->s.type = ctGEOM_SPHERE;
  geom->s.size[0] = d->flex->s.radius;
  if (group) geom->s.group = group;
  return true;
}

// A small box of the given mass.
static BodyElement* add_small_box(FlexcompMesh* m, BodyElement* parent, const double pos[3],
                                  double mass, char* name) {
  const FlexcompDef* d = m->def;
  BodyElement* body = (BodyElement*)(void*)spec_add_child(parent, NULL, ctOBJ_BODY, parent->e.def);
  bool ok = body && name && spec_set_name(&body->e, name);
  alloc_free(name);
  if (!ok) return NULL;
  body->e.node = d->flex->e.node;
  copy3(body->s.pos, pos);
  zero3(body->s.ipos);
  body->s.mass = mass;
  for (int i = 0; i < 3; i++)
    body->s.inertia[i] = mass * (2.0 * d->inertiabox * d->inertiabox) / 3.0;
  body->s.explicitinertial = 1;
  const Element* def = body->e.def ? &body->e.def->e : NULL;
  return !def || vectors_set_string(body->s.childclass, spec_name(def)) ? body : NULL;
}

// Point i gets its own body, and is at its origin.
static bool add_point_body(FlexcompMesh* m, BodyElement* parent, int i, double mass) {
  FlexcompDef* d = m->def;
  double* p = d->point->data + 3 * i;
  BodyElement* body =
      add_small_box(m, parent, p, mass, str_printf("%s_%d", vectors_text(d->name), i));
  if (!body || !add_collider(d, body, 4)) return false;
  double axis[3];
  copy3(axis, p);
  orient_normalize(axis, 3);
  bool joints = d->dof == FLEXCOMP_RADIAL ? add_slide(body, axis) : add_slides(body);
  return joints && vectors_add_string(d->flex->s.vertbody, spec_name(&body->e)) &&
         spec_use_instance(d->plugin, &body->s.plugin);
}

static bool add_points(FlexcompMesh* m, BodyElement* parent, const cttByte* pinned) {
  FlexcompDef* d = m->def;
  int n = d->point->count / 3;
  for (int i = 0; i < n; i++) {
    if (pinned[i] || is_interpolated(d)) {
      if (!vectors_add_string(d->flex->s.vertbody, spec_name(&parent->e)) ||
          !spec_use_instance(d->plugin, &parent->s.plugin))
        return false;
      continue;
    }
    if (!add_point_body(m, parent, i, d->mass / n)) return false;
  }
  return true;
}

// A node of the box: on the parent if pinned, else with its own body. The mass is shared as the
// basis functions of the box share it.
static bool add_flex_node(FlexcompMesh* m, BodyElement* parent, const int at[3],
                          const double pos[3], bool pinned) {
  static const double kShare[3] = {1. / 6., 2. / 3., 1. / 6.};
  FlexcompDef* d = m->def;
  ctsFlex* f = &d->flex->s;
  double zero[3] = {0, 0, 0};
  for (int k = 0; k < 3; k++) {
    if (!vectors_add_double(f->node, pinned ? pos[k] : zero[k])) return false;
  }
  if (pinned) return vectors_add_string(f->nodebody, spec_name(&parent->e));
  double mass = d->dof == FLEXCOMP_TRILINEAR
                    ? d->mass / 8
                    : d->mass * kShare[at[0]] * kShare[at[1]] * kShare[at[2]];
  char* name = str_printf("%s_%d_%d_%d", vectors_text(d->name), at[0], at[1], at[2]);
  BodyElement* body = add_small_box(m, parent, pos, mass, name);
  return body && add_collider(d, body, 0) && add_slides(body) &&
         vectors_add_string(f->nodebody, spec_name(&body->e));
}

static bool add_flex_nodes(FlexcompMesh* m, BodyElement* parent, const PointBox* box,
                           const cttByte* pinned) {
  int order = m->def->dof == FLEXCOMP_TRILINEAR ? 1 : 2, side = order + 1;
  for (int i = 0; i < side * side * side; i++) {
    const int at[3] = {i / (side * side), i / side % side, i % side};
    double pos[3], step = 1.0 / order;
    for (int k = 0; k < 3; k++) pos[k] = box->low[k] + at[k] * step * (box->high[k] - box->low[k]);
    if (!add_flex_node(m, parent, at, pos, pinned[i])) return false;
  }
  return true;
}

//---------------------------------- the flex ------------------------------------------------------

static bool fill_flex(FlexcompMesh* m) {
  FlexcompDef* d = m->def;
  ctsFlex* f = &d->flex->s;
  return vectors_copy(VALUE_INTVEC, f->elem, d->element) &&
         vectors_copy(VALUE_FLOATVEC, f->texcoord, d->texcoord) &&
         vectors_copy(VALUE_INTVEC, f->elemtexcoord, &m->elemtexcoord);
}

static bool add_equality(FlexcompMesh* m) {
  const FlexcompDef* d = m->def;
  if (!d->equality) return true;
  EqualityElement* eq = (EqualityElement*)(void*)spec_add(m->spec, ctOBJ_EQUALITY, NULL);
  if (!eq) return false;
  eq->e.node = d->flex->e.node;
  eq->s.type = d->equality == 1 ? ctEQ_FLEX : ctEQ_FLEXVERT;
  eq->s.active = 1;
  memcpy(eq->s.solref, d->eq_solref, sizeof(d->eq_solref));
  memcpy(eq->s.solimp, d->eq_solimp, sizeof(d->eq_solimp));
  return vectors_set_string(eq->s.name1, vectors_text(d->name));
}

// A rigid flex is carried by its parent alone. Points with bodies of their own are at their
// origins, and if all are, the flex needs no positions.
static bool build_flex(FlexcompMesh* m, BodyElement* parent, const cttByte* pinned, bool centered,
                       const PointBox* box) {
  FlexcompDef* d = m->def;
  ctsFlex* f = &d->flex->s;
  if (!fill_flex(m)) return false;
  if (d->rigid) {
    return vectors_copy(VALUE_DOUBLEVEC, f->vert, d->point) &&
           vectors_add_string(f->vertbody, spec_name(&parent->e));
  }
  if (!add_points(m, parent, pinned)) return false;
  if (is_interpolated(d) && !add_flex_nodes(m, parent, box, pinned)) return false;
  if (centered) f->node->count = 0;
  for (int i = 0; i < d->point->count / 3 && !is_interpolated(d); i++) {
    if (!pinned[i]) zero3(d->point->data + 3 * i);
  }
  bool positions = !centered || is_interpolated(d);
  return (!positions || vectors_copy(VALUE_DOUBLEVEC, f->vert, d->point)) && add_equality(m);
}

// Free points have bodies of their own.
static Status check_bodies(FlexcompMesh* m, const cttByte* pinned) {
  const FlexcompDef* d = m->def;
  int bodies = 0, points = d->point->count / 3;
  for (int i = 0; i < points && !is_interpolated(d); i++) bodies += !pinned[i];
  if (bodies <= SPEC_MAX_BODIES) return CT_OK;
  return error_add(m->err, m->at,
                   "XML Error: flexcomp of %d free points is too large, at most %d bodies", bodies,
                   SPEC_MAX_BODIES);
}

static Status make_with(FlexcompMesh* m, BodyElement* parent, cttByte* pinned, int* map, int n) {
  FlexcompDef* d = m->def;
  bool centered;
  PointBox box = point_bounds(d);
  const char* why = find_pinned(d, pinned, n, &centered);
  if (why) return flexcomp_fail(m, why);
  if (is_direct(d) && !drop_unused(d, pinned, map)) return spec_no_memory(m->err, m->at);
  TRY(check_bodies(m, pinned));
  return build_flex(m, parent, pinned, centered, &box) ? CT_OK : spec_no_memory(m->err, m->at);
}

static Status make_flex(FlexcompMesh* m, BodyElement* parent) {
  FlexcompDef* d = m->def;
  const ctsCompiler* c = &m->spec->pub.compiler;
  const char* why = check_flexcomp_numbers(d, parent);
  if (!why) why = orient_quat(d->quat, c->degree, c->eulerseq, &d->alt);
  if (why) return flexcomp_fail(m, why);
  TRY(check_point_count(m));
  TRY(flexcomp_shape(m));
  if (m->failed) return spec_no_memory(m->err, m->at);
  if (d->type == FLEXCOMP_BOX || d->type == FLEXCOMP_CYLINDER ||
      (d->type == FLEXCOMP_GRID && d->flex->s.dim == 3))
    d->flex->s.flatskin = 1;
  why = check_pins(d);
  if (why) return flexcomp_fail(m, why);
  TRY(check_element_points(m));
  move_points(d);
  int n = d->point->count / 3 > node_count(d) ? d->point->count / 3 : node_count(d);
  cttByte* pinned = alloc_zero((size_t)n);
  int* map = alloc_bytes((size_t)n * sizeof(int));
  Status status =
      pinned && map ? make_with(m, parent, pinned, map, n) : spec_no_memory(m->err, m->at);
  alloc_free(pinned);
  alloc_free(map);
  return status;
}

Status flexcomp_make(FlexcompDef* d, BodyElement* parent, const XmlNode* node, ErrorList* err) {
  Spec* spec = parent->e.spec;
  d->flex->e.node = node;
  FlexcompMesh m = {.def = d, .spec = spec, .at = spec_place(&d->flex->e, NULL), .err = err};
  Status status =
      spec_set_name(&d->flex->e, vectors_text(d->name)) ? make_flex(&m, parent) : CT_FAIL;
  vectors_free(VALUE_INTVEC, &m.elemtexcoord);
  return status;
}
