#include "compile/equality_build.h"

#include "base/assert.h"
#include "generated/kinds.h"

static Place equality_place(const BuildEquality* q, const char* attribute) {
  return spec_place(&q->from->e, attribute);
}

static bool is_scalar(const Build* b, int joint) {
  CT_ASSERT(build_has_or_none(joint, b->njoint));
  return joint < 0 || joint_kind[b->joint[joint].s.type].scalar;
}

static Status object_type(Build* b, const BuildEquality* q, cttObj* type) {
  const EqKind* kind = eq_kind_of((int)q->s.type);
  if (!kind)
    return error_add(b->err, equality_place(q, NULL), "invalid type in equality constraint");
  *type = kind->pose ? q->s.objtype : kind->object;
  if (!kind->pose || *type == ctOBJ_SITE || *type == ctOBJ_BODY) return CT_OK;
  return error_add(b->err, equality_place(q, NULL), "%s constraint supports only sites and bodies",
                   kind->turn ? "weld" : "connect");
}

static Status build_equality(Build* b, BuildEquality* q, int id) {
  const ctsEquality* s = &q->s;
  const char *name1 = vectors_text(s->name1), *name2 = vectors_text(s->name2);
  cttObj type = ctOBJ_UNKNOWN;
  TRY(object_type(b, q, &type));
  q->obj1 = build_find_unnamed(b, type, name1);
  if (q->obj1 < 0) {
    return error_add(b->err, equality_place(q, NULL), "unknown element '%s' in equality constraint",
                     name1);
  }
  q->obj2 = name2[0] ? build_find(b, type, name2) : type == ctOBJ_BODY ? 0 : -1;
  if (name2[0] && q->obj2 < 0) {
    return error_add(b->err, equality_place(q, NULL),
                     "unknown element '%s' in equality constraint %d", name2, id);
  }
  if (q->obj1 == q->obj2) {
    return error_add(b->err, equality_place(q, NULL),
                     "element '%s' is repeated in equality constraint %d", name1, id);
  }
  if (type == ctOBJ_JOINT && (!is_scalar(b, q->obj1) || !is_scalar(b, q->obj2)))
    return error_add(b->err, equality_place(q, NULL),
                     "only HINGE and SLIDE joint allowed in constraint");
  return CT_OK;
}

Status equality_build(Build* b) {
  Status status = CT_OK;
  for (int i = 0; i < b->nequality; i++) {
    if (build_equality(b, b->equality + i, i) != CT_OK) status = CT_FAIL;
  }
  return status;
}

int equality_build_rows(const Build* b) {
  int rows = 0;
  for (int i = 0; i < b->nequality; i++) {
    CT_ASSERT(eq_kind_of((int)b->equality[i].s.type)); // build_equality
    rows += eq_kind[b->equality[i].s.type].nemax;
  }
  return rows;
}
