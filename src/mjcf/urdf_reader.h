// The state of reading one URDF document.
#ifndef MJCF_URDF_READER_H
#define MJCF_URDF_READER_H

#include "base/array.h"
#include "mjcf/mjcf_attr.h"

// A link and its place in the tree that the joints make. Links are numbered in document order.
typedef struct UrdfLink {
  const XmlNode* node;
  const char* name;
  BodyElement* body;     // NULL until the tree is built
  int parent;            // -1: a root
  int child, last, next; // first and last child in the order of the joints, next sibling; -1: none
} UrdfLink;

// A colour that some <material> of the document has given a name.
typedef struct UrdfColor {
  float rgba[4];
} UrdfColor;

// A mesh, and the next one of the same file name with another scale.
typedef struct UrdfMesh {
  MeshElement* mesh;
  int next; // -1: none
} UrdfMesh;

typedef struct UrdfReader {
  MjcfReader mjcf; // spec, document, errors, names
  ARRAY(UrdfLink) link;
  ARRAY(UrdfColor) color;
  ARRAY(UrdfMesh) mesh;
  Map link_name, color_name, mesh_name; // -> position in the arrays
} UrdfReader;

#endif
