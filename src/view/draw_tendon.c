// Tendons, and the rods of slider-cranks.
#include "generated/kinds.h"
#include "math/vec.h"
#include "view/catenary.h"
#include "view/draw_list.h"

#include <corten/corten.h>

#include <math.h>
#include <string.h>

//---------------------------------- strings that hang ---------------------------------------------

enum { MAX_POINTS = 100 };

static bool is_driven(const ctModel* m, int tendon) {
  for (int i = 0; i < m->nu; i++)
    if (trn_object_of(m->actuator_trntype[i]) == ctOBJ_TENDON && m->actuator_trnid[2 * i] == tendon)
      return true;
  return false;
}

// Length of a tendon that hangs like a string: two points, nothing that pushes or rubs, and either
// a spring or a limit that only keeps it from growing beyond a length. 0: it does not hang.
static double string_length(const Draw* w, int i) {
  const ctModel* m = w->m;
  const double *rest = m->tendon_lengthspring + 2 * i, *range = m->tendon_range + 2 * i;
  bool stiff = m->tendon_stiffness[i] != 0;
  bool spring = m->tendon_stiffness[i] > 0 && rest[0] == 0 && rest[1] > 0;
  bool limit =
      !stiff && m->tendon_limited[i] == 1 && range[0] == 0 && w->d->ten_length[i] < range[1];
  if (m->opt.disableflags & ctDSBL_GRAVITY || norm3(m->opt.gravity) <= VEC_MINVAL) return 0;
  if (m->tendon_num[i] != 2 || spring == limit) return 0;
  if (m->tendon_damping[i] != 0 || m->tendon_frictionloss[i] != 0 || is_driven(m, i)) return 0;
  return limit ? range[1] : rest[1];
}

static void draw_string(Draw* w, int i, double length) {
  const ctModel* m = w->m;
  const double* end = w->d->wrap_xpos + 3 * w->d->ten_wrapadr[i];
  Catenary c = {end, end + 3, m->opt.gravity, length};
  double point[3 * MAX_POINTS];
  int slices = m->vis.quality.numslices + 1;
  int n = catenary(&c, point, slices < 3 ? 3 : slices < MAX_POINTS ? slices : MAX_POINTS);
  for (int k = 0; k + 1 < n; k++) {
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_TENDON, i, ctCAT_DYNAMIC});
    if (!g) return;
    figure_capsule(g, m->tendon_width[i], point + 3 * k, point + 3 * k + 3);
    draw_material(w, g, m->tendon_matid[i], m->tendon_rgba + 4 * i);
    if (w->opt->label == ctLABEL_TENDON) draw_label(w, g, ctOBJ_TENDON, i);
    draw_end(w);
  }
}

//---------------------------------- tendons -------------------------------------------------------

// A tendon without a look of its own turns to the colour of constraints when its limit acts.
static void look_of_tendon(const Draw* w, ctvGeom* g, int i) {
  static const float grey[4] = {0.5f, 0.5f, 0.5f, 1};
  const ctModel* m = w->m;
  const ctData* d = w->d;
  float rgba[4];
  memcpy(rgba, m->tendon_rgba + 4 * i, sizeof rgba);
  if (m->tendon_matid[i] == -1 && memcmp(rgba, grey, sizeof rgba) == 0)
    draw_strained(w, rgba, draw_limit(w, ctOBJ_TENDON, i));
  draw_material(w, g, m->tendon_matid[i], rgba);
  if (!draw_flag(w, ctVIS_ISLAND)) return;
  int row = d->nisland ? d->tendon_efcadr[i] : -1;
  g->matid = -1;
  draw_island_rgba(g->rgba, row >= 0 ? d->island_dofadr[d->efc_island[row]] : -1, true);
}

static void draw_path(Draw* w, int i) {
  const ctData* d = w->d;
  int first = d->ten_wrapadr[i];
  for (int k = first; k < first + d->ten_wrapnum[i] - 1; k++) {
    if (!draw_path_goes_on(d, k)) continue;
    ctvGeom* g = draw_begin(w, (DrawTag){ctOBJ_TENDON, i, ctCAT_DYNAMIC});
    if (!g) return;
    figure_capsule(g, draw_path_width(w, i, k), d->wrap_xpos + 3 * k, d->wrap_xpos + 3 * k + 3);
    look_of_tendon(w, g, i);
    if (w->opt->label == ctLABEL_TENDON && k == first) draw_label(w, g, ctOBJ_TENDON, i);
    draw_end(w);
  }
}

void draw_tendons(Draw* w) {
  for (int i = 0; i < w->m->ntendon; i++) {
    if (!draw_group(w->opt->tendongroup, w->m->tendon_group[i])) continue;
    double length = string_length(w, i);
    if (length > 0)
      draw_string(w, i, length);
    else
      draw_path(w, i);
  }
}

//---------------------------------- slider-cranks -------------------------------------------------

// The rod of length r ends on the slider's axis a, at s along it: |c - s a| = r, with c the crank
// seen from the slider; s = c.a - sqrt((c.a)^2 + r^2 - c.c). Too short a rod is drawn broken.
void draw_cranks(Draw* w) {
  const ctModel* m = w->m;
  const ctVisual* vis = &m->vis;
  for (int i = 0; i < m->nu; i++) {
    const TrnKind* kind = trn_kind_of(m->actuator_trntype[i]);
    if (!kind || !kind->crank) continue;
    int slider = m->actuator_trnid[2 * i + 1];
    const double* crank = w->d->site_xpos + 3 * m->actuator_trnid[2 * i];
    const double *pos = w->d->site_xpos + 3 * slider, *mat = w->d->site_xmat + 9 * slider;
    double axis[3] = {mat[2], mat[5], mat[8]}, to[3], end[3], rod = m->actuator_cranklength[i];
    sub3(to, crank, pos);
    double along = dot3(to, axis), det = along * along + rod * rod - dot3(to, to);
    bool broken = det < 0;
    scl3(end, axis, along - sqrt(broken ? 0 : det));
    addto3(end, pos);

    DrawTag tag = {ctOBJ_ACTUATOR, i, ctCAT_DYNAMIC};
    double width = (double)(w->size * vis->scale.slidercrank);
    ctvGeom* g = draw_begin(w, tag);
    if (!g) return;
    figure_cylinder(g, width, pos, end);
    draw_rgba(g, vis->rgba.slidercrank);
    if (w->opt->label == ctLABEL_ACTUATOR) draw_label(w, g, ctOBJ_ACTUATOR, i);
    draw_end(w);
    draw_rod(w, tag, (DrawRod){figure_capsule, width / 2, end, crank},
             broken ? vis->rgba.crankbroken : vis->rgba.slidercrank);
  }
}
