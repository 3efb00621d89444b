// From the geoms of a scene to pieces: which form, where, with which look, in which order.
#include "base/sort.h"
#include "draw/clip.h"
#include "draw/frame.h"
#include "draw/store.h"
#include "view/figure.h"

#include <math.h>
#include <string.h>

static bool is_behind(const float head[3], const ctvGeom* g) {
  return (head[0] - g->pos[0]) * g->mat[2] + (head[1] - g->pos[1]) * g->mat[5] +
             (head[2] - g->pos[2]) * g->mat[8] <
         0;
}

static bool is_transparent(const Shot* f, const ctvGeom* g) {
  return g->rgba[3] < 0.995f || (g->type == ctGEOM_PLANE && is_behind(f->eye.head, g));
}

static bool is_mirror(const Shot* f, const ctvGeom* g) {
  return (g->type == ctGEOM_PLANE || g->type == ctGEOM_BOX) && !is_transparent(f, g) &&
         g->reflectance > 0;
}

// Only the first reflecting geom is a mirror.
static int find_mirror(const Shot* f) {
  for (int i = 0; i < f->scn->ngeom; i++) {
    if (is_mirror(f, f->scn->geoms + i)) return i;
  }
  return -1;
}

//---------------------------------- looks ---------------------------------------------------------

static float positive_or_one(float x) { return x > 0 ? x : 1; }

// Texture coordinates that a geom's texture has without coordinates of its own: 2D textures are
// projected along z, cubes surround the geom.
static void choose_texture(Look* look, const Shot* f, const ctvGeom* g) {
  const ctrContext* con = f->con;
  if (g->matid < 0 || g->matid >= ctMAXMATERIAL) return;
  int texid = con->mat_texid[g->matid * ctNTEXROLE + ctTEXROLE_RGB];
  if (texid < 0 || texid >= con->ntexture) return;
  const Texture* t = &store_of(con)->texture[texid];
  if (t->levels == 0) return;
  bool flat = t->type == ctTEXTURE_2D, uniform = con->mat_texuniform[g->matid] != 0;
  if (g->texcoord && !flat) return;
  look->texture = t;
  look->texmode = g->texcoord ? TEX_COORD : flat ? TEX_FLAT : TEX_CUBE;
  for (int k = 0; k < 3; k++) {
    float size = positive_or_one(g->size[k]);
    if (!flat) {
      look->texscale[k] = uniform ? g->size[k] : 1;
    } else if (k < 2) {
      float s = con->mat_texrepeat[2 * g->matid + k];
      if (g->dataid >= 0) s /= size;
      if (uniform) s *= size;
      look->texscale[k] = s;
    }
  }
}

static void make_look(Look* look, const Shot* f, int geom, float share) {
  const ctvGeom* g = f->scn->geoms + geom;
  *look = (Look){.share = share, .emission = g->emission, .specular = g->specular, .geom = geom};
  look->shininess = fminf(fmaxf(g->shininess * 128, 0), 128);
  memcpy(look->rgba, g->rgba, sizeof look->rgba);
  for (int k = 0; k < 3; k++) look->rgba[k] *= share;
  if (g->type == ctGEOM_PLANE && is_behind(f->eye.head, g)) look->rgba[3] *= 0.3f;
  look->unlit = g->type == ctGEOM_LINE || g->type == ctGEOM_LINEBOX;
  choose_texture(look, f, g);
}

//---------------------------------- placement -----------------------------------------------------

// A part of a geom: which form, its scale and its shift along z.
typedef struct FormPart {
  const Form* form;
  float scale[3], shift;
} FormPart;

static void place_form_part(double place[12], const ctvGeom* g, const FormPart* part) {
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) place[4 * i + j] = (double)(g->mat[3 * i + j] * part->scale[j]);
    place[4 * i + 3] = (double)(g->pos[i] + g->mat[3 * i + 2] * part->shift);
  }
}

