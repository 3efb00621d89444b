// Geoms of a scene are appended at ngeom, which never exceeds maxgeom; one that has no room sets
// the status of the scene and is left out. Places are in the world frame.
#include "view/draw.h"

#include "base/assert.h"
#include "base/integer.h"
#include "constraint/limit.h"
#include "geom/shape.h"
#include "math/dense.h"
#include "math/quat.h"
#include "math/vec.h"
#include "model/names.h"

#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

static const float kGrey[4] = {0.5f, 0.5f, 0.5f, 1};
static const double kUpright[9] = {1, 0, 0, 0, 1, 0, 0, 0, 1};

//---------------------------------- the list ------------------------------------------------------

ctvGeom* draw_begin(Draw* w, DrawTag tag) {
  ctvScene* scn = w->scn;
  if (scn->ngeom >= scn->maxgeom) {
    if (!w->full) ct_warning(w->d, ctWARN_VGEOMFULL, scn->maxgeom);
    w->full = true;
    scn->status = 1;
    return NULL;
  }
  ctvGeom* g = scn->geoms + scn->ngeom;
  memset(g, 0, sizeof *g);
  ctv_initGeom(g, ctGEOM_NONE, NULL, NULL, NULL, NULL);
  g->objtype = tag.type;
  g->objid = tag.id;
  g->category = tag.category;
  g->segid = scn->ngeom;
  return g;
}

void draw_end(Draw* w) {
  CT_ASSERT(w->scn->ngeom < w->scn->maxgeom);
  w->scn->ngeom++;
}

//---------------------------------- parts of a shape ----------------------------------------------

void draw_rgba(ctvGeom* g, const float rgba[4]) { memcpy(g->rgba, rgba, sizeof g->rgba); }

void draw_pose(ctvGeom* g, const double pos[3], const double mat[9]) {
  dense_to_float(g->pos, pos, 3);
  dense_to_float(g->mat, mat ? mat : kUpright, 9);
}

void draw_material(const Draw* w, ctvGeom* g, int material, const float rgba[4]) {
  const ctModel* m = w->m;
  if (material >= 0) {
    draw_rgba(g, m->mat_rgba + 4 * material);
    g->emission = m->mat_emission[material];
    g->specular = m->mat_specular[material];
    g->shininess = m->mat_shininess[material];
    g->reflectance = m->mat_reflectance[material];
    if (draw_flag(w, ctVIS_TEXTURE)) g->matid = material;
  }
  if (material < 0 || memcmp(rgba, kGrey, sizeof kGrey) != 0) draw_rgba(g, rgba);
  if (draw_flag(w, ctVIS_TRANSPARENT) && g->category == ctCAT_DYNAMIC)
    g->rgba[3] *= m->vis.map.alpha;
}

void draw_label(const Draw* w, ctvGeom* g, int type, int id) {
  const char *name = names_get(w->m, type, id), *kind = ctu_type2Str(type);
  if (name)
    snprintf(g->label, sizeof g->label, "%s", name);
  else
    snprintf(g->label, sizeof g->label, "%s %d", kind ? kind : "", id);
}

void draw_glow(const Draw* w, ctvGeom* g) { g->emission += w->m->vis.global.glow; }

//---------------------------------- colours -------------------------------------------------------

// Hue, saturation and value to red, green and blue. In each sixth of the circle one of them is the
// value, one the lowest, and one rises (t) or falls (q).
static void from_hsv(float rgb[3], float h, float s, float v) {
  enum { HIGH, LOW, FALL, RISE };
  static const unsigned char part[6][3] = {{HIGH, RISE, LOW}, {FALL, HIGH, LOW}, {LOW, HIGH, RISE},
                                           {LOW, FALL, HIGH}, {RISE, LOW, HIGH}, {HIGH, LOW, FALL}};
  if (s <= 0) {
    rgb[0] = rgb[1] = rgb[2] = v;
    return;
  }
  float sixth = h * 6;
  int k = integer_of((double)sixth, 0, 6);
  float x = sixth - (float)k;
  float level[] = {v, v * (1 - s), v * (1 - (s * x)), v * (1 - (s * (1 - x)))};
  for (int i = 0; i < 3; i++) rgb[i] = level[part[k < 5 ? k : 5][i]];
}

void draw_island_rgba(float rgba[4], int dof, bool awake) {
  float h = 1, s = 0, v = 0.7f;
  if (dof >= 0) {
    h = (float)ctu_Halton(dof + 1, 7);
    s = (float)(0.5 + 0.5 * ctu_Halton(dof + 1, 3));
    v = (float)(0.6 + 0.4 * ctu_Halton(dof + 1, 5));
  }
  if (!awake) {
    v = (float)((double)v * 0.6);
    s = (float)((double)s * 0.7);
  }
  from_hsv(rgba, h, s, v);
  rgba[3] = 1;
}

// Trees that sleep together are a cycle; the least of them stands for it.
static int first_of_cycle(const ctModel* m, const ctData* d, int tree) {
  int least = tree;
  for (int t = d->tree_asleep[tree], n = 0; t != tree && t >= 0 && n < m->ntree; n++) {
    if (t < least) least = t;
    t = d->tree_asleep[t];
  }
  return least;
}

int draw_island_dof(const Draw* w, int body) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  int dof = m->body_dofadr[m->body_weldid[body]];
  int island = d->nisland ? d->dof_island[dof] : -1;
  if (island >= 0) return d->island_dofadr[island];
  if (!(m->opt.enableflags & ctENBL_SLEEP)) return -1;
  int tree = m->dof_treeid[dof];
  return m->tree_dofadr[d->body_awake[body] ? tree : first_of_cycle(m, d, tree)];
}

