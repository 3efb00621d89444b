// Arrays of a flex in a scene have room for scene_flex_max_faces faces and are owned by the scene.
// A face has three vertices of three floats each, with one normal of unit length per vertex.
#include "view/scene_flex.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "math/vec.h"
#include "view/scene_color.h"

#include <stdbool.h>
#include <string.h>

int scene_flex_max_faces(const ctModel* m, int flex) {
  int elements = m->flex_elemnum[flex], shells = m->flex_shellnum[flex], most = 0;
  if (m->flex_dim[flex] == 2) return 2 * (shells + elements);
  // of a solid one layer of elements, or the shell
  const int* layer = m->flex_elemlayer + m->flex_elemadr[flex];
  for (int l = 0, count = 1; count; l++) {
    count = 0;
    for (int e = 0; e < elements; e++) count += layer[e] == l;
    if (count > most) most = count;
  }
  return shells > 4 * most ? shells : 4 * most;
}

//---------------------------------- one face ------------------------------------------------------

// A flex while its faces are made.
typedef struct Surface {
  const double* vert;
  const double* normal; // of the vertices, for smooth surfaces
  double radius;
  bool flat;
  float *face, *face_normal;
  float* texcoord;         // NULL: none
  const float* vert_coord; // texture coordinates to choose from
  int count;
  const SceneDensity* density; // NULL: the colour of the material
  const double* vert_density;  // of its vertices
  double face_density;         // of all corners of a flat face
  float* face_color;
} Surface;

static void scene_face_normal(double n[3], const double* vert, const int v[3]) {
  double a[3], b[3];
  sub3(a, vert + 3 * v[1], vert + 3 * v[0]);
  sub3(b, vert + 3 * v[2], vert + 3 * v[0]);
  cross3(n, a, b);
  normalize3(n);
}

static void add_texcoord(Surface* s, const int t[3]) {
  for (int k = 0; s->texcoord && k < 3; k++)
    memcpy(s->texcoord + 6 * s->count + 2 * k, s->vert_coord + 2 * t[k], 2 * sizeof(float));
}

// Corners of the next face: vertices moved by some distance along a normal of theirs.
static void put_corner(Surface* s, int k, int vertex, const double n[3], double by) {
  float* at = s->face + 9 * s->count + 3 * k;
  for (int r = 0; r < 3; r++) at[r] = (float)(s->vert[3 * vertex + r] + by * n[r]);
}

static void put_normal(Surface* s, int k, const double n[3], double sign) {
  float* at = s->face_normal + 9 * s->count + 3 * k;
  for (int r = 0; r < 3; r++) at[r] = (float)(sign * n[r]);
}

static void put_color(Surface* s, int k, double density) {
  if (s->density) scene_color_rgb(s->density, density, s->face_color + 9 * s->count + 3 * k);
}

// A flat face, moved outwards by the radius. t: texture coordinates of its corners.
static void add_flat(Surface* s, const int v[3], const int t[3]) {
  double n[3];
  scene_face_normal(n, s->vert, v);
  for (int k = 0; k < 3; k++) {
    put_corner(s, k, v[k], n, s->radius);
    put_normal(s, k, n, 1);
    put_color(s, k, s->face_density);
  }
  add_texcoord(s, t);
  s->count++;
}

// A face of a smooth surface on one side (+1 or -1) of the vertices.
static void add_smooth(Surface* s, const int v[3], const int t[3], int side) {
  double n[3], by = side * s->radius, sign = by > 0 ? 1 : -1;
  if (s->flat) scene_face_normal(n, s->vert, v);
  for (int k = 0; k < 3; k++) {
    const double* own = s->normal + 3 * v[k];
    put_corner(s, k, v[k], own, by);
    put_normal(s, k, s->flat ? n : own, sign);
    put_color(s, k, s->density ? s->vert_density[v[k]] : 0);
  }
  add_texcoord(s, t);
  s->count++;
}

// Half of the rim between the two sides of a sheet, along an edge of its border.
static void add_surface_rim(Surface* s, int a, int b, int side) {
  double n[3], along[3], by = side * s->radius;
  int v[3] = {a, b, b};
  sub3(along, s->vert + 3 * b, s->vert + 3 * a);
  cross3(n, along, s->normal + 3 * b);
  if (by < 0) scl3(n, n, -1);
  normalize3(n);
  for (int k = 0; k < 3; k++) {
    put_corner(s, k, v[k], s->normal + 3 * v[k], k == 1 ? -by : by);
    put_normal(s, k, n, 1);
    put_color(s, k, s->density ? s->vert_density[v[k]] : 0);
  }
  add_texcoord(s, v);
  s->count++;
}

//---------------------------------- one flex ------------------------------------------------------

// Both sides of a triangle, all sides of a tetrahedron: corners out of an element's vertices.
static const unsigned char kSideOf[2][4][3] = {
    {{0, 1, 2}, {0, 2, 1}},
    {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}},
};

// The elements themselves, of solids those of one layer.
static void add_elements(const ctModel* m, int f, int layer, Surface* s) {
  int dim = m->flex_dim[f], base = m->flex_elemdataadr[f];
  for (int e = 0; e < m->flex_elemnum[f]; e++) {
    if (dim == 3 && m->flex_elemlayer[m->flex_elemadr[f] + e] != layer) continue;
    const int *vert = m->flex_elem + base + e * (dim + 1),
              *coord = m->flex_elemtexcoord + base + e * (dim + 1);
    if (s->density) s->face_density = s->density->element[m->flex_elemadr[f] + e];
    for (int k = 0; k < (dim == 2 ? 2 : 4); k++) {
      const unsigned char* c = kSideOf[dim - 2][k];
      const int v[3] = {vert[c[0]], vert[c[1]], vert[c[2]]};
      const int t[3] = {coord[c[0]], coord[c[1]], coord[c[2]]};
      add_flat(s, v, t);
    }
  }
}

