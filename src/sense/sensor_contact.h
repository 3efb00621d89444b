// Sensors of contacts. Each function writes the outputs of sensor i to out.
#ifndef SENSE_SENSOR_CONTACT_H
#define SENSE_SENSOR_CONTACT_H

#include <corten/data.h>
#include <corten/model.h>

//   reads   contact efc_force site_xpos site_xmat
void sensor_contact_touch(const ctModel* m, ctData* d, int i, double* out);
void sensor_contact_contacts(const ctModel* m, ctData* d, int i, double* out);

#endif
