// The passes of the compiler in their order. A pass reads what the passes before it established and
// starts only if these reported no error; inside a pass all errors are collected. The Build owns
// all memory until resolve_free. The spec gets values back: the inertia of bodies when it is known;
// ids, names of assets and keyframes when the model is complete.
#include "compile/compile.h"

#include "base/assert.h"
#include "base/stop.h"
#include "compile/actuator_build.h"
#include "compile/body_inertia.h"
#include "compile/bounds.h"
#include "compile/build_check.h"
#include "compile/contact_build.h"
#include "compile/deform_build.h"
#include "compile/discard.h"
#include "compile/elements.h"
#include "compile/emit.h"
#include "compile/equality_build.h"
#include "compile/flex_build.h"
#include "compile/fuse.h"
#include "compile/hfield_build.h"
#include "compile/kind_build.h"
#include "compile/made.h"
#include "compile/mesh_build.h"
#include "compile/plugin_build.h"
#include "compile/pose.h"
#include "compile/resolve.h"
#include "compile/sensor_build.h"
#include "compile/skin_build.h"
#include "compile/sleep_check.h"
#include "compile/tendon_build.h"
#include "compile/texture_build.h"
#include "compile/tree.h"
#include "generated/kinds.h"
#include "model/data.h"
#include "model/intact.h"
#include "model/model.h"
#include "spec/key_state.h"
#include "spec/signature.h"
#include "spec/spec_check.h"
#include "spec/tree_order.h"
#include "step/constants.h"
#include "step/data_life.h"
#include "step/length_range.h"

#include <corten/corten.h>

#include <math.h>
#include <stdint.h>

//---------------------------------- before the model exists ---------------------------------------

// Elements one by one; all their errors together.
static Status build_elements(Build* b) {
  Status status[] = {pose_check_frames(b), elements_joints(b),  elements_geoms(b),
                     elements_sites(b),    elements_cameras(b), elements_lights(b)};
  for (size_t i = 0; i < sizeof(status) / sizeof(status[0]); i++) TRY(status[i]);
  return CT_OK;
}

// What stands outside the tree; all errors together.
static Status build_lists(Build* b) {
  Status status[] = {skin_build(b),          hfield_build(b),           texture_build(b),
                     contact_build_pairs(b), contact_build_excludes(b), equality_build(b)};
  for (size_t i = 0; i < sizeof(status) / sizeof(status[0]); i++) TRY(status[i]);
  TRY(flex_build(b));
  TRY(kind_build(b));
  TRY(tendon_build(b));
  TRY(actuator_build(b));
  TRY(deform_build(b));
  return sensor_build(b);
}

static Status prepare_build(Build* b, Spec* spec, ErrorList* err) {
  TRY(spec_check(spec, err));
  if (!tree_order(spec)) return error_add(err, (Place){0}, "out of memory");
  TRY(resolve(b, spec, err));
  CT_VALIDATE(build_check_tree(b));
  TRY(plugin_build(b));
  TRY(mesh_build(b));
  TRY(build_elements(b));
  TRY(body_inertia(b));
  made_inertia(b);
  body_inertia_align_free(b);
  flex_build_start(b);
  if (spec->pub.compiler.fusestatic) TRY(fuse_static(b));
  CT_VALIDATE(build_check_tree(b));
  TRY(elements_free_on_top(b));
  TRY(build_lists(b));
  bounds_masks(b);
  if (spec->pub.compiler.discardvisual) TRY(discard_visual(b));
  TRY(contact_build_sort(b));
  TRY(bounds_trees(b));
  TRY(body_inertia_check_moving(b));
  CT_VALIDATE(build_check_tree(b) && build_check_references(b));
  tree(b);
  return CT_OK;
}

//---------------------------------- with the model ------------------------------------------------

static void scale_mass(ctModel* m, double total) {
  CT_ASSERT(total > 0);
  double sum = 0;
  for (int i = 1; i < m->nbody; i++) sum += m->body_mass[i];
  double scale = fmax(ctMINVAL, total / fmax(ctMINVAL, sum));
  for (int i = 1; i < m->nbody; i++) {
    m->body_mass[i] *= scale;
    for (int k = 0; k < 3; k++) m->body_inertia[3 * i + k] *= scale;
  }
}

