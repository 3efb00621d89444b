// Meshes that are not convex, as MJCF assets.
#ifndef UNIT_COLLIDE_SOLIDS_H
#define UNIT_COLLIDE_SOLIDS_H

#include <math.h>
#include <stdarg.h>
#include <stdio.h>

typedef struct Text {
  char at[60000];
  int n;
} Text;

static inline void text_add(Text* t, const char* format, ...) {
  va_list args;
  va_start(args, format);
  t->n += vsnprintf(t->at + t->n, sizeof t->at - (size_t)t->n, format, args);
  va_end(args);
}

// A mesh that a closed polygon (x, z) makes when it turns about z; counterclockwise polygons with x
// to the right and z up give outward faces.
static inline void solid_turned(Text* t, const char* name, const double (*poly)[2], int n,
                                int turns) {
  text_add(t, "<mesh name='%s' vertex='", name);
  for (int k = 0; k < turns; k++) {
    double a = 2 * 3.14159265358979323846 * k / turns;
    for (int i = 0; i < n; i++)
      text_add(t, "%.7g %.7g %.7g ", poly[i][0] * cos(a), poly[i][0] * sin(a), poly[i][1]);
  }
  text_add(t, "' face='");
  for (int k = 0; k < turns; k++) {
    for (int i = 0; i < n; i++) {
      int a = k * n + i, b = k * n + (i + 1) % n, c = (k + 1) % turns * n + i,
          d = (k + 1) % turns * n + (i + 1) % n;
      text_add(t, "%d %d %d %d %d %d ", a, c, b, b, c, d);
    }
  }
  text_add(t, "'/>");
}

// A channel: floor |x| < .2, 0 < z < .1, walls .2 < |x| < .3 up to z = .3, all |y| < .4.
#define CHANNEL_BOXES                                                                              \
  "<geom type='box' size='.2 .4 .05' pos='0 0 .05'/>"                                              \
  "<geom type='box' size='.05 .4 .15' pos='-.25 0 .15'/>"                                          \
  "<geom type='box' size='.05 .4 .15' pos='.25 0 .15'/>"

static inline void solid_channel(Text* t, const char* name) {
  static const double p[10][2] = {{-.3, 0}, {-.2, 0}, {.2, 0},   {.3, 0},   {.3, .3},
                                  {.2, .3}, {.2, .1}, {-.2, .1}, {-.2, .3}, {-.3, .3}};
  static const int cap[3][4] = {{0, 1, 8, 9}, {1, 2, 6, 7}, {2, 3, 4, 5}};
  text_add(t, "<mesh name='%s' vertex='", name);
  for (int side = -1; side <= 1; side += 2)
    for (int i = 0; i < 10; i++) text_add(t, "%g %g %g ", p[i][0], .4 * side, p[i][1]);
  text_add(t, "' face='");
  for (int i = 0; i < 10; i++) {
    int a = i, b = (i + 1) % 10, c = a + 10, d = b + 10;
    text_add(t, "%d %d %d %d %d %d ", a, c, b, b, c, d);
  }
  for (int k = 0; k < 3; k++) {
    const int* q = cap[k];
    text_add(t, "%d %d %d %d %d %d ", q[0], q[1], q[2], q[0], q[2], q[3]);
    text_add(t, "%d %d %d %d %d %d ", q[0] + 10, q[2] + 10, q[1] + 10, q[0] + 10, q[3] + 10,
             q[2] + 10);
  }
  text_add(t, "'/>");
}

#endif
