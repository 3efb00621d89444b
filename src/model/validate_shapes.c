// Meshes, skins, flexes, images and bounding volume trees. The facts hold, so that every address
// and count is inside its array; here the entries are checked against the object they belong to. In
// a tree a child stands behind its parent, one level deeper, and has one parent only: walks end.
#include "base/alloc.h"
#include "model/validate.h"

#include <stdbool.h>
#include <string.h>

//---------------------------------- bounding volumes ----------------------------------------------

// One tree of nodes with `ways` children each; child indices count from its root.
typedef struct NodeTree {
  const char* owner;
  int id;
  const int *child, *depth; // of the root
  const int* leaf;          // element of each leaf, or NULL
  int ways, num;
  cttSize low, high; // leaves are in low .. high - 1
} NodeTree;

static Status fail_node(const Check* c, const NodeTree* t, int node) {
  return validate_fail(c, "node %d in the bounding volumes of %s %d is wrong", node, t->owner,
                       t->id);
}

// Mark the children of a node; each is behind its parent, one deeper, and has no other parent.
static Status check_node_children(const Check* c, const NodeTree* t, int node, cttByte* seen) {
  int children = 0;
  for (int k = 0; k < t->ways; k++) {
    int child = t->child[(cttSize)t->ways * node + k];
    if (child == -1) continue;
    if (child <= node || child >= t->num || t->depth[child] != t->depth[node] + 1 || seen[child])
      return fail_node(c, t, node);
    seen[child] = 1;
    children++;
  }
  if (!t->leaf) return CT_OK;
  // with fusestatic MuJoCo leaves ids in inner nodes too
  bool inside = t->low <= t->leaf[node] && t->leaf[node] < t->high;
  bool inner = children == t->ways && t->leaf[node] == -1;
  return inner || (inside && children % t->ways == 0) ? CT_OK : fail_node(c, t, node);
}

// A root, and every other node below exactly one parent.
static Status check_node_tree(const Check* c, const NodeTree* t, cttByte* seen) {
  memset(seen, 0, (size_t)t->num);
  if (t->depth[0] != 0) return fail_node(c, t, 0);
  for (int i = 0; i < t->num; i++) {
    if (i > 0 && !seen[i]) return fail_node(c, t, i);
    TRY(check_node_children(c, t, i, seen));
  }
  return CT_OK;
}

// A binary tree; the caller adds the range of its leaves.
static NodeTree make_bvh_tree(const ctModel* m, const char* owner, int id, int adr, int num) {
  return (NodeTree){.owner = owner,
                    .id = id,
                    .child = m->bvh_child + 2 * (cttSize)adr,
                    .depth = m->bvh_depth + adr,
                    .leaf = m->bvh_nodeid + adr,
                    .ways = 2,
                    .num = num};
}

static Status check_body_trees(const Check* c, cttByte* seen) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->nbody; i++) {
    if (m->body_bvhnum[i] == 0) continue;
    NodeTree t = make_bvh_tree(m, "body", i, m->body_bvhadr[i], m->body_bvhnum[i]);
    t.low = m->body_geomadr[i];
    t.high = t.low + m->body_geomnum[i];
    TRY(check_node_tree(c, &t, seen));
  }
  return CT_OK;
}

static Status check_mesh_trees(const Check* c, cttByte* seen) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->nmesh; i++) {
    if (m->mesh_bvhnum[i] > 0) {
      NodeTree t = make_bvh_tree(m, "mesh", i, m->mesh_bvhadr[i], m->mesh_bvhnum[i]);
      t.high = m->mesh_facenum[i];
      TRY(check_node_tree(c, &t, seen));
    }
    int adr = m->mesh_octadr[i];
    NodeTree t = {.owner = "octree of mesh", .id = i, .ways = 8, .num = m->mesh_octnum[i]};
    if (t.num == 0) continue;
    t.child = m->oct_child + 8 * (cttSize)adr;
    t.depth = m->oct_depth + adr;
    TRY(check_node_tree(c, &t, seen));
  }
  return CT_OK;
}

// MuJoCo miscounts the fixed boxes when bodies are fused, and a flex may then begin before
// nbvhstatic: who reads bvh_aabb_dyn[node - nbvhstatic] has to look for negative indices.
static Status check_flex_trees(const Check* c, cttByte* seen) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->nflex; i++) {
    if (m->flex_bvhnum[i] == 0) continue;
    NodeTree t = make_bvh_tree(m, "flex", i, m->flex_bvhadr[i], m->flex_bvhnum[i]);
    t.high = m->flex_elemnum[i];
    TRY(check_node_tree(c, &t, seen));
  }
  return CT_OK;
}

