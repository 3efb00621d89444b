// The list of rows is public (efc_type, efc_id) and may be filled by constraint_rows, by a copy of
// the data, or by a program. So a block is a view of the list and is not stored beside it
// (docs/decisions/0014-blocks-are-a-view.md).
//
// Invariant: rows of one constraint follow each other, and no two constraints that follow each
// other have the same type and id. Both hold because each kind makes its constraints by rising id.
#include "constraint/block.h"

#include "base/assert.h"
#include "generated/kinds.h"

#define EQUALITY(kind, rows) [kind] = &rows,
static const ConstraintKind* const kEqualityKind[EQ_KINDS] = {EQ_ROWS(EQUALITY)};

// By cttConstraint; equalities have a table of their own.
static const ConstraintKind* const kRowKind[] = {
    [ctCNSTR_FRICTION_DOF] = &friction_dof_kind,
    [ctCNSTR_FRICTION_TENDON] = &friction_tendon_kind,
    [ctCNSTR_LIMIT_JOINT] = &limit_joint_kind,
    [ctCNSTR_LIMIT_TENDON] = &limit_tendon_kind,
    [ctCNSTR_CONTACT_FRICTIONLESS] = &contact_rows_kind,
    [ctCNSTR_CONTACT_PYRAMIDAL] = &contact_rows_kind,
    [ctCNSTR_CONTACT_ELLIPTIC] = &contact_rows_kind,
};
enum { NROW = sizeof kRowKind / sizeof *kRowKind };

const ConstraintKind* block_equality(const ctModel* m, int i) {
  CT_ASSERT(0 <= i && i < m->neq && 0 <= m->eq_type[i] && m->eq_type[i] < EQ_KINDS);
  return kEqualityKind[m->eq_type[i]];
}

static size_t most_scratch(const ConstraintKind* const* kind, int n, const ctModel* m) {
  size_t most = 0;
  for (int i = 0; i < n; i++) {
    size_t need = kind[i] && kind[i]->scratch ? kind[i]->scratch(m) : 0;
    most = need > most ? need : most;
  }
  return most;
}

size_t block_scratch(const ctModel* m) {
  size_t equality = most_scratch(kEqualityKind, EQ_KINDS, m), row = most_scratch(kRowKind, NROW, m);
  return equality > row ? equality : row;
}

// A program may have written any type; above the last one it is a contact.
const ConstraintKind* block_kind(const ctModel* m, int type, int id) {
  if (type == ctCNSTR_EQUALITY) return block_equality(m, id);
  return 0 <= type && type < NROW ? kRowKind[type] : &contact_rows_kind;
}

ConstraintBlock block_at(const ctModel* m, const ctData* d, int row) {
  CT_ASSERT(0 <= row && row <= d->nefc);
  ConstraintBlock b = {.row = row};
  bool found = block_next(m, d, &b);
  CT_ASSERT(found == (b.rows > 0));
  return b;
}
