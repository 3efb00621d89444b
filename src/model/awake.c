#include "model/awake.h"

void awake_all(const ctModel* m, ctData* d) {
  // a tree counts quiet steps upwards from -(1 + ctMINAWAKE); at -1 it may sleep
  for (int t = 0; t < m->ntree; t++) d->tree_asleep[t] = -(1 + ctMINAWAKE);
  awake_update(m, d);
}

// Bodies that can never move are neither awake nor asleep; mocap bodies are always awake.
static int state_of(const ctModel* m, const ctData* d, int b) {
  int t = m->body_treeid[b];
  if (t >= 0) return d->tree_awake[t] ? ctS_AWAKE : ctS_ASLEEP;
  return m->body_mocapid[m->body_rootid[b]] >= 0 ? ctS_AWAKE : ctS_STATIC;
}

void awake_update(const ctModel* m, ctData* d) {
  int ntree = 0, nbody = 0, nparent = 0, nv = 0;
  for (int t = 0; t < m->ntree; t++) {
    d->tree_awake[t] = d->tree_asleep[t] < 0;
    ntree += d->tree_awake[t];
  }
  for (int b = 0; b < m->nbody; b++) {
    d->body_awake[b] = state_of(m, d, b);
    if (d->body_awake[b] != ctS_ASLEEP) d->body_awake_ind[nbody++] = b;
    if (b > 0 && d->body_awake[m->body_parentid[b]] != ctS_ASLEEP)
      d->parent_awake_ind[nparent++] = b;
  }
  for (int i = 0; i < m->nv; i++) {
    if (d->tree_awake[m->dof_treeid[i]]) d->dof_awake_ind[nv++] = i;
  }
  d->ntree_awake = ntree;
  d->nbody_awake = nbody;
  d->nparent_awake = nparent;
  d->nv_awake = nv;
}

bool awake_tendon_sleeps(const ctModel* m, const ctData* d, int t) {
  int n = m->tendon_treenum[t];
  const int* tree = m->tendon_treeid + 2 * t;
  if (n == 1) return !d->tree_awake[tree[0]];
  return n == 2 && !d->tree_awake[tree[0]] && !d->tree_awake[tree[1]];
}

static bool body_is_awake(const ctData* d, int b) { return d->body_awake[b] == ctS_AWAKE; }

// Asleep, or fixed, on both sides.
bool awake_equality_sleeps(const ctModel* m, const ctData* d, int i) {
  int a = m->eq_obj1id[i], b = m->eq_obj2id[i];
  switch (m->eq_type[i]) {
  case ctEQ_CONNECT:
  case ctEQ_WELD:
    if (m->eq_objtype[i] == ctOBJ_SITE) {
      a = m->site_bodyid[a];
      b = m->site_bodyid[b];
    }
    return !body_is_awake(d, a) && !body_is_awake(d, b);
  case ctEQ_JOINT:
    return !body_is_awake(d, m->jnt_bodyid[a]) && (b < 0 || !body_is_awake(d, m->jnt_bodyid[b]));
  case ctEQ_TENDON:
    return awake_tendon_sleeps(m, d, a) && (b < 0 || awake_tendon_sleeps(m, d, b));
  default:
    return false;
  }
}
