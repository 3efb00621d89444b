// The stepper: groups of worlds one after the other, each by the code of its width. Worlds that do
// not fit in lanes are stepped by ct_step, each where it stands in the order of the worlds.
#include "lanes/stepper.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "collide/collide.h"
#include "constraint/constraint_rows.h"
#include "constraint/contact_force.h"
#include "constraint/contact_rows.h"
#include "constraint/impedance.h"
#include "constraint/island.h"
#include "constraint/kind.h"
#include "constraint/limit.h"
#include "constraint/project.h"
#include "constraint/reference.h"
#include "force/actuation.h"
#include "force/rates.h"
#include "force/transmission.h"
#include "lanes/lane_width.h"
#include "model/data.h"
#include "model/intact.h"
#include "model/row_layout.h"
#include "pos/tendon.h"
#include "sense/sensor.h"
#include "solve/solve.h"
#include "step/constrain.h"
#include "step/data_life.h"
#include "step/forward.h"
#include "step/integrate.h"

#include <corten/corten.h>

#include <string.h>
#include <time.h>

struct LaneStepper {
  const ctModel* m;
  const LaneWidth* width;
  LaneGroup* group; // NULL: the model does not run in lanes
  ctData* spare;
  LanePairs pairs;
  double seconds;
  LaneTime none; // without a group
};

//---------------------------------- stages of one world -------------------------------------------

static bool asks_for_energy(const ctModel* m) { return (m->opt.enableflags & ctENBL_ENERGY) != 0; }

static void search_contacts(const ctModel* m, ctData* d) {
  data_arena_clear(d);
  collide(m, d);
}

static void make_rows(const ctModel* m, ctData* d) {
  constraint_rows(m, d);
  island_find(m, d);
  constraint_project(m, d);
}

// Energies that the model asks for were found in lanes.
static void read_positions(const ctModel* m, ctData* d) {
  if (!asks_for_energy(m)) d->flg_energypos = 0;
  sensor_position(m, d);
  if (!d->flg_energypos) d->energy[0] = d->energy[1] = 0;
}

static void read_velocities(const ctModel* m, ctData* d) {
  if (!asks_for_energy(m)) d->flg_energyvel = 0;
  d->flg_subtreevel = 0;
  sensor_velocity(m, d);
}

static bool find_row_law(const ctModel* m, ctData* d, RowOf of, RowLaw* law) {
  int type = of.kind == &contact_rows_kind ? contact_rows_type(m, d->contact[of.id].dim) : of.type;
  ConstraintBlock b = {.kind = of.kind, .type = type, .id = of.id};
  ImpedanceLaw soft;
  if (!impedance_law(m, d, &b, &soft)) return false;
  *law = (RowLaw){.K = soft.K, .B = soft.B, .B_tangent = soft.B_tangent};
  memcpy(law->imp, soft.imp, sizeof soft.imp);
  of.kind->weight(m, d, &b, law->weight);
  return true;
}

// Has the arena what rows, islands and the solver of one world may need for dense rows?
static bool has_solver_room(const ctModel* m, ctData* d, int nefc, int make) {
  size_t nv = (size_t)m->nv + 4, n = (size_t)nefc + 4;
  size_t need = 8 * n * (nv + 80) + 8 * nv * (4 * nv + 200) + 4096;
  size_t islands = 64 * 42 + 16 * n + 32 * nv + 32 * (size_t)m->ntree;
  if (contact_force_dual(m)) islands += 8 * n * (n + 2 * nv);
  const Arena* a = data_arena(d);
  size_t rows = make ? (size_t)make * (8 * nv + 128) + 64 * 24 + 4 * (size_t)m->ntendon : 0;
  size_t used = a->used + rows;
  return used + need <= a->limit && used + islands <= data_own(d)->limit;
}

// The counts of a solution that was found in lanes.
static void count_solution(const ctModel* m, ctData* d, int nefc, int niter) {
  for (int i = 0; i < ctNISLAND; i++) d->solver_niter[i] = 0;
  d->solver_niter[0] = niter;
  long long n = contact_force_dual(m) ? nefc : m->nv;
  if (nefc) d->solver_nnz[0] = (int)(n * n);
  if (nefc > d->maxuse_efc) d->maxuse_efc = nefc;
  if (d->ncon > d->maxuse_con) d->maxuse_con = d->ncon;
}

static bool solve_part(const ctModel* m, ctData* d, Problem* p, bool warm) {
  const double* start = m->opt.disableflags & ctDSBL_WARMSTART ? NULL : d->qacc_warmstart;
  cttSolver solver = (cttSolver)m->opt.solver;
  return warm ? solve_warm(p, solver, start, data_arena(d))
              : solve_problem(p, solver, data_arena(d));
}

static void close_parts(const ctModel* m, ctData* d, const ConstrainParts* parts) {
  constrain_close(m, d, parts);
  limit_forces(m, d);
}

const WorldStages lane_world_stages = {
    .collide = search_contacts,
    .collide_listed = collide_listed,
    .rows = make_rows,
    .bare_rows = constraint_rows,
    .islands = island_find,
    .project = constraint_project,
    .tendon = tendon,
    .transmission = transmission,
    .sensor_position = read_positions,
    .rates = rates,
    .reference = constraint_reference,
    .sensor_velocity = read_velocities,
    .actuation = actuation,
    .constrain = constrain,
    .open_parts = constrain_open,
    .solve_part = solve_part,
    .close_parts = close_parts,
    .roomy = has_solver_room,
    .law = find_row_law,
    .counts = count_solution,
    .limits = limit_forces,
    .sensor_last = forward_read,
    .integrate = integrate,
    .step = ct_step,
};

