// Flexes: checks, bodies, rest shape, bounds. After check_flex every index of an element is a
// vertex, the vertices of an element differ, and every vertex and node has a body. Edges are made
// before the stiffness, which needs them, and layers before the bounds, which leave out the inner
// layers. Interpolated vertices have the body -1.
#include "compile/flex_build.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "base/integer.h"
#include "compile/pose.h"
#include "geom/box_bvh.h"
#include "math/fn.h"
#include "math/quat.h"

#include <limits.h>
#include <math.h>
#include <string.h>

static Status fail_flex(Build* b, const BuildFlex* f, const char* message) {
  return error_add(b->err, spec_place(&f->from->e, NULL), "%s", message);
}

//---------------------------------- checks and sizes ----------------------------------------------

static const char* check_values(const BuildFlex* f) {
  const ctsFlex* s = &f->s;
  if (s->dim < 1 || s->dim > 3) return "dim must be 1, 2 or 3";
  if (!s->elem->count) return "elem is empty";
  if (s->elem->count % (s->dim + 1)) return "elem size must be multiple of (dim+1)";
  if (!s->vertbody->count && !f->interpolated) return "vertbody and nodebody are both empty";
  if (s->vert->count % 3) return "vert size must be a multiple of 3";
  if (s->edgestiffness > 0 && s->dim > 1)
    return "edge stiffness only available for dim=1, please use elasticity plugins";
  if (f->interpolated && s->selfcollide != ctFLEXSELF_NONE)
    return "trilinear interpolation cannot do self-collision";
  if (f->interpolated && s->internal)
    return "trilinear interpolation cannot do internal collisions";
  return NULL;
}

// One body carries all vertices, or each has its own.
static const char* set_flex_sizes(BuildFlex* f) {
  const ctsFlex* s = &f->s;
  CT_ASSERT(s->dim >= 1 && s->dim <= 3 && s->elem->count % (s->dim + 1) == 0); // check_values
  f->nelem = s->elem->count / (s->dim + 1);
  f->centered = !s->vert->count;
  f->nvert = f->centered ? s->vertbody->count : s->vert->count / 3;
  f->rigid = !f->centered && s->vertbody->count == 1;
  if (!f->centered && !f->rigid && s->vertbody->count != f->nvert)
    return "vertbody size must be 1 or nvert";
  if (f->nvert < s->dim + 1) return "not enough vertices";
  f->nnode = s->nodebody->count;
  return NULL;
}

// Nodes fill a cube of order + 1 in each direction; 1 and 2 are the orders there are.
static Status set_order(Build* b, BuildFlex* f) {
  if (!f->nnode) return CT_OK;
  f->order = integer_of(fn_pow(f->nnode, 1.0 / 3), 0, INT_MAX) - 1;
  int side = f->order + 1;
  if (f->order >= 1 && f->order <= 2 && f->nnode == side * side * side) return CT_OK;
  return error_add(b->err, spec_place(&f->from->e, NULL),
                   "number of nodes must be %d^3 but it is %d", f->order, f->nnode);
}

static const char* check_indices(const BuildFlex* f) {
  const ctsFlex* s = &f->s;
  for (int i = 0; i < s->elem->count; i++) {
    if (s->elem->data[i] < 0 || s->elem->data[i] >= f->nvert) return "elem vertex id out of range";
  }
  if (s->texcoord->count && s->texcoord->count != 2 * f->nvert && !s->elemtexcoord->count)
    return "two texture coordinates per vertex expected";
  return NULL;
}

static const char* check_contact(const ctsFlex* s) {
  bool valid = s->condim == 1 || s->condim == 3 || s->condim == 4 || s->condim == 6;
  return valid ? NULL : "invalid condim in flex";
}

static const char* check_elements(const BuildFlex* f) {
  int n = f->s.dim + 1;
  for (int e = 0; e < f->nelem; e++) {
    const int* v = f->s.elem->data + n * e;
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < i; k++) {
        if (v[i] == v[k]) return "repeated vertex in element";
      }
    }
  }
  return NULL;
}

//---------------------------------- bodies --------------------------------------------------------

static bool is_bending(const ctsFlex* s) {
  return s->dim == 2 && (s->elastic2d == 1 || s->elastic2d == 3);
}

