// What is written must read back: a model and the spec it came from, through XML and binary files.
#ifndef CONFORMANCE_ROUND_TRIP_H
#define CONFORMANCE_ROUND_TRIP_H

#include <corten/corten.h>

#include <stddef.h>

// Both write "" into `trouble` when all is well, else one sentence. `what` gets "same", or what was
// compared less: "text" when MJCF cannot say everything that is in the spec.
const char* round_trip_xml(ctSpec* spec, const ctModel* m, char* trouble, size_t size);
void round_trip_binary(const ctModel* m, char* trouble, size_t size);

#endif
