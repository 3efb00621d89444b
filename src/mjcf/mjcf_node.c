#include "mjcf/mjcf_node.h"

#include "base/str.h"
#include "mjcf/mjcf_check.h"
#include "mjcf/mjcf_custom.h"

#include <string.h>

static const MjcfAttr* attr_row(const MjcfElement* row, const XmlAttr* a) {
  for (int i = 0; i < row->nattr; i++) {
    if (mjcf_attr_is(a, row->attr[i].name)) return &row->attr[i];
  }
  return NULL;
}

// The elements inside first, since what is done by hand looks at all values.
static Status inner_values(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(row->id, c->name);
    if (!child || !child->inside || child->id == MJCF_INERTIAL) continue;
    if (mjcf_node_values(r, c, child, target) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status mjcf_node_values(MjcfReader* r, const XmlNode* n, const MjcfElement* row, void* target) {
  Status status = CT_OK;
  mjcf_attr_set(row, target);
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    const MjcfAttr* attr = attr_row(row, a);
    if (attr && mjcf_attr_read(r, n, a, attr, target) != CT_OK) status = CT_FAIL;
  }
  if (inner_values(r, n, row, target) != CT_OK) status = CT_FAIL;
  return mjcf_custom(r, n, row, target) == CT_OK ? status : CT_FAIL;
}

static void hint_class(MjcfReader* r, const char* name) {
  const char* list[256];
  const ElementList* classes = spec_list(r->spec, ctOBJ_DEFAULT);
  int n = classes->count < 256 ? classes->count : 256;
  for (int i = 0; i < n; i++) list[i] = spec_name(classes->data[i]);
  const char* near = error_nearest(name, list, n);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
}

DefaultElement* mjcf_node_class(MjcfReader* r, const XmlNode* n, const char* attribute,
                                DefaultElement* inherited) {
  const char* name = xml_attr(n, attribute);
  if (!name) return inherited;
  DefaultElement* def = spec_find_default(r->spec, name);
  if (def) return def;
  const char* what = str_eq(attribute, "class") ? "class name" : "childclass";
  mjcf_attr_fail(r, n, attribute, "unknown default %s '%.200s'", what, name);
  hint_class(r, name);
  return NULL;
}
