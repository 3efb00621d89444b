// Cables. All values are checked before the first element is made. Points and bodies go along the
// curve from the first to the last, each body the child of the one before; the frame that goes
// along has x along the edge and a normal that turns with the edges.
#include "spec/composite.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"
#include "geom/shape.h"
#include "math/fn.h"
#include "math/quat.h"
#include "spec/orient.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

enum { VISIBLE_GROUP = 0, HELPER_GROUP = 3 };

//---------------------------------- the definition ------------------------------------------------

bool composite_init(CompositeDef* d, Spec* spec) {
  *d = (CompositeDef){
      .count = {1, 1, 1},
      .quat = {1},
      .size = {1},
      .curve = {COMPOSITE_ZERO, COMPOSITE_ZERO, COMPOSITE_ZERO},
      .skinrgba = {1, 1, 1, 1},
  };
  Value* v = d->value;
  d->prefix = &v[0].string;
  d->initial = &v[1].string;
  d->skinmaterial = &v[2].string;
  d->vertex = &v[3].floats;
  d->geom = (GeomElement*)(void*)spec_prototype(spec, ctOBJ_GEOM);
  d->site = (SiteElement*)(void*)spec_prototype(spec, ctOBJ_SITE);
  d->joint = (JointElement*)(void*)spec_prototype(spec, ctOBJ_JOINT);
  if (!d->geom || !d->site || !d->joint || !vectors_set_string(d->initial, "ball")) return false;
  d->geom->s.group = VISIBLE_GROUP;
  d->site->s.group = d->joint->s.group = HELPER_GROUP;
  return true;
}

void composite_free(CompositeDef* d) {
  for (int i = 0; i < 3; i++) vectors_free(VALUE_STRING, d->value + i);
  vectors_free(VALUE_FLOATVEC, d->value + 3);
  spec_prototype_free(d->geom ? &d->geom->e : NULL);
  spec_prototype_free(d->site ? &d->site->e : NULL);
  spec_prototype_free(d->joint ? &d->joint->e : NULL);
}

//---------------------------------- checks --------------------------------------------------------

static const char* const kDeprecated[COMPOSITE_TYPES] = {
    [COMPOSITE_PARTICLE] =
        "The \"particle\" composite type is deprecated. Please use \"replicate\" instead.",
    [COMPOSITE_GRID] = "The \"grid\" composite type is deprecated. Please use \"flex\" instead.",
    [COMPOSITE_ROPE] = "The \"rope\" composite type is deprecated. Please use \"cable\" instead.",
    [COMPOSITE_LOOP] =
        "The \"loop\" composite type is deprecated. Please use \"flexcomp\" instead.",
    [COMPOSITE_CLOTH] = "The \"cloth\" composite type is deprecated. Please use \"shell\" instead.",
};

enum { MAX_SUBGRID = 100 }; // the skin has its square for each body

static const char* check_plugin(const CompositeDef* d) {
  if (!d->plugin) return NULL;
  if (d->type != COMPOSITE_CABLE) return "Only cable composite supports plugins";
  if (!str_eq(vectors_text(d->plugin->s.plugin_name), "mujoco.elasticity.cable"))
    return "Only mujoco.elasticity.cable is supported by composites";
  return NULL;
}

// Also sets the counts of a curve that is given by its points.
static const char* check_counts(CompositeDef* d, int* dim) {
  for (int i = 0; i < 3; i++) {
    if (d->count[i] < 1) return "Positive counts expected in composite";
  }
  if (dot3(d->size, d->size) < ctMINVAL && !d->vertex->count)
    return "Positive spacing or length expected in composite";
  if (d->vertex->count) {
    if (d->count[0] > 1) return "Either vertex or count can be specified, not both";
    d->count[0] = d->vertex->count / 3;
    d->count[1] = 1;
  }
  *dim = 0;
  for (int i = 0, one = 0; i < 3; i++) {
    one = one || d->count[i] == 1;
    *dim += d->count[i] != 1;
    if (one && d->count[i] != 1) return "Singleton counts must come last";
  }
  return NULL;
}