static Status find_flex_bodies(Build* b, const BuildFlex* f, const ctStringVec* name, int* id) {
  for (int i = 0; i < name->count; i++) {
    id[i] = build_find(b, ctOBJ_BODY, vectors_text(name->data + i));
    if (id[i] < 0) {
      return error_add(b->err, spec_place(&f->from->e, NULL), "unknown body '%s' in flex",
                       vectors_text(name->data + i));
    }
    if (name == f->s.vertbody && is_bending(&f->s) && b->body[id[i]].joint.num != 3)
      return fail_flex(b, f, "pins are not supported for bending");
  }
  return CT_OK;
}

// vertbody has a body for each vertex, also when one carries all.
static Status set_bodies(Build* b, BuildFlex* f) {
  size_t room = (size_t)(f->nvert > f->s.vertbody->count ? f->nvert : f->s.vertbody->count);
  f->vertbody = alloc_zero(room * sizeof(int));
  f->nodebody = alloc_zero((size_t)f->nnode * sizeof(int));
  if (!f->vertbody || !f->nodebody) return build_no_memory(b);
  TRY(find_flex_bodies(b, f, f->s.vertbody, f->vertbody));
  TRY(find_flex_bodies(b, f, f->s.nodebody, f->nodebody));
  CT_ASSERT(f->s.nodebody->count == f->nnode);
  for (int i = f->s.vertbody->count; f->s.vertbody->count && i < f->nvert; i++)
    f->vertbody[i] = f->vertbody[0];
  return CT_OK;
}

static bool all_zero(const ctDoubleVec* v) {
  for (int i = 0; i < v->count; i++) {
    if (v->data[i] != 0) return false;
  }
  return true;
}

static void find_flags(BuildFlex* f) {
  if (!f->rigid && !f->interpolated) {
    f->rigid = true;
    for (int i = 1; i < f->nvert; i++) f->rigid = f->rigid && f->vertbody[i] == f->vertbody[0];
  }
  if (!f->centered) f->centered = all_zero(f->interpolated ? f->s.node : f->s.vert);
}

//---------------------------------- rest shape ----------------------------------------------------

// QUIRK(flex-before-fusing; test_fuse:a_flex_below_a_fused_body): MuJoCo places flexes before
// static bodies are fused, so the product of poses is that of all bodies.
void flex_build_start(Build* b) {
  for (int i = 0; i < b->nbody; i++) {
    BuildBody* body = b->body + i;
    copy3(body->start_pos, body->s.pos);
    copy4(body->start_quat, body->s.quat);
    if (i == 0) continue;
    CT_ASSERT(build_has(body->parent, i)); // parents first
    const BuildBody* up = b->body + body->parent;
    quat_pose_vec(body->start_pos, up->start_pos, up->start_quat, body->s.pos);
    quat_mul(body->start_quat, up->start_quat, body->s.quat);
    pose_normalize(body->start_quat, 4);
  }
}

static void place_point(double out[3], const BuildBody* body, const double* local) {
  copy3(out, body->start_pos);
  if (!local) return;
  double turned[3];
  quat_rot_vec(turned, local, body->start_quat);
  addto3(out, turned);
}

static bool set_positions(const Build* b, BuildFlex* f) {
  f->xpos = alloc_bytes(3 * (size_t)f->nvert * sizeof(double));
  f->node0 = alloc_bytes(3 * (size_t)f->nnode * sizeof(double));
  if (!f->xpos || !f->node0) return false;
  const ctDoubleVec *vert = f->s.vert, *node = f->s.node;
  for (int i = 0; i < f->nvert; i++) {
    bool local = (!f->centered || f->interpolated) && 3 * i + 2 < vert->count;
    place_point(f->xpos + 3 * i, b->body + f->vertbody[i], local ? vert->data + 3 * i : NULL);
    if (f->interpolated) f->vertbody[i] = -1;
  }
  for (int i = 0; i < f->nnode; i++) {
    bool local = !f->centered && 3 * i + 2 < node->count;
    place_point(f->node0 + 3 * i, b->body + f->nodebody[i], local ? node->data + 3 * i : NULL);
  }
  return true;
}

// Tetrahedra whose faces 0 1 2, 0 2 3, 0 3 1 and 1 3 2 look outwards.
static void orient_elements(BuildFlex* f) {
  for (int e = 0; f->s.dim == 3 && e < f->nelem; e++) {
    int* v = f->elem + 4 * e;
    for (int i = 0; i < 4; i++) CT_ASSERT(build_has(v[i], f->nvert)); // check_indices
    const double* x = f->xpos;
    double a[3], c[3], d[3], normal[3];
    sub3(a, x + 3 * v[1], x + 3 * v[0]);
    sub3(c, x + 3 * v[2], x + 3 * v[0]);
    sub3(d, x + 3 * v[3], x + 3 * v[0]);
    cross3(normal, a, c);
    if (dot3(normal, d) <= 0) continue;
    int t = v[1];
    v[1] = v[2];
    v[2] = t;
  }
}

