// References by kind, names, texts and sizes of buffers. The facts, the tree and the shapes hold. A
// part that stands behind another must begin where that ends, and the sum must be the size of the
// array, so that no two parts overlap.
#include "generated/kinds.h"
#include "geom/shape.h"
#include "model/field.h"
#include "model/kind_registry.h"
#include "model/names.h"
#include "model/validate.h"

#include <limits.h>
#include <stdbool.h>
#include <string.h>

//---------------------------------- helpers -------------------------------------------------------

// An object of a type; low is -1 where none is allowed.
static Status check_object(const Check* c, const char* field, cttSize i, int type, int id,
                           int low) {
  cttSize n = validate_object_count(c->m, type);
  if (low <= id && id < n) return CT_OK;
  return validate_fail_at(c, field, i, "is %d, there are %lld objects of its type", id,
                          (long long)n);
}

// adr must be the number of entries before, or -1 where there are none; *at moves on by num.
static Status check_follows(const Check* c, const char* field, cttSize i, int adr, cttSize num,
                            cttSize* at) {
  bool none = num == 0 && adr == -1;
  if (num > INT_MAX || (adr != *at && !none))
    return validate_fail_at(c, field, i, "is %d, must be %lld", adr, (long long)*at);
  *at += num;
  return CT_OK;
}

//---------------------------------- geoms and contacts --------------------------------------------

static Status check_geom_data(const Check* c, int i) {
  const ctModel* m = c->m;
  cttObj data = shape_of(m->geom_type[i])->data;
  int of = data == ctOBJ_HFIELD ? ctOBJ_HFIELD : ctOBJ_MESH; // primitives may be fitted to a mesh
  if (m->geom_exact[i] && (data != ctOBJ_MESH || m->geom_dataid[i] < 0))
    return validate_fail_at(c, "geom_exact", i, "is %d, but the geom is no mesh", m->geom_exact[i]);
  return check_object(c, "geom_dataid", i, of, m->geom_dataid[i], data != ctOBJ_UNKNOWN ? 0 : -1);
}

// Two body ids of 16 bits each; with more bodies than that they mean nothing.
static Status check_signature(const Check* c, const char* field, cttSize i, int sig) {
  uint32_t bits = (uint32_t)sig;
  if (c->m->nbody > 65536 || (bits >> 16 < c->m->nbody && (bits & 65535) < c->m->nbody))
    return CT_OK;
  return validate_fail_at(c, field, i, "is %d, not two bodies", sig);
}

//---------------------------------- constraints and tendons ---------------------------------------

static Status check_equality(const Check* c, int i) {
  const ctModel* m = c->m;
  const EqKind* kind = eq_kind + m->eq_type[i];
  int of = kind->pose ? m->eq_objtype[i] : (int)kind->object;
  if (kind->pose && of != ctOBJ_BODY && of != ctOBJ_SITE)
    return validate_fail_at(c, "eq_objtype", i, "is %d, must be body or site", of);
  TRY(check_object(c, "eq_obj1id", i, of, m->eq_obj1id[i], 0));
  return check_object(c, "eq_obj2id", i, of, m->eq_obj2id[i], kind->pose ? 0 : -1);
}

static Status check_path_point(const Check* c, cttSize w) {
  const ctModel* m = c->m;
  const WrapKind* kind = wrap_kind + m->wrap_type[w];
  TRY(check_object(c, "wrap_objid", w, (int)kind->object, m->wrap_objid[w], kind->pulley ? -1 : 0));
  if (kind->object != ctOBJ_GEOM) return CT_OK;
  // the number is the site beside which the path goes, -1: none; false for NaN too
  if (m->wrap_prm[w] >= -1 && m->wrap_prm[w] < (cttNum)m->nsite) return CT_OK;
  return validate_fail_at(c, "wrap_prm", w, "is not a site");
}

static cttObj path_object(const ctModel* m, cttSize w) { return wrap_kind[m->wrap_type[w]].object; }

// A path has joints only, or sites; a geom is between two sites.
static Status check_path_order(const Check* c, int i) {
  const ctModel* m = c->m;
  cttSize first = m->tendon_adr[i], end = first + m->tendon_num[i];
  bool fixed = path_object(m, first) == ctOBJ_JOINT;
  for (cttSize w = first; w < end; w++) {
    TRY(check_path_point(c, w));
    cttObj type = path_object(m, w);
    bool between = w > first && w + 1 < end && path_object(m, w - 1) == ctOBJ_SITE &&
                   path_object(m, w + 1) == ctOBJ_SITE;
    if (fixed != (type == ctOBJ_JOINT) || (type == ctOBJ_GEOM && !between))
      return validate_fail_at(c, "wrap_type", w, "is %d: does not fit into the path of tendon %d",
                              m->wrap_type[w], i);
  }
  return CT_OK;
}

