// Was a model's integer changed since the model was validated? Checked in every step. The arrays
// that stages dispatch on and follow (kinds, ids, addresses and counts of bodies, joints, dofs,
// geoms, constraints, tendons, actuators and sensors) lie together in the model's block, behind a
// copy of what they were when the model was found good, and of its sizes; the answer is a
// comparison of the two. The schema marks these fields. Vertices, faces, hulls and names are not
// among them: ct_validateModel.
#ifndef MODEL_INTACT_H
#define MODEL_INTACT_H

#include <corten/data.h>
#include <corten/model.h>

#include <stdbool.h>
#include <stddef.h>

// Mark the model as valid, after compiling or validating it. Copies of it are marked too.
void intact_mark(ctModel* m);

// Are the sizes and integers those that the model was found good with, and do its options exist?
bool intact_known(const ctModel* m);

// Before a data is made. False: the model is invalid; the text is the reason.
bool intact_begin(const ctModel* m, char* error, size_t size);

// May stages run on this model? Where its integers are neither those that it was found good with,
// nor those that this data found good last, the whole model is checked. False: the data's last
// warning and ct_lastError name the field and the element. Sizes are taken as they are: no array
// is compared to the end that they tell.
bool intact_ok(const ctModel* m, ctData* d);

#endif
