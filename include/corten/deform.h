// Written by tools/gen.py from schema/deform.schema. Do not edit.
// clang-format off
#ifndef CORTEN_DEFORM_H
#define CORTEN_DEFORM_H

#include <corten/types.h>

typedef struct ctDeformable_ ctDeformable;
typedef struct ctDeformMaterial_ ctDeformMaterial;
typedef struct ctDeformAttach_ ctDeformAttach;
typedef struct ctDeformDef_ ctDeformDef;
typedef struct ctDeformContact_ ctDeformContact;

// material of a deformable body, in SI units; not in MuJoCo
struct ctDeformMaterial_ {
  const char* name;                          // name of a preset, or of the user's own; NULL: none
  cttNum density;                            // mass per volume, kg/m^3
  cttNum young;                              // Young's modulus, Pa
  cttNum poisson;                            // Poisson's ratio, in [0, 0.5)
  cttNum bending;                            // bending stiffness divided by that of a solid sheet or rod of the same thickness
  cttNum damping;                            // stress per rate of strain divided by stress per strain, s
  cttNum drag;                               // rate at which velocities decay, 1/s
  cttNum friction;                           // coefficient of sliding friction
};

// a vertex that is held by a body, a site or the world; not in MuJoCo
struct ctDeformAttach_ {
  int vertex;                                // vertex of the deformable body
  int objtype;                               // ctOBJ_BODY or ctOBJ_SITE (cttObj); the world is body 0
  int objid;                                 // body or site
  cttNum pos[3];                             // point in the frame of the body or site
  cttNum compliance;                         // displacement per force, m/N; 0: rigid
  cttNum limit;                              // force at which it tears off, N; 0: never
};

// definition of a deformable body; not in MuJoCo
struct ctDeformDef_ {
  const char* name;                          // unique among the deformable bodies of a data
  cttDeform kind;                            // cloth, soft body or chain
  int nvert;                                 // vertices
  const cttNum* vert;                        // rest positions, nvert x 3
  int nelem;                                 // elements
  const int* elem;                           // vertices of the elements: 3 per triangle, 4 per tetrahedron, 2 per segment; NULL: a chain from each vertex to the next
  const cttNum* pos;                         // positions at the start, nvert x 3; NULL: the rest positions
  ctDeformMaterial material;                 // material
  cttNum thickness;                          // thickness of a cloth or diameter of a chain, m; without meaning for soft bodies
  cttNum margin;                             // distance that contacts keep from vertices; negative: half the thickness, 5 mm for soft bodies
  int npin;                                  // vertices that do not move
  const int* pin;                            // these vertices
  int nattach;                               // attachments
  const ctDeformAttach* attach;              // attachments
  int substeps;                              // substeps per time step; 0: chosen from the time step
  int iterations;                            // projections of all constraints per substep
  int midpoint;                              // 1: elements move by the midpoint rule, of second order and without numerical damping; chains do not
  int contype;                               // bits, as of geoms
  int conaffinity;                           // bits, as of geoms
  int condim;                                // dimension of contacts with geoms: 1 or 3
  cttNum solref[2];                          // softness of contacts: time constant and damping ratio
  cttNum solimp[5];                          // impedance of contacts
  int selfcollide;                           // 1: vertices collide with the other elements of the body
  cttNum sleep;                              // speed below which the body comes to rest after half a second, m/s; 0: never
  float rgba[4];                             // colour
};

// a contact of a deformable body with a geom or another deformable body; not in MuJoCo
struct ctDeformContact_ {
  int body;                                  // deformable body
  int vertex;                                // its vertex, or the first vertex of an edge or face if elem is not negative
  int elem;                                  // element of the body that touches; -1: a vertex
  int geom;                                  // geom; -1: another deformable body
  int other;                                 // other deformable body; -1: a geom
  int other_elem;                            // element of the other body; -1: a geom
  cttNum pos[3];                             // point on the surface of the geom or of the other body
  cttNum normal[3];                          // unit vector from there towards the vertex
  cttNum depth;                              // overlap, positive inside the margin
  cttNum friction;                           // coefficient of friction of the pair, the geometric mean
  int dim;                                   // 1: normal force only, 3: with friction
  cttNum solref[2];                          // softness
  cttNum solimp[5];                          // impedance
  cttNum force[3];                           // mean force on the deformable body over the last step, world frame
};

#endif
