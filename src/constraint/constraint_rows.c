// The list of rows: equalities, dry friction of dofs and tendons, limits of joints and tendons,
// contacts, in this order; ne, nf and nl are the sizes of the first three parts. Its arrays lie in
// the arena, sized for the rows that were counted before any is made: nefc never exceeds the count.
// With compressed rows, row i + 1 begins in efc_J where row i ends.
#include "constraint/constraint_rows.h"

#include "base/assert.h"
#include "constraint/equality.h"
#include "constraint/impedance.h"
#include "model/data.h"
#include "model/row_layout.h"

#include <corten/corten.h>

#include <limits.h>
#include <string.h>

// Parts of the list in their order. Equalities are one part of several kinds.
typedef struct RowPart {
  int disabled_by;            // cttDisableBit
  const ConstraintKind* kind; // NULL: several, see equality.h
} RowPart;

enum { EQUALITY, DOF_FRICTION, TENDON_FRICTION, JOINT_LIMIT, TENDON_LIMIT, CONTACT, NPART };

static const RowPart kPart[NPART] = {
    [EQUALITY] = {ctDSBL_EQUALITY, NULL},
    [DOF_FRICTION] = {ctDSBL_FRICTIONLOSS, &friction_dof_kind},
    [TENDON_FRICTION] = {ctDSBL_FRICTIONLOSS, &friction_tendon_kind},
    [JOINT_LIMIT] = {ctDSBL_LIMIT, &limit_joint_kind},
    [TENDON_LIMIT] = {ctDSBL_LIMIT, &limit_tendon_kind},
    [CONTACT] = {ctDSBL_CONTACT, &contact_rows_kind},
};

// How many constraints a part may have; 0 if it is disabled.
typedef struct PartSizes {
  int n[NPART];
} PartSizes;

static PartSizes part_sizes(const ctModel* m, const ctData* d) {
  PartSizes s = {{
      [EQUALITY] = (int)m->neq,
      [DOF_FRICTION] = (int)m->nv,
      [TENDON_FRICTION] = (int)m->ntendon,
      [JOINT_LIMIT] = (int)m->njnt,
      [TENDON_LIMIT] = (int)m->ntendon,
      [CONTACT] = d->ncon,
  }};
  for (int k = 0; m->opt.disableflags && k < NPART; k++)
    if (m->opt.disableflags & kPart[k].disabled_by) s.n[k] = 0;
  return s;
}

//---------------------------------- memory --------------------------------------------------------

typedef struct RowArray {
  void* to; // the pointer in ctData
  size_t size;
} RowArray;

static bool take_arrays(ctData* d, const RowArray* a, size_t n) {
  for (size_t i = 0; i < n; i++) {
    void* p = data_arena_push(d, a[i].size, 64);
    if (!p) return false;
    memcpy(a[i].to, &p, sizeof p);
  }
  return true;
}

// Arrays of the list for as many rows as were counted. efc_J comes last, so that what it did not
// need can be given back.
static bool reserve_list(const ctModel* m, ctData* d, const RowCount* c) {
  size_t ints = (size_t)c->rows * sizeof(int), reals = (size_t)c->rows * sizeof(double);
  const RowArray always[] = {
      {&d->tendon_efcadr, (size_t)m->ntendon * sizeof(int)},
      {&d->efc_type, ints},
      {&d->efc_id, ints},
      {&d->efc_state, ints},
      {&d->efc_pos, reals},
      {&d->efc_margin, reals},
      {&d->efc_frictionloss, reals},
      {&d->efc_diagApprox, reals},
      {&d->efc_KBIP, 4 * reals},
      {&d->efc_D, reals},
      {&d->efc_R, reals},
      {&d->efc_vel, reals},
      {&d->efc_aref, reals},
      {&d->efc_b, reals},
      {&d->efc_force, reals},
  };
  const RowArray compressed[] = {
      {&d->efc_J_rownnz, ints},
      {&d->efc_J_rowadr, ints},
      {&d->efc_J_rowsuper, ints},
      {&d->efc_J_colind, (size_t)c->nonzeros * sizeof(int)},
  };
  const RowArray jacobian[] = {{&d->efc_J, (size_t)c->nonzeros * sizeof(double)}};
  return take_arrays(d, always, sizeof always / sizeof *always) &&
         (!row_layout_sparse(m) ||
          take_arrays(d, compressed, sizeof compressed / sizeof *compressed)) &&
         take_arrays(d, jacobian, 1);
}

