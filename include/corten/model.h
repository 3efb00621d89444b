// Written by tools/gen.py from schema/model.schema. Do not edit.
// clang-format off
#ifndef CORTEN_MODEL_H
#define CORTEN_MODEL_H

#include <corten/types.h>

typedef struct ctModel_ ctModel;

// a compiled mechanism: constant while simulating, one memory block
struct ctModel_ {

  // ---- sizes
  cttSize nq;                                // generalized positions
  cttSize nv;                                // degrees of freedom: generalized velocities
  cttSize nu;                                // actuators, one control each
  cttSize na;                                // activation variables
  cttSize nbody;                             // bodies, the world included
  cttSize nbvh;                              // bounding volume nodes
  cttSize nbvhstatic;                        // of these: nodes with fixed boxes, stored first
  cttSize nbvhdynamic;                       // of these: nodes whose boxes change with the state
  cttSize noct;                              // octree nodes
  cttSize njnt;                              // joints
  cttSize ntree;                             // kinematic trees that hang from the world
  cttSize nM;                                // entries of the mass matrix in the ancestor layout (qM)
  cttSize nB;                                // entries of the body-dof incidence pattern
  cttSize nC;                                // entries of the mass matrix's lower triangle in CSR layout (M)
  cttSize nD;                                // entries of the dof-dof pattern, both triangles
  cttSize ngeom;                             // geoms
  cttSize nsite;                             // sites
  cttSize ncam;                              // cameras
  cttSize nlight;                            // lights
  cttSize nflex;                             // flexes
  cttSize nflexnode;                         // control nodes of all flexes
  cttSize nflexvert;                         // vertices of all flexes
  cttSize nflexedge;                         // edges of all flexes
  cttSize nflexelem;                         // elements of all flexes
  cttSize nflexelemdata;                     // vertex ids in all elements
  cttSize nflexelemedge;                     // edge ids in all elements
  cttSize nflexshelldata;                    // vertex ids in all shell fragments
  cttSize nflexevpair;                       // element-vertex pairs of all flexes
  cttSize nflextexcoord;                     // flex texture coordinates
  cttSize nJfe;                              // non-zeros of the flex edge Jacobian
  cttSize nJfv;                              // non-zeros of the flex vertex Jacobian
  cttSize nmesh;                             // meshes
  cttSize nmeshvert;                         // vertices of all meshes
  cttSize nmeshnormal;                       // normals of all meshes
  cttSize nmeshtexcoord;                     // texture coordinates of all meshes
  cttSize nmeshface;                         // triangles of all meshes
  cttSize nmeshgraph;                        // integers of all convex hull graphs
  cttSize nmeshpoly;                         // polygons of all hulls
  cttSize nmeshpolyvert;                     // vertex ids of all polygons
  cttSize nmeshpolymap;                      // entries of all vertex-to-polygon maps
  cttSize nskin;                             // skins
  cttSize nskinvert;                         // vertices of all skins
  cttSize nskintexvert;                      // skin vertices with texture coordinates
  cttSize nskinface;                         // triangles of all skins
  cttSize nskinbone;                         // bones of all skins
  cttSize nskinbonevert;                     // vertices of all bones
  cttSize nhfield;                           // height fields
  cttSize nhfielddata;                       // heights of all height fields
  cttSize ntex;                              // textures
  cttSize ntexdata;                          // bytes of all textures
  cttSize nmat;                              // materials
  cttSize npair;                             // explicit contact pairs
  cttSize nexclude;                          // pairs of bodies that never touch
  cttSize neq;                               // equality constraints
  cttSize ntendon;                           // tendons
  cttSize nwrap;                             // path points of all tendons
  cttSize nsensor;                           // sensors
  cttSize nnumeric;                          // custom number lists
  cttSize nnumericdata;                      // numbers of all lists
  cttSize ntext;                             // custom texts
  cttSize ntextdata;                         // bytes of all texts, terminators included
  cttSize ntuple;                            // custom tuples
  cttSize ntupledata;                        // objects of all tuples
  cttSize nkey;                              // keyframes
  cttSize nmocap;                            // bodies moved from outside
  cttSize nplugin;                           // plugin instances
  cttSize npluginattr;                       // bytes of all plugin settings
  cttSize nkind;                             // uses of kinds of the open tables, one instance per use; not in MuJoCo
  cttSize nkindprm;                          // parameters and constants of all instances; not in MuJoCo
  cttSize ndeform;                           // deformable bodies of particles; not in MuJoCo
  cttSize ndeformvert;                       // vertices of all deformable bodies; not in MuJoCo
  cttSize ndeformelem;                       // vertex numbers of all elements of deformable bodies; not in MuJoCo
  cttSize ndeformpin;                        // pinned vertices of all deformable bodies; not in MuJoCo
  cttSize ndeformattach;                     // attachments of all deformable bodies; not in MuJoCo
  cttSize nuser_body;                        // user numbers per body
  cttSize nuser_jnt;                         // user numbers per joint
  cttSize nuser_geom;                        // user numbers per geom
  cttSize nuser_site;                        // user numbers per site
  cttSize nuser_cam;                         // user numbers per camera
  cttSize nuser_tendon;                      // user numbers per tendon
  cttSize nuser_actuator;                    // user numbers per actuator
  cttSize nuser_sensor;                      // user numbers per sensor
  cttSize nnames;                            // bytes of all names
  cttSize npaths;                            // bytes of all asset paths

  // ---- derived sizes
  cttSize nnames_map;                        // slots of the name hash table
  cttSize nJmom;                             // non-zeros of the actuator moment matrix
  cttSize ngravcomp;                         // bodies with gravity compensation
  cttSize nemax;                             // most rows that the equality constraints can make
  cttSize njmax;                             // room for constraint rows requested in the file; -1: as needed
  cttSize nconmax;                           // room for contacts requested in the file; -1: as needed
  cttSize nuserdata;                         // user numbers in the data
  cttSize nsensordata;                       // sensor output numbers
  cttSize npluginstate;                      // plugin state numbers
  cttSize nkindstate;                        // state numbers of all instances of kinds; not in MuJoCo
  cttSize nhistory;                          // numbers in the delay buffers

