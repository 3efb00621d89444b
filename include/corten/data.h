// Written by tools/gen.py from schema/data.schema. Do not edit.
// clang-format off
#ifndef CORTEN_DATA_H
#define CORTEN_DATA_H

#include <corten/model.h>

typedef struct ctContact_ ctContact;
typedef struct ctWarningStat_ ctWarningStat;
typedef struct ctTimerStat_ ctTimerStat;
typedef struct ctSolverStat_ ctSolverStat;
typedef struct ctCallbacks_ ctCallbacks;
typedef struct ctData_ ctData;

// hook without a result, e.g. to set controls or add passive forces
typedef void (*ctfGeneric)(const ctModel* m, ctData* d);

// hook that filters pairs of geoms: nonzero drops the pair
typedef int (*ctfConFilt)(const ctModel* m, ctData* d, int geom1, int geom2);

// hook that fills user sensors of a stage (cttStage)
typedef void (*ctfSensor)(const ctModel* m, ctData* d, int stage);

// hook that reads a clock; the unit is chosen by the user
typedef cttNum (*ctfTime)(void);

// hook that computes activation derivative, gain or bias of user actuator id
typedef cttNum (*ctfAct)(const ctModel* m, const ctData* d, int id);

// gets a misuse (is_error 1) or a warning (0); not in MuJoCo
typedef void (*ctfReport)(int is_error, const char* text);

// finds the contacts of two geoms, writes them to con, returns their number
typedef int (*ctfCollision)(const ctModel* m, const ctData* d, ctContact* con, int g1, int g2, cttNum margin);

// a contact of two geoms or flexes, and its parameters
struct ctContact_ {
  cttNum dist;                               // distance of the surfaces; negative: they overlap
  cttNum pos[3];                             // contact point, halfway between the surfaces, world frame
  cttNum frame[9];                           // contact axes as rows: the normal from the first to the second object, then two tangents
  cttNum includemargin;                      // pushes only below this distance: margin minus gap
  cttNum friction[5];                        // coefficients: two tangents, torsion about the normal, two rolling axes
  cttNum solref[ctNREF];                     // reference dynamics along the normal
  cttNum solreffriction[ctNREF];             // reference dynamics along friction directions; zeros: as the normal
  cttNum solimp[ctNIMP];                     // impedance curve
  cttNum mu;                                 // friction of the regularized cone, set when rows are made
  cttNum H[36];                              // Hessian of the cone's cost, set while solving
  int dim;                                   // contact dimensions: 1, 3, 4 or 6
  int geom1;                                 // first geom; older name of geom[0]
  int geom2;                                 // second geom; older name of geom[1]
  int geom[2];                               // geoms; -1: a flex is there instead
  int flex[2];                               // flexes; -1: a geom is there instead
  int elem[2];                               // flex elements; -1: a geom or a vertex is there instead
  int vert[2];                               // flex vertices; -1: a geom or an element is there instead
  int exclude;                               // 0: makes rows; 1: in the gap; 2: bodies are fused; 3: nothing can move; 4: passive force
  int efc_address;                           // first row; -1: none
};

// counter of a warning
struct ctWarningStat_ {
  int lastinfo;                              // number of the latest one, e.g. a dof
  int number;                                // occurrences since the last reset
};

// duration of a part of the pipeline
struct ctTimerStat_ {
  cttNum duration;                           // total time
  int number;                                // number of runs
};

// one solver iteration
struct ctSolverStat_ {
  cttNum improvement;                        // decrease of cost, scaled
  cttNum gradient;                           // norm of the gradient, scaled
  cttNum lineslope;                          // slope of the cost along the search direction, at the accepted step
  int nactive;                               // rows that are active
  int nchange;                               // rows that changed their state
  int neval;                                 // cost evaluations in the line search
  int nupdate;                               // rank-one updates of the Cholesky factor
};

