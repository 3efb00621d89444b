// A small model with something of every kind, also of the kinds that the compiler may not make yet:
// a compiled tree, enlarged by hand. Numbers that are not indices are left zero.
#ifndef TESTS_UNIT_MODEL_EVERYTHING_H
#define TESTS_UNIT_MODEL_EVERYTHING_H

#include "model/model.h"
#include "model/names.h"

#include <corten/corten.h>

#include <string.h>

static const char everything_xml[] =
    "<mujoco model='everything'><worldbody>"
    "<geom name='floor' type='box' size='1 1 .1'/><geom type='box' size='1 1 .1' pos='0 0 3'/>"
    "<camera name='cam' resolution='4 3'/><light/>"
    "<body name='a'><joint name='ball' type='ball'/><geom name='round' size='.1'/>"
    "<geom size='.1' pos='.3 0 0'/><geom size='.1' pos='.6 0 0'/><site name='s'/><site "
    "name='convex'/>"
    "<body name='b' pos='0 0 1'><joint name='hinge'/><joint type='slide'/><geom size='.1'/>"
    "<body name='c' pos='0 0 1'><geom size='.1'/></body></body>"
    "<body pos='1 0 0'><joint axis='1 0 0'/><geom type='capsule' size='.1 .2'/></body></body>"
    "<body name='d' pos='5 0 0'><freejoint/><geom size='.1'/></body>"
    "<body name='e' pos='9 0 0' gravcomp='1'><joint type='slide'/><geom size='.1'/></body>"
    "<body name='m' mocap='true'><geom size='.1'/></body></worldbody>"
    "<custom><numeric name='n' data='1 2 3'/><text name='t' data='text'/>"
    "<tuple name='u'><element objtype='body' objname='a' prm='1'/></tuple></custom>"
    "<keyframe><key name='k'/></keyframe>"
    "<deformable><corten:cloth name='sheet' size='.2 .2' count='3' pos='4 0 1' pin='0'>"
    "<corten:attach vertex='8'/></corten:cloth></deformable></mujoco>";

static inline void everything_put(int* to, const int* from, size_t bytes) {
  memcpy(to, from, bytes);
}
#define EVERYTHING_PUT(field, ...)                                                                 \
  everything_put(m->field, (const int[]){__VA_ARGS__}, sizeof((const int[]){__VA_ARGS__}))

static inline void everything_sizes(ctModel* s) {
  s->nbvhstatic += 7;
  s->nbvhdynamic += 3;
  s->nbvh += 10;
  s->noct = 9;
  s->nmesh = 1;
  s->nmeshvert = s->nmeshnormal = s->nmeshtexcoord = s->nmeshface = s->nmeshpoly = 4;
  s->nmeshgraph = 38;
  s->nmeshpolyvert = s->nmeshpolymap = 12;
  s->nflex = 1;
  s->nflexvert = s->nflextexcoord = 4;
  s->nflexedge = s->nJfe = 5;
  s->nflexelem = s->nflexevpair = 2;
  s->nflexelemdata = s->nflexelemedge = 6;
  s->nflexshelldata = 8;
  s->nJfv = 4;
  s->nskin = s->nskinface = s->nskinbone = 1;
  s->nskinvert = s->nskintexvert = s->nskinbonevert = 3;
  s->nhfield = s->ntex = s->nmat = s->npair = s->nexclude = s->nplugin = 1;
  s->nhfielddata = 6;
  s->ntexdata = 12;
  s->npaths = 5;
  s->neq = 4;
  s->ntendon = 2;
  s->nwrap = 7;
  s->nu = 5;
  s->na = 1;
  s->nJmom = 1 + 4 * s->nv; // one of the actuators drives a hinge
  s->nsensor = 9;
  s->nsensordata = 3 + 4 + 3 + 8 + 12 + 5 + 12 + 1 + 1;
  s->nhistory = (2 + 3 * 2) + (2 + 2 * 2);
  s->npluginstate = 2;
  s->npluginattr = 6;
  s->nkind = 1;
  s->nnames_map = names_map_size(s);
}

