#include "base/assert.h"
#include "compile/emit.h"
#include "math/vec.h"

#include <string.h>

void emit_mesh_sizes(const Build* b, ctModel* m) {
  m->nmesh = b->nmesh;
  for (int i = 0; i < b->nmesh; i++) {
    const MeshShape* s = &b->mesh[i].shape;
    m->nmeshvert += s->nvert;
    m->nmeshnormal += s->nnormal;
    m->nmeshtexcoord += s->ntexcoord;
    m->nmeshface += s->nface;
    m->nmeshgraph += s->hull.size;
    m->nmeshpoly += s->poly.count;
    m->nmeshpolyvert += s->poly.nvert;
    m->nmeshpolymap += s->poly.nvert;
    m->nbvh += s->nbvh;
    m->noct += s->octree.count;
  }
}

// Where the next mesh's data go.
typedef struct MeshAt {
  int vert, normal, texcoord, face, graph, poly, polyvert, bvh, oct;
} MeshAt;

static void advance_mesh(MeshAt* at, const MeshShape* s) {
  at->vert += s->nvert;
  at->normal += s->nnormal;
  at->texcoord += s->ntexcoord;
  at->face += s->nface;
  at->graph += s->hull.size;
  at->poly += s->poly.count;
  at->polyvert += s->poly.nvert;
  at->bvh += s->nbvh;
  at->oct += s->octree.count;
}

static void emit_mesh_addresses(const MeshShape* s, ctModel* m, int i, const MeshAt* at) {
  CT_ASSERT(emit_fits(at->vert, s->nvert, m->nmeshvert));
  CT_ASSERT(emit_fits(at->normal, s->nnormal, m->nmeshnormal));
  CT_ASSERT(emit_fits(at->texcoord, s->ntexcoord, m->nmeshtexcoord));
  CT_ASSERT(emit_fits(at->face, s->nface, m->nmeshface));
  CT_ASSERT(emit_fits(at->graph, s->hull.size, m->nmeshgraph));
  CT_ASSERT(emit_fits(at->bvh, s->nbvh, m->nbvhstatic));
  m->mesh_vertadr[i] = at->vert;
  m->mesh_vertnum[i] = s->nvert;
  m->mesh_normaladr[i] = at->normal;
  m->mesh_normalnum[i] = s->nnormal;
  m->mesh_texcoordadr[i] = s->ntexcoord ? at->texcoord : -1;
  m->mesh_texcoordnum[i] = s->ntexcoord;
  m->mesh_faceadr[i] = at->face;
  m->mesh_facenum[i] = s->nface;
  m->mesh_graphadr[i] = s->hull.size ? at->graph : -1;
  m->mesh_polyadr[i] = at->poly;
  m->mesh_polynum[i] = s->poly.count;
  m->mesh_bvhadr[i] = s->nbvh ? at->bvh : -1;
  m->mesh_bvhnum[i] = s->nbvh;
  m->mesh_octadr[i] = s->octree.count ? at->oct : -1;
  m->mesh_octnum[i] = s->octree.count;
}

static void emit_mesh_surface(const MeshShape* s, ctModel* m, const MeshAt* at) {
  size_t corners = 3 * (size_t)s->nface;
  for (int k = 0; k < 3 * s->nvert; k++) m->mesh_vert[3 * at->vert + k] = (float)s->vert[k];
  emit_copy(m->mesh_normal + 3 * at->normal, s->normal, 3 * (size_t)s->nnormal * sizeof(float));
  emit_copy(m->mesh_texcoord + 2 * at->texcoord, s->texcoord,
            2 * (size_t)s->ntexcoord * sizeof(float));
  emit_copy(m->mesh_face + 3 * at->face, s->face, corners * sizeof(int));
  emit_copy(m->mesh_facenormal + 3 * at->face, s->facenormal, corners * sizeof(int));
  if (s->facetexcoord && s->ntexcoord)
    emit_copy(m->mesh_facetexcoord + 3 * at->face, s->facetexcoord, corners * sizeof(int));
  emit_copy(m->mesh_graph + at->graph, s->hull.graph, (size_t)s->hull.size * sizeof(int));
}

