// Deformable bodies of particles: the attachments inside them.
#ifndef MJCF_MJCF_DEFORM_H
#define MJCF_MJCF_DEFORM_H

#include "mjcf/mjcf_attr.h"

Status mjcf_deform(MjcfReader* r, const XmlNode* n, void* target);

#endif
