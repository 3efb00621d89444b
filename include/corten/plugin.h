// Written by tools/gen.py from schema/plugin.schema. Do not edit.
// clang-format off
#ifndef CORTEN_PLUGIN_H
#define CORTEN_PLUGIN_H

#include <corten/data.h>
#include <corten/spec.h>
#include <corten/view.h>

typedef struct ctSim_ ctSim;
typedef struct ctResource_ ctResource;
typedef struct ctpResourceProvider_ ctpResourceProvider;
typedef struct ctpDecoder_ ctpDecoder;
typedef struct ctpPlugin_ ctpPlugin;
typedef struct ctpKind_ ctpKind;
typedef struct ctpElasticity_ ctpElasticity;
typedef struct ctpBending_ ctpBending;
typedef struct ctpGainInput_ ctpGainInput;
typedef struct ctpGain_ ctpGain;
typedef struct ctpFormulation_ ctpFormulation;
typedef struct ctSimChoice_ ctSimChoice;
typedef struct ctSimDef_ ctSimDef;
typedef struct ctSDF_ ctSDF;
typedef struct ctThreadPool_ ctThreadPool;
typedef struct ctTask_ ctTask;

// opens a resource; nonzero: done
typedef int (*ctfOpenResource)(ctResource* resource);

// gives a resource's bytes in buffer and returns their number; negative: failed
typedef int (*ctfReadResource)(ctResource* resource, const void** buffer);

// frees memory of open and read
typedef void (*ctfCloseResource)(ctResource* resource);

// called when a provider is mounted; nonzero: done
typedef int (*ctfMountResource)(ctResource* resource);

// called when a provider is unmounted; nonzero: done
typedef int (*ctfUnmountResource)(ctResource* resource);

// compares a resource with a timestamp; 0: the same, positive: newer, negative: older
typedef int (*ctfResourceModified)(const ctResource* resource, const char* timestamp);

// turns a resource into a spec that the caller owns; NULL: failed
typedef ctSpec* (*ctfDecode)(ctResource* resource, const ctVFS* vfs);

// looks quickly whether a decoder fits; nonzero: yes
typedef int (*ctfCanDecode)(const ctResource* resource);

// called for each loaded library: its first plugin slot and their number
typedef void (*ctfPluginLibraryLoadCallback)(const char* filename, int first, int count);

// work of a task
typedef void* (*ctfTask)(void*);

// an open file or other data of a provider
struct ctResource_ {
  char* name;                                // its full name
  void* data;                                // the provider's own record
  ctVFS* vfs;                                // in-memory files it was opened with
  char timestamp[512];                       // when it changed last, as the provider writes it
  const ctpResourceProvider* provider;       // its provider; NULL: the file system
};

// answers for resources whose names start with a prefix
struct ctpResourceProvider_ {
  const char* prefix;                        // prefix of names, before a colon
  ctfOpenResource open;                      // opens
  ctfReadResource read;                      // reads
  ctfCloseResource close;                    // closes
  ctfMountResource mount;                    // called on mounting; NULL: nothing to do
  ctfUnmountResource unmount;                // called on unmounting; NULL: nothing to do
  ctfResourceModified modified;              // compares timestamps; NULL: always taken as modified
  void* data;                                // the provider's own record, shared by all its resources
};

// reads a file format into a spec
struct ctpDecoder_ {
  const char* content_type;                  // media type it reads
  const char* extension;                     // file extension it reads
  ctfCanDecode can_decode;                   // quick look whether it fits
  ctfDecode decode;                          // the reading
};

