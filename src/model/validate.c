// The table of facts: every array of integers in the model has one row, in the order of the fields.
// Sizes and layout are checked first, then the facts, then the structure that the other files
// compute again: each check relies on those before it.
#include "model/validate.h"

#include "base/assert.h"
#include "base/str.h"
#include "generated/kinds.h"
#include "model/model.h"

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

//---------------------------------- the table -----------------------------------------------------

typedef struct Fact {
  const char* name;
  int low;
  unsigned high;        // of FACT_RANGE and FACT_ID, high is the first that is too large
  unsigned short field; // offset of the pointer in ctModel
  unsigned short size;  // offset of the size that bounds it
  unsigned short num;   // FACT_SPAN: offset of the pointer to the counts
  FactKind kind : 8;
} Fact;

#define AT(f) offsetof(ctModel, f)
#define ANY(f)                                                                                     \
  { #f, 0, 0, AT(f), 0, 0, FACT_ANY }
#define CODE(f)                                                                                    \
  { #f, 0, 0, AT(f), 0, 0, FACT_CODE }
#define RANGE(f, low, high)                                                                        \
  { #f, low, high, AT(f), 0, 0, FACT_RANGE }
#define COUNT(f) RANGE(f, 0, INT_MAX)
#define DIM(f)                                                                                     \
  { #f, 1, 7, AT(f), 0, 0, FACT_DIM }
#define ID(f, n)                                                                                   \
  { #f, 0, 0, AT(f), AT(n), 0, FACT_ID }
#define ID_OR_NONE(f, n)                                                                           \
  { #f, -1, 0, AT(f), AT(n), 0, FACT_ID }
#define SPAN(f, num, n)                                                                            \
  { #f, 0, 0, AT(f), AT(n), AT(num), FACT_SPAN }

enum { FRAMES = ctSAMEFRAME_INERTIAROT + 1, MODES = ctCAMLIGHT_TARGETBODYCOM + 1 };

// In the order of the model, one kFact a line.
// clang-format off
static const Fact kFact[] = {
    // bodies
    CODE(body_parentid),
    CODE(body_rootid),
    CODE(body_weldid),
    CODE(body_mocapid),
    COUNT(body_jntnum),
    CODE(body_jntadr),
    RANGE(body_dofnum, 0, 7),
    CODE(body_dofadr),
    CODE(body_treeid),
    COUNT(body_geomnum),
    CODE(body_geomadr),
    RANGE(body_simple, 0, 3),
    RANGE(body_sameframe, 0, FRAMES),
    ID_OR_NONE(body_plugin, nplugin),
    ANY(body_contype),
    ANY(body_conaffinity),
    SPAN(body_bvhadr, body_bvhnum, nbvhstatic),
    COUNT(body_bvhnum),
    // bounding volumes and octrees
    RANGE(bvh_depth, 0, ctMAXTREEDEPTH + 1),
    CODE(bvh_child),
    CODE(bvh_nodeid),
    RANGE(oct_depth, 0, ctMAXTREEDEPTH + 1),
    CODE(oct_child),
    // joints and dofs
    RANGE(jnt_type, 0, JOINT_KINDS),
    CODE(jnt_qposadr),
    CODE(jnt_dofadr),
    CODE(jnt_bodyid),
    ANY(jnt_group),
    CODE(dof_bodyid),
    CODE(dof_jntid),
    CODE(dof_parentid),
    CODE(dof_treeid),
    CODE(dof_Madr),
    CODE(dof_simplenum),
    // trees
    CODE(tree_bodyadr),
    CODE(tree_bodynum),
    CODE(tree_dofadr),
    CODE(tree_dofnum),
    RANGE(tree_sleep_policy, 0, ctSLEEP_INIT + 1),
    // geoms
    RANGE(geom_type, 0, ctNGEOMTYPES),
    ANY(geom_contype),
    ANY(geom_conaffinity),
    DIM(geom_condim),
    CODE(geom_bodyid),
    CODE(geom_dataid),
    ID_OR_NONE(geom_matid, nmat),
    ANY(geom_group),
    ANY(geom_priority),
    ID_OR_NONE(geom_plugin, nplugin),
    RANGE(geom_sameframe, 0, FRAMES),
    RANGE(geom_exact, 0, 2),
    // sites
    RANGE(site_type, 0, ctNGEOMTYPES),
    ID(site_bodyid, nbody),
    ID_OR_NONE(site_matid, nmat),
    ANY(site_group),
    RANGE(site_sameframe, 0, FRAMES),
    // cameras and lights
    RANGE(cam_mode, 0, MODES),
    ID(cam_bodyid, nbody),
    ID_OR_NONE(cam_targetbodyid, nbody),
    RANGE(cam_projection, 0, ctPROJ_ORTHOGRAPHIC + 1),
    RANGE(cam_resolution, 0, (cttSize)INT_MAX + 1),
    ANY(cam_output),
    RANGE(light_mode, 0, MODES),
    ID(light_bodyid, nbody),
    ID_OR_NONE(light_targetbodyid, nbody),
    RANGE(light_type, 0, ctLIGHT_IMAGE + 1),
    ID_OR_NONE(light_texid, ntex),
    // flexes
    ANY(flex_contype),
    ANY(flex_conaffinity),
    DIM(flex_condim),
    ANY(flex_priority),
    RANGE(flex_selfcollide, 0, ctFLEXSELF_AUTO + 1),
    ANY(flex_activelayers),
    ANY(flex_passive),
    RANGE(flex_dim, 1, 4),
    ID_OR_NONE(flex_matid, nmat),
    ANY(flex_group),
    RANGE(flex_interp, 0, 3),
    SPAN(flex_nodeadr, flex_nodenum, nflexnode),
    COUNT(flex_nodenum),
    SPAN(flex_vertadr, flex_vertnum, nflexvert),
    COUNT(flex_vertnum),
    SPAN(flex_edgeadr, flex_edgenum, nflexedge),
    COUNT(flex_edgenum),
    SPAN(flex_elemadr, flex_elemnum, nflexelem),
    COUNT(flex_elemnum),
    CODE(flex_elemdataadr),
    CODE(flex_elemedgeadr),
    COUNT(flex_shellnum),
    CODE(flex_shelldataadr),
    SPAN(flex_evpairadr, flex_evpairnum, nflexevpair),
    COUNT(flex_evpairnum),
    ID_OR_NONE(flex_texcoordadr, nflextexcoord),
    ID(flex_nodebodyid, nbody),
    ID_OR_NONE(flex_vertbodyid, nbody),
    CODE(flex_vertedgeadr),
    COUNT(flex_vertedgenum),
    CODE(flex_vertedge),
    CODE(flex_edge),
    CODE(flex_edgeflap),
    CODE(flex_elem),
    CODE(flex_elemtexcoord),
    CODE(flex_elemedge),
    ANY(flex_elemlayer),
    CODE(flex_shell),
    CODE(flex_evpair),
    ID_OR_NONE(flex_elasticity, nkind),
    ID_OR_NONE(flex_bend, nkind),
    RANGE(flex_implicit, 0, 2),
    RANGE(flex_edgeequality, 0, 3),
    SPAN(flex_bvhadr, flex_bvhnum, nbvh),
    COUNT(flex_bvhnum),
    COUNT(flexedge_J_rownnz),
    SPAN(flexedge_J_rowadr, flexedge_J_rownnz, nJfe),
    ID(flexedge_J_colind, nv),
    COUNT(flexvert_J_rownnz),
    CODE(flexvert_J_rowadr),
    ID(flexvert_J_colind, nv),
    // meshes
    SPAN(mesh_vertadr, mesh_vertnum, nmeshvert),
    COUNT(mesh_vertnum),
    SPAN(mesh_faceadr, mesh_facenum, nmeshface),
    COUNT(mesh_facenum),
    SPAN(mesh_bvhadr, mesh_bvhnum, nbvhstatic),
    COUNT(mesh_bvhnum),
    SPAN(mesh_octadr, mesh_octnum, noct),
    COUNT(mesh_octnum),
    SPAN(mesh_normaladr, mesh_normalnum, nmeshnormal),
    COUNT(mesh_normalnum),
    SPAN(mesh_texcoordadr, mesh_texcoordnum, nmeshtexcoord),
    COUNT(mesh_texcoordnum),
    ID_OR_NONE(mesh_graphadr, nmeshgraph),
    CODE(mesh_face),
    CODE(mesh_facenormal),
    CODE(mesh_facetexcoord),
    CODE(mesh_graph),
    ID_OR_NONE(mesh_pathadr, npaths),
    COUNT(mesh_polynum),
    SPAN(mesh_polyadr, mesh_polynum, nmeshpoly),
    SPAN(mesh_polyvertadr, mesh_polyvertnum, nmeshpolyvert),
    COUNT(mesh_polyvertnum),
    CODE(mesh_polyvert),
    SPAN(mesh_polymapadr, mesh_polymapnum, nmeshpolymap),
    COUNT(mesh_polymapnum),
    CODE(mesh_polymap),
    // skins
    ID_OR_NONE(skin_matid, nmat),
    ANY(skin_group),
    SPAN(skin_vertadr, skin_vertnum, nskinvert),
    COUNT(skin_vertnum),
    CODE(skin_texcoordadr),
    SPAN(skin_faceadr, skin_facenum, nskinface),
    COUNT(skin_facenum),
    SPAN(skin_boneadr, skin_bonenum, nskinbone),
    COUNT(skin_bonenum),
    CODE(skin_face),
    SPAN(skin_bonevertadr, skin_bonevertnum, nskinbonevert),
    COUNT(skin_bonevertnum),
    ID(skin_bonebodyid, nbody),
    CODE(skin_bonevertid),
    ID_OR_NONE(skin_pathadr, npaths),
    // height fields, textures, materials
    RANGE(hfield_nrow, 1, INT_MAX),
    RANGE(hfield_ncol, 1, INT_MAX),
    CODE(hfield_adr),
    ID_OR_NONE(hfield_pathadr, npaths),
    RANGE(tex_type, 0, ctTEXTURE_SKYBOX + 1),
    RANGE(tex_colorspace, 0, ctCOLORSPACE_SRGB + 1),
    COUNT(tex_height),
    COUNT(tex_width),
    RANGE(tex_nchannel, 1, 5),
    CODE(tex_adr),
    ID_OR_NONE(tex_pathadr, npaths),
    ID_OR_NONE(mat_texid, ntex),
    // contact pairs and excludes
    DIM(pair_dim),
    ID(pair_geom1, ngeom),
    ID(pair_geom2, ngeom),
    CODE(pair_signature),
    CODE(exclude_signature),
    // equalities
    RANGE(eq_type, 0, EQ_KINDS),
    CODE(eq_obj1id),
    CODE(eq_obj2id),
    RANGE(eq_objtype, 0, ctNOBJECT),
    // tendons
    SPAN(tendon_adr, tendon_num, nwrap),
    RANGE(tendon_num, 1, INT_MAX),
    ID_OR_NONE(tendon_matid, nmat),
    ANY(tendon_group),
    COUNT(tendon_treenum),
    ID_OR_NONE(tendon_treeid, ntree),
    RANGE(wrap_type, ctWRAP_NONE + 1, WRAP_KINDS),
    CODE(wrap_objid),
    // actuators
    RANGE(actuator_trntype, 0, TRN_KINDS),
    RANGE(actuator_dyntype, 0, DYN_KINDS),
    RANGE(actuator_gaintype, 0, GAIN_KINDS),
    RANGE(actuator_biastype, 0, BIAS_KINDS),
    CODE(actuator_trnid),
    CODE(actuator_actadr),
    COUNT(actuator_actnum),
    ANY(actuator_group),
    CODE(actuator_history),
    CODE(actuator_historyadr),
    ID_OR_NONE(actuator_plugin, nplugin),
    ID_OR_NONE(actuator_gainkind, nkind),
    // sensors
    RANGE(sensor_type, 0, SENSOR_KINDS),
    RANGE(sensor_datatype, 0, ctDATATYPE_QUATERNION + 1),
    RANGE(sensor_needstage, 0, ctSTAGE_ACC + 1),
    RANGE(sensor_objtype, 0, ctNOBJECT),
    CODE(sensor_objid),
    RANGE(sensor_reftype, 0, ctNOBJECT),
    CODE(sensor_refid),
    CODE(sensor_intprm),
    COUNT(sensor_dim),
    CODE(sensor_adr),
    CODE(sensor_history),
    CODE(sensor_historyadr),
    ID_OR_NONE(sensor_plugin, nplugin),
    // plugins
    COUNT(plugin),
    CODE(plugin_stateadr),
    COUNT(plugin_statenum),
    ID_OR_NONE(plugin_attradr, npluginattr),
    // kinds of the open tables
    RANGE(kind_table, 0, ctNKINDTABLE),
    CODE(kind_slot),
    SPAN(kind_prmadr, kind_prmnum, nkindprm),
    COUNT(kind_prmnum),
    CODE(kind_stateadr),
    // deformable bodies
    RANGE(deform_kind, 0, ctNDEFORM),
    SPAN(deform_vertadr, deform_vertnum, ndeformvert),
    COUNT(deform_vertnum),
    SPAN(deform_elemadr, deform_elemnum, ndeformelem),
    COUNT(deform_elemnum),
    SPAN(deform_pinadr, deform_pinnum, ndeformpin),
    COUNT(deform_pinnum),
    SPAN(deform_attachadr, deform_attachnum, ndeformattach),
    COUNT(deform_attachnum),
    RANGE(deform_substeps, 0, 10001),
    RANGE(deform_iterations, 1, 10001),
    RANGE(deform_midpoint, 0, 2),
    ANY(deform_contype),
    ANY(deform_conaffinity),
    CODE(deform_condim),
    RANGE(deform_selfcollide, 0, 2),
    CODE(deform_elem),
    CODE(deform_pin),
    CODE(deform_attachvert),
    CODE(deform_attachtype),
    CODE(deform_attachid),
    // custom
    SPAN(numeric_adr, numeric_size, nnumericdata),
    COUNT(numeric_size),
    SPAN(text_adr, text_size, ntextdata),
    RANGE(text_size, 1, INT_MAX),
    SPAN(tuple_adr, tuple_size, ntupledata),
    COUNT(tuple_size),
    RANGE(tuple_objtype, 0, ctNOBJECT),
    CODE(tuple_objid),
    // names
    ID(name_bodyadr, nnames),
    ID(name_jntadr, nnames),
    ID(name_geomadr, nnames),
    ID(name_siteadr, nnames),
    ID(name_camadr, nnames),
    ID(name_lightadr, nnames),
    ID(name_flexadr, nnames),
    ID(name_meshadr, nnames),
    ID(name_skinadr, nnames),
    ID(name_hfieldadr, nnames),
    ID(name_texadr, nnames),
    ID(name_matadr, nnames),
    ID(name_pairadr, nnames),
    ID(name_excludeadr, nnames),
    ID(name_eqadr, nnames),
    ID(name_tendonadr, nnames),
    ID(name_actuatoradr, nnames),
    ID(name_sensoradr, nnames),
    ID(name_numericadr, nnames),
    ID(name_textadr, nnames),
    ID(name_tupleadr, nnames),
    ID(name_keyadr, nnames),
    ID(name_pluginadr, nnames),
    ID(name_kindadr, nnames),
    ID(name_deformadr, nnames),
    CODE(names_map),
    // sparse structures
    CODE(B_rownnz),
    CODE(B_rowadr),
    CODE(B_colind),
    CODE(M_rownnz),
    CODE(M_rowadr),
    CODE(M_colind),
    ID(mapM2M, nM),
    CODE(D_rownnz),
    CODE(D_rowadr),
    CODE(D_diag),
    CODE(D_colind),
    ID_OR_NONE(mapM2D, nC),
    ID(mapD2M, nD),
};
// clang-format on
enum { FACTS = sizeof kFact / sizeof kFact[0] };

//---------------------------------- reading the table ---------------------------------------------

static cttSize size_at(const ctModel* m, size_t offset) {
  cttSize n;
  memcpy(&n, (const char*)m + offset, sizeof n);
  return n;
}

// Facts are in the order of the fields, so that the search from the last one is short.
static const Field* find_field(const Field* from, size_t offset) {
  const Field* f = from;
  while (f->offset != offset) {
    if (++f == model_field + model_field_count) f = model_field;
    CT_ASSERT(f != from);
  }
  return f;
}

FactKind validate_fact(const Field* f) {
  for (int i = 0; i < FACTS; i++) {
    if (kFact[i].field == f->offset && str_eq(kFact[i].name, f->name)) return kFact[i].kind;
  }
  return FACT_NONE;
}

static cttSize field_element(const Field* f, const ctModel* m, cttSize i) {
  const void* p = field_data(f, m);
  return f->type == FIELD_BYTE ? ((const cttByte*)p)[i] : ((const int*)p)[i];
}

static Status check_span(const Check* c, const Fact* t, cttSize i, cttSize adr, cttSize num) {
  cttSize end = size_at(c->m, t->size);
  if (num == 0 && -1 <= adr && adr <= end) return CT_OK;
  if (0 <= num && 0 <= adr && adr + num <= end) return CT_OK;
  return validate_fail_at(c, t->name, i, "is %lld, with %lld entries it must be inside 0..%lld",
                          (long long)adr, (long long)num, (long long)end);
}

// Frictionless, sliding, with torsion, with rolling.
static Status check_dim(const Check* c, const Fact* t, cttSize i, cttSize x) {
  if (x == 1 || x == 3 || x == 4 || x == 6) return CT_OK;
  return validate_fail_at(c, t->name, i, "is %lld, must be 1, 3, 4 or 6", (long long)x);
}

// One message for each field at most.
static Status check_fact(const Check* c, const Fact* t, const Field* f) {
  if (t->kind == FACT_ANY || t->kind == FACT_CODE) return CT_OK;
  const Field* num = t->kind == FACT_SPAN ? find_field(f, t->num) : NULL;
  cttSize n = field_count(f, c->m, NULL);
  bool fixed = t->kind == FACT_RANGE || t->kind == FACT_DIM;
  cttSize high = fixed ? t->high : size_at(c->m, t->size);
  for (cttSize i = 0; i < n; i++) {
    cttSize x = field_element(f, c->m, i);
    if (num) {
      TRY(check_span(c, t, i, x, field_element(num, c->m, i)));
      continue;
    }
    if (t->kind == FACT_DIM) {
      TRY(check_dim(c, t, i, x));
      continue;
    }
    if (t->low <= x && x < high) continue;
    return validate_fail_at(c, t->name, i, "is %lld, must be in %lld..%lld", (long long)x,
                            (long long)t->low, (long long)high - 1);
  }
  return CT_OK;
}

//---------------------------------- sizes ---------------------------------------------------------

// Sizes that are bytes or may be unset. MuJoCo takes any njmax from a file; it only makes room.
static bool size_may_be(const Field* f, cttSize n) {
  static const size_t large[] = {AT(ntexdata), AT(narena), AT(nbuffer)};
  static const size_t unset[] = {AT(nconmax), AT(narena)};
  cttSize low = f->offset == AT(njmax) ? INT_MIN : 0, high = INT_MAX;
  for (size_t i = 0; i < sizeof large / sizeof large[0]; i++) {
    if (large[i] == f->offset) high = INT64_MAX;
  }
  for (size_t i = 0; i < sizeof unset / sizeof unset[0]; i++) {
    if (unset[i] == f->offset) low = -1;
  }
  return low <= n && n <= high;
}

Status validate_sizes(const Check* c) {
  const ctModel* m = c->m;
  Status status = CT_OK;
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory != FIELD_INLINE || f->type != FIELD_SIZE) continue;
    cttSize n = size_at(m, f->offset);
    if (!size_may_be(f, n))
      status = validate_fail(c, "size %s is %lld, out of range", f->name, (long long)n);
  }
  TRY(status);
  if (m->nbody < 1) return validate_fail(c, "no world body");
  if (m->nnames < 1) return validate_fail(c, "there are no names, not even that of the model");
  if (m->nbvhstatic + m->nbvhdynamic != m->nbvh)
    return validate_fail(c, "nbvh is not nbvhstatic + nbvhdynamic");
  return CT_OK;
}

Status validate_layout(const Check* c) {
  const ctModel* m = c->m;
  const unsigned char* block = m->buffer;
  ctModel wanted;
  size_t bytes = model_layout(m, &wanted, m->buffer);
  if (!block || bytes == SIZE_MAX || (cttSize)bytes != m->nbuffer)
    return validate_fail(c, "its sizes differ from those that its memory was allocated for");
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->memory == FIELD_BLOCK && field_data(f, m) != field_data(f, &wanted))
      return validate_fail(c, "%s does not point to its place in the model", f->name);
  }
  return CT_OK;
}

//---------------------------------- shared with the other files -----------------------------------

Status validate_stretch(const Check* c, IndexStretch s) {
  if (s.n == 0) return CT_OK;
  if (s.n < 0 || s.first < 0 || s.n > s.total - s.first)
    return validate_fail(c, "%lld entries of %s from %lld on are outside 0..%lld", (long long)s.n,
                         s.name, (long long)s.first, (long long)s.total);
  for (cttSize i = s.first; i < s.first + s.n; i++) {
    if (s.low <= s.array[i] && s.array[i] < s.high) continue;
    return validate_fail_at(c, s.name, i, "is %d, must be in %lld..%lld", s.array[i],
                            (long long)s.low, (long long)s.high - 1);
  }
  return CT_OK;
}

cttSize validate_object_count(const ctModel* m, int type) {
  static const size_t count[ctNOBJECT] = {
      [ctOBJ_BODY] = AT(nbody),       [ctOBJ_XBODY] = AT(nbody),    [ctOBJ_JOINT] = AT(njnt),
      [ctOBJ_DOF] = AT(nv),           [ctOBJ_GEOM] = AT(ngeom),     [ctOBJ_SITE] = AT(nsite),
      [ctOBJ_CAMERA] = AT(ncam),      [ctOBJ_LIGHT] = AT(nlight),   [ctOBJ_FLEX] = AT(nflex),
      [ctOBJ_MESH] = AT(nmesh),       [ctOBJ_SKIN] = AT(nskin),     [ctOBJ_HFIELD] = AT(nhfield),
      [ctOBJ_TEXTURE] = AT(ntex),     [ctOBJ_MATERIAL] = AT(nmat),  [ctOBJ_PAIR] = AT(npair),
      [ctOBJ_EXCLUDE] = AT(nexclude), [ctOBJ_EQUALITY] = AT(neq),   [ctOBJ_TENDON] = AT(ntendon),
      [ctOBJ_ACTUATOR] = AT(nu),      [ctOBJ_SENSOR] = AT(nsensor), [ctOBJ_NUMERIC] = AT(nnumeric),
      [ctOBJ_TEXT] = AT(ntext),       [ctOBJ_TUPLE] = AT(ntuple),   [ctOBJ_KEY] = AT(nkey),
      [ctOBJ_PLUGIN] = AT(nplugin),
  };
  return type <= ctOBJ_UNKNOWN || type >= ctNOBJECT ? 0 : size_at(m, count[type]);
}

Status validate(const ctModel* m, const char* source, ErrorList* err) {
  Check c = {m, source, err};
  TRY(validate_sizes(&c));
  TRY(validate_layout(&c));
  Status status = CT_OK;
  const Field* f = model_field;
  for (int i = 0; i < FACTS; i++) {
    f = find_field(f, kFact[i].field);
    if (check_fact(&c, kFact + i, f) != CT_OK) status = CT_FAIL;
  }
  TRY(status);
  TRY(validate_tree(&c));
  TRY(validate_shapes(&c));
  return validate_parts(&c);
}
