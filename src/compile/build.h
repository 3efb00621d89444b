// Working state of one compilation: copies of the spec's elements in the order of the model,
// refined by the passes. The spec is only read, so the same spec compiles twice to the same model.
// Bodies are depth first, parents before children; the elements of each kind are grouped by body,
// so that the ranges of the bodies fill the array. References are positions in these arrays, -1 for
// none. The build owns its arrays (resolve_free); names, vectors and places belong to the spec.
#ifndef COMPILE_BUILD_H
#define COMPILE_BUILD_H

#include "asset/skin_file.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/error.h"
#include "base/map.h"
#include "geom/bvh.h"
#include "geom/mesh_shape.h"
#include "spec/spec.h"

#include <corten/deform.h>
#include <corten/model.h>

#include <stdbool.h>

// Lengths, volumes and masses below this are nothing to the compiler.
#define BUILD_EPS 1e-14

// Elements of one body in the array of their kind.
typedef struct BuildRange {
  int adr, num;
} BuildRange;

// Is id the position of one of n elements?
static inline bool build_has(int id, int n) { return id >= 0 && id < n; }

// The same, or -1 for none.
static inline bool build_has_or_none(int id, int n) { return id >= -1 && id < n; }

// Is the range inside an array of n elements?
static inline bool build_spans(BuildRange r, int n) {
  return r.adr >= 0 && r.num >= 0 && r.num <= n && r.adr <= n - r.num;
}

