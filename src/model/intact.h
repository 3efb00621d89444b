// Has somebody written into a model's integers since it was found good? Every step asks, so the
// answer is a sum over the short arrays that stages dispatch on and follow: kinds, ids, addresses
// and counts of bodies, joints, dofs, geoms, constraints, tendons, actuators and sensors, the
// options that are kinds, and the sizes. A single changed number always changes the sum, several do
// but for one case in billions. Vertices, faces, hulls and names are not in it: ct_validateModel.
#ifndef CORTEN_MODEL_INTACT_H
#define CORTEN_MODEL_INTACT_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stdint.h>

// Sums over sizes and over the rest; both 0 of a model that nobody has checked.
typedef struct Intact {
  uint64_t sizes, kinds;
} Intact;
Intact intact_sum(const ctModel* m);

// The model is good now: its compiler or validate says so. It remembers its sums, and copies do.
void intact_mark(ctModel* m);

// Before a data is made: the sums that it begins with. False: the model is not good, and the text
// says why.
bool intact_begin(const ctModel* m, Intact* good, char* error, size_t size);

// May stages run on this model? Where the sums are not those that were good last, the whole model
// is checked. False: the data's last warning and ct_lastError name the field and the element.
bool intact_ok(const ctModel* m, ctData* d);

#endif
