// From the build to the model. All sizes are computed first, in the order in which they are needed,
// then the model is allocated once, then every array is filled exactly: each writer asserts that
// its part fits before it copies and that the parts together fill the array. Names and paths are
// counted and written by the same functions, so that both passes agree.
#include "compile/emit.h"

#include "base/assert.h"
#include "compile/actuator_build.h"
#include "compile/deform_build.h"
#include "compile/equality_build.h"
#include "compile/kind_build.h"
#include "compile/member.h"
#include "compile/plugin_build.h"
#include "compile/size_limit.h"
#include "compile/sparsity.h"
#include "model/intact.h"
#include "model/model.h"
#include "model/names.h"
#include "model/validate.h"

#include <limits.h>
#include <math.h>
#include <string.h>

//---------------------------------- names ---------------------------------------------------------

// Appends names to m->names; with m->names NULL it only counts.
typedef struct NameWriter {
  char* names;
  cttSize at, room; // room: of names
} NameWriter;

static void put_name(NameWriter* w, const char* name, int* adr) {
  size_t n = strlen(name) + 1;
  if (w->names) {
    CT_ASSERT(emit_fits(w->at, (cttSize)n, w->room));
    memcpy(w->names + w->at, name, n);
    if (adr) *adr = (int)w->at;
  }
  w->at += (cttSize)n;
}

#define PUT_KIND(array, count, adr)                                                                \
  for (int i = 0; i < (count); i++)                                                                \
  put_name(w, spec_name(&(array)[i].from->e), write ? (adr) + i : NULL)

// The same for assets, which have a name of their own.
#define PUT_ASSETS(array, count, adr)                                                              \
  for (int i = 0; i < (count); i++) put_name(w, (array)[i].name, write ? (adr) + i : NULL)

static void put_list(NameWriter* w, const ElementList* l, cttSize count, int* adr) {
  CT_ASSERT(l->count <= count);
  for (int i = 0; i < count; i++)
    put_name(w, i < l->count ? spec_name(l->data[i]) : "", w->names ? adr + i : NULL);
}

static void put_names(const Build* b, const ctModel* m, NameWriter* w) {
  bool write = w->names != NULL;
  put_name(w, vectors_text(b->spec->pub.modelname), NULL);
  PUT_KIND(b->body, b->nbody, m->name_bodyadr);
  PUT_KIND(b->joint, b->njoint, m->name_jntadr);
  PUT_KIND(b->geom, b->ngeom, m->name_geomadr);
  PUT_KIND(b->site, b->nsite, m->name_siteadr);
  PUT_KIND(b->camera, b->ncamera, m->name_camadr);
  PUT_KIND(b->light, b->nlight, m->name_lightadr);
  PUT_KIND(b->flex, b->nflex, m->name_flexadr);
  PUT_ASSETS(b->mesh, b->nmesh, m->name_meshadr);
  PUT_ASSETS(b->skin, b->nskin, m->name_skinadr);
  PUT_ASSETS(b->hfield, b->nhfield, m->name_hfieldadr);
  PUT_ASSETS(b->texture, b->ntexture, m->name_texadr);
  PUT_KIND(b->material, b->nmaterial, m->name_matadr);
  PUT_KIND(b->pair, b->npair, m->name_pairadr);
  PUT_KIND(b->exclude, b->nexclude, m->name_excludeadr);
  PUT_KIND(b->equality, b->nequality, m->name_eqadr);
  PUT_KIND(b->tendon, b->ntendon, m->name_tendonadr);
  PUT_KIND(b->actuator, b->nactuator, m->name_actuatoradr);
  PUT_KIND(b->sensor, b->nsensor, m->name_sensoradr);
  put_list(w, build_list(b, ctOBJ_NUMERIC), m->nnumeric, m->name_numericadr);
  put_list(w, build_list(b, ctOBJ_TEXT), m->ntext, m->name_textadr);
  put_list(w, build_list(b, ctOBJ_TUPLE), m->ntuple, m->name_tupleadr);
  put_list(w, build_list(b, ctOBJ_KEY), m->nkey, m->name_keyadr);
  PUT_KIND(b->plugin, b->nplugin, m->name_pluginadr);
  for (int i = 0; i < b->kind.count; i++)
    put_name(w, kind_build_name(b, i), write ? m->name_kindadr + i : NULL);
  put_list(w, &b->spec->list[SPEC_DEFORM], m->ndeform, m->name_deformadr);
}

// Files of assets; those without have the address -1.
#define PUT_PATHS(array, count, adr)                                                               \
  for (int i = 0; i < (count); i++) {                                                              \
    if (write) (adr)[i] = -1;                                                                      \
    if ((array)[i].file[0]) put_name(w, (array)[i].file, write ? (adr) + i : NULL);                \
  }

