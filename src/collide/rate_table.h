// Which function gives the rates of a pair of geoms.
#ifndef COLLIDE_RATE_TABLE_H
#define COLLIDE_RATE_TABLE_H

#include "collide/rate_pair.h"

// NULL: there is no formula; differences serve.
RateFunction rate_table_of(const ctModel* m, const ctData* d, int g1, int g2);

#endif