  // ---- buffer sizes
  cttSize narena;                            // bytes of the data's arena
  cttSize nbuffer;                           // bytes of the model's block

  // ---- options
  ctOption opt;                              // physics options
  ctVisual vis;                              // drawing options
  ctStatistic stat;                          // statistics

  // ---- buffer
  void* buffer;                              // the block that holds every array below

  // ---- reference coordinates
  cttNum* qpos0;                             // reference position: joint values of the poses in the file (nq)
  cttNum* qpos_spring;                       // joint values at which springs are relaxed (nq)

  // ---- bodies
  int* body_parentid;                        // parent body; the world is its own (nbody)
  int* body_rootid;                          // top body of the tree, child of the world; the world's is 0 (nbody)
  int* body_weldid;                          // topmost body this one is rigidly attached to (nbody)
  int* body_mocapid;                         // row in mocap_pos and mocap_quat; -1: not moved from outside (nbody)
  int* body_jntnum;                          // joints (nbody)
  int* body_jntadr;                          // first joint; -1: none (nbody)
  int* body_dofnum;                          // dofs (nbody)
  int* body_dofadr;                          // first dof; -1: none (nbody)
  int* body_treeid;                          // kinematic tree; -1: does not move (nbody)
  int* body_geomnum;                         // geoms (nbody)
  int* body_geomadr;                         // first geom; -1: none (nbody)
  cttByte* body_simple;                      // 1: its block of the mass matrix is diagonal; 2: and it only slides (nbody)
  cttByte* body_sameframe;                   // which frame the inertial frame equals (cttSameFrame) (nbody)
  cttNum* body_pos;                          // origin in the parent's frame (nbody x 3)
  cttNum* body_quat;                         // orientation in the parent's frame (nbody x 4)
  cttNum* body_ipos;                         // centre of mass in the body's frame (nbody x 3)
  cttNum* body_iquat;                        // axes of inertia in the body's frame (nbody x 4)
  cttNum* body_mass;                         // mass (nbody)
  cttNum* body_subtreemass;                  // mass of the body and everything below it (nbody)
  cttNum* body_inertia;                      // principal moments, about the axes of body_iquat (nbody x 3)
  cttNum* body_invweight0;                   // mean inverse inertia at qpos0: translation, rotation (nbody x 2)
  cttNum* body_gravcomp;                     // share of the weight that is carried by a force up (nbody)
  cttNum* body_margin;                       // largest margin of its geoms (nbody)
  cttNum* body_user;                         // user numbers (nbody x nuser_body)
  int* body_plugin;                          // plugin instance; -1: none (nbody)
  int* body_contype;                         // union of its geoms' contact types (nbody)
  int* body_conaffinity;                     // union of its geoms' contact affinities (nbody)
  int* body_bvhadr;                          // first bounding volume node; -1: none (nbody)
  int* body_bvhnum;                          // bounding volume nodes (nbody)

  // ---- bounding volumes
  int* bvh_depth;                            // depth in its tree (nbvh)
  int* bvh_child;                            // left and right child; -1: none (nbvh x 2)
  int* bvh_nodeid;                           // geom or element of a leaf; -1: inner node (nbvh)
  cttNum* bvh_aabb;                          // fixed box: centre, half sizes (nbvhstatic x 6)

  // ---- octrees
  int* oct_depth;                            // depth in its tree (noct)
  int* oct_child;                            // children; -1: none (noct x 8)
  cttNum* oct_aabb;                          // box: centre, half sizes (noct x 6)
  cttNum* oct_coeff;                         // distance values at the corners (noct x 8)

  // ---- joints
  int* jnt_type;                             // kind (cttJoint) (njnt)
  int* jnt_qposadr;                          // first position number (njnt)
  int* jnt_dofadr;                           // first dof (njnt)
  int* jnt_bodyid;                           // body that it moves (njnt)
  int* jnt_group;                            // group for drawing and picking (njnt)
  cttByte* jnt_limited;                      // 1: has a position range (njnt)
  cttByte* jnt_actfrclimited;                // 1: total actuator force is bounded (njnt)
  cttByte* jnt_actgravcomp;                  // 1: gravity compensation counts as actuator force (njnt)
  cttNum* jnt_solref;                        // limit: reference dynamics (njnt x ctNREF)
  cttNum* jnt_solimp;                        // limit: impedance curve (njnt x ctNIMP)
  cttNum* jnt_pos;                           // anchor in the body's frame (njnt x 3)
  cttNum* jnt_axis;                          // axis in the body's frame (njnt x 3)
  cttNum* jnt_stiffness;                     // spring constant (njnt)
  cttNum* jnt_range;                         // lowest and highest value: radians or lengths; ball: the second is the largest angle (njnt x 2)
  cttNum* jnt_actfrcrange;                   // bounds of the total actuator force (njnt x 2)
  cttNum* jnt_margin;                        // distance from the limit at which it becomes active (njnt)
  cttNum* jnt_user;                          // user numbers (njnt x nuser_jnt)

  // ---- dofs
  int* dof_bodyid;                           // body that it moves (nv)
  int* dof_jntid;                            // joint it belongs to (nv)
  int* dof_parentid;                         // next dof towards the root; -1: none (nv)
  int* dof_treeid;                           // kinematic tree (nv)
  int* dof_Madr;                             // its diagonal in qM (nv)
  int* dof_simplenum;                        // dofs from here on that are simple; 0: this one is not (nv)
  cttNum* dof_solref;                        // friction loss: reference dynamics (nv x ctNREF)
  cttNum* dof_solimp;                        // friction loss: impedance curve (nv x ctNIMP)
  cttNum* dof_frictionloss;                  // dry friction: maximal force (nv)
  cttNum* dof_armature;                      // inertia added on the diagonal, as of a geared rotor (nv)
  cttNum* dof_damping;                       // force per unit velocity (nv)
  cttNum* dof_invweight0;                    // diagonal of the inverse mass matrix at qpos0 (nv)
  cttNum* dof_M0;                            // diagonal of the mass matrix at qpos0 (nv)
  cttNum* dof_length;                        // turns an angular dof into a length when speeds are compared; 1 for translations (nv)

