#include "constraint/contact_bodies.h"

#include "base/assert.h"
#include "constraint/chain.h"
#include "math/vec.h"
#include "pos/flex_pos.h"

#include <math.h>

// Vertices of the element, nearer ones with more weight; a vertex that is the other side is left
// out. Returns how many.
static int element_vertices(const ctModel* m, const ctData* d, const ctContact* con, int side,
                            int vertex[4], double weight[4]) {
  int f = con->flex[side], dim = m->flex_dim[f], base = m->flex_vertadr[f], n = 0;
  const int* corner = m->flex_elem + m->flex_elemdataadr[f] + con->elem[side] * (dim + 1);
  double sum = 0;
  for (int k = 0; k <= dim; k++) {
    if (corner[k] == con->vert[1 - side]) continue;
    CT_ASSERT(n < 4);
    vertex[n] = base + corner[k];
    double dist = dist3(con->pos, d->flexvert_xpos + 3 * vertex[n]);
    weight[n] = 1 / fmax(ctMINVAL, dist);
    sum += weight[n++];
  }
  double scale = 1 / sum;
  for (int k = 0; k < n; k++) weight[k] *= scale;
  return n;
}

int contact_bodies_vertices(const ctModel* m, const ctData* d, const ctContact* con, int side,
                            int vertex[4], double weight[4]) {
  if (con->vert[side] < 0) return element_vertices(m, d, con, side, vertex, weight);
  vertex[0] = m->flex_vertadr[con->flex[side]] + con->vert[side];
  weight[0] = 1;
  return 1;
}

// A point of an interpolated flex is carried by the nodes of its box.
//
// QUIRK(mirrored-flex-point; test_contact_bodies:first_side_of_an_interpolated_flex_is_mirrored):
// The place of the point in the box is scaled by the sign of the side; as first side of a contact
// it is its mirror image.
static void add_nodes(const ctModel* m, int f, const double at[3], ContactBodies* b) {
  int first = m->flex_nodeadr[f];
  for (int k = 0; k < m->flex_nodenum[f]; k++) {
    double w = flex_pos_basis(m->flex_interp[f], k, at);
    if (w < CONTACT_BODIES_LEAST) continue;
    CT_ASSERT(b->n < CONTACT_BODIES_MAX);
    b->weight[b->n] = w;
    b->body[b->n++] = m->flex_nodebodyid[first + k];
  }
}

static void add_flex(const ctModel* m, const ctData* d, const ctContact* con, int side, double sign,
                     ContactBodies* b) {
  int f = con->flex[side], vertex[4];
  double weight[4], at[3] = {0, 0, 0};
  int n = contact_bodies_vertices(m, d, con, side, vertex, weight);
  for (int k = 0; k < n; k++) {
    addtoscl3(at, m->flex_vert0 + 3 * vertex[k], sign * weight[k]);
    if (m->flex_interp[f]) continue;
    CT_ASSERT(b->n < CONTACT_BODIES_MAX);
    b->weight[b->n] = sign * weight[k];
    b->body[b->n++] = m->flex_vertbodyid[vertex[k]];
  }
  if (m->flex_interp[f]) add_nodes(m, f, at, b);
}

// Both sides, with the signs of their weights.
static void collect_bodies(const ctModel* m, const ctData* d, const ctContact* con,
                           const double sign[2], ContactBodies* b) {
  b->n = 0;
  b->simple = true;
  for (int side = 0; side < 2; side++) {
    if (con->geom[side] < 0) {
      b->simple &= con->vert[side] >= 0 && !m->flex_interp[con->flex[side]];
      add_flex(m, d, con, side, sign[side], b);
      continue;
    }
    CT_ASSERT(con->geom[side] < m->ngeom && b->n < CONTACT_BODIES_MAX);
    b->body[b->n] = m->geom_bodyid[con->geom[side]];
    b->weight[b->n++] = sign[side];
  }
}

void contact_bodies(const ctModel* m, const ctData* d, const ctContact* con, ContactBodies* b) {
  collect_bodies(m, d, con, (const double[]){-1, 1}, b);
}

void contact_bodies_shares(const ctModel* m, const ctData* d, const ctContact* con,
                           ContactBodies* b) {
  collect_bodies(m, d, con, (const double[]){1, 1}, b);
}

// Dofs that move the nodes or the vertices of one side that is a flex, at most.
static int flex_bound(const ctModel* m, const ctContact* con, int side) {
  int f = con->flex[side], n = 0;
  if (m->flex_interp[f]) {
    const int* body = m->flex_nodebodyid + m->flex_nodeadr[f];
    for (int k = 0; k < m->flex_nodenum[f]; k++) n += chain_of(m, body[k]).n;
    return n;
  }
  const int* body = m->flex_vertbodyid + m->flex_vertadr[f];
  if (con->vert[side] >= 0) return chain_of(m, body[con->vert[side]]).n;
  int dim = m->flex_dim[f];
  const int* corner = m->flex_elem + m->flex_elemdataadr[f] + con->elem[side] * (dim + 1);
  for (int k = 0; k <= dim; k++) n += chain_of(m, body[corner[k]]).n;
  return n;
}

int contact_bodies_bound(const ctModel* m, const ctContact* con) {
  int n = 0;
  for (int side = 0; side < 2; side++) {
    int geom = con->geom[side];
    n += geom < 0 ? flex_bound(m, con, side) : chain_of(m, m->geom_bodyid[geom]).n;
  }
  return n < m->nv ? n : (int)m->nv;
}
