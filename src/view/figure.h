// Shapes that decorations are drawn with. Other files draw with these functions and do not name
// types of geoms.
#ifndef VIEW_FIGURE_H
#define VIEW_FIGURE_H

#include <corten/corten.h>

#include <stdbool.h>

//---------------------------------- at a place ----------------------------------------------------
// mat NULL: upright; rgba NULL: grey. Everything else of the shape becomes default.

static inline void figure_ball(ctvGeom* g, double radius, const double pos[3], const double mat[9],
                               const float rgba[4]) {
  const double size[3] = {radius, radius, radius};
  ctv_initGeom(g, ctGEOM_SPHERE, size, pos, mat, rgba);
}

static inline bool figure_is_ball(int type) { return type == ctGEOM_SPHERE; }

static inline void figure_ellipsoid(ctvGeom* g, const double size[3], const double pos[3],
                                    const double mat[9], const float rgba[4]) {
  ctv_initGeom(g, ctGEOM_ELLIPSOID, size, pos, mat, rgba);
}

static inline void figure_box(ctvGeom* g, const double size[3], const double pos[3],
                              const double mat[9], const float rgba[4]) {
  ctv_initGeom(g, ctGEOM_BOX, size, pos, mat, rgba);
}

// size: radius, half length
static inline void figure_drum(ctvGeom* g, const double size[2], const double pos[3],
                               const double mat[9], const float rgba[4]) {
  const double all[3] = {size[0], size[1], 0};
  ctv_initGeom(g, ctGEOM_CYLINDER, all, pos, mat, rgba);
}

//---------------------------------- between two points --------------------------------------------
// Colours stay.

typedef void (*FigureRod)(ctvGeom* g, double width, const double from[3], const double to[3]);

static inline void figure_capsule(ctvGeom* g, double width, const double from[3],
                                  const double to[3]) {
  ctv_connector(g, ctGEOM_CAPSULE, width, from, to);
}

static inline void figure_cylinder(ctvGeom* g, double width, const double from[3],
                                   const double to[3]) {
  ctv_connector(g, ctGEOM_CYLINDER, width, from, to);
}

static inline void figure_line(ctvGeom* g, double width, const double from[3], const double to[3]) {
  ctv_connector(g, ctGEOM_LINE, width, from, to);
}

static inline void figure_arrow(ctvGeom* g, double width, const double from[3],
                                const double to[3]) {
  ctv_connector(g, ctGEOM_ARROW, width, from, to);
}

// With a plain shaft
static inline void figure_plain_arrow(ctvGeom* g, double width, const double from[3],
                                      const double to[3]) {
  ctv_connector(g, ctGEOM_ARROW1, width, from, to);
}

static inline void figure_double_arrow(ctvGeom* g, double width, const double from[3],
                                       const double to[3]) {
  ctv_connector(g, ctGEOM_ARROW2, width, from, to);
}

// May ctv_connector have this type?
static inline bool figure_is_rod(int type) {
  return type == ctGEOM_CAPSULE || type == ctGEOM_CYLINDER || type == ctGEOM_LINE ||
         type == ctGEOM_ARROW || type == ctGEOM_ARROW1 || type == ctGEOM_ARROW2;
}

#endif
