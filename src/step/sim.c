#include "step/sim.h"

#include "base/alloc.h"
#include "base/error.h"
#include "base/str.h"
#include "model/kind_choice.h"
#include "model/model.h"
#include "pos/flex_pos.h"
#include "step/constants_material.h"
#include "step/data_life.h"

#include <corten/corten.h>

#include <limits.h>

//---------------------------------- presets -------------------------------------------------------

// Kinds that come before the choices of the user; NULL: as the model has it. They go to the flexes
// that they can serve.
typedef struct SimPreset {
  const char* name;
  const char* kind[ctNKINDTABLE];
} SimPreset;

static const SimPreset kPreset[] = {
    {.name = "mujoco"},
    {.name = "animation", .kind = {[ctKIND_BENDING] = "bridson", [ctKIND_FORMULATION] = "xpbd"}},
    {.name = "softbody",
     .kind = {[ctKIND_ELASTICITY] = "neo_hookean", [ctKIND_FORMULATION] = "convex"}},
};
enum { PRESETS = sizeof kPreset / sizeof *kPreset };

static const SimPreset* find_preset(const char* name, ErrorList* err) {
  const char* known[PRESETS];
  for (int i = 0; i < PRESETS; i++) {
    if (!name || str_eq(name, kPreset[i].name)) return kPreset + i;
    known[i] = kPreset[i].name;
  }
  error_add(err, (Place){0}, "unknown preset '%.64s'", name);
  const char* near = error_nearest(name, known, PRESETS);
  error_hint(err,
             near ? "did you mean '%s'? known: mujoco, animation, softbody"
                  : "known: mujoco, animation, softbody",
             near);
  return NULL;
}

//---------------------------------- choices -------------------------------------------------------

static Status read_preset(const SimPreset* preset, KindChoice* choice, int* n, ErrorList* err) {
  for (int table = 0; table < ctNKINDTABLE; table++) {
    if (!preset->kind[table]) continue;
    ctSimChoice from = {.table = table, .element = -1, .name = preset->kind[table]};
    TRY(kind_choice_read(&from, choice + *n, err));
    choice[(*n)++].optional = true;
  }
  return CT_OK;
}

static Status read_choices(const ctSimDef* def, KindChoice* choice, int* n, ErrorList* err) {
  const SimPreset* preset = find_preset(def->preset, err);
  if (!preset) return CT_FAIL;
  TRY(read_preset(preset, choice, n, err));
  for (int i = 0; i < def->nchoice; i++)
    TRY(kind_choice_read(def->choice + i, choice + (*n)++, err));
  return CT_OK;
}

static Status check_def(const ctSimDef* def, ErrorList* err) {
  if (def->nchoice < 0 || def->nchoice > INT_MAX / 2 || (def->nchoice > 0 && !def->choice))
    return error_add(err, (Place){0}, "nchoice is %d, but there are no such choices", def->nchoice);
  if (def->xpbd_substeps < 0)
    return error_add(err, (Place){0}, "xpbd_substeps is %d, must not be negative",
                     def->xpbd_substeps);
  if (def->xpbd_iterations < 0)
    return error_add(err, (Place){0}, "xpbd_iterations is %d, must not be negative",
                     def->xpbd_iterations);
  return CT_OK;
}

// Constants of materials and edges come from the rest shape; all others stay.
static Status prepare_kinds(ctModel* m, ErrorList* err) {
  char why[256] = "";
  ctData* d = data_new_or_say(m, why, sizeof why);
  if (!d) return error_add(err, (Place){0}, "%s", why[0] ? why : "out of memory");
  ct_resetData(m, d);
  ct_kinematics(m, d);
  flex_pos_vertices(m, d);
  constants_material(m, d);
  data_free(d);
  return CT_OK;
}

static bool has_flex_choice(const KindChoice* choice, int n) {
  for (int i = 0; i < n; i++) {
    if (choice[i].table == ctKIND_BENDING || choice[i].table == ctKIND_ELASTICITY) return true;
  }
  return false;
}

static ctModel* apply_def(const ctModel* m, const ctSimDef* def, KindChoice* choice,
                          ErrorList* err) {
  int n = 0;
  if (read_choices(def, choice, &n, err) != CT_OK) return NULL;
  ctModel* copy = kind_choice_apply(m, choice, n, err);
  if (!copy) return NULL;
  if (def->xpbd_substeps) copy->opt.xpbd_substeps = def->xpbd_substeps;
  if (def->xpbd_iterations) copy->opt.xpbd_iterations = def->xpbd_iterations;
  bool whole = kind_registry_sweeps(&copy->opt, err) == CT_OK;
  if (whole && (!has_flex_choice(choice, n) || prepare_kinds(copy, err) == CT_OK)) return copy;
  model_free(copy);
  return NULL;
}

static ctModel* choose_kinds(const ctModel* m, const ctSimDef* def, ErrorList* err) {
  if (check_def(def, err) != CT_OK) return NULL;
  KindChoice* choice =
      alloc_bytes(((size_t)def->nchoice + ctNKINDTABLE) * sizeof *choice); // preset and choices
  ctModel* copy = choice ? apply_def(m, def, choice, err) : NULL;
  if (!choice) error_add(err, (Place){0}, "out of memory");
  alloc_free(choice);
  return copy;
}

//---------------------------------- public --------------------------------------------------------

void ct_defaultSimDef(ctSimDef* def) { *def = (ctSimDef){.preset = "mujoco"}; }

static const ctSimDef kSimDefault = {.preset = "mujoco"};

ctModel* ct_chooseKinds(const ctModel* m, const ctSimDef* def, char* error, int error_sz) {
  ErrorList err;
  error_init(&err);
  str_to_buffer(error, error_sz, "");
  ctModel* copy = choose_kinds(m, def ? def : &kSimDefault, &err);
  if (!copy && error && error_sz > 0) error_format(&err, error, (size_t)error_sz);
  error_free(&err);
  return copy;
}

ctSim* ct_makeSim(const ctModel* m, const ctSimDef* def, char* error, int error_sz) {
  ctModel* model = ct_chooseKinds(m, def, error, error_sz);
  if (!model) return NULL;
  char why[256] = "out of memory";
  ctSim* sim = alloc_zero(sizeof *sim);
  ctData* data = sim ? data_new_or_say(model, why, sizeof why) : NULL;
  if (data) {
    *sim = (ctSim){model, data};
    return sim;
  }
  str_to_buffer(error, error_sz, why);
  alloc_free(sim);
  model_free(model);
  return NULL;
}

void ct_freeSim(ctSim* sim) {
  if (!sim) return;
  data_free(sim->data);
  model_free(sim->model);
  alloc_free(sim);
}

ctModel* ct_simModel(ctSim* sim) { return sim->model; }

ctData* ct_simData(ctSim* sim) { return sim->data; }

void ct_simStep(ctSim* sim) { ct_step(sim->model, sim->data); }

void ct_simReset(ctSim* sim) { ct_resetData(sim->model, sim->data); }
