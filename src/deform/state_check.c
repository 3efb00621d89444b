#include "deform/state_check.h"

#include "model/data.h"
#include "model/deform_set.h"

#include <math.h>
#include <stdbool.h>

// Index of the first number above the limit or NaN; -1: none.
static int find_bad_number(const double* x, int n, double limit) {
  int bad = 0; // a sum of comparisons has no branch
  for (int i = 0; i < n; i++) bad |= !(fabs(x[i]) <= limit);
  for (int i = 0; bad && i < n; i++)
    if (!(fabs(x[i]) <= limit)) return i;
  return -1;
}

static void warn_of_number(ctData* d, int id, const char* quantity, int vertex, double value) {
  const DeformBody* b = data_own(d)->deform->body + id;
  int kind = quantity[0] == 'v' ? ctWARN_BADQVEL : ctWARN_BADQPOS;
  data_warn(d, kind, id, "%s of vertex %d of deformable body '%.60s' is %s at t=%.6g", quantity,
            vertex, b->shape->def.name, isfinite(value) ? "huge" : "not finite", d->time);
}

static bool has_bad_state(ctData* d, int id) {
  const DeformBody* b = data_own(d)->deform->body + id;
  const struct {
    const char* name;
    const double* x;
    int n, width;
  } part[] = {{"position", b->x, 3 * b->nvert, 3},
              {"velocity", b->v, 3 * b->nvert, 3},
              {"frame", b->extra, b->nextra, 4}};
  for (int k = 0; k < 3; k++) {
    int i = find_bad_number(part[k].x, part[k].n, ctMAXVAL);
    if (i < 0) continue;
    warn_of_number(d, id, part[k].name, i / part[k].width, part[k].x[i]);
    return true;
  }
  return false;
}

static void repair_forces(ctData* d, int id) {
  DeformBody* b = data_own(d)->deform->body + id;
  int i = find_bad_number(b->force, 3 * b->nvert, ctMAXVAL);
  if (i < 0) return;
  warn_of_number(d, id, "force", i / 3, b->force[i]);
  for (i = 0; i < 3 * b->nvert; i++)
    if (!(fabs(b->force[i]) <= ctMAXVAL)) b->force[i] = 0;
}

// Inverse masses are not negative; a vertex of a picogram is the lightest.
static void repair_masses(ctData* d, int id) {
  const double most = 1e15;
  DeformBody* b = data_own(d)->deform->body + id;
  for (int i = 0; i < b->nvert; i++) {
    if (b->invmass[i] >= 0 && b->invmass[i] <= most) continue;
    warn_of_number(d, id, "mass", i, b->invmass[i]);
    b->invmass[i] = b->flags[i] & DEFORM_PINNED ? 0 : b->shape->invmass[i];
  }
}

void deform_check(const ctModel* m, ctData* d) {
  DeformSet* s = data_own(d)->deform;
  for (int i = 0; i < s->nbody; i++) {
    repair_forces(d, i);
    repair_masses(d, i);
    if (!has_bad_state(d, i) || m->opt.disableflags & ctDSBL_AUTORESET) continue;
    deform_body_reset(s->body + i);
    s->fresh = false;
  }
}
