// Constraints and tendons: what no table row describes.
#ifndef MJCF_MJCF_LINK_H
#define MJCF_MJCF_LINK_H

#include "mjcf/mjcf_attr.h"

Status mjcf_link_connect(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_link_weld(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_link_tendon(MjcfReader* r, const XmlNode* n, void* target); // springlength, path

#endif
