// flex: every edge keeps its length, one row per edge that can change. flexvert: the two invariants
// of the stretch around every vertex stay zero, two rows per vertex.
#include "constraint/equality.h"

// Count rows first to first + n - 1 of a Jacobian; nnz: numbers per row.
static void count_flex_rows(const int* nnz, int first, int n, RowCount* c) {
  c->rows += n;
  for (int r = first; r < first + n; r++) c->nonzeros += nnz[r];
}

//---------------------------------- edges ---------------------------------------------------------

static void count_flex_edges(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  (void)d;
  for (int i = ids.begin; i < ids.end; i++) {
    int f = m->eq_obj1id[i];
    count_flex_rows(m->flexedge_J_rownnz, m->flex_edgeadr[f], m->flex_edgenum[f], c);
  }
}

static void make_flex_edges(const ctModel* m, ctData* d, ConstraintIds ids) {
  for (int i = ids.begin; i < ids.end; i++) {
    int f = m->eq_obj1id[i], first = m->flex_edgeadr[f];
    for (int e = first; e < first + m->flex_edgenum[f]; e++) {
      if (m->flexedge_rigid[e]) continue;
      double pos = d->flexedge_length[e] - m->flexedge_length0[e];
      int adr = m->flexedge_J_rowadr[e];
      equality_add(m, d, i,
                   &(RowBlock){.rows = 1,
                               .n = m->flexedge_J_rownnz[e],
                               .dof = m->flexedge_J_colind + adr,
                               .jac = d->flexedge_J + adr,
                               .pos = &pos});
    }
  }
}

static int weigh_flex_edges(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                            double* diag) {
  (void)d;
  int f = m->eq_obj1id[b->id], first = m->flex_edgeadr[f], n = 0;
  for (int e = first; e < first + m->flex_edgenum[f]; e++) {
    if (!m->flexedge_rigid[e]) diag[n++] = m->flexedge_invweight0[e];
  }
  return n;
}

const ConstraintKind eq_flex_edge_kind = {
    .label = "flex equality",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_EACH_ROW,
    .count = count_flex_edges,
    .make = make_flex_edges,
    .weight = weigh_flex_edges,
    .softness = equality_softness,
};

//---------------------------------- vertices ------------------------------------------------------

static void count_flex_vertices(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c) {
  (void)d;
  for (int i = ids.begin; i < ids.end; i++) {
    int f = m->eq_obj1id[i];
    count_flex_rows(m->flexvert_J_rownnz, 2 * m->flex_vertadr[f], 2 * m->flex_vertnum[f], c);
  }
}

static void make_flex_vertices(const ctModel* m, ctData* d, ConstraintIds ids) {
  for (int i = ids.begin; i < ids.end; i++) {
    int f = m->eq_obj1id[i], first = 2 * m->flex_vertadr[f];
    for (int r = first; r < first + 2 * m->flex_vertnum[f]; r++) {
      int adr = m->flexvert_J_rowadr[r];
      equality_add(m, d, i,
                   &(RowBlock){.rows = 1,
                               .n = m->flexvert_J_rownnz[r],
                               .dof = m->flexvert_J_colind + adr,
                               .jac = d->flexvert_J + adr,
                               .pos = d->flexvert_length + r});
    }
  }
}

static int weigh_flex_vertices(const ctModel* m, const ctData* d, const ConstraintBlock* b,
                               double* diag) {
  (void)d;
  int f = m->eq_obj1id[b->id], first = m->flex_vertadr[f], n = 0;
  for (int v = first; v < first + m->flex_vertnum[f]; v++) {
    double w = m->body_invweight0[2 * m->flex_vertbodyid[v]];
    diag[n++] = w;
    diag[n++] = w;
  }
  return n;
}

const ConstraintKind eq_flex_vertex_kind = {
    .label = "flexvert equality",
    .impedance = IMPEDANCE_OF_EACH_ROW,
    .trees = TREES_OF_EACH_ROW,
    .count = count_flex_vertices,
    .make = make_flex_vertices,
    .weight = weigh_flex_vertices,
    .softness = equality_softness,
};
