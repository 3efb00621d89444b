// Names to numbers: a hash map from strings to ints >= 0. Keys are copied.
#ifndef BASE_MAP_H
#define BASE_MAP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct MapSlot {
  uint64_t hash;
  size_t key; // offset in text
  int value;  // -1: free slot
} MapSlot;

typedef struct Map {
  MapSlot* slot;
  int cap;   // 0 or a power of two
  int count; // slots in use
  char* text;
  size_t text_len, text_cap;
  bool failed; // memory ran out in some map_put
} Map;

void map_init(Map* m);
void map_free(Map* m); // leaves an empty map

// Add key -> value (>= 0). False if the key is present, whose value stays, or if memory ran out
// (then m->failed).
bool map_put(Map* m, const char* key, int value);

int map_get(const Map* m, const char* key); // -1 if absent

#endif
