// Colours of flexes by their strain energy density.
//
// With x = w / most: from blue (0) over cyan, green (1/2) and yellow to red (1 and more). `most` is
// opt->flex_colormax or, where that is 0, the largest density of an element in the groups shown.
#ifndef VIEW_SCENE_COLOR_H
#define VIEW_SCENE_COLOR_H

#include <corten/data.h>
#include <corten/model.h>
#include <corten/view.h>

#include <stdbool.h>

// Densities in J/m^3. That of a vertex is the energy of the elements at it over their volume.
typedef struct SceneDensity {
  double *element, *vert; // of all flexes
  double most;            // of the last colour; 0: nothing is strained
} SceneDensity;

// Make them, in memory that scene_color_close frees. False: no memory.
//   reads   flexvert_xpos flexedge_length xpos xmat
bool scene_color_open(const ctModel* m, const ctData* d, const ctvOption* opt, SceneDensity* s);
void scene_color_close(SceneDensity* s);

// Red, green, blue of a density.
void scene_color_rgb(const SceneDensity* s, double density, float rgb[3]);

#endif
