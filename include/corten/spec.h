// Written by tools/gen.py from schema/spec.schema. Do not edit.
// clang-format off
#ifndef CORTEN_SPEC_H
#define CORTEN_SPEC_H

#include <corten/model.h>

typedef struct ctString_ ctString;
typedef struct ctStringVec_ ctStringVec;
typedef struct ctIntVec_ ctIntVec;
typedef struct ctIntVecVec_ ctIntVecVec;
typedef struct ctFloatVec_ ctFloatVec;
typedef struct ctFloatVecVec_ ctFloatVecVec;
typedef struct ctDoubleVec_ ctDoubleVec;
typedef struct ctByteVec_ ctByteVec;
typedef struct ctsElement_ ctsElement;
typedef struct ctsCompiler_ ctsCompiler;
typedef struct ctSpec_ ctSpec;
typedef struct ctsOrientation_ ctsOrientation;
typedef struct ctsPlugin_ ctsPlugin;
typedef struct ctsBody_ ctsBody;
typedef struct ctsFrame_ ctsFrame;
typedef struct ctsJoint_ ctsJoint;
typedef struct ctsGeom_ ctsGeom;
typedef struct ctsSite_ ctsSite;
typedef struct ctsCamera_ ctsCamera;
typedef struct ctsLight_ ctsLight;
typedef struct ctsFlex_ ctsFlex;
typedef struct ctsMesh_ ctsMesh;
typedef struct ctsHField_ ctsHField;
typedef struct ctsSkin_ ctsSkin;
typedef struct ctsDeform_ ctsDeform;
typedef struct ctsTexture_ ctsTexture;
typedef struct ctsMaterial_ ctsMaterial;
typedef struct ctsPair_ ctsPair;
typedef struct ctsExclude_ ctsExclude;
typedef struct ctsEquality_ ctsEquality;
typedef struct ctsTendon_ ctsTendon;
typedef struct ctsWrap_ ctsWrap;
typedef struct ctsActuator_ ctsActuator;
typedef struct ctsSensor_ ctsSensor;
typedef struct ctsNumeric_ ctsNumeric;
typedef struct ctsText_ ctsText;
typedef struct ctsTuple_ ctsTuple;
typedef struct ctsKey_ ctsKey;
typedef struct ctsDefault_ ctsDefault;

// handle of an element
struct ctsElement_ {
  cttObj elemtype;                           // type of the element
  uint64_t signature;                        // signature of the spec when it was compiled last
};

// settings of the compiler
struct ctsCompiler_ {
  cttByte autolimits;                        // 1: a range alone makes a limit
  double boundmass;                          // smallest mass of a moving body
  double boundinertia;                       // smallest moment of inertia of a moving body
  double settotalmass;                       // scale all masses to this total; 0 or less: do not
  cttByte balanceinertia;                    // 1: repair moments that no body can have
  cttByte fitaabb;                           // 1: fit shapes to a mesh's box, 0: to its inertia
  cttByte degree;                            // 1: angles are in degrees
  char eulerseq[3];                          // axes of the three Euler angles; small: moving axes, capital: fixed axes
  cttByte discardvisual;                     // 1: leave out elements without effect on physics
  cttByte usethread;                         // 1: use several threads
  cttByte fusestatic;                        // 1: melt fixed bodies into their parents
  int inertiafromgeom;                       // when inertia comes from geoms (cttInertiaFromGeom)
  int inertiagrouprange[2];                  // geom groups that have mass: first, last
  cttByte saveinertial;                      // 1: write every body's inertia to XML
  int alignfree;                             // 1: move free bodies' frames to their inertial frames
  ctLROpt LRopt;                             // settings of the length range search
  ctString* meshdir;                         // folder of meshes and height fields
  ctString* texturedir;                      // folder of textures
};

