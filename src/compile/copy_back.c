// Numbers of a model that was edited, back into the spec that it was compiled from. Both models
// have the same shape: sizes, names, tree and addresses are equal, so that one index serves for
// both. Only numbers whose bits differ are written; all other values stay as their author wrote
// them.
#include "base/alloc.h"
#include "base/assert.h"
#include "base/hash.h"
#include "compile/compile.h"
#include "compile/member.h"
#include "compile/pose.h"
#include "generated/kinds.h"
#include "math/quat.h"
#include "model/kind_registry.h"
#include "model/model.h"

#include <corten/corten.h>

#include <math.h>
#include <stddef.h>
#include <string.h>

// The edited model, and what the spec gives.
typedef struct Edit {
  Spec* spec;
  const ctModel *m, *old;
} Edit;

static bool bits_differ(const double* a, const double* b, int n) {
  return memcmp(a, b, (size_t)n * sizeof(double)) != 0;
}

//---------------------------------- poses ---------------------------------------------------------

static PoseQuat pose_of(const double* pos, const double* quat) {
  PoseQuat p;
  copy3(p.pos, pos);
  copy4(p.quat, quat);
  return p;
}

static PoseQuat chain_poses(PoseQuat a, PoseQuat b) {
  PoseQuat r;
  quat_mul_pose(r.pos, r.quat, a.pos, a.quat, b.pos, b.quat);
  return r;
}

static PoseQuat invert_pose(PoseQuat a) {
  PoseQuat r;
  quat_neg_pose(r.pos, r.quat, a.pos, a.quat);
  return r;
}

// The pose in the spec, in whatever form; alt and fromto may be NULL.
static PoseQuat written_pose(const Element* e, const double* pos, const double* quat,
                             const ctsOrientation* alt) {
  PoseQuat p = pose_of(pos, quat);
  if (alt) (void)pose_orient(p.quat, spec_compiler(e), alt);
  pose_normalize(p.quat, 4);
  return p;
}

static void write_pose(PoseQuat p, double* pos, double* quat, ctsOrientation* alt) {
  copy3(pos, p.pos);
  copy4(quat, p.quat);
  alt->type = ctORIENTATION_QUAT;
}

static bool pose_moved(const PoseQuat* now, const PoseQuat* was) {
  return bits_differ(now->pos, was->pos, 3) || bits_differ(now->quat, was->quat, 4);
}

// The inertia of the model, in place of what geoms give
static void write_inertial(const Edit* e, ctsBody* s, int id) {
  const ctModel* m = e->m;
  write_pose(pose_of(m->body_ipos + 3 * id, m->body_iquat + 4 * id), s->ipos, s->iquat, &s->ialt);
  s->mass = m->body_mass[id];
  copy3(s->inertia, m->body_inertia + 3 * id);
  s->fullinertia[0] = NAN;
  s->explicitinertial = 1;
}

// With F the frames around a body, S its pose in the spec and A what the compiler appends to align
// it, its pose is F S A: S = F^-1 (F S A)' A^-1.
static void restore_body(const Edit* e, Element* element, int id) {
  ctsBody* s = spec_public(element);
  const ctModel *m = e->m, *old = e->old;
  PoseQuat now = pose_of(m->body_pos + 3 * id, m->body_quat + 4 * id);
  PoseQuat was = pose_of(old->body_pos + 3 * id, old->body_quat + 4 * id);
  if (id > 0 && pose_moved(&now, &was)) {
    PoseQuat frame = {{0, 0, 0}, {1, 0, 0, 0}};
    if (element->frame) pose_frame(element->frame, frame.pos, frame.quat);
    PoseQuat appended = chain_poses(
        invert_pose(chain_poses(frame, written_pose(element, s->pos, s->quat, &s->alt))), was);
    write_pose(chain_poses(invert_pose(frame), chain_poses(now, invert_pose(appended))), s->pos,
               s->quat, &s->alt);
  }
  if (id > 0 && (m->body_mass[id] != old->body_mass[id] ||
                 bits_differ(m->body_inertia + 3 * id, old->body_inertia + 3 * id, 3) ||
                 bits_differ(m->body_ipos + 3 * id, old->body_ipos + 3 * id, 3) ||
                 bits_differ(m->body_iquat + 4 * id, old->body_iquat + 4 * id, 4)))
    write_inertial(e, s, id);
}

