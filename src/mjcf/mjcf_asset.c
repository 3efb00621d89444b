// Assets beyond the table. The attributes of the table are in the target already; each function
// reads only what no row describes and leaves vectors with the lengths that the compiler expects,
// or reports an error at the attribute.
#include "mjcf/mjcf_asset.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/str.h"
#include "mjcf/mjcf_file.h"
#include "mjcf/mjcf_plugin.h"
#include "spec/mesh_make.h"

#include <corten/corten.h>

#include <string.h>

enum { MAX_GRID = 12, MAX_HFIELD = 1 << 28 };

//---------------------------------- mesh ----------------------------------------------------------

static Status read_builtin(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctsMesh* mesh) {
  int kind;
  TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_MESHBUILTIN, &kind));
  if (!vectors_is_empty(mesh->file))
    return mjcf_attr_fail(r, n, "builtin", "builtin cannot be used with a mesh file");
  if (mesh->uservert->count)
    return mjcf_attr_fail(r, n, "builtin", "builtin mesh cannot be used with user vertex data");
  const XmlAttr* params = mjcf_attr_find(n, "params");
  if (!params) return mjcf_attr_fail(r, n, NULL, "required attribute missing: 'params'");
  ctDoubleVec list = {0};
  Status status = mjcf_attr_reals(r, n, params, &list);
  if (status == CT_OK)
    status = mesh_make(mesh, (cttMeshBuiltin)kind, list.data, list.count,
                       xml_place(r->doc, n, "builtin"), r->err);
  vectors_free(VALUE_DOUBLEVEC, &list);
  return status;
}

Status mjcf_asset_mesh(MjcfReader* r, const XmlNode* n, void* target) {
  ctsMesh* mesh = target;
  TRY(mjcf_plugin_child(r, n, &mesh->plugin));
  if (mesh->maxhullvert != -1 && mesh->maxhullvert < 4)
    return mjcf_attr_fail(r, n, "maxhullvert", "maxhullvert must be larger than 3");
  const XmlAttr* a = mjcf_attr_find(n, "builtin");
  return a ? read_builtin(r, n, a, mesh) : CT_OK;
}

//---------------------------------- height field --------------------------------------------------

// The text lists rows from the far side to the near one; the data begin at the near side.
static Status flip_hfield_rows(MjcfReader* r, const XmlNode* n, ctsHField* hfield,
                               const ctFloatVec* given) {
  size_t nrow = (size_t)hfield->nrow, ncol = (size_t)hfield->ncol;
  if (!array_reserve(hfield->userdata, hfield->nrow * hfield->ncol))
    return mjcf_attr_no_memory(r, n);
  float* data = hfield->userdata->data;
  hfield->userdata->count = hfield->nrow * hfield->ncol;
  if (!given->count) memset(data, 0, nrow * ncol * sizeof *data);
  for (size_t i = 0; given->count && i < nrow; i++)
    memcpy(data + (nrow - 1 - i) * ncol, given->data + i * ncol, ncol * sizeof *data);
  return CT_OK;
}

Status mjcf_asset_hfield(MjcfReader* r, const XmlNode* n, void* target) {
  ctsHField* hfield = target;
  if (mjcf_attr_find(n, "file") || hfield->nrow <= 0 || hfield->ncol <= 0) return CT_OK;
  if ((cttSize)hfield->nrow * hfield->ncol > MAX_HFIELD)
    return mjcf_attr_fail(r, n, "nrow", "height field is too large");
  ctFloatVec given = {0};
  const XmlAttr* a = mjcf_attr_find(n, "elevation");
  Status status = a ? mjcf_attr_floats(r, n, a, &given) : CT_OK;
  if (status == CT_OK && given.count && given.count != hfield->nrow * hfield->ncol)
    status = mjcf_attr_fail(r, n, "elevation", "elevation data length must match nrow*ncol");
  if (status == CT_OK) status = flip_hfield_rows(r, n, hfield, &given);
  vectors_free(VALUE_FLOATVEC, &given);
  return status;
}

//---------------------------------- skin ----------------------------------------------------------

// Numbers that must be there. count < 0: any number but none.
static Status bone_numbers(MjcfReader* r, const XmlNode* n, const char* name, int count,
                           ctFloatVec* out) {
  const XmlAttr* a = mjcf_attr_find(n, name);
  if (!a) return CT_FAIL; // reported by the schema check
  TRY(mjcf_attr_floats(r, n, a, out));
  if (out->count == 0) return mjcf_attr_fail(r, n, NULL, "required attribute missing: '%s'", name);
  if (count < 0 || out->count == count) return CT_OK;
  return mjcf_attr_fail(r, n, name, "attribute '%s' %s", name,
                        out->count < count ? "does not have enough data" : "has too much data");
}

