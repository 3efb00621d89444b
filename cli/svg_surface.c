#include "svg_surface.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "base/sort.h"

#include <math.h>
#include <stdio.h>

enum { FACES = 20000, CONTACTS = 2000 };

// A face that the viewer sees.
typedef struct SeenFace {
  double depth; // larger is farther
  Point corner[3];
  unsigned char rgb[3];
} SeenFace;

static bool is_behind(const SeenFace* a, const SeenFace* b, const void* ctx) {
  (void)ctx;
  return a->depth > b->depth;
}

SORT_DEFINE(sort_seen_faces, SeenFace, is_behind)

// The viewer is at -y if x points to the right, at +x if y does.
static double look_along(View v, const float* x) {
  return v.right == 0 ? (double)x[1] : -(double)x[0];
}

// Bright where the surface faces the viewer and the light above.
static void shade_face(SeenFace* f, const float rgba[4], const float* normal, View v) {
  double facing = -look_along(v, normal), up = (double)normal[v.up];
  double light = fmin(1, 0.35 + 0.45 * fmax(0, facing) + 0.25 * fmax(0, up));
  for (int k = 0; k < 3; k++)
    f->rgb[k] = (unsigned char)integer_of(255 * light * (double)rgba[k], 0, 255);
}

// False: it faces away.
static bool see_face(SeenFace* f, const float* corner, const float* normal, const float rgba[4],
                     View v) {
  double facing = 0;
  for (int k = 0; k < 3; k++) facing -= look_along(v, normal + 3 * k);
  if (!(facing > 0)) return false;
  f->depth = 0;
  for (int k = 0; k < 3; k++) {
    f->corner[k] = (Point){(double)corner[3 * k + v.right], (double)corner[3 * k + v.up]};
    f->depth += look_along(v, corner + 3 * k);
  }
  shade_face(f, rgba, normal, v);
  return true;
}

static int collect_faces(const ctvScene* scn, View v, SeenFace* list) {
  const int stride = scn->ndeformface / (2 * FACES) + 1;
  int n = 0;
  for (int i = 0; i < scn->ngeom; i++) {
    const ctvGeom* g = scn->geoms + i;
    if (g->type != ctGEOM_DEFORM || g->objid >= scn->ndeform) continue;
    const int first = scn->deformfaceadr[g->objid];
    for (int k = 0; k < scn->deformfacenum[g->objid]; k += stride) {
      const float* corner = scn->deformface + 9 * (ptrdiff_t)(first + k);
      const float* normal = scn->deformnormal + 9 * (ptrdiff_t)(first + k);
      n += see_face(list + n, corner, normal, g->rgba, v);
    }
  }
  return n;
}

static void put_faces(Output* out, const Panel* p, const SeenFace* list, int n) {
  for (int i = 0; i < n; i++) {
    char style[60];
    const unsigned char* c = list[i].rgb;
    snprintf(style, sizeof style, "fill='#%02x%02x%02x' stroke='#%02x%02x%02x' stroke-width='.4'",
             c[0], c[1], c[2], c[0], c[1], c[2]);
    svg_polygon(out, p, list[i].corner, 3, style);
  }
}

static void put_contacts(Output* out, const Panel* p, const ctData* d, View v) {
  const int n = ct_deformableContactCount(d), stride = n / CONTACTS + 1;
  for (int i = 0; i < n; i += stride) {
    Point at = outline_project(v, ct_deformableContact(d, i)->pos);
    const double size = 1.2 * (p->x.high - p->x.low) / p->width;
    const Point mark[4] = {
        {at.x - size, at.y}, {at.x, at.y - size}, {at.x + size, at.y}, {at.x, at.y + size}};
    svg_polygon(out, p, mark, 4, "fill='#c0392b'");
  }
}

static void fill_scene(const ctModel* m, const ctData* d, ctvScene* scn) {
  ctvOption opt;
  ctvCamera cam;
  ctv_defaultOption(&opt);
  ctv_defaultFreeCamera(m, &cam);
  ctData* copy = ct_copyData(NULL, m, d); // warnings of the scene are not those of the run
  if (copy) ctv_updateScene(m, copy, &opt, NULL, &cam, ctCAT_DYNAMIC, scn);
  ct_deleteData(copy);
}

bool svg_surface(Output* out, const ctModel* m, const ctData* d, View v, const Panel* p) {
  if (ct_deformableCount(d) == 0) return true;
  ctvScene scn;
  ctv_defaultScene(&scn);
  ctv_makeScene(m, &scn, ct_deformableCount(d) + (int)m->nflex); // these come first
  fill_scene(m, d, &scn);
  SeenFace* list = alloc_bytes(2 * (size_t)(scn.ndeformface + 1) * sizeof *list);
  if (list) {
    const int n = collect_faces(&scn, v, list);
    sort_seen_faces(list, list + scn.ndeformface + 1, n, NULL);
    put_faces(out, p, list, n);
    put_contacts(out, p, d, v);
  }
  alloc_free(list);
  ctv_freeScene(&scn);
  return list != NULL;
}
