// Making, copying and releasing the state of a world. It stands above the stages, for
// each of them states how much working memory it needs.
#ifndef STEP_DATA_LIFE_H
#define STEP_DATA_LIFE_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Reset to qpos0; NULL when out of memory, or when a plugin does not start (the text is the
// reason).
ctData* data_new(const ctModel* m);
ctData* data_new_or_say(const ctModel* m, char* error, size_t size);
void data_free(ctData* d); // NULL allowed

// ct_copyData for the fields that are wanted (NULL: all): the others keep their values in the
// block, and are NULL in the arena.
struct Field;
typedef bool (*DataFilter)(const struct Field* f);
ctData* data_copy(ctData* dest, const ctModel* m, const ctData* src, DataFilter wanted);

#endif