  // ---- trees
  int* tree_bodyadr;                         // first body (ntree)
  int* tree_bodynum;                         // bodies (ntree)
  int* tree_dofadr;                          // first dof (ntree)
  int* tree_dofnum;                          // dofs (ntree)
  int* tree_sleep_policy;                    // may it sleep (cttSleepPolicy) (ntree)

  // ---- geoms
  int* geom_type;                            // shape (cttGeom) (ngeom)
  int* geom_contype;                         // contact type bits (ngeom)
  int* geom_conaffinity;                     // contact affinity bits; geoms touch if type and affinity meet either way (ngeom)
  int* geom_condim;                          // contact dimensions: 1 normal, 3 sliding, 4 torsion, 6 rolling (ngeom)
  int* geom_bodyid;                          // body it is fixed to (ngeom)
  int* geom_dataid;                          // mesh or height field; -1: none (ngeom)
  int* geom_matid;                           // material; -1: none (ngeom)
  int* geom_group;                           // group for drawing and picking (ngeom)
  int* geom_priority;                        // the higher one decides contact parameters; equal ones are mixed (ngeom)
  int* geom_plugin;                          // plugin instance; -1: none (ngeom)
  cttByte* geom_sameframe;                   // which frame it equals (cttSameFrame) (ngeom)
  cttByte* geom_exact;                       // 1: the triangles of its mesh touch, not the hull; not in MuJoCo (ngeom)
  cttNum* geom_solmix;                       // weight when contact parameters are mixed (ngeom)
  cttNum* geom_solref;                       // contact: reference dynamics (ngeom x ctNREF)
  cttNum* geom_solimp;                       // contact: impedance curve (ngeom x ctNIMP)
  cttNum* geom_size;                         // radius, half length or half sizes, by shape (ngeom x 3)
  cttNum* geom_aabb;                         // box around it in its own frame: centre, half sizes (ngeom x 6)
  cttNum* geom_rbound;                       // radius around its centre; 0 for planes (ngeom)
  cttNum* geom_pos;                          // centre in the body's frame (ngeom x 3)
  cttNum* geom_quat;                         // orientation in the body's frame (ngeom x 4)
  cttNum* geom_friction;                     // sliding, torsional and rolling coefficient (ngeom x 3)
  cttNum* geom_margin;                       // contacts are found below this distance (ngeom)
  cttNum* geom_gap;                          // part of the margin in which contacts exert no force (ngeom)
  cttNum* geom_fluid;                        // ellipsoid fluid model: on/off flag, coefficients, virtual mass and inertia (ngeom x ctNFLUID)
  cttNum* geom_user;                         // user numbers (ngeom x nuser_geom)
  float* geom_rgba;                          // colour when there is no material (ngeom x 4)

  // ---- sites
  int* site_type;                            // shape for drawing and touch sensors (cttGeom) (nsite)
  int* site_bodyid;                          // body it is fixed to (nsite)
  int* site_matid;                           // material; -1: none (nsite)
  int* site_group;                           // group for drawing and picking (nsite)
  cttByte* site_sameframe;                   // which frame it equals (cttSameFrame) (nsite)
  cttNum* site_size;                         // sizes by shape (nsite x 3)
  cttNum* site_pos;                          // position in the body's frame (nsite x 3)
  cttNum* site_quat;                         // orientation in the body's frame (nsite x 4)
  cttNum* site_user;                         // user numbers (nsite x nuser_site)
  float* site_rgba;                          // colour when there is no material (nsite x 4)

  // ---- cameras
  int* cam_mode;                             // tracking mode (cttCamLight) (ncam)
  int* cam_bodyid;                           // body it is fixed to (ncam)
  int* cam_targetbodyid;                     // body it looks at; -1: none (ncam)
  cttNum* cam_pos;                           // position in the body's frame (ncam x 3)
  cttNum* cam_quat;                          // orientation in the body's frame (ncam x 4)
  cttNum* cam_poscom0;                       // offset from the subtree's centre of mass at qpos0 (ncam x 3)
  cttNum* cam_pos0;                          // offset from the body at qpos0, world axes (ncam x 3)
  cttNum* cam_mat0;                          // orientation at qpos0 (ncam x 9)
  int* cam_projection;                       // perspective or orthographic (cttProjection) (ncam)
  cttNum* cam_fovy;                          // vertical opening: degrees, or a length when orthographic (ncam)
  cttNum* cam_ipd;                           // distance between the eyes (ncam)
  int* cam_resolution;                       // width and height in pixels (ncam x 2)
  int* cam_output;                           // images it makes (bits of cttCamOutBit) (ncam)
  float* cam_sensorsize;                     // width and height of the sensor; 0: opening angle is used (ncam x 2)
  float* cam_intrinsic;                      // focal lengths and principal point offsets (ncam x 4)
  cttNum* cam_user;                          // user numbers (ncam x nuser_cam)

  // ---- lights
  int* light_mode;                           // tracking mode (cttCamLight) (nlight)
  int* light_bodyid;                         // body it is fixed to (nlight)
  int* light_targetbodyid;                   // body it points at; -1: none (nlight)
  int* light_type;                           // kind (cttLightType) (nlight)
  int* light_texid;                          // texture of an image light; -1: none (nlight)
  cttByte* light_castshadow;                 // 1: throws shadows (nlight)
  float* light_bulbradius;                   // radius of the bulb, for soft shadows (nlight)
  float* light_intensity;                    // brightness in candela (nlight)
  float* light_range;                        // reach (nlight)
  cttByte* light_active;                     // 1: it shines (nlight)
  cttNum* light_pos;                         // position in the body's frame (nlight x 3)
  cttNum* light_dir;                         // direction in the body's frame (nlight x 3)
  cttNum* light_poscom0;                     // offset from the subtree's centre of mass at qpos0 (nlight x 3)
  cttNum* light_pos0;                        // offset from the body at qpos0, world axes (nlight x 3)
  cttNum* light_dir0;                        // direction at qpos0 (nlight x 3)
  float* light_attenuation;                  // constant, linear and quadratic attenuation (nlight x 3)
  float* light_cutoff;                       // half angle of a spot in degrees (nlight)
  float* light_exponent;                     // exponent of the fading of a spot towards its rim (nlight)
  float* light_ambient;                      // colour added everywhere (nlight x 3)
  float* light_diffuse;                      // colour of diffuse reflection (nlight x 3)
  float* light_specular;                     // colour of highlights (nlight x 3)

