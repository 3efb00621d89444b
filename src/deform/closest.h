// Nearest points of triangles, segments and points.
#ifndef DEFORM_CLOSEST_H
#define DEFORM_CLOSEST_H

// Weights b of the corners (not negative, sum 1) of the point of a triangle nearest to x.
void closest_in_triangle(double b[3], const double x[3], const double v0[3], const double v1[3],
                         const double v2[3]);

// Share s in [0, 1] of the point v0 + s (v1 - v0) nearest to x.
double closest_in_segment(const double x[3], const double v0[3], const double v1[3]);

// Shares s, t of the nearest points of two segments p and q.
void closest_segments(double* s, double* t, const double p0[3], const double p1[3],
                      const double q0[3], const double q1[3]);

// Share s of a segment and weights b of the corners of a triangle, at their nearest points.
void closest_segment_triangle(double* s, double b[3], const double p0[3], const double p1[3],
                              const double* const v[3]);

#endif
