// Short ways to read a model in the tests of this folder.
#ifndef TESTS_UNIT_MJCF_MJCF_PARSE_H
#define TESTS_UNIT_MJCF_MJCF_PARSE_H

#include "spec/spec.h"
#include "support/cmocka_all.h"

#include <corten/corten.h>

// The spec of <mujoco>inner</mujoco>; fails the test if it is refused.
static inline Spec* parse(const char* inner) {
  char xml[4000], error[4000];
  snprintf(xml, sizeof xml, "<mujoco>%s</mujoco>", inner);
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) fail_msg("refused: %s\n%s", xml, error);
  return (Spec*)s;
}

// Refused, with every one of the ;-separated fragments in the text.
static inline void refuse(const char* inner, const char* fragments) {
  char xml[4000], error[8000], list[1000];
  snprintf(xml, sizeof xml, "<mujoco>%s</mujoco>", inner);
  snprintf(list, sizeof list, "%s", fragments);
  ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
  if (s) fail_msg("accepted: %s", xml);
  for (char* f = strtok(list, ";"); f; f = strtok(NULL, ";")) {
    if (!strstr(error, f)) fail_msg("'%s' is not in\n%s", f, error);
  }
}

#define GEOM(spec, i) (&((GeomElement*)(spec)->list[ctOBJ_GEOM].data[i])->s)
#define JOINT(spec, i) (&((JointElement*)(spec)->list[ctOBJ_JOINT].data[i])->s)
#define BODY(spec, i) (&((BodyElement*)(spec)->list[ctOBJ_BODY].data[i])->s)

#endif
