#include "mjcf/urdf_read_part.h"

#include "base/str.h"
#include "spec/orient.h"

#include <string.h>

//---------------------------------- children ------------------------------------------------------

Status urdf_read_part_child(UrdfReader* u, const XmlNode* n, const char* tag,
                            const XmlNode** part) {
  *part = NULL;
  for (const XmlNode* c = n->child; c; c = c->next) {
    if (!str_eq(c->name, tag)) continue;
    if (*part) return mjcf_attr_fail(&u->mjcf, c, NULL, "repeated element: '%s'", tag);
    *part = c;
  }
  return CT_OK;
}

Status urdf_read_part_needed(UrdfReader* u, const XmlNode* n, const char* tag,
                             const XmlNode** part) {
  TRY(urdf_read_part_child(u, n, tag, part));
  return *part ? CT_OK : mjcf_attr_fail(&u->mjcf, n, NULL, "missing element: '%s'", tag);
}

//---------------------------------- attributes ----------------------------------------------------

bool urdf_read_part_has(const XmlNode* n, const char* name) {
  const char* value = xml_attr(n, name);
  return value && value[strspn(value, " \t\n\v\f\r")];
}

static Status fail_missing(UrdfReader* u, const XmlNode* n, const char* name) {
  return mjcf_attr_fail(&u->mjcf, n, NULL, "required attribute missing: '%s'", name);
}

static Status read_urdf_numbers(UrdfReader* u, const XmlNode* n, const MjcfAttr* row, void* out) {
  const XmlAttr* a = mjcf_attr_find(n, row->name);
  if (a) return mjcf_attr_read(&u->mjcf, n, a, row, out);
  return CT_OK;
}

Status urdf_read_part_reals(UrdfReader* u, const XmlNode* n, const char* name, int count,
                            double* out) {
  const MjcfAttr row = {.name = name,
                        .type = ATTR_REAL,
                        .store = STORE_DOUBLE,
                        .low = (unsigned)count & ATTR_MOST,
                        .high = (unsigned)count & ATTR_MOST};
  return read_urdf_numbers(u, n, &row, out);
}

Status urdf_read_part_needed_reals(UrdfReader* u, const XmlNode* n, const char* name, int count,
                                   double* out) {
  if (!urdf_read_part_has(n, name)) return fail_missing(u, n, name);
  return urdf_read_part_reals(u, n, name, count, out);
}

Status urdf_read_part_text(UrdfReader* u, const XmlNode* n, const char* name, const char** out) {
  *out = xml_attr(n, name);
  return *out ? CT_OK : fail_missing(u, n, name);
}

Status urdf_read_part_rgba(UrdfReader* u, const XmlNode* color, float rgba[4]) {
  static const MjcfAttr row = {
      .name = "rgba", .type = ATTR_REAL, .store = STORE_FLOAT, .low = 4, .high = 4};
  if (!urdf_read_part_has(color, "rgba")) return fail_missing(u, color, "rgba");
  return read_urdf_numbers(u, color, &row, rgba);
}

//---------------------------------- poses ---------------------------------------------------------

// Roll, pitch and yaw turn about the fixed axes x, y and z in this order.
Status urdf_read_part_origin(UrdfReader* u, const XmlNode* n, double pos[3], double quat[4]) {
  const XmlNode* origin;
  for (int i = 0; i < 3; i++) pos[i] = 0;
  for (int i = 0; i < 4; i++) quat[i] = i == 0;
  TRY(urdf_read_part_child(u, n, "origin", &origin));
  if (!origin) return CT_OK;
  Status status = urdf_read_part_reals(u, origin, "xyz", 3, pos);
  ctsOrientation turn = {.type = ctORIENTATION_EULER};
  TRY(urdf_read_part_reals(u, origin, "rpy", 3, turn.euler));
  if (urdf_read_part_has(origin, "rpy")) orient_quat(quat, 0, "XYZ", &turn);
  return status;
}
