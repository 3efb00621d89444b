// The tree and the sparse patterns that follow from it. The facts hold. Almost all of it follows
// from body_parentid, body_jntnum, body_simple and jnt_type: it is computed again in the order of
// the bodies and compared, parents before children. Work is linear in the entries of the patterns.
#include "base/alloc.h"
#include "generated/kinds.h"
#include "model/validate.h"

#include <stdbool.h>

// Almost all of the tree structure follows from body_parentid, body_jntnum, body_simple and
// jnt_type: compute it again, and compare. EXPECT is one comparison with its message.
#define EXPECT(c, m, field, i, wanted)                                                             \
  do {                                                                                             \
    if ((m)->field[i] != (wanted))                                                                 \
      return validate_fail_at(c, #field, i, "is %d, must be %lld", (m)->field[i],                  \
                              (long long)(wanted));                                                \
  } while (0)

//---------------------------------- bodies --------------------------------------------------------

// Bodies are in depth-first order: the parent of i is i - 1 or one of its ancestors.
static Status check_body_order(const Check* c) {
  const ctModel* m = c->m;
  EXPECT(c, m, body_parentid, 0, 0);
  for (int i = 1; i < m->nbody; i++) {
    int parent = m->body_parentid[i], p = i - 1;
    while (p != parent && p > 0) p = m->body_parentid[p];
    if (p != parent)
      return validate_fail_at(c, "body_parentid", i, "is %d: not in depth-first order", parent);
  }
  return CT_OK;
}

static Status check_body_addresses(const Check* c) {
  const ctModel* m = c->m;
  const int* parent = m->body_parentid;
  cttSize jnt = 0, dof = 0, geom = 0, mocap = 0;
  for (int i = 0; i < m->nbody; i++) {
    int njnt = m->body_jntnum[i], ndof = m->body_dofnum[i], ngeom = m->body_geomnum[i];
    EXPECT(c, m, body_rootid, i, i == 0 || parent[i] == 0 ? i : m->body_rootid[parent[i]]);
    EXPECT(c, m, body_weldid, i, i == 0 || njnt > 0 ? i : m->body_weldid[parent[i]]);
    EXPECT(c, m, body_jntadr, i, njnt ? jnt : -1);
    EXPECT(c, m, body_dofadr, i, ndof ? dof : -1);
    EXPECT(c, m, body_geomadr, i, ngeom ? geom : -1);
    if (m->body_mocapid[i] != -1) EXPECT(c, m, body_mocapid, i, mocap++);
    jnt += njnt;
    dof += ndof;
    geom += ngeom;
  }
  if (jnt != m->njnt || dof != m->nv || geom != m->ngeom)
    return validate_fail(
        c, "the joints, dofs or geoms of all bodies are not as many as the model has");
  if (m->body_jntnum[0]) return validate_fail(c, "the world has a joint");
  if (m->ngravcomp > m->nbody) return validate_fail(c, "ngravcomp is more than there are bodies");
  if (mocap != m->nmocap) return validate_fail(c, "nmocap is not the number of mocap bodies");
  for (int i = 0; i < m->nbody; i++) {
    for (int k = 0; k < m->body_geomnum[i]; k++)
      EXPECT(c, m, geom_bodyid, m->body_geomadr[i] + k, i);
  }
  return CT_OK;
}

//---------------------------------- joints and dofs -----------------------------------------------

// The joints of a body own its dofs; *qpos is the next free coordinate.
static Status check_body_joint_dofs(const Check* c, int body, cttSize* qpos) {
  const ctModel* m = c->m;
  cttSize dof = m->body_dofadr[body], first = dof;
  for (cttSize j = m->body_jntadr[body]; j < m->body_jntadr[body] + m->body_jntnum[body]; j++) {
    const JointKind* kind = joint_kind + m->jnt_type[j];
    EXPECT(c, m, jnt_bodyid, j, body);
    EXPECT(c, m, jnt_qposadr, j, *qpos);
    EXPECT(c, m, jnt_dofadr, j, dof);
    if (kind->floating && m->body_parentid[body])
      return validate_fail_at(c, "jnt_type", j, "is free, but its body is no child of the world");
    *qpos += kind->nq;
    for (int k = 0; k < kind->nv; k++, dof++) {
      if (dof >= first + m->body_dofnum[body]) break;
      EXPECT(c, m, dof_jntid, dof, j);
    }
  }
  int need = 0;
  for (int k = 0; k < m->body_jntnum[body] && need <= 6; k++)
    need += joint_kind[m->jnt_type[m->body_jntadr[body] + k]].nv;
  EXPECT(c, m, body_dofnum, body, need);
  return CT_OK;
}

