// <composite> and <flexcomp>: read their attributes and make their elements.
#ifndef MJCF_MJCF_RECIPE_H
#define MJCF_MJCF_RECIPE_H

#include "mjcf/mjcf_attr.h"

Status mjcf_recipe_composite(MjcfReader* r, const XmlNode* n, BodyElement* body,
                             FrameElement* frame);
Status mjcf_recipe_flexcomp(MjcfReader* r, const XmlNode* n, BodyElement* body);

#endif
