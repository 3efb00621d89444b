// Invariant: cells are visited along x, then y, then z. A vertex is made once, by the first cell
// that has its edge, and is found again through its slot: two layers of slots suffice. vert and
// face are whole triples; coordinates are in units of the grid.
#include "geom/marching_cubes.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"

#include <math.h>
#include <string.h>

// Corner k of a cell is at (k & 1, k >> 1 & 1, k >> 2 & 1). Edge 4 a + q is along axis a; bits 0
// and 1 of q are its place along the two other axes. The pattern of a cell has bit k set where
// corner k is inside. Its triangles, three edges each, as MuJoCo 3.5.0 makes them (measured with a
// field that has every pattern): which diagonals cut a polygon is a choice.
static const char* const kTriangles[256] = {
    "",
    "048",
    "509",
    "495489",
    "1a4",
    "1801a8",
    "1a4950",
    "51a5a99a8",
    "b15",
    "5b1804",
    "0b109b",
    "14818bb89",
    "a5ba45",
    "05b0b88ba",
    "40949aa9b",
    "8ba89b",
    "286",
    "062046",
    "950628",
    "295256654",
    "41a286",
    "a62a21120",
    "0958621a4",
    "61a621251295",
    "28615b",
    "604620b15",
    "b09b10628",
    "46162916919b",
    "5a45ba286",
    "2a625a5ba052",
    "286a9ba49409",
    "2a629a9ba",
    "927",
    "048792",
    "250275",
    "827874475",
    "1a4279",
    "1801a8792",
    "250275a41",
    "827871175a81",
    "b15279",
    "0485b1279",
    "7b1712210",
    "48242112717b",
    "a5ba45279",
    "7928ba80b05b",
    "ba7a407a0702",
    "7827b8ba8",
    "879867",
    "904947746",
    "086065567",
    "467475",
    "7867981a4",
    "79661a916901",
    "a41567506086",
    "a51a65675",
    "87986715b",
    "15b746794904",
    "08606bb6710b",
    "17b147467",
    "4ba45b698679",
    "670ba0a605b0790",
    "ba06707b0860a40",
    "67b6ba",
    "36a",
    "a36048",
    "36a095",
    "94895436a",
    "341364",
    "680603301",
    "341364950",
    "958836538513",
    "36a5b1",
    "15b48036a",
    "0b109b6a3",
    "6a3b89b18148",
    "b36b65564",
    "8368030b305b",
    "6b360b09b406",
    "6b368b89b",
    "2a328a",
    "4a3430032",
    "a28a32509",
    "34a394954293",
    "841812213",
    "013032",
    "509213281841",
    "529512132",
    "2a328a5b1",
    "b150320434a3",
    "38a32819b109",
    "9b4324294a34b14",
    "5b4428b24b32",
    "b05b30320",
    "3249b4b34094284",
    "32939b",
    "792a36",
    "2796a3048",
    "527502a36",
    "36a475487827",
    "436413927",
    "927301360680",
    "164136075027",
    "138758518278368",
    "36a79215b",
    "0486a379215b",
    "a362102717b1",
    "36ab17127142482",
    "2795645b6b36",
    "2798060360535b3",
    "02b64b40b36b27b",
    "6838b387b827",
    "37939aa98",
    "a04a30390379",
    "8a0a370a7075",
    "34a374754",
    "184178798371",
    "937903013",
    "758138378418508",
    "137175",
    "5b1a98a39379",
    "15ba34304370790",
    "8a7107087b17a37",
    "37a74a7147b1",
    "4539838437935b3",
    "9070370b305b",
    "08437b",
    "7b3",
    "73b",
    "0483b7",
    "5093b7",
    "4954893b7",
    "b7341a",
    "81a80173b",
    "1a4b73095",
    "3b79a895a51a",
    "173157",
    "715731804",
    "973930031",
    "148187789317",
    "3a4347745",
    "80aa7307a057",
    "a40a03309397",
    "3973a9a89",
    "286b73",
    "062046b73",
    "2869503b7",
    "b73654625295",
    "3b7a41286",
    "73b1201a2a62",
    "1a48629503b7",
    "3b762a21a291951",
    "173157862",
    "246204357315",
    "628031093973",
    "469319149739629",
    "8627457343a4",
    "57a20a05a62a73a",
    "2867393093a0a40",
    "2969a693a973",
    "3923b9",
    "3923b9480",
    "b50b03302",
    "54b482b42b23",
    "93b92341a",
    "0a801a2b923b",
    "41a3023b0b50",
    "235a858251a53b5",
    "592521123",
    "804123152592",
    "031023",
    "814821231",
    "3a4349945239",
    "a852353a5925805",
    "43a403023",
    "23a2a8",
    "63b6b88b9",
    "63b6b00b9460",
    "86383003b0b5",
    "b63b56546",
    "1a48b986b63b",
    "016b969063b61a6",
    "1a450b03b083863",
    "a616516b563b",
    "985863583531",
    "319469639049159",
    "608630310",
    "314346",
    "983453593a43863",
    "3a6059",
    "6383083403a4",
    "3a6",
    "6b76ab",
    "b6ab76048",
    "6b76ab095",
    "854895a76ab7",
    "1b7174476",
    "0680b6b761b0",
    "9504764171b7",
    "891761681b71951",
    "a15a56657",
    "0486576a5a15",
    "7696a1961910",
    "7618919714816a1",
    "476457",
    "068056576",
    "940974764",
    "897876",
    "72878bb8a",
    "b7aa0470a720",
    "095b8ab78728",
    "ab25424a2952b72",
    "4284121721b7",
    "71b721201",
    "0954181281b2b72",
    "5191291721b7",
    "872817157a18",
    "20a57a72a15a04a",
    "1078a7a17287097",
    "14a297",
    "872847457",
    "205257",
    "842472497409",
    "972",
    "26a2a99ab",
    "4809ab92a26a",
    "26a2a55ab025",
    "542ab2b526a2482",
    "4166921961b9",
    "b960161b6806926",
    "64b02b26b50b41b",
    "2681b5",
    "6a1612215259",
    "0489252152616a1",
    "a26a12102",
    "a16126182148",
    "259265645",
    "058568526592",
    "026064",
    "268",
    "8ab8b9",
    "4904a9ab9",
    "0b508b8ab",
    "ab5a54",
    "1841b8b98",
    "01b0b9",
    "1b4b84b08b50",
    "b51",
    "5a159a98a",
    "4a0a90a59a15",
    "10818a",
    "14a",
    "459498",
    "590",
    "084",
    "",
};

