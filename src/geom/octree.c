// Invariant: children of a node are eight and next to each other, behind their parent. Grid
// coordinates are 0 .. SIDE; equal positions share one point. From balance_levels on, leaves that
// share a face differ by one level at most. A point that hangs has the mean of 2 or 4 others.
#include "geom/octree.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "geom/mesh_distance.h"
#include "geom/octree_box.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

enum { LEVELS = 6, SIDE = 1 << LEVELS, POINTS = SIDE + 1 };

// A corner of boxes. It hangs if it lies inside an edge or a side of a coarser box.
typedef struct OctPoint {
  double pos[3];
  double value;
  bool known;
  int hangs; // corners of that edge or side: 0, 2 or 4
  int from[4];
} OctPoint;

typedef ARRAY(int) IntArray;

typedef struct OctreeBuild {
  const OctreeMesh* mesh;
  ARRAY(OctNode) node;
  ARRAY(OctPoint) point;
  int* id;                 // of the point at grid coordinates x, y, z; -1: none yet
  double coord[3][POINTS]; // position of grid coordinates
  int same[3][POINTS];     // the first grid coordinate with that position
} OctreeBuild;

//---------------------------------- boxes and corners ---------------------------------------------

// Positions by repeated halving, so that neighbours agree on them to the bit.
static void halve_range(double* coord, int low, int high) {
  CT_ASSERT(low >= 0 && low < high && high <= SIDE);
  if (high - low < 2) return;
  int middle = (low + high) / 2;
  coord[middle] = (coord[low] + coord[high]) / 2;
  halve_range(coord, low, middle);
  halve_range(coord, middle, high);
}

// The box around the mesh, a tenth larger.
static void make_grid(OctreeBuild* b) {
  const double* aamm = b->mesh->aamm;
  for (int k = 0; k < 3; k++) {
    double centre = (aamm[k] + aamm[3 + k]) / 2, half = (aamm[3 + k] - aamm[k]) / 2;
    double* coord = b->coord[k];
    coord[0] = centre - 1.1 * half;
    coord[SIDE] = centre + 1.1 * half;
    halve_range(coord, 0, SIDE);
    b->same[k][0] = 0;
    for (int i = 1; i < POINTS; i++)
      b->same[k][i] = coord[i] == coord[i - 1] ? b->same[k][i - 1] : i;
  }
}

// The point at grid coordinates; -1 when out of memory.
static int point_at(OctreeBuild* b, const int at[3]) {
  int *id = b->id, place = 0;
  for (int k = 0; k < 3; k++) {
    CT_ASSERT(at[k] >= 0 && at[k] < POINTS);
    place = POINTS * place + b->same[k][at[k]];
  }
  if (id[place] >= 0) return id[place];
  OctPoint* p = array_push(&b->point);
  if (!p) return -1;
  for (int k = 0; k < 3; k++) p->pos[k] = b->coord[k][at[k]];
  id[place] = b->point.count - 1;
  return id[place];
}

static bool add_node(OctreeBuild* b, int parent, int slot) {
  OctNode* n = array_push(&b->node);
  if (!n) return false;
  n->parent = parent;
  n->slot = slot;
  if (parent >= 0) {
    CT_ASSERT(parent < b->node.count - 1 && slot >= 0 && slot < 8);
    OctNode* up = b->node.data + parent;
    up->child[slot] = b->node.count - 1;
    n->level = up->level + 1;
    for (int k = 0; k < 3; k++) n->at[k] = up->at[k] + (slot >> k & 1) * (SIDE >> n->level);
  }
  int size = SIDE >> n->level;
  for (int k = 0; k < 3; k++) {
    n->aamm[k] = b->coord[k][n->at[k]];
    n->aamm[3 + k] = b->coord[k][n->at[k] + size];
  }
  for (int i = 0; i < 8; i++) {
    int at[3];
    for (int k = 0; k < 3; k++) at[k] = n->at[k] + (i >> k & 1) * size;
    n->child[i] = -1;
    n->corner[i] = point_at(b, at);
    if (n->corner[i] < 0) return false;
  }
  return true;
}

static bool divide_node(OctreeBuild* b, int node) {
  CT_ASSERT(b->node.data[node].level < LEVELS);
  for (int i = 0; i < 8; i++)
    if (!add_node(b, node, i)) return false;
  return true;
}

//---------------------------------- division along the surface ------------------------------------

// Faces of the boxes of one level that were divided: box i has face[end[i - 1] .. end[i]).
typedef struct FaceLists {
  IntArray face, end;
} FaceLists;

static bool push_int(IntArray* a, int x) {
  int* p = array_push(a);
  if (p) *p = x;
  return p != NULL;
}