// Stiffness and damping that give a joint's own inertia the wanted time constant and damping ratio.
static void spring_dampers(const Build* b, ctModel* m) {
  CT_ASSERT(m->njnt == b->njoint);
  for (int i = 0; i < m->njnt; i++) {
    double time = b->joint[i].s.springdamper[0], ratio = b->joint[i].s.springdamper[1];
    if (time <= 0 || ratio <= 0) continue;
    int adr = m->jnt_dofadr[i], n = joint_kind[m->jnt_type[i]].nv;
    CT_ASSERT(build_spans((BuildRange){adr, n}, b->nv));
    double invweight = 0;
    for (int k = adr; k < adr + n; k++) invweight += m->dof_invweight0[k];
    double inertia = n / fmax(ctMINVAL, invweight);
    m->jnt_stiffness[i] = inertia / fmax(ctMINVAL, time * time * ratio * ratio);
    for (int k = adr; k < adr + n; k++) m->dof_damping[k] = 2 * inertia / fmax(ctMINVAL, time);
  }
}

static void set_if_defined(cttNum* to, cttNum given) {
  if (build_defined(given)) *to = given;
}

static void override_statistics(ctStatistic* to, const ctStatistic* given) {
  set_if_defined(&to->meaninertia, given->meaninertia);
  set_if_defined(&to->meanmass, given->meanmass);
  set_if_defined(&to->meansize, given->meansize);
  set_if_defined(&to->extent, given->extent);
  if (!build_defined(given->center[0])) return;
  for (int i = 0; i < 3; i++) to->center[i] = given->center[i];
}

// A data for the constants; a model without them cannot put trees to sleep.
static ctData* data_for_constants(ctModel* m, char* why, size_t size) {
  int flags = m->opt.enableflags;
  m->opt.enableflags &= ~ctENBL_SLEEP;
  ctData* d = data_new_or_say(m, why, size);
  m->opt.enableflags = flags;
  return d;
}

// What follows from the reference configuration.
static Status finish_model(Build* b, ctModel* m) {
  CT_ASSERT(m->nbody == b->nbody && m->nq == b->nq && m->nv == b->nv && m->ntree == b->ntree);
  const ctSpec* s = &b->spec->pub;
  if (s->compiler.settotalmass > 0) scale_mass(m, s->compiler.settotalmass);
  m->stat = (ctStatistic){NAN, NAN, NAN, NAN, {NAN, NAN, NAN}};
  char why[256] = "";
  ctData* d = data_for_constants(m, why, sizeof(why));
  if (!d) return error_add(b->err, (Place){0}, "%s", why);
  constants(m, d);
  spring_dampers(b, m);
  bool ranges = length_range_all(m, d, &s->compiler.LRopt, why, sizeof(why));
  data_free(d);
  if (stop_wanted()) return error_add(b->err, (Place){0}, "interrupted");
  if (!ranges) return error_add(b->err, (Place){0}, "%s", why);
  override_statistics(&m->stat, &s->stat);
  intact_mark(m); // again: the trees are known now
  return sleep_check(b, m);
}

//---------------------------------- entry points --------------------------------------------------

static void number_element(const Element* e, int id) { ((Element*)(uintptr_t)e)->model_id = id; }

// Whether a geom on a tendon's path is wrapped as a sphere or as a cylinder is known now.
static void number_tendon(const BuildTendon* t, const BuildWrap* wrap, int id) {
  number_element(&t->from->e, id);
  CT_ASSERT(t->wrap.num == t->from->path.count);
  for (int k = 0; k < t->wrap.num; k++)
    ((WrapElement*)(void*)t->from->path.data[k])->s.type = wrap[t->wrap.adr + k].type;
}

// An asset without name has that of its file. False when out of memory.
static bool name_asset_element(const Element* e, const char* name) {
  return !vectors_is_empty(&e->name) || !name[0] || spec_set_name((Element*)(uintptr_t)e, name);
}