// Triangles of the surface: the elements of a sheet, the shell of a solid.
typedef struct Triangles {
  const int *vert, *coord;
  int count;
} Triangles;

static Triangles triangles_of(const ctModel* m, int f) {
  int elements = m->flex_elemdataadr[f];
  if (m->flex_dim[f] == 2)
    return (Triangles){m->flex_elem + elements, m->flex_elemtexcoord + elements,
                       m->flex_elemnum[f]};
  const int* shell = m->flex_shell + m->flex_shelldataadr[f];
  return (Triangles){shell, shell, m->flex_shellnum[f]};
}

static void vertex_normals(const Triangles* t, const double* vert, double* normal, int nvert) {
  memset(normal, 0, 3 * (size_t)nvert * sizeof *normal);
  for (int i = 0; i < t->count; i++) {
    const int* v = t->vert + 3 * i;
    double n[3];
    scene_face_normal(n, vert, v);
    for (int k = 0; k < 3; k++) addto3(normal + 3 * v[k], n);
  }
  for (int i = 0; i < nvert; i++) normalize3(normal + 3 * i);
}

static void add_skin(const ctModel* m, int f, Surface* s) {
  Triangles t = triangles_of(m, f);
  for (int i = 0; i < t.count; i++) {
    const int *v = t.vert + 3 * i, *c = t.coord + 3 * i;
    add_smooth(s, v, c, 1);
    if (m->flex_dim[f] == 3) continue;
    const int back[3] = {v[0], v[2], v[1]}, back_coord[3] = {c[0], c[2], c[1]};
    add_smooth(s, back, back_coord, -1);
  }
  for (int i = 0; m->flex_dim[f] == 2 && i < m->flex_shellnum[f]; i++) {
    const int* edge = m->flex_shell + m->flex_shelldataadr[f] + 2 * i;
    add_surface_rim(s, edge[0], edge[1], 1);
    add_surface_rim(s, edge[1], edge[0], -1);
  }
}

static void set_surface_color(const ctModel* m, int f, const SceneDensity* density, Surface* s) {
  s->density = density;
  if (density) s->vert_density = density->vert + m->flex_vertadr[f];
}

static void make_faces(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn,
                       int f, const SceneDensity* density) {
  int from = scn->flexfaceadr[f], coord = m->flex_texcoordadr[f];
  Surface s = {.vert = d->flexvert_xpos + 3 * m->flex_vertadr[f],
               .radius = m->flex_radius[f],
               .flat = m->flex_flatskin[f] != 0,
               .face = scn->flexface + 9 * from,
               .face_normal = scn->flexnormal + 9 * from,
               .face_color = scn->flexfacecolor + 9 * from};
  set_surface_color(m, f, density, &s);
  if (coord >= 0) {
    s.texcoord = scn->flextexcoord + 6 * from;
    s.vert_coord = m->flex_texcoord + 2 * coord;
  }
  if (opt->flags[ctVIS_FLEXSKIN]) {
    int nvert = m->flex_vertnum[f];
    Triangles t = triangles_of(m, f);
    double* normal = alloc_bytes(3 * (size_t)nvert * sizeof *normal);
    if (normal) {
      vertex_normals(&t, s.vert, normal, nvert);
      s.normal = normal;
      add_skin(m, f, &s);
    }
    alloc_free(normal);
  } else {
    add_elements(m, f, opt->flex_layer, &s);
  }
  CT_ASSERT(s.count <= scn->flexfacenum[f]);
  scn->flexfaceused[f] = s.count;
}

// Energy densities, if colours by them are wanted and there is memory. The scene says so.
static bool open_colors(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn,
                        SceneDensity* density) {
  bool colored = opt->flex_color == ctFLEXCOLOR_ENERGY && scene_color_open(m, d, opt, density);
  scn->flexcoloropt = colored ? ctFLEXCOLOR_ENERGY : ctFLEXCOLOR_MATERIAL;
  scn->flexcolormax = colored ? density->most : 0;
  for (int i = 0; colored && i < m->nflexvert; i++)
    scene_color_rgb(density, density->vert[i], scn->flexvertcolor + 3 * i);
  return colored;
}

void scene_flex(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn) {
  bool faces = opt->flags[ctVIS_FLEXFACE] || opt->flags[ctVIS_FLEXSKIN];
  SceneDensity density = {0};
  bool colored = open_colors(m, d, opt, scn, &density);
  scn->flexvertopt = opt->flags[ctVIS_FLEXVERT];
  scn->flexedgeopt = opt->flags[ctVIS_FLEXEDGE];
  scn->flexfaceopt = opt->flags[ctVIS_FLEXFACE];
  scn->flexskinopt = opt->flags[ctVIS_FLEXSKIN];
  for (int i = 0; i < 3 * m->nflexvert; i++) scn->flexvert[i] = (float)d->flexvert_xpos[i];
  for (int f = 0; f < m->nflex; f++) {
    scn->flexfaceused[f] = 0;
    if (faces && m->flex_dim[f] > 1) make_faces(m, d, opt, scn, f, colored ? &density : NULL);
  }
  if (colored) scene_color_close(&density);
}