// Without indices of their own the texture coordinates are the vertices', three an element.
static bool copy_flex_elements(BuildFlex* f) {
  const ctIntVec *elem = f->s.elem, *own = f->s.elemtexcoord;
  CT_ASSERT(elem->count == f->nelem * (f->s.dim + 1));
  bool texture = f->s.texcoord->count > 0;
  f->nelemtexcoord = !texture ? 0 : own->count ? own->count : 3 * f->nelem;
  size_t n = (size_t)f->nelemtexcoord;
  f->elem = alloc_bytes((size_t)elem->count * sizeof(int));
  f->elemtexcoord = alloc_bytes(n * sizeof(int));
  if (!f->elem || !f->elemtexcoord) return false;
  memcpy(f->elem, elem->data, (size_t)elem->count * sizeof(int));
  if (own->count) {
    memcpy(f->elemtexcoord, own->data, n * sizeof(int));
  } else {
    for (size_t i = 0; i < n; i++) f->elemtexcoord[i] = i < (size_t)elem->count ? elem->data[i] : 0;
  }
  return true;
}

//---------------------------------- bounds --------------------------------------------------------

static void bound_element(const BuildFlex* f, int e, BoxLeaf* leaf) {
  const int* v = f->elem + (f->s.dim + 1) * e;
  for (int i = 0; i <= f->s.dim; i++) CT_ASSERT(build_has(v[i], f->nvert)); // check_indices
  for (int k = 0; k < 3; k++) {
    double lo = f->xpos[3 * v[0] + k], hi = lo;
    for (int i = 1; i <= f->s.dim; i++) {
      lo = fmin(lo, f->xpos[3 * v[i] + k]);
      hi = fmax(hi, f->xpos[3 * v[i] + k]);
    }
    double half = 0.5 * (hi - lo) + f->s.radius;
    leaf->key[k] = 0.5 * (hi + lo);
    leaf->lo[k] = leaf->key[k] - half;
    leaf->hi[k] = leaf->key[k] + half;
  }
  leaf->id = e;
}

// Position of each vertex in the box of the flex, 0 to 1 along each side.
static void set_vert0(BuildFlex* f) {
  CT_ASSERT(f->nelem > 0 && f->nbvh <= bvh_count(f->nelem));
  const double* box = f->bvh[0].aabb;
  for (int k = 0; k < 3; k++) f->s.size[k] = f->nbvh ? box[3 + k] - f->s.radius : 0;
  for (int i = 0; i < 3 * f->nvert; i++) {
    double size = f->s.size[i % 3];
    f->vert0[i] = size > ctMINVAL ? (f->xpos[i] - box[i % 3]) / (2 * size) + 0.5 : 0.5;
  }
}

bool flex_build_bounds(BuildFlex* f) {
  BoxLeaf* leaf = alloc_bytes((size_t)f->nelem * sizeof(*leaf));
  int *order = alloc_bytes((size_t)f->nelem * sizeof(int)), n = 0;
  f->bvh = alloc_zero((size_t)bvh_count(f->nelem) * sizeof(*f->bvh));
  f->vert0 = alloc_bytes(3 * (size_t)f->nvert * sizeof(double));
  bool ok = leaf && order && f->bvh && f->vert0;
  for (int e = 0; ok && e < f->nelem; e++) {
    // the inner layers of a solid do not collide
    if (f->s.dim < 3 || f->layer[e] < f->s.activelayers) bound_element(f, e, leaf + n++);
  }
  if (ok) {
    box_bvh_build(f->bvh, leaf, order, n);
    f->nbvh = bvh_count(n);
    set_vert0(f);
  }
  alloc_free(leaf);
  alloc_free(order);
  return ok;
}

//---------------------------------- stiffness -----------------------------------------------------