// What the rows need at most; false if addresses would not fit into an int.
static bool count_rows(const ctModel* m, const ctData* d, const PartSizes* s, RowCount* c) {
  *c = (RowCount){0};
  if (s->n[EQUALITY]) equality_count(m, d, c);
  for (int k = EQUALITY + 1; k < NPART; k++)
    if (s->n[k]) kPart[k].kind->count(m, d, (ConstraintIds){0, s->n[k]}, c);
  if (!row_layout_sparse(m)) c->nonzeros = c->rows * (long long)m->nv;
  return c->rows < INT_MAX && c->nonzeros < INT_MAX;
}

//---------------------------------- all of them ---------------------------------------------------

// Rows that follow and have the same columns. Rows of one block are already marked.
static void find_supernodes(ctData* d) {
  const int *nnz = d->efc_J_rownnz, *adr = d->efc_J_rowadr, *col = d->efc_J_colind;
  int* super = d->efc_J_rowsuper;
  for (int i = d->nefc - 2; i >= 0; i--) {
    bool same = super[i] > 0 || (nnz[i] == nnz[i + 1] && !memcmp(col + adr[i], col + adr[i + 1],
                                                                 (size_t)nnz[i] * sizeof *col));
    super[i] = same ? super[i + 1] + 1 : 0;
  }
}

// Set the sizes, give back memory that was not needed. The size of full rows was added up.
static void close_list(const ctModel* m, ctData* d) {
  int last = d->nefc - 1;
  CT_ASSERT(last >= 0);
  if (row_layout_sparse(m)) {
    d->nJ = d->efc_J_rowadr[last] + d->efc_J_rownnz[last];
    find_supernodes(d);
  }
  unsigned char* end = (unsigned char*)(d->efc_J + d->nJ);
  CT_ASSERT(end <= data_arena(d)->base + data_arena(d)->used);
  data_arena_release(d, (size_t)(end - data_arena(d)->base));
}

static void make_all(const ctModel* m, ctData* d, const PartSizes* s) {
  int end[NPART];
  if (s->n[EQUALITY]) equality(m, d);
  end[EQUALITY] = d->nefc;
  for (int k = EQUALITY + 1; k < NPART; k++) {
    if (s->n[k]) kPart[k].kind->make(m, d, (ConstraintIds){0, s->n[k]});
    end[k] = d->nefc;
  }
  d->ne = end[EQUALITY];
  d->nf = end[TENDON_FRICTION] - end[EQUALITY];
  d->nl = end[TENDON_LIMIT] - end[TENDON_FRICTION];
  CT_ASSERT(d->ne >= 0 && d->nf >= 0 && d->nl >= 0);
}

void constraint_rows(const ctModel* m, ctData* d) {
  data_arena_clear_rows(d);
  if (d->ncon > d->maxuse_con) d->maxuse_con = d->ncon;
  if ((m->opt.disableflags & ctDSBL_CONSTRAINT) || m->nv == 0) return;
  PartSizes sizes = part_sizes(m, d);
  RowCount c;
  bool fits = count_rows(m, d, &sizes, &c);
  if (c.rows == 0) return;
  if (!fits || !reserve_list(m, d, &c)) {
    data_warn(d, ctWARN_CNSTRFULL, (int)d->narena,
              "no memory for %lld constraint rows at t=%.6g, none are made: raise size memory=",
              c.rows, d->time);
    data_arena_clear_rows(d);
    return;
  }
  for (int t = 0; t < m->ntendon; t++) d->tendon_efcadr[t] = -1;
  make_all(m, d, &sizes);
  CT_ASSERT(d->nefc <= c.rows);
  if (d->nefc == 0) {
    data_arena_clear_rows(d);
    return;
  }
  close_list(m, d);
  impedance(m, d);
  if (d->nefc > d->maxuse_efc) d->maxuse_efc = d->nefc;
}