// hooks of one data; NULL: none; not in MuJoCo
struct ctCallbacks_ {
  ctfGeneric control;                        // sets controls and forces, before actuators act
  ctfGeneric passive;                        // adds to qfrc_passive
  ctfSensor sensor;                          // fills the user sensors of a stage
  ctfConFilt contactfilter;                  // drops pairs of geoms
  ctfTime time;                              // the clock of the timers
  ctfAct act_dyn;                            // activation derivative of a user actuator
  ctfAct act_gain;                           // gain of a user actuator
  ctfAct act_bias;                           // bias of a user actuator
  const ctfCollision* collision;             // colliders by the types of both geoms, ctNGEOMTYPES in a row, an entry NULL: such geoms never touch
};

// everything that changes while simulating
struct ctData_ {

  // ---- header / sizes
  cttSize narena;                            // bytes of the arena
  cttSize nbuffer;                           // bytes of the block
  int nplugin;                               // plugin instances

  // ---- header / stack
  size_t pstack;                             // first free byte of the stack in the arena
  size_t pbase;                              // stack position at the last ct_markStack

  // ---- header / arena
  size_t parena;                             // first free byte of the arena

  // ---- header / memory
  cttSize maxuse_stack;                      // most bytes the stack held
  cttSize maxuse_threadstack[ctMAXTHREAD];   // the same for each thread's stack
  cttSize maxuse_arena;                      // most bytes the arena held
  int maxuse_con;                            // most contacts at once
  int maxuse_efc;                            // most constraint rows at once

  // ---- header / solver
  ctSolverStat solver[ctNISLAND*ctNSOLVER];  // statistics of solver iterations, by island
  int solver_niter[ctNISLAND];               // iterations, by island
  int solver_nnz[ctNISLAND];                 // non-zeros of the Hessian or of AR, by island
  cttNum solver_fwdinv[2];                   // difference of forward and inverse dynamics: joint force, constraint force

  // ---- header / diagnostics
  ctWarningStat warning[ctNWARNING];         // warnings, by cttWarning
  ctTimerStat timer[ctNTIMER];               // timers, by cttTimer

  // ---- position / collide
  int ncon;                                  // contacts

  // ---- position / constraint_rows
  int ne;                                    // equality rows, first in the list
  int nf;                                    // friction loss rows, second
  int nl;                                    // limit rows, third; contact rows follow
  int nefc;                                  // all rows
  int nJ;                                    // non-zeros of efc_J

  // ---- position / constraint_project
  int nA;                                    // non-zeros of efc_AR

  // ---- position / island_find
  int nisland;                               // islands: groups of trees joined by constraints
  int nidof;                                 // dofs in islands

  // ---- position / sleep
  int ntree_awake;                           // trees that are awake
  int nbody_awake;                           // bodies that are awake or fixed
  int nparent_awake;                         // bodies whose parent is awake or fixed
  int nv_awake;                              // dofs that are awake

  // ---- header / lazy
  cttByte flg_energypos;                     // 1: potential energy is up to date
  cttByte flg_energyvel;                     // 1: kinetic energy is up to date
  cttByte flg_subtreevel;                    // 1: subtree velocities are up to date
  cttByte flg_rnepost;                       // 1: cacc, cfrc_int and cfrc_ext are up to date

  // ---- state / state
  cttNum time;                               // simulated seconds

  // ---- velocity / energy
  cttNum energy[2];                          // potential and kinetic energy

  // ---- header / buffers
  void* buffer;                              // the block that holds every array that is not in the arena
  void* arena;                               // the arena: contacts, rows and islands from the front, stack from the back

  // ---- state / state
  cttNum* qpos;                              // joint positions; quaternions w x y z (nq)
  cttNum* qvel;                              // joint velocities (nv)
  cttNum* act;                               // actuator activations (na)
  cttNum* history;                           // delay buffers of controls and sensors (nhistory)
  cttNum* qacc_warmstart;                    // acceleration that the solver starts from (nv)
  cttNum* plugin_state;                      // plugin states (npluginstate)
  cttNum* kind_state;                        // states of kinds: the previous control and 1 once there is one, per gain that needs its rate; not in MuJoCo (nkindstate)