static Status append_floats(MjcfReader* r, const XmlNode* n, ctFloatVec* to,
                            const ctFloatVec* from) {
  if (!array_reserve(to, to->count + from->count)) return mjcf_attr_no_memory(r, n);
  memcpy(to->data + to->count, from->data, (size_t)from->count * sizeof(float));
  to->count += from->count;
  return CT_OK;
}

static Status bone_vertices(MjcfReader* r, const XmlNode* n, ctsSkin* skin) {
  const XmlAttr* a = mjcf_attr_find(n, "vertid");
  ctIntVec* id = array_push(skin->vertid);
  if (!id) return mjcf_attr_no_memory(r, n);
  *id = (ctIntVec){0};
  if (!a) return CT_FAIL; // reported by the schema check
  TRY(mjcf_attr_ints(r, n, a, id));
  if (id->count == 0) return mjcf_attr_fail(r, n, NULL, "required attribute missing: 'vertid'");
  ctFloatVec* weight = array_push(skin->vertweight);
  if (!weight) return mjcf_attr_no_memory(r, n);
  *weight = (ctFloatVec){0};
  return bone_numbers(r, n, "vertweight", -1, weight);
}

static Status read_bone(MjcfReader* r, const XmlNode* n, ctsSkin* skin) {
  const char* body = xml_attr(n, "body");
  if (body && !vectors_add_string(skin->bodyname, body)) return mjcf_attr_no_memory(r, n);
  ctFloatVec pos = {0}, quat = {0};
  Status status = bone_numbers(r, n, "bindpos", 3, &pos);
  if (status == CT_OK) status = append_floats(r, n, skin->bindpos, &pos);
  if (status == CT_OK) status = bone_numbers(r, n, "bindquat", 4, &quat);
  if (status == CT_OK) status = append_floats(r, n, skin->bindquat, &quat);
  if (status == CT_OK) status = bone_vertices(r, n, skin);
  vectors_free(VALUE_FLOATVEC, &pos);
  vectors_free(VALUE_FLOATVEC, &quat);
  return status;
}

Status mjcf_asset_skin(MjcfReader* r, const XmlNode* n, void* target) {
  ctsSkin* skin = target;
  Status status = CT_OK;
  if (skin->group < 0 || skin->group >= ctNGROUP)
    status = mjcf_attr_fail(r, n, "group", "skin group must be between 0 and 5");
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (str_eq(c->name, "bone") && read_bone(r, c, skin) != CT_OK) status = CT_FAIL;
  }
  return status;
}

//---------------------------------- texture -------------------------------------------------------

static Status read_layout(MjcfReader* r, const XmlNode* n, ctsTexture* texture) {
  const char* layout = xml_attr(n, "gridlayout");
  if (!layout) return CT_OK;
  size_t length = strlen(layout);
  if (length > MAX_GRID)
    return mjcf_attr_fail(r, n, "gridlayout", "gridlayout length cannot exceed 12 characters");
  if ((cttSize)length != (cttSize)texture->gridsize[0] * texture->gridsize[1])
    return mjcf_attr_fail(r, n, "gridlayout", "gridlayout length must match gridsize");
  memcpy(texture->gridlayout, layout, length);
  return CT_OK;
}

Status mjcf_asset_texture(MjcfReader* r, const XmlNode* n, void* target) {
  static const char* const kSide[6] = {"fileright", "fileleft",  "fileup",
                                       "filedown",  "filefront", "fileback"};
  ctsTexture* texture = target;
  Status status = read_layout(r, n, texture);
  for (int i = 0; i < 6; i++) {
    const char* given = xml_attr(n, kSide[i]);
    if (!given) continue;
    char* file = mjcf_file_attr(r, n, given);
    if (!file || !cts_setInStringVec(texture->cubefiles, i, file))
      status = mjcf_attr_no_memory(r, n);
    alloc_free(file);
  }
  return status;
}

//---------------------------------- material ------------------------------------------------------

static Status read_layer(MjcfReader* r, const XmlNode* n, ctsMaterial* material) {
  const XmlAttr* role = mjcf_attr_find(n, "role");
  const char* texture = xml_attr(n, "texture");
  int x;
  if (!role || !texture) return CT_FAIL; // reported by the schema check
  TRY(mjcf_attr_keyword(r, n, role, MJCF_KEY_TEXROLE, &x));
  return cts_setInStringVec(material->textures, x, texture) ? CT_OK : mjcf_attr_no_memory(r, n);
}

Status mjcf_asset_material(MjcfReader* r, const XmlNode* n, void* target) {
  ctsMaterial* material = target;
  const char* texture = xml_attr(n, "texture");
  Status status = CT_OK;
  if (texture && !cts_setInStringVec(material->textures, ctTEXROLE_RGB, texture))
    status = mjcf_attr_no_memory(r, n);
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (!str_eq(c->name, "layer")) continue;
    if (texture) {
      return mjcf_attr_fail(r, c, NULL,
                            "A material with a texture attribute cannot have layer sub-elements");
    }
    if (read_layer(r, c, material) != CT_OK) status = CT_FAIL;
  }
  return status;
}
