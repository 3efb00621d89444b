#include "collide/narrowphase.h"

#include "collide/narrowphase_table.h"

const ctfCollision narrowphase[ctNGEOMTYPES][ctNGEOMTYPES] = NARROWPHASE_TABLE;
