// Actuators: shortcuts in terms of the general one.
#ifndef MJCF_MJCF_ACTUATOR_H
#define MJCF_MJCF_ACTUATOR_H

#include "mjcf/mjcf_attr.h"

// Behind the table attributes of any actuator, of an element or a class.
Status mjcf_actuator(MjcfReader* r, const XmlNode* n, MjcfId id, ctsActuator* actuator);

#endif
