// Invariant: the shape owns its arrays; after a failure it is empty. vert is in the user's frame
// until centre_mesh, then in the inertial frame; hull, polygons and faces name vertices by number
// and stay. Each step needs those before it, in the order of build_shape.
#include "geom/mesh_shape.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "geom/mesh_bvh.h"
#include "geom/mesh_edges.h"
#include "geom/mesh_inertia.h"
#include "geom/mesh_normal.h"
#include "geom/principal.h"
#include "math/quat.h"

#include <limits.h>
#include <math.h>
#include <string.h>

// What every step needs: the input, the shape in the making, where to complain.
typedef struct ShapeJob {
  const MeshSource* in;
  MeshShape* m;
  Place at;
  ErrorList* err;
} ShapeJob;

static Status no_memory(const ShapeJob* j) {
  return error_add(j->err, j->at, "out of memory for mesh '%s'", j->in->name);
}

//---------------------------------- input ---------------------------------------------------------

static Status check_lengths(const ShapeJob* j) {
  const MeshSource* in = j->in;
  if (in->vert_len % 3) return error_add(j->err, j->at, "vertex data must be a multiple of 3");
  if (in->face_len % 3) return error_add(j->err, j->at, "face data must be a multiple of 3");
  for (int i = 0; i < in->vert_len; i++)
    if (!isfinite(in->vert[i]))
      return error_add(j->err, j->at, "vertex coordinate %d is not finite", i / 3);
  if (in->vert_len < 12) return error_add(j->err, j->at, "at least 4 vertices required");
  if (in->normal_len % 3) return error_add(j->err, j->at, "normal data must be a multiple of 3");
  if (in->texcoord_len % 2) return error_add(j->err, j->at, "texcoord must be a multiple of 2");
  if (in->texcoord_len && in->texcoord_len / 2 != in->vert_len / 3 && !in->facetexcoord_len &&
      !in->obj)
    return error_add(
        j->err, j->at,
        "texcoord must be 2*nv if face texcoord indices are not provided in an OBJ file");
  return CT_OK;
}

static Status check_face_indices(const ShapeJob* j) {
  const MeshSource* in = j->in;
  for (int i = 0; i < in->face_len; i++)
    if (in->face[i] < 0 || in->face[i] >= in->vert_len / 3)
      return error_add(j->err, j->at, "in face %d, vertex index %d does not exist", i / 3,
                       in->face[i]);
  return CT_OK;
}

// A copy of n > 0 items, NULL if there are none; *failed is set when out of memory.
static void* copy_source(const void* from, int n, size_t size, bool* failed) {
  if (!n) return NULL;
  void* to = alloc_bytes((size_t)n * size);
  if (to) {
    memcpy(to, from, (size_t)n * size);
  } else {
    *failed = true;
  }
  return to;
}

static Status take_input(const ShapeJob* j) {
  const MeshSource* in = j->in;
  MeshShape* m = j->m;
  CT_ASSERT(in->vert_len >= 12 && in->vert_len % 3 == 0 && in->face_len % 3 == 0);
  bool failed = false;
  m->nvert = in->vert_len / 3;
  m->nnormal = in->normal_len / 3;
  m->ntexcoord = in->texcoord_len / 2;
  m->nface = in->face_len / 3;
  m->vert = (double*)alloc_bytes((size_t)in->vert_len * sizeof(double));
  m->normal = (float*)copy_source(in->normal, in->normal_len, sizeof(float), &failed);
  m->texcoord = (float*)copy_source(in->texcoord, in->texcoord_len, sizeof(float), &failed);
  m->face = (int*)copy_source(in->face, in->face_len, sizeof(int), &failed);
  m->facenormal = (int*)copy_source(in->facenormal, in->facenormal_len, sizeof(int), &failed);
  m->facetexcoord = (int*)copy_source(in->facetexcoord, in->facetexcoord_len, sizeof(int), &failed);
  if (failed || !m->vert) return no_memory(j);
  for (int i = 0; i < in->vert_len; i++) m->vert[i] = (double)in->vert[i];
  return CT_OK;
}

//---------------------------------- faces and normals ---------------------------------------------

