// What is under a point of the picture.
#include "collide/flex_ray.h"
#include "collide/scene_ray.h"
#include "math/vec.h"
#include "pos/flex_pos.h"
#include "view/scene_memory.h"

#include <corten/corten.h>

// The nearest thing of one kind that the ray meets.
typedef struct Hit {
  double dist; // -1: nothing
  int id;
  int body;
  double point[3];
} Hit;

static const Hit kNothing = {.dist = -1, .id = -1, .body = -1};

// The ray through a point of the picture, from 0 to 1 from the left and from below.
static Ray ray_through(const ctvScene* scn, double aspect, double x, double y) {
  ctvGLCamera c = ctv_averageCamera(scn->camera, scn->camera + 1);
  Ray r;
  double forward[3], up[3], left[3];
  ctv_cameraInModel(r.p, forward, up, scn);
  cross3(left, up, forward);
  normalize3(left);
  float height = c.frustum_top - c.frustum_bottom;
  double upwards = (double)c.frustum_bottom + y * (double)height;
  double leftwards = -((double)c.frustum_center + (2 * x - 1) * (0.5 * aspect * (double)height));
  if (c.orthographic) {
    copy3(r.v, forward);
    addtoscl3(r.p, up, upwards);
    addtoscl3(r.p, left, leftwards);
  } else {
    scl3(r.v, forward, (double)c.frustum_near);
    addtoscl3(r.v, up, upwards);
    addtoscl3(r.v, left, leftwards);
    normalize3(r.v);
  }
  return r;
}

static Hit hit_geoms(const ctModel* m, const ctData* d, const ctvOption* opt, const Ray* ray) {
  RayFilter filter = {opt->geomgroup, opt->flags[ctVIS_STATIC] != 0, -1};
  Hit h = kNothing;
  h.dist = scene_ray(m, d, ray, filter, &h.id, NULL);
  if (h.dist < 0) return kNothing;
  h.body = m->geom_bodyid[h.id];
  addscl3(h.point, ray->p, ray->v, h.dist);
  return h;
}

// The control point that moves a vertex of an interpolated flex most: vertices have no bodies.
static Hit main_node(const ctModel* m, const ctData* d, int flex, int vertex) {
  int order = m->flex_interp[flex], best = 0;
  double most = 0, node[3 * FLEX_MAX_NODES];
  for (int n = 0; n < m->flex_nodenum[flex]; n++) {
    double weight = flex_pos_basis(order, n, m->flex_vert0 + 3 * vertex);
    if (weight <= most) continue;
    most = weight;
    best = n;
  }
  Hit h = {.body = m->flex_nodebodyid[m->flex_nodeadr[flex] + best]};
  flex_pos_nodes(m, d, flex, node);
  copy3(h.point, node + 3 * best);
  return h;
}

// A flex is picked at its nearest vertex, or control point.
static Hit hit_flexes(const ctModel* m, const ctData* d, const ctvOption* opt, const Ray* ray) {
  const cttByte* flag = opt->flags;
  FlexLook look = {flag[ctVIS_FLEXVERT] != 0, flag[ctVIS_FLEXEDGE] != 0, flag[ctVIS_FLEXFACE] != 0,
                   flag[ctVIS_FLEXSKIN] != 0, opt->flex_layer};
  Hit best = kNothing;
  if (!look.vertices && !look.edges && !look.faces && !look.skin) return best;
  for (int i = 0; i < m->nflex; i++) {
    FlexHit f = flex_ray(m, d, i, look, ray);
    if (f.x < 0 || (best.dist >= 0 && f.x >= best.dist)) continue;
    int vertex = m->flex_vertadr[i] + f.vertex;
    best.body = m->flex_vertbodyid[vertex];
    copy3(best.point, d->flexvert_xpos + 3 * vertex);
    if (m->flex_interp[i]) best = main_node(m, d, i, vertex);
    best.dist = f.x;
    best.id = i;
  }
  return best;
}

// Body of the bone with the largest weight at a vertex; -1: no bone moves it.
static int body_of_vertex(const ctModel* m, int skin, int vertex) {
  int body = -1, first = m->skin_boneadr[skin];
  float most = -1;
  for (int b = first; b < first + m->skin_bonenum[skin]; b++) {
    int adr = m->skin_bonevertadr[b];
    for (int k = adr; k < adr + m->skin_bonevertnum[b]; k++) {
      if (m->skin_bonevertid[k] != vertex || m->skin_bonevertweight[k] <= most) continue;
      most = m->skin_bonevertweight[k];
      body = m->skin_bonebodyid[b];
    }
  }
  return body;
}

// A skin is picked at its nearest vertex, as the scene shows it.
static Hit hit_skins(const ctModel* m, const ctvOption* opt, const ctvScene* scn, const Ray* ray) {
  Hit best = kNothing;
  bool shown = opt->flags[ctVIS_SKIN] && scene_memory_fits(m, scn);
  for (int i = 0; shown && i < m->nskin; i++) {
    int vertex;
    const float* vert = scn->skinvert + 3 * m->skin_vertadr[i];
    double x = ctu_raySkin(m->skin_facenum[i], m->skin_vertnum[i],
                           m->skin_face + 3 * m->skin_faceadr[i], vert, ray->p, ray->v, &vertex);
    if (x < 0 || (best.dist >= 0 && x >= best.dist)) continue;
    best.dist = x;
    int body = body_of_vertex(m, i, vertex);
    if (body < 0) continue;
    best.body = body;
    best.id = i;
    for (int k = 0; k < 3; k++) best.point[k] = (double)vert[3 * vertex + k];
  }
  return best;
}

int ctv_select(const ctModel* m, const ctData* d, const ctvOption* vopt, cttNum aspectratio,
               cttNum relx, cttNum rely, const ctvScene* scn, cttNum selpnt[3], int geomid[1],
               int flexid[1], int skinid[1]) {
  Ray ray = ray_through(scn, aspectratio, relx, rely);
  Hit hit[3] = {hit_geoms(m, d, vopt, &ray), hit_flexes(m, d, vopt, &ray),
                hit_skins(m, vopt, scn, &ray)};
  int* id[3] = {geomid, flexid, skinid};
  int best = -1;
  for (int k = 0; k < 3; k++) {
    *id[k] = -1;
    if (hit[k].dist >= 0 && (best < 0 || hit[k].dist < hit[best].dist)) best = k;
  }
  if (best < 0) return -1;
  *id[best] = hit[best].id;
  copy3(selpnt, hit[best].point);
  return hit[best].body;
}
