// Links: inertia, shapes, materials. The body of the link exists and is empty. Shapes become geoms
// in the order of the document, visual ones without contact and mass.
#include "mjcf/urdf_read_link.h"

#include "base/file.h"
#include "base/str.h"
#include "mjcf/mjcf_element.h"
#include "mjcf/urdf_read_part.h"

#include <math.h>
#include <string.h>

//---------------------------------- materials -----------------------------------------------------

static Status add_color(UrdfReader* u, const XmlNode* n) {
  const char* name = xml_attr(n, "name");
  if (!name || map_get(&u->color_name, name) >= 0) return CT_OK;
  const XmlNode* node;
  UrdfColor color;
  TRY(urdf_read_part_child(u, n, "color", &node));
  if (!node) return CT_OK;
  TRY(urdf_read_part_rgba(u, node, color.rgba));
  UrdfColor* slot = array_push(&u->color);
  if (!slot || !map_put(&u->color_name, name, u->color.count - 1))
    return mjcf_attr_no_memory(&u->mjcf, n);
  *slot = color;
  return CT_OK;
}

Status urdf_read_link_colors(UrdfReader* u, const XmlNode* n) {
  Status status = str_eq(n->name, "material") ? add_color(u, n) : CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (urdf_read_link_colors(u, c) != CT_OK) status = CT_FAIL;
  }
  return status;
}

// The colour of a visual, from its own material or by name; an unknown name leaves the last one.
static Status find_color(UrdfReader* u, const XmlNode* visual, float rgba[4]) {
  const XmlNode *material, *color;
  const char* name;
  TRY(urdf_read_part_child(u, visual, "material", &material));
  if (!material) return CT_OK;
  TRY(urdf_read_part_child(u, material, "color", &color));
  if (color) return urdf_read_part_rgba(u, color, rgba);
  TRY(urdf_read_part_text(u, material, "name", &name));
  int i = map_get(&u->color_name, name);
  if (i >= 0) memcpy(rgba, u->color.data[i].rgba, 4 * sizeof(float));
  return CT_OK;
}

//---------------------------------- inertia -------------------------------------------------------

// QUIRK(urdf-inertia-axes; test_urdf_read_link:inertia): The axes of inertia come from the matrix
// alone; the rotation of the origin of 'inertial' counts only if the matrix is zero.
static void warn_rotation(UrdfReader* u, const XmlNode* inertial, const double quat[4]) {
  if (quat[0] == 1) return;
  error_warn(u->mjcf.err, xml_place(u->mjcf.doc, inertial, NULL),
             "rpy of the origin of 'inertial' has no effect, as in MuJoCo 3.5.0");
  error_hint(u->mjcf.err, "give the inertia matrix along the axes of the link");
}

static Status read_link_inertial(UrdfReader* u, const XmlNode* n, ctsBody* body) {
  static const char* const kName[6] = {"ixx", "iyy", "izz", "ixy", "ixz", "iyz"};
  const XmlNode *inertial, *part;
  TRY(urdf_read_part_child(u, n, "inertial", &inertial));
  if (!inertial) return CT_OK;
  body->explicitinertial = 1;
  Status status = urdf_read_part_origin(u, inertial, body->ipos, body->iquat);
  if (urdf_read_part_needed(u, inertial, "mass", &part) != CT_OK ||
      urdf_read_part_needed_reals(u, part, "value", 1, &body->mass) != CT_OK)
    status = CT_FAIL;
  TRY(urdf_read_part_needed(u, inertial, "inertia", &part));
  bool zero = true;
  for (int i = 0; i < 6; i++) {
    TRY(urdf_read_part_needed_reals(u, part, kName[i], 1, &body->fullinertia[i]));
    zero = zero && body->fullinertia[i] == 0;
  }
  if (zero) {
    body->fullinertia[0] = NAN;
  } else {
    warn_rotation(u, inertial, body->iquat);
  }
  return status;
}

//---------------------------------- meshes --------------------------------------------------------

static bool same_scale(const double a[3], const double b[3]) {
  return a[0] == b[0] && a[1] == b[1] && a[2] == b[2];
}

