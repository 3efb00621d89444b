// tree_asleep of a tree: negative is awake, counting up to READY while the tree is quiet; otherwise
// the next tree of the cycle that fell asleep together. Cycles are closed, their trees sleep and
// wake together, and the velocities of sleeping dofs are zero.
#include "step/sleep.h"

#include "base/assert.h"
#include "constraint/block.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/awake.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "model/names.h"
#include "pos/configuration.h"
#include "pos/kinematics.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

// tree_asleep of a tree that was just woken; sleeping trees hold the next tree of their group.
enum { WIDE_AWAKE = -(1 + ctMINAWAKE), READY = -1 };

//---------------------------------- waking --------------------------------------------------------

// Wake a tree and everything that fell asleep with it; a tree that is awake stays so for longer.
static void wake_cycle(const ctModel* m, ctData* d, int t, int value) {
  int* asleep = d->tree_asleep;
  if (asleep[t] < 0) {
    asleep[t] = value < asleep[t] ? value : asleep[t];
    return;
  }
  for (int i = t, count = 0; asleep[i] >= 0 && count < m->ntree; count++) {
    int next = asleep[i];
    asleep[i] = value;
    i = next;
  }
}

static bool are_zeros(const double* x, int n) {
  for (int i = 0; i < n; i++) {
    if (x[i] != 0) return false;
  }
  return true;
}

// Has the tree no applied force, and does it move slower than the tolerance (0: not at all)?
static bool is_quiet(const ctModel* m, const ctData* d, int t, double tolerance) {
  int policy = m->tree_sleep_policy[t];
  if (policy == ctSLEEP_NEVER || policy == ctSLEEP_AUTO_NEVER) return false;
  int body = m->tree_bodyadr[t], dof = m->tree_dofadr[t], n = m->tree_dofnum[t];
  if (!are_zeros(d->xfrc_applied + 6 * body, 6 * m->tree_bodynum[t])) return false;
  if (!are_zeros(d->qfrc_applied + dof, n)) return false;
  if (tolerance == 0) return are_zeros(d->qvel + dof, n);
  for (int i = dof; i < dof + n; i++) {
    if (!(m->dof_length[i] * fabs(d->qvel[i]) < tolerance)) return false;
  }
  return true;
}

// The poses that sleeping bodies had before kinematics.
typedef struct Pose {
  double pos[3], quat[4];
} Pose;

static void keep_poses(const ctModel* m, const ctData* d, Pose* pose) {
  for (int b = 0; b < m->nbody; b++) {
    if (d->body_awake[b] != ctS_ASLEEP) continue;
    memcpy(pose[b].pos, d->xpos + 3 * b, sizeof pose[b].pos);
    memcpy(pose[b].quat, d->xquat + 4 * b, sizeof pose[b].quat);
  }
}

static bool was_moved(const ctModel* m, const ctData* d, const Pose* pose, int t) {
  int first = m->tree_bodyadr[t];
  for (int b = first; b < first + m->tree_bodynum[t]; b++) {
    if (memcmp(pose[b].pos, d->xpos + 3 * b, sizeof pose[b].pos) ||
        memcmp(pose[b].quat, d->xquat + 4 * b, sizeof pose[b].quat))
      return true;
  }
  return false;
}

void sleep_kinematics(const ctModel* m, ctData* d) {
  if (!awake_some_sleep(m, d)) {
    kinematics(m, d);
    return;
  }
  if (!sleep_enabled(m)) {
    awake_all(m, d);
    kinematics(m, d);
    return;
  }
  Arena* a = data_arena(d);
  size_t mark = arena_mark(a);
  Pose* pose = arena_push(a, (size_t)m->nbody * sizeof *pose, 64);
  if (pose) keep_poses(m, d, pose);
  kinematics(m, d);
  for (int t = 0; t < m->ntree; t++) {
    if (d->tree_asleep[t] < 0) continue;
    if (!pose || was_moved(m, d, pose, t) || !is_quiet(m, d, t, 0)) wake_cycle(m, d, t, WIDE_AWAKE);
  }
  awake_update(m, d);
  arena_release(a, mark);
}

// Two tied trees: wake the sleeping one if the other is awake. Returns 1 if it did.
static bool wake_pair(const ctModel* m, ctData* d, int t1, int t2, bool fully) {
  if (t1 < 0 || t2 < 0 || d->tree_awake[t1] == d->tree_awake[t2]) return false;
  int asleep = d->tree_awake[t1] ? t2 : t1, other = d->tree_awake[t1] ? t1 : t2;
  wake_cycle(m, d, asleep, fully ? WIDE_AWAKE : d->tree_asleep[other]);
  return true;
}