// With L all that is in front of the pose S of the spec and T the frame of its mesh, the pose is
// L S T: S' = L^-1 (L S T)' T^-1.
static PoseQuat solve_spec_pose(PoseQuat now, PoseQuat was, PoseQuat spec, PoseQuat mesh) {
  PoseQuat front = chain_poses(was, invert_pose(chain_poses(spec, mesh)));
  return chain_poses(invert_pose(front), chain_poses(now, invert_pose(mesh)));
}

// Centre and orientation of a segment
static PoseQuat segment_pose(PoseQuat p, cttGeom type, const double fromto[6]) {
  double size[3] = {0, 0, 0};
  if (build_defined(fromto[0])) (void)pose_segment(type, fromto, p.pos, p.quat, size);
  return p;
}

// A geom was edited: its body keeps the inertia that it has in the model. Where the inertia decides
// about the body's frame it cannot be kept.
static void keep_inertia(const Edit* e, BodyElement* body) {
  int id = body ? body->e.model_id : -1;
  if (id <= 0 || (e->m->body_dofnum[id] == 6 && e->m->body_simple[id])) return;
  write_inertial(e, &body->s, id);
}

static void restore_geom(const Edit* e, Element* element, int id) {
  ctsGeom* s = spec_public(element);
  const ctModel *m = e->m, *old = e->old;
  bool shaped = vectors_is_empty(s->meshname) && vectors_is_empty(s->hfieldname);
  PoseQuat now = pose_of(m->geom_pos + 3 * id, m->geom_quat + 4 * id);
  PoseQuat was = pose_of(old->geom_pos + 3 * id, old->geom_quat + 4 * id);
  bool resized = shaped && bits_differ(m->geom_size + 3 * id, old->geom_size + 3 * id, 3);
  if (!pose_moved(&now, &was) && !resized) return;
  PoseQuat mesh = {{0, 0, 0}, {1, 0, 0, 0}};
  CT_ASSERT(id >= 0 && id < old->ngeom);
  int data = old->geom_dataid[id];
  if (!vectors_is_empty(s->meshname) && data >= 0)
    mesh = pose_of(old->mesh_pos + 3 * data, old->mesh_quat + 4 * data);
  PoseQuat spec = segment_pose(written_pose(element, s->pos, s->quat, &s->alt), s->type, s->fromto);
  write_pose(solve_spec_pose(now, was, spec, mesh), s->pos, s->quat, &s->alt);
  s->fromto[0] = NAN;
  if (shaped) copy3(s->size, m->geom_size + 3 * id);
  keep_inertia(e, element->body);
}

static void restore_site(const Edit* e, Element* element, int id) {
  ctsSite* s = spec_public(element);
  const ctModel *m = e->m, *old = e->old;
  PoseQuat now = pose_of(m->site_pos + 3 * id, m->site_quat + 4 * id);
  PoseQuat was = pose_of(old->site_pos + 3 * id, old->site_quat + 4 * id);
  if (!pose_moved(&now, &was) && !bits_differ(m->site_size + 3 * id, old->site_size + 3 * id, 3))
    return;
  const PoseQuat none = {{0, 0, 0}, {1, 0, 0, 0}};
  PoseQuat spec = segment_pose(written_pose(element, s->pos, s->quat, &s->alt), s->type, s->fromto);
  write_pose(solve_spec_pose(now, was, spec, none), s->pos, s->quat, &s->alt);
  s->fromto[0] = NAN;
  copy3(s->size, m->site_size + 3 * id);
}

static void restore_camera(const Edit* e, Element* element, int id) {
  ctsCamera* s = spec_public(element);
  const PoseQuat none = {{0, 0, 0}, {1, 0, 0, 0}};
  PoseQuat now = pose_of(e->m->cam_pos + 3 * id, e->m->cam_quat + 4 * id);
  PoseQuat was = pose_of(e->old->cam_pos + 3 * id, e->old->cam_quat + 4 * id);
  if (!pose_moved(&now, &was)) return;
  PoseQuat spec = written_pose(element, s->pos, s->quat, &s->alt);
  write_pose(solve_spec_pose(now, was, spec, none), s->pos, s->quat, &s->alt);
}

// A point and a direction in the body, seen from the frame around their element
static void into_frame(const Element* element, double* point, double* direction) {
  if (!element->frame) return;
  double pos[3], quat[4], turn[4];
  pose_frame(element->frame, pos, quat);
  quat_neg(turn, quat);
  subfrom3(point, pos);
  quat_rot_vec(point, point, turn);
  quat_rot_vec(direction, direction, turn);
}

