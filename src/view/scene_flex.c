// Arrays of a flex in a scene have room for scene_flex_max_faces faces and are owned by the scene.
// A face has three vertices of three floats each, with one normal of unit length per vertex.
#include "view/scene_flex.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "view/scene_color.h"
#include "view/scene_face.h"

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

//---------------------------------- one flex ------------------------------------------------------

// Both sides of a triangle, all sides of a tetrahedron: corners out of an element's vertices.
static const unsigned char kSideOf[2][4][3] = {
    {{0, 1, 2}, {0, 2, 1}},
    {{0, 1, 2}, {0, 2, 3}, {0, 3, 1}, {1, 3, 2}},
};

// The elements themselves, of solids those of one layer.
static void add_elements(const ctModel* m, int f, int layer, SceneFaces* s) {
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
      scene_face_flat(s, v, t);
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

static void add_skin(const ctModel* m, int f, SceneFaces* s) {
  Triangles t = triangles_of(m, f);
  for (int i = 0; i < t.count; i++) {
    const int *v = t.vert + 3 * i, *c = t.coord + 3 * i;
    scene_face_smooth(s, v, c, 1);
    if (m->flex_dim[f] == 3) continue;
    const int back[3] = {v[0], v[2], v[1]}, back_coord[3] = {c[0], c[2], c[1]};
    scene_face_smooth(s, back, back_coord, -1);
  }
  for (int i = 0; m->flex_dim[f] == 2 && i < m->flex_shellnum[f]; i++) {
    const int* edge = m->flex_shell + m->flex_shelldataadr[f] + 2 * i;
    scene_face_rim(s, edge[0], edge[1], 1);
    scene_face_rim(s, edge[1], edge[0], -1);
  }
}

static void set_surface_color(const ctModel* m, int f, const SceneDensity* density, SceneFaces* s) {
  s->density = density;
  if (density) s->vert_density = density->vert + m->flex_vertadr[f];
}

static void make_faces(const ctModel* m, const ctData* d, const ctvOption* opt, ctvScene* scn,
                       int f, const SceneDensity* density) {
  int from = scn->flexfaceadr[f], coord = m->flex_texcoordadr[f];
  SceneFaces s = {.vert = d->flexvert_xpos + 3 * m->flex_vertadr[f],
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
      scene_face_normals(t.vert, t.count, s.vert, normal, nvert);
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
