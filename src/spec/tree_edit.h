// Changes of the tree that keep the rest in order.
#ifndef SPEC_TREE_EDIT_H
#define SPEC_TREE_EDIT_H

#include "spec/spec.h"

// A frame goes with everything inside it; bodies as with attach_remove.
Status tree_edit_delete_frame(FrameElement* frame, ErrorList* err);

// A class goes with the classes below it. Elements keep their values and belong to the class above.
Status tree_edit_delete_class(DefaultElement* def, ErrorList* err);

#endif