static void emit_mesh_polygons(const MeshPoly* p, ctModel* m, const MeshAt* at) {
  CT_ASSERT(emit_fits(at->poly, p->count, m->nmeshpoly));
  CT_ASSERT(emit_fits(at->polyvert, p->nvert, m->nmeshpolyvert));
  CT_ASSERT(emit_fits(at->vert, p->rows, m->nmeshvert));
  emit_copy(m->mesh_polynormal + 3 * at->poly, p->normal, 3 * (size_t)p->count * sizeof(cttNum));
  emit_copy(m->mesh_polyvert + at->polyvert, p->vert, (size_t)p->nvert * sizeof(int));
  emit_copy(m->mesh_polymap + at->polyvert, p->map, (size_t)p->nvert * sizeof(int));
  for (int k = 0; k < p->count; k++) {
    m->mesh_polyvertadr[at->poly + k] = at->polyvert + p->vertadr[k];
    m->mesh_polyvertnum[at->poly + k] = p->vertnum[k];
  }
  for (int k = 0; k < p->rows; k++) {
    m->mesh_polymapadr[at->vert + k] = at->polyvert + p->mapadr[k];
    m->mesh_polymapnum[at->vert + k] = p->mapnum[k];
  }
}

void emit_bvh_links(const BvhNode* node, ctModel* m, int k) {
  CT_ASSERT(k >= 0 && k < m->nbvh);
  m->bvh_child[2 * k] = node->child[0];
  m->bvh_child[2 * k + 1] = node->child[1];
  m->bvh_nodeid[k] = node->id;
  m->bvh_depth[k] = node->depth;
}

void emit_bvh_node(const BvhNode* node, ctModel* m, int k) {
  CT_ASSERT(k < m->nbvhstatic);
  copy6(m->bvh_aabb + 6 * k, node->aabb);
  emit_bvh_links(node, m, k);
}

static void emit_octree(const Octree* t, ctModel* m, int adr) {
  CT_ASSERT(emit_fits(adr, t->count, m->noct));
  for (int k = 0; k < t->count; k++) {
    const OctNode* node = t->node + k;
    int at = adr + k;
    m->oct_depth[at] = node->level;
    emit_copy(m->oct_child + 8 * at, node->child, sizeof(node->child));
    emit_copy(m->oct_coeff + 8 * at, node->coeff, sizeof(node->coeff));
    for (int j = 0; j < 3; j++) {
      m->oct_aabb[6 * at + j] = (node->aamm[3 + j] + node->aamm[j]) / 2;
      m->oct_aabb[6 * at + 3 + j] = (node->aamm[3 + j] - node->aamm[j]) / 2;
    }
  }
}

void emit_meshes(const Build* b, ctModel* m) {
  MeshAt at = {.bvh = b->nbvh};
  for (int i = 0; i < b->nmesh; i++) {
    const MeshShape* s = &b->mesh[i].shape;
    emit_mesh_addresses(s, m, i, &at);
    copy3(m->mesh_pos + 3 * i, s->pos);
    copy4(m->mesh_quat + 4 * i, s->quat);
    emit_mesh_surface(s, m, &at);
    emit_mesh_polygons(&s->poly, m, &at);
    for (int k = 0; k < s->nbvh; k++) emit_bvh_node(s->bvh + k, m, at.bvh + k);
    emit_octree(&s->octree, m, at.oct);
    advance_mesh(&at, s);
  }
  CT_ASSERT(at.vert == m->nmeshvert && at.face == m->nmeshface && at.graph == m->nmeshgraph);
  CT_ASSERT(at.polyvert == m->nmeshpolyvert && at.oct == m->noct);
}