static Status check_orientation(const ShapeJob* j) {
  if (j->in->inertia != ctMESH_INERTIA_EXACT) return CT_OK;
  int edge[2];
  if (!mesh_edges_repeated(edge, j->m->vert, j->m->face, j->m->nface)) return no_memory(j);
  if (edge[0] < 0) return CT_OK;
  return error_add(j->err, j->at,
                   "faces of mesh '%s' have inconsistent orientation. Please check the faces "
                   "containing the vertices %d and %d.",
                   j->in->name, edge[0] + 1, edge[1] + 1);
}

// The hull, and its faces where none were given.
static Status make_hull(const ShapeJob* j) {
  MeshShape* m = j->m;
  bool convex = j->in->inertia == ctMESH_INERTIA_CONVEX;
  if (!j->in->need_hull && m->nface && !convex) return CT_OK;
  TRY(hull_build(&m->hull, m->vert, m->nvert, j->in->maxhullvert, j->at, j->err));
  if (m->nface) return CT_OK;
  bool failed = false;
  m->nface = hull_faces(&m->hull);
  m->face = (int*)copy_source(hull_face(&m->hull), 3 * m->nface, sizeof(int), &failed);
  return failed ? no_memory(j) : CT_OK;
}

static Status make_vertex_normals(const ShapeJob* j) {
  MeshShape* m = j->m;
  size_t corners = 3 * (size_t)m->nface;
  if (!m->normal) {
    m->normal = (float*)alloc_bytes(3 * (size_t)m->nvert * sizeof(float));
    m->nnormal = m->nvert;
    bool smooth = j->in->smoothnormal;
    if (!m->normal || !mesh_normal_make(m->normal, m->vert, m->nvert, m->face, m->nface, smooth))
      return no_memory(j);
    // normals of vertices: the faces name them as the vertices
    alloc_free(m->facenormal);
    m->facenormal = NULL;
  } else if (m->facenormal && j->in->facenormal_len != 3 * m->nface) {
    return error_add(j->err, j->at, "face data must have the same size as face normal data");
  }
  if (m->facenormal) return CT_OK;
  m->facenormal = (int*)alloc_bytes(corners * sizeof(int));
  if (!m->facenormal) return no_memory(j);
  // several normals a vertex, a wedge's or a plate's: the first of them
  int each = m->nnormal / m->nvert;
  for (size_t i = 0; i < corners; i++) m->facenormal[i] = each * m->face[i];
  return CT_OK;
}

static Status make_texcoords(const ShapeJob* j) {
  MeshShape* m = j->m;
  if (m->facetexcoord || !m->texcoord) return CT_OK;
  bool failed = false;
  m->facetexcoord = (int*)copy_source(m->face, 3 * m->nface, sizeof(int), &failed);
  return failed ? no_memory(j) : CT_OK;
}

static Status make_polygons(const ShapeJob* j) {
  MeshShape* m = j->m;
  const int* face = m->hull.graph ? hull_face(&m->hull) : m->face;
  int nface = m->hull.graph ? hull_faces(&m->hull) : m->nface;
  return mesh_poly_build(&m->poly, m->vert, m->nvert, face, nface) ? CT_OK : no_memory(j);
}

//---------------------------------- frame ---------------------------------------------------------

// v = R' v for all vertices
static void rotate_vertices(MeshShape* m, const double R[9]) {
  for (int i = 0; i < m->nvert; i++) {
    double* v = m->vert + 3 * (size_t)i;
    double x = v[0], y = v[1], z = v[2];
    for (int k = 0; k < 3; k++) v[k] = R[k] * x + R[3 + k] * y + R[6 + k] * z;
  }
  mesh_normal_rotate(m->normal, m->nnormal, R);
}

static void shift_vertices(MeshShape* m, const double by[3]) {
  for (int i = 0; i < m->nvert; i++) subfrom3(m->vert + 3 * (size_t)i, by);
}