  // ---- state / control
  cttNum* ctrl;                              // controls (nu)
  cttNum* qfrc_applied;                      // forces that the user adds, in joint space (nv)
  cttNum* xfrc_applied;                      // force and torque that the user adds at each body's centre of mass, world axes (nbody x 6)
  cttByte* eq_active;                        // 1: equality constraint is on (neq)

  // ---- state / mocap
  cttNum* mocap_pos;                         // positions of the mocap bodies (nmocap x 3)
  cttNum* mocap_quat;                        // orientations of the mocap bodies (nmocap x 4)

  // ---- acceleration / constraint_solve
  cttNum* qacc;                              // joint accelerations (nv)

  // ---- acceleration / actuation
  cttNum* act_dot;                           // time derivative of act (na)

  // ---- state / userdata
  cttNum* userdata;                          // numbers for the user; never read or written here (nuserdata)

  // ---- acceleration / sensor
  cttNum* sensordata;                        // sensor outputs (nsensordata)

  // ---- state / sleep_state
  int* tree_asleep;                          // negative: awake, counting up to sleep; else the next tree in its sleeping group (ntree)

  // ---- header / plugins
  int* plugin;                               // registered plugin of each instance, copied from the model (nplugin)
  uintptr_t* plugin_data;                    // pointer that each plugin instance keeps for itself (nplugin)

  // ---- position / kinematics
  cttNum* xpos;                              // origin of each body, world frame (nbody x 3)
  cttNum* xquat;                             // orientation of each body (nbody x 4)
  cttNum* xmat;                              // orientation of each body as a matrix (nbody x 9)
  cttNum* xipos;                             // centre of mass of each body (nbody x 3)
  cttNum* ximat;                             // axes of inertia of each body as a matrix (nbody x 9)
  cttNum* xanchor;                           // anchor of each joint (njnt x 3)
  cttNum* xaxis;                             // axis of each joint (njnt x 3)
  cttNum* geom_xpos;                         // centre of each geom (ngeom x 3)
  cttNum* geom_xmat;                         // orientation of each geom as a matrix (ngeom x 9)
  cttNum* site_xpos;                         // position of each site (nsite x 3)
  cttNum* site_xmat;                         // orientation of each site as a matrix (nsite x 9)

  // ---- position / camlight
  cttNum* cam_xpos;                          // position of each camera (ncam x 3)
  cttNum* cam_xmat;                          // orientation of each camera as a matrix; it looks along -z (ncam x 9)
  cttNum* light_xpos;                        // position of each light (nlight x 3)
  cttNum* light_xdir;                        // direction of each light (nlight x 3)

  // ---- position / com
  cttNum* subtree_com;                       // centre of mass of a body and everything below it (nbody x 3)
  cttNum* cdof;                              // motion that a dof causes, about the tree's centre of mass: rotation, translation (nv x 6)
  cttNum* cinert;                            // inertia of a body about the tree's centre of mass: 6 moments, 3 mass offsets, mass (nbody x 10)

  // ---- position / flex_pos
  cttNum* flexvert_xpos;                     // flex vertices, world frame (nflexvert x 3)
  cttNum* flexelem_aabb;                     // boxes of the flex elements: centre, half sizes (nflexelem x 6)
  cttNum* flexedge_J;                        // Jacobian of the edge lengths, sparse (nJfe)
  cttNum* flexedge_length;                   // edge lengths (nflexedge)
  cttNum* flexvert_J;                        // Jacobian of the vertex stretches, sparse (nJfv x 2)
  cttNum* flexvert_length;                   // vertex stretches (nflexvert x 2)
  cttNum* bvh_aabb_dyn;                      // moving boxes, world frame: centre, half sizes (nbvhdynamic x 6)