// Normals are turned by the inverse transpose: columns divided by squares of their lengths would do
// for orthogonal ones; the cofactor matrix does for all.
static void find_normal_matrix(float n[9], const float m[12]) {
  float det = 0;
  for (int i = 0; i < 3; i++) {
    int i1 = (i + 1) % 3, i2 = (i + 2) % 3;
    for (int j = 0; j < 3; j++) {
      int j1 = (j + 1) % 3, j2 = (j + 2) % 3;
      n[3 * i + j] = m[4 * i1 + j1] * m[4 * i2 + j2] - m[4 * i1 + j2] * m[4 * i2 + j1];
    }
    if (i == 0) det = m[0] * n[0] + m[1] * n[1] + m[2] * n[2];
  }
  for (int k = 0; k < 9 && det < 0; k++) n[k] = -n[k];
}

static bool is_finite_place(const float m[12]) {
  for (int k = 0; k < 12; k++) {
    if (!(fabsf(m[k]) < 1e15f)) return false;
  }
  return true;
}

// Whether a sphere around the form is outside of the view.
static bool is_out_of_view(const Shot* f, const Piece* p) {
  const Eye* e = &f->eye;
  const float* m = p->toeye;
  float c[3], scale = 0;
  for (int i = 0; i < 3; i++) {
    const float* r = m + 4 * i;
    c[i] = r[0] * p->form.center[0] + r[1] * p->form.center[1] + r[2] * p->form.center[2] + r[3];
  }
  for (int j = 0; j < 3; j++) {
    float s = m[j] * m[j] + m[4 + j] * m[4 + j] + m[8 + j] * m[8 + j];
    if (s > scale) scale = s;
  }
  // the farthest point of a scaled ball is nearer than its radius times the sum of scales
  float r = p->form.radius * sqrtf(scale) * 1.001f + (p->line > 0 ? 1e30f : 0);
  if (-c[2] + r < e->near || -c[2] - r > e->far) return true;
  if (e->ortho) return false;
  // distance from the planes through the eye: px ex + cx w >= 0 and the others
  float limit[4][2] = {{e->px, -e->cx},
                       {-e->px, e->cx - (float)f->width},
                       {e->py, -e->cy},
                       {-e->py, e->cy - (float)f->height}};
  for (int k = 0; k < 4; k++) {
    float a = limit[k][0], b = limit[k][1], h = a * c[k / 2] + b * c[2];
    if (h < -r * sqrtf(a * a + b * b)) return true;
  }
  return false;
}

static Piece* next_piece(Shot* f) {
  if (!pile_reserve(&f->pieces, (size_t)(f->npiece + 1) * sizeof(Piece))) {
    f->failed = true;
    return NULL;
  }
  Piece* p = frame_piece(f, f->npiece);
  *p = (Piece){0};
  return p;
}

static Cull choose_cull(const Shot* f, const ctvGeom* g, Layer layer) {
  if (!f->scn->flags[ctRND_CULL_FACE] || g->type == ctGEOM_TRIANGLE) return CULL_NONE;
  bool flipped = g->type == ctGEOM_PLANE && is_behind(f->eye.head, g);
  return flipped != (layer < LAYER_MAIN) ? CULL_FRONT : CULL_BACK;
}

static bool fits_form(const Form* form) {
  return form && form->nvert > 0 && form->ntri > 0 && form->pos && form->normal;
}

static void finish_piece(Shot* f, Piece* p, Layer layer) {
  const double* view = layer < LAYER_MAIN ? f->mirror_view : f->eye.view;
  double m[12];
  eye_multiply(m, view, p->place);
  for (int k = 0; k < 12; k++) p->toeye[k] = (float)m[k];
  p->layer = layer;
  if (!is_finite_place(p->toeye)) return;
  find_normal_matrix(p->normal, p->toeye);
  if (is_out_of_view(f, p) && !p->casts) return;
  f->npiece++;
}

