// Written by tools/gen.py from schema/plugin.schema. Do not edit.
// clang-format off
#ifndef CORTEN_PLUGIN_H
#define CORTEN_PLUGIN_H

#include <corten/data.h>
#include <corten/spec.h>
#include <corten/view.h>

typedef struct ctResource_ ctResource;
typedef struct ctpResourceProvider_ ctpResourceProvider;
typedef struct ctpDecoder_ ctpDecoder;
typedef struct ctpPlugin_ ctpPlugin;
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