static void put_paths(const Build* b, const ctModel* m, NameWriter* w) {
  bool write = w->names != NULL;
  PUT_PATHS(b->hfield, b->nhfield, m->hfield_pathadr)
  PUT_PATHS(b->mesh, b->nmesh, m->mesh_pathadr)
  PUT_PATHS(b->skin, b->nskin, m->skin_pathadr)
  PUT_PATHS(b->texture, b->ntexture, m->tex_pathadr)
}

void emit_names(const Build* b, ctModel* m) {
  NameWriter w = {m->names, 0, m->nnames}, p = {m->paths, 0, m->npaths};
  put_names(b, m, &w);
  put_paths(b, m, &p);
  CT_ASSERT(w.at == m->nnames && p.at <= m->npaths);
  names_build(m);
}

//---------------------------------- sizes ---------------------------------------------------------

static void tree_sizes(const Build* b, ctModel* m) {
  CT_ASSERT(b->nbody >= 1 && b->nv <= b->nq && b->ntree <= b->nv);
  CT_ASSERT(b->nC <= b->nM && b->nD >= b->nM);
  m->nq = b->nq;
  m->nv = b->nv;
  m->nbody = b->nbody;
  m->njnt = b->njoint;
  m->ntree = b->ntree;
  m->ngeom = b->ngeom;
  m->nsite = b->nsite;
  m->ncam = b->ncamera;
  m->nlight = b->nlight;
  m->nmocap = b->nmocap;
  m->nbvh = b->nbvh;
  m->nM = b->nM;
  m->nC = b->nC;
  m->nD = b->nD;
  m->nB = b->nB;
}

static void relation_sizes(const Build* b, ctModel* m) {
  m->npair = b->npair;
  m->nexclude = b->nexclude;
  m->neq = b->nequality;
  m->ntendon = b->ntendon;
  m->nwrap = b->nwrap;
  m->nemax = equality_build_rows(b);
  m->nJmom = actuator_build_moments(b);
  CT_ASSERT(m->nemax >= 0 && m->nJmom <= (cttSize)b->nactuator * b->nv);
}

static Status custom_sizes(const Build* b, ctModel* m) {
  Status status = CT_OK;
  m->nnumeric = build_list(b, ctOBJ_NUMERIC)->count;
  m->ntext = build_list(b, ctOBJ_TEXT)->count;
  m->ntuple = build_list(b, ctOBJ_TUPLE)->count;
  m->nkey = build_list(b, ctOBJ_KEY)->count;
  if (b->spec->pub.nkey > m->nkey) m->nkey = b->spec->pub.nkey;
  for (int i = 0; i < m->nnumeric; i++) {
    const NumericElement* e =
        (const NumericElement*)(const void*)build_list(b, ctOBJ_NUMERIC)->data[i];
    m->nnumericdata += emit_numeric_size(&e->s);
    if (emit_numeric_size(&e->s) <= 0)
      status = error_add(b->err, spec_place(&e->e, "size"), "custom field size must be positive");
  }
  for (int i = 0; i < m->ntext; i++) {
    m->ntextdata +=
        (cttSize)strlen(vectors_text(
            ((const TextElement*)(const void*)build_list(b, ctOBJ_TEXT)->data[i])->s.data)) +
        1;
  }
  for (int i = 0; i < m->ntuple; i++) {
    const TupleElement* t = build_tuple(b, i);
    int n = t->s.objtype ? t->s.objtype->count : 0;
    m->ntupledata += n;
    if (n == 0) {
      status = error_add(b->err, spec_place(&t->e, NULL), "tuple '%s' (id = %d) is empty",
                         spec_name(&t->e), i);
    }
  }
  return status;
}

static void user_sizes(const Build* b, ctModel* m) {
  m->nuser_body = b->nuser[ctOBJ_BODY];
  m->nuser_jnt = b->nuser[ctOBJ_JOINT];
  m->nuser_geom = b->nuser[ctOBJ_GEOM];
  m->nuser_site = b->nuser[ctOBJ_SITE];
  m->nuser_cam = b->nuser[ctOBJ_CAMERA];
  m->nuser_tendon = b->nuser[ctOBJ_TENDON];
  m->nuser_actuator = b->nuser[ctOBJ_ACTUATOR];
  m->nuser_sensor = b->nuser[ctOBJ_SENSOR];
  m->nuserdata = b->spec->pub.nuserdata;
}

// The size the file asks for, or that of MuJoCo for a model without one.
static cttSize arena_size(const ctSpec* s, const ctModel* m) {
  return s->memory != -1 ? s->memory : model_default_arena(m, s->nstack);
}

// Addresses in the model are ints.
static bool fits_int(const ctModel* m) {
  const cttSize size[] = {
      m->nM,
      m->nD,
      m->nB,
      m->nnames,
      m->nnumericdata,
      m->ntextdata,
      m->ntupledata,
      m->npaths,
      m->nbvh,
      m->noct,
      m->nmeshvert,
      m->nmeshface,
      m->nmeshgraph,
      m->nmeshnormal,
      m->nmeshtexcoord,
      m->nmeshpoly,
      m->nmeshpolyvert,
      m->nhfielddata,
      m->nskinvert,
      m->nskinface,
      m->nskinbonevert,
      m->na,
      m->nsensordata,
      m->nhistory,
      m->nJmom,
      m->npluginattr,
      m->nkindprm,
      3 * m->ndeformvert,
      m->ndeformelem,
  };
  for (size_t i = 0; i < sizeof(size) / sizeof(size[0]); i++) {
    if (size[i] > INT_MAX) return false;
  }
  return true;
}

