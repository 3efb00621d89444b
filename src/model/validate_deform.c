// Deformable bodies of a model: elements, pins and attachments are of vertices, bodies and sites
// that exist. Meshes and materials are checked when a data is made.
#include "model/validate.h"

static const int kCorners[ctNDEFORM] = {3, 4, 2};

static Status check_below(const Check* c, const char* field, const int* list, int adr, int n,
                          int limit) {
  for (int i = adr; i < adr + n; i++) {
    if (list[i] < 0 || list[i] >= limit)
      return validate_fail_at(c, field, i, "is %d, the body has %d vertices", list[i], limit);
  }
  return CT_OK;
}

static Status check_attachment_of(const Check* c, int i, int nvert) {
  const ctModel* m = c->m;
  int type = m->deform_attachtype[i];
  TRY(check_below(c, "deform_attachvert", m->deform_attachvert, i, 1, nvert));
  if (type != ctOBJ_BODY && type != ctOBJ_SITE)
    return validate_fail_at(c, "deform_attachtype", i, "is %d, neither body nor site", type);
  cttSize n = type == ctOBJ_BODY ? m->nbody : m->nsite;
  if (m->deform_attachid[i] < 0 || m->deform_attachid[i] >= n)
    return validate_fail_at(c, "deform_attachid", i, "is %d, the model has %lld",
                            m->deform_attachid[i], (long long)n);
  return CT_OK;
}

static Status check_deform_body(const Check* c, int i) {
  const ctModel* m = c->m;
  int nvert = m->deform_vertnum[i];
  if (m->deform_elemnum[i] % kCorners[m->deform_kind[i]])
    return validate_fail_at(c, "deform_elemnum", i, "is %d, no multiple of %d",
                            m->deform_elemnum[i], kCorners[m->deform_kind[i]]);
  if (m->deform_condim[i] != 1 && m->deform_condim[i] != 3)
    return validate_fail_at(c, "deform_condim", i, "is %d, must be 1 or 3", m->deform_condim[i]);
  TRY(check_below(c, "deform_elem", m->deform_elem, m->deform_elemadr[i], m->deform_elemnum[i],
                  nvert));
  TRY(check_below(c, "deform_pin", m->deform_pin, m->deform_pinadr[i], m->deform_pinnum[i], nvert));
  for (int k = 0; k < m->deform_attachnum[i]; k++)
    TRY(check_attachment_of(c, m->deform_attachadr[i] + k, nvert));
  return CT_OK;
}

Status validate_deform(const Check* c) {
  for (int i = 0; i < c->m->ndeform; i++) TRY(check_deform_body(c, i));
  return CT_OK;
}