  // ---- position / tendon
  int* ten_wrapadr;                          // first path point in wrap_xpos (ntendon)
  int* ten_wrapnum;                          // path points (ntendon)
  int* ten_J_rownnz;                         // tendon Jacobian: non-zeros of a row (ntendon)
  int* ten_J_rowadr;                         // tendon Jacobian: start of a row (ntendon)
  int* ten_J_colind;                         // tendon Jacobian: dof of an entry (ntendon x nv)
  cttNum* ten_J;                             // tendon Jacobian: change of length per joint velocity (ntendon x nv)
  cttNum* ten_length;                        // tendon lengths (ntendon)
  int* wrap_obj;                             // geom that the path touches at a point; -1: a site, -2: a pulley (nwrap x 2)
  cttNum* wrap_xpos;                         // path points, world frame (nwrap x 6)

  // ---- position / transmission
  cttNum* actuator_length;                   // actuator lengths, gear included (nu)
  int* moment_rownnz;                        // moment matrix: non-zeros of a row (nu)
  int* moment_rowadr;                        // moment matrix: start of a row (nu)
  int* moment_colind;                        // moment matrix: dof of an entry (nJmom)
  cttNum* actuator_moment;                   // moment matrix: change of length per joint velocity (nJmom)

  // ---- position / mass_matrix
  cttNum* crb;                               // inertia of a body with everything below it, laid out as cinert (nbody x 10)
  cttNum* qM;                                // mass matrix: for each dof its diagonal, then its ancestors going up (nM)
  cttNum* M;                                 // mass matrix: lower triangle, row by row (nC)

  // ---- position / mass_matrix_factor
  cttNum* qLD;                               // factors of M = L'DL in M's layout; D on the diagonal (nC)
  cttNum* qLDiagInv;                         // one over the diagonal of D (nv)

  // ---- position / collide
  cttByte* bvh_active;                       // 1: bounding volume was reached in collision (nbvh)

  // ---- position / sleep
  int* tree_awake;                           // 1: tree is awake (ntree)
  int* body_awake;                           // state of each body (cttSleepState) (nbody)
  int* body_awake_ind;                       // bodies that are awake or fixed, in order (nbody)
  int* parent_awake_ind;                     // bodies whose parent is awake or fixed, in order (nbody)
  int* dof_awake_ind;                        // dofs that are awake, in order (nv)

  // ---- velocity / velocity
  cttNum* flexedge_velocity;                 // rates of the edge lengths (nflexedge)
  cttNum* ten_velocity;                      // rates of the tendon lengths (ntendon)
  cttNum* actuator_velocity;                 // rates of the actuator lengths (nu)

  // ---- velocity / com_velocity
  cttNum* cvel;                              // velocity of a body at the tree's centre of mass: rotation, translation (nbody x 6)
  cttNum* cdof_dot;                          // time derivative of cdof (nv x 6)

  // ---- velocity / bias
  cttNum* qfrc_bias;                         // Coriolis, centrifugal and gravity force; M qacc + qfrc_bias = all others (nv)

  // ---- velocity / passive
  cttNum* qfrc_spring;                       // forces of springs (nv)
  cttNum* qfrc_damper;                       // forces of dampers (nv)
  cttNum* qfrc_gravcomp;                     // forces of gravity compensation (nv)
  cttNum* qfrc_fluid;                        // forces of the surrounding medium (nv)
  cttNum* qfrc_passive;                      // all passive forces (nv)

  // ---- after / subtree_velocity
  cttNum* subtree_linvel;                    // velocity of each subtree's centre of mass (nbody x 3)
  cttNum* subtree_angmom;                    // angular momentum of each subtree about its centre of mass (nbody x 3)

