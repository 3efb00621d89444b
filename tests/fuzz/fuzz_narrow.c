// libFuzzer target for the narrow phase: two geoms of any types with sizes, vertices, poses,
// margins and options that no compiler would let through (flat, needle-like, of one point, huge,
// not a number). Every collider must come back, with a possible number of contacts, and so must
// distances. Meshes also meet by their triangles. Height fields get any heights and sizes; then the
// whole scene collides, with three flexes whose vertices are anywhere.
#include "collide/col_exact.h"
#include "collide/geom_distance.h"
#include "collide/narrowphase.h"
#include "collide/placed.h"
#include "fuzz.h"

#include <corten/corten.h>

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CUBE "-.2 -.2 -.2 .2 -.2 -.2 -.2 .2 -.2 .2 .2 -.2 -.2 -.2 .2 .2 -.2 .2 -.2 .2 .2 .2 .2 .2"
#define BODY(geom) "<body><freejoint/><geom " geom " mass='1'/></body>"
// slow, so in pairs of their own only
#define SDF "type='sdf' mesh='cube' contype='0' conaffinity='0'"
#define FLEX(name, dim, count)                                                                     \
  "<flexcomp name='" name "' type='grid' dim='" dim "' count='" count "' spacing='.1 .1 .1' "      \
  "radius='.01' mass='1'><contact selfcollide='auto' internal='true'/></flexcomp>"
static const char SCENE[] =
    "<mujoco><asset><mesh name='cube' vertex='" CUBE "'/><mesh name='ball' builtin='sphere' "
    "params='1'/><hfield name='h' nrow='4' ncol='5' size='1 1 .2 .1' elevation='0 1 2 3 4 5 6 7 8 "
    "9 "
    "9 8 7 6 5 4 3 2 1 0'/></asset><worldbody><geom type='plane' size='1 1 1'/>"
    "<geom type='hfield' hfield='h'/>" BODY("size='.2'") BODY("type='capsule' size='.1 .2'")
        BODY("type='ellipsoid' size='.1 .2 .3'") BODY("type='cylinder' size='.2 .1'")
            BODY("type='box' size='.1 .2 .3'") BODY("type='mesh' mesh='cube'")
                BODY("type='mesh' mesh='ball'") BODY(SDF) BODY(SDF) BODY("type='mesh' mesh='ball'")
                    BODY("type='box' size='.1 .1 .1'") FLEX("line", "1", "4 1 1")
                        FLEX("sheet", "2", "3 3 1")
                            FLEX("block", "3", "2 2 2") "</worldbody></mujoco>";

// Bytes as decisions; after the end all are zero.
typedef struct Bytes {
  const uint8_t* p;
  size_t left;
} Bytes;

static int next(Bytes* b) {
  if (b->left == 0) return 0;
  b->left--;
  return *b->p++;
}

static double number(Bytes* b) {
  static const double SPECIAL[] = {0,    -0.0,  1e-300, 1e-15,    1e-9,     1e-4, 0.1,
                                   0.2,  -0.2,  0.5,    1,        -1,       10,   1e6,
                                   1e15, 1e300, NAN,    INFINITY, -INFINITY};
  int k = next(b);
  if (k < 64) return SPECIAL[k % 19];
  return (k - 160) / 96.0 + next(b) / 25600.0;
}

// Axes of a rotation, or whatever the bytes say.
static void matrix(double mat[9], Bytes* b) {
  int kind = next(b) % 4;
  double q[4] = {1, 0, 0, 0};
  if (kind > 0)
    for (int i = 0; i < 4; i++) q[i] = number(b);
  if (kind < 3) ctu_normalize4(q);
  ctu_quat2Mat(mat, q);
}

static void spoil_mesh(ctModel* m, int mesh, Bytes* b) {
  float* v = m->mesh_vert + 3 * m->mesh_vertadr[mesh];
  int n = m->mesh_vertnum[mesh], kind = next(b) % 5, axis = next(b) % 3;
  float scale = (float)number(b);
  for (int i = 0; i < n && kind > 0; i++) {
    if (kind == 1) v[3 * i + axis] = 0;                             // flat
    if (kind == 2) v[3 * i + axis] = v[3 * i + (axis + 1) % 3] = 0; // a needle
    if (kind == 3) memcpy(v + 3 * i, v, 3 * sizeof *v);             // one point
    if (kind == 4) v[3 * i + axis] = i % 2 ? scale : v[3 * i + axis];
  }
}

