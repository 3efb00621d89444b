#include "mjcf/mjcf_link.h"

#include "base/str.h"

#include <string.h>

//---------------------------------- connect and weld: between two bodies or between two sites -----

// Names of the two objects. body_needs_anchor: naming body1 alone is not enough.
static Status read_object_pair(MjcfReader* r, const XmlNode* n, ctsEquality* equality,
                               bool has_pose, bool body_complete, const char* wrong) {
  const char* site1 = xml_attr(n, "site1");
  const char* site2 = xml_attr(n, "site2");
  const char* body1 = xml_attr(n, "body1");
  const char* body2 = xml_attr(n, "body2");
  if ((site1 || site2) && (body1 || body2 || has_pose))
    return mjcf_attr_fail(r, n, NULL, "body and site semantics cannot be mixed");
  bool sites = site1 && site2;
  if (sites == body_complete) return mjcf_attr_fail(r, n, NULL, "%s", wrong);
  equality->objtype = sites ? ctOBJ_SITE : ctOBJ_BODY;
  const char* second = sites ? site2 : body2;
  bool done = vectors_set_string(equality->name1, sites ? site1 : body1) &&
              (!second || vectors_set_string(equality->name2, second));
  return done ? CT_OK : mjcf_attr_no_memory(r, n);
}

static bool has_numbers(const XmlNode* n, const char* name) {
  const char* text = xml_attr(n, name);
  return text && text[strspn(text, " \t\n\v\f\r")];
}

Status mjcf_link_connect(MjcfReader* r, const XmlNode* n, void* target) {
  bool anchor = has_numbers(n, "anchor");
  return read_object_pair(
      r, n, target, anchor, xml_attr(n, "body1") && anchor,
      "either both body1 and anchor must be defined, or both site1 and site2 must be "
      "defined");
}

// data: anchor 0-2, relative pose 3-9, torque scale 10
Status mjcf_link_weld(MjcfReader* r, const XmlNode* n, void* target) {
  ctsEquality* equality = target;
  bool anchor, pose, scale;
  TRY(mjcf_attr_fixed(r, n, "anchor", 3, equality->data, &anchor));
  TRY(mjcf_attr_fixed(r, n, "relpose", 7, equality->data + 3, &pose));
  TRY(mjcf_attr_fixed(r, n, "torquescale", 1, equality->data + 10, &scale));
  TRY(read_object_pair(
      r, n, equality, anchor || pose, xml_attr(n, "body1") != NULL,
      "either body1 must be defined and optionally {body2, anchor, relpose}, or site1 and "
      "site2 must be defined"));
  if (equality->objtype == ctOBJ_BODY && !anchor) memset(equality->data, 0, 3 * sizeof(double));
  return CT_OK;
}

//---------------------------------- tendons -------------------------------------------------------

static Status read_wrap(MjcfReader* r, const XmlNode* n, TendonElement* tendon) {
  static const struct {
    const char *tag, *number;
    cttWrap type;
  } kWrap[] = {
      {"site", NULL, ctWRAP_SITE},
      {"geom", NULL, ctWRAP_SPHERE}, // sphere or cylinder: the compiler sees which
      {"joint", "coef", ctWRAP_JOINT},
      {"pulley", "divisor", ctWRAP_PULLEY},
  };
  size_t i = 0, count = sizeof kWrap / sizeof *kWrap;
  while (i < count && !str_eq(kWrap[i].tag, n->name)) i++;
  if (i == count) return CT_FAIL; // reported by the schema check
  double prm = 0;
  bool given = true;
  if (kWrap[i].number) TRY(mjcf_attr_fixed(r, n, kWrap[i].number, 1, &prm, &given));
  if (!given && xml_attr(n, kWrap[i].number))
    return mjcf_attr_fail(r, n, NULL, "required attribute missing: '%s'", kWrap[i].number);
  WrapElement* wrap =
      spec_add_wrap(tendon, kWrap[i].type, xml_attr(n, kWrap[i].tag), xml_attr(n, "sidesite"), prm);
  if (!wrap) return mjcf_attr_no_memory(r, n);
  wrap->e.node = n;
  return CT_OK;
}

static int word_count(const char* s) {
  static const char kBlank[] = " \t\n\v\f\r";
  int count = 0;
  for (s += strspn(s, kBlank); *s; s += strspn(s, kBlank)) {
    s += strcspn(s, kBlank);
    count++;
  }
  return count;
}

// One spring length stands for both ends of the range without force.
Status mjcf_link_tendon(MjcfReader* r, const XmlNode* n, void* target) {
  ctsTendon* tendon = target;
  Status status = CT_OK;
  const char* length = xml_attr(n, "springlength");
  if (length && word_count(length) == 1) tendon->springlength[1] = tendon->springlength[0];
  for (const XmlNode* c = n->child; c && !r->in_default; c = c->next) {
    if (read_wrap(r, c, (TendonElement*)(void*)tendon->element) != CT_OK) status = CT_FAIL;
  }
  return status;
}