  // ---- after / integrate
  cttNum* qH;                                // factors of the integrator's matrix, e.g. M + h diag(damping), in M's layout (nC)
  cttNum* qHDiagInv;                         // one over the diagonal of its D (nv)
  cttNum* deformvert_xpos;                   // positions of the model's deformable bodies after the last step or reset; not in MuJoCo (ndeformvert x 3)
  cttNum* deformvert_xvel;                   // their velocities; not in MuJoCo (ndeformvert x 3)

  // ---- after / derivative
  cttNum* qDeriv;                            // derivative of passive, actuator and minus bias force by velocity (nD)

  // ---- after / implicit
  cttNum* qLU;                               // factors of M - h qDeriv, in the dof-dof pattern (nD)

  // ---- acceleration / actuation
  cttNum* actuator_force;                    // force along each actuator (nu)
  cttNum* qfrc_actuator;                     // forces of the actuators in joint space (nv)

  // ---- acceleration / smooth_acceleration
  cttNum* qfrc_smooth;                       // all forces but those of constraints (nv)
  cttNum* qacc_smooth;                       // acceleration that they alone would give (nv)

  // ---- acceleration / constraint_solve
  cttNum* qfrc_constraint;                   // forces of constraints in joint space (nv)
  cttNum* jnt_limit_frc;                     // force of each joint's limit, 0: not at it; not in MuJoCo (njnt)
  cttNum* ten_limit_frc;                     // force of each tendon's limit, 0: not at it; not in MuJoCo (ntendon)

  // ---- acceleration / formulate
  cttNum* qpos_shift;                        // displacement of a step besides velocity, by contact formulations other than convex; not in MuJoCo (nv)

  // ---- after / inverse
  cttNum* qfrc_inverse;                      // sum of applied and actuator forces that gives qacc (nv)

  // ---- after / rne_postconstraint
  cttNum* cacc;                              // acceleration of a body at the tree's centre of mass: rotation, translation; gravity included (nbody x 6)
  cttNum* cfrc_int;                          // force that the parent exerts on a body: torque, force (nbody x 6)
  cttNum* cfrc_ext;                          // force on a body from outside: contacts, equalities, xfrc_applied (nbody x 6)

  // ---- position / collide / arena
  ctContact* contact;                        // contacts (ncon)

  // ---- position / constraint_rows / arena
  int* efc_type;                             // kind of a row (cttConstraint) (nefc)
  int* efc_id;                               // contact, joint, dof, tendon or equality that made it (nefc)
  int* efc_J_rownnz;                         // constraint Jacobian: non-zeros of a row (nefc)
  int* efc_J_rowadr;                         // constraint Jacobian: start of a row (nefc)
  int* efc_J_rowsuper;                       // constraint Jacobian: following rows with the same columns (nefc)
  int* efc_J_colind;                         // constraint Jacobian: dof of an entry (nJ)
  cttNum* efc_J;                             // constraint Jacobian: constraint velocity per joint velocity (nJ)
  cttNum* efc_pos;                           // violation: position, distance or angle error (nefc)
  cttNum* efc_margin;                        // distance at which the row becomes active (nefc)
  cttNum* efc_frictionloss;                  // largest friction loss force (nefc)
  cttNum* efc_diagApprox;                    // estimate of the diagonal of J inv(M) J' (nefc)
  cttNum* efc_KBIP;                          // stiffness, damping, impedance, and impedance by position (nefc x 4)
  cttNum* efc_D;                             // inverse of efc_R (nefc)
  cttNum* efc_R;                             // regularization: how much acceleration gives way per force (nefc)
  int* tendon_efcadr;                        // first row that involves the tendon; -1: none (ntendon)

