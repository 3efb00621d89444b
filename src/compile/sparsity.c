#include "compile/sparsity.h"

#include "base/alloc.h"
#include "base/assert.h"

// rowadr from rownnz
static void set_addresses(int* rowadr, const int* rownnz, int n, cttSize total) {
  int adr = 0;
  for (int i = 0; i < n; i++) {
    rowadr[i] = adr;
    adr += rownnz[i];
  }
  CT_ASSERT(adr == total);
}

// Ancestors of each dof, from the diagonal back.
static void make_M(ctModel* m) {
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    int n = 1;
    for (int j = m->dof_parentid[i]; j >= 0 && !m->dof_simplenum[i]; j = m->dof_parentid[j]) n++;
    CT_ASSERT(m->dof_parentid[i] < i);
    m->M_rownnz[i] = n;
  }
  set_addresses(m->M_rowadr, m->M_rownnz, nv, m->nC);
  for (int i = 0; i < nv; i++) {
    int at = m->M_rowadr[i] + m->M_rownnz[i];
    for (int j = i; at > m->M_rowadr[i]; j = m->dof_parentid[j]) m->M_colind[--at] = j;
    CT_ASSERT(at == m->M_rowadr[i]);
  }
}

// Row i gets its ancestors and itself, then every later dof that has i as ancestor, in order.
static void make_D(ctModel* m, int* filled) {
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) m->D_rownnz[i] = 0;
  for (int i = 0; i < nv; i++) {
    for (int j = i; j >= 0; j = m->dof_parentid[j]) {
      m->D_rownnz[i]++;
      if (j != i) m->D_rownnz[j]++;
    }
  }
  set_addresses(m->D_rowadr, m->D_rownnz, nv, m->nD);
  for (int i = 0; i < nv; i++) {
    int n = 0;
    for (int j = i; j >= 0; j = m->dof_parentid[j]) n++;
    m->D_diag[i] = n - 1;
    int at = m->D_rowadr[i] + n;
    filled[i] = n;
    for (int j = i; j >= 0; j = m->dof_parentid[j]) {
      m->D_colind[--at] = j;
      if (j == i) continue;
      CT_ASSERT(filled[j] < m->D_rownnz[j]);
      m->D_colind[m->D_rowadr[j] + filled[j]++] = i;
    }
    CT_ASSERT(at == m->D_rowadr[i]);
  }
}

// Row of each body: dofs of the bodies above it, its own, those of the bodies below it. Bodies are
// in depth-first order, so the dofs of a subtree are consecutive.
static void make_B(ctModel* m, int* subtree) {
  int nbody = (int)m->nbody;
  for (int i = 0; i < nbody; i++) subtree[i] = m->body_dofnum[i];
  for (int i = nbody - 1; i > 0; i--) subtree[m->body_parentid[i]] += subtree[i];
  for (int i = 0; i < nbody; i++) {
    m->B_rownnz[i] = subtree[i];
    for (int j = i; j > 0;) {
      j = m->body_parentid[j];
      m->B_rownnz[i] += m->body_dofnum[j];
    }
  }
  set_addresses(m->B_rowadr, m->B_rownnz, nbody, m->nB);
  for (int i = 0, first = 0; i < nbody; first += m->body_dofnum[i++]) {
    int at = m->B_rowadr[i] + m->B_rownnz[i];
    for (int k = subtree[i] - 1; k >= 0; k--) m->B_colind[--at] = first + k;
    for (int j = i; j > 0;) {
      j = m->body_parentid[j];
      for (int k = m->body_dofnum[j] - 1; k >= 0; k--) m->B_colind[--at] = m->body_dofadr[j] + k;
    }
    CT_ASSERT(at == m->B_rowadr[i]);
  }
}

// Index in M of entry (i, j), j an ancestor of i or i itself with `depth` ancestors; -1 if M does
// not store it.
static int index_in_M(const ctModel* m, int i, int depth) {
  int skipped = m->D_diag[i] + 1 - m->M_rownnz[i];
  CT_ASSERT(skipped >= 0 && depth >= 0 && depth <= m->D_diag[i]);
  return depth < skipped ? -1 : m->M_rowadr[i] + depth - skipped;
}

// Between the orders of entries: qM (by dof_Madr, from the diagonal up), M and D.
static void make_maps(ctModel* m) {
  int nv = (int)m->nv;
  for (int i = 0; i < nv; i++) {
    int nnz = m->M_rownnz[i], adr = m->M_rowadr[i];
    CT_ASSERT(m->D_colind[m->D_rowadr[i] + m->D_diag[i]] == i && m->dof_Madr[i] + nnz <= m->nM);
    for (int k = 0; k < nnz; k++) {
      m->mapM2M[adr + nnz - 1 - k] = m->dof_Madr[i] + k;
      m->mapD2M[adr + nnz - 1 - k] = m->D_rowadr[i] + m->D_diag[i] - k;
    }
    for (int k = 0; k < m->D_rownnz[i]; k++) {
      int at = m->D_rowadr[i] + k, j = m->D_colind[at];
      m->mapM2D[at] = j <= i ? index_in_M(m, i, k) : index_in_M(m, j, m->D_diag[i]);
    }
  }
}

bool sparsity(ctModel* m) {
  cttSize n = m->nv > m->nbody ? m->nv : m->nbody;
  int* work = alloc_zero((size_t)n * sizeof(int));
  if (!work) return false;
  make_M(m);
  make_D(m, work);
  make_B(m, work);
  make_maps(m);
  alloc_free(work);
  return true;
}