static Status check_joints(const Check* c) {
  cttSize qpos = 0;
  for (int i = 0; i < c->m->nbody; i++) {
    if (c->m->body_jntnum[i] || c->m->body_dofnum[i]) TRY(check_body_joint_dofs(c, i, &qpos));
  }
  if (qpos != c->m->nq) return validate_fail(c, "nq is not the number of joint coordinates");
  return CT_OK;
}

// A dof's parent is the one before it on its body, or the last dof of the nearest moving ancestor.
//   depth  gets the number of dofs from the root to each, itself included
static Status check_dofs(const Check* c, int* depth, int* last) {
  const ctModel* m = c->m;
  cttSize adr = 0;
  int tree = -1;
  for (int b = 0; b < m->nbody; b++) {
    last[b] = b ? last[m->body_parentid[b]] : -1;
    for (int k = 0; k < m->body_dofnum[b]; k++) {
      int i = m->body_dofadr[b] + k, parent = last[b];
      EXPECT(c, m, dof_bodyid, i, b);
      EXPECT(c, m, dof_parentid, i, parent);
      EXPECT(c, m, dof_Madr, i, adr);
      EXPECT(c, m, dof_treeid, i, parent < 0 ? tree + 1 : tree);
      if (parent >= 0 && m->body_simple[m->dof_bodyid[parent]] && m->dof_bodyid[parent] != b)
        return validate_fail_at(c, "body_simple", m->dof_bodyid[parent],
                                "is not 0, but the body carries dof %d", i);
      tree += parent < 0;
      depth[i] = parent < 0 ? 1 : depth[parent] + 1;
      adr += depth[i];
      last[b] = i;
    }
  }
  if (adr != m->nM) return validate_fail(c, "nM is not the number of dof-ancestor pairs");
  for (cttSize i = m->nv - 1, run = 0; i >= 0; i--) {
    run = m->body_simple[m->dof_bodyid[i]] ? run + 1 : 0;
    EXPECT(c, m, dof_simplenum, i, run);
  }
  return CT_OK;
}

//---------------------------------- kinematic trees -----------------------------------------------

// Bodies and dofs of a tree are consecutive.
static Status check_trees(const Check* c) {
  const ctModel* m = c->m;
  cttSize tree = -1;
  for (int i = 0; i < m->nbody; i++) {
    bool moves = m->body_dofnum[i] > 0;
    EXPECT(c, m, body_treeid, i,
           moves ? m->dof_treeid[m->body_dofadr[i]]
                 : (i ? m->body_treeid[m->body_parentid[i]] : -1));
    cttSize own = m->body_treeid[i];
    if (own <= tree) continue;
    tree = own;
    if (tree >= m->ntree) return validate_fail(c, "more trees than ntree");
    EXPECT(c, m, tree_bodyadr, tree, i);
    EXPECT(c, m, tree_dofadr, tree, m->body_dofadr[i]);
  }
  if (tree + 1 != m->ntree) return validate_fail(c, "fewer trees than ntree");
  cttSize body = 0, dof = 0;
  for (int t = 0; t < m->ntree; t++) {
    cttSize nbody = 0, ndof = 0;
    for (body = m->tree_bodyadr[t]; body < m->nbody && m->body_treeid[body] == t; body++) nbody++;
    for (dof = m->tree_dofadr[t]; dof < m->nv && m->dof_treeid[dof] == t; dof++) ndof++;
    EXPECT(c, m, tree_bodynum, t, nbody);
    EXPECT(c, m, tree_dofnum, t, ndof);
  }
  return CT_OK;
}

//---------------------------------- sparse patterns -----------------------------------------------

// A pattern in which each row is: ancestors of a dof going down to it, then consecutive dofs.
typedef struct Pattern {
  const char* name;
  const int *rownnz, *rowadr, *colind;
  cttSize total, at; // entries in all rows; end of the rows checked so far
} Pattern;

// The `chain` dofs that end at dof `low`, then `more` dofs from `next` on.
typedef struct PatternRow {
  int chain, low;
  cttSize next, more;
} PatternRow;