static inline void everything_mesh(ctModel* m, int bvh) {
  EVERYTHING_PUT(mesh_vertnum, 4);
  EVERYTHING_PUT(mesh_facenum, 4);
  EVERYTHING_PUT(mesh_normalnum, 4);
  EVERYTHING_PUT(mesh_texcoordnum, 4);
  EVERYTHING_PUT(mesh_bvhadr, bvh);
  EVERYTHING_PUT(mesh_bvhnum, 7);
  EVERYTHING_PUT(mesh_octnum, 9);
  EVERYTHING_PUT(mesh_polynum, 4);
  EVERYTHING_PUT(mesh_face, 0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2);
  EVERYTHING_PUT(mesh_facenormal, 0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2);
  EVERYTHING_PUT(mesh_facetexcoord, 0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2);
  EVERYTHING_PUT(mesh_graph, 4, 4, 0, 4, 8, 12, 0, 1, 2, 3, 1, 2, 3, -1, 0, 2, 3, -1, 0, 1, 3, -1,
                 0, 1, 2, -1, 0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2);
  EVERYTHING_PUT(mesh_polyvertadr, 0, 3, 6, 9);
  EVERYTHING_PUT(mesh_polyvertnum, 3, 3, 3, 3);
  EVERYTHING_PUT(mesh_polyvert, 0, 1, 2, 0, 3, 1, 0, 2, 3, 1, 3, 2);
  EVERYTHING_PUT(mesh_polymapadr, 0, 3, 6, 9);
  EVERYTHING_PUT(mesh_polymapnum, 3, 3, 3, 3);
  EVERYTHING_PUT(mesh_polymap, 0, 1, 2, 0, 1, 3, 0, 2, 3, 1, 2, 3);
  EVERYTHING_PUT(bvh_child + 2 * bvh, 1, 4, 2, 3, -1, -1, -1, -1, 5, 6, -1, -1, -1, -1);
  EVERYTHING_PUT(bvh_depth + bvh, 0, 1, 2, 2, 1, 2, 2);
  EVERYTHING_PUT(bvh_nodeid + bvh, -1, -1, 0, 1, -1, 2, 3);
  for (int i = 0; i < 72; i++) m->oct_child[i] = i < 8 ? i + 1 : -1;
  EVERYTHING_PUT(oct_depth, 0, 1, 1, 1, 1, 1, 1, 1, 1);
}

static inline void everything_flex(ctModel* m, int bvh) {
  EVERYTHING_PUT(flex_dim, 2);
  EVERYTHING_PUT(flex_condim, 3);
  EVERYTHING_PUT(flex_vertnum, 4);
  EVERYTHING_PUT(flex_edgenum, 5);
  EVERYTHING_PUT(flex_elemnum, 2);
  EVERYTHING_PUT(flex_shellnum, 4);
  EVERYTHING_PUT(flex_evpairnum, 2);
  EVERYTHING_PUT(flex_vertbodyid, 1, 2, 3, 4);
  EVERYTHING_PUT(flex_vertedgeadr, 0, 2, 5, 8);
  EVERYTHING_PUT(flex_vertedgenum, 2, 3, 3, 2);
  EVERYTHING_PUT(flex_vertedge, 0, 2, 0, 1, 3, 1, 2, 4, 3, 4);
  EVERYTHING_PUT(flex_edge, 0, 1, 1, 2, 2, 0, 1, 3, 3, 2);
  EVERYTHING_PUT(flex_edgeflap, 2, -1, 0, 3, 1, -1, 2, -1, 1, -1);
  EVERYTHING_PUT(flex_elem, 0, 1, 2, 1, 3, 2);
  EVERYTHING_PUT(flex_elemtexcoord, 0, 1, 2, 1, 3, 2);
  EVERYTHING_PUT(flex_elemedge, 0, 1, 2, 3, 4, 1);
  EVERYTHING_PUT(flex_shell, 0, 1, 2, 0, 1, 3, 3, 2);
  EVERYTHING_PUT(flex_evpair, 0, 3, 1, 0);
  EVERYTHING_PUT(flexedge_J_rownnz, 1, 1, 1, 1, 1);
  EVERYTHING_PUT(flexedge_J_rowadr, 0, 1, 2, 3, 4);
  EVERYTHING_PUT(flexvert_J_rownnz, 1, 1, 1, 1, 1, 1, 1, 1);
  EVERYTHING_PUT(flexvert_J_rowadr, 0, 1, 2, 3, 4, 5, 6, 7);
  EVERYTHING_PUT(flex_bvhadr, bvh);
  EVERYTHING_PUT(flex_bvhnum, 3);
  EVERYTHING_PUT(bvh_child + 2 * bvh, 1, 2, -1, -1, -1, -1);
  EVERYTHING_PUT(bvh_depth + bvh, 0, 1, 1);
  EVERYTHING_PUT(bvh_nodeid + bvh, -1, 0, 1);
  EVERYTHING_PUT(flex_matid, 0);
  EVERYTHING_PUT(flex_elasticity, -1);
  EVERYTHING_PUT(flex_bend, -1);
}

