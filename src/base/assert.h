// Asserts. They state what must hold; a failed one is a bug of the program, never of its input.
#ifndef BASE_ASSERT_H
#define BASE_ASSERT_H

// Print "file:line: assertion failed: what" on stderr and trap.
_Noreturn void assert_fail(const char* what, const char* file, int line);

// CT_ASSERT is cheap and on in every build unless CT_NO_ASSERT is defined; then cond is compiled,
// not evaluated. With CT_ASSERT_TRAP a failed one traps without a text: texts are a fifth of a
// small program.
#if defined(CT_NO_ASSERT)
#define CT_ASSERT(cond) ((void)sizeof((cond) ? 1 : 0))
#elif defined(CT_ASSERT_TRAP)
#define CT_ASSERT(cond) ((cond) ? (void)0 : __builtin_trap())
#else
#define CT_ASSERT(cond) ((cond) ? (void)0 : assert_fail(#cond, __FILE__, __LINE__))
#endif

// CT_VALIDATE is for checks of a whole array or structure; on only in the validate build.
#if defined(CT_VALIDATE_ON)
#define CT_VALIDATE(cond) ((cond) ? (void)0 : assert_fail(#cond, __FILE__, __LINE__))
#else
#define CT_VALIDATE(cond) ((void)sizeof((cond) ? 1 : 0))
#endif

#endif