  // ---- flex contact
  int* flex_contype;                         // contact type bits (nflex)
  int* flex_conaffinity;                     // contact affinity bits (nflex)
  int* flex_condim;                          // contact dimensions: 1, 3, 4 or 6 (nflex)
  int* flex_priority;                        // the higher one decides contact parameters (nflex)
  cttNum* flex_solmix;                       // weight when contact parameters are mixed (nflex)
  cttNum* flex_solref;                       // contact: reference dynamics (nflex x ctNREF)
  cttNum* flex_solimp;                       // contact: impedance curve (nflex x ctNIMP)
  cttNum* flex_friction;                     // sliding, torsional and rolling coefficient (nflex x 3)
  cttNum* flex_margin;                       // contacts are found below this distance (nflex)
  cttNum* flex_gap;                          // part of the margin in which contacts exert no force (nflex)
  cttByte* flex_internal;                    // 1: elements are kept from turning inside out (nflex)
  int* flex_selfcollide;                     // self-collision mode (cttFlexSelf) (nflex)
  int* flex_activelayers;                    // outer layers of elements that collide, for solids (nflex)
  int* flex_passive;                         // 1: contacts act as passive forces instead of constraints (nflex)

  // ---- flexes
  int* flex_dim;                             // elements are: 1 segments, 2 triangles, 3 tetrahedra (nflex)
  int* flex_matid;                           // material; -1: none (nflex)
  int* flex_group;                           // group for drawing and picking (nflex)
  int* flex_interp;                          // 0: vertices move freely; else the order of interpolation between nodes (nflex)
  int* flex_nodeadr;                         // first node (nflex)
  int* flex_nodenum;                         // nodes (nflex)
  int* flex_vertadr;                         // first vertex (nflex)
  int* flex_vertnum;                         // vertices (nflex)
  int* flex_edgeadr;                         // first edge (nflex)
  int* flex_edgenum;                         // edges (nflex)
  int* flex_elemadr;                         // first element (nflex)
  int* flex_elemnum;                         // elements (nflex)
  int* flex_elemdataadr;                     // first vertex id in flex_elem (nflex)
  int* flex_elemedgeadr;                     // first edge id in flex_elemedge (nflex)
  int* flex_shellnum;                        // shell fragments (nflex)
  int* flex_shelldataadr;                    // first vertex id in flex_shell; -1: none (nflex)
  int* flex_evpairadr;                       // first element-vertex pair (nflex)
  int* flex_evpairnum;                       // element-vertex pairs (nflex)
  int* flex_texcoordadr;                     // first texture coordinate; -1: none (nflex)
  int* flex_nodebodyid;                      // body of each node (nflexnode)
  int* flex_vertbodyid;                      // body of each vertex (nflexvert)
  int* flex_vertedgeadr;                     // first edge of a vertex in flex_vertedge (nflexvert)
  int* flex_vertedgenum;                     // edges of a vertex (nflexvert)
  int* flex_vertedge;                        // edges at the vertices (nflexedge x 2)
  int* flex_edge;                            // the two vertices of an edge (nflexedge x 2)
  int* flex_edgeflap;                        // the vertices opposite an edge in its two triangles; -1: border (nflexedge x 2)
  int* flex_elem;                            // vertices of the elements, flex_dim + 1 each (nflexelemdata)
  int* flex_elemtexcoord;                    // texture coordinate ids of the elements (nflexelemdata)
  int* flex_elemedge;                        // edges of the elements (nflexelemedge)
  int* flex_elemlayer;                       // distance of an element from the surface, in layers (nflexelem)
  int* flex_shell;                           // vertices of the shell fragments, flex_dim each (nflexshelldata)
  int* flex_evpair;                          // element and vertex that may collide inside the flex (nflexevpair x 2)
  cttNum* flex_vert;                         // vertex positions in their bodies' frames (nflexvert x 3)
  cttNum* flex_vert0;                        // vertex positions at qpos0, scaled to 0..1 in the flex's box (nflexvert x 3)
  cttNum* flex_vertmetric;                   // inverse of the reference shape matrix at a vertex (nflexvert x 4)
  cttNum* flex_node;                         // node positions in their bodies' frames (nflexnode x 3)
  cttNum* flex_node0;                        // node positions at qpos0 in the world (nflexnode x 3)
  cttNum* flexedge_length0;                  // edge length at qpos0 (nflexedge)
  cttNum* flexedge_invweight0;               // inverse weight of an edge constraint at qpos0 (nflexedge)
  cttNum* flex_radius;                       // thickness of its elements as a radius (nflex)
  cttNum* flex_size;                         // half sizes of its box at qpos0 (nflex x 3)
  cttNum* flex_stiffness;                    // elastic stiffness of an element (nflexelem x 21)
  cttNum* flex_bending;                      // bending stiffness at an edge (nflexedge x 17)
  cttNum* flex_damping;                      // Rayleigh damping: damping over stiffness (nflex)
  cttNum* flex_young;                        // elasticity modulus, for kinds of the open tables; not in MuJoCo (nflex)
  cttNum* flex_poisson;                      // Poisson's ratio, for kinds of the open tables; not in MuJoCo (nflex)
  cttNum* flex_thickness;                    // thickness of a membrane, for kinds of the open tables; not in MuJoCo (nflex)
  int* flex_elasticity;                      // instance of its elasticity; -1: MuJoCo's own; not in MuJoCo (nflex)
  int* flex_bend;                            // instance of its bending; -1: MuJoCo's own; not in MuJoCo (nflex)
  cttByte* flex_implicit;                    // 1: implicit integrators use the stiffness of its elasticity and bending; not in MuJoCo (nflex)
  cttNum* flex_edgestiffness;                // spring constant of edges (nflex)
  cttNum* flex_edgedamping;                  // damping of edges (nflex)
  int* flex_edgeequality;                    // 1: edges are equality constraints; 2: vertices are (nflex)
  cttByte* flex_rigid;                       // 1: all vertices are on one body (nflex)
  cttByte* flexedge_rigid;                   // 1: both vertices are on one body (nflexedge)
  cttByte* flex_centered;                    // 1: vertices are at their bodies' origins (nflex)
  cttByte* flex_flatskin;                    // 1: drawn with flat shading (nflex)
  int* flex_bvhadr;                          // first bounding volume node; -1: none (nflex)
  int* flex_bvhnum;                          // bounding volume nodes (nflex)
  int* flexedge_J_rownnz;                    // edge Jacobian: non-zeros in a row (nflexedge)
  int* flexedge_J_rowadr;                    // edge Jacobian: start of a row (nflexedge)
  int* flexedge_J_colind;                    // edge Jacobian: dof of an entry (nJfe)
  int* flexvert_J_rownnz;                    // vertex Jacobian: non-zeros in a row (nflexvert x 2)
  int* flexvert_J_rowadr;                    // vertex Jacobian: start of a row (nflexvert x 2)
  int* flexvert_J_colind;                    // vertex Jacobian: dof of an entry (nJfv x 2)
  float* flex_rgba;                          // colour when there is no material (nflex x 4)
  float* flex_texcoord;                      // texture coordinates (nflextexcoord x 2)