static inline void everything_assets(ctModel* m) {
  EVERYTHING_PUT(skin_vertnum, 3);
  EVERYTHING_PUT(skin_facenum, 1);
  EVERYTHING_PUT(skin_face, 0, 1, 2);
  EVERYTHING_PUT(skin_bonenum, 1);
  EVERYTHING_PUT(skin_bonevertnum, 3);
  EVERYTHING_PUT(skin_bonevertid, 0, 1, 2);
  EVERYTHING_PUT(skin_bonebodyid, 1);
  EVERYTHING_PUT(hfield_nrow, 2);
  EVERYTHING_PUT(hfield_ncol, 3);
  EVERYTHING_PUT(tex_height, 2);
  EVERYTHING_PUT(tex_width, 2);
  EVERYTHING_PUT(tex_nchannel, 3);
  EVERYTHING_PUT(mat_texid, -1, 0, -1, -1, -1, -1, -1, -1, -1, -1);
  EVERYTHING_PUT(pair_dim, 3);
  EVERYTHING_PUT(pair_geom1, 2);
  EVERYTHING_PUT(pair_geom2, 6);
  EVERYTHING_PUT(pair_signature, 65536 + 3);
  EVERYTHING_PUT(exclude_signature, 65536 + 2);
  EVERYTHING_PUT(plugin_statenum, 2);
  memcpy(m->paths, "file", 5);
  EVERYTHING_PUT(plugin, 1); // a cable, with settings but without bodies
  memcpy(m->plugin_attr, "1\0001\0\0", 6);
}

static inline void everything_forces(ctModel* m) {
  EVERYTHING_PUT(eq_type, ctEQ_CONNECT, ctEQ_JOINT, ctEQ_TENDON, ctEQ_FLEX);
  EVERYTHING_PUT(eq_obj1id, 1, 1, 0, 0);
  EVERYTHING_PUT(eq_obj2id, 2, -1, 1, -1);
  EVERYTHING_PUT(eq_objtype, ctOBJ_BODY, 0, 0, 0);
  EVERYTHING_PUT(tendon_adr, 0, 6);
  EVERYTHING_PUT(tendon_num, 6, 1);
  EVERYTHING_PUT(tendon_matid, -1, 0);
  EVERYTHING_PUT(tendon_treenum, 1, 1);
  EVERYTHING_PUT(tendon_treeid, 0, -1, 0, -1);
  EVERYTHING_PUT(wrap_type, ctWRAP_SITE, ctWRAP_SPHERE, ctWRAP_SITE, ctWRAP_PULLEY, ctWRAP_SITE,
                 ctWRAP_SITE, ctWRAP_JOINT);
  EVERYTHING_PUT(wrap_objid, 0, 2, 1, -1, 0, 1, 1);
  m->wrap_prm[1] = -1;
  m->wrap_prm[3] = 2;
  EVERYTHING_PUT(actuator_trntype, ctTRN_JOINT, ctTRN_SITE, ctTRN_SLIDERCRANK, ctTRN_TENDON,
                 ctTRN_BODY);
  EVERYTHING_PUT(actuator_trnid, 1, -1, 0, -1, 0, 1, 1, -1, 2, -1);
  EVERYTHING_PUT(actuator_dyntype, ctDYN_INTEGRATOR, 0, 0, 0, 0);
  EVERYTHING_PUT(actuator_actadr, 0, -1, -1, -1, -1);
  EVERYTHING_PUT(actuator_actnum, 1, 0, 0, 0, 0);
  EVERYTHING_PUT(actuator_history, 3, 0);
  EVERYTHING_PUT(actuator_historyadr, 0, -1, -1, -1, -1);
  EVERYTHING_PUT(actuator_plugin, -1, -1, -1, -1, -1);
  EVERYTHING_PUT(actuator_gainkind, -1, -1, -1, -1, -1);
}

