// Tendons and actuators added to a loaded model by hand: field by field, without the reader of XML.
#ifndef SUPPORT_DRIVE_H
#define SUPPORT_DRIVE_H

#include "cmocka_all.h"

#include <corten/corten.h>

// A model with room for this many elements behind those of the XML text, all else being equal; fill
// them in, then call drive_ready.
typedef struct DriveRoom {
  int tendons, path, actuators, equalities, activations;
} DriveRoom;
ctModel* drive_load(const char* xml, DriveRoom room);

// Begin a tendon; add an element to its path. The object is given by name (joint, site or geom by
// the type), prm as in the model.
void drive_tendon(ctModel* m);
void drive_wrap(ctModel* m, cttWrap type, const char* name, double prm);

// A new actuator of unit gear; the names of its one or two objects, NULL for none.
int drive_actuator(ctModel* m, cttTrn type, const char* name, const char* other);

// Constants of the finished model, and a data for it.
ctData* drive_ready(ctModel* m);

#endif
