// Working state of one compilation: copies of the spec's elements in the order of the model,
// refined by the passes. The spec is only read, so the same spec compiles twice to the same model.
#ifndef COMPILE_BUILD_H
#define COMPILE_BUILD_H

#include "base/error.h"
#include "base/map.h"
#include "geom/bvh.h"
#include "spec/spec.h"

#include <corten/model.h>

#include <stdbool.h>

// Lengths, volumes and masses below this are nothing to the compiler.
#define BUILD_EPS 1e-14

// Elements of one body in the array of their kind.
typedef struct Range {
  int adr, num;
} Range;

typedef struct BuildBody {
  const BodyElement* from;
  ctsBody s;  // pose in the parent; inertia in the body
  int parent; // 0 for the world itself
  int weld;   // first ancestor or self that moves by itself
  Range joint, geom, site, camera, light;
  int children;
  int dofs;
  int contype, conaffinity; // union over its geoms
  double margin;            // largest of its geoms
  Range bvh;                // in Build.bvh
  bool fused;               // merged into its parent
  bool massive;             // it, or something welded to it, has mass
  int root;                 // ancestor or self below the world
  int mocap;                // -1 if none
  int dofadr, qposadr;      // first of its joints, counted over all bodies before it
  int ancestors;            // dofs of all bodies above
  int subtree;              // dofs of it and all below
  int lastdof;              // last dof of it or of the nearest body above that has one; -1 if none
  cttSameFrame sameframe;   // inertial frame against body frame
  int simple;               // 1: diagonal inertia, 2: and only translations
} BuildBody;

typedef struct BuildJoint {
  const JointElement* from;
  ctsJoint s;
  int body;
} BuildJoint;

typedef struct BuildGeom {
  const GeomElement* from;
  ctsGeom s;
  int body;
  bool inferred;           // contributes to the inertia of its body
  double mass, inertia[3]; // 0 unless inferred
  double aabb[6];
  cttNum fluid[ctNFLUID];
  int material;
} BuildGeom;

typedef struct BuildSite {
  const SiteElement* from;
  ctsSite s;
  int body;
  int material;
} BuildSite;

typedef struct BuildCamera {
  const CameraElement* from;
  ctsCamera s;
  int body;
  int target;
} BuildCamera;

typedef struct BuildLight {
  const LightElement* from;
  ctsLight s;
  int body;
  int target;
  int texture;
} BuildLight;

typedef struct Build {
  Spec* spec;
  ErrorList* err;
  BuildBody* body;
  BuildJoint* joint;
  BuildGeom* geom;
  BuildSite* site;
  BuildCamera* camera;
  BuildLight* light;
  int nbody, njoint, ngeom, nsite, ncamera, nlight;
  int nuser[ctNOBJECT]; // user numbers per element of a kind
  Map name[ctNOBJECT];  // name -> position in the arrays above, or in the spec's list
  BvhNode* bvh;
  int nbvh;
  int nq, nv, ntree, nmocap;
  cttSize nM, nC, nD, nB; // entries of the patterns of sparsity.h
} Build;

// Is this number set? "Not set" is NaN in the spec.
static inline bool build_defined(double x) { return x == x; }

// Position of the named element, -1 if there is none.
static inline int build_find(const Build* b, cttObj type, const char* name) {
  return map_get(&b->name[type], name);
}

// Dofs and coordinates of a kind of joint.
static inline int build_joint_dofs(cttJoint type) {
  return type == ctJNT_FREE ? 6 : type == ctJNT_BALL ? 3 : 1;
}
static inline int build_joint_coords(cttJoint type) {
  return type == ctJNT_FREE ? 7 : type == ctJNT_BALL ? 4 : 1;
}

// A limit holds when it is on, or left to the range and the range is one.
static inline bool build_limited(int limited, const double range[2]) {
  return limited == ctLIMITED_TRUE || (limited == ctLIMITED_AUTO && range[0] < range[1]);
}

static inline Status build_no_memory(Build* b) {
  return error_add(b->err, (Place){0}, "out of memory");
}

#endif