static bool update_if(const ctModel* m, ctData* d, bool woke) {
  if (woke) awake_update(m, d);
  return woke;
}

bool sleep_wake_contacts(const ctModel* m, ctData* d) {
  if (!sleep_enabled(m) || !awake_some_sleep(m, d)) return false;
  bool woke = false;
  for (int i = 0; i < d->ncon; i++) {
    const int* g = d->contact[i].geom;
    if (g[0] < 0 || g[1] < 0) continue;
    int t1 = m->body_treeid[m->geom_bodyid[g[0]]], t2 = m->body_treeid[m->geom_bodyid[g[1]]];
    woke |= wake_pair(m, d, t1, t2, false);
  }
  return update_if(m, d, woke);
}

bool sleep_wake_touched(const ctModel* m, ctData* d) {
  const DeformSet* s = data_own(d)->deform;
  bool woke = false;
  if (!s || !sleep_enabled(m) || !awake_some_sleep(m, d)) return false;
  for (int i = 0; i < s->ncon; i++) {
    const ctDeformContact* c = s->con + i;
    int t = c->geom < 0 ? -1 : m->body_treeid[m->geom_bodyid[c->geom]];
    if (t < 0 || d->tree_awake[t] || c->body >= s->nbody || s->body[c->body].asleep) continue;
    const double* v = s->body[c->body].v + 3 * c->vertex;
    if (!(dot3(v, v) > m->opt.sleep_tolerance * m->opt.sleep_tolerance)) continue;
    wake_cycle(m, d, t, WIDE_AWAKE);
    woke = true;
  }
  return update_if(m, d, woke);
}

static bool at_limit(const ctModel* m, const ctData* d, int t) {
  if (!m->tendon_limited[t]) return false;
  double x = d->ten_length[t], margin = m->tendon_margin[t];
  return x - m->tendon_range[2 * t] < margin || m->tendon_range[2 * t + 1] - x < margin;
}

bool sleep_wake_tendons(const ctModel* m, ctData* d) {
  if (!sleep_enabled(m) || !awake_some_sleep(m, d)) return false;
  bool woke = false;
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_treenum[t] != 2 || !at_limit(m, d, t)) continue;
    woke |= wake_pair(m, d, m->tendon_treeid[2 * t], m->tendon_treeid[2 * t + 1], false);
  }
  return update_if(m, d, woke);
}

// The trees of an equality, -1 for fixed ones; false for kinds that tie no two bodies.
static bool equality_trees(const ctModel* m, const ctData* d, int i, int* t1, int* t2) {
  const ConstraintKind* kind = block_equality(m, i);
  int body[2];
  if (!kind->bodies || !kind->bodies(m, d, i, body)) return false;
  *t1 = m->body_treeid[body[0]];
  *t2 = m->body_treeid[body[1]];
  return true;
}

// The smallest tree of the group that tree t sleeps in.
static int group_of(const ctModel* m, const ctData* d, int t) {
  int smallest = t, count = 0;
  for (int i = d->tree_asleep[t]; i != t && i >= 0 && count < m->ntree; i = d->tree_asleep[i]) {
    smallest = i < smallest ? i : smallest;
    count++;
  }
  return smallest;
}

// Two groups that an equality has just tied wake too: they have to settle together.
bool sleep_wake_equalities(const ctModel* m, ctData* d) {
  if (!sleep_enabled(m) || !awake_some_sleep(m, d)) return false;
  bool woke = false;
  for (int i = 0; i < m->neq; i++) {
    int t1, t2;
    if (!d->eq_active[i] || !equality_trees(m, d, i, &t1, &t2)) continue;
    if (t1 < 0 || t2 < 0 || t1 == t2) continue;
    if (d->tree_asleep[t1] >= 0 && d->tree_asleep[t2] >= 0 && !d->tree_awake[t1] &&
        !d->tree_awake[t2]) {
      if (group_of(m, d, t1) == group_of(m, d, t2)) continue;
      wake_cycle(m, d, t1, WIDE_AWAKE);
      wake_cycle(m, d, t2, WIDE_AWAKE);
      woke = true;
    } else {
      woke |= wake_pair(m, d, t1, t2, true);
    }
  }
  return update_if(m, d, woke);
}

//---------------------------------- falling asleep ------------------------------------------------

// Tie n trees into a ring and stop them.
static void put_to_sleep(const ctModel* m, ctData* d, const int* tree, int n) {
  for (int k = 0; k < n; k++) {
    int t = tree[k], dof = m->tree_dofadr[t];
    CT_ASSERT(d->tree_asleep[t] == READY);
    d->tree_asleep[t] = tree[k + 1 < n ? k + 1 : 0];
    dense_zero(d->qvel + dof, m->tree_dofnum[t]);
    dense_zero(d->qacc + dof, m->tree_dofnum[t]);
  }
}