typedef struct BuildBody {
  const BodyElement* from;
  ctsBody s;                          // pose in the parent; inertia in the body
  double start_pos[3], start_quat[4]; // in the world at qpos0, by way of all bodies above
  int parent;                         // 0 for the world itself
  int weld;                           // first ancestor or self that moves by itself
  BuildRange joint, geom, site, camera, light;
  int children;
  int dofs;
  int contype, conaffinity; // union over its geoms
  double margin;            // largest of its geoms
  BuildRange bvh;           // in Build.bvh
  BuildRange stale;         // in Build.stale
  bool fused;               // merged into its parent
  int origin;               // its index before that
  bool massive;             // it, or something welded to it, has mass
  int root;                 // ancestor or self below the world
  int mocap;                // -1 if none
  int dofadr, qposadr;      // first of its joints, counted over all bodies before it
  int ancestors;            // dofs of all bodies above
  int subtree;              // dofs of it and all below
  int lastdof;              // last dof of it or of the nearest body above that has one; -1 if none
  cttSameFrame sameframe;   // inertial frame against body frame
  int simple;               // 1: diagonal inertia, 2: and only translations
  int plugin;               // instance, -1 if none; the same below
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
  double aabb[6], radius;  // box and sphere around it
  cttNum fluid[ctNFLUID];
  int material;
  int origin;       // its index before bodies were fused
  int mesh, hfield; // -1 if none; a shape fitted to a mesh keeps it
  bool visual;      // touches nothing and nothing refers to it
  int plugin;
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

//---------------------------------- assets --------------------------------------------------------

// name: as given, or the file's without folder and extension. file: as the model stores it, "" if
// none.

typedef struct BuildMesh {
  const MeshElement* from;
  ctsMesh s;
  const char *name, *file;
  bool need_hull; // a geom that can touch uses it
  bool need_sdf;  // a signed distance field uses it
  bool visual;    // no geom that stays uses it
  int plugin;
  MeshShape shape;
} BuildMesh;

typedef struct BuildHField {
  const HFieldElement* from;
  ctsHField s;
  const char *name, *file;
  float* data;          // of a file
  const float* heights; // nrow x ncol of s: data, or the numbers of the spec
  float low, range;     // hfield_write scales the heights to 0..1
} BuildHField;

typedef struct BuildTexture {
  const TextureElement* from;
  ctsTexture s;
  const char *name, *file;
  cttByte* data; // height x width x nchannel of s
} BuildTexture;

typedef struct BuildMaterial {
  const MaterialElement* from;
  ctsMaterial s;
  int texture[ctNTEXROLE]; // -1 if none
} BuildMaterial;

typedef struct BuildSkin {
  const SkinElement* from;
  ctsSkin s;
  const char *name, *file;
  int material;
  SkinFile data; // bodies of the bones by name
  int* bone;     // bodies of the bones by id
} BuildSkin;

// A deformable body. Arrays are NULL when the flex does not need them.
typedef struct BuildFlex {
  const FlexElement* from;
  ctsFlex s; // s.size is found here
  int material;
  bool interpolated, rigid, centered;
  int elastic_kind, bend_kind; // in Build.kind, -1: MuJoCo's own
  int order;                   // of interpolation, 0: none
  int equality;                // 1: edges, 2: vertices are constrained
  int nvert, nnode, nedge, nelem, nshell, nevpair, nbvh;
  int *vertbody, *nodebody; // body of each; -1: interpolated
  int *elem, *elemtexcoord; // dim + 1 each, oriented; as given, or NULL
  int nelemtexcoord;
  double *xpos, *vert0, *node0; // vertices at qpos0, the same in 0..1 of the box, nodes at qpos0
  int *edge, *elemedge, *flap;  // ends of the edges, edges of the elements, vertices beside edges
  double *stiffness, *bending;  // 21 an element, 17 an edge
  int *layer, *shell, *evpair;  // nshell and nevpair count fragments and pairs
  BvhNode* bvh;
} BuildFlex;

//---------------------------------- relations -----------------------------------------------------

typedef struct BuildPair {
  const PairElement* from;
  ctsPair s;
  int geom1, geom2;
  int signature; // first body * 65536 + second body
} BuildPair;

typedef struct BuildExclude {
  const ExcludeElement* from;
  ctsExclude s;
  int signature;
} BuildExclude;

typedef struct BuildEquality {
  const EqualityElement* from;
  ctsEquality s;
  int obj1, obj2;
} BuildEquality;

typedef struct BuildWrap {
  cttWrap type;
  int object;
  double prm; // factor, divisor or side site
} BuildWrap;

typedef struct BuildTendon {
  const TendonElement* from;
  ctsTendon s;
  int material;
  BuildRange wrap; // in Build.wrap
} BuildTendon;

typedef struct BuildActuator {
  const ActuatorElement* from;
  ctsActuator s;
  int target[2];
  int plugin;
  int gain_kind;    // in Build.kind, -1: none
  bool gain_states; // the gain has activations
} BuildActuator;

typedef struct BuildSensor {
  const SensorElement* from;
  ctsSensor s;
  int object, reference; // -1 if none
  int plugin;
} BuildSensor;

typedef struct BuildPlugin {
  const PluginElement* from;
  int slot;            // of the registry
  const Element* user; // that made this instance for itself; NULL: it stands alone
} BuildPlugin;

// Use of a kind of an open table.
typedef struct BuildKind {
  int table, slot;
  double param[32]; // KIND_PARAM_MOST
} BuildKind;

typedef struct Build {
  Spec* spec;
  const ctVFS* vfs; // may be NULL
  ErrorList* err;
  BuildBody* body;
  BuildJoint* joint;
  BuildGeom* geom;
  BuildSite* site;
  BuildCamera* camera;
  BuildLight* light;
  int nbody, njoint, ngeom, nsite, ncamera, nlight;
  BuildMesh* mesh;
  BuildHField* hfield;
  BuildTexture* texture;
  BuildMaterial* material;
  BuildSkin* skin;
  BuildFlex* flex;
  int nmesh, nhfield, ntexture, nmaterial, nskin, nflex;
  BuildPair* pair;
  BuildExclude* exclude;
  BuildEquality* equality;
  BuildTendon* tendon;
  BuildWrap* wrap;
  BuildActuator* actuator;
  BuildSensor* sensor;
  int npair, nexclude, nequality, ntendon, nwrap, nactuator, nsensor;
  BuildPlugin* plugin;
  int nplugin;
  ctDeformable** deform; // in the order of the spec
  int ndeform;
  ARRAY(BuildKind) kind;
  int formulation;        // slot
  ARRAY(char*) text;      // names and paths made here
  int nuser[ctNOBJECT];   // user numbers per element of a kind
  Map name[ctNOBJECT];    // name -> position in the arrays above, or in the spec's list
  int unnamed[ctNOBJECT]; // position of the last one without a name, from 1; 0: none
  BvhNode* bvh;
  int nbvh;
  ARRAY(int) stale; // geoms that nodes had before bodies were fused, see fuse_bvh.h
  int bvh_extra;    // empty nodes behind all others
  int nq, nv, ntree, nmocap;
  cttSize nM, nC, nD, nB; // entries of the patterns of sparsity.h
} Build;

// Is this number set? "Not set" is NaN in the spec.
static inline bool build_defined(double x) { return x == x; }

// Elements of a kind in the order of the spec.
static inline const ElementList* build_list(const Build* b, cttObj type) {
  return &b->spec->list[type];
}

static inline const TupleElement* build_tuple(const Build* b, int i) {
  return (const TupleElement*)(const void*)build_list(b, ctOBJ_TUPLE)->data[i];
}

// Entries of a tuple that have both a type and a name.
static inline int build_tuple_size(const ctsTuple* t) {
  return t->objtype->count < t->objname->count ? t->objtype->count : t->objname->count;
}

// Numbers in a vector of the spec, which may be NULL.
static inline int build_length(const ctDoubleVec* v) { return v ? v->count : 0; }

// Elements of a kind that a name can be found for.
int build_count(const Build* b, cttObj type);

// Position of the named element, -1 if there is none.
static inline int build_find(const Build* b, cttObj type, const char* name) {
  CT_ASSERT((int)type >= 0 && (int)type < ctNOBJECT);
  int id = map_get(&b->name[type], name);
  CT_ASSERT(build_has_or_none(id, build_count(b, type)));
  return id;
}

// The same where an empty name may be meant.
//
// QUIRK(empty-names; test_build:an_empty_name_is_the_last_element_without_one): In contact pairs,
// excludes, equalities and paths of tendons an empty name refers to the last element without name.
static inline int build_find_unnamed(const Build* b, cttObj type, const char* name) {
  return name[0] ? build_find(b, type, name) : b->unnamed[type] - 1;
}

// A limit holds when it is on, or left to the range and the range is one.
static inline bool build_limited(int limited, const double range[2]) {
  return limited == ctLIMITED_TRUE || (limited == ctLIMITED_AUTO && range[0] < range[1]);
}

static inline Status build_no_memory(Build* b) {
  return error_add(b->err, (Place){0}, "out of memory");
}

#endif