//---------------------------------- actuators and sensors -----------------------------------------

// Numbers in a delay buffer: two of its own, then for each sample its time and values. Without
// samples, or with a negative number of them, there is none.
static cttSize count_history(const int history[2], cttSize dim) {
  return history[0] > 0 ? 2 + history[0] * (dim + 1) : 0;
}

// Reading between samples: the last one, linear, cubic.
static Status check_history_kind(const Check* c, const char* field, cttSize i,
                                 const int history[2]) {
  if (0 <= history[1] && history[1] <= 2) return CT_OK;
  return validate_fail_at(c, field, 2 * i + 1, "is %d, must be in 0..2", history[1]);
}

static Status actuator_target(const Check* c, int i) {
  const ctModel* m = c->m;
  const TrnKind* kind = trn_kind + m->actuator_trntype[i];
  const int* id = m->actuator_trnid + 2 * (cttSize)i;
  TRY(check_object(c, "actuator_trnid", 2 * (cttSize)i, (int)kind->object, id[0], 0));
  return check_object(c, "actuator_trnid", 2 * (cttSize)i + 1, ctOBJ_SITE, id[1],
                      kind->crank ? 0 : -1);
}

// Room for the row of an actuator in the moment matrix: the dofs of its joint, else all.
static cttSize moment_size(const ctModel* m, int i) {
  bool joint = trn_kind[m->actuator_trntype[i]].object == ctOBJ_JOINT;
  return joint ? joint_kind[m->jnt_type[m->actuator_trnid[2 * (cttSize)i]]].nv : m->nv;
}

// *history is the next free number of the delay buffers.
static Status check_actuators(const Check* c, cttSize* history) {
  const ctModel* m = c->m;
  cttSize act = 0, moment = 0;
  for (int i = 0; i < m->nu; i++) {
    TRY(actuator_target(c, i));
    moment += moment_size(m, i);
    if (dyn_kind[m->actuator_dyntype[i]].activations && m->actuator_actnum[i] == 0)
      return validate_fail_at(c, "actuator_dyntype", i, "is %d, but there is no activation",
                              m->actuator_dyntype[i]);
    TRY(check_follows(c, "actuator_actadr", i, m->actuator_actadr[i], m->actuator_actnum[i], &act));
    TRY(check_history_kind(c, "actuator_history", i, m->actuator_history + 2 * (cttSize)i));
    TRY(check_follows(c, "actuator_historyadr", i, m->actuator_historyadr[i],
                      count_history(m->actuator_history + 2 * (cttSize)i, 1), history));
  }
  // room for more is harmless: somebody let an actuator drive another joint
  if (moment > m->nJmom || m->nJmom > m->nu * m->nv)
    return validate_fail(c, "nJmom is not the number of moments of the actuators");
  return act == m->na ? CT_OK : validate_fail(c, "na is not the number of activations");
}

#define BIT(type) (1u << ctOBJ_##type)
enum {
  FRAME = BIT(BODY) | BIT(XBODY) | BIT(GEOM) | BIT(SITE) | BIT(CAMERA),
  SOLID = BIT(BODY) | BIT(GEOM),
  ANYTHING = (1u << ctNOBJECT) - 1,
};

// Types of objects that fit what a sensor is on.
static const unsigned kObjectTypes[] = {
    [SENSOR_ON_NONE] = BIT(UNKNOWN),
    [SENSOR_ON_SITE] = BIT(SITE),
    [SENSOR_ON_EYE] = BIT(SITE) | BIT(CAMERA),
    [SENSOR_ON_SCALAR_JOINT] = BIT(JOINT),
    [SENSOR_ON_BALL_JOINT] = BIT(JOINT),
    [SENSOR_ON_LIMITED_JOINT] = BIT(JOINT),
    [SENSOR_ON_TENDON] = BIT(TENDON),
    [SENSOR_ON_LIMITED_TENDON] = BIT(TENDON),
    [SENSOR_ON_ACTUATOR] = BIT(ACTUATOR),
    [SENSOR_ON_FRAME] = FRAME,
    [SENSOR_ON_FRAME_OR_NONE] = FRAME | BIT(UNKNOWN),
    [SENSOR_ON_BODY] = BIT(BODY),
    [SENSOR_ON_GEOM] = BIT(GEOM),
    [SENSOR_ON_CAMERA] = BIT(CAMERA),
    [SENSOR_ON_MESH] = BIT(MESH),
    [SENSOR_ON_SOLID] = SOLID,
    [SENSOR_ON_TOUCHING] = BIT(UNKNOWN) | BIT(SITE) | BIT(BODY) | BIT(XBODY) | BIT(GEOM),
    [SENSOR_ON_ANY] = ANYTHING,
};

