// Triangles with normals: what a geom is drawn as, before it is placed and scaled.
#ifndef DRAW_FORM_H
#define DRAW_FORM_H

#include <corten/model.h>

#include <stdbool.h>
#include <stdint.h>

typedef struct Form {
  int nvert, ntri;
  float* pos;      // 3 nvert
  float* normal;   // 3 nvert
  float* texcoord; // 2 nvert; NULL: none
  float* color;    // 4 nvert; NULL: that of the geom
  float* tint;     // 3 nvert: material by vertex in the place of the geom's; NULL: none
  int* tri;        // 3 ntri
  uint8_t* edges;  // ntri: bit k: the edge from corner k is drawn in wireframe; NULL: all are
  int maxvert, maxtri;
  struct SheetGrid* grid;  // of a flat rectangle: where it is lit; NULL: at its vertices
  bool solid;              // closed, or with other forms
  float center[3], radius; // around all vertices
} Form;

// A flat rectangle is two triangles, and is lit at the vertices of a fine grid.
typedef struct SheetGrid {
  Form* fine;
  float* line[2];   // along x and y
  float* scale[2];  // 1 / distance of a line to the next one; 0: none
  float density[2]; // lines per length, from the second to the last but one
  float share[2];   // 1 / number of cells
  int n[2];
} SheetGrid;

// Room for vertices and triangles; false: out of memory.
bool form_reserve(Form* f, int nvert, int ntri);
void form_free(Form* f);
void form_bound(Form* f); // center and radius

// The next vertex, triangle or quad. A quad is two triangles that meet at its diagonal from the
// second to the fourth corner, as drivers of OpenGL divide it.
int form_vertex(Form* f, float x, float y, float z, const float normal[3]);
void form_triangle(Form* f, int a, int b, int c);
void form_quad(Form* f, int a, int b, int c, int d);

//---------------------------------- shapes of unit size -------------------------------------------
// Resolutions of vis.quality. Coordinates are those that textures of MuJoCo are mapped by.
typedef enum BuiltinForm {
  FORM_SPHERE,
  FORM_SPHERE_TOP,    // around (0, 0, 1)
  FORM_SPHERE_BOTTOM, // around (0, 0, -1)
  FORM_CYLINDER,
  FORM_TUBE, // a cylinder without ends
  FORM_CONE, // from z = 0 to its tip at z = 1
  FORM_BOX,
  FORM_PLANE,
  FORM_HAZE,
  FORM_TRIANGLE,
  FORM_LINE,    // from the origin along z
  FORM_LINEBOX, // edges of a box
  FORM_COUNT
} BuiltinForm;

// False: out of memory.
bool form_make_builtin(Form* f, BuiltinForm kind, const ctVisual* vis);

//---------------------------------- shapes of a model ---------------------------------------------
bool form_make_plane(Form* f, const ctModel* m, int geom); // its grid is as fine as its size asks
bool form_make_mesh(Form* f, const ctModel* m, int mesh);
bool form_make_hull(Form* f, const ctModel* m, int mesh); // empty if the mesh has none
bool form_make_hfield(Form* f, const ctModel* m, int hfield);
bool form_make_skin(Form* f, const ctModel* m, int skin); // without positions and normals

#endif