static const char* check_composite(CompositeDef* d) {
  int dim;
  const char* why = check_counts(d, &dim);
  if (why) return why;
  if (d->skin && d->skinsubgrid > 0 && d->type != COMPOSITE_CABLE &&
      (d->count[0] < 3 || d->count[1] < 3))
    return "At least 3x3 required for skin subgrid";
  why = check_plugin(d);
  if (!why) why = kDeprecated[d->type];
  if (why) return why;
  if (dim != 1) return "Cable must be one-dimensional";
  const Shape* shape = shape_find((int)d->geom->s.type);
  if (!shape || !shape->section) return "Cable geom type must be sphere, capsule or box";
  return NULL;
}

//---------------------------------- the curve -----------------------------------------------------

static double curve_coordinate(const CompositeDef* d, int curve, int i) {
  int n = d->count[0] - 1;
  switch (curve) {
  case COMPOSITE_LINE:
    return i * d->size[0] / n;
  case COMPOSITE_COS:
    return d->size[1] * fn_cos(ctPI * i * d->size[2] / n);
  case COMPOSITE_SIN:
    return d->size[1] * fn_sin(ctPI * i * d->size[2] / n);
  default:
    return 0;
  }
}

static bool make_curve(CompositeDef* d) {
  ctFloatVec* out = d->vertex;
  if (out->count) return true;
  if (!array_reserve(out, 3 * d->count[0])) return false;
  for (int i = 0; i < d->count[0]; i++) {
    double p[3], turned[3];
    for (int k = 0; k < 3; k++) p[k] = curve_coordinate(d, d->curve[k], i);
    quat_rot_vec(turned, p, d->quat);
    for (int k = 0; k < 3; k++) out->data[out->count++] = (float)turned[k];
  }
  return true;
}

// From point i to the next, in the precision of the points.
static void edge_at(const CompositeDef* d, int i, double edge[3]) {
  const float* p = d->vertex->data + 3 * i;
  for (int k = 0; k < 3; k++) {
    float difference = p[3 + k] - p[k];
    edge[k] = (double)difference;
  }
}

// The frame that goes along the curve: x is the edge; the normal turns with the edges about their
// common perpendicular (the Darboux vector) and starts perpendicular to it.
typedef struct Along {
  double normal[3];
  double quat[4], before[4]; // of this edge and of the last one
  double length, length_before;
} Along;

static void turn_normal(double normal[3], const double last[3], const double tangent[3]) {
  double axis[3], turn[4], turned[3];
  cross3(axis, last, tangent);
  double angle = fn_atan2(orient_normalize(axis, 3), dot3(last, tangent));
  quat_from_axis_angle(turn, axis, angle);
  quat_rot_vec(turned, normal, turn);
  copy3(normal, turned);
  orient_normalize(normal, 3);
}

static void advance_frame(const CompositeDef* d, int i, Along* a) {
  double edge[3], tangent[3], other[3], binormal[3];
  edge_at(d, i, edge);
  a->length_before = a->length;
  a->length = sqrt(dot3(edge, edge));
  copy4(a->before, a->quat);
  copy3(tangent, edge);
  orient_normalize(tangent, 3);
  if (i == 0) {
    // a single edge has no direction to bend to
    edge_at(d, d->count[0] > 2 ? 1 : 0, other);
    orient_normalize(other, 3);
    cross3(binormal, tangent, other);
    orient_normalize(binormal, 3);
    cross3(a->normal, binormal, tangent);
    orient_normalize(a->normal, 3);
  } else {
    edge_at(d, i - 1, other);
    a->length_before = orient_normalize(other, 3);
    turn_normal(a->normal, other, tangent);
    cross3(binormal, tangent, a->normal);
    orient_normalize(binormal, 3);
  }
  orient_from_frame(a->quat, tangent, a->normal, binormal);
}

