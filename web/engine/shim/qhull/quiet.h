// Of qhull's messages only errors (codes 6000 to 6999) are kept: the others are 30 KB of text. It
// counts nothing: its statistics are 40 KB. They are part of its struct, so that every file that
// uses qhull includes this one first (its own header turns them on without asking).
#ifndef SHIM_QHULL_QUIET_H
#define SHIM_QHULL_QUIET_H

#include <libqhull_r/user_r.h>
#undef qh_KEEPstatistics
#define qh_KEEPstatistics 0

#include <libqhull_r/qhull_ra.h>

#ifdef QHULL_QUIET
#define qh_fprintf(qh, fp, code, ...)                                                              \
  ((code) >= 6000 && (code) < 7000 ? qh_fprintf(qh, fp, code, __VA_ARGS__) : (void)0)
#endif

#endif