static Status check_bounding_volumes(const Check* c) {
  const ctModel* m = c->m;
  cttByte* seen = alloc_bytes((size_t)(m->nbvh > m->noct ? m->nbvh : m->noct));
  if (!seen) return validate_fail(c, "out of memory to check the model");
  Status status = check_body_trees(c, seen);
  if (status == CT_OK) status = check_mesh_trees(c, seen);
  if (status == CT_OK) status = check_flex_trees(c, seen);
  alloc_free(seen);
  return status;
}

//---------------------------------- meshes and skins ----------------------------------------------

// Hull graph: numvert, numface, start of the edges of each vertex, its id in the mesh, neighbours
// (lists ended by -1), vertices of the faces.
static Status check_mesh_graph(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize adr = m->mesh_graphadr[i], total = m->nmeshgraph;
  if (adr < 0) return CT_OK;
  if (total - adr < 2)
    return validate_fail_at(c, "mesh_graphadr", i, "is %lld: the hull is cut off", (long long)adr);
  cttSize nvert = m->mesh_graph[adr], nface = m->mesh_graph[adr + 1], edges = nvert + 3 * nface;
  if (nvert < 1 || nface < 0 || 2 + 3 * nvert + 6 * nface > total - adr)
    return validate_fail_at(c, "mesh_graphadr", i, "is the start of a hull of impossible size");
  cttSize start = adr + 2, id = start + nvert, edge = id + nvert, face = edge + edges;
  TRY(STRETCH(c, mesh_graph, total, start, nvert, 0, edges));
  TRY(STRETCH(c, mesh_graph, total, id, nvert, 0, m->mesh_vertnum[i]));
  TRY(STRETCH(c, mesh_graph, total, edge, edges, -1, nvert));
  TRY(STRETCH(c, mesh_graph, total, face, 3 * nface, 0, m->mesh_vertnum[i]));
  if (m->mesh_graph[face - 1] != -1)
    return validate_fail_at(c, "mesh_graphadr", i, "is the start of a hull with an endless edge");
  return CT_OK;
}

static Status check_mesh_polygons(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize poly = m->mesh_polyadr[i], vert = m->mesh_vertadr[i];
  for (cttSize p = poly; p < poly + m->mesh_polynum[i]; p++)
    TRY(STRETCH(c, mesh_polyvert, m->nmeshpolyvert, m->mesh_polyvertadr[p], m->mesh_polyvertnum[p],
                0, m->mesh_vertnum[i]));
  for (cttSize v = vert; v < vert + m->mesh_vertnum[i]; v++)
    TRY(STRETCH(c, mesh_polymap, m->nmeshpolymap, m->mesh_polymapadr[v], m->mesh_polymapnum[v], 0,
                m->mesh_polynum[i]));
  return CT_OK;
}

static Status check_mesh_indices(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize adr = 3 * (cttSize)m->mesh_faceadr[i], n = 3 * (cttSize)m->mesh_facenum[i];
  cttSize total = 3 * m->nmeshface;
  TRY(STRETCH(c, mesh_face, total, adr, n, 0, m->mesh_vertnum[i]));
  TRY(STRETCH(c, mesh_facenormal, total, adr, n, 0, m->mesh_normalnum[i]));
  if (m->mesh_texcoordnum[i] > 0)
    TRY(STRETCH(c, mesh_facetexcoord, total, adr, n, 0, m->mesh_texcoordnum[i]));
  TRY(check_mesh_graph(c, i));
  return check_mesh_polygons(c, i);
}

static Status check_skin_indices(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize nvert = m->skin_vertnum[i], tex = m->skin_texcoordadr[i], bone = m->skin_boneadr[i];
  if (tex != -1 && (tex < 0 || tex + nvert > m->nskintexvert))
    return validate_fail_at(c, "skin_texcoordadr", i, "is %lld, out of range", (long long)tex);
  TRY(STRETCH(c, skin_face, 3 * m->nskinface, 3 * (cttSize)m->skin_faceadr[i],
              3 * (cttSize)m->skin_facenum[i], 0, nvert));
  for (cttSize b = bone; b < bone + m->skin_bonenum[i]; b++)
    TRY(STRETCH(c, skin_bonevertid, m->nskinbonevert, m->skin_bonevertadr[b],
                m->skin_bonevertnum[b], 0, nvert));
  return CT_OK;
}

//---------------------------------- flexes --------------------------------------------------------

