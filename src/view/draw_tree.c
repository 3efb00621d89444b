// Bounding volumes of bodies, flexes and meshes, at one depth of their trees.
#include "geom/shape.h"
#include "pos/flex_pos.h"
#include "view/draw_list.h"

// Nodes of the depth that is asked for, and leaves above it.
static bool is_tree_leaf(const ctModel* m, int node) {
  return m->bvh_child[2 * node] == -1 && m->bvh_child[2 * node + 1] == -1;
}

static bool is_node_shown(const Draw* w, int node) {
  int depth = w->m->bvh_depth[node], want = w->opt->bvh_depth;
  return depth == want || (depth < want && is_tree_leaf(w->m, node));
}

static bool is_node_active(const Draw* w, int node) {
  return w->m->vis.global.bvactive && w->d->bvh_active[node];
}

static const float* node_colour(const Draw* w, int node) {
  return is_node_active(w, node) ? w->m->vis.rgba.bvactive : w->m->vis.rgba.bv;
}

// A leaf is the box of its geom, other nodes are boxes in the inertial frame of the body.
void draw_body_trees(Draw* w) {
  const ctModel* m = w->m;
  const ctData* d = w->d;
  for (int node = 0, body = 0; node < m->nbvhstatic; node++) {
    if (!is_node_shown(w, node)) continue;
    while (body < m->nbody && node >= m->body_bvhadr[body] + m->body_bvhnum[body]) body++;
    if (body >= m->nbody) return;
    int g = m->bvh_nodeid[node];
    if (is_tree_leaf(m, node))
      draw_box(w, node, m->geom_aabb + 6 * g, d->geom_xpos + 3 * g, d->geom_xmat + 9 * g,
               node_colour(w, node));
    else
      draw_box(w, node, m->bvh_aabb + 6 * node, d->xipos + 3 * body, d->ximat + 9 * body,
               node_colour(w, node));
  }
}

//---------------------------------- flexes --------------------------------------------------------

// The grid of control points of an interpolated flex.
static void draw_grid(Draw* w, int flex) {
  const ctModel* m = w->m;
  int side = m->flex_interp[flex] + 1, step[3] = {side * side, side, 1};
  double node[3 * FLEX_MAX_NODES];
  flex_pos_nodes(m, w->d, flex, node);
  for (int n = 0; n < m->flex_nodenum[flex]; n++) {
    int at[3] = {n / step[0], n / step[1] % side, n % side};
    for (int k = 0; k < 3; k++) {
      int next = n + step[k];
      if (at[k] + 1 >= side || next >= m->flex_nodenum[flex]) continue;
      draw_rod(w, draw_decor(ctOBJ_UNKNOWN, at[0]),
               (DrawRod){figure_line, 3, node + 3 * n, node + 3 * next}, NULL);
    }
  }
}

void draw_flex_trees(Draw* w) {
  const ctModel* m = w->m;
  for (int f = 0; f < m->nflex; f++) {
    int first = m->flex_bvhadr[f], count = m->flex_bvhnum[f];
    if (!draw_group(w->opt->flexgroup, m->flex_group[f])) count = 0;
    for (int node = first; node < first + count; node++) {
      const double* box = w->d->bvh_aabb_dyn + 6 * (node - (int)m->nbvhstatic);
      if (is_node_shown(w, node)) draw_box(w, node, box, NULL, NULL, node_colour(w, node));
    }
    if (m->flex_interp[f]) draw_grid(w, f);
  }
}

//---------------------------------- meshes --------------------------------------------------------

// Mesh of a geom, also of one that was fitted to a mesh; -1: none.
//
// QUIRK(height-field-tree; test_draw_tree:tree_of_a_height_field): The tree of the mesh with the
// number of a height field is drawn for the geom of that height field.
static int mesh_of(const ctModel* m, int g) {
  int mesh = m->geom_dataid[g];
  return mesh < m->nmesh ? mesh : -1;
}

// When active nodes are marked, the others are not shown.
void draw_mesh_trees(Draw* w) {
  const ctModel* m = w->m;
  for (int g = 0; g < m->ngeom; g++) {
    int mesh = mesh_of(m, g);
    if (mesh < 0 || shape_find(m->geom_type[g]) == &shape_sdf || m->mesh_octadr[mesh] >= 0)
      continue;
    for (int k = 0; k < m->mesh_bvhnum[mesh]; k++) {
      int node = m->mesh_bvhadr[mesh] + k;
      if (!is_node_shown(w, node) || (m->vis.global.bvactive && !is_node_active(w, node))) continue;
      draw_box(w, node, m->bvh_aabb + 6 * node, w->d->geom_xpos + 3 * g, w->d->geom_xmat + 9 * g,
               node_colour(w, node));
    }
  }
}

void draw_octrees(Draw* w) {
  const ctModel* m = w->m;
  for (int g = 0; g < m->ngeom; g++) {
    int mesh = mesh_of(m, g);
    if (mesh < 0 || shape_find(m->geom_type[g]) == &shape_hfield || m->mesh_octadr[mesh] < 0)
      continue;
    for (int k = 0; k < m->mesh_octnum[mesh]; k++) {
      int node = m->mesh_octadr[mesh] + k;
      if (m->oct_depth[node] != w->opt->bvh_depth) continue;
      draw_box(w, node, m->oct_aabb + 6 * node, w->d->geom_xpos + 3 * g, w->d->geom_xmat + 9 * g,
               m->vis.rgba.bv);
    }
  }
}
