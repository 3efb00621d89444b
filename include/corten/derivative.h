// Written by tools/gen.py from schema/derivative.schema. Do not edit.
// clang-format off
#ifndef CORTEN_DERIVATIVE_H
#define CORTEN_DERIVATIVE_H

#include <corten/types.h>

typedef struct ctDerivativeOption_ ctDerivativeOption;
typedef struct ctDerivativeKink_ ctDerivativeKink;
typedef struct ctDerivativeInfo_ ctDerivativeInfo;

// settings of derivatives; all zero: the defaults; not in MuJoCo
struct ctDerivativeOption_ {
  cttNum neardist;                           // relative distance at which a kink is listed; contacts that are about to appear are only searched if it is set; 0: 1e-3
  int polish;                                // Newton steps after the solver at most; 0: 30, negative: none
  cttNum tolerance;                          // residual that ends them, relative to the largest force; 0: 1e-12
  cttNum smooth;                             // relative distance over which rows that do not push, and clamped controls and forces, still act; 0: none
  int ready;                                 // 1: ct_forward was the last call with this data and nothing was changed since, so that it is not called again
};

// a place near the state where the derivative jumps; not in MuJoCo
struct ctDerivativeKink_ {
  int kind;                                  // what changes (cttDerivativeKink)
  int row;                                   // constraint row; -1: none
  int objtype;                               // kind of the objects (cttObj)
  int id[2];                                 // objects: geoms of a contact, flexes, a joint, tendon, actuator or equality; -1: none
  cttNum distance;                           // distance to the change, relative to the size of the quantity
};

// how a derivative was computed; a struct of zeros may be passed; not in MuJoCo
struct ctDerivativeInfo_ {
  ctDerivativeOption opt;                    // settings, read only
  int status;                                // 0: done, else what was refused (cttDerivativeStatus)
  char reason[256];                          // why it was refused; empty: it was not
  int polish;                                // Newton steps after the solver
  cttNum residual;                           // largest residual force divided by the largest force
  int nkink;                                 // kinks that are near, of which the first are listed
  int nkinkkind[ctNKINKKIND];                // the same by cttDerivativeKink
  ctDerivativeKink kink[ctNKINK];            // kinks, in the order of the rows and elements
  int approx;                                // what is approximated or left out: bits of cttDerivativeApprox
  int ncontact;                              // contacts that have rows
  int nexact;                                // those whose motion has a closed form
  int nfeature;                              // those whose motion is that of the touching features
  int ndifference;                           // those whose motion comes from differences of the pair
  int nsensor;                               // sensors without derivative, of which the first are listed
  int sensor[ctNKINK];                       // these sensors
};

#endif