//---------------------------------- elements ------------------------------------------------------

// What is being built.
typedef struct CompositeChain {
  CompositeDef* def;
  Spec* spec;
  const XmlNode* node;
  FrameElement* frame;
  int last; // position of the last body
} CompositeChain;

char* composite_body_name(const CompositeDef* d, int i, int last) {
  const char* prefix = vectors_text(d->prefix);
  if (i == 0) return str_printf("%sB_first", prefix);
  return i >= last ? str_printf("%sB_last", prefix) : str_printf("%sB_%d", prefix, i);
}

// Takes over text.
static bool set_name(Element* e, char* text) {
  bool ok = e && text && spec_set_name(e, text);
  alloc_free(text);
  return ok;
}

static Element* add_like(const CompositeChain* c, BodyElement* body, const Element* values) {
  Element* e = spec_add_child(body, NULL, values->head.elemtype, body->e.def);
  if (!e || !spec_copy_values(e, values)) return NULL;
  e->node = c->node;
  return e;
}

static bool add_chain_geom(const CompositeChain* c, BodyElement* body, int i, double length) {
  GeomElement* geom = (GeomElement*)(void*)add_like(c, body, &c->def->geom->e);
  const char* prefix = vectors_text(c->def->prefix);
  if (!geom || !set_name(&geom->e, str_printf("%sG%d", prefix, i))) return false;
  if (shape_of((int)geom->s.type) == &shape_box) {
    zero3(geom->s.pos);
    geom->s.pos[0] = geom->s.size[0] = length / 2;
  } else {
    memset(geom->s.fromto, 0, sizeof(geom->s.fromto));
    geom->s.fromto[3] = length;
  }
  return true;
}

static bool add_chain_joint(const CompositeChain* c, BodyElement* body, int i) {
  const char* initial = vectors_text(c->def->initial);
  if (i == 0 && str_eq(initial, "none")) return true;
  JointElement* joint = (JointElement*)(void*)add_like(c, body, &c->def->joint->e);
  if (!joint) return false;
  bool free = i == 0 && str_eq(initial, "free");
  joint->s.type = free ? ctJNT_FREE : ctJNT_BALL;
  if (free) joint->s.damping = joint->s.armature = joint->s.frictionloss = 0;
  const char* prefix = vectors_text(c->def->prefix);
  return set_name(&joint->e, i == 0         ? str_printf("%sJ_first", prefix)
                             : i == c->last ? str_printf("%sJ_last", prefix)
                                            : str_printf("%sJ_%d", prefix, i));
}

static bool add_site(const CompositeChain* c, BodyElement* body, int i, double length) {
  if (i != 0 && i != c->last) return true;
  SiteElement* site = (SiteElement*)(void*)add_like(c, body, &c->def->site->e);
  const char* prefix = vectors_text(c->def->prefix);
  if (!site || !set_name(&site->e, str_printf(i == 0 ? "%sS_first" : "%sS_last", prefix)))
    return false;
  zero3(site->s.pos);
  if (i == c->last) site->s.pos[0] = length;
  unit4(site->s.quat);
  return true;
}

// Neighbours do not collide.
//
// QUIRK(cable-of-two; test_composite:a_cable_of_two_bodies_names_another): A cable of two bodies is
// refused, because the second body is called B_1 in the exclusion even where it is the last one.
static bool add_exclude(const CompositeChain* c, int i) {
  if (i == c->last) return true;
  ExcludeElement* exclude = (ExcludeElement*)(void*)spec_add(c->spec, ctOBJ_EXCLUDE, NULL);
  char* first = composite_body_name(c->def, i, c->last);
  char* second = composite_body_name(c->def, i + 1, i == 0 ? 2 : c->last);
  bool ok = exclude && first && second && vectors_set_string(exclude->s.bodyname1, first) &&
            vectors_set_string(exclude->s.bodyname2, second);
  if (exclude) exclude->e.node = c->node;
  alloc_free(first);
  alloc_free(second);
  return ok;
}