bool lane_world_fits(const ctModel* m, ctData* d) {
  return !data_is_hooked(d) && !data_own(d)->deform && d->ntree_awake == m->ntree &&
         intact_ok(m, d);
}

double lane_clock(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

//---------------------------------- widths --------------------------------------------------------

#if defined(__x86_64__)
static bool has_width(int width) {
  if (width == 8)
    return __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
           __builtin_cpu_supports("avx512vl") && __builtin_cpu_supports("avx512bw");
  return width < 4 || __builtin_cpu_supports("avx2");
}
#else
static bool has_width(int width) { return width == 2; }
#define lane_width4 lane_width2
#define lane_width8 lane_width2
#define lane_floats8 lane_floats4
#define lane_floats16 lane_floats4
#endif

int lanes_width(void) { return has_width(8) ? 8 : has_width(4) ? 4 : 2; }

static const LaneWidth* find_width(int width) {
  if (width >= 8 && has_width(8)) return &lane_width8;
  if (width >= 4 && has_width(4)) return &lane_width4;
  return &lane_width2;
}

static const LaneWidth* find_floats(int width) {
  if (width >= 16 && has_width(8)) return &lane_floats16;
  if (width >= 8 && has_width(4)) return &lane_floats8;
  return &lane_floats4;
}

//---------------------------------- stepper -------------------------------------------------------

bool lanes_serve(const ctModel* m) {
  return m->nplugin == 0 && m->nflex == 0 && m->nkind == 0 && m->nhistory == 0 &&
         m->ndeformvert == 0 && m->opt.formulation == ctFORM_CONVEX &&
         !(m->opt.enableflags & (ctENBL_SLEEP | ctENBL_FWDINV)) &&
         (m->ntendon == 0 || !row_layout_sparse(m));
}

// The colliders of height fields and distance fields look farther than the margin.
static bool lists_pairs(const ctModel* m) {
  for (int g = 0; g < m->ngeom; g++) {
    if (m->geom_type[g] == ctGEOM_HFIELD || m->geom_type[g] == ctGEOM_SDF) return false;
  }
  return !(m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_CONTACT));
}

// Beyond this many pairs the sweep is faster.
enum { MOST_PAIRS = 5000, MOST_BODIES = 500 };

static bool find_pairs(LaneStepper* s) {
  const Candidate* list;
  if (!lists_pairs(s->m) || s->m->nbody > MOST_BODIES) return true;
  int n = collide_list(s->m, s->spare, &list);
  if (n < 0 || n > MOST_PAIRS) return true;
  size_t bytes = (size_t)(n + 1) * sizeof *list;
  if (!(s->pairs.at = alloc_zero(bytes))) return false;
  memcpy(s->pairs.at, list, (size_t)n * sizeof *list);
  s->pairs.n = n;
  return true;
}

static bool make_lanes(LaneStepper* s) {
  s->spare = ct_makeData(s->m);
  if (!s->spare || !find_pairs(s)) return false;
  ct_forward(s->m, s->spare);
  s->group = s->width->make(s->m, s->spare, s->pairs);
  return s->group != NULL;
}

static LaneStepper* make_stepper(const ctModel* m, const LaneWidth* width) {
  LaneStepper* s = alloc_zero(sizeof *s);
  if (!s) return NULL;
  s->m = m;
  s->width = width;
  if (!lanes_serve(m) || make_lanes(s)) return s;
  lanes_free(s);
  return NULL;
}

LaneStepper* lanes_make(const ctModel* m, int width) {
  CT_ASSERT(width == 0 || width == 2 || width == 4 || width == 8);
  return make_stepper(m, find_width(width ? width : lanes_width()));
}

LaneStepper* lanes_make_floats(const ctModel* m, int width) {
  CT_ASSERT(width == 0 || width == 4 || width == 8 || width == 16);
  return make_stepper(m, find_floats(width ? width : 2 * lanes_width()));
}

void lanes_free(LaneStepper* s) {
  if (!s) return;
  if (s->group) s->width->free(s->group);
  if (s->spare) ct_deleteData(s->spare);
  alloc_free(s->pairs.at);
  alloc_free(s);
}

int lanes_group(const LaneStepper* s) { return s->width->width; }

static void step_one_by_one(const ctModel* m, ctData* const* worlds, int n, int nstep) {
  for (int i = 0; i < n; i++) {
    for (int k = 0; k < nstep; k++) ct_step(m, worlds[i]);
  }
}

static LaneTime* find_time(LaneStepper* s) {
  return s->group ? s->width->time(s->group) : &s->none;
}

void lanes_step(LaneStepper* s, ctData* const* worlds, int n, int nstep) {
  CT_ASSERT(n >= 0 && nstep >= 0);
  LaneTime* time = find_time(s);
  double start = time->on ? lane_clock() : 0;
  int width = s->width->width;
  for (int i = 0; i < n && s->group && nstep > 0; i += width)
    s->width->step(s->group, worlds + i, n - i < width ? n - i : width, nstep);
  if (!s->group) step_one_by_one(s->m, worlds, n, nstep);
  if (!time->on) return;
  double spent = lane_clock() - start;
  s->seconds += spent;
  if (!s->group) time->alone += spent;
}

bool lanes_want(LaneStepper* s, const char* field) {
  return !s->group || s->width->want(s->group, field);
}

void lanes_measure(LaneStepper* s, bool on) { find_time(s)->on = on; }

LaneShare lanes_share(const LaneStepper* s) {
  const LaneTime* time = s->group ? s->width->time(s->group) : &s->none;
  return (LaneShare){s->seconds, time->alone};
}
