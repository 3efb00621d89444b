#include "serve/describe.h"

#include "serve/channel.h"
#include "serve/field_pack.h"
#include "serve/json.h"

#include <corten/corten.h>

// Arrays of the model, by name.
static const char* const kArray[] = {
    // tree
    "body_parentid", "body_weldid", "body_rootid", "body_mocapid", "body_dofnum", "body_mass",
    "body_ipos", "body_iquat", "body_inertia",
    // joints, actuators, sensors, equalities, tendons, keyframes
    "jnt_type", "jnt_qposadr", "jnt_dofadr", "jnt_bodyid", "jnt_limited", "jnt_range", "jnt_group",
    "actuator_ctrllimited", "actuator_ctrlrange", "actuator_group", "sensor_type", "sensor_dim",
    "sensor_adr", "eq_type", "eq_active0", "tendon_group", "key_time",
    // shapes
    "geom_type", "geom_bodyid", "geom_dataid", "geom_matid", "geom_group", "geom_contype",
    "geom_conaffinity", "geom_size", "geom_pos", "geom_quat", "geom_rgba", "site_type",
    "site_bodyid", "site_matid", "site_group", "site_size", "site_pos", "site_quat", "site_rgba",
    // assets
    "mesh_vertadr", "mesh_vertnum", "mesh_faceadr", "mesh_facenum", "mesh_normaladr",
    "mesh_normalnum", "mesh_texcoordadr", "mesh_texcoordnum", "mesh_graphadr", "mesh_vert",
    "mesh_normal", "mesh_texcoord", "mesh_face", "mesh_facenormal", "mesh_facetexcoord",
    "mesh_graph", "hfield_size", "hfield_nrow", "hfield_ncol", "hfield_adr", "hfield_data",
    "tex_type", "tex_height", "tex_width", "tex_nchannel", "tex_adr", "tex_data", "mat_texid",
    "mat_texuniform", "mat_texrepeat", "mat_emission", "mat_specular", "mat_shininess",
    "mat_reflectance", "mat_rgba",
    // cameras and lights
    "cam_mode", "cam_bodyid", "cam_projection", "cam_fovy", "cam_sensorsize", "cam_intrinsic",
    "light_mode", "light_bodyid", "light_type", "light_castshadow", "light_active",
    "light_attenuation", "light_cutoff", "light_exponent", "light_ambient", "light_diffuse",
    "light_specular",
    // what bends
    "flex_dim", "flex_matid", "flex_group", "flex_vertadr", "flex_vertnum", "flex_elemadr",
    "flex_elemnum", "flex_elemdataadr", "flex_elem", "flex_shellnum", "flex_shelldataadr",
    "flex_shell", "flex_radius", "flex_rgba", "flex_texcoordadr", "flex_texcoord",
    "flex_elemtexcoord", "flex_flatskin", "skin_matid", "skin_group", "skin_rgba", "skin_inflate",
    "skin_vertadr", "skin_vertnum", "skin_texcoordadr", "skin_faceadr", "skin_facenum",
    "skin_boneadr", "skin_bonenum", "skin_vert", "skin_texcoord", "skin_face", "skin_bonevertadr",
    "skin_bonevertnum", "skin_bonebindpos", "skin_bonebindquat", "skin_bonebodyid",
    "skin_bonevertid", "skin_bonevertweight", "deform_kind", "deform_vertadr", "deform_vertnum",
    "deform_elemadr", "deform_elemnum", "deform_elem", "deform_thickness", "deform_rgba"};

// Kinds of objects whose names the page shows, and the size that counts them.
static const struct {
  const char* name;
  int type;
  size_t size;
} kNamed[] = {{"body", ctOBJ_BODY, offsetof(ctModel, nbody)},
              {"joint", ctOBJ_JOINT, offsetof(ctModel, njnt)},
              {"geom", ctOBJ_GEOM, offsetof(ctModel, ngeom)},
              {"site", ctOBJ_SITE, offsetof(ctModel, nsite)},
              {"camera", ctOBJ_CAMERA, offsetof(ctModel, ncam)},
              {"light", ctOBJ_LIGHT, offsetof(ctModel, nlight)},
              {"flex", ctOBJ_FLEX, offsetof(ctModel, nflex)},
              {"skin", ctOBJ_SKIN, offsetof(ctModel, nskin)},
              {"mesh", ctOBJ_MESH, offsetof(ctModel, nmesh)},
              {"tendon", ctOBJ_TENDON, offsetof(ctModel, ntendon)},
              {"actuator", ctOBJ_ACTUATOR, offsetof(ctModel, nu)},
              {"sensor", ctOBJ_SENSOR, offsetof(ctModel, nsensor)},
              {"equality", ctOBJ_EQUALITY, offsetof(ctModel, neq)},
              {"key", ctOBJ_KEY, offsetof(ctModel, nkey)},
              {"deform", ctOBJ_DEFORM, offsetof(ctModel, ndeform)}};

static void describe_sizes(Pack* p, const ctModel* m) {
  bool first = true;
  pack_member(p, "size");
  strbuf_add(&p->head, "{");
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = model_field + i;
    if (f->type != FIELD_SIZE || f->memory != FIELD_INLINE) continue;
    json_key(&p->head, &first, f->name);
    json_number(&p->head, (double)*(const cttSize*)((const char*)m + f->offset));
  }
  strbuf_add(&p->head, "}");
}

static void describe_names(Pack* p, const ctModel* m) {
  bool first = true;
  pack_member(p, "names");
  strbuf_add(&p->head, "{");
  for (size_t k = 0; k < sizeof kNamed / sizeof kNamed[0]; k++) {
    const int n = (int)*(const cttSize*)((const char*)m + kNamed[k].size);
    bool inner = true;
    json_key(&p->head, &first, kNamed[k].name);
    strbuf_add(&p->head, "[");
    for (int i = 0; i < n; i++) {
      const char* name = ct_id2name(m, kNamed[k].type, i);
      json_comma(&p->head, &inner);
      json_text(&p->head, name ? name : "");
    }
    strbuf_add(&p->head, "]");
  }
  strbuf_add(&p->head, "}");
}

// Fields of the data that the page may ask for.
static void describe_fields(Pack* p, const ctModel* m) {
  bool first = true;
  pack_member(p, "fields");
  strbuf_add(&p->head, "[");
  for (int i = 0; i < data_field_count; i++) {
    if (!channel_offers(m, data_field + i)) continue;
    json_comma(&p->head, &first);
    json_text(&p->head, data_field[i].name);
  }
  strbuf_add(&p->head, "]");
}

bool describe_model(StrBuf* out, const ctModel* m) {
  Pack p;
  pack_start(&p, "model");
  pack_member(&p, "name");
  json_text(&p.head, m->names);
  describe_sizes(&p, m);
  field_pack_struct(&p, "option", option_field, option_field_count, &m->opt);
  field_pack_struct(&p, "statistic", statistic_field, statistic_field_count, &m->stat);
  field_pack_struct(&p, "visual", visual_field, visual_field_count, &m->vis);
  describe_names(&p, m);
  describe_fields(&p, m);
  for (size_t i = 0; i < sizeof kArray / sizeof kArray[0]; i++) {
    const Field* f = field_pack_find(model_field, model_field_count, kArray[i]);
    if (f) field_pack_array(&p, f, m, m, NULL);
  }
  return pack_finish(&p, out);
}