// an editable model
struct ctSpec_ {
  ctsElement* element;                       // handle
  ctString* modelname;                       // name of the model
  ctsCompiler compiler;                      // compiler settings
  cttByte strippath;                         // 1: drop folders from file names
  ctOption option;                           // physics options
  ctVisual visual;                           // drawing options
  ctStatistic stat;                          // statistics; values given here replace computed ones
  cttSize memory;                            // bytes of the arena; -1: as needed
  int nemax;                                 // room for equality rows
  int nuserdata;                             // user numbers in the data
  int nuser_body;                            // user numbers per body; -1: as many as used
  int nuser_jnt;                             // user numbers per joint; -1: as many as used
  int nuser_geom;                            // user numbers per geom; -1: as many as used
  int nuser_site;                            // user numbers per site; -1: as many as used
  int nuser_cam;                             // user numbers per camera; -1: as many as used
  int nuser_tendon;                          // user numbers per tendon; -1: as many as used
  int nuser_actuator;                        // user numbers per actuator; -1: as many as used
  int nuser_sensor;                          // user numbers per sensor; -1: as many as used
  int nkey;                                  // least number of keyframes
  int njmax;                                 // older setting: room for constraint rows
  int nconmax;                               // older setting: room for contacts
  cttSize nstack;                            // older setting: size of the stack
  ctString* comment;                         // comment at the head of the XML file
  ctString* modelfiledir;                    // folder of the model file
  cttByte hasImplicitPluginElem;             // 1: an element defined a plugin instance on its own
  ctString* formulation;                     // contact formulation by name; empty: option.formulation; not in MuJoCo
  ctDoubleVec* formulation_params;           // its parameters; not in MuJoCo
};

// an orientation in one of several notations
struct ctsOrientation_ {
  cttOrientation type;                       // the notation in use
  double axisangle[4];                       // axis, then angle
  double xyaxes[6];                          // x axis, then y axis; made orthogonal
  double zaxis[3];                           // z axis
  double euler[3];                           // three angles
};

// plugin instance, or an element's link to one
struct ctsPlugin_ {
  ctsElement* element;                       // handle
  ctString* name;                            // name of the instance
  ctString* plugin_name;                     // name of the registered plugin
  cttByte active;                            // 1: the element uses it
  ctString* info;                            // where it is in the file, for messages
};

// body
struct ctsBody_ {
  ctsElement* element;                       // handle
  ctString* childclass;                      // default class of its content; NULL: the parent's
  double pos[3];                             // origin in the parent's frame
  double quat[4];                            // orientation in the parent's frame
  ctsOrientation alt;                        // the same in another notation
  double mass;                               // mass
  double ipos[3];                            // centre of mass in the body's frame
  double iquat[4];                           // axes of inertia in the body's frame
  double inertia[3];                         // principal moments
  ctsOrientation ialt;                       // axes of inertia in another notation
  double fullinertia[6];                     // moments and products: xx yy zz xy xz yz
  cttByte mocap;                             // 1: moved from outside
  double gravcomp;                           // share of the weight that is carried
  cttSleepPolicy sleep;                      // may it sleep
  ctDoubleVec* userdata;                     // user numbers
  cttByte explicitinertial;                  // 1: inertia was given, not computed
  ctsPlugin plugin;                          // link to a plugin instance
  ctString* info;                            // where it is in the file, for messages
};

// frame: a pose that is applied to its content
struct ctsFrame_ {
  ctsElement* element;                       // handle
  ctString* childclass;                      // default class of its content; NULL: the body's
  double pos[3];                             // origin
  double quat[4];                            // orientation
  ctsOrientation alt;                        // the same in another notation
  ctString* info;                            // where it is in the file, for messages
};

// joint
struct ctsJoint_ {
  ctsElement* element;                       // handle
  cttJoint type;                             // kind
  double pos[3];                             // anchor in the body's frame
  double axis[3];                            // axis in the body's frame
  double ref;                                // value at the reference pose
  int align;                                 // move the free body's frame to its inertial frame (cttAlignFree)
  double stiffness;                          // spring constant
  double springref;                          // value at which the spring is relaxed
  double springdamper[2];                    // time constant and damping ratio that replace stiffness and damping
  int limited;                               // has limits (cttLimited)
  double range[2];                           // lowest and highest value
  double margin;                             // distance from the limit at which it becomes active
  cttNum solref_limit[ctNREF];               // limit: reference dynamics
  cttNum solimp_limit[ctNIMP];               // limit: impedance curve
  int actfrclimited;                         // actuator force has bounds (cttLimited)
  double actfrcrange[2];                     // bounds of the total actuator force
  double armature;                           // inertia added to each dof
  double damping;                            // force per unit velocity
  double frictionloss;                       // dry friction
  cttNum solref_friction[ctNREF];            // friction loss: reference dynamics
  cttNum solimp_friction[ctNIMP];            // friction loss: impedance curve
  int group;                                 // group for drawing and picking
  cttByte actgravcomp;                       // 1: gravity compensation counts as actuator force
  ctDoubleVec* userdata;                     // user numbers
  ctString* info;                            // where it is in the file, for messages
};