static void place_body(const CompositeDef* d, int i, const Along* a, ctsBody* s) {
  if (i == 0) {
    for (int k = 0; k < 3; k++) s->pos[k] = d->offset[k] + (double)d->vertex->data[k];
    copy4(s->quat, a->quat);
    return;
  }
  double inverse[4];
  s->pos[0] = a->length_before;
  s->pos[1] = s->pos[2] = 0;
  quat_neg(inverse, a->before);
  quat_mul(s->quat, inverse, a->quat);
  orient_normalize(s->quat, 4);
}

static BodyElement* add_chain_body(const CompositeChain* c, BodyElement* parent, int i,
                                   const Along* a) {
  FrameElement* frame = i == 0 ? c->frame : NULL;
  BodyElement* body = (BodyElement*)(void*)spec_add_child(parent, frame, ctOBJ_BODY, parent->e.def);
  if (!body || !set_name(&body->e, composite_body_name(c->def, i, i == 0 ? 1 : c->last)))
    return NULL;
  body->e.node = c->node;
  const Element* def = body->e.def ? &body->e.def->e : NULL;
  if (def && !vectors_set_string(body->s.childclass, spec_name(def))) return NULL;
  place_body(c->def, i, a, &body->s);
  bool ok = add_chain_geom(c, body, i, a->length) &&
            spec_use_instance(c->def->plugin, &body->s.plugin) && add_chain_joint(c, body, i) &&
            add_exclude(c, i) && add_site(c, body, i, a->length);
  return ok ? body : NULL;
}

// The name of a cable is kept as a custom text.
static bool add_text(const CompositeChain* c) {
  TextElement* text = (TextElement*)(void*)spec_add(c->spec, ctOBJ_TEXT, NULL);
  const char* prefix = vectors_text(c->def->prefix);
  if (!text || !set_name(&text->e, str_printf("composite_%s", prefix))) return false;
  char* data = str_printf("rope_%s", prefix);
  bool ok = data && vectors_set_string(text->s.data, data);
  alloc_free(data);
  return ok;
}

static bool build_chain(CompositeChain* c, BodyElement* parent) {
  CompositeDef* d = c->def;
  Along a = {.normal = {0, 1, 0}, .quat = {1}};
  if (!add_text(c) || !make_curve(d)) return false;
  c->last = d->count[0] - 2;
  for (int i = 0; i <= c->last; i++) {
    advance_frame(d, i, &a);
    parent = add_chain_body(c, parent, i, &a);
    if (!parent) return false;
  }
  return shape_of((int)d->geom->s.type) != &shape_box || composite_skin(d, c->spec, c->node);
}

Status composite_make(CompositeDef* d, BodyElement* parent, FrameElement* frame,
                      const XmlNode* node, ErrorList* err) {
  Spec* spec = parent->e.spec;
  Place at = node ? xml_place(&spec->doc, node, NULL) : (Place){.element = "composite"};
  const char* why = check_composite(d);
  if (why) return error_add(err, at, "XML Error: %s", why);
  if (d->count[0] > SPEC_MAX_BODIES)
    return error_add(err, at, "XML Error: composite of %d bodies is too large, at most %d",
                     d->count[0] - 1, SPEC_MAX_BODIES - 1);
  if (d->skinsubgrid > MAX_SUBGRID)
    return error_add(err, at, "XML Error: skin subgrid %d is too large, at most %d", d->skinsubgrid,
                     MAX_SUBGRID);
  CompositeChain c = {.def = d, .spec = spec, .node = node, .frame = frame};
  if (build_chain(&c, parent)) return CT_OK;
  return spec_no_memory(err, at);
}