// Divide a box if one of the parent's faces passes through it, and list those that do.
static bool divide_touched(OctreeBuild* b, int node, const FaceLists* parents, int rank,
                           FaceLists* out) {
  const OctreeMesh* m = b->mesh;
  CT_ASSERT(rank >= 0 && rank < parents->end.count);
  int before = out->face.count;
  int first = rank ? parents->end.data[rank - 1] : 0, last = parents->end.data[rank];
  for (int i = first; i < last; i++) {
    int f = parents->face.data[i];
    const int* v = m->face + 3 * (size_t)f;
    const double* corner[3];
    for (int k = 0; k < 3; k++) corner[k] = m->vert + 3 * (size_t)v[k];
    if (octree_box_touches(b->node.data[node].aamm, corner) && !push_int(&out->face, f))
      return false;
  }
  if (out->face.count == before) return true;
  return push_int(&out->end, out->face.count) && divide_node(b, node);
}

// Boxes are made level by level; the eight children of a divided box share its list.
static bool divide_levels(OctreeBuild* b, FaceLists* now, FaceLists* next) {
  for (int i = 0; i < b->mesh->nface; i++)
    if (!push_int(&now->face, i)) return false;
  if (!push_int(&now->end, now->face.count) || !add_node(b, -1, -1)) return false;
  for (int level = 0, first = 0; level < LEVELS; level++) {
    int last = b->node.count;
    for (int i = first; i < last; i++)
      if (!divide_touched(b, i, now, (i - first) / 8, next)) return false;
    first = last;
    FaceLists used = *now;
    *now = *next;
    *next = used;
    next->face.count = next->end.count = 0;
  }
  return true;
}

static bool divide_surface(OctreeBuild* b) {
  FaceLists now = {0}, next = {0};
  bool ok = divide_levels(b, &now, &next);
  array_free(&now.face);
  array_free(&now.end);
  array_free(&next.face);
  array_free(&next.end);
  return ok;
}

//---------------------------------- neighbours ----------------------------------------------------

// A direction is twice the axis, plus 1 for upwards.
static int opposite_sibling(const OctNode* node, int at, int direction) {
  int bit = 1 << direction / 2;
  bool up = direction % 2;
  for (; node[at].parent >= 0; at = node[at].parent)
    if (up != ((node[at].slot & bit) != 0)) return node[node[at].parent].child[node[at].slot ^ bit];
  return -1;
}

// The leaf on the other side of a leaf's face: nearest to its centre if there are several.
static int find_neighbour(const OctNode* node, int at, int direction) {
  CT_ASSERT(direction >= 0 && direction < 6);
  int found = opposite_sibling(node, at, direction), bit = 1 << direction / 2;
  if (found < 0) return -1;
  while (node[found].child[0] >= 0) {
    int slot = 0;
    for (int k = 0; k < 3; k++) {
      double own = (node[at].aamm[k] + node[at].aamm[3 + k]) / 2;
      double other = (node[found].aamm[k] + node[found].aamm[3 + k]) / 2;
      if (own > other) slot |= 1 << k;
    }
    slot = direction % 2 ? slot & ~bit : slot | bit;
    found = node[found].child[slot];
  }
  return found;
}

// Leaves next to others more than one level finer, in the order in which they are met.
static bool list_coarse(const OctreeBuild* b, IntArray* list) {
  const OctNode* node = b->node.data;
  for (int i = 0; i < b->node.count; i++) {
    if (node[i].child[0] >= 0) continue;
    for (int direction = 0; direction < 6; direction++) {
      int other = find_neighbour(node, i, direction);
      if (other < 0) continue;
      if (node[other].level > node[i].level + 1 && !push_int(list, i)) return false;
      if (node[i].level > node[other].level + 1 && !push_int(list, other)) return false;
    }
  }
  return true;
}

static bool balance_levels(OctreeBuild* b) {
  IntArray coarse = {0};
  bool ok;
  do {
    coarse.count = 0;
    ok = list_coarse(b, &coarse);
    for (int i = 0; ok && i < coarse.count; i++)
      if (b->node.data[coarse.data[i]].child[0] < 0) ok = divide_node(b, coarse.data[i]);
  } while (ok && coarse.count > 0);
  array_free(&coarse);
  return ok;
}

//---------------------------------- hanging corners -----------------------------------------------