// geom
struct ctsGeom_ {
  ctsElement* element;                       // handle
  cttGeom type;                              // shape
  double pos[3];                             // centre in the body's frame
  double quat[4];                            // orientation in the body's frame
  ctsOrientation alt;                        // the same in another notation
  double fromto[6];                          // two end points that replace pose and length
  double size[3];                            // sizes by shape
  int contype;                               // contact type bits
  int conaffinity;                           // contact affinity bits
  int condim;                                // contact dimensions
  int priority;                              // the higher one decides contact parameters
  double friction[3];                        // sliding, torsional and rolling coefficient
  double solmix;                             // weight in mixing
  cttNum solref[ctNREF];                     // contact: reference dynamics
  cttNum solimp[ctNIMP];                     // contact: impedance curve
  double margin;                             // contacts are found below this distance
  double gap;                                // part of the margin without force
  double mass;                               // mass; not a number: from density
  double density;                            // density
  cttGeomInertia typeinertia;                // mass inside or on the surface
  cttNum fluid_ellipsoid;                    // 1: ellipsoid fluid model
  cttNum fluid_coefs[5];                     // coefficients of that model
  ctString* material;                        // material
  float rgba[4];                             // colour when there is no material
  int group;                                 // group for drawing and picking
  ctString* hfieldname;                      // height field
  ctString* meshname;                        // mesh
  double fitscale;                           // scale after fitting a shape to a mesh
  ctDoubleVec* userdata;                     // user numbers
  ctsPlugin plugin;                          // link to a plugin instance
  ctString* info;                            // where it is in the file, for messages
};

// site
struct ctsSite_ {
  ctsElement* element;                       // handle
  double pos[3];                             // position in the body's frame
  double quat[4];                            // orientation in the body's frame
  ctsOrientation alt;                        // the same in another notation
  double fromto[6];                          // two end points that replace pose and length
  double size[3];                            // sizes by shape
  cttGeom type;                              // shape
  ctString* material;                        // material
  int group;                                 // group for drawing and picking
  float rgba[4];                             // colour when there is no material
  ctDoubleVec* userdata;                     // user numbers
  ctString* info;                            // where it is in the file, for messages
};

// camera
struct ctsCamera_ {
  ctsElement* element;                       // handle
  double pos[3];                             // position in the body's frame
  double quat[4];                            // orientation in the body's frame
  ctsOrientation alt;                        // the same in another notation
  cttCamLight mode;                          // tracking mode
  ctString* targetbody;                      // body it looks at
  cttProjection proj;                        // perspective or orthographic
  int resolution[2];                         // width and height in pixels
  int output;                                // images it makes (bits of cttCamOutBit)
  double fovy;                               // vertical opening
  double ipd;                                // distance between the eyes
  float intrinsic[4];                        // focal lengths and principal point; lengths
  float sensor_size[2];                      // width and height of the sensor; a length
  float focal_length[2];                     // focal lengths along x and y
  float focal_pixel[2];                      // the same in pixels
  float principal_length[2];                 // offset of the principal point
  float principal_pixel[2];                  // the same in pixels
  ctDoubleVec* userdata;                     // user numbers
  ctString* info;                            // where it is in the file, for messages
};

// light
struct ctsLight_ {
  ctsElement* element;                       // handle
  double pos[3];                             // position in the body's frame
  double dir[3];                             // direction in the body's frame
  cttCamLight mode;                          // tracking mode
  ctString* targetbody;                      // body it points at
  cttByte active;                            // 1: it shines
  cttLightType type;                         // kind
  ctString* texture;                         // texture of an image light
  cttByte castshadow;                        // 1: throws shadows
  float bulbradius;                          // radius of the bulb
  float intensity;                           // brightness in candela
  float range;                               // reach
  float attenuation[3];                      // constant, linear and quadratic attenuation
  float cutoff;                              // half angle of a spot in degrees
  float exponent;                            // exponent of the fading of a spot towards its rim
  float ambient[3];                          // colour added everywhere
  float diffuse[3];                          // colour of diffuse reflection
  float specular[3];                         // colour of highlights
  ctString* info;                            // where it is in the file, for messages
};

