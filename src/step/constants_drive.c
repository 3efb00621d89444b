// Lengths, inverse weights and references of tendons, actuators and equalities at qpos0. Inverse
// weights are J M^-1 J' of one row and not negative. The data is at qpos0 with its inertia
// factored.
#include "step/constants_drive.h"

#include "base/scratch.h"
#include "constraint/block.h"
#include "force/transmission.h"
#include "generated/kinds.h"
#include "math/dense.h"
#include "math/quat.h"
#include "model/data.h"
#include "pos/com.h"
#include "pos/kinematics.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- trees ---------------------------------------------------------

int constants_drive_path_tree(const ctModel* m, int k) {
  int id = m->wrap_objid[k];
  switch (wrap_object_of(m->wrap_type[k])) {
  case ctOBJ_JOINT:
    return m->body_treeid[m->jnt_bodyid[id]];
  case ctOBJ_SITE:
    return m->body_treeid[m->site_bodyid[id]];
  case ctOBJ_GEOM:
    return m->body_treeid[m->geom_bodyid[id]];
  default:
    return -1;
  }
}

// How many trees a tendon joins, and the first two of them.
static void find_trees(ctModel* m, int t, int* seen) {
  int *num = m->tendon_treenum + t, *id = m->tendon_treeid + 2 * t;
  *num = 0;
  id[0] = id[1] = -1;
  memset(seen, 0, (size_t)m->ntree * sizeof(int));
  for (int k = m->tendon_adr[t]; k < m->tendon_adr[t] + m->tendon_num[t]; k++) {
    int tree = constants_drive_path_tree(m, k);
    if (tree < 0 || seen[tree]++) continue;
    if (*num < 2) id[*num] = tree;
    ++*num;
  }
}

static void keep_awake(ctModel* m, int tree) {
  if (tree >= 0 && m->tree_sleep_policy[tree] == ctSLEEP_AUTO)
    m->tree_sleep_policy[tree] = ctSLEEP_AUTO_NEVER;
}

static void keep_path_awake(ctModel* m, int t) {
  for (int k = m->tendon_adr[t]; k < m->tendon_adr[t] + m->tendon_num[t]; k++)
    keep_awake(m, constants_drive_path_tree(m, k));
}

// The body that an actuator moves, -1 for none and for tendons.
static int actuated_body(const ctModel* m, int i) {
  int id = m->actuator_trnid[2 * i];
  switch (trn_object_of(m->actuator_trntype[i])) {
  case ctOBJ_JOINT:
    return m->jnt_bodyid[id];
  case ctOBJ_SITE:
    return m->site_bodyid[id];
  case ctOBJ_BODY:
    return id;
  default:
    return -1;
  }
}

bool constants_drive_ties(const ctModel* m, int t) {
  int n = m->tendon_treenum[t];
  return n > 2 || (n == 2 && (m->tendon_stiffness[t] != 0 || m->tendon_damping[t] != 0));
}

// The bodies that a flex moves with do not sleep.
static void keep_flex_awake(ctModel* m, int f) {
  bool nodes = m->flex_interp[f] != 0;
  int n = nodes ? m->flex_nodenum[f] : m->flex_vertnum[f];
  const int* body =
      nodes ? m->flex_nodebodyid + m->flex_nodeadr[f] : m->flex_vertbodyid + m->flex_vertadr[f];
  for (int k = 0; k < n; k++) keep_awake(m, m->body_treeid[body[k]]);
}

size_t constants_drive_outer_scratch(const ctModel* m) {
  return SCRATCH_SIZE(int, m->ntree) + 2 * SCRATCH_SIZE(double, m->nv);
}

void constants_drive_trees(ctModel* m, ctData* d) {
  Scratch s = data_outer_scratch(d);
  int* seen = SCRATCH(s, int, m->ntree);
  for (int t = 0; t < m->ntendon; t++) find_trees(m, t, seen);

  // left to choose, a tree may sleep unless it is actuated or tied to another
  for (int i = 0; i < m->nu; i++) {
    int body = actuated_body(m, i);
    if (body >= 0) keep_awake(m, m->body_treeid[body]);
    if (trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON)
      keep_path_awake(m, m->actuator_trnid[2 * i]);
  }
  for (int t = 0; t < m->ntendon; t++) {
    if (constants_drive_ties(m, t)) keep_path_awake(m, t);
  }
  for (int f = 0; f < m->nflex; f++) keep_flex_awake(m, f);
  for (int t = 0; t < m->ntree; t++) {
    if (m->tree_sleep_policy[t] == ctSLEEP_AUTO) m->tree_sleep_policy[t] = ctSLEEP_AUTO_ALLOWED;
  }
}

//---------------------------------- at qpos0 ------------------------------------------------------

