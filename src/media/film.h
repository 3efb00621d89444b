// Pictures and films as files; the ending of the name chooses the format.
//   .png          one picture; several: an animated PNG
//   .apng         an animated PNG
//   .gif          an animated GIF
//   .mp4          a film, by the program ffmpeg
//   %d or %04d    in a name that ends with .png: a file per picture, numbered from 0
// Each file is written completely or not at all (base/output.h).
#ifndef MEDIA_FILM_H
#define MEDIA_FILM_H

#include "media/pixels.h"

#include <stdbool.h>

typedef struct Film Film;

enum { FILM_REASON = 256 };

// What is wrong with a name, or NULL: it can be checked before any work.
const char* film_check_path(const char* path);

// Does the name stand for one file per picture?
bool film_is_numbered(const char* path);

// Starts a film of pictures of one kind and size. NULL, and a sentence in why[FILM_REASON].
Film* film_open(const char* path, PixelKind kind, int width, int height, double fps, char* why);

// False: why has a sentence, and the film can only be discarded.
bool film_add(Film* film, const PixelGrid* picture, char* why);

// Completes the file and frees the film. False: why has a sentence, the old file is as it was.
bool film_close(Film* film, char* why);

void film_discard(Film* film); // NULL allowed

#endif