// Numbers that the bits of spec ask for; width of each of n fields; -1 if other bits are set.
static cttSize spec_width(int spec, const int* width, int n) {
  if (spec < 0 || spec >> n) return -1;
  cttSize sum = 0;
  for (int k = 0; k < n; k++) sum += spec >> k & 1 ? width[k] : 0;
  return sum;
}

// Output numbers of a sensor whose settings decide it; -1: these are wrong.
static cttSize sensor_dim(const ctModel* m, int i) {
  static const int ray[ctNRAYDATA] = {1, 3, 3, 3, 3, 1};
  static const int contact[ctNCONDATA] = {1, 3, 3, 1, 3, 3, 3};
  const int* prm = m->sensor_intprm + ctNSENS * (cttSize)i;
  int type = m->sensor_type[i], id = m->sensor_objid[i];
  if (type == ctSENS_RANGEFINDER) {
    bool camera = m->sensor_objtype[i] == ctOBJ_CAMERA;
    const int* size = m->cam_resolution + 2 * (cttSize)id;
    cttSize rays = camera ? (cttSize)size[0] * size[1] : 1;
    return rays > INT_MAX ? -1 : rays * spec_width(prm[0], ray, ctNRAYDATA);
  }
  if (type == ctSENS_CONTACT)
    return prm[2] < 0 ? -1 : prm[2] * spec_width(prm[0], contact, ctNCONDATA);
  if (type == ctSENS_TACTILE) return 3 * (cttSize)m->mesh_vertnum[id];
  return m->sensor_dim[i];
}

static Status check_one_sensor(const Check* c, int i) {
  const ctModel* m = c->m;
  int type = m->sensor_type[i], of = m->sensor_objtype[i], ref = m->sensor_reftype[i];
  const SensorKind* kind = sensor_kind + type;
  if (!(kObjectTypes[kind->object] >> of & 1))
    return validate_fail_at(c, "sensor_objtype", i, "is %d, not allowed for sensor_type %d", of,
                            type);
  if (!(kObjectTypes[kind->reference] >> ref & 1))
    return validate_fail_at(c, "sensor_reftype", i, "is %d, not allowed for sensor_type %d", ref,
                            type);
  TRY(check_object(c, "sensor_objid", i, of, m->sensor_objid[i], of == ctOBJ_UNKNOWN ? -1 : 0));
  TRY(check_object(c, "sensor_refid", i, ref, m->sensor_refid[i], ref == ctOBJ_UNKNOWN ? -1 : 0));
  if (kind->object == SENSOR_ON_BALL_JOINT &&
      !joint_kind[m->jnt_type[m->sensor_objid[i]]].orientation)
    return validate_fail_at(c, "sensor_objid", i, "is not a ball joint");
  cttSize dim = kind->dim ? kind->dim : sensor_dim(m, i);
  if (dim < 0 || dim != m->sensor_dim[i])
    return validate_fail_at(c, "sensor_dim", i, "is %d, not the dimension of its sensor_type",
                            m->sensor_dim[i]);
  return CT_OK;
}

static Status check_sensors(const Check* c, cttSize* history) {
  const ctModel* m = c->m;
  cttSize out = 0;
  for (int i = 0; i < m->nsensor; i++) {
    TRY(check_one_sensor(c, i));
    TRY(check_follows(c, "sensor_adr", i, m->sensor_adr[i], m->sensor_dim[i], &out));
    TRY(check_history_kind(c, "sensor_history", i, m->sensor_history + 2 * (cttSize)i));
    TRY(check_follows(c, "sensor_historyadr", i, m->sensor_historyadr[i],
                      count_history(m->sensor_history + 2 * (cttSize)i, m->sensor_dim[i]),
                      history));
  }
  return out == m->nsensordata ? CT_OK : validate_fail(c, "nsensordata is not the sensors' sum");
}

//---------------------------------- texts, names, plugins, options --------------------------------

