#include "mjcf/mjcf_deform.h"

#include "base/array.h"
#include "base/str.h"

static bool add_int(ctIntVec* v, int x) {
  int* at = array_push(v);
  if (at) *at = x;
  return at != NULL;
}

static bool add_real(ctDoubleVec* v, double x) {
  double* at = array_push(v);
  if (at) *at = x;
  return at != NULL;
}

// The holder: body or site; neither: the world.
static Status read_attach_name(MjcfReader* r, const XmlNode* n, ctsDeform* s) {
  const char *body = xml_attr(n, "body"), *site = xml_attr(n, "site");
  if (body && site)
    return mjcf_attr_fail(r, n, "site", "an attachment has a body or a site, not both");
  bool done = add_int(s->attach_type, site ? ctOBJ_SITE : ctOBJ_BODY) &&
              vectors_add_string(s->attach_name, site   ? site
                                                 : body ? body
                                                        : "");
  return done ? CT_OK : mjcf_attr_no_memory(r, n);
}

static Status read_deform_attach(MjcfReader* r, const XmlNode* n, ctsDeform* s) {
  double pos[3] = {0}, compliance = 0, limit = 0;
  int vertex = 0;
  const XmlAttr* a = mjcf_attr_find(n, "vertex");
  if (!a) return CT_FAIL; // reported by the schema check
  TRY(mjcf_attr_int(r, n, a, &vertex));
  if (vertex < 0) return mjcf_attr_fail(r, n, "vertex", "vertex must not be negative");
  if (xml_attr(n, "pos")) {
    bool given = false;
    TRY(mjcf_attr_fixed(r, n, "pos", 3, pos, &given));
  }
  TRY(mjcf_attr_real(r, n, "compliance", &compliance));
  TRY(mjcf_attr_real(r, n, "limit", &limit));
  if (!(compliance >= 0))
    return mjcf_attr_fail(r, n, "compliance", "compliance must not be negative");
  if (!(limit >= 0)) return mjcf_attr_fail(r, n, "limit", "limit must not be negative");
  TRY(read_attach_name(r, n, s));
  bool done = add_int(s->attach_vertex, vertex) && add_real(s->attach_compliance, compliance) &&
              add_real(s->attach_limit, limit);
  for (int k = 0; k < 3; k++) done = done && add_real(s->attach_pos, pos[k]);
  return done ? CT_OK : mjcf_attr_no_memory(r, n);
}

Status mjcf_deform(MjcfReader* r, const XmlNode* n, void* target) {
  Status status = CT_OK;
  for (const XmlNode* c = n->child; c; c = c->next) {
    const char* own = mjcf_attr_own(c->name);
    if (own && str_eq(own, "attach") && read_deform_attach(r, c, target) != CT_OK) status = CT_FAIL;
  }
  return status;
}