// flex: deformable body
struct ctsFlex_ {
  ctsElement* element;                       // handle
  int contype;                               // contact type bits
  int conaffinity;                           // contact affinity bits
  int condim;                                // contact dimensions
  int priority;                              // the higher one decides contact parameters
  double friction[3];                        // sliding, torsional and rolling coefficient
  double solmix;                             // weight in mixing
  cttNum solref[ctNREF];                     // contact: reference dynamics
  cttNum solimp[ctNIMP];                     // contact: impedance curve
  double margin;                             // contacts are found below this distance
  double gap;                                // part of the margin without force
  int dim;                                   // elements are: 1 segments, 2 triangles, 3 tetrahedra
  double radius;                             // thickness as a radius
  double size[3];                            // half sizes of its box; found while compiling if zero
  cttByte internal;                          // 1: elements are kept from turning inside out
  cttByte flatskin;                          // 1: flat shading
  int selfcollide;                           // self-collision mode (cttFlexSelf)
  int vertcollide;                           // 1: vertices collide instead of elements
  int passive;                               // 1: contacts act as passive forces
  int activelayers;                          // outer layers that collide
  int group;                                 // group for drawing and picking
  double edgestiffness;                      // spring constant of edges
  double edgedamping;                        // damping of edges
  float rgba[4];                             // colour when there is no material
  ctString* material;                        // material
  double young;                              // elasticity modulus
  double poisson;                            // Poisson's ratio
  double damping;                            // Rayleigh damping
  double thickness;                          // thickness of a membrane
  int elastic2d;                             // resistance of a membrane: 0 none, 1 bending, 2 stretching, 3 both
  ctString* bending_model;                   // kind of bending; empty: cotangent; not in MuJoCo
  ctDoubleVec* bending_params;               // its parameters; not in MuJoCo
  ctString* elasticity_model;                // kind of elasticity; empty: linear; not in MuJoCo
  ctDoubleVec* elasticity_params;            // its parameters; not in MuJoCo
  cttByte implicit;                          // 1: implicit integrators use the stiffness of elasticity and bending; not in MuJoCo
  ctStringVec* nodebody;                     // body of each node
  ctStringVec* vertbody;                     // body of each vertex
  ctDoubleVec* node;                         // positions of the nodes
  ctDoubleVec* vert;                         // positions of the vertices
  ctIntVec* elem;                            // vertices of the elements
  ctFloatVec* texcoord;                      // texture coordinates
  ctIntVec* elemtexcoord;                    // texture coordinate ids of the elements
  ctString* info;                            // where it is in the file, for messages
};

// mesh
struct ctsMesh_ {
  ctsElement* element;                       // handle
  ctString* content_type;                    // media type of the file
  ctString* file;                            // file
  double refpos[3];                          // origin in the file's coordinates
  double refquat[4];                         // orientation in the file's coordinates
  double scale[3];                           // factors along the axes
  cttMeshInertia inertia;                    // method of computing its inertia
  cttByte smoothnormal;                      // 1: no sharp edges in shading
  cttByte needsdf;                           // 1: a signed distance octree is needed
  int maxhullvert;                           // most vertices of the hull; -1: any
  ctFloatVec* uservert;                      // vertices
  ctFloatVec* usernormal;                    // normals
  ctFloatVec* usertexcoord;                  // texture coordinates
  ctIntVec* userface;                        // triangles
  ctIntVec* userfacenormal;                  // normal ids of the triangles
  ctIntVec* userfacetexcoord;                // texture coordinate ids of the triangles
  ctsPlugin plugin;                          // link to a plugin instance
  ctString* material;                        // material
  ctString* info;                            // where it is in the file, for messages
};

// height field
struct ctsHField_ {
  ctsElement* element;                       // handle
  ctString* content_type;                    // media type of the file
  ctString* file;                            // file
  double size[4];                            // half width x, half width y, height of the top, thickness of the base
  int nrow;                                  // rows
  int ncol;                                  // columns
  ctFloatVec* userdata;                      // heights
  ctString* info;                            // where it is in the file, for messages
};

