#include "base/assert.h"
#include "compile/emit.h"

static void emit_pairs(const Build* b, ctModel* m) {
  for (int i = 0; i < b->npair; i++) {
    const BuildPair* p = b->pair + i;
    CT_ASSERT(build_has(p->geom1, b->ngeom) && build_has(p->geom2, b->ngeom));
    CT_ASSERT(i == 0 || p[-1].signature <= p->signature); // contact_build_sort
    m->pair_geom1[i] = p->geom1;
    m->pair_geom2[i] = p->geom2;
    m->pair_signature[i] = p->signature;
  }
  for (int i = 0; i < b->nexclude; i++) m->exclude_signature[i] = b->exclude[i].signature;
}

static void emit_equalities(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nequality; i++) {
    const BuildEquality* q = b->equality + i;
    CT_ASSERT(q->obj1 >= 0 && q->obj2 >= -1);
    m->eq_obj1id[i] = q->obj1;
    m->eq_obj2id[i] = q->obj2;
  }
}

static void emit_tendon(const BuildTendon* t, ctModel* m, int i) {
  const ctsTendon* s = &t->s;
  CT_ASSERT(build_spans(t->wrap, (int)m->nwrap) && t->wrap.num > 0);
  m->tendon_adr[i] = t->wrap.adr;
  m->tendon_num[i] = t->wrap.num;
  m->tendon_matid[i] = t->material;
  m->tendon_limited[i] = build_limited(s->limited, s->range);
  m->tendon_actfrclimited[i] = build_limited(s->actfrclimited, s->actfrcrange);
}

void emit_relations(const Build* b, ctModel* m) {
  emit_pairs(b, m);
  emit_equalities(b, m);
  for (int i = 0; i < b->ntendon; i++) emit_tendon(b->tendon + i, m, i);
  for (int i = 0; i < b->nwrap; i++) {
    m->wrap_type[i] = b->wrap[i].type;
    m->wrap_objid[i] = b->wrap[i].object;
    m->wrap_prm[i] = b->wrap[i].prm;
  }
}
