// <flexcomp>: a flex with the bodies that carry it, from a shape, a file or numbers.
//
//   flexcomp_init, set members, flexcomp_make, flexcomp_free.
#ifndef SPEC_FLEXCOMP_H
#define SPEC_FLEXCOMP_H

#include "spec/spec.h"

typedef enum FlexcompType {
  FLEXCOMP_GRID,
  FLEXCOMP_BOX,
  FLEXCOMP_CYLINDER,
  FLEXCOMP_ELLIPSOID,
  FLEXCOMP_SQUARE,
  FLEXCOMP_DISC,
  FLEXCOMP_CIRCLE,
  FLEXCOMP_MESH,
  FLEXCOMP_GMSH,
  FLEXCOMP_DIRECT,
  FLEXCOMP_TYPES
} FlexcompType;

// How its points move: each in three directions, each along its radius, or with the nodes of a box
// around them (2 or 3 in each direction).
typedef enum FlexcompDof {
  FLEXCOMP_FULL,
  FLEXCOMP_RADIAL,
  FLEXCOMP_TRILINEAR,
  FLEXCOMP_QUADRATIC,
  FLEXCOMP_DOFS
} FlexcompDof;

enum { FLEXCOMP_VALUES = 9 };

typedef struct FlexcompDef {
  ctString* name;
  int type;     // FlexcompType
  int dof;      // FlexcompDof
  int equality; // 0: none, 1: of edges, 2: of vertices
  int count[3];
  double spacing[3], scale[3], origin[3];
  cttByte has_origin; // origin was given
  double mass, inertiabox;
  double pos[3], quat[4];
  ctsOrientation alt;
  cttByte rigid;
  double eq_solref[ctNREF], eq_solimp[ctNIMP]; // of the equality constraint
  ctString* file;
  ctDoubleVec* point;                                  // 3 each
  ctIntVec* element;                                   // dim + 1 each
  ctFloatVec* texcoord;                                // 2 each
  ctIntVec *pinid, *pinrange, *pingrid, *pingridrange; // all pins one behind the other
  const PluginElement* plugin;                         // NULL if none
  FlexElement* flex; // in the spec's list; dim, radius, contact, elasticity ... are its values
  const ctVFS* vfs;  // where files are, besides the disk; may be NULL
  Value value[FLEXCOMP_VALUES];
} FlexcompDef;

// Starting values, and a new flex at the end of the spec's list. False when out of memory.
bool flexcomp_init(FlexcompDef* def, Spec* spec);
void flexcomp_free(FlexcompDef* def);

// Bodies below parent, the flex's data and the equality constraint. On failure the reason is in
// err, at node.
Status flexcomp_make(FlexcompDef* def, BodyElement* parent, const XmlNode* node, ErrorList* err);

//---------------------------------- parts ---------------------------------------------------------

// What is being built.
typedef struct FlexcompMesh {
  FlexcompDef* def;
  Spec* spec;
  Place at;
  ErrorList* err;
  ctIntVec elemtexcoord; // from files
  bool failed;           // memory ran out
} FlexcompMesh;

Status flexcomp_fail(FlexcompMesh* m, const char* message); // "XML Error: message" at the element
void flexcomp_point(FlexcompMesh* m, const double p[3]);
void flexcomp_texcoord(FlexcompMesh* m, double u, double v);
void flexcomp_element(FlexcompMesh* m, const int* vert, int n);

// Points and elements of the shapes; may set the flex's dim.
Status flexcomp_shape(FlexcompMesh* m);

// The same from a surface mesh, and from a file in GMSH's format 2.2 or 4.1.
Status flexcomp_file(FlexcompMesh* m);
Status flexcomp_gmsh(FlexcompMesh* m, const unsigned char* data, size_t size);

#endif
