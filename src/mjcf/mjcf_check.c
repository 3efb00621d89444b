// Elements and attributes against the table. The walk visits every node once and reports every
// violation; the readers that follow may rely on known tags, known attributes and single elements,
// except inside frames, where MuJoCo does not check.
#include "mjcf/mjcf_check.h"

#include "base/str.h"
#include "mjcf/mjcf_extension.h"

#include <stdio.h>
#include <string.h>

// One of the elements below a parent.
static const MjcfElement* child_row(MjcfId parent, int i) {
  return &mjcf_element[mjcf_children[parent].row[i]];
}

// Elements of our own may have either prefix.
static bool same_own(const char* a, const char* b) {
  const char *x = mjcf_attr_own(a), *y = mjcf_attr_own(b);
  return x && y && strcmp(x, y) == 0;
}

const MjcfElement* mjcf_check_row(MjcfId parent, const char* tag) {
  for (int i = 0; i < mjcf_children[parent].count; i++) {
    const MjcfElement* row = child_row(parent, i);
    if (strcmp(row->tag, tag) == 0 || same_own(row->tag, tag)) return row;
  }
  return NULL;
}

// QUIRK(unchecked-frames; test_mjcf_check:inside_frames_violations_only_warn): Elements inside
// frames and replicates are not checked against the schema; a violation there is only a warning.
typedef struct SchemaCheck {
  MjcfReader* r;
  bool lax;
  bool in_default; // classes have no plugins
} SchemaCheck;

static Status report_violation(SchemaCheck* c, const XmlNode* n, const char* attribute,
                               const char* text) {
  if (!c->lax) return mjcf_attr_fail(c->r, n, attribute, "Schema violation: %s", text);
  error_warn(c->r->err, xml_place(c->r->doc, n, attribute), "%s, without effect", text);
  return CT_OK;
}

//---------------------------------- attributes ----------------------------------------------------

static bool in_tree(MjcfId id) {
  return id == MJCF_WORLDBODY || id == MJCF_BODY || id == MJCF_FRAME || id == MJCF_REPLICATE;
}

static void hint_attribute(MjcfReader* r, const MjcfElement* row, const char* word) {
  const char* list[64];
  int n = 0;
  if (r->err->lost) return; // nobody will read it
  for (int i = 0; i < row->nattr && n < 64; i++) list[n++] = row->attr[i].name;
  const char* near = error_nearest(word, list, n);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
}

static Status unknown_attribute(SchemaCheck* c, const XmlNode* n, const MjcfElement* row,
                                const XmlAttr* a) {
  if (mjcf_extension_is(a->name)) return mjcf_extension_check(c->r, n, a);
  if (mjcf_attr_bare(a->name)) return mjcf_extension_misplaced(c->r, n, a);
  // not in MuJoCo's schema, but its reader uses the class of bodies, frames and replicates there
  if (c->lax && str_eq(a->name, "class") && in_tree(row->id)) return CT_OK;
  char text[100];
  snprintf(text, sizeof text, "unrecognized attribute: '%.60s'", a->name);
  Status status = report_violation(c, n, a->name, text);
  hint_attribute(c->r, row, a->name);
  return status;
}

// A list of numbers that is empty counts as absent.
static bool is_given(const XmlNode* n, const MjcfAttr* attr) {
  const XmlAttr* a = mjcf_attr_find(n, attr->name);
  bool numbers = attr->type == ATTR_REAL || attr->type == ATTR_REALS || attr->type == ATTR_INTS;
  return a && (!numbers || a->value[strspn(a->value, " \t\n\v\f\r")]);
}

