// Geoms, sites, flexes and skins. Places are in the world frame. Every shape goes through
// draw_list.h, which knows the room of the scene; model and data are only read.
#include "geom/shape.h"
#include "math/vec.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <math.h>

//---------------------------------- flexes and skins ----------------------------------------------

// Drawn from arrays of the scene (see scene_flex.c); the shape says which flex, and how it looks.
void draw_flexes(Draw* w) {
  const ctModel* m = w->m;
  bool any = draw_flag(w, ctVIS_FLEXVERT) || draw_flag(w, ctVIS_FLEXEDGE) ||
             draw_flag(w, ctVIS_FLEXFACE) || draw_flag(w, ctVIS_FLEXSKIN);
  for (int i = 0; any && i < m->nflex; i++) {
    if (!draw_group(w->opt->flexgroup, m->flex_group[i])) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_FLEX, i, ctCAT_DYNAMIC});
    if (!g) return;
    g->type = ctGEOM_FLEX;
    draw_pose(g, w->d->flexvert_xpos + 3 * m->flex_vertadr[i], NULL);
    g->size[0] = (float)m->flex_radius[i];
    draw_material(w, g, m->flex_matid[i], m->flex_rgba + 4 * i);
    if (m->flex_texcoordadr[i] >= 0)
      g->texcoord = 1;
    else
      g->matid = -1;
    if (w->pert->flexselect == i) draw_glow(w, g);
    if (g->rgba[3] == 0) continue;
    if (w->opt->label == ctLABEL_FLEX) draw_label(w, g, ctOBJ_FLEX, i);
    draw_end(w);
  }
}

void draw_skins(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->nskin; i++) {
    if (!draw_group(w->opt->skingroup, m->skin_group[i])) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_SKIN, i, ctCAT_DYNAMIC});
    if (!g) return;
    g->type = ctGEOM_SKIN;
    draw_pose(g, w->d->xpos + 3 * m->skin_bonebodyid[m->skin_boneadr[i]], NULL);
    draw_material(w, g, m->skin_matid[i], m->skin_rgba + 4 * i);
    if (w->pert->skinselect == i) draw_glow(w, g);
    g->texcoord = m->skin_texcoordadr[i] >= 0;
    if (g->rgba[3] == 0) continue;
    if (w->opt->label == ctLABEL_SKIN) draw_label(w, g, ctOBJ_SKIN, i);
    draw_end(w);
  }
}

//---------------------------------- geoms ---------------------------------------------------------

// The nearest whole number, upwards from the middle.
static double round_up_half(double x) {
  double low = floor(x), high = ceil(x);
  return x - low < high - x ? low : high;
}

// An infinite plane is drawn around the camera. It moves in whole tiles of its texture, or of its
// grid, so that it seems to stand still.
static void centre_plane(const Draw* w, ctvGeom* g, int i) {
  const ctModel* m = w->m;
  const double *pos = w->d->geom_xpos + 3 * i, *mat = w->d->geom_xmat + 9 * i;
  double to_camera[3], centre[3];
  copy3(centre, pos);
  for (int k = 0; k < 3; k++) {
    float both = w->scn->camera[0].pos[k] + w->scn->camera[1].pos[k];
    to_camera[k] = 0.5 * (double)both - pos[k];
  }
  int material = m->geom_matid[i];
  for (int k = 0; k < 2; k++) {
    if (m->geom_size[3 * i + k] > 0) continue;
    double far = (double)m->vis.map.zfar * m->stat.extent;
    double tile = 2.1 * far / (ctMAXPLANEGRID - 2), axis[3] = {mat[k], mat[3 + k], mat[6 + k]};
    if (material >= 0 && m->mat_texrepeat[2 * material + k] > 0)
      tile = (double)(2 / m->mat_texrepeat[2 * material + k]);
    double tiles = round_up_half(0.5 * dot3(to_camera, axis) / tile);
    addtoscl3(centre, axis, 2 * tile * tiles);
  }
  for (int k = 0; k < 3; k++) g->pos[k] = (float)centre[k];
}

// Meshes have two pictures, themselves and their hull: 2 mesh and 2 mesh + 1.
static int mesh_picture(const Draw* w, int mesh, bool collides) {
  bool hull = draw_flag(w, ctVIS_CONVEXHULL) && collides && w->m->mesh_graphadr[mesh] >= 0;
  return 2 * mesh + (hull ? 1 : 0);
}

static bool is_mesh(int type) {
  const Shape* shape = shape_find(type);
  return shape && shape->data == ctOBJ_MESH;
}

