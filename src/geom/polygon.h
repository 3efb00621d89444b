// Convex polygons in space.
#ifndef GEOM_POLYGON_H
#define GEOM_POLYGON_H

enum { POLYGON_MAX = 150, POLYGON_CLIPPED_MAX = 2 * POLYGON_MAX };

typedef struct Polygon {
  int n;
  double v[POLYGON_CLIPPED_MAX][3];
} Polygon;

// Cut p (a polygon, or a segment) to what lies above or below the polygon `window`, whose normal is
// n and whose corners go around it clockwise, seen from its tip. At most POLYGON_MAX corners each.
void polygon_clip(Polygon* p, const Polygon* window, const double n[3]);

// Four corners of a polygon with five or more, apart from each other: those that MuJoCo 3.5.0
// takes.
void polygon_quad(int corner[4], const Polygon* p);

#endif