typedef struct Cubes {
  const float* field;
  const int* n;
  int* known[2]; // vertices on the edges that start at the points of two layers, n[0] x n[1] x 3
  ARRAY(float) vert;
  ARRAY(int) face;
} Cubes;

static size_t point_index(const Cubes* c, const int at[3]) {
  CT_VALIDATE(at[0] < c->n[0] && at[1] < c->n[1] && at[2] < c->n[2]);
  return ((size_t)at[2] * (size_t)c->n[1] + (size_t)at[1]) * (size_t)c->n[0] + (size_t)at[0];
}

// Where the vertex of the edge from a grid point along an axis is kept
static int* edge_slot(Cubes* c, const int at[3], int axis) {
  CT_VALIDATE(at[0] < c->n[0] && at[1] < c->n[1] && axis < 3);
  return c->known[at[2] % 2] + 3 * ((size_t)at[1] * (size_t)c->n[0] + (size_t)at[0]) + axis;
}

// First point of an edge of a cell; *fresh: no cell before this one has that edge.
static void edge_start(const int cell[3], int edge, int at[3], bool* fresh) {
  int axis = edge / 4, first = axis == 0, second = axis == 2 ? 1 : 2;
  memcpy(at, cell, 3 * sizeof(int));
  *fresh = (edge & 1 || cell[first] == 0) && (edge & 2 || cell[second] == 0);
  at[first] += edge & 1;
  at[second] += edge >> 1 & 1;
}

// Where the field is zero between the ends of an edge, if it changes its sign.
static bool add_edge_vertex(Cubes* c, const int at[3], int axis) {
  int end[3] = {at[0], at[1], at[2]};
  end[axis]++;
  float a = c->field[point_index(c, at)], b = c->field[point_index(c, end)];
  if ((a < 0) == (b < 0)) return true;
  int k = c->vert.count;
  if (!array_reserve(&c->vert, k + 3)) return false;
  for (int i = 0; i < 3; i++) c->vert.data[k + i] = (float)at[i];
  c->vert.data[k + axis] += a / (a - b);
  c->vert.count = k + 3;
  *edge_slot(c, at, axis) = k / 3;
  return true;
}