// The position of a point on the boundary of a coarser box decides the corners that it hangs from.
static void hang_point(OctPoint* p, const OctNode* coarse) {
  CT_ASSERT(p->hangs == 0 && coarse->child[0] < 0);
  int free_axes = 0, base = 0, axis[3];
  for (int k = 0; k < 3; k++) {
    bool low = fabs(p->pos[k] - coarse->aamm[k]) < 1e-9;
    bool high = fabs(p->pos[k] - coarse->aamm[3 + k]) < 1e-9;
    if (high) base |= 1 << k;
    if (!low && !high) axis[free_axes++] = k;
  }
  if (free_axes == 1) {
    p->hangs = 2;
    for (int i = 0; i < 2; i++) p->from[i] = coarse->corner[base | i << axis[0]];
  } else if (free_axes == 2) {
    // in the order of the axes that follow the face's, which is that of the sum
    CT_ASSERT(axis[0] < axis[1]);
    int face = 3 - axis[0] - axis[1], u = (face + 1) % 3, v = (face + 2) % 3;
    p->hangs = 4;
    for (int i = 0; i < 4; i++) p->from[i] = coarse->corner[base | (i & 1) << u | (i >> 1) << v];
  }
}

static void hang_all(OctreeBuild* b) {
  const OctNode* node = b->node.data;
  for (int i = 0; i < b->node.count; i++) {
    if (node[i].child[0] >= 0) continue;
    for (int direction = 0; direction < 6; direction++) {
      int other = find_neighbour(node, i, direction);
      if (other < 0 || node[other].level >= node[i].level) continue;
      int k = direction / 2, u = (k + 1) % 3, v = (k + 2) % 3;
      for (int c = 0; c < 4; c++) {
        int corner = direction % 2 << k | (c & 1) << u | (c >> 1) << v;
        OctPoint* p = b->point.data + node[i].corner[corner];
        if (!p->hangs) hang_point(p, node + other);
      }
    }
  }
}

//---------------------------------- distances -----------------------------------------------------

static bool evaluate_point(OctreeBuild* b, OctPoint* p, const MeshDistance* d) {
  if (p->known) return true;
  CT_ASSERT(p->hangs == 0 || p->hangs == 2 || p->hangs == 4);
  if (!p->hangs) {
    p->value = mesh_distance(d, p->pos);
  } else {
    double sum = 0;
    for (int i = 0; i < p->hangs; i++) {
      const OctPoint* other = b->point.data + p->from[i];
      if (!other->known) return false;
      sum += other->value;
    }
    p->value = sum / p->hangs;
  }
  p->known = true;
  return true;
}

// Coarse boxes first: what hangs depends on them.
static OctreeResult evaluate_all(OctreeBuild* b, const MeshDistance* d) {
  IntArray queue = {0};
  OctreeResult result = push_int(&queue, 0) ? OCTREE_OK : OCTREE_NO_MEMORY;
  for (int i = 0; result == OCTREE_OK && i < queue.count; i++) {
    const OctNode* n = b->node.data + queue.data[i];
    for (int k = 0; k < 8 && result == OCTREE_OK; k++)
      if (!evaluate_point(b, b->point.data + n->corner[k], d)) result = OCTREE_BROKEN;
    for (int k = 0; k < 8 && result == OCTREE_OK; k++)
      if (n->child[k] >= 0 && !push_int(&queue, n->child[k])) result = OCTREE_NO_MEMORY;
  }
  array_free(&queue);
  return result;
}

static OctreeResult fill_distances(OctreeBuild* b) {
  const OctreeMesh* m = b->mesh;
  MeshDistance d;
  if (!mesh_distance_init(&d, m->vert, m->nvert, m->face, m->nface, m->bvh))
    return OCTREE_NO_MEMORY;
  OctreeResult result = evaluate_all(b, &d);
  mesh_distance_free(&d);
  for (int i = 0; i < b->node.count; i++) {
    OctNode* n = b->node.data + i;
    for (int k = 0; k < 8; k++) {
      CT_ASSERT(n->corner[k] >= 0 && n->corner[k] < b->point.count);
      n->coeff[k] = b->point.data[n->corner[k]].value;
    }
  }
  return result;
}

OctreeResult octree_build(Octree* t, const OctreeMesh* mesh) {
  const size_t cells = (size_t)POINTS * POINTS * POINTS;
  OctreeBuild b = {.mesh = mesh};
  *t = (Octree){0};
  OctreeResult result = OCTREE_NO_MEMORY;
  b.id = (int*)alloc_bytes(cells * sizeof(int));
  if (b.id) {
    memset(b.id, -1, cells * sizeof(int));
    make_grid(&b);
    if (divide_surface(&b) && balance_levels(&b)) {
      hang_all(&b);
      result = fill_distances(&b);
    }
  }
  alloc_free(b.id);
  array_free(&b.point);
  if (result == OCTREE_OK) {
    t->node = b.node.data;
    t->count = b.node.count;
  } else {
    array_free(&b.node);
  }
  return result;
}

void octree_free(Octree* t) {
  alloc_free(t->node);
  *t = (Octree){0};
}
