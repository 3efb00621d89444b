#include "pos/camlight.h"

#include "math/vec.h"
#include "pos/kinematics.h"
#include "pos/rigid.h"

#include <corten/corten.h>

// The point that a camera or light of this mode follows or looks at.
static const real* find_followed(const ctData* d, int mode, int body) {
  bool com = mode == ctCAMLIGHT_TRACKCOM || mode == ctCAMLIGHT_TARGETBODYCOM;
  return (com ? d->subtree_com : d->xpos) + 3 * body;
}

static bool is_tracking(int mode) {
  return mode == ctCAMLIGHT_TRACK || mode == ctCAMLIGHT_TRACKCOM;
}
static bool is_aiming(int mode) {
  return mode == ctCAMLIGHT_TARGETBODY || mode == ctCAMLIGHT_TARGETBODYCOM;
}

// r = a + b for a constant b of the model
static void add_constant(real* r, const real* a, const double* b) {
  for (int i = 0; i < 3; i++) r[i] = a[i] + b[i];
}

// Camera frame: z points away from the target, x is horizontal, y = z x x; columns of R.
static void look_at(real* R, const real* from, const real* target) {
  real x[3], y[3], z[3], up[3] = {real_set(0), real_set(0), real_set(1)};
  sub3(z, from, target);
  normalize3(z);
  cross3(x, up, z);
  normalize3(x);
  cross3(y, z, x);
  normalize3(y);
  for (int i = 0; i < 3; i++) {
    R[3 * i] = x[i];
    R[3 * i + 1] = y[i];
    R[3 * i + 2] = z[i];
  }
}

static void place_camera(const ctModel* m, ctData* d, int i) {
  int mode = m->cam_mode[i], body = m->cam_bodyid[i], target = m->cam_targetbodyid[i];
  real *xpos = d->cam_xpos + 3 * i, *xmat = d->cam_xmat + 9 * i;
  Attached a = {m->cam_pos + 3 * i, m->cam_quat + 4 * i, body, ctSAMEFRAME_NONE};
  kinematics_attach(d, &a, xpos, xmat);
  if (is_tracking(mode)) {
    load9(xmat, m->cam_mat0 + 9 * i);
    const double* from = mode == ctCAMLIGHT_TRACK ? m->cam_pos0 : m->cam_poscom0;
    add_constant(xpos, find_followed(d, mode, body), from + 3 * i);
  } else if (is_aiming(mode) && target >= 0) {
    look_at(xmat, xpos, find_followed(d, mode, target));
  }
}

static void place_light(const ctModel* m, ctData* d, int i) {
  int mode = m->light_mode[i], body = m->light_bodyid[i], target = m->light_targetbodyid[i];
  real *xpos = d->light_xpos + 3 * i, *dir = d->light_xdir + 3 * i;
  Attached a = {m->light_pos + 3 * i, NULL, body, ctSAMEFRAME_NONE};
  kinematics_attach(d, &a, xpos, NULL);
  rigid_rotate(dir, m->light_dir + 3 * i, d->xquat + 4 * body);
  if (is_tracking(mode)) {
    load3(dir, m->light_dir0 + 3 * i);
    const double* from = mode == ctCAMLIGHT_TRACK ? m->light_pos0 : m->light_poscom0;
    add_constant(xpos, find_followed(d, mode, body), from + 3 * i);
  } else if (is_aiming(mode) && target >= 0) {
    sub3(dir, find_followed(d, mode, target), xpos);
  }
  normalize3(dir);
}

void camlight(const ctModel* m, ctData* d) {
  for (int i = 0; i < m->ncam; i++) place_camera(m, d, i);
  for (int i = 0; i < m->nlight; i++) place_light(m, d, i);
}
