// Storage of the deformable bodies of a data. What never changes (mesh, masses, constraints,
// colours) is a DeformShape, shared by every copy and counted; what changes is a DeformBody. Plain
// data only: the folder deform computes with it, and data_life, state vectors, sensors, scenes and
// recordings read it.
#ifndef MODEL_DEFORM_SET_H
#define MODEL_DEFORM_SET_H

#include <corten/data.h>
#include <corten/deform.h>

#include <stdatomic.h>
#include <stdbool.h>

// Flags of a vertex.
enum { DEFORM_PINNED = 1, DEFORM_COLLIDING = 2, DEFORM_TORN = 4 };

// What a maker or ct_makeDeformable builds; a ctDeformable* is a DeformShape*. One owner per
// reference; the last one frees it. Constant once built.
typedef struct DeformShape {
  atomic_int owners;
  ctDeformDef def; // its pointers lead to copies that the shape owns
  double* invmass; // 1/kg per vertex, without pins; 0: a vertex without elements never exists
  double margin;   // distance that contacts keep from vertices
  int nextra;    // numbers of state besides positions and velocities: frames of a chain's segments
  double* extra; // these at the start
  struct DeformSystem* system; // constraints in colours, of deform/system.h; freed by its function
  void (*free_system)(struct DeformSystem* system);
} DeformShape;

// A registered body. Arrays are in one block. x, v, extra and torn are its state.
typedef struct DeformBody {
  DeformShape* shape;
  double *x, *v;           // positions and velocities, 3 nvert
  double* invmass;         // of the moment: pins are 0
  double* force;           // the user's, N, 3 nvert, kept until it is changed
  double* extra;           // state as well: nextra of the shape
  double* account;         // state as well: energy that elements may turn into motion, J
  double *x_next, *v_next; // end of the step, computed by deform_solve, taken by deform_commit
  double *extra_next, *account_next; // likewise
  double* x_known;      // positions that the last step left: others were changed by the user
  unsigned char* flags; // per vertex
  unsigned char* torn;  // per attachment: 1 after it tore off
  double still;         // seconds during which it was at rest
  bool asleep;
  int origin; // number in the model that defines it, from 1; 0: registered by hand
  int nvert, nextra, nattach;
} DeformBody;

// All of a data. NULL in DataOwn until the first body is registered.
typedef struct DeformSet {
  int nbody, capacity;
  DeformBody* body;
  int ncon, con_capacity; // contacts of the last evaluation
  ctDeformContact* con;
  const double* wrench; // per rigid body: mean torque about the world's origin and mean force on
                        // it, of the last evaluation; NULL: none
  double* qfrc;         // nv: J' of the mean forces on rigid bodies over the step
  double* qfrc_last;    // the same of the last step, behind qfrc: state as well
  double* mocap;        // behind it, state as well: poses of mocap bodies at the last step, 7 each,
                        // then 1 if they are known
  int nv, nmocap;
  bool fresh;              // x_next, v_next and qfrc belong to the present state
  bool frozen;             // evaluations keep qfrc
  bool held;               // the same over whole steps, whose ends are not taken
  struct DeformWork* work; // memory of deform/ that only grows
  void (*free_work)(struct DeformWork* work);
} DeformSet;

// Reference counts. Functions that return NULL ran out of memory.
DeformShape* deform_shape_keep(DeformShape* s);
void deform_shape_drop(DeformShape* s); // NULL allowed

// A body in the start state of its shape; false: out of memory, and the reference stays with the
// caller.
bool deform_body_init(DeformBody* b, DeformShape* s); // takes over a reference
void deform_body_free(DeformBody* b);
// The arrays of a body outlive it while somebody keeps their block.
void* deform_block_keep(const DeformBody* b);
void deform_block_drop(void* block);    // NULL allowed
void deform_body_reset(DeformBody* b);  // the start state again, awake
void deform_body_commit(DeformBody* b); // the end of the step is the state
void deform_body_know(DeformBody* b);   // positions of now are not changes of the user
void deform_body_copy(DeformBody* dest, const DeformBody* src); // all but the shape, of equal sizes

DeformSet* deform_set_make(int nv, int nmocap);
void deform_set_free(DeformSet* s); // NULL allowed
// Bodies, states and contacts of src, sharing shapes; false: out of memory, dest is as before.
bool deform_set_copy(DeformSet** dest, const DeformSet* src);

// Room for one more body, which stays uninitialised and uncounted; false: out of memory.
bool deform_set_reserve(DeformSet* s, int nbody);

// x, v, extra and account of all bodies in their order, then 1 number per attachment: torn, then
// qfrc_last and mocap.
int deform_set_state_size(const DeformSet* s);
void deform_set_forget_mocap(DeformSet* s); // their next pose is a jump
void deform_set_get_state(const DeformSet* s, double* state);
void deform_set_set_state(DeformSet* s, const double* state);

#endif