static inline void everything_sensors(ctModel* m) {
  EVERYTHING_PUT(sensor_type, ctSENS_GYRO, ctSENS_BALLQUAT, ctSENS_FRAMEPOS, ctSENS_CONTACT,
                 ctSENS_RANGEFINDER, ctSENS_USER, ctSENS_TACTILE, ctSENS_JOINTPOS, ctSENS_CLOCK);
  EVERYTHING_PUT(sensor_needstage, 2, 1, 1, 3, 1, 3, 1, 1, 1);
  EVERYTHING_PUT(sensor_objtype, ctOBJ_SITE, ctOBJ_JOINT, ctOBJ_BODY, ctOBJ_GEOM, ctOBJ_CAMERA, 0,
                 ctOBJ_MESH, ctOBJ_JOINT, 0);
  EVERYTHING_PUT(sensor_objid, 0, 0, 1, 2, 0, -1, 0, 1, -1);
  EVERYTHING_PUT(sensor_reftype, 0, 0, ctOBJ_SITE, 0, 0, 0, ctOBJ_GEOM, 0, 0);
  EVERYTHING_PUT(sensor_refid, -1, -1, 0, -1, -1, -1, 2, -1, -1);
  EVERYTHING_PUT(sensor_intprm + 9, 3, 0, 2, 1, 0, 0);
  EVERYTHING_PUT(sensor_dim, 3, 4, 3, 8, 12, 5, 12, 1, 1);
  EVERYTHING_PUT(sensor_adr, 0, 3, 7, 10, 18, 30, 35, 47, 48);
  EVERYTHING_PUT(sensor_history + 14, 2, 0);
  EVERYTHING_PUT(sensor_historyadr, -1, -1, -1, -1, -1, -1, -1, 8, -1);
  EVERYTHING_PUT(sensor_plugin, -1, -1, -1, -1, -1, -1, -1, -1, -1);
}

// A compiled tree and more; NULL when out of memory.
static inline ctModel* everything(void) {
  ctModel* tree = ct_loadXMLString(everything_xml, NULL, NULL, 0);
  if (!tree) return NULL;
  ctModel sizes = *tree;
  everything_sizes(&sizes);
  ctModel* m = model_new(&sizes);
  for (int i = 0; m && i < model_field_count; i++) {
    const Field* f = model_field + i;
    cttSize n = field_count(f, tree, NULL);
    if (f->memory == FIELD_BLOCK && n > 0)
      memcpy(field_data(f, m), field_data(f, tree), (size_t)n * field_element_size(f->type));
  }
  int bvh = (int)tree->nbvh;
  ct_deleteModel(tree);
  if (!m) return NULL;
  // new elements have the empty name that ends the model's
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (strncmp(f->name, "name_", 5) != 0) continue;
    int* adr = (int*)field_data(f, m);
    for (cttSize k = 0; k < field_count(f, m, NULL); k++) {
      if (adr[k] == 0) adr[k] = (int)strlen(m->names);
    }
  }
  everything_mesh(m, bvh);
  everything_flex(m, bvh + 7);
  everything_assets(m);
  everything_forces(m);
  everything_sensors(m);
  m->kind_table[0] = ctKIND_FORMULATION;
  m->kind_stateadr[0] = -1;
  m->name_kindadr[0] = m->name_siteadr[1]; // has the name of a formulation
  m->geom_type[1] = ctGEOM_HFIELD;
  m->geom_dataid[1] = 0;
  m->geom_type[3] = ctGEOM_MESH;
  m->geom_dataid[3] = 0;
  names_build(m);
  return m;
}

#endif
