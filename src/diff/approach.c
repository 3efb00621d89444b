// A pair without a contact has no row that could be listed, and a row begins where the distance
// falls below the margin. Contacts within a gap have no row either.
#include "diff/approach.h"

#include "collide/body_filter.h"
#include "collide/candidates.h"
#include "collide/contact.h"
#include "collide/geom_distance.h"
#include "diff/kink_list.h"

#include <math.h>
#include <stdint.h>

static double smaller_size(const ctModel* m, int g1, int g2) {
  double a = m->geom_rbound[g1], b = m->geom_rbound[g2];
  double least = a > 0 && (a < b || b <= 0) ? a : b;
  return least > 0 ? least : 1;
}

static const ctContact* find_contact_of(const ctData* d, int g1, int g2) {
  for (int i = 0; i < d->ncon; i++) {
    const int* g = d->contact[i].geom;
    if ((g[0] == g1 && g[1] == g2) || (g[0] == g2 && g[1] == g1)) return d->contact + i;
  }
  return NULL;
}

static void list_pair(const Diff* x, int g1, int g2, int pair) {
  const ctModel* m = x->m;
  double size = smaller_size(m, g1, g2), margin = contact_margin(m, g1, g2, pair);
  double reach = margin + size * x->info->opt.neardist;
  ctDerivativeKink k = {ctKINK_CONTACT, -1, ctOBJ_GEOM, {g1, g2}, 0};
  const ctContact* con = find_contact_of(x->d, g1, g2);
  if (con && con->efc_address >= 0) return;
  if (!con && candidates_apart(m, x->d, g1, g2, reach)) return;
  if (con)
    k.distance = fabs(con->dist - con->includemargin) / size;
  else
    k.distance = fabs(geom_distance(m, x->d, g1, g2, reach, NULL) - margin) / size;
  kink_list_add(x->info, k);
}

static bool is_excluded(const ctModel* m, int b1, int b2) {
  for (int k = 0; k < m->nexclude; k++)
    if ((uint32_t)m->exclude_signature[k] == ((uint32_t)b1 << 16) + (uint32_t)b2) return true;
  return false;
}

static bool masks_let(const ctModel* m, int g1, int g2) {
  return (m->geom_contype[g1] & m->geom_conaffinity[g2]) ||
         (m->geom_contype[g2] & m->geom_conaffinity[g1]);
}

static void list_body_pairs(const Diff* x, int b1, int b2) {
  const ctModel* m = x->m;
  const int *adr = m->body_geomadr, *num = m->body_geomnum;
  for (int g1 = adr[b1]; g1 < adr[b1] + num[b1]; g1++)
    for (int g2 = adr[b2]; g2 < adr[b2] + num[b2]; g2++)
      if (masks_let(m, g1, g2)) list_pair(x, g1, g2, -1);
}

void approach_list(const Diff* x) {
  const ctModel* m = x->m;
  if (!(x->info->opt.neardist > 0)) return;
  if (m->opt.disableflags & (ctDSBL_CONSTRAINT | ctDSBL_CONTACT)) return;
  for (int k = 0; k < m->npair; k++) list_pair(x, m->pair_geom1[k], m->pair_geom2[k], k);
  for (int b1 = 0; b1 < m->nbody; b1++) {
    BodyFilter f = body_filter(m, b1);
    if (!body_filter_collides(&f)) continue;
    for (int b2 = b1 + 1; b2 < m->nbody; b2++) {
      BodyFilter g = body_filter(m, b2);
      if (!body_filter_bars(&f, &g) && !is_excluded(m, b1, b2)) list_body_pairs(x, b1, b2);
    }
  }
}
