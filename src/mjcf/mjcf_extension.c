#include "mjcf/mjcf_extension.h"

#include "base/str.h"

#include <string.h>

// What stands in the attribute.
typedef enum ExtensionValue { ANY_WORD, ONE_OF, NUMBERS, COUNT } ExtensionValue;

typedef struct Extension {
  const char *tag, *name;
  ExtensionValue value;
  const char* words[4]; // for ONE_OF
  bool works;           // has an effect
} Extension;

// How a mesh touches; models of bending, elasticity, gain and contact of requirement 42.
static const Extension kExtension[] = {
    {"geom", "collision", ONE_OF, {"hull", "exact"}, true},
    {"option", "bending_model", ONE_OF, {"cotangent", "bridson"}, false},
    {"flex", "bending_model", ONE_OF, {"cotangent", "bridson"}, false},
    {"flexcomp", "bending_model", ONE_OF, {"cotangent", "bridson"}, false},
    {"flex", "elasticity_model", ONE_OF, {"linear", "neo_hookean"}, false},
    {"flexcomp", "elasticity_model", ONE_OF, {"linear", "neo_hookean"}, false},
    {"general", "gain_model", ANY_WORD, {NULL}, false},
    {"general", "gain_params", NUMBERS, {NULL}, false},
    {"option", "solver", ONE_OF, {"newton", "cg", "pgs", "xpbd"}, false},
    {"option", "xpbd_substeps", COUNT, {NULL}, false},
};
enum { EXTENSIONS = sizeof kExtension / sizeof *kExtension };

static const char* without_prefix(const char* name) {
  static const char* const kPrefix[] = {"corten:", "cortenforge:"};
  for (size_t i = 0; i < sizeof kPrefix / sizeof *kPrefix; i++) {
    size_t n = strlen(kPrefix[i]);
    if (strncmp(name, kPrefix[i], n) == 0) return name + n;
  }
  return NULL;
}

bool mjcf_extension_is(const char* name) { return without_prefix(name) != NULL; }

static const Extension* find_extension(const char* tag, const char* name) {
  const char* own = without_prefix(name);
  for (int i = 0; own && i < EXTENSIONS; i++) {
    if (str_eq(kExtension[i].tag, tag) && str_eq(kExtension[i].name, own)) return &kExtension[i];
  }
  return NULL;
}

static Status check_word(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const Extension* x) {
  int count = 0;
  while (count < 4 && x->words[count]) count++;
  for (int i = 0; i < count; i++) {
    if (str_eq(x->words[i], a->value)) return CT_OK;
  }
  mjcf_attr_fail(r, n, a->name, "invalid keyword: '%.60s'", a->value);
  const char* near = error_nearest(a->value, x->words, count);
  if (near) error_hint(r->err, "did you mean '%s'?", near);
  return CT_FAIL;
}

static Status check_extension_value(MjcfReader* r, const XmlNode* n, const XmlAttr* a,
                                    const Extension* x) {
  if (x->value == ONE_OF) return check_word(r, n, a, x);
  if (x->value == ANY_WORD)
    return a->value[0] ? CT_OK : mjcf_attr_fail(r, n, a->name, "'%.60s' is empty", a->name);
  int count = 1;
  ctDoubleVec list = {0};
  Status status =
      x->value == COUNT ? mjcf_attr_int(r, n, a, &count) : mjcf_attr_reals(r, n, a, &list);
  vectors_free(VALUE_DOUBLEVEC, &list);
  if (status == CT_OK && count < 1)
    status = mjcf_attr_fail(r, n, a->name, "'%.60s' must be positive", a->name);
  return status;
}

Status mjcf_extension_check(MjcfReader* r, const XmlNode* n, const XmlAttr* a) {
  const Extension* x = find_extension(n->name, a->name);
  if (x) TRY(check_extension_value(r, n, a, x));
  if (x && x->works) return CT_OK;
  error_warn(r->err, xml_place(r->doc, n, a->name),
             x ? "extension attribute '%.60s' is kept, but has no effect in this version of Corten"
               : "extension attribute '%.60s' is not known to this version of Corten",
             a->name);
  return CT_OK;
}

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
    const Extension* x = find_extension(n->name, a->name);
    if (x && !put_extension(&e->extension, x->name, a->value)) return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}