static void add_piece(Shot* f, const ctvGeom* g, const Look* look, const FormPart* part,
                      Layer layer) {
  Piece* p = fits_form(part->form) ? next_piece(f) : NULL;
  if (!p) return;
  p->form = *part->form;
  p->look = *look;
  p->cull = choose_cull(f, g, layer);
  float width = f->con->lineWidth;
  bool wire = f->wire && layer != LAYER_MASK;
  p->line = g->type == ctGEOM_LINE      ? width * g->size[0]
            : g->type == ctGEOM_LINEBOX ? 1.5f * width
            : wire                      ? width
                                        : 0;
  p->line = fminf(p->line, 100);
  if (p->line > 0 && f->samples == 1) p->line = fmaxf(p->line, 1); // thinner ones would miss pixels
  p->casts = (layer == LAYER_MAIN || layer == LAYER_BLEND) && f->nshadow > 0 &&
             g->type != ctGEOM_LINE && g->category != ctCAT_DECOR;
  place_form_part(p->place, g, part);
  finish_piece(f, p, layer);
}

//---------------------------------- kinds of geoms ------------------------------------------------

typedef struct GeomDraw {
  Shot* f;
  const Store* store;
  const ctvGeom* g;
  const Look* look;
  Layer layer;
} GeomDraw;

static void draw_part(const GeomDraw* w, BuiltinForm kind, float x, float y, float z, float shift) {
  FormPart part = {&w->store->builtin[kind], {x, y, z}, shift};
  add_piece(w->f, w->g, w->look, &part, w->layer);
}

static void draw_indexed(const GeomDraw* w, const Form* forms, int n) {
  int id = w->g->dataid;
  if (id < 0 || id >= n) return;
  FormPart part = {&forms[id], {1, 1, 1}, 0};
  add_piece(w->f, w->g, w->look, &part, w->layer);
}

static void draw_plane_geom(const GeomDraw* w) {
  const float* s = w->g->size;
  int id = w->g->dataid;
  if (id >= 0) {
    bool known = id < w->store->nplane, wire = w->f->wire && w->layer != LAYER_MASK;
    const Form* form = known ? &w->store->plane[id] : NULL;
    FormPart part = {known && wire ? form->grid->fine : form, {1, 1, 1}, 0};
    add_piece(w->f, w->g, w->look, &part, w->layer);
  } else {
    draw_part(w, FORM_PLANE, s[0], s[1], 1, 0);
  }
}

static void draw_capsule(const GeomDraw* w) {
  const float* s = w->g->size;
  float r = 0.5f * (s[0] + s[1]); // the half spheres are around (0, 0, 1) and (0, 0, -1)
  draw_part(w, FORM_TUBE, s[0], s[1], s[2], 0);
  draw_part(w, FORM_SPHERE_TOP, s[0], s[1], r, s[2] - r);
  draw_part(w, FORM_SPHERE_BOTTOM, s[0], s[1], r, r - s[2]);
}

static void draw_arrow_parts(const GeomDraw* w) {
  const float* s = w->g->size;
  float h = s[2] / 6, wide = w->g->type == ctGEOM_ARROW ? 1.75f : 1;
  draw_part(w, FORM_CYLINDER, s[0], s[1], h, h);
  draw_part(w, FORM_CONE, wide * s[0], wide * s[1], h, 2 * h);
}

static void draw_double_arrow(const GeomDraw* w) {
  const float* s = w->g->size;
  float h = s[2] / 6;
  draw_part(w, FORM_TUBE, s[0], s[1], 2 * h, 0);
  // the lower cone is turned about x
  draw_part(w, FORM_CONE, 1.75f * s[0], -1.75f * s[1], -h, -2 * h);
  draw_part(w, FORM_CONE, 1.75f * s[0], 1.75f * s[1], h, 2 * h);
}