// skin
struct ctsSkin_ {
  ctsElement* element;                       // handle
  ctString* file;                            // file
  ctString* material;                        // material
  float rgba[4];                             // colour when there is no material
  float inflate;                             // distance the surface is moved outwards
  int group;                                 // group for drawing and picking
  ctFloatVec* vert;                          // vertices
  ctFloatVec* texcoord;                      // texture coordinates
  ctIntVec* face;                            // triangles
  ctStringVec* bodyname;                     // body of each bone
  ctFloatVec* bindpos;                       // position of each bone in the bind pose
  ctFloatVec* bindquat;                      // orientation of each bone in the bind pose
  ctIntVecVec* vertid;                       // vertices of each bone
  ctFloatVecVec* vertweight;                 // weights of these vertices
  ctString* info;                            // where it is in the file, for messages
};

// deformable body of particles; not in MuJoCo
struct ctsDeform_ {
  ctsElement* element;                       // handle
  int kind;                                  // kind (cttDeform)
  ctString* file;                            // mesh file
  ctDoubleVec* vert;                         // rest positions, 3 per vertex
  ctIntVec* elem;                            // vertices of the elements; of a chain empty: one vertex after the other
  ctDoubleVec* start;                        // positions at the start; empty: the rest positions
  double size[3];                            // full sizes of a rectangle or box; 0: none
  int count[3];                              // vertices along the sides, along a diameter, or rings of a disc
  double radius;                             // radius of a disc or ball; 0: none
  double ropefrom[3];                        // start of a rope
  double ropeto[3];                          // end of a rope
  int segments;                              // segments of a rope; 0: none
  ctString* body;                            // body in whose frame it starts; empty: the world
  double pos[3];                             // position at the start
  double quat[4];                            // orientation at the start
  ctsOrientation alt;                        // other ways to give the orientation
  ctString* material;                        // name of a preset
  double density;                            // mass per volume; negative: the preset's
  double young;                              // Young's modulus; negative: the preset's
  double poisson;                            // Poisson's ratio; negative: the preset's
  double bending;                            // relative bending stiffness; negative: the preset's
  double damping;                            // damping; negative: the preset's
  double drag;                               // decay of velocities; negative: the preset's
  double friction;                           // coefficient of friction; negative: the preset's
  double thickness;                          // thickness of a cloth, diameter of a chain; negative: the default
  double margin;                             // distance that contacts keep from vertices; negative: by the kind
  ctIntVec* pin;                             // vertices that do not move
  int substeps;                              // substeps per time step; 0: chosen from the time step
  int iterations;                            // projections per substep; 0: the default
  cttByte midpoint;                          // elements move by the midpoint rule
  int contype;                               // collision type, as of geoms
  int conaffinity;                           // collision affinity, as of geoms
  int condim;                                // dimension of contacts: 1 or 3
  double solref[ctNREF];                     // softness of contacts
  double solimp[ctNIMP];                     // impedance of contacts
  cttByte selfcollide;                       // collides with itself
  double sleep;                              // speed below which it comes to rest; 0: never
  float rgba[4];                             // colour
  ctIntVec* attach_vertex;                   // vertex of each attachment
  ctIntVec* attach_type;                     // what holds it: body or site (cttObj)
  ctStringVec* attach_name;                  // name of that body or site
  ctDoubleVec* attach_pos;                   // point in its frame, 3 per attachment
  ctDoubleVec* attach_compliance;            // displacement per force; 0: rigid
  ctDoubleVec* attach_limit;                 // force at which it tears off; 0: never
  ctString* info;                            // where it is in the file, for messages
};

// texture
struct ctsTexture_ {
  ctsElement* element;                       // handle
  cttTexture type;                           // kind
  cttColorSpace colorspace;                  // color space
  int builtin;                               // built-in pattern (cttBuiltin)
  int mark;                                  // marks on it (cttMark)
  double rgb1[3];                            // first colour
  double rgb2[3];                            // second colour
  double markrgb[3];                         // colour of the marks
  double random;                             // chance of a random dot
  int height;                                // rows of pixels
  int width;                                 // columns of pixels
  int nchannel;                              // bytes per pixel
  ctString* content_type;                    // media type of the file
  ctString* file;                            // file
  int gridsize[2];                           // rows and columns of the cube layout
  char gridlayout[12];                       // side of the cube in each cell
  ctStringVec* cubefiles;                    // files of the six sides
  ctByteVec* data;                           // pixels
  cttByte hflip;                             // 1: mirror left and right
  cttByte vflip;                             // 1: mirror up and down
  ctString* info;                            // where it is in the file, for messages
};

