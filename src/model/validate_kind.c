#include "base/str.h"
#include "model/kind_registry.h"
#include "model/validate.h"

// Slot, name and number of parameters must be those of the registered kind.
static Status check_instance(const Check* c, int i, cttSize* state) {
  const ctModel* m = c->m;
  int table = m->kind_table[i], slot = m->kind_slot[i];
  const ctpKind* kind = kind_registry_at(table, slot);
  const char* name = m->names + m->name_kindadr[i];
  if (!kind || !str_eq(kind->name, name))
    return validate_fail_at(c, "kind_slot", i, "is %d: there is no %s kind '%.64s'", slot,
                            kind_registry_table(table), name);
  int numbers = kind->nparam + kind_registry_constants(table, kind);
  if (m->kind_prmnum[i] != numbers)
    return validate_fail_at(c, "kind_prmnum", i, "is %d: the %s kind '%s' has %d numbers",
                            m->kind_prmnum[i], kind_registry_table(table), name, numbers);
  int states = kind_registry_states(table, kind);
  cttSize adr = states ? *state : -1;
  if (m->kind_stateadr[i] != adr)
    return validate_fail_at(c, "kind_stateadr", i, "is %d, must be %lld", m->kind_stateadr[i],
                            (long long)adr);
  *state += states;
  return CT_OK;
}

static Status check_use(const Check* c, const char* field, int i, int instance, int table) {
  if (instance < 0 || c->m->kind_table[instance] == table) return CT_OK;
  return validate_fail_at(c, field, i, "is %d, not the number of any %s kind", instance,
                          kind_registry_table(table));
}

// A kind serves some dimensions of elements, and bending is of membranes.
static Status check_flex_kinds(const Check* c, int i) {
  const ctModel* m = c->m;
  int elastic = m->flex_elasticity[i], bend = m->flex_bend[i];
  TRY(check_use(c, "flex_elasticity", i, elastic, ctKIND_ELASTICITY));
  TRY(check_use(c, "flex_bend", i, bend, ctKIND_BENDING));
  if (elastic >= 0 &&
      (m->flex_interp[i] || !(kind_elasticity(m, elastic)->dims >> m->flex_dim[i] & 1)))
    return validate_fail_at(c, "flex_elasticity", i, "is %d, which does not fit the flex", elastic);
  if (bend >= 0 && (m->flex_interp[i] || m->flex_dim[i] != 2))
    return validate_fail_at(c, "flex_bend", i, "is %d, which does not fit the flex", bend);
  return CT_OK;
}

static Status check_gain_kind(const Check* c, int i) {
  const ctModel* m = c->m;
  int gain = m->actuator_gainkind[i];
  TRY(check_use(c, "actuator_gainkind", i, gain, ctKIND_GAIN));
  if (gain >= 0 && m->actuator_actnum[i] < kind_gain(m, gain)->nact)
    return validate_fail_at(c, "actuator_actnum", i, "is %d, fewer than the gain kind has",
                            m->actuator_actnum[i]);
  return CT_OK;
}

Status validate_kinds(const Check* c) {
  const ctModel* m = c->m;
  cttSize state = 0;
  for (int i = 0; i < m->nkind; i++) TRY(check_instance(c, i, &state));
  if (state != m->nkindstate) return validate_fail(c, "nkindstate is not the sum of all kinds");
  for (int i = 0; i < m->nflex; i++) TRY(check_flex_kinds(c, i));
  for (int i = 0; i < m->nu; i++) TRY(check_gain_kind(c, i));
  return CT_OK;
}
