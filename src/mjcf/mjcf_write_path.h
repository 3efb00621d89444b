// File names in written MJCF: attached models may have folders of their own, a document has two.
#ifndef MJCF_MJCF_WRITE_PATH_H
#define MJCF_MJCF_WRITE_PATH_H

#include "mjcf/mjcf_write_attr.h"

// Choose the folders of the document: those of its assets if they agree, else the model's own.
void mjcf_write_path_folders(MjcfWriter* w);

// The file of an asset from the folder of the document, NULL when out of memory.
char* mjcf_write_path(const MjcfWriter* w, const Element* e, const char* file);

#endif