static Status check_attributes(SchemaCheck* c, const XmlNode* n, const MjcfElement* row) {
  Status status = CT_OK;
  for (const XmlAttr* a = n->attr; a; a = a->next) {
    int i = 0;
    while (i < row->nattr && !mjcf_attr_is(a, row->attr[i].name)) i++;
    if (i == row->nattr && unknown_attribute(c, n, row, a) != CT_OK) status = CT_FAIL;
    if (i < row->nattr && mjcf_extension_value(c->r, n, row, a) != CT_OK) status = CT_FAIL;
  }
  for (int i = 0; i < row->nattr; i++) {
    const MjcfAttr* attr = &row->attr[i];
    if (!attr->required || is_given(n, attr)) continue;
    status = mjcf_attr_fail(c->r, n, NULL, "required attribute missing: '%s'", attr->name);
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

//---------------------------------- children ------------------------------------------------------

// An element that a row may stand in, NULL for the root.
static const char* parent_tag(const MjcfElement* row) {
  for (int i = 0; i < mjcf_element_count; i++) {
    MjcfId id = mjcf_element[i].id;
    for (int k = 0; k < mjcf_children[id].count; k++) {
      if (child_row(id, k) == row && id != MJCF_WORLDBODY) return mjcf_element[i].tag;
    }
  }
  return NULL;
}

// A misspelt element, or one that belongs somewhere else.
static void hint_element(MjcfReader* r, MjcfId parent, const char* tag) {
  const char* list[64];
  int n = 0;
  if (r->err->lost) return; // nobody will read it
  for (int i = 0; i < mjcf_children[parent].count && n < 64; i++)
    list[n++] = child_row(parent, i)->tag;
  const char* near = error_nearest(tag, list, n);
  if (near) {
    if (strcmp(near, tag) != 0) error_hint(r->err, "did you mean '%s'?", near);
    return;
  }
  for (int i = 0; i < mjcf_element_count; i++) {
    const MjcfElement* row = &mjcf_element[i];
    const char* around = strcmp(row->tag, tag) == 0 && !row->ignored ? parent_tag(row) : NULL;
    if (!around) continue;
    error_hint(r->err, "'%s' belongs inside '%s'", tag, around);
    return;
  }
}

static Status unknown_element(SchemaCheck* c, const XmlNode* n, MjcfId parent) {
  Status status = CT_FAIL;
  if (c->lax && in_tree(parent)) { // MuJoCo's schema does not see these, its reader does
    mjcf_attr_fail(c->r, n, NULL, "unrecognized model element '%.60s'", n->name);
  } else {
    char text[100];
    snprintf(text, sizeof text, "unrecognized element '%.60s'", n->name);
    status = report_violation(c, n, NULL, text);
  }
  hint_element(c->r, parent, n->name);
  return status;
}

static Status check_node(SchemaCheck* c, const XmlNode* n, const MjcfElement* row);

static Status check_child(SchemaCheck* c, const XmlNode* n, const MjcfElement* row, MjcfId parent) {
  if (!row) return unknown_element(c, n, parent);
  if (!row->ignored) return check_node(c, n, row);
  error_warn(c->r->err, xml_place(c->r->doc, n, NULL),
             "element '%s' outside worldbody has no effect", n->name);
  return check_child(c, n, mjcf_check_row(MJCF_WORLDBODY, n->name), MJCF_WORLDBODY);
}

// Elements that may appear once: the second one is reported, with how many there are.
static Status check_count(SchemaCheck* c, const XmlNode* child, const MjcfElement* row) {
  int before = 0, count = 0;
  if (row->count != COUNT_ONE) return CT_OK;
  for (const XmlNode* other = child->parent->child; other; other = other->next) {
    if (other == child) before = count;
    count += str_eq(other->name, child->name);
  }
  if (before != 1) return CT_OK;
  char text[100];
  snprintf(text, sizeof text, "unique element '%s' found %d times", row->tag, count);
  return report_violation(c, child, NULL, text);
}

static Status check_node(SchemaCheck* c, const XmlNode* n, const MjcfElement* row) {
  bool lax = c->lax || row->id == MJCF_FRAME || row->id == MJCF_REPLICATE;
  SchemaCheck inside = {c->r, lax, c->in_default || row->id == MJCF_DEFAULT};
  Status status = check_attributes(&inside, n, row);
  if (check_rules(c->r, n, row) != CT_OK) status = CT_FAIL;
  for (const XmlNode* k = n->child; k; k = k->next) {
    const MjcfElement* child = mjcf_check_row(row->id, k->name);
    if (child && child->id == MJCF_PLUGIN && inside.in_default) child = NULL;
    if (child && check_count(&inside, k, child) != CT_OK) status = CT_FAIL;
    if (check_child(&inside, k, child, row->id) != CT_OK) status = CT_FAIL;
  }
  return status;
}

Status mjcf_check(MjcfReader* r, const XmlNode* n, const MjcfElement* row) {
  return check_node(&(SchemaCheck){.r = r}, n, row);
}
