#include "model/intact.h"

#include "base/error.h"
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

// sum_i w_i x_i mod 2^32 with odd weights that differ: no change of a single x can hide.
static uint32_t weigh(uint32_t w, const uint32_t* x, size_t n) {
  uint32_t sum = 0;
  for (size_t i = 0; i < n; i++, w += 0x9e3779b2u) sum += w * x[i];
  return sum;
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

static uint32_t sum_of_runs(const ctModel* m) {
  uint32_t sum = 0;
  for (uint32_t k = 0; k < RUNS; k++) {
    size_t n = size_at(m, run[k].n);
    if (n == 0) continue;
    const uint32_t* first = array_at(m, run[k].first);
    const uint32_t* end = array_at(m, run[k].last) + n * run[k].cols;
    sum += weigh(2 * k + 1, first, (size_t)(end - first));
  }
  return sum;
}

static uint32_t sum_of_sizes(const ctModel* m) {
  uint32_t size[SIZE_WORDS];
  memcpy(size, m, sizeof size);
  return weigh(1, size, SIZE_WORDS);
}

static uint32_t sum_of_options(const ctModel* m) {
  const uint32_t kind[] = {(uint32_t)m->opt.integrator, (uint32_t)m->opt.cone,
                           (uint32_t)m->opt.jacobian, (uint32_t)m->opt.solver};
  return weigh(2 * RUNS + 1, kind, sizeof kind / sizeof *kind);
}

Intact intact_sum(const ctModel* m) {
  return (Intact){sum_of_sizes(m), sum_of_options(m) + sum_of_runs(m)};
}

//---------------------------------- what was good -------------------------------------------------

static bool same(Intact a, Intact b) { return a.sizes == b.sizes && a.kinds == b.kinds; }

void intact_mark(ctModel* m) { *model_good(m) = intact_sum(m); }

// The arrays are looked at only while the sizes are those that they were made for.
static bool unchanged(const ctModel* m, Intact good) {
  return sum_of_sizes(m) == good.sizes && same(intact_sum(m), good);
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
  return false;
}
