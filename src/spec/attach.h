// Copies of parts of the tree under other names, with everything that refers to them.
#ifndef SPEC_ATTACH_H
#define SPEC_ATTACH_H

#include "spec/attach_copy.h"

// A copy of a frame and what is inside it, in body `to` and the frame `around` (may be NULL), of
// the same spec. Elements outside the tree whose references exist under the new names are copied
// too.
Status attach_frame(BodyElement* to, FrameElement* around, const FrameElement* frame, Affix affix,
                    ErrorList* err);

// The same for a body, into a frame. The world of another spec becomes a body.
Status attach_body(FrameElement* to, const BodyElement* body, Affix affix, ErrorList* err);

// The same for a whole model: a frame inside the frame takes what is in its world.
Status attach_model(FrameElement* to, const Spec* from, Affix affix, ErrorList* err);

// All without a copy: the elements leave their spec, with all that refers to them. What is of the
// same spec is copied all the same.
Status attach_frame_itself(BodyElement* to, FrameElement* around, FrameElement* frame, Affix affix,
                           ErrorList* err);
Status attach_body_itself(FrameElement* to, BodyElement* body, Affix affix, ErrorList* err);
Status attach_model_itself(FrameElement* to, Spec* from, Affix affix, ErrorList* err);

// Remove a body with everything below it, and the elements outside the tree whose references were
// good and now are not.
Status attach_remove(BodyElement* body, ErrorList* err);

#endif
