// Shadows: which visible points a light reaches.
#ifndef DRAW_SHADOW_H
#define DRAW_SHADOW_H

#include "draw/visible.h"

void shadow_count(Shot* f); // lights with shadows, before the pieces are made

// Sets the bits of lit in the tiles' samples; false: out of memory.
bool shadow_find(Shot* f, Visible* tiles, Pool* pool);

void shadow_free(Shot* f);

#endif
