#include "collide/contact.h"

#include "base/assert.h"
#include "base/simd.h"
#include "math/vec.h"

#include <string.h>

// Friction coefficients are at least this.
static const double kMinFriction = 1e-5;

static double larger_value(double a, double b) { return a > b ? a : b; }

static bool is_overridden(const ctModel* m) { return (m->opt.enableflags & ctENBL_OVERRIDE) != 0; }

ContactSide contact_geom(const ctModel* m, int g) {
  return (ContactSide){
      m->geom_priority[g],         m->geom_condim[g],        m->geom_solmix[g],
      m->geom_margin[g],           m->geom_gap[g],           m->geom_solref + ctNREF * g,
      m->geom_solimp + ctNIMP * g, m->geom_friction + 3 * g,
  };
}

ContactSide contact_flex(const ctModel* m, int f) {
  return (ContactSide){
      m->flex_priority[f],         m->flex_condim[f],        m->flex_solmix[f],
      m->flex_margin[f],           m->flex_gap[f],           m->flex_solref + ctNREF * f,
      m->flex_solimp + ctNIMP * f, m->flex_friction + 3 * f,
  };
}

// The option's values replace those of the model; friction has a floor.
static void apply_override(const ctModel* m, ContactParam* p) {
  if (is_overridden(m)) {
    p->margin = m->opt.o_margin;
    memcpy(p->solref, m->opt.o_solref, sizeof p->solref);
    memcpy(p->solreffriction, m->opt.o_solref, sizeof p->solreffriction);
    memcpy(p->solimp, m->opt.o_solimp, sizeof p->solimp);
    memcpy(p->friction, m->opt.o_friction, sizeof p->friction);
  }
  for (int i = 0; i < 5; i++) p->friction[i] = larger_value(kMinFriction, p->friction[i]);
}

// Weight of the first side: by solmix, halves if both are zero.
static double mix_weight(double a, double b) {
  if (a >= VEC_MINVAL && b >= VEC_MINVAL) return a / (a + b);
  if (a < VEC_MINVAL && b < VEC_MINVAL) return 0.5;
  return a < VEC_MINVAL ? 0 : 1;
}

static void mix_values(double* r, const double* a, const double* b, double weight, int n) {
  CT_ASSERT(!(weight < 0 || weight > 1));
  for (int i = 0; i < n; i++) r[i] = weight * a[i] + (1 - weight) * b[i];
}

// Sliding, torsion, rolling become two sliding, one torsion, two rolling.
static void unpack_friction(double* r, const double* f) {
  r[0] = r[1] = f[0];
  r[2] = f[1];
  r[3] = r[4] = f[2];
}

static void equal_sides(ContactParam* p, const ContactSide* a, const ContactSide* b) {
  double weight = mix_weight(a->solmix, b->solmix), f[3];
  p->dim = a->condim > b->condim ? a->condim : b->condim;
  mix_values(p->solimp, a->solimp, b->solimp, weight, ctNIMP);
  // times and ratios mix; stiffness and damping given directly (negative) take the stronger
  if (a->solref[0] > 0 && b->solref[0] > 0)
    mix_values(p->solref, a->solref, b->solref, weight, ctNREF);
  else
    for (int i = 0; i < ctNREF; i++) p->solref[i] = -larger_value(-a->solref[i], -b->solref[i]);
  for (int i = 0; i < 3; i++) f[i] = larger_value(a->friction[i], b->friction[i]);
  unpack_friction(p->friction, f);
}

static void one_side(ContactParam* p, const ContactSide* s) {
  p->dim = s->condim;
  memcpy(p->solref, s->solref, sizeof p->solref);
  memcpy(p->solimp, s->solimp, sizeof p->solimp);
  unpack_friction(p->friction, s->friction);
}

void contact_mix(const ctModel* m, ContactParam* p, const ContactSide* a, const ContactSide* b) {
  if (a->priority == b->priority)
    equal_sides(p, a, b);
  else
    one_side(p, a->priority > b->priority ? a : b);
  p->margin = a->margin + b->margin;
  p->gap = a->gap + b->gap;
  p->solreffriction[0] = p->solreffriction[1] = 0;
  apply_override(m, p);
}

void contact_pair(const ctModel* m, ContactParam* p, int k) {
  CT_ASSERT(k >= 0 && k < m->npair);
  p->dim = m->pair_dim[k];
  p->margin = m->pair_margin[k];
  p->gap = m->pair_gap[k];
  memcpy(p->friction, m->pair_friction + 5 * k, sizeof p->friction);
  memcpy(p->solref, m->pair_solref + ctNREF * k, sizeof p->solref);
  memcpy(p->solreffriction, m->pair_solreffriction + ctNREF * k, sizeof p->solreffriction);
  memcpy(p->solimp, m->pair_solimp + ctNIMP * k, sizeof p->solimp);
  apply_override(m, p);
}

void contact_frame(double frame[9]) {
  double *n = frame, *t = frame + 3;
  normalize3(n);
  // a missing tangent is y, or z where the normal is near y
  if (!(dot3(t, t) >= 0.25)) {
    bool y = fabs(n[1]) < 0.5;
    t[0] = 0;
    t[1] = y ? 1 : 0;
    t[2] = y ? 0 : 1;
  }
  addtoscl3(t, n, -dot3(n, t));
  normalize3(t);
  cross3(frame + 6, n, t);
}

// 36 zeros. Compilers turn memset or a loop into a string instruction, whose start-up is slower
// than these stores.
static inline void clear_hessian(double* H) {
  const double8 zero = {0};
  const double4 last = {0};
  simd_store8(H, &zero);
  simd_store8(H + 8, &zero);
  simd_store8(H + 16, &zero);
  simd_store8(H + 24, &zero);
  simd_store4(H + 32, &last);
}

void contact_finish(ctContact* con, const ContactParam* p) {
  contact_frame(con->frame);
  con->includemargin = p->margin - p->gap;
  memcpy(con->friction, p->friction, sizeof con->friction);
  memcpy(con->solref, p->solref, sizeof con->solref);
  memcpy(con->solreffriction, p->solreffriction, sizeof con->solreffriction);
  memcpy(con->solimp, p->solimp, sizeof con->solimp);
  con->mu = 0;
  clear_hessian(con->H);
  con->dim = p->dim;
  con->geom1 = con->geom[0];
  con->geom2 = con->geom[1];
  con->exclude = con->dist >= con->includemargin;
  con->efc_address = -1;
}
