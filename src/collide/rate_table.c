#include "collide/rate_table.h"

#include "collide/col_exact.h"
#include "collide/narrowphase.h"

static const RateFunction kRate[ctNGEOMTYPES][ctNGEOMTYPES] = {{NULL}};

RateFunction rate_table_of(const ctModel* m, const ctData* d, int g1, int g2) {
  int type1 = m->geom_type[g1], type2 = m->geom_type[g2];
  if (type1 > type2) return NULL; // a contact of the user
  bool own = narrowphase_of(d, type1, type2) == narrowphase[type1][type2];
  return own && !col_exact_applies(m, g1, g2) ? kRate[type1][type2] : NULL;
}
