// Sensors: what no table row describes.
#ifndef MJCF_MJCF_SENSOR_H
#define MJCF_MJCF_SENSOR_H

#include "mjcf/mjcf_attr.h"

Status mjcf_sensor_rangefinder(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_sensor_inside(MjcfReader* r, const XmlNode* n, void* target); // objtype
Status mjcf_sensor_frame(MjcfReader* r, const XmlNode* n, void* target);  // objtype, reftype
Status mjcf_sensor_distance(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_sensor_contact(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_sensor_user(MjcfReader* r, const XmlNode* n, void* target);
Status mjcf_sensor_plugin(MjcfReader* r, const XmlNode* n, void* target);

#endif
