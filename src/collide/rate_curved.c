#include "collide/rate_curved.h"

// The point with normal l (in the frame of the shape) is s = D l / g, g = sqrt(l . D l), D =
// diag(size^2); its derivative is (D - s s') / g.
TouchSurface rate_curved_ellipsoid(const ctContact* con, Placed e) {
  double l[3], s[3], H[9], RH[9], g = 0;
  mat3_mul_t_vec(l, e.mat, con->frame);
  for (int k = 0; k < 3; k++) {
    s[k] = e.size[k] * e.size[k] * l[k];
    g += s[k] * l[k];
  }
  g = sqrt(g);
  scl3(s, s, 1 / g);
  for (int i = 0; i < 3; i++) {
    for (int j = 0; j < 3; j++)
      H[3 * i + j] = ((i == j ? e.size[i] * e.size[i] : 0) - s[i] * s[j]) / g;
  }
  mat3_mul(RH, e.mat, H);
  mat3_mul_mat_t(H, RH, e.mat);
  return rate_surface_curved(con, H);
}