// A mesh with a name of its own: that of the file, with the number of meshes before it.
static Status add_mesh(UrdfReader* u, const XmlNode* n, const char* file, const char* name,
                       const double scale[3]) {
  Element* e = spec_add(u->mjcf.spec, ctOBJ_MESH, spec_main(u->mjcf.spec));
  UrdfMesh* slot = e ? array_push(&u->mesh) : NULL;
  if (!slot) return mjcf_attr_no_memory(&u->mjcf, n);
  *slot = (UrdfMesh){(MeshElement*)e, -1};
  e->node = n;
  memcpy(slot->mesh->s.scale, scale, 3 * sizeof(double));
  if (!vectors_set_string(slot->mesh->s.file, file)) return mjcf_attr_no_memory(&u->mjcf, n);
  if (!name[0]) return mjcf_attr_fail(&u->mjcf, n, "filename", "empty name in mesh");
  return mjcf_element_name(&u->mjcf, n, e, name);
}

// QUIRK(urdf-mesh-scale; test_urdf_read_link:meshes): A second geom of a mesh with the same scale
// gets the first mesh of that file, whatever its scale.
static void warn_scale(UrdfReader* u, const XmlNode* n, const UrdfMesh* first,
                       const UrdfMesh* mesh) {
  if (first == mesh) return;
  error_warn(u->mjcf.err, xml_place(u->mjcf.doc, n, "scale"),
             "mesh '%.200s' of this scale is replaced by '%.200s', as in MuJoCo 3.5.0",
             spec_name(&mesh->mesh->e), spec_name(&first->mesh->e));
}

static Status use_mesh(UrdfReader* u, const XmlNode* n, const char* file, const char* name,
                       const double scale[3], ctsGeom* geom) {
  int first = map_get(&u->mesh_name, name), count = 0, last = -1, i = first;
  for (; i >= 0 && !same_scale(u->mesh.data[i].mesh->s.scale, scale); i = u->mesh.data[i].next) {
    last = i;
    count++;
  }
  if (i >= 0) {
    warn_scale(u, n, &u->mesh.data[first], &u->mesh.data[i]);
    return vectors_set_string(geom->meshname, name) ? CT_OK : mjcf_attr_no_memory(&u->mjcf, n);
  }
  char* numbered = count ? str_printf("%s%d", name, count) : str_dup(name);
  if (!numbered) return mjcf_attr_no_memory(&u->mjcf, n);
  int id = u->mesh.count;
  Status status = add_mesh(u, n, file, numbered, scale);
  if (status == CT_OK && !vectors_set_string(geom->meshname, numbered))
    status = mjcf_attr_no_memory(&u->mjcf, n);
  alloc_free(numbered);
  if (u->mesh.count == id) return CT_FAIL;
  if (last >= 0) {
    u->mesh.data[last].next = id;
  } else if (!map_put(&u->mesh_name, name, id)) {
    return mjcf_attr_no_memory(&u->mjcf, n);
  }
  return status;
}

static Status read_mesh(UrdfReader* u, const XmlNode* n, ctsGeom* geom) {
  double scale[3] = {1, 1, 1};
  const char* file;
  TRY(urdf_read_part_text(u, n, "filename", &file));
  TRY(urdf_read_part_reals(u, n, "scale", 3, scale));
  if (u->mjcf.spec->pub.strippath) file = file_name(file);
  char* name = file_stem(file);
  if (!name) return mjcf_attr_no_memory(&u->mjcf, n);
  Status status = use_mesh(u, n, file, name, scale, geom);
  alloc_free(name);
  return status;
}

//---------------------------------- shapes --------------------------------------------------------

// MuJoCo's sizes are half of URDF's lengths.
static Status read_box(UrdfReader* u, const XmlNode* n, ctsGeom* geom) {
  TRY(urdf_read_part_needed_reals(u, n, "size", 3, geom->size));
  for (int i = 0; i < 3; i++) geom->size[i] /= 2;
  return CT_OK;
}

static Status read_round(UrdfReader* u, const XmlNode* n, ctsGeom* geom) {
  TRY(urdf_read_part_needed_reals(u, n, "radius", 1, &geom->size[0]));
  TRY(urdf_read_part_needed_reals(u, n, "length", 1, &geom->size[1]));
  geom->size[1] /= 2;
  return CT_OK;
}

static Status read_sphere(UrdfReader* u, const XmlNode* n, ctsGeom* geom) {
  return urdf_read_part_needed_reals(u, n, "radius", 1, &geom->size[0]);
}

// When several shapes are given, the first of this list counts. MJCF has the same words.
static const struct {
  const char* tag;
  Status (*read)(UrdfReader*, const XmlNode*, ctsGeom*);
} kShape[] = {
    {"box", read_box},       {"cylinder", read_round}, {"sphere", read_sphere},
    {"capsule", read_round}, {"mesh", read_mesh},
};
enum { SHAPES = sizeof kShape / sizeof *kShape };