  // ---- position / island_find / arena
  int* tree_island;                          // island of a tree; -1: none (ntree)
  int* island_ntree;                         // trees in an island (nisland)
  int* island_itreeadr;                      // first of its trees in map_itree2tree (nisland)
  int* map_itree2tree;                       // trees ordered by island (ntree)
  int* dof_island;                           // island of a dof; -1: none (nv)
  int* island_nv;                            // dofs in an island (nisland)
  int* island_idofadr;                       // first of its dofs in island order (nisland)
  int* island_dofadr;                        // its smallest dof (nisland)
  int* map_dof2idof;                         // place of a dof in island order (nv)
  int* map_idof2dof;                         // dofs in island order; from nidof on: those in no island (nv)

  // ---- acceleration / constraint_solve / arena
  cttNum* ifrc_smooth;                       // qfrc_smooth in island order (nidof)
  cttNum* iacc_smooth;                       // qacc_smooth in island order (nidof)

  // ---- position / island_find / arena
  int* iM_rownnz;                            // M in island order: entries of a row (nidof)
  int* iM_rowadr;                            // M in island order: start of a row (nidof)
  int* iM_colind;                            // M in island order: column of an entry (nC)
  cttNum* iM;                                // M in island order (nC)
  cttNum* iLD;                               // qLD in island order (nC)
  cttNum* iLDiagInv;                         // qLDiagInv in island order (nidof)

  // ---- acceleration / constraint_solve / arena
  cttNum* iacc;                              // qacc in island order (nidof)

  // ---- position / island_find / arena
  int* efc_island;                           // island of a row (nefc)
  int* island_ne;                            // equality rows in an island (nisland)
  int* island_nf;                            // friction loss rows in an island (nisland)
  int* island_nefc;                          // rows in an island (nisland)
  int* island_iefcadr;                       // first of its rows in island order (nisland)
  int* map_efc2iefc;                         // place of a row in island order (nefc)
  int* map_iefc2efc;                         // rows in island order (nefc)
  int* iefc_type;                            // efc_type in island order (nefc)
  int* iefc_id;                              // efc_id in island order (nefc)
  int* iefc_J_rownnz;                        // efc_J in island order: non-zeros of a row (nefc)
  int* iefc_J_rowadr;                        // efc_J in island order: start of a row (nefc)
  int* iefc_J_rowsuper;                      // efc_J in island order: following rows with the same columns (nefc)
  int* iefc_J_colind;                        // efc_J in island order: place of an entry's dof in island order (nJ)
  cttNum* iefc_J;                            // efc_J in island order (nJ)
  cttNum* iefc_frictionloss;                 // efc_frictionloss in island order (nefc)
  cttNum* iefc_D;                            // efc_D in island order (nefc)
  cttNum* iefc_R;                            // efc_R in island order (nefc)

  // ---- position / constraint_project / arena
  int* efc_AR_rownnz;                        // AR: non-zeros of a row (nefc)
  int* efc_AR_rowadr;                        // AR: start of a row (nefc)
  int* efc_AR_colind;                        // AR: column of an entry (nA)
  cttNum* efc_AR;                            // AR = J inv(M) J' + R, for the dual solver (nA)

  // ---- velocity / constraint_reference / arena
  cttNum* efc_vel;                           // constraint velocity, J qvel (nefc)
  cttNum* efc_aref;                          // reference acceleration of the constraint (nefc)

  // ---- acceleration / constraint_solve / arena
  cttNum* efc_b;                             // J qacc_smooth - efc_aref (nefc)
  cttNum* iefc_aref;                         // efc_aref in island order (nefc)
  int* iefc_state;                           // efc_state in island order (nefc)
  cttNum* iefc_force;                        // efc_force in island order (nefc)
  int* efc_state;                            // state of a row in the solution (cttConstraintState) (nefc)
  cttNum* efc_force;                         // force along a row (nefc)
  cttNum* ifrc_constraint;                   // qfrc_constraint in island order (nidof)

  // ---- header / threads
  uintptr_t threadpool;                      // thread pool in use; 0: none

  // ---- header / signature
  uint64_t signature;                        // signature of the model it was made for
};

#endif