static void restore_light(const Edit* e, Element* element, int id) {
  ctsLight* s = spec_public(element);
  const double *pos = e->m->light_pos + 3 * id, *dir = e->m->light_dir + 3 * id;
  if (!bits_differ(pos, e->old->light_pos + 3 * id, 3) &&
      !bits_differ(dir, e->old->light_dir + 3 * id, 3))
    return;
  copy3(s->pos, pos);
  copy3(s->dir, dir);
  into_frame(element, s->pos, s->dir);
}

//---------------------------------- joints --------------------------------------------------------

static void restore_dof(const Edit* e, ctsJoint* s, int id) {
  const ctModel *m = e->m, *old = e->old;
  CT_ASSERT(id >= 0 && id < old->njnt);
  int k = m->jnt_dofadr[id];
  if (m->jnt_stiffness[id] != old->jnt_stiffness[id] || m->dof_damping[k] != old->dof_damping[k]) {
    s->stiffness = m->jnt_stiffness[id];
    s->damping = m->dof_damping[k];
    s->springdamper[0] = s->springdamper[1] = 0;
  }
  member_copy_back(&spec_members_dof, s, m, old, k);
}

static void restore_joint(const Edit* e, Element* element, int id) {
  ctsJoint* s = spec_public(element);
  const ctModel *m = e->m, *old = e->old;
  int q = m->jnt_qposadr[id];
  const JointKind* kind = joint_kind + s->type;
  double unit = kind->angle && spec_compiler(element)->degree ? 180 / ctPI : 1;
  if (bits_differ(m->jnt_range + 2 * id, old->jnt_range + 2 * id, 2))
    for (int i = 0; i < 2; i++) s->range[i] = m->jnt_range[2 * id + i] * unit;
  if (kind->scalar && m->qpos0[q] != old->qpos0[q]) s->ref = m->qpos0[q] * unit;
  if (kind->scalar && m->qpos_spring[q] != old->qpos_spring[q])
    s->springref = m->qpos_spring[q] * unit;
  if (bits_differ(m->jnt_pos + 3 * id, old->jnt_pos + 3 * id, 3) ||
      bits_differ(m->jnt_axis + 3 * id, old->jnt_axis + 3 * id, 3)) {
    copy3(s->pos, m->jnt_pos + 3 * id);
    copy3(s->axis, m->jnt_axis + 3 * id);
    into_frame(element, s->pos, s->axis);
  }
  restore_dof(e, s, id);
}

// A control range of its own is no longer that of the driven object.
static void restore_actuator(const Edit* e, Element* element, int id) {
  ctsActuator* s = spec_public(element);
  if (bits_differ(e->m->actuator_ctrlrange + 2 * id, e->old->actuator_ctrlrange + 2 * id, 2))
    s->inheritrange = 0;
}

//---------------------------------- vectors -------------------------------------------------------

static bool copy_vector(ctDoubleVec* to, const double* now, const double* was, int n) {
  return !bits_differ(now, was, n) || vectors_set(VALUE_DOUBLEVEC, to, now, n);
}

static bool copy_custom(const Edit* e) {
  const ctModel *m = e->m, *old = e->old;
  const ElementList* list = &e->spec->list[ctOBJ_NUMERIC];
  CT_ASSERT(list->count == old->nnumeric); // the spec was just compiled
  bool done = true;
  for (int i = 0; i < list->count; i++) {
    int at = m->numeric_adr[i], n = m->numeric_size[i];
    ctsNumeric* s = spec_public(list->data[i]);
    done = done && copy_vector(s->data, m->numeric_data + at, old->numeric_data + at, n);
  }
  list = &e->spec->list[ctOBJ_TUPLE];
  CT_ASSERT(list->count == old->ntuple);
  for (int i = 0; i < list->count; i++) {
    int at = m->tuple_adr[i], n = m->tuple_size[i];
    ctsTuple* s = spec_public(list->data[i]);
    done = done && copy_vector(s->objprm, m->tuple_objprm + at, old->tuple_objprm + at, n);
  }
  return done;
}