  // ---- meshes
  int* mesh_vertadr;                         // first vertex (nmesh)
  int* mesh_vertnum;                         // vertices (nmesh)
  int* mesh_faceadr;                         // first triangle (nmesh)
  int* mesh_facenum;                         // triangles (nmesh)
  int* mesh_bvhadr;                          // first bounding volume node; -1: none (nmesh)
  int* mesh_bvhnum;                          // bounding volume nodes (nmesh)
  int* mesh_octadr;                          // first octree node; -1: none (nmesh)
  int* mesh_octnum;                          // octree nodes (nmesh)
  int* mesh_normaladr;                       // first normal (nmesh)
  int* mesh_normalnum;                       // normals (nmesh)
  int* mesh_texcoordadr;                     // first texture coordinate; -1: none (nmesh)
  int* mesh_texcoordnum;                     // texture coordinates (nmesh)
  int* mesh_graphadr;                        // start of the hull graph; -1: no hull (nmesh)
  float* mesh_vert;                          // vertices in the mesh's inertial frame (nmeshvert x 3)
  float* mesh_normal;                        // unit normals (nmeshnormal x 3)
  float* mesh_texcoord;                      // texture coordinates (nmeshtexcoord x 2)
  int* mesh_face;                            // vertices of a triangle, counted from the mesh's first (nmeshface x 3)
  int* mesh_facenormal;                      // normals of a triangle, counted from the mesh's first (nmeshface x 3)
  int* mesh_facetexcoord;                    // texture coordinates of a triangle (nmeshface x 3)
  int* mesh_graph;                           // hull graphs: counts, vertex starts, vertex ids, neighbours, faces (nmeshgraph)
  cttNum* mesh_scale;                        // scale that was applied to the file's vertices (nmesh x 3)
  cttNum* mesh_pos;                          // shift that was applied to the file's vertices (nmesh x 3)
  cttNum* mesh_quat;                         // rotation that was applied to the file's vertices (nmesh x 4)
  int* mesh_pathadr;                         // start of the file's path; -1: none (nmesh)
  int* mesh_polynum;                         // hull polygons (nmesh)
  int* mesh_polyadr;                         // first hull polygon (nmesh)
  cttNum* mesh_polynormal;                   // unit normal of a polygon (nmeshpoly x 3)
  int* mesh_polyvertadr;                     // first vertex id of a polygon (nmeshpoly)
  int* mesh_polyvertnum;                     // vertices of a polygon (nmeshpoly)
  int* mesh_polyvert;                        // vertex ids of the polygons, in order around each (nmeshpolyvert)
  int* mesh_polymapadr;                      // first polygon id of a vertex (nmeshvert)
  int* mesh_polymapnum;                      // polygons at a vertex (nmeshvert)
  int* mesh_polymap;                         // polygons at the vertices (nmeshpolymap)

  // ---- skins
  int* skin_matid;                           // material; -1: none (nskin)
  int* skin_group;                           // group for drawing (nskin)
  float* skin_rgba;                          // colour when there is no material (nskin x 4)
  float* skin_inflate;                       // distance the surface is moved outwards (nskin)
  int* skin_vertadr;                         // first vertex (nskin)
  int* skin_vertnum;                         // vertices (nskin)
  int* skin_texcoordadr;                     // first texture coordinate; -1: none (nskin)
  int* skin_faceadr;                         // first triangle (nskin)
  int* skin_facenum;                         // triangles (nskin)
  int* skin_boneadr;                         // first bone (nskin)
  int* skin_bonenum;                         // bones (nskin)
  float* skin_vert;                          // vertices in the bind pose, world frame (nskinvert x 3)
  float* skin_texcoord;                      // texture coordinates (nskintexvert x 2)
  int* skin_face;                            // vertices of a triangle (nskinface x 3)
  int* skin_bonevertadr;                     // first vertex of a bone (nskinbone)
  int* skin_bonevertnum;                     // vertices of a bone (nskinbone)
  float* skin_bonebindpos;                   // position of a bone in the bind pose (nskinbone x 3)
  float* skin_bonebindquat;                  // orientation of a bone in the bind pose (nskinbone x 4)
  int* skin_bonebodyid;                      // body that carries a bone (nskinbone)
  int* skin_bonevertid;                      // vertices of the bones (nskinbonevert)
  float* skin_bonevertweight;                // weight of a bone at its vertices (nskinbonevert)
  int* skin_pathadr;                         // start of the file's path; -1: none (nskin)

  // ---- height fields
  cttNum* hfield_size;                       // half width x, half width y, height of the top, thickness of the base (nhfield x 4)
  int* hfield_nrow;                          // rows, along y (nhfield)
  int* hfield_ncol;                          // columns, along x (nhfield)
  int* hfield_adr;                           // first height (nhfield)
  float* hfield_data;                        // heights scaled to 0..1, row by row (nhfielddata)
  int* hfield_pathadr;                       // start of the file's path; -1: none (nhfield)

