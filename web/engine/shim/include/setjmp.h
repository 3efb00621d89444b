// The way back of qhull after an error: the host throws, base/jump.h catches. Qhull sets one more
// jump, for starting again with joggled points, an option that is not used.
#ifndef SHIM_SETJMP_H
#define SHIM_SETJMP_H

typedef int jmp_buf[1];
_Noreturn void longjmp(jmp_buf at, int value);
static inline int setjmp(jmp_buf at) { return (void)at, 0; }

#endif