// Heights that came from a file stay there.
static bool copy_hfields(const Edit* e) {
  const ctModel *m = e->m, *old = e->old;
  const ElementList* list = &e->spec->list[ctOBJ_HFIELD];
  bool done = true;
  for (int i = 0; i < list->count && i < old->nhfield; i++) {
    ctsHField* s = spec_public(list->data[i]);
    if (!vectors_is_empty(s->file)) continue;
    const int at = old->hfield_adr[i], n = old->hfield_nrow[i] * old->hfield_ncol[i];
    const float* now = m->hfield_data + at;
    if (memcmp(now, old->hfield_data + at, (size_t)n * sizeof *now) != 0)
      done = done && vectors_set(VALUE_FLOATVEC, s->userdata, now, n);
  }
  return done;
}

#define KEY_PART(vector, array, n)                                                                 \
  copy_vector(s->vector, m->array + (n) * (cttSize)i, old->array + (n) * (cttSize)i, (int)(n))

static bool copy_keys(const Edit* e) {
  const ctModel *m = e->m, *old = e->old;
  const ElementList* list = &e->spec->list[ctOBJ_KEY];
  CT_ASSERT(list->count <= old->nkey);
  bool done = true;
  for (int i = 0; i < list->count; i++) {
    ctsKey* s = spec_public(list->data[i]);
    if (m->key_time[i] != old->key_time[i]) s->time = m->key_time[i];
    done = done && KEY_PART(qpos, key_qpos, m->nq) && KEY_PART(qvel, key_qvel, m->nv) &&
           KEY_PART(act, key_act, m->na) && KEY_PART(ctrl, key_ctrl, m->nu) &&
           KEY_PART(mpos, key_mpos, 3 * m->nmocap) && KEY_PART(mquat, key_mquat, 4 * m->nmocap);
  }
  return done;
}

//---------------------------------- kinds ---------------------------------------------------------

// Parameters of an instance; constants behind them follow from others.
static bool copy_params(const Edit* e, int instance, ctDoubleVec* to) {
  const ctModel *m = e->m, *old = e->old;
  if (instance < 0) return true;
  CT_ASSERT(instance < old->nkind); // the spec was just compiled
  const ctpKind* kind = kind_registry_at(old->kind_table[instance], old->kind_slot[instance]);
  int at = old->kind_prmadr[instance], n = kind ? kind->nparam : 0;
  return copy_vector(to, m->kind_prm + at, old->kind_prm + at, n);
}

// A formulation that was chosen in the model replaces the one that the spec names.
static bool copy_formulation(const Edit* e) {
  ctSpec* s = &e->spec->pub;
  const int now = e->m->opt.formulation;
  if (now != e->old->opt.formulation) {
    const ctpKind* kind = kind_registry_at(ctKIND_FORMULATION, now);
    s->formulation_params->count = 0;
    return vectors_set_string(s->formulation, kind && now ? kind->name : "");
  }
  bool done = true;
  for (int i = 0; i < e->old->nkind; i++) {
    if (e->old->kind_table[i] == ctKIND_FORMULATION)
      done = done && copy_params(e, i, s->formulation_params);
  }
  return done;
}

static bool copy_kinds(const Edit* e) {
  const ElementList* list = &e->spec->list[ctOBJ_FLEX];
  bool done = copy_formulation(e);
  for (int i = 0; i < list->count; i++) {
    ctsFlex* s = spec_public(list->data[i]);
    int id = list->data[i]->model_id;
    if (id < 0) continue;
    done = done && copy_params(e, e->old->flex_bend[id], s->bending_params) &&
           copy_params(e, e->old->flex_elasticity[id], s->elasticity_params);
  }
  list = &e->spec->list[ctOBJ_ACTUATOR];
  for (int i = 0; i < list->count; i++) {
    ctsActuator* s = spec_public(list->data[i]);
    int id = list->data[i]->model_id;
    if (id >= 0) done = done && copy_params(e, e->old->actuator_gainkind[id], s->gain_params);
  }
  return done;
}

//---------------------------------- all -----------------------------------------------------------

static void copy_settings(const Edit* e) {
  ctSpec* s = &e->spec->pub;
  const ctStatistic *now = &e->m->stat, *was = &e->old->stat;
  if (memcmp(&e->m->opt, &e->old->opt, sizeof s->option) != 0) s->option = e->m->opt;
  if (memcmp(&e->m->vis, &e->old->vis, sizeof s->visual) != 0) s->visual = e->m->vis;
  if (now->meaninertia != was->meaninertia) s->stat.meaninertia = now->meaninertia;
  if (now->meanmass != was->meanmass) s->stat.meanmass = now->meanmass;
  if (now->meansize != was->meansize) s->stat.meansize = now->meansize;
  if (now->extent != was->extent) s->stat.extent = now->extent;
  if (bits_differ(now->center, was->center, 3)) copy3(s->stat.center, now->center);
}