static void spoil_field(ctModel* m, Bytes* b) {
  for (int i = next(b) % 8; i > 0; i--)
    m->hfield_data[next(b) % (m->hfield_nrow[0] * m->hfield_ncol[0])] = (float)number(b);
  if (next(b) % 4 == 0) m->hfield_size[next(b) % 4] = number(b);
}

// All pairs of the scene, with vertices of flexes anywhere.
static void whole_scene(ctModel* m, ctData* d, Bytes* b) {
  for (int i = next(b) % 32; i > 0; i--)
    d->flexvert_xpos[next(b) % (3 * (int)m->nflexvert)] = number(b);
  int f = next(b) % (int)m->nflex, kind = next(b);
  m->flex_selfcollide[f] = kind % 5;
  m->flex_internal[f] = kind & 32 ? 1 : 0;
  if (kind & 64) m->flex_radius[f] = number(b);
  if (kind & 128) m->flex_margin[f] = number(b);
  ct_collision(m, d);
  REQUIRE(d->ncon >= 0);
  for (int i = 0; i < d->ncon; i++) REQUIRE(d->contact[i].dim >= 1 && d->contact[i].dim <= 6);
}

static void options(ctModel* m, Bytes* b) {
  int k = next(b);
  m->opt.enableflags = k & 1 ? ctENBL_MULTICCD : 0;
  m->opt.disableflags = k & 2 ? ctDSBL_NATIVECCD : 0;
  m->opt.ccd_iterations = k & 4 ? next(b) * 4 : 35;
  m->opt.ccd_tolerance = k & 8 ? number(b) : 1e-6;
  m->opt.sdf_initpoints = k & 16 ? next(b) : 5;
  m->opt.sdf_iterations = k & 32 ? next(b) % 20 : 4;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  static ctModel* good;
  static ctData *d, *start;
  if (!good) {
    char error[500] = "";
    good = ct_loadXMLString(SCENE, NULL, error, sizeof error);
    if (!good) fprintf(stderr, "%s\n", error);
    REQUIRE(good);
    d = ct_makeData(good);
    REQUIRE(d);
    start = ct_makeData(good);
    REQUIRE(start);
    ct_forward(good, d);
    ct_forward(good, start);
  }
  Bytes b = {data, size};
  ctModel* m = ct_copyModel(NULL, good);
  REQUIRE(m);
  // what an earlier input has changed
  memcpy(d->geom_xpos, start->geom_xpos, 3 * (size_t)m->ngeom * sizeof(double));
  memcpy(d->geom_xmat, start->geom_xmat, 9 * (size_t)m->ngeom * sizeof(double));
  memcpy(d->flexvert_xpos, start->flexvert_xpos, 3 * (size_t)m->nflexvert * sizeof(double));
  options(m, &b);
  int g1 = next(&b) % (int)m->ngeom, g2 = next(&b) % (int)m->ngeom;
  for (int k = 0; k < 2; k++) {
    int g = k ? g2 : g1;
    for (int i = 0; i < 3; i++) d->geom_xpos[3 * g + i] = number(&b);
    matrix(d->geom_xmat + 9 * g, &b);
    if (next(&b) % 4 == 0)
      for (int i = 0; i < 3; i++) m->geom_size[3 * g + i] = number(&b);
    if (m->geom_type[g] == ctGEOM_HFIELD) spoil_field(m, &b);
    if (m->geom_dataid[g] >= 0 && m->geom_type[g] != ctGEOM_HFIELD && next(&b) % 4 == 0)
      spoil_mesh(m, m->geom_dataid[g], &b);
  }
  double margin = next(&b) % 2 ? number(&b) : 0, fromto[6];
  int first = m->geom_type[g1] > m->geom_type[g2] ? g2 : g1, second = first == g1 ? g2 : g1;
  ctfCollision collider = narrowphase[m->geom_type[first]][m->geom_type[second]];
  if (collider && g1 != g2) {
    ctContact con[ctMAXCONPAIR];
    int n = collider(m, d, con, first, second, margin);
    REQUIRE(n >= 0 && n <= ctMAXCONPAIR);
    geom_distance(m, d, g1, g2, margin, fromto);
    m->geom_exact[first] = m->geom_type[first] == ctGEOM_MESH && next(&b) % 2;
    m->geom_exact[second] = m->geom_type[second] == ctGEOM_MESH;
    if (col_exact_applies(m, first, second)) n = col_exact(m, d, con, first, second, margin);
    REQUIRE(n >= 0 && n <= ctMAXCONPAIR);
  }
  if (next(&b) % 4 == 1) whole_scene(m, d, &b);
  ct_deleteModel(m);
  return 0;
}
