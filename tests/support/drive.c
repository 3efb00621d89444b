#include "support/drive.h"

#include "generated/fields.h"
#include "model/intact.h"
#include "model/model.h"
#include "model/names.h"

#include <string.h>

// Copy a field as far as both models have it.
static void copy_field(const Field* f, const ctModel* from, ctModel* to) {
  cttSize n = field_count(f, from, NULL), room = field_count(f, to, NULL);
  size_t bytes = (size_t)(n < room ? n : room) * field_element_size(f->type);
  if (f->memory == FIELD_BLOCK && bytes) memcpy(field_data(f, to), field_data(f, from), bytes);
}

ctModel* drive_load(const char* xml, DriveRoom room) {
  char error[500] = "";
  ctModel* base = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (!base) fail_msg("%s", error);
  ctModel sizes = *base;
  sizes.ntendon = room.tendons;
  sizes.nwrap = room.path;
  sizes.nu = room.actuators;
  sizes.neq = room.equalities;
  sizes.na = room.activations;
  sizes.nJmom = room.actuators * base->nv;
  sizes.nnames_map = names_map_size(&sizes);
  ctModel* m = model_new(&sizes);
  assert_non_null(m);
  for (int i = 0; i < model_field_count; i++) copy_field(model_field + i, base, m);
  ct_deleteModel(base);
  for (int i = 0; i < m->nwrap; i++) m->wrap_objid[i] = -1;
  for (int i = 0; i < m->nu; i++) m->actuator_trntype[i] = ctTRN_UNDEFINED;
  return m;
}

static int find(const ctModel* m, int type, const char* name) {
  int id = ct_name2id(m, type, name);
  if (id < 0) fail_msg("no %s", name);
  return id;
}

static int begun_tendons(const ctModel* m) {
  int t = 0;
  while (t < m->ntendon && m->tendon_lengthspring[2 * t] == -1) t++;
  return t;
}

void drive_tendon(ctModel* m) {
  int t = begun_tendons(m);
  assert_true(t < m->ntendon);
  m->tendon_adr[t] = t ? m->tendon_adr[t - 1] + m->tendon_num[t - 1] : 0;
  m->tendon_lengthspring[2 * t] = m->tendon_lengthspring[2 * t + 1] = -1;
}

void drive_wrap(ctModel* m, cttWrap type, const char* name, double prm) {
  static const int object[] = {[ctWRAP_JOINT] = ctOBJ_JOINT,
                               [ctWRAP_SITE] = ctOBJ_SITE,
                               [ctWRAP_SPHERE] = ctOBJ_GEOM,
                               [ctWRAP_CYLINDER] = ctOBJ_GEOM};
  int t = begun_tendons(m) - 1, k = m->tendon_adr[t] + m->tendon_num[t]++;
  assert_true(k < m->nwrap);
  m->wrap_type[k] = type;
  if (type != ctWRAP_PULLEY) m->wrap_objid[k] = find(m, object[type], name);
  m->wrap_prm[k] = prm;
}

int drive_actuator(ctModel* m, cttTrn type, const char* name, const char* other) {
  static const int object[] = {
      [ctTRN_JOINT] = ctOBJ_JOINT,      [ctTRN_JOINTINPARENT] = ctOBJ_JOINT,
      [ctTRN_SLIDERCRANK] = ctOBJ_SITE, [ctTRN_TENDON] = ctOBJ_TENDON,
      [ctTRN_SITE] = ctOBJ_SITE,        [ctTRN_BODY] = ctOBJ_BODY};
  int i = 0;
  while (m->actuator_trntype[i] != ctTRN_UNDEFINED) i++;
  assert_true(i < m->nu);
  m->actuator_trntype[i] = type;
  m->actuator_trnid[2 * i] = type == ctTRN_TENDON ? 0 : find(m, object[type], name);
  m->actuator_trnid[2 * i + 1] = other ? find(m, object[type], other) : -1;
  m->actuator_gear[6 * i] = 1;
  return i;
}

// What the compiler would have written behind the last element.
static void finish(ctModel* m) {
  int act = 0;
  for (int t = 0; t < m->ntendon; t++) m->tendon_matid[t] = -1;
  for (int k = 0; k < m->nwrap; k++) {
    if (m->wrap_type[k] == ctWRAP_NONE) m->wrap_type[k] = ctWRAP_PULLEY; // no tendon has it
  }
  for (int i = 0; i < m->nu; i++) {
    m->actuator_actadr[i] = m->actuator_actnum[i] ? act : -1;
    m->actuator_historyadr[i] = m->actuator_plugin[i] = m->actuator_gainkind[i] = -1;
    act += m->actuator_actnum[i];
  }
  names_build(m);
  intact_mark(m); // the test may go on building
}

ctData* drive_ready(ctModel* m) {
  finish(m);
  ctData* d = ct_makeData(m);
  assert_non_null(d);
  ct_setConst(m, d);
  ct_resetData(m, d);
  return d;
}
