// Of qhull's messages only errors (codes 6000 to 6999) are kept: the others are 30 KB of text.
#ifndef SHIM_QHULL_QUIET_H
#define SHIM_QHULL_QUIET_H

#include <libqhull_r/qhull_ra.h>

#define qh_fprintf(qh, fp, code, ...)                                                              \
  ((code) >= 6000 && (code) < 7000 ? qh_fprintf(qh, fp, code, __VA_ARGS__) : (void)0)

#endif
