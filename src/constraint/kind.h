// A constraint kind is one object: whatever depends on the kind of a constraint is a member here.
// Each kind stands in one file (two kinds that differ in one number share it). One more equality is
// a file and a line of cttEq in schema/enums.schema; another kind is a file, its declaration at the
// end of this header and a row of a table in block.c.
#ifndef CONSTRAINT_KIND_H
#define CONSTRAINT_KIND_H

#include "constraint/rows.h"
#include "generated/kinds.h"

// Constraints begin to end - 1 of one kind.
typedef struct ConstraintIds {
  int begin, end;
} ConstraintIds;

typedef struct ConstraintKind ConstraintKind;

// The rows of one constraint: row to row + rows - 1.
typedef struct ConstraintBlock {
  const ConstraintKind* kind;
  int type; // cttConstraint
  int id;   // of the equality, dof, tendon, joint or contact
  int row, rows;
} ConstraintBlock;

// Where the parameters of softness are kept.
typedef struct Softness {
  const double *ref, *imp;
  const double* friction; // solref of the rows along friction; NULL: that of all
  bool is_dry;            // no stiffness
  bool has_tangents;      // the rows behind the first are directions of friction
} Softness;

// The violation that decides the impedance.
typedef enum ImpedanceOf {
  IMPEDANCE_OF_EACH_ROW,  // each row has its own
  IMPEDANCE_OF_FIRST_ROW, // one for all rows, by the first
  IMPEDANCE_OF_ALL_ROWS,  // one for all rows, by the norm of their violations
} ImpedanceOf;

// What joins kinematic trees into islands.
typedef enum TreesOf {
  TREES_OF_BODIES,    // the two bodies; the first row where there are more
  TREES_OF_FIRST_ROW, // the dofs of the first row
  TREES_OF_EACH_ROW,  // each row has its own dofs
} TreesOf;

struct ConstraintKind {
  const char* label; // in messages, before the id
  ImpedanceOf impedance;
  TreesOf trees;

  // Add to c what the rows of these constraints need at most; equalities: of those that are active.
  void (*count)(const ctModel* m, const ctData* d, ConstraintIds ids, RowCount* c);

  // Working memory of make. NULL: none.
  size_t (*scratch)(const ctModel* m);

  // Append the rows.
  void (*make)(const ctModel* m, ctData* d, ConstraintIds ids);

  // Diagonal of J M^-1 J' by the constants at qpos0, for rows in the order of make. Returns how
  // many, which may be more than were made, see impedance.c.
  int (*weight)(const ctModel* m, const ctData* d, const ConstraintBlock* b, double* diag);

  Softness (*softness)(const ctModel* m, const ctData* d, const ConstraintBlock* b);

  // R of the rows along friction, from that of the normal. NULL: not a contact.
  void (*cone)(const ctModel* m, ctData* d, const ConstraintBlock* b);

  // The two bodies that a constraint ties, 0 (the world) where there is one. False, or NULL: they
  // are not two.
  bool (*bodies)(const ctModel* m, const ctData* d, int id, int body[2]);

  // The two points that the rows hold together, in the world. NULL: not of points.
  void (*points)(const ctModel* m, const ctData* d, int id, double point[2][3]);

  // Does all that it ties sleep? NULL: if both bodies do.
  bool (*sleeps)(const ctModel* m, const ctData* d, int id);

  // Complete data (ctNEQDATA numbers) at qpos0. NULL: nothing to do.
  void (*reference)(const ctModel* m, const ctData* d, int id, double* data);
};

// Equalities, eq_connect_kind, eq_weld_kind, ...: the column `rows` of cttEq.
#define DECLARE_EQUALITY(value, kind) extern const ConstraintKind kind;
EQ_ROWS(DECLARE_EQUALITY)
#undef DECLARE_EQUALITY
extern const ConstraintKind friction_dof_kind, friction_tendon_kind;
extern const ConstraintKind limit_joint_kind, limit_tendon_kind;
extern const ConstraintKind contact_rows_kind;

#endif