static Status set_model_sizes(const Build* b, ctModel* m) {
  const ctSpec* s = &b->spec->pub;
  tree_sizes(b, m);
  relation_sizes(b, m);
  emit_mesh_sizes(b, m);
  emit_assets_sizes(b, m);
  emit_control_sizes(b, m);
  plugin_build_sizes(b, m);
  kind_build_sizes(b, m);
  deform_build_sizes(b, m);
  m->nbvh += b->bvh_extra;
  m->nbvhstatic = m->nbvh;
  TRY(emit_flex_sizes(b, m));
  user_sizes(b, m);
  TRY(custom_sizes(b, m));
  TRY(size_limit_check(b, m));
  NameWriter names = {0}, paths = {0};
  put_names(b, m, &names);
  put_paths(b, m, &paths);
  m->nnames = names.at;
  m->npaths = paths.at ? paths.at : 1;
  m->nnames_map = names_map_size(m);
  m->njmax = s->njmax;
  m->nconmax = s->nconmax;
  m->narena = arena_size(s, m);
  m->opt = s->option;
  m->opt.formulation = b->formulation;
  m->vis = s->visual;
  TRY(validate_options(&(Check){m, NULL, b->err}));
  if (!fits_int(m)) return error_add(b->err, (Place){0}, "model is too large");
  return CT_OK;
}

//---------------------------------- the pass ------------------------------------------------------

#define EMIT_MEMBERS(arrays, element, count)                                                       \
  for (int i = 0; i < (count); i++) member_emit(&spec_members_##arrays, &(element)[i].s, m, i)

// What the model has in common with the elements; dofs follow their joints in emit_joints.
static void emit_members(const Build* b, ctModel* m) {
  EMIT_MEMBERS(body, b->body, b->nbody);
  EMIT_MEMBERS(jnt, b->joint, b->njoint);
  EMIT_MEMBERS(geom, b->geom, b->ngeom);
  EMIT_MEMBERS(site, b->site, b->nsite);
  EMIT_MEMBERS(cam, b->camera, b->ncamera);
  EMIT_MEMBERS(light, b->light, b->nlight);
  EMIT_MEMBERS(flex, b->flex, b->nflex);
  EMIT_MEMBERS(mesh, b->mesh, b->nmesh);
  EMIT_MEMBERS(skin, b->skin, b->nskin);
  EMIT_MEMBERS(hfield, b->hfield, b->nhfield);
  EMIT_MEMBERS(tex, b->texture, b->ntexture);
  EMIT_MEMBERS(mat, b->material, b->nmaterial);
  EMIT_MEMBERS(pair, b->pair, b->npair);
  EMIT_MEMBERS(eq, b->equality, b->nequality);
  EMIT_MEMBERS(tendon, b->tendon, b->ntendon);
  EMIT_MEMBERS(actuator, b->actuator, b->nactuator);
  EMIT_MEMBERS(sensor, b->sensor, b->nsensor);
}

ctModel* emit(Build* b) {
  ctModel sizes;
  memset(&sizes, 0, sizeof(sizes));
  if (set_model_sizes(b, &sizes) != CT_OK) return NULL;
  ctModel* m = model_new(&sizes);
  if (!m) {
    build_no_memory(b);
    return NULL;
  }
  CT_ASSERT(m->nbvhstatic >= b->nbvh && m->nbvh == m->nbvhstatic + m->nbvhdynamic);
  emit_members(b, m);
  emit_bodies(b, m);
  emit_joints(b, m);
  emit_elements(b, m);
  emit_meshes(b, m);
  emit_assets(b, m);
  emit_flexes(b, m);
  emit_relations(b, m);
  emit_control(b, m);
  kind_build_emit(b, m);
  deform_build_emit(b, m);
  emit_names(b, m);
  Status trees = emit_trees(b, m), custom = emit_custom(b, m), keys = emit_keys(b, m);
  Status plugins = plugin_build_emit(b, m);
  if (plugins == CT_OK && !emit_control_addresses(m)) // again: plugins chose sizes of sensors
    plugins = error_add(b->err, (Place){0}, "model is too large");
  if (plugins == CT_OK) plugins = size_limit_check(b, m); // with the outputs of plugins
  bool ok = trees == CT_OK && custom == CT_OK && keys == CT_OK && plugins == CT_OK;
  if (ok && !sparsity(m)) ok = build_no_memory(b) == CT_OK;
  if (ok) {
    intact_mark(m);
    return m;
  }
  model_free(m);
  return NULL;
}
