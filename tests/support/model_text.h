// Models given as text in a test.
#ifndef SUPPORT_MODEL_TEXT_H
#define SUPPORT_MODEL_TEXT_H

#include "support/numbers.h"

#include <corten/corten.h>

// The model of the text; the test fails with the loader's message when there is none.
ctModel* model_text(const char* xml);

// The same with files in memory; vfs may be NULL.
ctModel* model_text_files(const char* xml, const ctVFS* vfs);

// The model of worldbody's content, with other sections before it.
ctModel* model_world(const char* before, const char* world);

// The text must be refused, with these words in the message.
void model_refused(const char* xml, const char* words);
void model_refused_files(const char* xml, const ctVFS* vfs, const char* words);

// Every field of two models has the same bits.
void model_same(const ctModel* a, const ctModel* b);

// n numbers of x are those of y, up to tolerance.
void model_near(const double* x, const double* y, int n, double tolerance);

#endif