// The last byte ends whatever string an address points to.
static Status check_text_end(const Check* c, const char* field, const char* text, cttSize n) {
  return n == 0 || text[n - 1] == 0 ? CT_OK : validate_fail(c, "%s is not ended by a zero", field);
}

// Each kind of named element has a table of two slots a name; one must stay empty to end a search.
static Status check_name_tables(const Check* c) {
  const ctModel* m = c->m;
  if (m->nnames_map != names_map_size(m)) return validate_fail(c, "nnames_map does not fit");
  cttSize at = 0;
  for (int k = 0; k < model_field_count; k++) {
    const Field* f = model_field + k;
    // instances of kinds are not found by name
    if (strncmp(f->name, "name_", 5) != 0 || f->offset == offsetof(ctModel, name_kindadr)) continue;
    cttSize n = field_count(f, m, NULL), used = 0;
    TRY(STRETCH(c, names_map, m->nnames_map, at, 2 * n, -1, n));
    for (cttSize i = at; i < at + 2 * n; i++) used += m->names_map[i] >= 0;
    if (used > n) return validate_fail(c, "names_map has too many entries for %s", f->name);
    at += 2 * n;
  }
  return CT_OK;
}

static Status check_texts(const Check* c) {
  const ctModel* m = c->m;
  TRY(check_text_end(c, "names", m->names, m->nnames));
  TRY(check_text_end(c, "paths", m->paths, m->npaths));
  TRY(check_text_end(c, "plugin_attr", m->plugin_attr, m->npluginattr));
  for (int i = 0; i < m->ntext; i++)
    TRY(check_text_end(c, "a custom text", m->text_data + m->text_adr[i], m->text_size[i]));
  return check_name_tables(c);
}

static Status check_plugins(const Check* c) {
  const ctModel* m = c->m;
  cttSize state = 0;
  for (int i = 0; i < m->nplugin; i++)
    TRY(check_follows(c, "plugin_stateadr", i, m->plugin_stateadr[i], m->plugin_statenum[i],
                      &state));
  return state == m->npluginstate
             ? CT_OK
             : validate_fail(c, "npluginstate is not the sum of plugin_statenum");
}

Status validate_options(const Check* c) {
  const ctOption* o = &c->m->opt;
  const struct {
    const char* name;
    int value, last;
  } option[] = {
      {"integrator", o->integrator, INTEGRATOR_KINDS - 1},
      {"cone", o->cone, CONE_KINDS - 1},
      {"jacobian", o->jacobian, JACOBIAN_KINDS - 1},
      {"solver", o->solver, SOLVER_KINDS - 1},
  };
  for (size_t i = 0; i < sizeof option / sizeof *option; i++) {
    if (0 <= option[i].value && option[i].value <= option[i].last) continue;
    return validate_fail(c, "opt.%s is %d, must be in 0..%d", option[i].name, option[i].value,
                         option[i].last);
  }
  if (!kind_registry_at(ctKIND_FORMULATION, o->formulation))
    return validate_fail(c, "opt.formulation is %d: there is no such formulation", o->formulation);
  return CT_OK;
}

//---------------------------------- entry ---------------------------------------------------------

static Status check_elements_by_kind(const Check* c) {
  const ctModel* m = c->m;
  for (int i = 0; i < m->ngeom; i++) TRY(check_geom_data(c, i));
  for (int i = 0; i < m->npair; i++)
    TRY(check_signature(c, "pair_signature", i, m->pair_signature[i]));
  for (int i = 0; i < m->nexclude; i++)
    TRY(check_signature(c, "exclude_signature", i, m->exclude_signature[i]));
  for (int i = 0; i < m->neq; i++) TRY(check_equality(c, i));
  for (int i = 0; i < m->ntendon; i++) TRY(check_path_order(c, i));
  for (int i = 0; i < m->ntupledata; i++)
    TRY(check_object(c, "tuple_objid", i, m->tuple_objtype[i], m->tuple_objid[i], 0));
  return CT_OK;
}

Status validate_parts(const Check* c) {
  cttSize history = 0;
  TRY(validate_options(c));
  TRY(check_texts(c));
  TRY(check_elements_by_kind(c));
  TRY(check_actuators(c, &history));
  TRY(check_sensors(c, &history));
  if (history != c->m->nhistory) return validate_fail(c, "nhistory is not the sum of all delays");
  TRY(check_plugins(c));
  TRY(validate_deform(c));
  return validate_kinds(c);
}