// A sparse row written out.
static void spread_row(double* full, int nv, const double* x, const int* dof, int n) {
  dense_zero(full, nv);
  for (int k = 0; k < n; k++) full[dof ? dof[k] : k] = x[k];
}

// The dofs of all trees from the first to the last in which a row has entries; empty if it has
// none.
static void range_of(const ctModel* m, const int* dof, int n, int range[2]) {
  range[0] = range[1] = 0;
  if (!dof) range[1] = (int)m->nv;
  if (!dof || n == 0) return;
  int low = dof[0], high = dof[0];
  for (int k = 1; k < n; k++) {
    low = dof[k] < low ? dof[k] : low;
    high = dof[k] > high ? dof[k] : high;
  }
  const int first = m->dof_treeid[low], last = m->dof_treeid[high];
  range[0] = m->tree_dofadr[first];
  range[1] = m->tree_dofadr[last] + m->tree_dofnum[last];
}

// Inverse inertia that a force along a tendon meets, J M^-1 J'
static void tendon_weights(ctModel* m, const ctData* d, Scratch s) {
  int nv = (int)m->nv;
  double *row = SCRATCH(s, double, nv), *work = SCRATCH(s, double, nv);
  for (int t = 0; t < m->ntendon; t++) {
    TendonRow r = tendon_row(m, d, t);
    m->tendon_length0[t] = d->ten_length[t];
    spread_row(row, nv, r.J, r.dof, r.n);
    dense_copy(work, row, nv);
    int range[2];
    range_of(m, r.dof, r.n, range);
    mass_matrix_solve_range(m, d->qLD, d->qLDiagInv, work, range);
    m->tendon_invweight0[t] = dense_dot(row, work, nv);
  }
}

// |M^-1 moment|, the acceleration of the joints by unit force
static void actuator_accelerations(ctModel* m, const ctData* d, Scratch s) {
  int nv = (int)m->nv;
  double* row = SCRATCH(s, double, nv);
  for (int i = 0; i < m->nu; i++) {
    int adr = d->moment_rowadr[i];
    m->actuator_length0[i] = d->actuator_length[i];
    spread_row(row, nv, d->actuator_moment + adr, d->moment_colind + adr, d->moment_rownnz[i]);
    int range[2];
    range_of(m, d->moment_colind + adr, d->moment_rownnz[i], range);
    mass_matrix_solve_range(m, d->qLD, d->qLDiagInv, row, range);
    m->actuator_acc0[i] = dense_norm(row, nv);
  }
}

// Inertia seen by an actuator, dof by dof: sum M0_i / moment_i^2
static double reflected_inertia(const ctModel* m, const ctData* d, int i) {
  double sum = 0;
  for (int k = d->moment_rowadr[i], end = k + d->moment_rownnz[i]; k < end; k++) {
    double x2 = d->actuator_moment[k] * d->actuator_moment[k];
    if (x2 > ctMINVAL) sum += m->dof_M0[d->moment_colind[k]] / x2;
  }
  return sum;
}

// A servo (gain kp, bias -kp length) with a positive biasprm[2] has it as damping ratio: it becomes
// the velocity gain -2 ratio sqrt(kp inertia).
static void damping_ratios(ctModel* m, const ctData* d) {
  for (int i = 0; i < m->nu; i++) {
    double *bias = m->actuator_biasprm + i * ctNBIAS, kp = m->actuator_gainprm[i * ctNGAIN];
    if (kp != -bias[1] || bias[2] <= 0) continue;
    bias[2] = -(bias[2] * 2 * sqrt(kp * reflected_inertia(m, d, i)));
  }
}

//---------------------------------- equality constraints ------------------------------------------

static void equality_references(ctModel* m, const ctData* d) {
  for (int i = 0; i < m->neq; i++) {
    const ConstraintKind* kind = block_equality(m, i);
    if (kind->reference) kind->reference(m, d, i, m->eq_data + i * ctNEQDATA);
  }
}

void constants_drive(ctModel* m, ctData* d) {
  tendon_weights(m, d, data_outer_scratch(d));
  actuator_accelerations(m, d, data_outer_scratch(d));
  equality_references(m, d);
  damping_ratios(m, d);
}

//---------------------------------- at qpos_spring ------------------------------------------------

void constants_drive_springs(ctModel* m, ctData* d) {
  dense_copy(d->qpos, m->qpos_spring, (int)m->nq);
  kinematics(m, d);
  com(m, d);
  tendon(m, d);
  transmission(m, d);
  for (int t = 0; t < m->ntendon; t++) {
    double* rest = m->tendon_lengthspring + 2 * t;
    if (rest[0] == -1 && rest[1] == -1) rest[0] = rest[1] = d->ten_length[t];
  }
}
