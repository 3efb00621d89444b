#include "diff/kink_list.h"

static double near_distance(const ctDerivativeInfo* info) {
  return info->opt.neardist > 0 ? info->opt.neardist : 1e-3;
}

void kink_list_add(ctDerivativeInfo* info, ctDerivativeKink k) {
  if (!(k.distance < near_distance(info))) return;
  if (info->nkink < ctNKINK) info->kink[info->nkink] = k;
  info->nkink++;
  info->nkinkkind[k.kind]++;
}

ctDerivativeKink kink_list_contact(const ctContact* con, int kind, int row) {
  ctDerivativeKink k = {.kind = kind, .row = row};
  k.objtype = con->geom[0] < 0 && con->geom[1] < 0 ? ctOBJ_FLEX : ctOBJ_GEOM;
  for (int s = 0; s < 2; s++) k.id[s] = con->geom[s] >= 0 ? con->geom[s] : con->flex[s];
  return k;
}