// material
struct ctsMaterial_ {
  ctsElement* element;                       // handle
  ctStringVec* textures;                     // texture for each role
  cttByte texuniform;                        // 1: texture repeats by length, not by object
  float texrepeat[2];                        // repeats along x and y
  float emission;                            // emitted share of the colour
  float specular;                            // strength of highlights
  float shininess;                           // sharpness of highlights
  float reflectance;                         // mirror share
  float metallic;                            // metallic share
  float roughness;                           // roughness
  float rgba[4];                             // colour when there is no material
  double modulus;                            // elastic modulus of the surface; 0: that of the options; not in MuJoCo
  double dissipation;                        // dissipation of the surface; 0: that of the options; not in MuJoCo
  ctString* info;                            // where it is in the file, for messages
};

// explicit contact pair
struct ctsPair_ {
  ctsElement* element;                       // handle
  ctString* geomname1;                       // first geom
  ctString* geomname2;                       // second geom
  int condim;                                // contact dimensions
  cttNum solref[ctNREF];                     // normal direction: reference dynamics
  cttNum solreffriction[ctNREF];             // friction directions: reference dynamics
  cttNum solimp[ctNIMP];                     // impedance curve
  double margin;                             // contacts are found below this distance
  double gap;                                // part of the margin without force
  double friction[5];                        // two sliding, one torsional, two rolling coefficients
  ctString* info;                            // where it is in the file, for messages
};

// two bodies that never touch
struct ctsExclude_ {
  ctsElement* element;                       // handle
  ctString* bodyname1;                       // first body
  ctString* bodyname2;                       // second body
  ctString* info;                            // where it is in the file, for messages
};

// equality constraint
struct ctsEquality_ {
  ctsElement* element;                       // handle
  cttEq type;                                // kind
  double data[ctNEQDATA];                    // anchors, relative pose or polynomial, by kind
  cttByte active;                            // 1: on from the start
  ctString* name1;                           // first object
  ctString* name2;                           // second object
  cttObj objtype;                            // type of the objects
  cttNum solref[ctNREF];                     // reference dynamics
  cttNum solimp[ctNIMP];                     // impedance curve
  ctString* info;                            // where it is in the file, for messages
};

// tendon
struct ctsTendon_ {
  ctsElement* element;                       // handle
  double stiffness;                          // spring constant
  double springlength[2];                    // lengths between which the spring is slack; -1: the length at qpos0
  double damping;                            // force per unit velocity
  double frictionloss;                       // dry friction
  cttNum solref_friction[ctNREF];            // friction loss: reference dynamics
  cttNum solimp_friction[ctNIMP];            // friction loss: impedance curve
  double armature;                           // inertia of length change
  int limited;                               // has limits (cttLimited)
  int actfrclimited;                         // actuator force has bounds (cttLimited)
  double range[2];                           // shortest and longest length
  double actfrcrange[2];                     // bounds of the total actuator force
  double margin;                             // distance from the limit at which it becomes active
  cttNum solref_limit[ctNREF];               // limit: reference dynamics
  cttNum solimp_limit[ctNIMP];               // limit: impedance curve
  ctString* material;                        // material
  double width;                              // drawn thickness
  float rgba[4];                             // colour when there is no material
  int group;                                 // group for drawing and picking
  ctDoubleVec* userdata;                     // user numbers
  ctString* info;                            // where it is in the file, for messages
};

// tendon path point
struct ctsWrap_ {
  ctsElement* element;                       // handle
  cttWrap type;                              // kind
  ctString* info;                            // where it is in the file, for messages
};

