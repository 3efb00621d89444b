// Arrays of the flexes. The flexes stand one behind the other in every array; FlexAt holds the
// first free entry of each and ends at the sizes that emit_flex_sizes counted. Addresses of empty
// parts are -1. The boxes of flexes follow all static boxes.
#include "base/alloc.h"
#include "base/assert.h"
#include "compile/emit.h"
#include "compile/flex_build.h"
#include "math/vec.h"

#include <string.h>

//---------------------------------- sizes ---------------------------------------------------------

// Adds the dofs of a body and all above it that were not counted since the last stamp.
static int count_chain(const Build* b, int body, int* seen, int stamp) {
  CT_ASSERT(build_has(body, b->nbody));
  int dofs = 0;
  for (; body > 0 && seen[body] != stamp; body = b->body[body].parent) {
    seen[body] = stamp;
    dofs += b->body[body].dofs;
  }
  return dofs;
}

// Non-zeros of the edge Jacobian: dofs that move either end.
static void count_edges(const Build* b, const BuildFlex* f, ctModel* m, int* seen, int* stamp) {
  for (int e = 0; e < f->nedge; e++) {
    ++*stamp;
    m->nJfe += count_chain(b, f->vertbody[f->edge[2 * e]], seen, *stamp);
    m->nJfe += count_chain(b, f->vertbody[f->edge[2 * e + 1]], seen, *stamp);
  }
}

// Edges at each vertex: adr[v] .. adr[v + 1] of list.
static void list_vertex_edges(const BuildFlex* f, int* adr, int* list) {
  memset(adr, 0, (size_t)(f->nvert + 1) * sizeof(int));
  for (int i = 0; i < 2 * f->nedge; i++) adr[f->edge[i] + 1]++;
  for (int v = 0; v < f->nvert; v++) adr[v + 1] += adr[v];
  for (int i = 2 * f->nedge - 1; i >= 0; i--) list[--adr[f->edge[i] + 1]] = i / 2;
  for (int v = 0; v < f->nvert; v++) adr[v] = adr[v + 1];
  CT_ASSERT(adr[0] == 0); // every place of list was taken once
  adr[f->nvert] = 2 * f->nedge;
}

// Non-zeros of the vertex Jacobian: dofs that move a vertex or one of its neighbours.
static void count_vertices(const Build* b, const BuildFlex* f, ctModel* m, int* work, int* stamp) {
  int *seen = work, *adr = work + b->nbody, *list = adr + f->nvert + 1;
  list_vertex_edges(f, adr, list);
  for (int v = 0; v < f->nvert; v++) {
    ++*stamp;
    m->nJfv += count_chain(b, f->vertbody[v], seen, *stamp);
    for (int k = adr[v]; k < adr[v + 1]; k++) {
      const int* end = f->edge + 2 * list[k];
      m->nJfv += count_chain(b, f->vertbody[end[0] == v ? end[1] : end[0]], seen, *stamp);
    }
  }
}

static Status count_jacobians(const Build* b, const BuildFlex* f, ctModel* m) {
  if (f->interpolated || f->rigid) return CT_OK;
  size_t n = (size_t)b->nbody + (size_t)f->nvert + 1 + 2 * (size_t)f->nedge;
  int *work = alloc_zero(n * sizeof(int)), stamp = 0;
  if (!work) return error_add(b->err, (Place){0}, "out of memory");
  count_edges(b, f, m, work, &stamp);
  count_vertices(b, f, m, work, &stamp);
  alloc_free(work);
  return CT_OK;
}

Status emit_flex_sizes(const Build* b, ctModel* m) {
  m->nflex = b->nflex;
  for (int i = 0; i < b->nflex; i++) {
    const BuildFlex* f = b->flex + i;
    m->nflexnode += f->nnode;
    m->nflexvert += f->nvert;
    m->nflexedge += f->nedge;
    m->nflexelem += f->nelem;
    m->nflexelemdata += (cttSize)f->nelem * (f->s.dim + 1);
    m->nflexelemedge += (cttSize)f->nelem * flex_build_edges_per_element(f->s.dim);
    m->nflexshelldata += (cttSize)f->nshell * f->s.dim;
    m->nflexevpair += f->nevpair;
    m->nflextexcoord += f->s.texcoord->count / 2;
    m->nbvhdynamic += f->nbvh;
    TRY(count_jacobians(b, f, m));
  }
  m->nbvh += m->nbvhdynamic;
  return CT_OK;
}

