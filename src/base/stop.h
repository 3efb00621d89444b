// A wish of the program that a long call ends early: Ctrl-C while a model is loaded. The program
// gives a function for its thread, and loops that may take seconds ask it. A call that ends so
// returns as after any other failure.
#ifndef BASE_STOP_H
#define BASE_STOP_H

#include <stdbool.h>

typedef bool (*StopHook)(void* user); // true: end

// Of this thread; NULL: nobody can wish.
void stop_watch(StopHook hook, void* user);

bool stop_wanted(void);

#endif
