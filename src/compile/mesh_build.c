// Meshes from files, numbers or distance fields, and geoms that use them. Whether a mesh needs a
// hull or an octree is decided from its geoms before any mesh is built. After the pass every mesh
// has a shape, with its frame in the file; a geom that is fitted to a mesh keeps the index of it.
#include "compile/mesh_build.h"

#include "asset/mesh_file.h"
#include "base/assert.h"
#include "base/str.h"
#include "compile/asset_load.h"
#include "compile/mesh_field.h"
#include "compile/pose.h"
#include "geom/mesh_fit.h"
#include "math/quat.h"

#include <string.h>

static Place mesh_place(const BuildMesh* m, const char* attribute) {
  return spec_place(&m->from->e, attribute);
}

//---------------------------------- sources -------------------------------------------------------

// What file and XML have in common.
static MeshSource start_source(const BuildMesh* m) {
  const ctsMesh* s = &m->s;
  MeshSource in = {.name = m->name,
                   .inertia = s->inertia,
                   .smoothnormal = s->smoothnormal,
                   .maxhullvert = s->maxhullvert,
                   .need_hull = m->need_hull,
                   .need_octree = m->need_sdf || s->needsdf};
  copy3(in.refpos, s->refpos);
  copy4(in.refquat, s->refquat);
  copy3(in.scale, s->scale);
  return in;
}

// MuJoCo's sentences differ for a content type that is none and one that is not a mesh's.
static Status check_type(Build* b, const BuildMesh* m, const char* type) {
  bool known = str_eq(type, "model/stl") || str_eq(type, "model/obj") ||
               str_eq(type, "model/vnd.mujoco.msh");
  if (known) return CT_OK;
  if (!vectors_is_empty(m->s.content_type) && !type[0]) {
    return error_add(b->err, mesh_place(m, "content_type"), "invalid content type: '%s'",
                     vectors_text(m->s.content_type));
  }
  if (!type[0]) {
    return error_add(b->err, mesh_place(m, "file"), "unknown or unsupported mesh file: '%s'",
                     m->file);
  }
  return error_add(b->err, mesh_place(m, "file"), "unsupported mesh type: '%s'", type);
}

#define TAKE(to, from)                                                                             \
  do {                                                                                             \
    if (!(from)) break;                                                                            \
    in.to = (from)->data;                                                                          \
    in.to##_len = (from)->count;                                                                   \
  } while (0)

// Numbers of the XML stand in for what a file lacks; MSH files count their faces as those of
// normals.
static Status complete_source(Build* b, const BuildMesh* m, MeshSource* to, bool msh) {
  MeshSource in = *to;
  const ctsMesh* s = &m->s;
  const struct {
    bool given, there;
    const char *attribute, *what;
  } kPart[] = {
      {s->uservert && s->uservert->count, true, "vertex", "vertex"},
      {s->usernormal && s->usernormal->count, in.normal_len > 0, "normal", "normal"},
      {s->usernormal && s->usernormal->count, msh && in.face_len > 0, "normal", "facenormal"},
      {s->usertexcoord && s->usertexcoord->count, in.texcoord_len > 0, "texcoord", "texcoord"},
      {s->userface && s->userface->count, in.face_len > 0, "face", "face"},
  };
  for (size_t i = 0; i < sizeof(kPart) / sizeof(kPart[0]); i++) {
    if (kPart[i].given && kPart[i].there)
      return error_add(b->err, mesh_place(m, kPart[i].attribute), "repeated %s specification",
                       kPart[i].what);
  }
  if (!in.normal_len) TAKE(normal, s->usernormal);
  if (!in.texcoord_len) TAKE(texcoord, s->usertexcoord);
  if (!in.face_len) TAKE(face, s->userface);
  *to = in;
  return CT_OK;
}

static Status build_file(Build* b, BuildMesh* m, MeshFile* file, const char* type) {
  const double* scale = m->s.scale;
  if (scale[0] * scale[1] * scale[2] < 0) mesh_mirror(file);
  MeshSource in = start_source(m);
  int corners = 3 * file->nface;
  in.vert = file->vert;
  in.vert_len = 3 * file->nvert;
  in.normal = file->normal;
  in.normal_len = 3 * file->nnormal;
  in.texcoord = file->texcoord;
  in.texcoord_len = 2 * file->ntexcoord;
  in.face = file->face;
  in.face_len = corners;
  in.facenormal = file->facenormal;
  in.facenormal_len = file->facenormal ? corners : 0;
  in.facetexcoord = file->facetexcoord;
  in.facetexcoord_len = file->facetexcoord ? corners : 0;
  in.obj = str_eq(type, "model/obj");
  TRY(complete_source(b, m, &in, str_eq(type, "model/vnd.mujoco.msh")));
  return mesh_shape_build(&m->shape, &in, mesh_place(m, NULL), b->err);
}