  // ---- textures
  int* tex_type;                             // kind (cttTexture) (ntex)
  int* tex_colorspace;                       // color space (cttColorSpace) (ntex)
  int* tex_height;                           // rows of pixels (ntex)
  int* tex_width;                            // columns of pixels (ntex)
  int* tex_nchannel;                         // bytes per pixel (ntex)
  cttSize* tex_adr;                          // first byte (ntex)
  cttByte* tex_data;                         // pixels of all textures (ntexdata)
  int* tex_pathadr;                          // start of the file's path; -1: none (ntex)

  // ---- materials
  int* mat_texid;                            // texture for each role; -1: none (nmat x ctNTEXROLE)
  cttByte* mat_texuniform;                   // 1: texture repeats by length, not by object (nmat)
  float* mat_texrepeat;                      // repeats along x and y (nmat x 2)
  float* mat_emission;                       // emitted share of the colour (nmat)
  float* mat_specular;                       // strength of highlights (nmat)
  float* mat_shininess;                      // sharpness of highlights (nmat)
  float* mat_reflectance;                    // mirror share (nmat)
  float* mat_metallic;                       // metallic share for physical rendering; -1: unset (nmat)
  float* mat_roughness;                      // roughness for physical rendering; -1: unset (nmat)
  float* mat_rgba;                           // colour (nmat x 4)
  cttNum* mat_modulus;                       // elastic modulus of the surface for compliant contact; 0: that of the options; not in MuJoCo (nmat)
  cttNum* mat_dissipation;                   // dissipation of the surface for compliant contact; 0: that of the options; not in MuJoCo (nmat)

  // ---- contact pairs
  int* pair_dim;                             // contact dimensions: 1, 3, 4 or 6 (npair)
  int* pair_geom1;                           // first geom (npair)
  int* pair_geom2;                           // second geom (npair)
  int* pair_signature;                       // the bodies: first id * 65536 + second id (npair)
  cttNum* pair_solref;                       // normal direction: reference dynamics (npair x ctNREF)
  cttNum* pair_solreffriction;               // friction directions: reference dynamics; zeros: as normal (npair x ctNREF)
  cttNum* pair_solimp;                       // impedance curve (npair x ctNIMP)
  cttNum* pair_margin;                       // contacts are found below this distance (npair)
  cttNum* pair_gap;                          // part of the margin in which contacts exert no force (npair)
  cttNum* pair_friction;                     // two sliding, one torsional, two rolling coefficients (npair x 5)

  // ---- contact excludes
  int* exclude_signature;                    // the bodies: first id * 65536 + second id (nexclude)

  // ---- equalities
  int* eq_type;                              // kind (cttEq) (neq)
  int* eq_obj1id;                            // first object (neq)
  int* eq_obj2id;                            // second object; -1: none (neq)
  int* eq_objtype;                           // type of the objects (cttObj) (neq)
  cttByte* eq_active0;                       // 1: on after a reset (neq)
  cttNum* eq_solref;                         // reference dynamics (neq x ctNREF)
  cttNum* eq_solimp;                         // impedance curve (neq x ctNIMP)
  cttNum* eq_data;                           // anchors, relative pose or polynomial, by kind (neq x ctNEQDATA)

  // ---- tendons
  int* tendon_adr;                           // first path point (ntendon)
  int* tendon_num;                           // path points (ntendon)
  int* tendon_matid;                         // material; -1: none (ntendon)
  int* tendon_group;                         // group for drawing (ntendon)
  int* tendon_treenum;                       // kinematic trees along its path (ntendon)
  int* tendon_treeid;                        // the first two of these trees; -1: none (ntendon x 2)
  cttByte* tendon_limited;                   // 1: has a length range (ntendon)
  cttByte* tendon_actfrclimited;             // 1: total actuator force is bounded (ntendon)
  cttNum* tendon_width;                      // drawn thickness (ntendon)
  cttNum* tendon_solref_lim;                 // limit: reference dynamics (ntendon x ctNREF)
  cttNum* tendon_solimp_lim;                 // limit: impedance curve (ntendon x ctNIMP)
  cttNum* tendon_solref_fri;                 // friction loss: reference dynamics (ntendon x ctNREF)
  cttNum* tendon_solimp_fri;                 // friction loss: impedance curve (ntendon x ctNIMP)
  cttNum* tendon_range;                      // shortest and longest length (ntendon x 2)
  cttNum* tendon_actfrcrange;                // bounds of the total actuator force (ntendon x 2)
  cttNum* tendon_margin;                     // distance from the limit at which it becomes active (ntendon)
  cttNum* tendon_stiffness;                  // spring constant (ntendon)
  cttNum* tendon_damping;                    // force per unit of length velocity (ntendon)
  cttNum* tendon_armature;                   // inertia of length change (ntendon)
  cttNum* tendon_frictionloss;               // dry friction: maximal force (ntendon)
  cttNum* tendon_lengthspring;               // lengths between which the spring is slack (ntendon x 2)
  cttNum* tendon_length0;                    // length at qpos0 (ntendon)
  cttNum* tendon_invweight0;                 // inverse weight at qpos0 (ntendon)
  cttNum* tendon_user;                       // user numbers (ntendon x nuser_tendon)
  float* tendon_rgba;                        // colour when there is no material (ntendon x 4)

  // ---- tendon paths
  int* wrap_type;                            // kind of a path point (cttWrap) (nwrap)
  int* wrap_objid;                           // joint, site or geom it uses (nwrap)
  cttNum* wrap_prm;                          // joint coefficient, pulley divisor, or side site of a geom (nwrap)

