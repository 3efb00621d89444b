#include "compile/limits.h"

Status limits_check(Build* b, const Element* e, const char* attribute, const char* prefix,
                    int limited, const double range[2]) {
  if (spec_compiler(e)->autolimits || limited != ctLIMITED_AUTO || (range[0] == 0 && range[1] == 0))
    return CT_OK;
  return error_add(b->err, spec_place(e, attribute),
                   "%s has `%srange` but not `%slimited`. set the autolimits=\"true\" compiler "
                   "option, specify `%slimited` explicitly (\"true\" or \"false\"), or remove the "
                   "`%srange` attribute.",
                   spec_kind(e->head.elemtype)->tag, prefix, prefix, prefix, prefix);
}
