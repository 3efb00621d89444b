// Names of model elements: hash maps from name to id, as in the field names_map.
#ifndef MODEL_NAMES_H
#define MODEL_NAMES_H

#include <corten/model.h>

// Fill names_map from names and name_*adr. For each kind of element with n members the map holds 2
// n slots with linear probing; an empty slot is -1. The model must have nnames_map ==
// names_map_size.
void names_build(ctModel* m);
cttSize names_map_size(const ctModel* sizes);

// Name of an element, NULL when it has none or there is no such element.
const char* names_get(const ctModel* m, int type, int id);
int names_find(const ctModel* m, int type, const char* name); // -1 if absent

#endif
