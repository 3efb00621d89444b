// <joint>: the pose of a link in its parent, and the joints between them.
#ifndef MJCF_URDF_READ_JOINT_H
#define MJCF_URDF_READ_JOINT_H

#include "mjcf/urdf_reader.h"

// Fill the pose and add the joints of the child link's body.
Status urdf_read_joint(UrdfReader* u, const XmlNode* n, BodyElement* body);

#endif