static void draw_scaled(const GeomDraw* w, BuiltinForm kind) {
  const float* s = w->g->size;
  draw_part(w, kind, s[0], s[1], s[2], 0);
}

static void draw_geom_parts(const GeomDraw* w) {
  if (figure_is_ball(w->g->type)) draw_scaled(w, FORM_SPHERE);
  switch (w->g->type) {
  case ctGEOM_PLANE:
    draw_plane_geom(w);
    break;
  case ctGEOM_HFIELD:
    draw_indexed(w, w->store->hfield, w->store->nhfield);
    break;
  case ctGEOM_ELLIPSOID:
    draw_scaled(w, FORM_SPHERE);
    break;
  case ctGEOM_CAPSULE:
    draw_capsule(w);
    break;
  case ctGEOM_CYLINDER:
    draw_scaled(w, FORM_CYLINDER);
    break;
  case ctGEOM_BOX:
    draw_scaled(w, FORM_BOX);
    break;
  case ctGEOM_MESH:
  case ctGEOM_SDF:
    draw_indexed(w, w->store->mesh, w->store->nmesh);
    break;
  case ctGEOM_ARROW:
  case ctGEOM_ARROW1:
    draw_arrow_parts(w);
    break;
  case ctGEOM_ARROW2:
    draw_double_arrow(w);
    break;
  case ctGEOM_LINE:
    draw_part(w, FORM_LINE, 1, 1, w->g->size[2], 0);
    break;
  case ctGEOM_LINEBOX:
    draw_scaled(w, FORM_LINEBOX);
    break;
  case ctGEOM_TRIANGLE:
    draw_part(w, FORM_TRIANGLE, w->g->size[0], w->g->size[1], 1, 0);
    break;
  default:
    break;
  }
}

// Flexes and skins are in the scene's own coordinates.
static const ctvGeom kScenePlace = {.mat = {1, 0, 0, 0, 1, 0, 0, 0, 1}};

static void draw_scene_form(const GeomDraw* w, Form* form) {
  ctvGeom g = *w->g;
  memcpy(g.mat, kScenePlace.mat, sizeof g.mat);
  memset(g.pos, 0, sizeof g.pos);
  form->radius = 1e20f; // never out of view
  FormPart part = {form, {1, 1, 1}, 0};
  add_piece(w->f, &g, w->look, &part, w->layer);
}

// Vertices of a flex have colours of their own when they show its strain.
static void tint_look(Look* look, const ctvScene* scn, int a, int b) {
  if (scn->flexcoloropt == ctFLEXCOLOR_MATERIAL) return;
  const float *ca = scn->flexvertcolor + 3 * (size_t)a, *cb = scn->flexvertcolor + 3 * (size_t)b;
  for (int k = 0; k < 3; k++) look->rgba[k] = 0.5f * (ca[k] + cb[k]) * look->share;
}

static void draw_flex_vertices(const GeomDraw* w) {
  const ctvScene* scn = w->f->scn;
  int id = w->g->objid, first = scn->flexvertadr[id];
  ctvGeom ball = *w->g;
  Look look = *w->look;
  GeomDraw part = *w;
  part.g = &ball;
  part.look = &look;
  for (int i = first; i < first + scn->flexvertnum[id]; i++) {
    memcpy(ball.mat, kScenePlace.mat, sizeof ball.mat);
    memcpy(ball.pos, scn->flexvert + 3 * (size_t)i, sizeof ball.pos);
    tint_look(&look, scn, i, i);
    draw_part(&part, FORM_SPHERE, w->g->size[0], w->g->size[0], w->g->size[0], 0);
  }
}

