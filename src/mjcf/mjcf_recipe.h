// <composite> and <flexcomp>: read what they say, and make what they mean.
#ifndef MJCF_MJCF_RECIPE_H
#define MJCF_MJCF_RECIPE_H

#include "mjcf/mjcf_attr.h"

Status mjcf_recipe_composite(MjcfReader* r, const XmlNode* n, BodyElement* body,
                             FrameElement* frame);
Status mjcf_recipe_flexcomp(MjcfReader* r, const XmlNode* n, BodyElement* body);

#endif
