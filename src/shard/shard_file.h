// Files of rollouts: a head that names what was computed, then a state per rollout and step. Equal
// rollouts have equal bytes, however they were divided.
#ifndef SHARD_SHARD_FILE_H
#define SHARD_SHARD_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Little-endian machines only, as the numbers behind it.
typedef struct ShardHead {
  char magic[8];
  uint64_t model, policy; // hashes
  int64_t key, count;     // of random numbers; rollouts of all shards
  int64_t nstep, nstate;  // numbers per state
  double noise;           // of initial velocities
  int64_t first, own;     // rollouts in this file
  uint64_t checksum;      // of the numbers
} ShardHead;

ShardHead shard_head(void); // with the magic

// Numbers of a file. SIZE_MAX: too many.
size_t shard_numbers(const ShardHead* head);

// The whole file, checked: its numbers, to be freed by the caller. NULL after *why is set.
double* shard_read(const char* path, ShardHead* head, const char** why);

// Written whole or not at all; the checksum is set here. False after *why is set.
bool shard_write(const char* path, ShardHead* head, const double* x, const char** why);

// Do two files belong to the same rollouts?
bool shard_same(const ShardHead* a, const ShardHead* b);

// Is the file there, complete and sound, with just these rollouts?
bool shard_is_done(const char* path, const ShardHead* want);

#endif