static Status build_stiffness(Build* b, BuildFlex* f) {
  const ctsFlex* s = &f->s;
  if (s->young <= 0) return CT_OK;
  if (s->poisson < 0 || s->poisson >= 0.5)
    return fail_flex(b, f, "Poisson ratio must be in [0, 0.5)");
  if (f->interpolated) {
    int least = 9 * f->nnode * f->nnode / 21;
    if (least > f->nelem) {
      return error_add(b->err, spec_place(&f->from->e, NULL),
                       "Trilinear dofs are require at least %d elements", least);
    }
  }
  if (is_bending(s) && s->thickness < 0)
    return fail_flex(b, f, "thickness must be positive for bending stiffness");
  bool ok = f->interpolated ? flex_build_nodal(f) : flex_build_elastic(f);
  return ok ? CT_OK : build_no_memory(b);
}

//---------------------------------- constraints ---------------------------------------------------

static void find_equality(const Build* b, BuildFlex* f) {
  const char* name = spec_name(&f->from->e);
  for (int i = 0; i < b->nequality && !f->equality; i++) {
    const ctsEquality* s = &b->equality[i].s;
    if (strcmp(vectors_text(s->name1), name) != 0) continue;
    if (s->type == ctEQ_FLEX) f->equality = 1;
    if (s->type == ctEQ_FLEXVERT) f->equality = 2;
  }
}

// Constraints of vertices need a flat rest shape, in a plane of constant z.
static Status check_plane(Build* b, const BuildFlex* f) {
  if (f->rigid || f->interpolated || f->s.dim != 2 || f->equality != 2) return CT_OK;
  for (int e = 0; e < f->nedge; e++) {
    CT_ASSERT(build_has(f->edge[2 * e], f->nvert) && build_has(f->edge[2 * e + 1], f->nvert));
    double z = f->vert0[3 * f->edge[2 * e + 1] + 2] - f->vert0[3 * f->edge[2 * e] + 2];
    if (fabs(z * 2 * f->s.size[2]) > ctMINVAL)
      return fail_flex(b, f,
                       "engine error: makeFlexSparse: flex vertices are not in the same plane");
  }
  return CT_OK;
}

//---------------------------------- the pass ------------------------------------------------------

static Status find_flex_material(Build* b, BuildFlex* f) {
  f->material = -1;
  const char* name = vectors_text(f->s.material);
  if (!name[0]) return CT_OK;
  if (b->spec->pub.compiler.discardvisual) {
    Status status = error_add(b->err, spec_place(&f->from->e, "material"), "object not found");
    error_hint(b->err, "discardvisual removes material '%s', which this flex needs", name);
    return status;
  }
  f->material = build_find(b, ctOBJ_MATERIAL, name);
  if (f->material >= 0) return CT_OK;
  return error_add(b->err, spec_place(&f->from->e, "material"), "unknown material '%s' in flex",
                   name);
}

static Status check_flex(Build* b, BuildFlex* f) {
  f->interpolated = f->s.nodebody->count > 0;
  const char* why = check_values(f);
  if (!why) why = check_contact(&f->s);
  if (!why) why = set_flex_sizes(f);
  if (why) return fail_flex(b, f, why);
  TRY(set_order(b, f));
  why = check_indices(f);
  if (why) return fail_flex(b, f, why);
  TRY(find_flex_material(b, f));
  TRY(set_bodies(b, f));
  why = check_elements(f);
  return why ? fail_flex(b, f, why) : CT_OK;
}

static Status build_one_flex(Build* b, BuildFlex* f) {
  TRY(check_flex(b, f));
  find_flags(f);
  if (!set_positions(b, f) || !copy_flex_elements(f)) return build_no_memory(b);
  orient_elements(f);
  if (!flex_build_edges(f)) return build_no_memory(b);
  TRY(build_stiffness(b, f));
  if (!flex_build_shell(f) || !flex_build_bounds(f)) return build_no_memory(b);
  find_equality(b, f);
  return check_plane(b, f);
}

Status flex_build(Build* b) {
  if (!b->nflex) return CT_OK;
  Status status = CT_OK;
  for (int i = 0; i < b->nflex; i++) {
    if (build_one_flex(b, b->flex + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

void flex_build_free(BuildFlex* f) {
  void* const array[] = {f->vertbody, f->nodebody, f->elem,      f->elemtexcoord,
                         f->xpos,     f->vert0,    f->node0,     f->edge,
                         f->elemedge, f->flap,     f->stiffness, f->bending,
                         f->layer,    f->shell,    f->evpair,    f->bvh};
  for (size_t i = 0; i < sizeof(array) / sizeof(array[0]); i++) alloc_free(array[i]);
}