static bool name_asset_elements(const Build* b) {
  bool done = true;
  for (int i = 0; i < b->nmesh; i++)
    done = done && name_asset_element(&b->mesh[i].from->e, b->mesh[i].name);
  for (int i = 0; i < b->nhfield; i++)
    done = done && name_asset_element(&b->hfield[i].from->e, b->hfield[i].name);
  for (int i = 0; i < b->ntexture; i++)
    done = done && name_asset_element(&b->texture[i].from->e, b->texture[i].name);
  for (int i = 0; i < b->nskin; i++)
    done = done && name_asset_element(&b->skin[i].from->e, b->skin[i].name);
  return done;
}

// Keyframes that waited for the whole tree have the numbers that the model found for what none was
// given for.
static void settle_keys(const Build* b, const ctModel* m) {
  const ElementList* keys = &b->spec->list[ctOBJ_KEY];
  CT_ASSERT(keys->count <= m->nkey);
  for (int i = 0; i < keys->count; i++) {
    if (!keys->data[i]->waited) continue;
    made_key(b, m, i);
    keys->data[i]->waited = keys->data[i]->given = false;
  }
}

// Store in each element its index in the model.
static void number_elements(const Build* b) {
  static const int kKind[] = {ctOBJ_BODY,    ctOBJ_JOINT,    ctOBJ_GEOM,     ctOBJ_SITE,
                              ctOBJ_CAMERA,  ctOBJ_LIGHT,    ctOBJ_ACTUATOR, SPEC_FRAME,
                              ctOBJ_PAIR,    ctOBJ_EQUALITY, ctOBJ_TENDON,   ctOBJ_SENSOR,
                              ctOBJ_MATERIAL};
  for (size_t k = 0; k < sizeof(kKind) / sizeof(kKind[0]); k++) {
    const ElementList* list = &b->spec->list[kKind[k]];
    for (int i = 0; i < list->count; i++) list->data[i]->model_id = -1;
  }
  for (int i = 0; i < b->nbody; i++) number_element(&b->body[i].from->e, i);
  for (int i = 0; i < b->njoint; i++) number_element(&b->joint[i].from->e, i);
  for (int i = 0; i < b->ngeom; i++) number_element(&b->geom[i].from->e, i);
  for (int i = 0; i < b->nsite; i++) number_element(&b->site[i].from->e, i);
  for (int i = 0; i < b->ncamera; i++) number_element(&b->camera[i].from->e, i);
  for (int i = 0; i < b->nlight; i++) number_element(&b->light[i].from->e, i);
  for (int i = 0; i < b->nflex; i++) number_element(&b->flex[i].from->e, i);
  for (int i = 0; i < b->nactuator; i++) number_element(&b->actuator[i].from->e, i);
  for (int i = 0; i < b->npair; i++) number_element(&b->pair[i].from->e, i);
  for (int i = 0; i < b->nequality; i++) number_element(&b->equality[i].from->e, i);
  for (int i = 0; i < b->ntendon; i++) number_tendon(&b->tendon[i], b->wrap, i);
  for (int i = 0; i < b->nsensor; i++) number_element(&b->sensor[i].from->e, i);
  for (int i = 0; i < b->nmaterial; i++) number_element(&b->material[i].from->e, i);
  b->spec->compiled = true;
}

ctModel* compile(ctSpec* spec, const ctVFS* vfs, ErrorList* err) {
  Build b = {.vfs = vfs};
  ctModel* m = NULL;
  if (prepare_build(&b, (Spec*)(void*)spec, err) == CT_OK) m = emit(&b);
  if (m && (finish_model(&b, m) != CT_OK || !name_asset_elements(&b))) {
    model_free(m);
    m = NULL;
  }
  if (m) {
    made_values(&b, m);
    number_elements(&b);
    settle_keys(&b, m);
    m->signature = signature_of((Spec*)(void*)spec);
    signature_keep((Spec*)(void*)spec, m->signature);
  }
  resolve_free(&b);
  return m;
}

ctModel* ct_compile(ctSpec* s, const ctVFS* vfs) {
  Spec* spec = (Spec*)(void*)s;
  error_free(&spec->errors);
  if (spec->taken) {
    error_add(&spec->errors, (Place){0},
              "Error: cannot compile child spec if attached by reference to a parent spec");
    return NULL;
  }
  if (!key_state_flush(spec)) {
    error_add(&spec->errors, (Place){0}, "out of memory while putting keyframes together");
    return NULL;
  }
  return compile(s, vfs, &spec->errors);
}