static Status check_pattern_row(const Check* c, Pattern* p, cttSize row, PatternRow r) {
  cttSize n = r.chain + r.more;
  if (p->rownnz[row] != n || p->rowadr[row] != p->at || p->at > p->total - n)
    return validate_fail(c, "place or size of row %lld of %s contradicts the tree of bodies",
                         (long long)row, p->name);
  const int* col = p->colind + p->at;
  for (int k = r.chain - 1; k >= 0; k--, r.low = c->m->dof_parentid[r.low]) {
    if (col[k] != r.low)
      return validate_fail(c, "row %lld of %s has wrong columns", (long long)row, p->name);
  }
  for (cttSize k = 0; k < r.more; k++) {
    if (col[r.chain + k] != r.next + k)
      return validate_fail(c, "row %lld of %s has wrong columns", (long long)row, p->name);
  }
  p->at += n;
  return CT_OK;
}

static Status check_pattern_end(const Check* c, const Pattern* p) {
  return p->at == p->total ? CT_OK : validate_fail(c, "%s has entries in no row", p->name);
}

// M: ancestors and the dof itself; simple dofs only themselves.
static Status check_pattern_M(const Check* c, const int* depth) {
  const ctModel* m = c->m;
  Pattern p = {"M", m->M_rownnz, m->M_rowadr, m->M_colind, m->nC, 0};
  for (int i = 0; i < m->nv; i++)
    TRY(check_pattern_row(c, &p, i, (PatternRow){m->dof_simplenum[i] ? 1 : depth[i], i, 0, 0}));
  return check_pattern_end(c, &p);
}

// D: ancestors, the dof itself, and the dofs below it, which are consecutive.
static Status check_pattern_D(const Check* c, const int* depth, int* below) {
  const ctModel* m = c->m;
  Pattern p = {"D", m->D_rownnz, m->D_rowadr, m->D_colind, m->nD, 0};
  for (int i = 0; i < m->nv; i++) below[i] = 0;
  for (cttSize i = m->nv - 1; i >= 0; i--) {
    if (m->dof_parentid[i] >= 0) below[m->dof_parentid[i]] += below[i] + 1;
  }
  for (int i = 0; i < m->nv; i++) {
    TRY(check_pattern_row(c, &p, i, (PatternRow){depth[i], i, i + 1, below[i]}));
    EXPECT(c, m, D_diag, i, depth[i] - 1);
  }
  return check_pattern_end(c, &p);
}

// B: dofs of the bodies above, then those of the body and of all below it.
static Status check_pattern_B(const Check* c, const int* depth, const int* last, int* below) {
  const ctModel* m = c->m;
  Pattern p = {"B", m->B_rownnz, m->B_rowadr, m->B_colind, m->nB, 0};
  for (int i = 0; i < m->nbody; i++) below[i] = m->body_dofnum[i];
  for (cttSize i = m->nbody - 1; i > 0; i--) below[m->body_parentid[i]] += below[i];
  cttSize dof = 0;
  for (int i = 0; i < m->nbody; i++) {
    int above = i ? last[m->body_parentid[i]] : -1;
    TRY(check_pattern_row(c, &p, i,
                          (PatternRow){above < 0 ? 0 : depth[above], above, dof, below[i]}));
    dof += m->body_dofnum[i];
  }
  return check_pattern_end(c, &p);
}

//---------------------------------- entry ---------------------------------------------------------

static Status check_tree_and_patterns(const Check* c, int* depth, int* last, int* below) {
  TRY(check_body_order(c));
  TRY(check_body_addresses(c));
  TRY(check_joints(c));
  TRY(check_dofs(c, depth, last));
  TRY(check_trees(c));
  TRY(check_pattern_M(c, depth));
  TRY(check_pattern_D(c, depth, below));
  return check_pattern_B(c, depth, last, below);
}

Status validate_tree(const Check* c) {
  const ctModel* m = c->m;
  size_t nv = (size_t)m->nv, nbody = (size_t)m->nbody;
  int* work = alloc_zero((nv + nbody + (nv > nbody ? nv : nbody)) * sizeof(int));
  if (!work) return validate_fail(c, "out of memory to check the model");
  Status status = check_tree_and_patterns(c, work, work + nv, work + nv + nbody);
  alloc_free(work);
  return status;
}
