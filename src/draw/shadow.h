// Shadows: which visible points a light reaches.
#ifndef DRAW_SHADOW_H
#define DRAW_SHADOW_H

#include "draw/tile.h"

void shadow_count(Frame* f); // lights with shadows, before the pieces are made

// Sets the bits of lit in the tiles' samples; false: out of memory.
bool shadow_find(Frame* f, Visible* tiles, Pool* pool);

void shadow_free(Frame* f);

#endif