// user code that takes part in simulation
struct ctpPlugin_ {
  const char* name;                          // unique name, by convention with a domain before it
  int nattribute;                            // settings
  const char* const* attributes;             // names of the settings
  int capabilityflags;                       // capabilities (bits of cttPluginCapabilityBit)
  int needstage;                             // stage its sensors need (cttStage)
  // state numbers of an instance
  int (*nstate)(const ctModel* m, int instance);
  // output numbers of a sensor; only for sensor plugins
  int (*nsensordata)(const ctModel* m, int instance, int sensor_id);
  // called when data is made; 0: done, -1: failed
  int (*init)(const ctModel* m, ctData* d, int instance);
  // called when data is freed; may be NULL
  void (*destroy)(ctData* d, int instance);
  // called when data is copied; may be NULL
  void (*copy)(ctData* dest, const ctModel* m, const ctData* src, int instance);
  // called when data is reset
  void (*reset)(const ctModel* m, cttNum* plugin_state, void* plugin_data, int instance);
  // called to bring outputs up to date for one capability
  void (*compute)(const ctModel* m, ctData* d, int instance, int capability_bit);
  // called when time advances; may be NULL
  void (*advance)(const ctModel* m, ctData* d, int instance);
  // called when a scene is updated; may be NULL
  void (*visualize)(const ctModel* m, ctData* d, const ctvOption* opt, ctvScene* scn, int instance);
  // sets the activation derivatives of its actuators; may be NULL
  void (*actuator_act_dot)(const ctModel* m, ctData* d, int instance);
  // derivative of an actuator's force by its velocity, for ctd_forceVel; NULL: 0; not in MuJoCo
  cttNum (*actuator_vel)(const ctModel* m, const ctData* d, int instance, int actuator_id);
  // signed distance at a point in the geom's frame
  cttNum (*sdf_distance)(const cttNum point[3], const ctData* d, int instance);
  // gradient of that distance
  void (*sdf_gradient)(cttNum gradient[3], const cttNum point[3], const ctData* d, int instance);
  // signed distance from settings alone, while compiling
  cttNum (*sdf_staticdistance)(const cttNum point[3], const cttNum* attributes);
  // turns settings into numbers, with defaults for those missing
  void (*sdf_attribute)(cttNum attribute[], const char* name[], const char* value[]);
  // box around the surface: centre, half sizes
  void (*sdf_aabb)(cttNum aabb[6], const cttNum* attributes);
};

// what all kinds of the open tables have; not in MuJoCo
struct ctpKind_ {
  const char* name;                          // unique in its table: at most 64 of a-z 0-9 _ and dots between words
  const char* description;                   // one line about it; NULL: none
  int nparam;                                // parameters, at most 32
  const char* const* param;                  // names of the parameters, with their units
  const cttNum* paramdefault;                // values of parameters that are not given; NULL: all must be given
  // what is wrong with parameters; NULL or empty: nothing; may be NULL
  const char* (*check)(const cttNum* param);
  void* user;                                // pointer of the kind's own
};

// elasticity of flexes: energy density of the deformation gradient F, 3 x dim by rows; not in MuJoCo
struct ctpElasticity_ {
  ctpKind kind;                              // name and parameters
  int dims;                                  // bit d is set: serves elements of dimension d
  int nconst;                                // constants that prepare writes, at most 16
  // constants of a material
  void (*prepare)(int dim, cttNum young, cttNum poisson, const cttNum* param, cttNum* c);
  // energy per rest volume
  cttNum (*energy)(int dim, const cttNum* F, const cttNum* c);
  // derivative of the energy by F, 3 x dim
  void (*stress)(int dim, const cttNum* F, const cttNum* c, cttNum* P);
  // second derivative made positive semidefinite, (3 dim)^2; NULL: by differences of stress
  void (*stiffness)(int dim, const cttNum* F, const cttNum* c, cttNum* H);
};