static void draw_flex_edges(const GeomDraw* w) {
  const ctvScene* scn = w->f->scn;
  int id = w->g->objid, first = scn->flexedgeadr[id], vert = scn->flexvertadr[id];
  ctvGeom rod = *w->g;
  Look look = *w->look;
  GeomDraw part = *w;
  part.g = &rod;
  part.look = &look;
  for (int i = first; i < first + scn->flexedgenum[id]; i++) {
    int from = vert + scn->flexedge[2 * i], to = vert + scn->flexedge[2 * i + 1];
    const float *a = scn->flexvert + 3 * (size_t)from, *b = scn->flexvert + 3 * (size_t)to;
    tint_look(&look, scn, from, to);
    double d[3] = {(double)(b[0] - a[0]), (double)(b[1] - a[1]), (double)(b[2] - a[2])};
    double length = ctu_normalize3(d), quat[4], mat[9];
    ctu_quatZ2Vec(quat, d);
    ctu_quat2Mat(mat, quat);
    for (int k = 0; k < 9; k++) rod.mat[k] = (float)mat[k];
    for (int k = 0; k < 3; k++) rod.pos[k] = 0.5f * (a[k] + b[k]);
    draw_part(&part, FORM_TUBE, w->g->size[0], w->g->size[0], (float)(0.5 * length), 0);
  }
}

static void draw_flex(const GeomDraw* w) {
  const ctvScene* scn = w->f->scn;
  int id = w->g->objid;
  if (id < 0 || id >= scn->nflex) return;
  bool skinned = scn->flexskinopt && scn->flexfaceused[id];
  Look plain = *w->look;
  plain.texmode = TEX_NONE;
  GeomDraw bare = *w;
  bare.look = &plain;
  if (w->g->size[0] > 0 && scn->flexvertopt && !skinned) draw_flex_vertices(&bare);
  if (w->g->size[0] > 0 && scn->flexedgeopt && !skinned) draw_flex_edges(&bare);
  if (!scn->flexfaceused[id]) return;
  size_t at = (size_t)scn->flexfaceadr[id];
  int n = scn->flexfaceused[id];
  Form form = {.nvert = 3 * n,
               .ntri = n,
               .pos = scn->flexface + 9 * at,
               .normal = scn->flexnormal + 9 * at,
               .texcoord = scn->flextexcoord + 6 * at};
  if (scn->flexcoloropt != ctFLEXCOLOR_MATERIAL) {
    form.tint = scn->flexfacecolor + 9 * at;
    draw_scene_form(&bare, &form);
    return;
  }
  draw_scene_form(w, &form);
}

static void draw_deform_surface(const GeomDraw* w) {
  const ctvScene* scn = w->f->scn;
  int id = w->g->objid;
  if (id < 0 || id >= scn->ndeform || scn->deformfacenum[id] == 0) return;
  size_t at = (size_t)scn->deformfaceadr[id];
  int n = scn->deformfacenum[id];
  Form form = {.nvert = 3 * n,
               .ntri = n,
               .pos = scn->deformface + 9 * at,
               .normal = scn->deformnormal + 9 * at};
  draw_scene_form(w, &form);
}

static void draw_skin(const GeomDraw* w) {
  const ctvScene* scn = w->f->scn;
  int id = w->g->objid;
  if (id < 0 || id >= scn->nskin || id >= w->store->nskin) return;
  Form form = w->store->skin[id];
  size_t at = 3 * (size_t)scn->skinvertadr[id];
  form.pos = scn->skinvert + at;
  form.normal = scn->skinnormal + at;
  draw_scene_form(w, &form);
}

static void add_geom(Shot* f, int geom, Layer layer, float share) {
  Look look;
  make_look(&look, f, geom, share);
  GeomDraw w = {f, store_of(f->con), f->scn->geoms + geom, &look, layer};
  if (w.g->type == ctGEOM_FLEX) {
    draw_flex(&w);
  } else if (w.g->type == ctGEOM_SKIN) {
    draw_skin(&w);
  } else if (w.g->type == ctGEOM_DEFORM) {
    draw_deform_surface(&w);
  } else {
    draw_geom_parts(&w);
  }
}

//---------------------------------- order ---------------------------------------------------------

typedef struct Distance {
  float d;
  int geom;
} Distance;