// Numbers that the model holds as the elements do
static void restore_members(const Edit* e, const SpecMembers* members) {
  const ElementList* list = &e->spec->list[members->type];
  CT_ASSERT(members != &spec_members_dof); // joints copy their dofs
  for (int i = 0; i < list->count; i++) {
    Element* x = list->data[i];
    if (x->model_id >= 0) member_copy_back(members, spec_public(x), e->m, e->old, x->model_id);
  }
}

typedef void (*CopyFn)(const Edit* e, Element* element, int id);

static void restore_elements(const Edit* e) {
  static const struct {
    cttObj kind;
    CopyFn copy;
  } kCopy[] = {{ctOBJ_BODY, restore_body},        {ctOBJ_GEOM, restore_geom},
               {ctOBJ_SITE, restore_site},        {ctOBJ_CAMERA, restore_camera},
               {ctOBJ_LIGHT, restore_light},      {ctOBJ_JOINT, restore_joint},
               {ctOBJ_ACTUATOR, restore_actuator}};
  for (size_t k = 0; k < sizeof kCopy / sizeof *kCopy; k++) {
    const ElementList* list = &e->spec->list[kCopy[k].kind];
    for (int i = 0; i < list->count; i++)
      if (list->data[i]->model_id >= 0) kCopy[k].copy(e, list->data[i], list->data[i]->model_id);
  }
  for (int k = 0; k < spec_members_count; k++)
    if (spec_members[k] != &spec_members_dof) restore_members(e, spec_members[k]);
}

// Room for contacts and memory is no part of what the elements are.
static bool is_room(const Field* f) {
  static const char* const kRoom[] = {"nemax", "njmax", "nconmax", "narena", "nbuffer"};
  for (size_t i = 0; i < sizeof kRoom / sizeof *kRoom; i++)
    if (strcmp(f->name, kRoom[i]) == 0) return true;
  return false;
}

// A hash of what the elements are, not of their numbers: sizes, names, tree and places in arrays.
static uint64_t hash_shape(const ctModel* m) {
  uint64_t h = HASH_START;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->type == FIELD_SIZE && f->memory == FIELD_INLINE && !is_room(f))
      h = hash_bytes(h, field_data(f, m), sizeof(cttSize));
  }
  const struct {
    const int* data;
    cttSize n;
  } part[] = {
      {m->body_parentid, m->nbody}, {m->jnt_type, m->njnt},        {m->jnt_bodyid, m->njnt},
      {m->jnt_qposadr, m->njnt},    {m->jnt_dofadr, m->njnt},      {m->geom_bodyid, m->ngeom},
      {m->site_bodyid, m->nsite},   {m->numeric_adr, m->nnumeric}, {m->numeric_size, m->nnumeric},
      {m->tuple_adr, m->ntuple},    {m->tuple_size, m->ntuple}};
  for (size_t i = 0; i < sizeof part / sizeof *part; i++)
    if (part[i].n) h = hash_bytes(h, part[i].data, (size_t)part[i].n * sizeof(int));
  if (m->nnames) h = hash_bytes(h, m->names, (size_t)m->nnames);
  return hash_mix(h);
}

const char copy_back_other[] = "incompatible models in CopyBack";

const char* copy_back(ctSpec* s, const ctModel* m, const ctModel* old) {
  if (hash_shape(m) != hash_shape(old)) return copy_back_other;
  const Edit e = {(Spec*)(void*)s, m, old};
  copy_settings(&e);
  restore_elements(&e);
  bool done = copy_custom(&e) && copy_hfields(&e) && copy_keys(&e) && copy_kinds(&e);
  return done ? NULL : "out of memory";
}

// The spec is compiled once more to see what was edited; files must be where they were, those in
// memory cannot be found again.
int ct_copyBack(ctSpec* s, const ctModel* m) {
  CT_ASSERT(s && m);
  ctModel* old = ct_compile(s, NULL);
  if (!old) return 0;
  const char* why = copy_back(s, m, old);
  if (why) error_add(&((Spec*)(void*)s)->errors, (Place){0}, "%s", why);
  model_free(old);
  return !why;
}
