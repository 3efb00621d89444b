// Calls of foreign code that leaves its errors by longjmp.
#ifndef BASE_JUMP_H
#define BASE_JUMP_H

#include <setjmp.h>
#include <stdbool.h>

// fn(arg) with a way back: false if it left by longjmp to *at. What fn changes must be behind arg.
#if defined(__wasm__)
bool jump_guard(jmp_buf* at, void (*fn)(void* arg), void* arg); // of the host: web/engine
#else
static inline bool jump_guard(jmp_buf* at, void (*fn)(void* arg), void* arg) {
  if (setjmp(*at) != 0) return false;
  fn(arg);
  return true;
}
#endif

#endif
