#include "deform/mocap.h"

#include "base/assert.h"
#include "math/quat.h"
#include "math/vec.h"

#include <math.h>
#include <string.h>

static const double kJump = 0.2, kTurn = 0.5; // m, rad: more in one step is a jump

void mocap_keep(DeformSet* s, const ctModel* m, const ctData* d) {
  CT_ASSERT(s->nmocap == m->nmocap);
  for (int i = 0; i < s->nmocap; i++) {
    copy3(s->mocap + 7 * i, d->mocap_pos + 3 * i);
    copy4(s->mocap + 7 * i + 3, d->mocap_quat + 4 * i);
  }
  s->mocap[7 * s->nmocap] = 1;
}

// Velocity of the centre of mass: that of the frame, and its turn.
static void set_mocap_twist(RigidMover* r, const double* was, const double* pos, const double* quat,
                            double h) {
  double q[4], back[4], v[3], w[3], off[3], c[3], old[4];
  copy4(q, quat);
  copy4(old, was + 3);
  if (normalize4(q) == 0 || normalize4(old) == 0) return;
  quat_neg(back, old);
  quat_mul(q, q, back); // turn in the world's frame
  quat_to_vel(w, q, 1);
  sub3(v, pos, was);
  if (!(norm3(v) < kJump && norm3(w) < kTurn)) return;
  sub3(off, r->start, pos);
  cross3(c, w, off);
  for (int i = 0; i < 3; i++) {
    r->twist[i] = w[i] / h;
    r->twist[3 + i] = (v[i] + c[i]) / h;
  }
}

void mocap_set_motion(Movers* movers, const DeformSet* s, const ctModel* m, const ctData* d,
                      int first) {
  bool known = s->mocap[7 * s->nmocap] > 0;
  for (int k = first; k < movers->at.count && known; k++) {
    RigidMover* r = movers->at.data + k;
    int i = m->body_mocapid[r->body];
    if (i >= 0)
      set_mocap_twist(r, s->mocap + 7 * i, d->mocap_pos + 3 * i, d->mocap_quat + 4 * i,
                      m->opt.timestep);
  }
}