  // ---- actuators
  int* actuator_trntype;                     // kind of transmission (cttTrn) (nu)
  int* actuator_dyntype;                     // activation dynamics (cttDyn) (nu)
  int* actuator_gaintype;                    // force per activation (cttGain) (nu)
  int* actuator_biastype;                    // force without activation (cttBias) (nu)
  int* actuator_trnid;                       // driven object, and slider or reference site; -1: none (nu x 2)
  int* actuator_actadr;                      // first activation; -1: none (nu)
  int* actuator_actnum;                      // activations (nu)
  int* actuator_group;                       // group, for drawing and for switching off (nu)
  int* actuator_history;                     // number of stored samples of the control, and interpolation (nu x 2)
  int* actuator_historyadr;                  // start in the delay buffer; -1: none (nu)
  cttNum* actuator_delay;                    // delay of the control in seconds (nu)
  cttByte* actuator_ctrllimited;             // 1: control is clamped (nu)
  cttByte* actuator_forcelimited;            // 1: force is clamped (nu)
  cttByte* actuator_actlimited;              // 1: activation is clamped (nu)
  cttNum* actuator_dynprm;                   // parameters of the dynamics (nu x ctNDYN)
  cttNum* actuator_gainprm;                  // parameters of the gain (nu x ctNGAIN)
  cttNum* actuator_biasprm;                  // parameters of the bias (nu x ctNBIAS)
  cttByte* actuator_actearly;                // 1: force uses the activation after the step (nu)
  cttNum* actuator_ctrlrange;                // bounds of the control (nu x 2)
  cttNum* actuator_forcerange;               // bounds of the force (nu x 2)
  cttNum* actuator_actrange;                 // bounds of the activation (nu x 2)
  cttNum* actuator_gear;                     // factors from length and force to the driven object (nu x 6)
  cttNum* actuator_cranklength;              // rod length of a slider-crank (nu)
  cttNum* actuator_acc0;                     // acceleration per unit force at qpos0 (nu)
  cttNum* actuator_length0;                  // length at qpos0 (nu)
  cttNum* actuator_lengthrange;              // smallest and largest possible length (nu x 2)
  cttNum* actuator_user;                     // user numbers (nu x nuser_actuator)
  int* actuator_plugin;                      // plugin instance; -1: none (nu)
  int* actuator_gainkind;                    // instance of its gain in the open table; -1: none; not in MuJoCo (nu)

  // ---- sensors
  int* sensor_type;                          // kind (cttSensor) (nsensor)
  int* sensor_datatype;                      // type of its values (cttDataType) (nsensor)
  int* sensor_needstage;                     // stage after which it is read (cttStage) (nsensor)
  int* sensor_objtype;                       // type of its object (cttObj) (nsensor)
  int* sensor_objid;                         // id of the object (nsensor)
  int* sensor_reftype;                       // type of its reference object (cttObj) (nsensor)
  int* sensor_refid;                         // id of the reference object; -1: the world (nsensor)
  int* sensor_intprm;                        // integer settings by kind (nsensor x ctNSENS)
  int* sensor_dim;                           // output numbers (nsensor)
  int* sensor_adr;                           // first output number (nsensor)
  cttNum* sensor_cutoff;                     // outputs are cut at this size; 0: not (nsensor)
  cttNum* sensor_noise;                      // standard deviation of its noise; information only (nsensor)
  int* sensor_history;                       // number of stored samples of the output, and interpolation (nsensor x 2)
  int* sensor_historyadr;                    // start in the delay buffer; -1: none (nsensor)
  cttNum* sensor_delay;                      // delay of the output in seconds (nsensor)
  cttNum* sensor_interval;                   // seconds between readings, 0: every step; then their phase (nsensor x 2)
  cttNum* sensor_user;                       // user numbers (nsensor x nuser_sensor)
  int* sensor_plugin;                        // plugin instance; -1: none (nsensor)

  // ---- plugins
  int* plugin;                               // registered plugin of an instance (nplugin)
  int* plugin_stateadr;                      // first state number (nplugin)
  int* plugin_statenum;                      // state numbers (nplugin)
  char* plugin_attr;                         // settings as text (npluginattr)
  int* plugin_attradr;                       // start of an instance's settings (nplugin)

  // ---- kinds of the open tables
  int* kind_table;                           // table of an instance's kind (cttKindTable); not in MuJoCo (nkind)
  int* kind_slot;                            // slot of the kind in its table, in this process; not in MuJoCo (nkind)
  int* kind_prmadr;                          // first parameter of an instance; not in MuJoCo (nkind)
  int* kind_prmnum;                          // parameters and the constants behind them; not in MuJoCo (nkind)
  int* kind_stateadr;                        // first state number; -1: none; not in MuJoCo (nkind)
  cttNum* kind_prm;                          // parameters of all instances, each followed by constants computed from them; not in MuJoCo (nkindprm)

  // ---- deformable bodies
  int* deform_kind;                          // kind (cttDeform); not in MuJoCo (ndeform)
  int* deform_vertadr;                       // first vertex; not in MuJoCo (ndeform)
  int* deform_vertnum;                       // vertices; not in MuJoCo (ndeform)
  int* deform_elemadr;                       // start in deform_elem; not in MuJoCo (ndeform)
  int* deform_elemnum;                       // numbers in deform_elem: 3 per triangle, 4 per tetrahedron, 2 per segment; not in MuJoCo (ndeform)
  int* deform_pinadr;                        // start in deform_pin; not in MuJoCo (ndeform)
  int* deform_pinnum;                        // pinned vertices; not in MuJoCo (ndeform)
  int* deform_attachadr;                     // first attachment; not in MuJoCo (ndeform)
  int* deform_attachnum;                     // attachments; not in MuJoCo (ndeform)
  int* deform_substeps;                      // substeps per time step; 0: chosen from the time step; not in MuJoCo (ndeform)
  int* deform_iterations;                    // projections per substep; not in MuJoCo (ndeform)
  int* deform_midpoint;                      // 1: elements move by the midpoint rule; not in MuJoCo (ndeform)
  int* deform_contype;                       // collision type, as of geoms; not in MuJoCo (ndeform)
  int* deform_conaffinity;                   // collision affinity, as of geoms; not in MuJoCo (ndeform)
  int* deform_condim;                        // dimension of contacts: 1 or 3; not in MuJoCo (ndeform)
  int* deform_selfcollide;                   // 1: collides with itself; not in MuJoCo (ndeform)
  cttNum* deform_material;                   // density, Young's modulus, Poisson's ratio, bending, damping, drag, friction; not in MuJoCo (ndeform x 7)
  cttNum* deform_thickness;                  // thickness of a cloth, diameter of a chain; not in MuJoCo (ndeform)
  cttNum* deform_margin;                     // distance that contacts keep from vertices; negative: by the kind; not in MuJoCo (ndeform)
  cttNum* deform_sleep;                      // speed below which it comes to rest; 0: never; not in MuJoCo (ndeform)
  cttNum* deform_solref;                     // softness of contacts; not in MuJoCo (ndeform x ctNREF)
  cttNum* deform_solimp;                     // impedance of contacts; not in MuJoCo (ndeform x ctNIMP)
  float* deform_rgba;                        // colour; not in MuJoCo (ndeform x 4)
  cttNum* deform_vert;                       // rest positions; not in MuJoCo (ndeformvert x 3)
  cttNum* deform_pos;                        // positions at the start; not in MuJoCo (ndeformvert x 3)
  int* deform_elem;                          // vertices of the elements, numbered within their body; not in MuJoCo (ndeformelem)
  int* deform_pin;                           // pinned vertices; not in MuJoCo (ndeformpin)
  int* deform_attachvert;                    // vertex that is held; not in MuJoCo (ndeformattach)
  int* deform_attachtype;                    // what holds it: body or site (cttObj); not in MuJoCo (ndeformattach)
  int* deform_attachid;                      // that body or site; not in MuJoCo (ndeformattach)
  cttNum* deform_attachpos;                  // point in its frame; not in MuJoCo (ndeformattach x 3)
  cttNum* deform_attachprm;                  // compliance, and force at which it tears off; not in MuJoCo (ndeformattach x 2)