#define LESS_DISTANCE(a, b, ctx) ((a)->d < (b)->d)
SORT_DEFINE(sort_distances, Distance, LESS_DISTANCE)

// A radius around a geom, for the order of transparent ones.
static float estimate_radius(const ctvGeom* g) {
  const float* s = g->size;
  if (g->modelrbound > 0) return g->modelrbound;
  switch (g->type) {
  case ctGEOM_CAPSULE:
    return s[0] + s[2];
  case ctGEOM_CYLINDER:
    return sqrtf(s[0] * s[0] + s[2] * s[2]);
  case ctGEOM_BOX:
    return sqrtf(s[0] * s[0] + s[1] * s[1] + s[2] * s[2]);
  case ctGEOM_PLANE:
    return 0;
  default:
    return fmaxf(s[0], fmaxf(s[1], s[2]));
  }
}

// Transparent geoms, the nearest first; planes are last. The list is in the frame's bins.
static int list_transparent(Shot* f, Distance** list) {
  int n = f->scn->ngeom > 0 ? f->scn->ngeom : 0;
  if (!pile_reserve(&f->bins, 2 * (size_t)n * sizeof(Distance))) {
    f->failed = true;
    return 0;
  }
  Distance* d = f->bins.data;
  int count = 0;
  for (int i = 0; i < n; i++) {
    const ctvGeom* g = f->scn->geoms + i;
    if (!is_transparent(f, g)) continue;
    const float* h = f->eye.head;
    float x = g->pos[0] - h[0], y = g->pos[1] - h[1], z = g->pos[2] - h[2];
    float near = sqrtf(x * x + y * y + z * z) - estimate_radius(g);
    d[count++] = (Distance){g->type == ctGEOM_PLANE ? 1e10f : near, i};
  }
  if (count > 0) sort_distances(d, d + n, count, NULL);
  *list = d;
  return count;
}

// x -> x - 2 (n . x - d) n / n.n
static void make_reflection(Shot* f, const ctvGeom* g) {
  double n[3], d = 0, reflect[12];
  float up = g->type == ctGEOM_BOX ? g->size[2] : 0;
  for (int k = 0; k < 3; k++) {
    n[k] = (double)g->mat[3 * k + 2];
    d += n[k] * (double)(g->pos[k] + up * g->mat[3 * k + 2]);
  }
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++) reflect[4 * i + j] = (i == j) - 2 * n[i] * n[j];
    reflect[4 * i + 3] = 2 * d * n[i];
    f->mirror_plane[i] = n[i];
  }
  f->mirror_plane[3] = -d;
  eye_multiply(f->mirror_view, f->eye.view, reflect);
}

static void add_reflected(Shot* f, int mirror, const Distance* list, int count) {
  const ctvGeom* g = f->scn->geoms + mirror;
  ctvGeom top = *g;
  for (int k = 0; k < 3 && g->type == ctGEOM_BOX; k++) top.pos[k] += g->size[2] * g->mat[3 * k + 2];
  if (is_behind(f->eye.head, &top)) return;
  f->has_mirror = true;
  make_reflection(f, g);
  for (int i = 0; i < f->scn->ngeom; i++) {
    if (i != mirror && !is_transparent(f, f->scn->geoms + i)) {
      add_geom(f, i, LAYER_MIRROR, g->reflectance);
    }
  }
  for (int i = 0; i < count; i++) {
    if (list[i].geom != mirror) add_geom(f, list[i].geom, LAYER_MIRROR_BLEND, g->reflectance);
  }
}

static const Texture* find_sky(const Shot* f) {
  const Store* s = store_of(f->con);
  for (int i = 0; i < s->ntexture; i++) {
    if (s->texture[i].type == ctTEXTURE_SKYBOX && s->texture[i].levels > 0) return &s->texture[i];
  }
  return NULL;
}