//---------------------------------- values --------------------------------------------------------

static void emit_flex_values(const BuildFlex* f, ctModel* m, int i) {
  m->flex_matid[i] = f->material;
  m->flex_interp[i] = f->order;
  m->flex_edgeequality[i] = f->equality;
  m->flex_rigid[i] = f->rigid;
  m->flex_centered[i] = f->centered;
}

// Where the next flex's data go.
typedef struct FlexAt {
  int vert, node, edge, elem, elemdata, elemedge, shell, evpair, texcoord, bvh;
} FlexAt;

static void emit_flex_addresses(const BuildFlex* f, ctModel* m, int i, const FlexAt* at) {
  CT_ASSERT(emit_fits(at->vert, f->nvert, m->nflexvert));
  CT_ASSERT(emit_fits(at->node, f->nnode, m->nflexnode));
  CT_ASSERT(emit_fits(at->edge, f->nedge, m->nflexedge));
  CT_ASSERT(emit_fits(at->elem, f->nelem, m->nflexelem));
  CT_ASSERT(emit_fits(at->evpair, f->nevpair, m->nflexevpair));
  CT_ASSERT(emit_fits(at->bvh, f->nbvh, m->nbvh));
  m->flex_vertadr[i] = at->vert;
  m->flex_vertnum[i] = f->nvert;
  m->flex_nodeadr[i] = at->node;
  m->flex_nodenum[i] = f->nnode;
  m->flex_edgeadr[i] = at->edge;
  m->flex_edgenum[i] = f->nedge;
  m->flex_elemadr[i] = at->elem;
  m->flex_elemnum[i] = f->nelem;
  m->flex_elemdataadr[i] = at->elemdata;
  m->flex_elemedgeadr[i] = at->elemedge;
  m->flex_shellnum[i] = f->nshell;
  m->flex_shelldataadr[i] = f->nshell ? at->shell : -1;
  m->flex_evpairnum[i] = f->nevpair;
  m->flex_evpairadr[i] = f->nevpair ? at->evpair : -1;
  m->flex_texcoordadr[i] = f->s.texcoord->count ? at->texcoord : -1;
  m->flex_bvhnum[i] = f->nbvh;
  m->flex_bvhadr[i] = f->nbvh ? at->bvh : -1;
}

static void advance_flex(const BuildFlex* f, FlexAt* at) {
  at->vert += f->nvert;
  at->node += f->nnode;
  at->edge += f->nedge;
  at->elem += f->nelem;
  at->elemdata += f->nelem * (f->s.dim + 1);
  at->elemedge += f->nelem * flex_build_edges_per_element(f->s.dim);
  at->shell += f->nshell * f->s.dim;
  at->evpair += f->nevpair;
  at->texcoord += f->s.texcoord->count / 2;
  at->bvh += f->nbvh;
}

static void emit_flex_vertices(const BuildFlex* f, ctModel* m, const FlexAt* at) {
  size_t point = 3 * sizeof(double), nvert = (size_t)f->nvert, nnode = (size_t)f->nnode;
  size_t given = (size_t)(f->s.vert->count / 3), nodes = (size_t)(f->s.node->count / 3);
  if (!f->centered || f->interpolated)
    emit_copy(m->flex_vert + 3 * at->vert, f->s.vert->data,
              (given < nvert ? given : nvert) * point);
  if (!f->centered && f->interpolated)
    emit_copy(m->flex_node + 3 * at->node, f->s.node->data,
              (nodes < nnode ? nodes : nnode) * point);
  emit_copy(m->flex_vert0 + 3 * at->vert, f->vert0, nvert * point);
  emit_copy(m->flex_node0 + 3 * at->node, f->node0, nnode * point);
  emit_copy(m->flex_vertbodyid + at->vert, f->vertbody, nvert * sizeof(int));
  emit_copy(m->flex_nodebodyid + at->node, f->nodebody, nnode * sizeof(int));
}

