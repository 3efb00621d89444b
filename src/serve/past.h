// The last states of a simulation, to go back to. The memory is bounded: when it is full, the
// oldest state makes room.
#ifndef SERVE_PAST_H
#define SERVE_PAST_H

#include <corten/corten.h>

#include <stdbool.h>

typedef struct Past {
  int sig, size;   // parts of a state (cttState), and its numbers
  int room, count; // states
  int first;       // place of the oldest
  double* value;
} Past;

// Room for at most `most` states in at most `bytes`, at least 2. False when out of memory.
bool past_start(Past* h, const ctModel* m, const ctData* d, int most, size_t bytes);
void past_free(Past* h);

// Adds the state behind the one at place `at`; the states after it are forgotten. -1: starts anew.
// Returns the place of the new state, 0 is the oldest.
int past_add(Past* h, const ctModel* m, const ctData* d, int at);

// Writes the state at a place into d and computes what depends on it.
void past_restore(const Past* h, const ctModel* m, ctData* d, int at);

double past_time(const Past* h, int at);

// The place of the state that is nearest to a time.
int past_find(const Past* h, double time);

#endif