static Status check_flex_pairs(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize adr = m->flex_evpairadr[i];
  for (cttSize p = adr; p < adr + m->flex_evpairnum[i]; p++) {
    TRY(STRETCH(c, flex_evpair, 2 * m->nflexevpair, 2 * p, 1, 0, m->flex_elemnum[i]));
    TRY(STRETCH(c, flex_evpair, 2 * m->nflexevpair, 2 * p + 1, 1, 0, m->flex_vertnum[i]));
  }
  return CT_OK;
}

// Bodies and edges of the vertices. An interpolated flex hangs on its nodes instead.
static Status check_flex_vertices(const Check* c, int i) {
  const ctModel* m = c->m;
  int order = m->flex_interp[i], nodes = order ? (order + 1) * (order + 1) * (order + 1) : 0;
  if (m->flex_nodenum[i] != nodes)
    return validate_fail_at(c, "flex_nodenum", i, "is %d, must be %d", m->flex_nodenum[i], nodes);
  cttSize adr = m->flex_vertadr[i], nvert = m->flex_vertnum[i];
  TRY(STRETCH(c, flex_vertbodyid, m->nflexvert, adr, nvert, order ? -1 : 0, m->nbody));
  for (cttSize v = adr; v < adr + nvert; v++) {
    TRY(STRETCH(c, flex_vertedge, 2 * m->nflexedge, m->flex_vertedgeadr[v], m->flex_vertedgenum[v],
                0, m->flex_edgenum[i]));
  }
  return CT_OK;
}

static Status check_flex_indices(const Check* c, int i) {
  const ctModel* m = c->m;
  static const int element_edges[] = {0, 1, 3, 6};
  int dim = m->flex_dim[i];
  cttSize nvert = m->flex_vertnum[i], nelem = m->flex_elemnum[i], corners = nelem * (dim + 1);
  cttSize edge = 2 * (cttSize)m->flex_edgeadr[i], nedge = 2 * (cttSize)m->flex_edgenum[i];
  TRY(STRETCH(c, flex_elem, m->nflexelemdata, m->flex_elemdataadr[i], corners, 0, nvert));
  TRY(STRETCH(c, flex_elemedge, m->nflexelemedge, m->flex_elemedgeadr[i],
              nelem * element_edges[dim], 0, m->flex_edgenum[i]));
  TRY(STRETCH(c, flex_shell, m->nflexshelldata, m->flex_shelldataadr[i],
              (cttSize)m->flex_shellnum[i] * dim, 0, nvert));
  TRY(STRETCH(c, flex_edge, 2 * m->nflexedge, edge, nedge, 0, nvert));
  TRY(STRETCH(c, flex_edgeflap, 2 * m->nflexedge, edge, nedge, -1, nvert));
  if (m->flex_texcoordadr[i] >= 0)
    TRY(STRETCH(c, flex_elemtexcoord, m->nflexelemdata, m->flex_elemdataadr[i], corners, 0,
                m->nflextexcoord - m->flex_texcoordadr[i]));
  TRY(check_flex_pairs(c, i));
  return check_flex_vertices(c, i);
}

// Two rows a vertex, in arrays of two numbers an entry.
static Status check_flex_jacobian(const Check* c) {
  const ctModel* m = c->m;
  for (cttSize i = 0; i < 2 * m->nflexvert; i++)
    TRY(STRETCH(c, flexvert_J_colind, 2 * m->nJfv, m->flexvert_J_rowadr[i], m->flexvert_J_rownnz[i],
                0, m->nv));
  return CT_OK;
}

//---------------------------------- images --------------------------------------------------------

static Status check_images(const Check* c) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->nhfield; i++) {
    cttSize adr = m->hfield_adr[i], n = (cttSize)m->hfield_nrow[i] * m->hfield_ncol[i];
    if (adr < 0 || n > m->nhfielddata - adr)
      return validate_fail_at(c, "hfield_adr", i, "is %lld: outside hfield_data", (long long)adr);
  }
  for (int i = 0; i < m->ntex; i++) {
    cttSize adr = m->tex_adr[i], pixels = (cttSize)m->tex_height[i] * m->tex_width[i];
    if (adr < 0 || pixels > m->ntexdata || pixels * m->tex_nchannel[i] > m->ntexdata - adr)
      return validate_fail_at(c, "tex_adr", i, "is %lld: outside tex_data", (long long)adr);
  }
  return CT_OK;
}

//---------------------------------- entry ---------------------------------------------------------

Status validate_shapes(const Check* c) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->nmesh; i++) TRY(check_mesh_indices(c, i));
  for (int i = 0; i < m->nskin; i++) TRY(check_skin_indices(c, i));
  for (int i = 0; i < m->nflex; i++) TRY(check_flex_indices(c, i));
  TRY(check_flex_jacobian(c));
  TRY(check_images(c));
  return check_bounding_volumes(c);
}
