// Names of object types, as objtype and reftype attributes write them.
#ifndef MJCF_MJCF_OBJECT_H
#define MJCF_MJCF_OBJECT_H

#include <corten/types.h>

cttObj mjcf_object_type(const char* word);      // ctOBJ_UNKNOWN if there is none
const char* mjcf_object_word(cttObj type);      // NULL if there is none
const char* mjcf_object_near(const char* word); // a type of similar name, NULL if none

#endif