// What moves gets the colour of its island, and no texture.
static void island_look(const Draw* w, ctvGeom* g, int body) {
  if (w->m->body_dofnum[w->m->body_weldid[body]] == 0) return;
  g->matid = -1;
  draw_island_rgba(g->rgba, draw_island_dof(w, body), w->d->body_awake[body] != 0);
}

static void look_of_geom(const Draw* w, ctvGeom* g, int i) {
  const ctModel* m = w->m;
  int type = m->geom_type[i], mesh = m->geom_dataid[i];
  ctv_initGeom(g, type, m->geom_size + 3 * i, w->d->geom_xpos + 3 * i, w->d->geom_xmat + 9 * i,
               NULL);
  g->dataid = mesh;
  g->modelrbound = (float)m->geom_rbound[i];
  draw_material(w, g, m->geom_matid[i], m->geom_rgba + 4 * i);
  if (draw_flag(w, ctVIS_ISLAND)) island_look(w, g, m->geom_bodyid[i]);
  if (is_mesh(type) && mesh >= 0) {
    g->texcoord = m->mesh_texcoordadr[mesh] >= 0;
    g->dataid = mesh_picture(w, mesh, m->geom_contype[i] || m->geom_conaffinity[i]);
  }
}

void draw_geoms(Draw* w) {
  const ctModel* m = w->m;
  int plane = -1; // planes are counted, shown or not
  for (int i = 0; i < m->ngeom; i++) {
    int body = m->geom_bodyid[i], category = draw_category(m, body);
    bool is_plane = shape_is_plane(m->geom_type[i]);
    if (is_plane) plane++;
    if (!(category & w->mask) || !draw_group(w->opt->geomgroup, m->geom_group[i])) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_GEOM, i, category});
    if (!g) return;
    look_of_geom(w, g, i);
    if (g->rgba[3] == 0) continue;
    if (body > 0 && w->pert->select == body) draw_glow(w, g);
    if (w->opt->label == ctLABEL_GEOM) draw_label(w, g, ctOBJ_GEOM, i);
    if (is_plane) {
      g->dataid = plane;
      centre_plane(w, g, i);
    }
    draw_end(w);
  }
}

//---------------------------------- sites ---------------------------------------------------------

void draw_sites(Draw* w) {
  const ctModel* m = w->m;
  for (int i = 0; i < m->nsite; i++) {
    int body = m->site_bodyid[i], category = draw_category(m, body);
    if (!(category & w->mask) || !draw_group(w->opt->sitegroup, m->site_group[i])) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_SITE, i, category});
    if (!g) return;
    ctv_initGeom(g, m->site_type[i], m->site_size + 3 * i, w->d->site_xpos + 3 * i,
                 w->d->site_xmat + 9 * i, NULL);
    draw_material(w, g, m->site_matid[i], m->site_rgba + 4 * i);
    if (g->rgba[3] == 0) continue;
    if (body > 0 && w->pert->select == body) draw_glow(w, g);
    if (w->opt->label == ctLABEL_SITE) draw_label(w, g, ctOBJ_SITE, i);
    draw_end(w);
  }
}

//---------------------------------- frames --------------------------------------------------------

// The material decides whether something is to be seen, if it has one.
static bool is_clear(const Draw* w, int material, const float rgba[4]) {
  return (material >= 0 ? w->m->mat_rgba[4 * material + 3] : rgba[3]) == 0;
}

void draw_geom_frames(Draw* w) {
  const ctModel* m = w->m;
  if (w->opt->frame != ctFRAME_GEOM) return;
  for (int i = 0; i < m->ngeom; i++) {
    if (!(draw_category(m, m->geom_bodyid[i]) & w->mask)) continue;
    if (!draw_group(w->opt->geomgroup, m->geom_group[i])) continue;
    if (is_clear(w, m->geom_matid[i], m->geom_rgba + 4 * i)) continue;
    draw_axes(w, i, w->d->geom_xpos + 3 * i, w->d->geom_xmat + 9 * i, (double)w->size);
  }
}

void draw_site_frames(Draw* w) {
  const ctModel* m = w->m;
  if (w->opt->frame != ctFRAME_SITE) return;
  for (int i = 0; i < m->nsite; i++) {
    if (!(draw_category(m, m->site_bodyid[i]) & w->mask)) continue;
    if (!draw_group(w->opt->sitegroup, m->site_group[i])) continue;
    if (is_clear(w, m->site_matid[i], m->site_rgba + 4 * i)) continue;
    draw_axes(w, i, w->d->site_xpos + 3 * i, w->d->site_xmat + 9 * i, (double)w->size);
  }
}
