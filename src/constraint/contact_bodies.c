#include "constraint/contact_bodies.h"

#include "base/assert.h"
#include "constraint/chain.h"
#include "math/dense.h"

#include <math.h>

// Vertices of the element, nearer ones with more weight; a vertex that is the other side is left
// out. Returns how many.
static int element_vertices(const ctModel* m, const ctData* d, const ctContact* con, int side,
                            int vertex[4], double weight[4]) {
  int f = con->flex[side], dim = m->flex_dim[f], base = m->flex_vertadr[f], n = 0;
  const int* corner = m->flex_elem + m->flex_elemdataadr[f] + con->elem[side] * (dim + 1);
  for (int k = 0; k <= dim; k++) {
    if (corner[k] == con->vert[1 - side]) continue;
    vertex[n] = base + corner[k];
    double dist = dist3(con->pos, d->flexvert_xpos + 3 * vertex[n]);
    weight[n++] = 1 / fmax(ctMINVAL, dist);
  }
  dense_normalize(weight, n);
  return n;
}

// A vertex of an interpolated flex is carried by the eight corners of its box.
static void add_nodes(const ctModel* m, int f, int vertex, double weight, ContactBodies* b) {
  const double* at = m->flex_vert0 + 3 * vertex;
  int first = m->flex_nodeadr[f];
  for (int k = 0; k < m->flex_nodenum[f]; k++) {
    double w =
        (k & 1 ? at[2] : 1 - at[2]) * (k & 2 ? at[1] : 1 - at[1]) * (k & 4 ? at[0] : 1 - at[0]);
    if (w < 1e-5) continue;
    CT_ASSERT(b->n < CONTACT_BODIES_MAX);
    b->weight[b->n] = w * weight;
    b->body[b->n++] = m->flex_nodebodyid[first + k];
  }
}

static void add_flex(const ctModel* m, const ctData* d, const ctContact* con, int side,
                     ContactBodies* b) {
  int f = con->flex[side], vertex[4], n = 1;
  double weight[4] = {1}, sign = side ? 1 : -1;
  if (con->vert[side] >= 0)
    vertex[0] = m->flex_vertadr[f] + con->vert[side];
  else
    n = element_vertices(m, d, con, side, vertex, weight);
  for (int k = 0; k < n; k++) {
    if (m->flex_interp[f]) {
      add_nodes(m, f, vertex[k], sign * weight[k], b);
      continue;
    }
    b->weight[b->n] = sign * weight[k];
    b->body[b->n++] = m->flex_vertbodyid[vertex[k]];
  }
}

void contact_bodies(const ctModel* m, const ctData* d, const ctContact* con, ContactBodies* b) {
  b->n = 0;
  b->simple = true;
  for (int side = 0; side < 2; side++) {
    if (con->geom[side] < 0) {
      b->simple &= con->vert[side] >= 0 && !m->flex_interp[con->flex[side]];
      add_flex(m, d, con, side, b);
      continue;
    }
    b->body[b->n] = m->geom_bodyid[con->geom[side]];
    b->weight[b->n++] = side ? 1 : -1;
  }
}

int contact_bodies_bound(const ctModel* m, const ctContact* con) {
  int n = 0;
  for (int side = 0; side < 2; side++) {
    if (con->geom[side] < 0) return (int)m->nv;
    n += chain_of(m, m->geom_bodyid[con->geom[side]]).n;
  }
  return n;
}
