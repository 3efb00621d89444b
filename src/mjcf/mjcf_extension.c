#include "mjcf/mjcf_extension.h"

#include "base/str.h"

#include <stdio.h>
#include <string.h>

// How a mesh touches: acts on a geom and not through a class, so that it is no row of the table.
static const char* const kCollision[] = {"hull", "exact"};

static bool is_collision(const char* tag, const char* name) {
  const char* own = mjcf_attr_own(name);
  return own && str_eq(tag, "geom") && str_eq(own, "collision");
}

static bool is_declaration(const char* name) {
  return str_eq(name, "xmlns") || strncmp(name, "xmlns:", 6) == 0;
}

bool mjcf_extension_is(const char* name) { return mjcf_attr_own(name) || is_declaration(name); }

bool mjcf_extension_inner(const char* name) {
  static const char* const kInner[] = {"young", "poisson", "damping", "thickness"};
  for (size_t i = 0; i < sizeof kInner / sizeof *kInner; i++) {
    if (str_eq(kInner[i], name)) return true;
  }
  return false;
}

bool mjcf_extension_own(const MjcfElement* row, const char* name) {
  bool flex = row->id == MJCF_FLEX || row->id == MJCF_FLEXCOMP;
  return mjcf_attr_own(name) || mjcf_attr_bare(name) || (flex && mjcf_extension_inner(name));
}

//---------------------------------- names that the element does not have --------------------------

// The name of a row of our own without prefix; NULL: not our own.
static const char* own_name(const char* name) {
  return mjcf_attr_bare(name) ? name : mjcf_attr_own(name);
}

// Is a tag among those of a list "a, b, c"?
static bool has_tag(const char* list, const char* tag) {
  size_t n = strlen(tag);
  for (const char* s = list; (s = strstr(s, tag)) != NULL; s++) {
    bool begins = s == list || s[-1] == ' ', ends = !s[n] || s[n] == ',';
    if (begins && ends) return true;
  }
  return false;
}

// Tags of the elements that have an attribute of our own. False: none.
static bool list_owners(const char* name, char* out, size_t size) {
  size_t used = 0;
  out[0] = 0;
  if (str_eq(name, "collision")) snprintf(out, size, "geom");
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    for (int k = 0; k < row->nattr; k++) {
      const char* own = own_name(row->attr[k].name);
      if (!own || !str_eq(own, name) || has_tag(out, row->tag)) continue;
      int n = snprintf(out + used, size - used, "%s%s", used ? ", " : "", row->tag);
      if (n > 0 && used + (size_t)n < size) used += (size_t)n;
    }
  }
  return out[0];
}

// The known name that is most like this one; NULL if none is near.
static const char* nearest_own(const char* name) {
  const char* list[64] = {"collision"};
  int n = 1;
  for (int i = 0; i < mjcf_element_count; i++) {
    for (int k = 0; k < mjcf_element[i].nattr && n < 64; k++) {
      const char* own = own_name(mjcf_element[i].attr[k].name);
      int j = 0;
      while (own && j < n && !str_eq(list[j], own)) j++;
      if (own && j == n) list[n++] = own;
    }
  }
  return error_nearest(name, list, n);
}

Status mjcf_extension_misplaced(MjcfReader* r, const XmlNode* n, const XmlAttr* a) {
  char owners[200];
  const char* name = own_name(a->name);
  if (!name || !list_owners(name, owners, sizeof owners)) return CT_OK;
  mjcf_attr_fail(r, n, a->name, "Schema violation: unrecognized attribute: '%.60s'", a->name);
  error_hint(r->err, "it belongs to: %s", owners);
  return CT_FAIL;
}

static Status check_collision(MjcfReader* r, const XmlNode* n, const XmlAttr* a) {
  if (str_eq(a->value, kCollision[0]) || str_eq(a->value, kCollision[1])) return CT_OK;
  mjcf_attr_fail(r, n, a->name, "invalid keyword: '%.60s'", a->value);
  const char* near = error_nearest(a->value, kCollision, 2);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
  return CT_FAIL;
}

Status mjcf_extension_check(MjcfReader* r, const XmlNode* n, const XmlAttr* a) {
  if (is_declaration(a->name)) return CT_OK;
  if (is_collision(n->name, a->name)) return check_collision(r, n, a);
  TRY(mjcf_extension_misplaced(r, n, a));
  const char* near = nearest_own(mjcf_attr_own(a->name));
  if (near) {
    mjcf_attr_fail(r, n, a->name, "Schema violation: unrecognized attribute: '%.60s'", a->name);
    error_hint(r->err, "did you mean 'corten:%s'?", near);
    return CT_FAIL;
  }
  error_warn(r->err, xml_place(r->doc, n, a->name),
             "extension attribute '%.60s' is not known to this version of Corten", a->name);
  return CT_OK;
}

//---------------------------------- names that it has ---------------------------------------------

// The attribute of the elasticity inside a flex that says the same; NULL: none.
static const XmlAttr* inner_attr(const XmlNode* n, const MjcfElement* row, const char* name) {
  if (row->id != MJCF_FLEX && row->id != MJCF_FLEXCOMP) return NULL;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const XmlAttr* a = str_eq(c->name, "elasticity") ? mjcf_attr_find(c, name) : NULL;
    if (a) return a;
  }
  return NULL;
}

Status mjcf_extension_value(MjcfReader* r, const XmlNode* n, const MjcfElement* row,
                            const XmlAttr* a) {
  const MjcfAttr* attr = row->attr;
  while (!mjcf_attr_is(a, attr->name)) attr++; // the caller has found it
  if (!mjcf_extension_own(row, attr->name)) return CT_OK;
  bool kinds = mjcf_attr_find(n, "bending_model") || mjcf_attr_find(n, "elasticity_model");
  if (mjcf_extension_inner(attr->name) && !kinds) { // as MuJoCo, which knows no kinds
    mjcf_attr_fail(r, n, a->name, "Schema violation: unrecognized attribute: '%.60s'", a->name);
    error_hint(r->err, "it belongs into 'elasticity', or beside a kind of bending or elasticity");
    return CT_FAIL;
  }
  if (!a->value[strspn(a->value, " \t\n\v\f\r")])
    return mjcf_attr_fail(r, n, a->name, "'%.60s' is empty", a->name);
  for (const XmlAttr* other = a->next; other; other = other->next) {
    if (mjcf_attr_is(other, attr->name))
      return mjcf_attr_fail(r, n, other->name, "'%.60s' and '%.60s' are the same attribute",
                            a->name, other->name);
  }
  if (inner_attr(n, row, attr->name))
    return mjcf_attr_fail(r, n, a->name, "'%.60s' is given here and in 'elasticity'", a->name);
  return CT_OK;
}

//---------------------------------- attributes that are no rows -----------------------------------

// A later value replaces an earlier one.
static bool put_extension(ctStringVec* list, const char* name, const char* value) {
  for (int i = 0; i + 1 < list->count; i += 2) {
    if (str_eq(vectors_text(&list->data[i]), name))
      return vectors_set_string(&list->data[i + 1], value);
  }
  if (!vectors_add_string(list, name)) return false;
  if (vectors_add_string(list, value)) return true;
  list->count--;
  vectors_free(VALUE_STRING, &list->data[list->count]);
  return false;
}

Status mjcf_extension_keep(MjcfReader* r, const XmlNode* n, Element* e) {
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    if (is_collision(n->name, a->name) && !put_extension(&e->extension, "collision", a->value))
      return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}
