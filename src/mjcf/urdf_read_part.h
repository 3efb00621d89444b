// Children and attributes of URDF elements.
#ifndef MJCF_URDF_READ_PART_H
#define MJCF_URDF_READ_PART_H

#include "mjcf/urdf_reader.h"

// The child of that name; *part is NULL if there is none. Two of them are an error.
Status urdf_read_part_child(UrdfReader* u, const XmlNode* n, const char* tag, const XmlNode** part);
// The same, but it must be there.
Status urdf_read_part_needed(UrdfReader* u, const XmlNode* n, const char* tag,
                             const XmlNode** part);

// Numbers of an attribute, exactly `count`; left alone if the attribute is absent or blank.
Status urdf_read_part_reals(UrdfReader* u, const XmlNode* n, const char* name, int count,
                            double* out);
// The same, but they must be there.
Status urdf_read_part_needed_reals(UrdfReader* u, const XmlNode* n, const char* name, int count,
                                   double* out);
bool urdf_read_part_has(const XmlNode* n, const char* name); // there and not blank

// The text of an attribute that must be there, perhaps empty.
Status urdf_read_part_text(UrdfReader* u, const XmlNode* n, const char* name, const char** out);

// The four numbers of a <color>.
Status urdf_read_part_rgba(UrdfReader* u, const XmlNode* color, float rgba[4]);

// The pose in <origin>, the identity if there is none.
Status urdf_read_part_origin(UrdfReader* u, const XmlNode* n, double pos[3], double quat[4]);

#endif
