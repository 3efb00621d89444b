#include "compile/size_limit.h"

#include "base/assert.h"
#include "model/kind_registry.h"

// Numbers that a size asks for, of all elements of a kind and of all kinds together. Each number of
// a sensor is also work at every step; the inertia matrix is work of the cube of its size.
static const cttSize kMostNumbers = INT64_C(1) << 26;
static const cttSize kMostWorked = INT64_C(1) << 24;

static Status too_large(const Build* b, const char* name, cttSize number, cttSize most) {
  return error_add(b->err, (Place){0}, "%s is too large: %lld, at most %lld in this model", name,
                   (long long)number, (long long)most);
}

static Status check_sizes_total(const Build* b, const ctModel* m) {
  cttSize key = 1 + m->nq + m->nv + m->na + 7 * m->nmocap + m->nu;
  const struct {
    const char* name;
    cttSize number, count; // of count elements
  } room[] = {
      {"nuserdata", m->nuserdata, 1},
      {"nkey", m->nkey, key},
      {"nuser_body", m->nuser_body, m->nbody},
      {"nuser_jnt", m->nuser_jnt, m->njnt},
      {"nuser_geom", m->nuser_geom, m->ngeom},
      {"nuser_site", m->nuser_site, m->nsite},
      {"nuser_cam", m->nuser_cam, m->ncam},
      {"nuser_tendon", m->nuser_tendon, m->ntendon},
      {"nuser_actuator", m->nuser_actuator, m->nu},
      {"nuser_sensor", m->nuser_sensor, m->nsensor},
      {"number of activations", m->na, 1},
      {"number of sensor values", m->nsensordata, 1},
      {"number of values in history buffers", m->nhistory, 1},
  };
  cttSize all = 0;
  for (size_t i = 0; i < sizeof room / sizeof *room; i++) {
    cttSize most = room[i].count ? kMostNumbers / room[i].count : kMostNumbers;
    if (room[i].number > most) return too_large(b, room[i].name, room[i].number, most);
    if (room[i].number < 0)
      return error_add(b->err, (Place){0}, "%s is negative: %lld", room[i].name,
                       (long long)room[i].number);
    CT_ASSERT(room[i].count >= 0);
    all += room[i].number * room[i].count;
  }
  if (all > kMostNumbers) return too_large(b, "sum of all sizes without data", all, kMostNumbers);
  if (m->nsensordata > kMostWorked)
    return too_large(b, "number of sensor values", m->nsensordata, kMostWorked);
  if (m->nM > kMostWorked)
    return too_large(b, "number of elements of the inertia matrix", m->nM, kMostWorked);
  return CT_OK;
}

static Status check_iterations(const Build* b, const ctOption* o) {
  enum { MOST = 1000000 };
  const struct {
    const char* name;
    int number;
  } count[] = {
      {"iterations", o->iterations},
      {"ls_iterations", o->ls_iterations},
      {"noslip_iterations", o->noslip_iterations},
      {"ccd_iterations", o->ccd_iterations},
      {"sdf_iterations", o->sdf_iterations},
      {"sdf_initpoints", o->sdf_initpoints},
  };
  for (size_t i = 0; i < sizeof count / sizeof *count; i++) {
    if (count[i].number > MOST)
      return error_add(b->err, (Place){.element = "option", .attribute = count[i].name},
                       "%s is too large: %d, at most %d", count[i].name, count[i].number, MOST);
  }
  return CT_OK;
}

// Ranges of lengths are found by steps of a simulation.
static Status check_range_steps(const Build* b) {
  const ctLROpt* o = &b->spec->pub.compiler.LRopt;
  const double most = 2e5;
  double steps = o->inttotal / o->timestep;
  if (o->mode == ctLRMODE_NONE || !b->nactuator || (o->timestep > 0 && steps <= most)) return CT_OK;
  return error_add(b->err, (Place){.element = "lengthrange", .attribute = "inttotal"},
                   "inttotal / timestep is %g steps, at most %g are possible", steps, most);
}

Status size_limit_check(const Build* b, const ctModel* m) {
  TRY(check_sizes_total(b, m));
  TRY(check_iterations(b, &b->spec->pub.option));
  TRY(kind_registry_sweeps(&b->spec->pub.option, b->err));
  return check_range_steps(b);
}
