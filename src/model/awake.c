#include "model/awake.h"

// body_awake: bodies that can never move are neither awake nor asleep
enum { BODY_STATIC = -1, BODY_AWAKE = 1 };

void awake_all(const ctModel* m, ctData* d) {
  // a tree counts quiet steps upwards from -(1 + ctMINAWAKE); at 0 it may sleep
  for (int t = 0; t < m->ntree; t++) {
    d->tree_asleep[t] = -(1 + ctMINAWAKE);
    d->tree_awake[t] = 1;
  }
  for (int b = 0; b < m->nbody; b++) {
    int moves = m->body_treeid[b] >= 0 || m->body_mocapid[m->body_rootid[b]] >= 0;
    d->body_awake[b] = moves ? BODY_AWAKE : BODY_STATIC;
    d->body_awake_ind[b] = b;
    if (b > 0) d->parent_awake_ind[b - 1] = b;
  }
  for (int i = 0; i < m->nv; i++) d->dof_awake_ind[i] = i;
  d->ntree_awake = (int)m->ntree;
  d->nbody_awake = (int)m->nbody;
  d->nparent_awake = (int)m->nbody - 1;
  d->nv_awake = (int)m->nv;
}