// bending of flexes: energy of two triangles with a common edge; not in MuJoCo
struct ctpBending_ {
  ctpKind kind;                              // name and parameters
  int nconst;                                // constants that prepare writes, at most 17
  int clamp;                                 // 1: the force on a vertex is at most what stops it in one step
  // constants of an edge from its rest shape: both ends, then the opposite vertices
  void (*prepare)(const cttNum x0[12], cttNum young, cttNum poisson, cttNum thickness, const cttNum* param, cttNum* c);
  // energy
  cttNum (*energy)(const cttNum x[12], const cttNum* c);
  // minus its derivative by x
  void (*force)(const cttNum x[12], const cttNum* c, cttNum f[12]);
  // second derivative made positive semidefinite; NULL: by differences of force
  void (*stiffness)(const cttNum x[12], const cttNum* c, cttNum K[144]);
};

// state of an actuator that a gain sees; not in MuJoCo
struct ctpGainInput_ {
  cttNum length;                             // length
  cttNum velocity;                           // rate of the length
  cttNum ctrl;                               // control, after limits and delay
  cttNum ctrl_rate;                          // rate of the control by difference over the step, 0 after a reset; only with needrate
  const cttNum* act;                         // activations of the actuator
  int nact;                                  // number of activations
  int id;                                    // actuator
  const cttNum* lengthrange;                 // smallest and largest possible length
  cttNum acc0;                               // acceleration per unit force at qpos0
  cttNum timestep;                           // seconds of one step
  void* user;                                // pointer of the kind
};

// gain of actuators: the whole force before bias and limits; not in MuJoCo
struct ctpGain_ {
  ctpKind kind;                              // name and parameters
  int nact;                                  // activation states of its own
  int needrate;                              // 1: needs the rate of the control
  // force
  cttNum (*force)(const ctpGainInput* in, const cttNum* param);
  // derivative of the force by velocity; NULL: by differences
  cttNum (*force_vel)(const ctpGainInput* in, const cttNum* param);
  // rates of its activations; NULL only without any
  void (*act_dot)(const ctpGainInput* in, const cttNum* param, cttNum* act_dot);
  // forces of all its actuators together; NULL: one by one
  void (*force_all)(int n, const ctpGainInput* in, const cttNum* const* param, cttNum* force);
};

// contact formulation; not in MuJoCo
struct ctpFormulation_ {
  ctpKind kind;                              // name and parameters
  // sets qacc, qfrc_constraint, efc_force and efc_state from qacc_smooth and the rows; 0: done, else a warning is raised
  int (*solve)(const ctModel* m, ctData* d, const cttNum* param);
};

// a kind that a simulation is to use; not in MuJoCo
struct ctSimChoice_ {
  int table;                                 // table of the kind (cttKindTable)
  int element;                               // flex or actuator that uses it; -1: all that it serves; without meaning for formulations
  const char* name;                          // name of the kind
  int nparam;                                // parameters that are given; 0: the defaults of the kind
  const cttNum* param;                       // their values; NULL only without any
};

// what a simulation is made of, beside its model; not in MuJoCo
struct ctSimDef_ {
  const char* preset;                        // choices that come first: mujoco (none), animation (bridson, xpbd), softbody (neo_hookean, convex); NULL: mujoco
  int nchoice;                               // further choices
  const ctSimChoice* choice;                 // in their order, a later one replaces an earlier one; NULL only without any
  int xpbd_substeps;                         // substeps of xpbd; 0: as in the model
  int xpbd_iterations;                       // iterations of xpbd; 0: as in the model
};

// signed distance fields that are evaluated together
struct ctSDF_ {
  const ctpPlugin** plugin;                  // plugin of each; NULL: a mesh's octree
  int* id;                                   // plugin instance or mesh of each
  cttSDFType type;                           // kind of combination
  cttNum* relpos;                            // position of each relative to the first
  cttNum* relmat;                            // orientation of each relative to the first
  cttGeom* geomtype;                         // shape of each geom
};

// threads that run tasks
struct ctThreadPool_ {
  int nworker;                               // threads
};

// work for a thread pool
struct ctTask_ {
  ctfTask func;                              // the work
  void* args;                                // argument of the function
  volatile int status;                       // cttTaskStatus, set by the pool
};

#endif
