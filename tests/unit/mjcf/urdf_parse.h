// Short ways to read URDF in the tests of this folder.
#ifndef TESTS_UNIT_MJCF_URDF_PARSE_H
#define TESTS_UNIT_MJCF_URDF_PARSE_H

#include "unit/mjcf/mjcf_parse.h"

#define BOX "<geometry><box size='2 4 6'/></geometry>"
#define INERTIA "<inertia ixx='1' iyy='2' izz='2.5' ixy='0.1' ixz='0' iyz='0'/>"
#define KEEP "<mujoco><compiler discardvisual='false'/></mujoco>"

// The spec of <robot>inner</robot>; fails the test if it is refused.
static inline Spec* parse_urdf(const char* inner) {
  char xml[4000], error[4000];
  snprintf(xml, sizeof xml, "<robot>%s</robot>", inner);
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("refused: %s\n%s", xml, error);
  return (Spec*)s;
}

// Refused, with the fragment in the text.
static inline void refuse_urdf(const char* inner, const char* fragment) {
  char xml[4000], error[8000];
  snprintf(xml, sizeof xml, "<robot>%s</robot>", inner);
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (s) fail_msg("accepted: %s", xml);
  if (!strstr(error, fragment)) fail_msg("'%s' is not in\n%s", fragment, error);
}

#endif