static bool is_edge_rigid(const Build* b, const BuildFlex* f, int edge) {
  if (f->rigid) return true;
  if (f->interpolated) return false;
  const int* end = f->edge + 2 * edge;
  CT_ASSERT(build_has(end[0], f->nvert) && build_has(end[1], f->nvert));
  return b->body[f->vertbody[end[0]]].weld == b->body[f->vertbody[end[1]]].weld;
}

static void emit_flex_edges(const Build* b, const BuildFlex* f, ctModel* m, const FlexAt* at) {
  bool bends = f->s.dim == 2 && (f->s.elastic2d == 1 || f->s.elastic2d == 3 || f->bend_kind >= 0);
  emit_copy(m->flex_edge + 2 * at->edge, f->edge, 2 * (size_t)f->nedge * sizeof(int));
  if (f->bending)
    emit_copy(m->flex_bending + 17 * at->edge, f->bending, 17 * (size_t)f->nedge * sizeof(double));
  for (int e = 0; e < f->nedge; e++) {
    m->flex_edgeflap[2 * (at->edge + e)] = bends ? f->flap[4 * e + 2] : -1;
    m->flex_edgeflap[2 * (at->edge + e) + 1] = bends ? f->flap[4 * e + 3] : -1;
    m->flexedge_rigid[at->edge + e] = is_edge_rigid(b, f, e);
  }
}

static void emit_flex_elements(const BuildFlex* f, ctModel* m, const FlexAt* at) {
  size_t nelem = (size_t)f->nelem, data = nelem * (size_t)(f->s.dim + 1);
  size_t own = (size_t)f->nelemtexcoord;
  CT_ASSERT(emit_fits(at->elemdata, (cttSize)data, m->nflexelemdata));
  CT_ASSERT(emit_fits(at->shell, (cttSize)f->nshell * f->s.dim, m->nflexshelldata));
  CT_ASSERT(emit_fits(at->texcoord, f->s.texcoord->count / 2, m->nflextexcoord));
  emit_copy(m->flex_elem + at->elemdata, f->elem, data * sizeof(int));
  emit_copy(m->flex_elemedge + at->elemedge, f->elemedge,
            nelem * (size_t)flex_build_edges_per_element(f->s.dim) * sizeof(int));
  emit_copy(m->flex_elemlayer + at->elem, f->layer, nelem * sizeof(int));
  if (f->stiffness)
    emit_copy(m->flex_stiffness + 21 * at->elem, f->stiffness, 21 * nelem * sizeof(double));
  emit_copy(m->flex_shell + at->shell, f->shell, (size_t)(f->nshell * f->s.dim) * sizeof(int));
  emit_copy(m->flex_evpair + 2 * at->evpair, f->evpair, 2 * (size_t)f->nevpair * sizeof(int));
  bool texture = f->s.texcoord->count > 0;
  if (texture)
    emit_copy(m->flex_texcoord + 2 * at->texcoord, f->s.texcoord->data,
              (size_t)(f->s.texcoord->count / 2 * 2) * sizeof(float));
  emit_copy(m->flex_elemtexcoord + at->elemdata, texture ? f->elemtexcoord : f->elem,
            (texture && own < data ? own : data) * sizeof(int));
}

// The boxes of a flex move: their nodes stand behind the static ones and have no box of their own.
static void emit_flex_volumes(const BuildFlex* f, ctModel* m, const FlexAt* at) {
  for (int i = 0; i < f->nbvh; i++) emit_bvh_links(f->bvh + i, m, at->bvh + i);
}

void emit_flexes(const Build* b, ctModel* m) {
  FlexAt at = {.bvh = (int)(m->nbvhstatic - b->bvh_extra)};
  for (int i = 0; i < b->nflex; i++) {
    const BuildFlex* f = b->flex + i;
    emit_flex_values(f, m, i);
    emit_flex_addresses(f, m, i, &at);
    emit_flex_vertices(f, m, &at);
    emit_flex_edges(b, f, m, &at);
    emit_flex_elements(f, m, &at);
    emit_flex_volumes(f, m, &at);
    advance_flex(f, &at);
  }
  CT_ASSERT(at.vert == m->nflexvert && at.edge == m->nflexedge && at.elem == m->nflexelem);
  CT_ASSERT(at.elemedge == m->nflexelemedge && at.evpair == m->nflexevpair);
}
