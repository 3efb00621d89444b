#include "compile/emit.h"

#include <string.h>

#define COPY(to, from, i)                                                                          \
  memcpy((to) + (sizeof(from) / sizeof((from)[0])) * (size_t)(i), (from), sizeof(from))

static void pairs(const Build* b, ctModel* m) {
  for (int i = 0; i < b->npair; i++) {
    const BuildPair* p = b->pair + i;
    m->pair_dim[i] = p->s.condim;
    m->pair_geom1[i] = p->geom1;
    m->pair_geom2[i] = p->geom2;
    m->pair_signature[i] = p->signature;
    COPY(m->pair_solref, p->s.solref, i);
    COPY(m->pair_solreffriction, p->s.solreffriction, i);
    COPY(m->pair_solimp, p->s.solimp, i);
    m->pair_margin[i] = p->s.margin;
    m->pair_gap[i] = p->s.gap;
    COPY(m->pair_friction, p->s.friction, i);
  }
  for (int i = 0; i < b->nexclude; i++) m->exclude_signature[i] = b->exclude[i].signature;
}

static void equalities(const Build* b, ctModel* m) {
  for (int i = 0; i < b->nequality; i++) {
    const BuildEquality* q = b->equality + i;
    m->eq_type[i] = q->s.type;
    m->eq_obj1id[i] = q->obj1;
    m->eq_obj2id[i] = q->obj2;
    m->eq_objtype[i] = q->s.objtype;
    m->eq_active0[i] = q->s.active;
    COPY(m->eq_solref, q->s.solref, i);
    COPY(m->eq_solimp, q->s.solimp, i);
    COPY(m->eq_data, q->s.data, i);
  }
}

static void tendon_values(const BuildTendon* t, ctModel* m, int i) {
  const ctsTendon* s = &t->s;
  m->tendon_adr[i] = t->wrap.adr;
  m->tendon_num[i] = t->wrap.num;
  m->tendon_matid[i] = t->material;
  m->tendon_group[i] = s->group;
  m->tendon_limited[i] = build_limited(s->limited, s->range);
  m->tendon_actfrclimited[i] = build_limited(s->actfrclimited, s->actfrcrange);
  m->tendon_width[i] = s->width;
  COPY(m->tendon_solref_lim, s->solref_limit, i);
  COPY(m->tendon_solimp_lim, s->solimp_limit, i);
  COPY(m->tendon_solref_fri, s->solref_friction, i);
  COPY(m->tendon_solimp_fri, s->solimp_friction, i);
  COPY(m->tendon_range, s->range, i);
  COPY(m->tendon_actfrcrange, s->actfrcrange, i);
  m->tendon_margin[i] = s->margin;
  m->tendon_stiffness[i] = s->stiffness;
  m->tendon_damping[i] = s->damping;
  m->tendon_armature[i] = s->armature;
  m->tendon_frictionloss[i] = s->frictionloss;
  COPY(m->tendon_lengthspring, s->springlength, i);
  COPY(m->tendon_rgba, s->rgba, i);
  emit_user(m->tendon_user + m->nuser_tendon * i, (int)m->nuser_tendon, s->userdata);
}

void emit_relations(const Build* b, ctModel* m) {
  pairs(b, m);
  equalities(b, m);
  for (int i = 0; i < b->ntendon; i++) tendon_values(b->tendon + i, m, i);
  for (int i = 0; i < b->nwrap; i++) {
    m->wrap_type[i] = b->wrap[i].type;
    m->wrap_objid[i] = b->wrap[i].object;
    m->wrap_prm[i] = b->wrap[i].prm;
  }
}