static Status no_shape(UrdfReader* u, const XmlNode* geometry) {
  mjcf_attr_fail(&u->mjcf, geometry, NULL, "visual geometry specification not found");
  const char* list[SHAPES];
  for (int i = 0; i < SHAPES; i++) list[i] = kShape[i].tag;
  const XmlNode* c = geometry->child;
  const char* near = c ? error_nearest(c->name, list, SHAPES) : NULL;
  if (near) {
    error_hint(u->mjcf.err, "did you mean '%s'?", near);
  } else {
    error_hint(u->mjcf.err, "expected one of: box, cylinder, sphere, capsule, mesh");
  }
  return CT_FAIL;
}

static Status read_geometry(UrdfReader* u, const XmlNode* n, ctsGeom* geom) {
  const XmlNode *geometry, *shape;
  TRY(urdf_read_part_needed(u, n, "geometry", &geometry));
  for (int i = 0; i < SHAPES; i++) {
    TRY(urdf_read_part_child(u, geometry, kShape[i].tag, &shape));
    if (!shape) continue;
    int type;
    XmlAttr word = {.name = "type", .value = kShape[i].tag};
    TRY(mjcf_attr_keyword(&u->mjcf, shape, &word, MJCF_KEY_GEOM, &type));
    geom->type = (cttGeom)type;
    return kShape[i].read(u, shape, geom);
  }
  return no_shape(u, geometry);
}

// A name that another geom has is dropped.
static Status name_geom(UrdfReader* u, const XmlNode* n, Element* e) {
  const char* name = xml_attr(n, "name");
  if (!name || map_get(&u->mjcf.name[ctOBJ_GEOM], name) < 0)
    return mjcf_element_name(&u->mjcf, n, e, name);
  error_warn(u->mjcf.err, xml_place(u->mjcf.doc, n, "name"),
             "geom name '%.200s' is used before: this geom has no name", name);
  return CT_OK;
}

static GeomElement* add_link_geom(UrdfReader* u, const XmlNode* n, BodyElement* body) {
  Element* e = spec_add_child(body, NULL, ctOBJ_GEOM, spec_main(u->mjcf.spec));
  if (!e) {
    mjcf_attr_no_memory(&u->mjcf, n);
    return NULL;
  }
  e->node = n;
  return (GeomElement*)e;
}

static Status read_geom(UrdfReader* u, const XmlNode* n, GeomElement* geom, const float rgba[4]) {
  Status status = read_geometry(u, n, &geom->s);
  if (urdf_read_part_origin(u, n, geom->s.pos, geom->s.quat) != CT_OK) status = CT_FAIL;
  if (name_geom(u, n, &geom->e) != CT_OK) status = CT_FAIL;
  if (rgba[0] >= 0) memcpy(geom->s.rgba, rgba, sizeof geom->s.rgba);
  return status;
}

// Seen but not felt: no contacts, no mass.
static Status read_visual(UrdfReader* u, const XmlNode* n, BodyElement* body, float rgba[4]) {
  Status status = find_color(u, n, rgba);
  if (u->mjcf.spec->pub.compiler.discardvisual) return status;
  GeomElement* geom = add_link_geom(u, n, body);
  if (!geom) return CT_FAIL;
  geom->s.contype = geom->s.conaffinity = 0;
  geom->s.group = 1;
  geom->s.density = 0;
  return read_geom(u, n, geom, rgba) == CT_OK ? status : CT_FAIL;
}

static Status read_collision(UrdfReader* u, const XmlNode* n, BodyElement* body,
                             const float rgba[4]) {
  GeomElement* geom = add_link_geom(u, n, body);
  return geom ? read_geom(u, n, geom, rgba) : CT_FAIL;
}

//---------------------------------- the link ------------------------------------------------------

// Shapes in document order; each has the colour of the last visual of the link that has one.
Status urdf_read_link(UrdfReader* u, const UrdfLink* link) {
  float rgba[4] = {-1};
  Status status = read_link_inertial(u, link->node, &link->body->s);
  for (const XmlNode* c = link->node->child; c; c = c->next) {
    Status one = CT_OK;
    if (str_eq(c->name, "visual")) {
      one = read_visual(u, c, link->body, rgba);
    } else if (str_eq(c->name, "collision")) {
      one = read_collision(u, c, link->body, rgba);
    }
    if (one != CT_OK) status = CT_FAIL;
  }
  return status;
}
