#include "compile/limits.h"

Status limits_check(Build* b, Place at, const char* what, const char* prefix, int limited,
                    const double range[2]) {
  if (b->spec->pub.compiler.autolimits || limited != ctLIMITED_AUTO ||
      (range[0] == 0 && range[1] == 0))
    return CT_OK;
  return error_add(b->err, at,
                   "%s has `%srange` but not `%slimited`. set the autolimits=\"true\" compiler "
                   "option, specify `%slimited` explicitly (\"true\" or \"false\"), or remove the "
                   "`%srange` attribute.",
                   what, prefix, prefix, prefix, prefix);
}