void draw_strained(const Draw* w, float rgba[4], double impedance) {
  const float* strained = w->m->vis.rgba.constraint;
  for (int k = 0; k < 3; k++)
    rgba[k] = (float)((1 - impedance) * (double)rgba[k] + impedance * (double)strained[k]);
}

double draw_limit(const Draw* w, int objtype, int id) {
  ConstraintBlock b = limit_of(w->m, w->d, objtype, id);
  return b.rows ? w->d->efc_KBIP[4 * (b.row + b.rows - 1) + 2] : 0;
}

//---------------------------------- whole shapes --------------------------------------------------

void draw_rod(Draw* w, DrawTag tag, DrawRod rod, const float rgba[4]) {
  ctvGeom* g = draw_begin(w, tag);
  if (!g) return;
  rod.figure(g, rod.width, rod.from, rod.to);
  if (rgba) draw_rgba(g, rgba);
  draw_end(w);
}

void draw_ball(Draw* w, DrawTag tag, const double pos[3], double radius, const float rgba[4]) {
  ctvGeom* g = draw_begin(w, tag);
  if (!g) return;
  figure_ball(g, radius, pos, NULL, rgba);
  draw_end(w);
}

void draw_axes(Draw* w, int id, const double pos[3], const double mat[9], double scale) {
  float length = (float)((double)w->m->vis.scale.framelength * scale);
  float width = (float)((double)w->m->vis.scale.framewidth * scale);
  for (int k = 0; k < 3; k++) {
    double to[3], axis[3] = {0};
    axis[k] = (double)length;
    mat3_mul_vec(to, mat, axis);
    addto3(to, pos);
    float rgba[4] = {0, 0, 0, 1};
    rgba[k] = 0.9f;
    draw_rod(w, draw_decor(ctOBJ_UNKNOWN, id), (DrawRod){figure_cylinder, (double)width, pos, to},
             rgba);
  }
}

// The sides from the first corner and the normal are the axes, their lengths the sizes.
void draw_triangle(Draw* w, DrawTag tag, double vertex[3][3], const float rgba[4]) {
  ctvGeom* g = draw_begin(w, tag);
  if (!g) return;
  double axis[9], size[3], mat[9];
  sub3(axis, vertex[1], vertex[0]);
  sub3(axis + 3, vertex[2], vertex[0]);
  cross3(axis + 6, axis, axis + 3);
  for (int k = 0; k < 3; k++) size[k] = normalize3(axis + 3 * k);
  mat3_transpose(mat, axis);
  ctv_initGeom(g, ctGEOM_TRIANGLE, size, vertex[0], mat, rgba);
  draw_end(w);
}

void draw_box(Draw* w, int id, const double box[6], const double* pos, const double* mat,
              const float rgba[4]) {
  ctvGeom* g = draw_begin(w, draw_decor(ctOBJ_UNKNOWN, id));
  if (!g) return;
  double centre[3];
  copy3(centre, box);
  if (pos) {
    mat3_mul_vec(centre, mat, box);
    addto3(centre, pos);
  }
  ctv_initGeom(g, ctGEOM_LINEBOX, box + 3, centre, mat, rgba);
  draw_end(w);
}

void draw_picked(const Draw* w, double point[3]) {
  int body = w->pert->select;
  mat3_mul_vec(point, w->d->xmat + 9 * body, w->pert->localpos);
  addto3(point, w->d->xpos + 3 * body);
}

//---------------------------------- public --------------------------------------------------------

// Sizes are kept for scaling a unit shape along x, y and z.
static void set_size(float r[3], int type, const double* size) {
  const Shape* shape = shape_find(type);
  bool ball = shape && shape->nsize == 1, tube = shape && shape->nsize == 2;
  r[0] = (float)size[0];
  r[1] = (float)size[ball || tube ? 0 : 1];
  r[2] = (float)size[ball ? 0 : tube ? 1 : 2];
}

void ctv_initGeom(ctvGeom* geom, int type, const cttNum size[3], const cttNum pos[3],
                  const cttNum mat[9], const float rgba[4]) {
  static const double origin[3] = {0};
  geom->type = type;
  geom->size[0] = geom->size[1] = geom->size[2] = 0.1f;
  if (size) set_size(geom->size, type, size);
  draw_pose(geom, pos ? pos : origin, mat);
  draw_rgba(geom, rgba ? rgba : kGrey);
  geom->dataid = geom->matid = -1;
  geom->texcoord = 0;
  geom->emission = geom->reflectance = 0;
  geom->specular = geom->shininess = 0.5f;
  geom->label[0] = 0;
  geom->modelrbound = 0;
}

// Capsules and cylinders are centred, arrows and lines begin at `from`; z points along.
void ctv_connector(ctvGeom* geom, int type, cttNum width, const cttNum from[3],
                   const cttNum to[3]) {
  CT_ASSERT(figure_is_rod(type));
  bool centred = shape_find(type) != NULL;
  double along[3], quat[4], mat[9];
  sub3(along, to, from);
  geom->type = type;
  geom->size[0] = geom->size[1] = (float)width;
  geom->size[2] = (float)norm3(along);
  if (centred) geom->size[2] *= 0.5f;
  for (int k = 0; k < 3; k++) geom->pos[k] = (float)(centred ? 0.5 * (from[k] + to[k]) : from[k]);
  quat_from_z(quat, along);
  quat_to_mat(mat, quat);
  dense_to_float(geom->mat, mat, 9);
}