// The first infinite plane that the camera is above; -1: none.
static int find_haze_plane(const Shot* f, float* elevation, float distance) {
  for (int i = 0; i < f->scn->ngeom; i++) {
    const ctvGeom* g = f->scn->geoms + i;
    if (g->type != ctGEOM_PLANE || g->size[0] != 0 || g->size[1] != 0) continue;
    const float* h = f->eye.head;
    *elevation = ((h[0] - g->pos[0]) * g->mat[2] + (h[1] - g->pos[1]) * g->mat[5] +
                  (h[2] - g->pos[2]) * g->mat[8]) /
                 distance;
    return *elevation < 0 ? -1 : i;
  }
  return -1;
}

static void add_sky_piece(Shot* f, const Look* look, const ctvGeom* g, BuiltinForm kind,
                          const float scale[3], Layer layer) {
  Piece* p = next_piece(f);
  FormPart part = {&store_of(f->con)->builtin[kind], {scale[0], scale[1], scale[2]}, 0};
  if (!p || !fits_form(part.form)) return;
  p->form = *part.form;
  p->look = *look;
  p->cull = CULL_FRONT;
  p->keep_depth = true;
  place_form_part(p->place, g, &part);
  finish_piece(f, p, layer);
}

static void add_sky(Shot* f) {
  const Texture* t = find_sky(f);
  if (!t || !f->scn->flags[ctRND_SKYBOX]) return;
  float far = f->eye.far * 0.7f, elevation = 0;
  if (f->scn->enabletransform) far /= f->scn->scale;
  ctvGeom g = kScenePlace;
  memcpy(g.pos, f->eye.head, sizeof g.pos);
  Look look = {.rgba = {1, 1, 1, 1}, .texmode = TEX_SKY, .texture = t, .unlit = true, .geom = -1};
  add_sky_piece(f, &look, &g, FORM_CYLINDER, (float[3]){far, far, far}, LAYER_MAIN);
  int plane = f->scn->flags[ctRND_HAZE] ? find_haze_plane(f, &elevation, far) : -1;
  if (plane < 0) return;
  memcpy(g.mat, f->scn->geoms[plane].mat, sizeof g.mat);
  for (int k = 0; k < 3; k++) g.pos[k] -= far * elevation * g.mat[3 * k + 2];
  Look haze = {.rgba = {1, 1, 1, 1}, .unlit = true, .geom = -1};
  add_sky_piece(f, &haze, &g, FORM_HAZE, (float[3]){far, far, far * elevation}, LAYER_BLEND);
}

static void add_all_segments(Shot* f) {
  for (int i = 0; i < f->scn->ngeom; i++) {
    if (f->scn->geoms[i].segid >= 0) add_geom(f, i, LAYER_MAIN, 1);
  }
}

bool pieces_make(Shot* f) {
  f->npiece = 0;
  f->has_mirror = false;
  if (f->segment) {
    add_all_segments(f);
    return !f->failed;
  }
  Distance* list = NULL;
  int count = list_transparent(f, &list), mirror = find_mirror(f);
  bool reflect = f->scn->flags[ctRND_REFLECTION] && !f->scn->flags[ctRND_DEPTH];
  if (mirror >= 0 && reflect) add_reflected(f, mirror, list, count);
  if (mirror >= 0) {
    int first = f->npiece;
    add_geom(f, mirror, LAYER_MAIN, 1);
    for (int i = first; i < f->npiece; i++) frame_piece(f, i)->look.mirror = true;
    if (f->wire && f->has_mirror) add_geom(f, mirror, LAYER_MASK, 1);
  }
  for (int i = 0; i < f->scn->ngeom; i++) {
    if (i != mirror && !is_transparent(f, f->scn->geoms + i)) add_geom(f, i, LAYER_MAIN, 1);
  }
  add_sky(f);
  for (int i = 0; i < count; i++) add_geom(f, list[i].geom, LAYER_BLEND, 1);
  return !f->failed;
}