// To the user's frame and units: x = scale * (refquat' (x - refpos))
static void apply_reference(MeshShape* m, const MeshSource* in) {
  const double *p = in->refpos, *q = in->refquat, *s = in->scale;
  if (p[0] != 0 || p[1] != 0 || p[2] != 0) shift_vertices(m, p);
  if (q[0] != 1 || q[1] != 0 || q[2] != 0 || q[3] != 0) {
    double unit[4], R[9];
    copy4(unit, q);
    principal_unit(unit, 4);
    quat_to_mat(R, unit);
    rotate_vertices(m, R);
  }
  if (s[0] != 1 || s[1] != 1 || s[2] != 1) {
    for (int i = 0; i < m->nvert; i++)
      for (int k = 0; k < 3; k++) m->vert[3 * (size_t)i + (size_t)k] *= s[k];
    mesh_normal_scale(m->normal, m->nnormal, s);
  }
  mesh_normal_unit(m->normal, m->nnormal);
}

static void bound_vertices(MeshShape* m) {
  for (int k = 0; k < 3; k++) {
    m->aamm[k] = 1e10;
    m->aamm[3 + k] = -1e10;
  }
  for (int i = 0; i < m->nvert; i++)
    for (int k = 0; k < 3; k++) {
      double x = m->vert[3 * (size_t)i + (size_t)k];
      if (x < m->aamm[k]) m->aamm[k] = x;
      if (x > m->aamm[3 + k]) m->aamm[3 + k] = x;
    }
}

// Origin to the centre of mass, axes to the principal ones.
static Status centre_mesh(const ShapeJob* j) {
  MeshShape* m = j->m;
  MeshBody body = {.name = j->in->name,
                   .vert = m->vert,
                   .face = m->face,
                   .nface = m->nface,
                   .how = j->in->inertia};
  if (m->hull.graph) {
    body.hullface = hull_face(&m->hull);
    body.nhullface = hull_faces(&m->hull);
  }
  MeshInertia inertia;
  TRY(mesh_inertia(&inertia, &body, j->at, j->err));
  m->volume = inertia.volume;
  copy3(m->box, inertia.box);
  copy3(m->pos, inertia.centre);
  copy4(m->quat, inertia.quat);
  if (j->in->keep_in_place) {
    zero3(m->pos);
    unit4(m->quat);
  }
  double R[9];
  quat_to_mat(R, m->quat);
  shift_vertices(m, m->pos);
  rotate_vertices(m, R);
  bound_vertices(m);
  mesh_poly_normals(&m->poly, m->vert);
  return CT_OK;
}

//---------------------------------- trees ---------------------------------------------------------

static Status make_trees(const ShapeJob* j) {
  MeshShape* m = j->m;
  CT_ASSERT(m->nface > 0);
  m->nbvh = bvh_count(m->nface);
  m->bvh = (BvhNode*)alloc_bytes((size_t)m->nbvh * sizeof(BvhNode));
  if (!m->bvh || !mesh_bvh_build(m->bvh, m->vert, m->face, m->nface)) return no_memory(j);
  if (!j->in->need_octree) return CT_OK;
  OctreeMesh around = {m->vert, m->nvert, m->face, m->nface, m->bvh, m->aamm};
  OctreeResult result = octree_build(&m->octree, &around);
  if (result == OCTREE_BROKEN)
    return error_add(j->err, j->at, "sdf coefficient computation failed");
  return result == OCTREE_OK ? CT_OK : no_memory(j);
}

static Status build_shape(const ShapeJob* j) {
  TRY(check_lengths(j));
  TRY(check_face_indices(j));
  TRY(take_input(j));
  TRY(check_orientation(j));
  TRY(make_hull(j));
  TRY(make_vertex_normals(j));
  TRY(make_texcoords(j));
  TRY(make_polygons(j));
  apply_reference(j->m, j->in);
  TRY(centre_mesh(j));
  return make_trees(j);
}

Status mesh_shape_build(MeshShape* out, const MeshSource* in, Place at, ErrorList* err) {
  *out = (MeshShape){0};
  ShapeJob j = {in, out, at, err};
  if (build_shape(&j) == CT_OK) return CT_OK;
  mesh_shape_free(out);
  return CT_FAIL;
}

void mesh_shape_free(MeshShape* m) {
  alloc_free(m->vert);
  alloc_free(m->normal);
  alloc_free(m->texcoord);
  alloc_free(m->face);
  alloc_free(m->facenormal);
  alloc_free(m->facetexcoord);
  hull_free(&m->hull);
  mesh_poly_free(&m->poly);
  alloc_free(m->bvh);
  octree_free(&m->octree);
  *m = (MeshShape){0};
}
