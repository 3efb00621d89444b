// Triangles cut at the near plane, at the guard band around the picture and at the mirror.
#ifndef DRAW_CLIP_H
#define DRAW_CLIP_H

#include "draw/frame.h"

enum { CLIP_MAX = 12 };

typedef struct ClipPolygon {
  int n;
  int at[CLIP_MAX];
  unsigned edges; // bit k: the edge from corner k is one of the triangle that is drawn
} ClipPolygon;

// The rest of the triangle, at least three corners; false: nothing.
bool clip_triangle(ClipPolygon* poly, Shot* f, int piece, const int at[3], unsigned edges);

// A vertex that is no vertex of a form; -1: out of memory.
int vertices_add(Shot* f, const Vertex* v, Between from);
void vertices_project(const Shot* f, const float eye[3], Vertex* v); // in front of the near plane

// View from a point; product of two placements; in eye.c.
void eye_look(double view[12], const float pos[3], const float forward[3], const float up[3]);
void eye_multiply(double r[12], const double a[12], const double b[12]);

#endif