static Status mesh_from_file(Build* b, BuildMesh* m) {
  Place at = mesh_place(m, "file");
  AssetLoad load;
  MeshFile file = {0};
  ContentType type = asset_load_type(m->file, m->s.content_type);
  Status status = asset_load(&load, b, spec_compiler(&m->from->e)->meshdir, m->file, at);
  if (status == CT_OK) status = check_type(b, m, type.text);
  if (status == CT_OK) status = mesh_read(&file, &load.file, type.text, at, b->err);
  asset_load_close(&load);
  if (status == CT_OK) status = build_file(b, m, &file, type.text);
  mesh_free(&file);
  return status;
}

static Status mesh_from_field(Build* b, BuildMesh* m) {
  CubesMesh surface;
  TRY(mesh_field(&surface, b, m));
  MeshSource in = start_source(m);
  in.vert = surface.vert;
  in.vert_len = 3 * surface.nvert;
  in.normal = surface.normal;
  in.normal_len = 3 * surface.nvert;
  in.face = surface.face;
  in.face_len = 3 * surface.nface;
  in.keep_in_place = true;
  in.need_octree = false; // the field itself is better
  Status status = mesh_shape_build(&m->shape, &in, mesh_place(m, NULL), b->err);
  marching_cubes_free(&surface);
  return status;
}

static Status mesh_from_numbers(Build* b, BuildMesh* m) {
  const ctsMesh* s = &m->s;
  MeshSource in = start_source(m);
  TAKE(vert, s->uservert);
  TAKE(normal, s->usernormal);
  TAKE(face, s->userface);
  TAKE(facenormal, s->userfacenormal);
  TAKE(texcoord, s->usertexcoord);
  TAKE(facetexcoord, s->userfacetexcoord);
  return mesh_shape_build(&m->shape, &in, mesh_place(m, NULL), b->err);
}

//---------------------------------- meshes --------------------------------------------------------

// A hull is needed where something may touch, and where it carries the inertia.
// A geom of a pair touches whatever its contact bits are.
static void mark_pair(Build* b, const ctString* name) {
  int geom = build_find(b, ctOBJ_GEOM, vectors_text(name));
  if (geom >= 0 && mesh_build_is_shape(b->geom + geom))
    b->mesh[b->geom[geom].mesh].need_hull = true;
}

static void mark_uses(Build* b) {
  for (int i = 0; i < b->nmesh; i++) b->mesh[i].visual = true;
  for (int i = 0; i < b->ngeom; i++) {
    const BuildGeom* g = b->geom + i;
    if (!mesh_build_is_shape(g)) continue;
    CT_ASSERT(build_has(g->mesh, b->nmesh)); // resolve_references
    BuildMesh* m = b->mesh + g->mesh;
    if (g->s.contype || g->s.conaffinity || m->s.inertia == ctMESH_INERTIA_CONVEX)
      m->need_hull = true;
    if (shape_find((int)g->s.type) == &shape_sdf) m->need_sdf = true;
  }
  for (int i = 0; i < b->npair; i++) {
    mark_pair(b, b->pair[i].s.geomname1);
    mark_pair(b, b->pair[i].s.geomname2);
  }
}

static Status one_mesh(Build* b, BuildMesh* m) {
  if (m->s.maxhullvert != -1 && m->s.maxhullvert < 4)
    return error_add(b->err, mesh_place(m, "maxhullvert"), "maxhullvert must be larger than 3");
  if (mesh_field_is_used(m)) return mesh_from_field(b, m);
  return m->file[0] ? mesh_from_file(b, m) : mesh_from_numbers(b, m);
}

Status mesh_build(Build* b) {
  mark_uses(b);
  Status status = CT_OK;
  for (int i = 0; i < b->nmesh; i++) {
    if (one_mesh(b, b->mesh + i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- geoms ---------------------------------------------------------

Status mesh_build_geom(Build* b, BuildGeom* g) {
  CT_ASSERT(build_has(g->mesh, b->nmesh));
  ctsGeom* s = &g->s;
  const BuildMesh* m = b->mesh + g->mesh;
  const MeshShape* shape = &m->shape;
  double centre[3] = {0, 0, 0}, pos[3], quat[4];
  if (build_defined(s->fromto[0])) {
    return error_add(b->err, spec_place(&g->from->e, "fromto"),
                     "fromto cannot be used with mesh geom");
  }
  if (mesh_build_is_shape(g)) {
    if (s->typeinertia == ctINERTIA_SHELL) {
      return error_add(b->err, spec_place(&g->from->e, "shellinertia"),
                       "for mesh geoms, inertia should be specified in the mesh asset");
    }
    mesh_fit_size(s->size, shape);
  } else {
    bool box = b->spec->pub.compiler.fitaabb;
    bool done = box ? mesh_fit_box(s->size, centre, s->type, shape, s->fitscale)
                    : mesh_fit_inertia(s->size, s->type, shape, s->fitscale);
    if (!done)
      return error_add(b->err, mesh_place(m, NULL), "invalid geom type in fitting mesh %s",
                       m->name);
  }
  // the mesh's inertial frame, and the centre of the box in it
  quat_pose_vec(pos, shape->pos, shape->quat, centre);
  copy4(quat, shape->quat);
  pose_append(s->pos, s->quat, pos, quat);
  copy3(s->pos, pos);
  copy4(s->quat, quat);
  return CT_OK;
}
