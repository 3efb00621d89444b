#include "model/intact.h"

#include "base/error.h"
#include "base/report.h"
#include "base/simd.h"
#include "model/data.h"
#include "model/model.h"
#include "model/validate.h"

#include <stddef.h>
#include <string.h>

//---------------------------------- the sum -------------------------------------------------------

// Arrays of integers that lie one behind the other in the model's block: from the first number of
// one to the last of another, which has `cols` numbers for each of `n` elements.
typedef struct Run {
  size_t first, last, n, cols;
} Run;

#define AT(f) offsetof(ctModel, f)
#define RUN(first, last, n, cols)                                                                  \
  { AT(first), AT(last), AT(n), cols }
static const Run run[] = {
    RUN(body_parentid, body_geomadr, nbody, 1),
    RUN(body_bvhadr, body_bvhnum, nbody, 1),
    RUN(jnt_type, jnt_bodyid, njnt, 1),
    RUN(dof_bodyid, dof_simplenum, nv, 1),
    RUN(tree_bodyadr, tree_sleep_policy, ntree, 1),
    RUN(geom_type, geom_type, ngeom, 1),
    RUN(geom_condim, geom_dataid, ngeom, 1),
    RUN(geom_plugin, geom_plugin, ngeom, 1),
    RUN(site_type, site_bodyid, nsite, 1),
    RUN(cam_mode, cam_targetbodyid, ncam, 1),
    RUN(light_mode, light_targetbodyid, nlight, 1),
    RUN(flex_condim, flex_condim, nflex, 1),
    RUN(flex_selfcollide, flex_selfcollide, nflex, 1),
    RUN(flex_dim, flex_dim, nflex, 1),
    RUN(flex_interp, flex_texcoordadr, nflex, 1),
    RUN(mesh_vertadr, mesh_graphadr, nmesh, 1),
    RUN(mesh_polynum, mesh_polyadr, nmesh, 1),
    RUN(hfield_nrow, hfield_adr, nhfield, 1),
    RUN(pair_dim, pair_signature, npair, 1),
    RUN(eq_type, eq_objtype, neq, 1),
    RUN(tendon_adr, tendon_num, ntendon, 1),
    RUN(tendon_treenum, tendon_treeid, ntendon, 2),
    RUN(wrap_type, wrap_objid, nwrap, 1),
    RUN(actuator_trntype, actuator_actnum, nu, 1),
    RUN(actuator_history, actuator_historyadr, nu, 1),
    RUN(actuator_plugin, actuator_plugin, nu, 1),
    RUN(sensor_type, sensor_adr, nsensor, 1),
    RUN(sensor_history, sensor_historyadr, nsensor, 1),
    RUN(sensor_plugin, sensor_plugin, nsensor, 1),
    RUN(plugin, plugin_statenum, nplugin, 1),
};
enum { RUNS = sizeof run / sizeof run[0] };

// The sizes lead the struct.
enum { SIZE_WORDS = offsetof(ctModel, opt) / sizeof(uint32_t) };

// Two sums in each of four lanes: of the numbers, which shows a single change whatever it is, and
// of these sums on the way, which shows where it was.
typedef struct Sum {
  uint4 first, second;
} Sum;

// n numbers that begin where a number may begin, and end where four of them do.
static inline void add(Sum* s, const void* at, size_t n) {
  const uint4_any* x = at;
  for (size_t i = 0; i < n / 4; i++) {
    s->first += x[i];
    s->second += s->first;
  }
}

// Both sums, their lanes with odd weights that differ.
static uint64_t total(const Sum* s) {
  static const uint32_t weight[4] = {0x9e3779b1u, 0x85ebca6bu, 0xc2b2ae35u, 0x27d4eb2fu};
  uint32_t first = 0, second = 0;
  for (int k = 0; k < 4; k++) {
    first += weight[k] * s->first[k];
    second += weight[k] * s->second[k];
  }
  return (uint64_t)first << 32 | second;
}

static const uint32_t* array_at(const ctModel* m, size_t offset) {
  const uint32_t* p;
  memcpy(&p, (const char*)m + offset, sizeof p);
  return p;
}

static size_t size_at(const ctModel* m, size_t offset) {
  cttSize n;
  memcpy(&n, (const char*)m + offset, sizeof n);
  return (size_t)n;
}

// The block is filled up with zeros to the next array, and behind the last.
static uint64_t sum_of_kinds(const ctModel* m) {
  const int option[] = {m->opt.integrator, m->opt.cone, m->opt.jacobian, m->opt.solver};
  Sum sum = {{0}, {0}};
  add(&sum, option, 4);
  for (uint32_t k = 0; k < RUNS; k++) {
    size_t n = size_at(m, run[k].n);
    if (n == 0) continue;
    const uint32_t* first = array_at(m, run[k].first);
    const uint32_t* end = array_at(m, run[k].last) + n * run[k].cols;
    add(&sum, first, ((size_t)(end - first) + 3) & ~(size_t)3);
  }
  return total(&sum);
}

static uint64_t sum_of_sizes(const ctModel* m) {
  Sum sum = {{0}, {0}};
  add(&sum, m, SIZE_WORDS);
  // the last four, some of them again
  add(&sum, (const uint32_t*)(const void*)m + SIZE_WORDS - 4, 4);
  return total(&sum);
}

Intact intact_sum(const ctModel* m) { return (Intact){sum_of_sizes(m), sum_of_kinds(m)}; }

//---------------------------------- what was good -------------------------------------------------

void intact_mark(ctModel* m) { *model_good(m) = intact_sum(m); }

// The arrays are looked at only while the sizes are those that they were made for.
static bool unchanged(const ctModel* m, Intact good) {
  return sum_of_sizes(m) == good.sizes && sum_of_kinds(m) == good.kinds;
}

static bool check(const ctModel* m, Intact* good, char* error, size_t size) {
  if (unchanged(m, *good)) return true;
  ErrorList err;
  error_init(&err);
  bool valid = validate(m, NULL, &err) == CT_OK;
  if (valid)
    *good = intact_sum(m);
  else
    error_format(&err, error, size);
  error_free(&err);
  return valid;
}

bool intact_begin(const ctModel* m, Intact* good, char* error, size_t size) {
  *good = *model_good_const(m);
  return check(m, good, error, size);
}

bool intact_ok(const ctModel* m, ctData* d) {
  Intact* good = &data_own(d)->good;
  if (unchanged(m, *good)) return true;
  char text[200] = "";
  if (check(m, good, text, sizeof text)) return true;
  data_warn(d, -1, 0, "%s", text);
  report_error("%s", text);
  return false;
}
