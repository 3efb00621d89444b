// The body tree as written MJCF.
#ifndef MJCF_MJCF_WRITE_TREE_H
#define MJCF_MJCF_WRITE_TREE_H

#include "mjcf/mjcf_write_attr.h"

void mjcf_write_tree(MjcfWriter* w); // <worldbody>

#endif
