#include "model/awake.h"

#include "generated/kinds.h"

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

static int state_of_tendon(const ctModel* m, const ctData* d, int t) {
  if (m->tendon_treenum[t] == 0) return ctS_STATIC;
  return awake_tendon_sleeps(m, d, t) ? ctS_ASLEEP : ctS_AWAKE;
}

// What an actuator drives or a sensor looks at. Kinds without a body or a tree are awake.
static int state_of_object(const ctModel* m, const ctData* d, int type, int id) {
  switch (type) {
  case ctOBJ_BODY:
  case ctOBJ_XBODY:
    return d->body_awake[id];
  case ctOBJ_JOINT:
    return d->body_awake[m->jnt_bodyid[id]];
  case ctOBJ_GEOM:
    return d->body_awake[m->geom_bodyid[id]];
  case ctOBJ_SITE:
    return d->body_awake[m->site_bodyid[id]];
  case ctOBJ_CAMERA:
    return d->body_awake[m->cam_bodyid[id]];
  case ctOBJ_TENDON:
    return state_of_tendon(m, d, id);
  default:
    return ctS_AWAKE;
  }
}

// A slider crank of two sites that do not move counts as asleep.
static int state_of_actuator(const ctModel* m, const ctData* d, int i) {
  int id = m->actuator_trnid[2 * i], other = m->actuator_trnid[2 * i + 1];
  const TrnKind* kind = trn_kind + m->actuator_trntype[i];
  if (!kind->crank) return state_of_object(m, d, (int)kind->object, id);
  bool awake = body_is_awake(d, m->site_bodyid[id]) || body_is_awake(d, m->site_bodyid[other]);
  return awake ? ctS_AWAKE : ctS_ASLEEP;
}

bool awake_find_actuator(const ctModel* m, const ctData* d, int i) {
  return state_of_actuator(m, d, i) == ctS_ASLEEP;
}

// Rays and volumes meet what is awake wherever they are.
static bool looks_around(const ctModel* m, int i) {
  int type = m->sensor_type[i];
  if (type == ctSENS_CONTACT)
    return m->sensor_objtype[i] == ctOBJ_SITE || m->sensor_reftype[i] == ctOBJ_SITE;
  return sensor_kind[type].around;
}

bool awake_find_sensor(const ctModel* m, const ctData* d, int i) {
  if (looks_around(m, i)) return false;
  int obj = m->sensor_objtype[i], ref = m->sensor_reftype[i];
  int id = m->sensor_objid[i];
  int a = obj == ctOBJ_ACTUATOR ? state_of_actuator(m, d, id) : state_of_object(m, d, obj, id);
  int b = state_of_object(m, d, ref, m->sensor_refid[i]);
  if (ref == ctOBJ_UNKNOWN) return a == ctS_ASLEEP;
  if (obj == ctOBJ_UNKNOWN) return b == ctS_ASLEEP;
  return a != ctS_AWAKE && b != ctS_AWAKE;
}
