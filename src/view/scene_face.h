// Faces of surfaces in a scene: three corners of three floats each, with one normal of unit length
// per corner.
#ifndef VIEW_SCENE_FACE_H
#define VIEW_SCENE_FACE_H

#include "view/scene_color.h"

// A surface while its faces are made.
typedef struct SceneFaces {
  const double* vert;
  const double* normal; // of the vertices, for smooth surfaces
  double radius;
  bool flat;
  float *face, *face_normal;
  float* texcoord;         // NULL: none
  const float* vert_coord; // texture coordinates to choose from
  int count;
  const SceneDensity* density; // NULL: the colour of the material
  const double* vert_density;  // of its vertices
  double face_density;         // of all corners of a flat face
  float* face_color;
} SceneFaces;

// A flat face, moved outwards by the radius. t: texture coordinates of its corners.
void scene_face_flat(SceneFaces* s, const int v[3], const int t[3]);

// A face of a smooth surface on one side (+1 or -1) of the vertices.
void scene_face_smooth(SceneFaces* s, const int v[3], const int t[3], int side);

// Half of the rim between the two sides of a sheet, along an edge of its border.
void scene_face_rim(SceneFaces* s, int a, int b, int side);

// Normals of vertices: the mean of those of the faces at them.
void scene_face_normals(const int* face, int nface, const double* vert, double* normal, int nvert);

#endif
