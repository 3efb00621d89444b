// The body tree: worldbody and everything below it.
#ifndef MJCF_MJCF_TREE_H
#define MJCF_MJCF_TREE_H

#include "mjcf/mjcf_attr.h"

Status mjcf_tree(MjcfReader* r, const XmlNode* n, const MjcfElement* row);

#endif
