#include "mjcf/mjcf_check.h"

#include "base/str.h"

#include <string.h>

static uint64_t bit(MjcfId id) { return id == MJCF_NONE ? 0 : 1ull << id; }

const MjcfElement* mjcf_check_row(MjcfId parent, const char* tag) {
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    if ((row->parents & bit(parent)) && strcmp(row->tag, tag) == 0) return row;
  }
  return NULL;
}

// ---- attributes

static void hint_attribute(MjcfReader* r, const MjcfElement* row, const char* word) {
  const char* list[64];
  int n = 0;
  for (int i = 0; i < row->nattr && n < 64; i++) list[n++] = row->attr[i].name;
  const char* near = error_nearest(word, list, n);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
}

static Status check_attributes(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Status status = CT_OK;
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    int i = 0;
    while (i < row->nattr && strcmp(row->attr[i].name, a->name) != 0) i++;
    if (i < row->nattr) continue;
    status =
        mjcf_attr_fail(r, n, a->name, "Schema violation: unrecognized attribute: '%.60s'", a->name);
    hint_attribute(r, row, a->name);
  }
  for (int i = 0; i < row->nattr; i++) {
    const MjcfAttr* attr = &row->attr[i];
    if (!attr->required || mjcf_attr_find(n, attr->name)) continue;
    status = mjcf_attr_fail(r, n, NULL, "required attribute missing: '%s'", attr->name);
  }
  return status;
}

// The first rule that is broken; the later ones often follow from it.
static Status check_rules(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  for (int i = 0; i < row->nrule; i++) {
    const char* last = NULL;
    int present = 0;
    for (int k = 0; k < 8 && row->rule[i].name[k]; k++) {
      if (!mjcf_attr_find(n, row->rule[i].name[k])) continue;
      last = row->rule[i].name[k];
      present++;
    }
    if (present > 1) return mjcf_attr_fail(r, n, last, "%s", row->rule[i].message);
  }
  return CT_OK;
}

// ---- children

// A misspelt element, or one that belongs somewhere else.
static void hint_element(MjcfReader* r, MjcfId parent, const char* tag) {
  const char* list[64];
  int n = 0;
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    if ((row->parents & bit(parent)) && n < 64) list[n++] = row->tag;
  }
  const char* near = error_nearest(tag, list, n);
  if (near) {
    error_hint(r->err, "did you mean '%s'?", near);
    return;
  }
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    if (strcmp(row->tag, tag) != 0 || row->state == STATE_IGNORED) continue;
    for (int k = 0; k < mjcf_element_count; k++) {
      if (!(row->parents & bit(mjcf_element[k].id))) continue;
      error_hint(r->err, "'%s' belongs inside '%s'", tag, mjcf_element[k].tag);
      return;
    }
  }
}

static Status unknown_element(MjcfReader* r, const XmlNode* n, MjcfId parent) {
  mjcf_attr_fail(r, n, NULL, "Schema violation: unrecognized element '%.60s'", n->name);
  hint_element(r, parent, n->name);
  return CT_FAIL;
}

static Status check_child(MjcfReader* r, const XmlNode* n, const MjcfElement* row, MjcfId parent) {
  if (!row) return unknown_element(r, n, parent);
  switch (row->state) {
  case STATE_UNSUPPORTED:
    return mjcf_attr_fail(r, n, NULL, "element '%s' is not supported by this version of Corten",
                          n->name);
  case STATE_IGNORED:
    error_warn(r->err, xml_place(r->doc, n, NULL), "element '%s' outside worldbody has no effect",
               n->name);
    return check_child(r, n, mjcf_check_row(MJCF_WORLDBODY, n->name), MJCF_WORLDBODY);
  case STATE_BUILT:
    break;
  }
  return mjcf_check(r, n, row);
}

// Elements that may appear once: the second one is reported, with how many there are.
typedef struct Seen {
  uint64_t once, told; // bits by MjcfId
} Seen;

static Status check_count(MjcfReader* r, const XmlNode* child, const MjcfElement* row, Seen* seen) {
  uint64_t me = bit(row->id);
  bool again = seen->once & me;
  bool told = seen->told & me;
  seen->once |= me;
  if (row->count != COUNT_ONE || !again || told) return CT_OK;
  seen->told |= me;
  int count = 0;
  for (const XmlNode* c = child->parent->child; c; c = c->next)
    count += str_eq(c->name, child->name);
  return mjcf_attr_fail(r, child, NULL, "Schema violation: unique element '%s' found %d times",
                        child->name, count);
}

Status mjcf_check(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  Seen seen = {0};
  Status status = check_attributes(r, n, row);
  if (check_rules(r, n, row) != CT_OK) status = CT_FAIL;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const MjcfElement* child = mjcf_check_row(row->id, c->name);
    if (child && check_count(r, c, child, &seen) != CT_OK) status = CT_FAIL;
    if (check_child(r, c, child, row->id) != CT_OK) status = CT_FAIL;
  }
  return status;
}
