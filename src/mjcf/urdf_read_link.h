// <link>: inertia, visual and collision shapes; <material>.
#ifndef MJCF_URDF_READ_LINK_H
#define MJCF_URDF_READ_LINK_H

#include "mjcf/urdf_reader.h"

// Remember the first colour of every material name at or below a node.
Status urdf_read_link_colors(UrdfReader* u, const XmlNode* n);

// Fill the body of a link.
Status urdf_read_link(UrdfReader* u, const UrdfLink* link);

#endif
