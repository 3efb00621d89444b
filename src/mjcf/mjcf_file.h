// Names of files in a document: which of the folders they are below.
#ifndef MJCF_MJCF_FILE_H
#define MJCF_MJCF_FILE_H

#include "mjcf/mjcf_reader.h"

// The folders in which a file may be, all relative to the current one or absolute.
typedef struct MjcfFolders {
  const char* model;   // of the main file, with its separator
  const char* below;   // meshdir or texturedir, below the former; "" for none
  const char* sought;  // the same, but assetdir for height fields and skins: see mjcf_file_name
  const char* include; // of the included file that has the name; NULL in the main file
  const ctVFS* vfs;    // may be NULL
} MjcfFolders;

// The name of a file as a spec keeps it, reduced: to be joined with model/below. A relative name
// of an included file that is not there means the file beside that included file, which may not be
// there either. MuJoCo looks for it in model/sought: a file beside the included file is then
// preferred to one in model/below. Made with alloc_bytes, NULL when out of memory.
char* mjcf_file_name(const MjcfFolders* f, const char* name);

// The same for the file of another model, which is looked for beside an included file first, as
// a path from the current folder.
char* mjcf_file_model(const MjcfFolders* f, const char* name);

// The name in an attribute of a node of a document.
char* mjcf_file_attr(const MjcfReader* r, const XmlNode* n, const char* name);
char* mjcf_file_attr_model(const MjcfReader* r, const XmlNode* n, const char* name);

#endif
