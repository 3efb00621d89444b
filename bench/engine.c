#include "engine.h"

#include <corten/corten.h>

#include <math.h>
#include <mujoco/mujoco.h>
#include <stdlib.h>

// Exactly one pair is set.
struct Engine {
  ctModel* cm;
  ctData* cd;
  mjModel* mm;
  mjData* md;
};

Engine* engine_open_corten(const char* path, char* error, int size) {
  Engine* e = calloc(1, sizeof(*e));
  if (!e) return NULL;
  e->cm = ct_loadXML(path, NULL, error, size);
  e->cd = e->cm ? ct_makeData(e->cm) : NULL;
  if (e->cd) return e;
  engine_close(e);
  return NULL;
}

Engine* engine_open_mujoco(const char* path, char* error, int size) {
  Engine* e = calloc(1, sizeof(*e));
  if (!e) return NULL;
  e->mm = mj_loadXML(path, NULL, error, size);
  e->md = e->mm ? mj_makeData(e->mm) : NULL;
  if (e->md) return e;
  engine_close(e);
  return NULL;
}

void engine_close(Engine* e) {
  if (!e) return;
  ct_deleteData(e->cd);
  ct_deleteModel(e->cm);
  if (e->md) mj_deleteData(e->md);
  if (e->mm) mj_deleteModel(e->mm);
  free(e);
}

int engine_nv(const Engine* e) { return e->cm ? (int)e->cm->nv : (int)e->mm->nv; }
int engine_ncon(const Engine* e) { return e->cm ? e->cd->ncon : e->md->ncon; }
double engine_timestep(const Engine* e) {
  return e->cm ? e->cm->opt.timestep : e->mm->opt.timestep;
}

bool engine_bad(const Engine* e) {
  if (e->cm) return e->cd->warning[ctWARN_BADQACC].number || e->cd->warning[ctWARN_BADQPOS].number;
  return e->md->warning[mjWARN_BADQACC].number || e->md->warning[mjWARN_BADQPOS].number;
}

void engine_disable_constraints(Engine* e) {
  if (e->cm)
    e->cm->opt.disableflags |= ctDSBL_CONSTRAINT;
  else
    e->mm->opt.disableflags |= mjDSBL_CONSTRAINT;
}

void engine_start(Engine* e, double size) {
  if (e->cm) {
    ct_resetDataKeyframe(e->cm, e->cd, e->cm->nkey ? 0 : -1);
    for (int i = 0; i < e->cm->nv; i++) e->cd->qvel[i] = size * cos(i);
  } else {
    mj_resetDataKeyframe(e->mm, e->md, e->mm->nkey ? 0 : -1);
    for (int i = 0; i < e->mm->nv; i++) e->md->qvel[i] = size * cos(i);
  }
}

void engine_step(Engine* e, int n) {
  if (e->cm) {
    for (int i = 0; i < n; i++) ct_step(e->cm, e->cd);
  } else {
    for (int i = 0; i < n; i++) mj_step(e->mm, e->md);
  }
}

double engine_checksum(const Engine* e) {
  double sum = 0;
  int n = e->cm ? (int)e->cm->nq : (int)e->mm->nq;
  const double* q = e->cm ? e->cd->qpos : e->md->qpos;
  for (int i = 0; i < n; i++) sum += q[i] * q[i];
  return sum;
}

// Stages: the same public function of both libraries.
#define STAGE(name)                                                                                \
  static void corten_##name(Engine* e) { ct_##name(e->cm, e->cd); }                                \
  static void mujoco_##name(Engine* e) { mj_##name(e->mm, e->md); }
STAGE(kinematics)
STAGE(comPos)
STAGE(tendon)
STAGE(crb)
STAGE(factorM)
STAGE(collision)
STAGE(makeConstraint)
STAGE(island)
STAGE(projectConstraint)
STAGE(transmission)
STAGE(fwdVelocity)
STAGE(fwdActuation)
STAGE(fwdAcceleration)
STAGE(fwdConstraint)
STAGE(sensorPos)
STAGE(sensorVel)
STAGE(sensorAcc)
STAGE(forward)

#define ROW(name)                                                                                  \
  { #name, corten_##name, mujoco_##name }
const Stage engine_stage[] = {
    ROW(kinematics),        ROW(comPos),        ROW(tendon),         ROW(crb),
    ROW(factorM),           ROW(collision),     ROW(makeConstraint), ROW(island),
    ROW(projectConstraint), ROW(transmission),  ROW(fwdVelocity),    ROW(fwdActuation),
    ROW(fwdAcceleration),   ROW(fwdConstraint), ROW(sensorPos),      ROW(sensorVel),
    ROW(sensorAcc),         ROW(forward),
};
const int engine_stage_count = sizeof engine_stage / sizeof engine_stage[0];