static bool all_ready(const ctData* d, const int* tree, int n) {
  for (int k = 0; k < n; k++) {
    if (d->tree_asleep[tree[k]] != READY) return false;
  }
  return true;
}

int sleep_fall(const ctModel* m, ctData* d) {
  // rows without islands: who is tied to whom is not known
  if (!sleep_enabled(m) || (d->nefc && !d->nisland)) return 0;
  int ntree = (int)m->ntree, slept = 0, free_from = 0;
  for (int t = 0; t < ntree; t++) {
    if (d->tree_asleep[t] >= 0) continue;
    bool quiet = is_quiet(m, d, t, m->opt.sleep_tolerance);
    d->tree_asleep[t] = quiet ? d->tree_asleep[t] + (d->tree_asleep[t] < READY) : WIDE_AWAKE;
  }
  for (int k = 0; k < d->nisland; k++) {
    const int* tree = d->map_itree2tree + d->island_itreeadr[k];
    int n = d->island_ntree[k];
    free_from = d->island_itreeadr[k] + n;
    if (!all_ready(d, tree, n)) continue;
    put_to_sleep(m, d, tree, n);
    slept += n;
  }
  for (int k = free_from; k < ntree; k++) {
    int t = d->nisland ? d->map_itree2tree[k] : k;
    if (d->tree_asleep[t] != READY) continue;
    put_to_sleep(m, d, &t, 1);
    slept++;
  }
  return slept;
}

bool sleep_wants_start(const ctModel* m) {
  if (!sleep_enabled(m)) return false;
  for (int t = 0; t < m->ntree; t++) {
    if (m->tree_sleep_policy[t] == ctSLEEP_INIT) return true;
  }
  return false;
}

void sleep_start(const ctModel* m, ctData* d) {
  for (int t = 0; t < m->ntree; t++)
    d->tree_asleep[t] = m->tree_sleep_policy[t] == ctSLEEP_INIT ? READY : WIDE_AWAKE;
  sleep_fall(m, d);
  for (int t = 0; t < m->ntree; t++) {
    if (m->tree_sleep_policy[t] != ctSLEEP_INIT || d->tree_asleep[t] >= 0) continue;
    int body = m->tree_bodyadr[t];
    const char* name = names_get(m, ctOBJ_BODY, body);
    data_warn(d, -1, body,
              "body '%s' (%d) should begin asleep but touches a body that is awake or moves",
              name ? name : "", body);
  }
  awake_update(m, d);
}

//---------------------------------- advancing -----------------------------------------------------

void sleep_keep(const ctModel* m, const ctData* d, double* x, const double* before) {
  for (int t = 0; t < m->ntree; t++) {
    int dof = m->tree_dofadr[t];
    if (!d->tree_awake[t]) dense_copy(x + dof, before + dof, m->tree_dofnum[t]);
  }
}

// First coordinate after those of the dofs before `dof`.
static int find_coordinate(const ctModel* m, int dof) {
  return dof < m->nv ? m->jnt_qposadr[m->dof_jntid[dof]] : (int)m->nq;
}

void sleep_restore(const ctModel* m, ctData* d, const double* before) {
  for (int t = 0; t < m->ntree; t++) {
    if (d->tree_awake[t]) continue;
    int dof = m->tree_dofadr[t], from = find_coordinate(m, dof);
    dense_copy(d->qpos + from, before + from, find_coordinate(m, dof + m->tree_dofnum[t]) - from);
  }
}

void sleep_advance(const ctModel* m, ctData* d, const double* qacc, const double* v) {
  double h = m->opt.timestep;
  if (!awake_some_sleep(m, d)) {
    dense_addtoscl(d->qvel, qacc, h, (int)m->nv);
    configuration_integrate(m, d->qpos, v ? v : d->qvel, h);
    return;
  }
  for (int k = 0; k < d->nv_awake; k++) {
    int i = d->dof_awake_ind[k];
    d->qvel[i] += h * qacc[i];
  }
  Arena* a = data_arena(d);
  size_t mark = arena_mark(a);
  double* before = arena_push(a, (size_t)m->nq * sizeof *before, 64);
  if (before) dense_copy(before, d->qpos, (int)m->nq);
  configuration_integrate(m, d->qpos, v ? v : d->qvel, h);
  if (before) sleep_restore(m, d, before);
  arena_release(a, mark);
}