// actuator
struct ctsActuator_ {
  ctsElement* element;                       // handle
  cttGain gaintype;                          // force per activation
  double gainprm[ctNGAIN];                   // its parameters
  cttBias biastype;                          // force without activation
  double biasprm[ctNBIAS];                   // its parameters
  cttDyn dyntype;                            // activation dynamics
  double dynprm[ctNDYN];                     // its parameters
  int actdim;                                // activations; -1: by kind
  cttByte actearly;                          // 1: force uses the activation after the step
  cttTrn trntype;                            // kind of transmission
  double gear[6];                            // factors from length and force to the driven object
  ctString* target;                          // driven object
  ctString* refsite;                         // reference site
  ctString* slidersite;                      // site that the slider moves along
  double cranklength;                        // rod length of a slider-crank
  double lengthrange[2];                     // smallest and largest possible length
  double inheritrange;                       // take the control range from the driven range, times this; 0: do not
  int ctrllimited;                           // control has bounds (cttLimited)
  double ctrlrange[2];                       // bounds of the control
  int forcelimited;                          // force has bounds (cttLimited)
  double forcerange[2];                      // bounds of the force
  int actlimited;                            // activation has bounds (cttLimited)
  double actrange[2];                        // bounds of the activation
  int group;                                 // group for drawing and picking
  int nsample;                               // samples kept for delay; 0: none
  int interp;                                // interpolation between samples: 0 hold, 1 linear, 2 cubic
  double delay;                              // delay in seconds
  ctString* gain_model;                      // kind of gain in the open table, with gaintype ctGAIN_USER; empty: none; not in MuJoCo
  ctDoubleVec* gain_params;                  // its parameters; not in MuJoCo
  ctDoubleVec* userdata;                     // user numbers
  ctsPlugin plugin;                          // link to a plugin instance
  ctString* info;                            // where it is in the file, for messages
};

// sensor
struct ctsSensor_ {
  ctsElement* element;                       // handle
  cttSensor type;                            // kind
  cttObj objtype;                            // type of its object
  ctString* objname;                         // name of the object
  cttObj reftype;                            // type of its reference object
  ctString* refname;                         // name of the reference object
  int intprm[ctNSENS];                       // integer settings by kind
  cttDataType datatype;                      // type of its values
  cttStage needstage;                        // stage after which it is read
  int dim;                                   // output numbers
  double cutoff;                             // outputs are cut at this size; 0: not
  double noise;                              // standard deviation of its noise
  int nsample;                               // samples kept for delay; 0: none
  int interp;                                // interpolation between samples: 0 hold, 1 linear, 2 cubic
  double delay;                              // delay in seconds
  double interval[2];                        // seconds between readings, 0: every step; then their phase
  ctDoubleVec* userdata;                     // user numbers
  ctsPlugin plugin;                          // link to a plugin instance
  ctString* info;                            // where it is in the file, for messages
};

// list of numbers
struct ctsNumeric_ {
  ctsElement* element;                       // handle
  ctDoubleVec* data;                         // the numbers
  int size;                                  // number of values; zeros are added
  ctString* info;                            // where it is in the file, for messages
};

// text
struct ctsText_ {
  ctsElement* element;                       // handle
  ctString* data;                            // the text
  ctString* info;                            // where it is in the file, for messages
};

// list of objects
struct ctsTuple_ {
  ctsElement* element;                       // handle
  ctIntVec* objtype;                         // types of the objects (cttObj)
  ctStringVec* objname;                      // name of the object
  ctDoubleVec* objprm;                       // number attached to each
  ctString* info;                            // where it is in the file, for messages
};

// keyframe
struct ctsKey_ {
  ctsElement* element;                       // handle
  double time;                               // time
  ctDoubleVec* qpos;                         // positions
  ctDoubleVec* qvel;                         // velocities
  ctDoubleVec* act;                          // activations
  ctDoubleVec* mpos;                         // positions of the mocap bodies
  ctDoubleVec* mquat;                        // orientations of the mocap bodies
  ctDoubleVec* ctrl;                         // controls
  ctString* info;                            // where it is in the file, for messages
};

// default class: values of new elements
struct ctsDefault_ {
  ctsElement* element;                       // handle
  ctsJoint* joint;                           // joint
  ctsGeom* geom;                             // geom
  ctsSite* site;                             // site
  ctsCamera* camera;                         // camera
  ctsLight* light;                           // light
  ctsFlex* flex;                             // flex
  ctsMesh* mesh;                             // mesh
  ctsMaterial* material;                     // material
  ctsPair* pair;                             // contact pair
  ctsEquality* equality;                     // equality constraint
  ctsTendon* tendon;                         // tendon
  ctsActuator* actuator;                     // actuator
};

#endif
