// Files of rollouts: a head that names what was computed, then a state per rollout and step. Equal
// rollouts have equal bytes, however they were divided.
#ifndef CT_CLI_ROLLOUT_FILE_H
#define CT_CLI_ROLLOUT_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Little-endian machines only, as the numbers behind it.
typedef struct RolloutHead {
  char magic[8];
  uint64_t model, policy; // hashes
  int64_t key, count;     // of random numbers; rollouts of all shards
  int64_t nstep, nstate;  // numbers per state
  double noise;           // of initial velocities
  int64_t first, own;     // rollouts in this file
  uint64_t checksum;      // of the numbers
} RolloutHead;

RolloutHead rollout_file_head(void); // with the magic

// Numbers of a file. SIZE_MAX: too many.
size_t rollout_file_numbers(const RolloutHead* head);

// The whole file, checked: its numbers, to be freed by the caller. NULL after *why is set.
double* rollout_file_read(const char* path, RolloutHead* head, const char** why);

// Written whole or not at all; the checksum is set here. False after an error was printed.
bool rollout_file_write(const char* path, RolloutHead* head, const double* x);

// Do two files belong to the same rollouts?
bool rollout_file_same(const RolloutHead* a, const RolloutHead* b);

#endif
