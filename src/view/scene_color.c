#include "view/scene_color.h"

#include "base/alloc.h"
#include "base/assert.h"
#include "force/flex_energy.h"

#include <math.h>

// Density of something of an energy and a volume; elements without volume have none.
static double density_of(double energy, double volume) {
  double w = energy / volume;
  return volume > 0 && isfinite(w) ? w : 0;
}

// energy, volume: of the elements of flex f; volume_of: room for a number per vertex
static void gather_densities(const ctModel* m, int f, const FlexEnergy* x, SceneDensity* s,
                             double* volume_of) {
  int corners = m->flex_dim[f] + 1, first = m->flex_vertadr[f];
  const int* vert = m->flex_elem + m->flex_elemdataadr[f];
  for (int e = 0; e < m->flex_elemnum[f]; e++) {
    s->element[m->flex_elemadr[f] + e] = density_of(x->energy[e], x->volume[e]);
    for (int c = 0; c < corners; c++) {
      int v = first + vert[corners * e + c];
      CT_ASSERT(v < m->nflexvert);
      s->vert[v] += x->energy[e];
      volume_of[v] += x->volume[e];
    }
  }
  for (int v = first; v < first + m->flex_vertnum[f]; v++)
    s->vert[v] = density_of(s->vert[v], volume_of[v]);
}

static bool is_group_shown(const ctModel* m, const ctvOption* opt, int f) {
  int group = m->flex_group[f];
  return opt->flexgroup[group < 0 ? 0 : group >= ctNGROUP ? ctNGROUP - 1 : group] != 0;
}

static double largest_density(const ctModel* m, const ctvOption* opt, const SceneDensity* s) {
  double most = 0;
  for (int f = 0; f < m->nflex; f++) {
    int first = m->flex_elemadr[f];
    for (int e = first; is_group_shown(m, opt, f) && e < first + m->flex_elemnum[f]; e++)
      most = fmax(most, s->element[e]);
  }
  return most;
}

bool scene_color_open(const ctModel* m, const ctData* d, const ctvOption* opt, SceneDensity* s) {
  size_t elements = (size_t)m->nflexelem, edges = (size_t)m->nflexedge,
         verts = (size_t)m->nflexvert;
  *s = (SceneDensity){.element = alloc_zero((elements + verts + 1) * sizeof(double))};
  double* room = alloc_zero((2 * elements + edges + verts + 1) * sizeof(double));
  bool ok = s->element && room;
  if (ok) {
    s->vert = s->element + elements;
    for (int f = 0; f < m->nflex; f++) {
      int e = m->flex_elemadr[f];
      FlexEnergy x = {room + e, room + elements + e, room + 2 * elements + m->flex_edgeadr[f]};
      flex_energy(m, d, f, &x);
      gather_densities(m, f, &x, s, room + 2 * elements + edges);
    }
    bool given = opt->flex_colormax > 0 && isfinite(opt->flex_colormax);
    s->most = given ? opt->flex_colormax : largest_density(m, opt, s);
  } else {
    scene_color_close(s);
  }
  alloc_free(room);
  return ok;
}

void scene_color_close(SceneDensity* s) {
  alloc_free(s->element);
  *s = (SceneDensity){0};
}

// Ramps of slope 4 about the quarter of each colour.
void scene_color_rgb(const SceneDensity* s, double density, float rgb[3]) {
  double x = s->most > 0 ? fmin(1, fmax(0, density / s->most)) : 0;
  rgb[0] = (float)fmin(1, fmax(0, 4 * x - 2));
  rgb[1] = (float)fmin(1, fmax(0, 2 - fabs(4 * x - 2)));
  rgb[2] = (float)fmin(1, fmax(0, 2 - 4 * x));
}
