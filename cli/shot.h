// Pictures of a model: what `render` and `run --film` share.
#ifndef CT_CLI_SHOT_H
#define CT_CLI_SHOT_H

#include "cli.h"
#include "media/film.h"
#include "options.h"

// What is to be seen. Texts are those of the command line; NULL: the default.
typedef struct ShotOptions {
  const char* camera; // name or number
  const char* view;   // AZIMUTH,ELEVATION[,DISTANCE[,X,Y,Z]] of the free camera
  const char* size;   // WIDTHxHEIGHT
  const char* label;  // objects with labels
  const char* frame;  // objects with axes
  const char* flags;  // switches, separated by commas
  bool depth, segmentation;
} ShotOptions;

typedef struct Shot Shot;

// Checks what can be checked without a model. False after telling what is wrong.
bool shot_check(const Command* command, const ShotOptions* o);

// NULL after an error.
Shot* shot_open(const ShotOptions* o, const ctModel* m);
void shot_close(Shot* shot); // NULL allowed

// A film of such pictures. NULL after an error.
Film* shot_film(const Shot* shot, const char* path, double fps);

// Draws the data into the film. The data is copied first: what a picture needs to be computed does
// not change the run. False after an error.
bool shot_take(Shot* shot, const ctModel* m, const ctData* d, Film* film);

// The film of a run; without a path all of it does nothing.
typedef struct RunFilm {
  const char* path;
  double fps, pictures;
  ShotOptions options;
  Shot* shot;
  Film* film;
} RunFilm;

bool run_film_open(RunFilm* f, const ctModel* m); // false after an error
bool run_film_show(RunFilm* f, const ctModel* m, const ctData* d, double elapsed); // if one is due
bool run_film_close(RunFilm* f, bool keep); // writes the film, or discards it

#endif