static int cell_pattern(const Cubes* c, const int cell[3]) {
  int bits = 0;
  for (int k = 0; k < 8; k++) {
    int at[3] = {cell[0] + (k & 1), cell[1] + (k >> 1 & 1), cell[2] + (k >> 2 & 1)};
    if (c->field[point_index(c, at)] < 0) bits |= 1 << k;
  }
  return bits;
}

static bool do_cell(Cubes* c, const int cell[3]) {
  const char* edges = kTriangles[cell_pattern(c, cell)];
  if (!*edges) return true;
  int at[3];
  bool fresh;
  for (int e = 0; e < 12; e++) {
    edge_start(cell, e, at, &fresh);
    if (fresh && !add_edge_vertex(c, at, e / 4)) return false;
  }
  for (; *edges; edges++) {
    int e = *edges >= 'a' ? *edges - 'a' + 10 : *edges - '0';
    CT_ASSERT(e >= 0 && e < 12);
    int* corner = array_push(&c->face);
    if (!corner) return false;
    edge_start(cell, e, at, &fresh);
    *corner = *edge_slot(c, at, e / 4);
    CT_ASSERT(3 * *corner < c->vert.count);
  }
  return true;
}

static bool do_cells(Cubes* c) {
  int cell[3];
  for (cell[2] = 0; cell[2] < c->n[2] - 1; cell[2]++)
    for (cell[1] = 0; cell[1] < c->n[1] - 1; cell[1]++)
      for (cell[0] = 0; cell[0] < c->n[0] - 1; cell[0]++)
        if (!do_cell(c, cell)) return false;
  return true;
}

// Sum of the triangles' normals around each vertex, weighted by area. Single precision, in the
// order of the triangles, so that they are those of MuJoCo to the last bit.
static void sum_normals(float* normal, const CubesMesh* m) {
  memset(normal, 0, 3 * (size_t)m->nvert * sizeof(float));
  for (int f = 0; f < m->nface; f++) {
    const int* corner = m->face + 3 * (size_t)f;
    const float *a = m->vert + 3 * (size_t)corner[0], *b = m->vert + 3 * (size_t)corner[1],
                *c = m->vert + 3 * (size_t)corner[2];
    float u[3], w[3];
    for (int i = 0; i < 3; i++) {
      u[i] = c[i] - b[i];
      w[i] = a[i] - b[i];
    }
    const float n[3] = {u[1] * w[2] - u[2] * w[1], u[2] * w[0] - u[0] * w[2],
                        u[0] * w[1] - u[1] * w[0]};
    for (int k = 0; k < 3; k++)
      for (int i = 0; i < 3; i++) normal[3 * (size_t)corner[k] + (size_t)i] += n[i];
  }
  for (int v = 0; v < m->nvert; v++) {
    float* n = normal + 3 * (size_t)v;
    float length = sqrtf(n[0] * n[0] + n[1] * n[1] + n[2] * n[2]);
    for (int i = 0; i < 3; i++) n[i] /= length;
  }
}

bool marching_cubes(CubesMesh* out, const float* field, const int n[3]) {
  *out = (CubesMesh){0};
  Cubes c = {.field = field, .n = n};
  size_t layer = 3 * (size_t)n[0] * (size_t)n[1];
  int* known = alloc_zero(2 * layer * sizeof(int));
  bool ok = known != NULL;
  c.known[0] = known;
  c.known[1] = known ? known + layer : NULL;
  ok = ok && do_cells(&c);
  alloc_free(known);
  CT_ASSERT(c.vert.count % 3 == 0 && (!ok || c.face.count % 3 == 0));
  *out = (CubesMesh){.vert = c.vert.data,
                     .face = c.face.data,
                     .nvert = c.vert.count / 3,
                     .nface = c.face.count / 3};
  if (ok && out->nvert) {
    out->normal = alloc_bytes(3 * (size_t)out->nvert * sizeof(float));
    ok = out->normal != NULL;
  }
  if (ok && out->nvert) sum_normals(out->normal, out);
  if (!ok) marching_cubes_free(out);
  return ok;
}

void marching_cubes_free(CubesMesh* m) {
  alloc_free(m->vert);
  alloc_free(m->normal);
  alloc_free(m->face);
  *m = (CubesMesh){0};
}
