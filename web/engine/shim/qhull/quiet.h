// Of qhull's messages only errors (codes 6000 to 6999) are kept, with words for those that points of
// a user can cause; the others are 60 KB of text. It counts nothing: its statistics are part of its
// struct, so that every file that uses qhull includes this one first (its own header turns them on
// without asking).
#ifndef SHIM_QHULL_QUIET_H
#define SHIM_QHULL_QUIET_H

#include <libqhull_r/user_r.h>
#undef qh_KEEPstatistics
#define qh_KEEPstatistics 0

#include <libqhull_r/qhull_ra.h>

#ifdef QHULL_QUIET
// Too few points, all in a plane, a flat first simplex; out of memory.
#define QUIET_WORDS(code)                                                                          \
  ((code) == 6013 || (code) == 6154 || (code) == 6214 || (code) == 6080 || (code) == 6081)
#define qh_fprintf(qh, fp, code, ...)                                                              \
  (QUIET_WORDS(code) ? qh_fprintf(qh, fp, code, __VA_ARGS__)                                       \
   : (code) >= 6000 && (code) < 7000                                                               \
       ? qh_fprintf(qh, fp, code, "qhull error without words in this build\n")                     \
       : (void)0)
#endif

#endif
