#include "step/unsupported.h"

#include "model/data.h"

#include <stdio.h>
#include <string.h>

// Rows of the table: is the feature used, and its name in the warning.
typedef struct Feature {
  bool (*used)(const ctModel* m);
  const char* name;
} Feature;

static bool enabled(const ctModel* m, int bit) {
  return !(m->opt.disableflags & (bit | ctDSBL_CONSTRAINT));
}

// Can two geoms collide: masks match, bodies move against each other, and are not parent and child?
static bool can_collide(const ctModel* m, int a, int b) {
  if (!(m->geom_contype[a] & m->geom_conaffinity[b]) &&
      !(m->geom_contype[b] & m->geom_conaffinity[a]))
    return false;
  int wa = m->body_weldid[m->geom_bodyid[a]], wb = m->body_weldid[m->geom_bodyid[b]];
  if (wa == wb) return false;
  int pa = m->body_weldid[m->body_parentid[wa]], pb = m->body_weldid[m->body_parentid[wb]];
  bool filter = !(m->opt.disableflags & ctDSBL_FILTERPARENT);
  return !(filter && wa != 0 && wb != 0 && (wa == pb || wb == pa));
}

static bool contacts(const ctModel* m) {
  if (!enabled(m, ctDSBL_CONTACT)) return false;
  if (m->npair > 0) return true;
  for (int a = 0; a < m->ngeom; a++) {
    if (!m->geom_contype[a] && !m->geom_conaffinity[a]) continue;
    for (int b = 0; b < a; b++) {
      if (can_collide(m, a, b)) return true;
    }
  }
  return false;
}

static bool joint_limits(const ctModel* m) {
  if (!enabled(m, ctDSBL_LIMIT)) return false;
  for (int j = 0; j < m->njnt; j++) {
    if (m->jnt_limited[j]) return true;
  }
  return false;
}

static bool joint_friction(const ctModel* m) {
  if (!enabled(m, ctDSBL_FRICTIONLOSS)) return false;
  for (int i = 0; i < m->nv; i++) {
    if (m->dof_frictionloss[i] > 0) return true;
  }
  return false;
}

static bool equalities(const ctModel* m) { return enabled(m, ctDSBL_EQUALITY) && m->neq > 0; }
static bool actuators(const ctModel* m) {
  return !(m->opt.disableflags & ctDSBL_ACTUATION) && m->nu > 0;
}
static bool sensors(const ctModel* m) {
  return !(m->opt.disableflags & ctDSBL_SENSOR) && m->nsensor > 0;
}
static bool tendon_limits(const ctModel* m) {
  if (!enabled(m, ctDSBL_LIMIT)) return false;
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_limited[t]) return true;
  }
  return false;
}
static bool tendon_friction(const ctModel* m) {
  if (!enabled(m, ctDSBL_FRICTIONLOSS)) return false;
  for (int t = 0; t < m->ntendon; t++) {
    if (m->tendon_frictionloss[t] > 0) return true;
  }
  return false;
}
static bool flexes(const ctModel* m) { return m->nflex > 0; }
static bool fluid(const ctModel* m) { return m->opt.density > 0 || m->opt.viscosity > 0; }
static bool plugins(const ctModel* m) { return m->nplugin > 0; }
static bool sleeping(const ctModel* m) { return (m->opt.enableflags & ctENBL_SLEEP) != 0; }

static const Feature feature[] = {
    {contacts, "contacts"},
    {joint_limits, "joint limits"},
    {joint_friction, "joint friction loss"},
    {equalities, "equality constraints"},
    {actuators, "actuators"},
    {sensors, "sensors"},
    {tendon_limits, "tendon limits"},
    {tendon_friction, "tendon friction loss"},
    {flexes, "flexes"},
    {fluid, "fluid forces"},
    {plugins, "plugins"},
    {sleeping, "sleeping"},
};

void unsupported_warn(const ctModel* m, ctData* d) {
  if (data_own(d)->ignored) return;
  data_own(d)->ignored = true;
  char list[200] = "";
  size_t at = 0;
  for (size_t i = 0; i < sizeof feature / sizeof feature[0]; i++) {
    if (!feature[i].used(m)) continue;
    at += (size_t)snprintf(list + at, sizeof list - at, "%s%s", at ? ", " : "", feature[i].name);
    if (at >= sizeof list) break;
  }
  if (at) data_warn(d, -1, 0, "ignored, not simulated yet: %s", list);
}