  // ---- custom numbers
  int* numeric_adr;                          // first number (nnumeric)
  int* numeric_size;                         // numbers (nnumeric)
  cttNum* numeric_data;                      // numbers of all lists (nnumericdata)

  // ---- custom texts
  int* text_adr;                             // first byte (ntext)
  int* text_size;                            // bytes, terminator included (ntext)
  char* text_data;                           // bytes of all texts (ntextdata)

  // ---- custom tuples
  int* tuple_adr;                            // first object (ntuple)
  int* tuple_size;                           // objects (ntuple)
  int* tuple_objtype;                        // type of an object (cttObj) (ntupledata)
  int* tuple_objid;                          // id of the object (ntupledata)
  cttNum* tuple_objprm;                      // number attached to an object (ntupledata)

  // ---- keyframes
  cttNum* key_time;                          // time (nkey)
  cttNum* key_qpos;                          // positions (nkey x nq)
  cttNum* key_qvel;                          // velocities (nkey x nv)
  cttNum* key_act;                           // activations (nkey x na)
  cttNum* key_mpos;                          // positions of the mocap bodies (nkey x nmocap*3)
  cttNum* key_mquat;                         // orientations of the mocap bodies (nkey x nmocap*4)
  cttNum* key_ctrl;                          // controls (nkey x nu)

  // ---- names
  int* name_bodyadr;                         // start of a body's name (nbody)
  int* name_jntadr;                          // start of a joint's name (njnt)
  int* name_geomadr;                         // start of a geom's name (ngeom)
  int* name_siteadr;                         // start of a site's name (nsite)
  int* name_camadr;                          // start of a camera's name (ncam)
  int* name_lightadr;                        // start of a light's name (nlight)
  int* name_flexadr;                         // start of a flex's name (nflex)
  int* name_meshadr;                         // start of a mesh's name (nmesh)
  int* name_skinadr;                         // start of a skin's name (nskin)
  int* name_hfieldadr;                       // start of a height field's name (nhfield)
  int* name_texadr;                          // start of a texture's name (ntex)
  int* name_matadr;                          // start of a material's name (nmat)
  int* name_pairadr;                         // start of a contact pair's name (npair)
  int* name_excludeadr;                      // start of an exclude's name (nexclude)
  int* name_eqadr;                           // start of an equality's name (neq)
  int* name_tendonadr;                       // start of a tendon's name (ntendon)
  int* name_actuatoradr;                     // start of an actuator's name (nu)
  int* name_sensoradr;                       // start of a sensor's name (nsensor)
  int* name_numericadr;                      // start of a number list's name (nnumeric)
  int* name_textadr;                         // start of a text's name (ntext)
  int* name_tupleadr;                        // start of a tuple's name (ntuple)
  int* name_keyadr;                          // start of a keyframe's name (nkey)
  int* name_pluginadr;                       // start of a plugin instance's name (nplugin)
  int* name_kindadr;                         // start of the name of an instance's kind; not in MuJoCo (nkind)
  int* name_deformadr;                       // start of a deformable body's name; not in MuJoCo (ndeform)
  char* names;                               // model name and all names, each ended by a zero byte (nnames)
  int* names_map;                            // hash table from names to ids; -1: empty slot (nnames_map)

  // ---- paths
  char* paths;                               // asset paths, each ended by a zero byte (npaths)

  // ---- sparse structures
  int* B_rownnz;                             // body-dof pattern: dofs that move a body (nbody)
  int* B_rowadr;                             // body-dof pattern: start of a body's row (nbody)
  int* B_colind;                             // body-dof pattern: dof of an entry (nB)
  int* M_rownnz;                             // mass matrix: entries of a row, diagonal last (nv)
  int* M_rowadr;                             // mass matrix: start of a row (nv)
  int* M_colind;                             // mass matrix: column of an entry (nC)
  int* mapM2M;                               // where an entry of M is in qM (nC)
  int* D_rownnz;                             // dof-dof pattern: entries of a row (nv)
  int* D_rowadr;                             // dof-dof pattern: start of a row (nv)
  int* D_diag;                               // dof-dof pattern: where the diagonal is in its row (nv)
  int* D_colind;                             // dof-dof pattern: column of an entry (nD)
  int* mapM2D;                               // where an entry of the dof-dof pattern is in M (nD)
  int* mapD2M;                               // where an entry of M is in the dof-dof pattern (nC)

  // ---- signature
  uint64_t signature;                        // hash of the compiled structure; equal models have equal ones
};

#endif
