// The page as one file: the program of the page, and the model and the motion inside of it.
#ifndef SERVE_PAGE_H
#define SERVE_PAGE_H

#include "serve/motion.h"

// The built page (web/dist/page.html), with the mark PAGE_MARK where the data goes.
extern const unsigned char page_text[];
extern const size_t page_size;
#define PAGE_MARK "<!--corten-data-->"

// The place of the mark in the page, which is page_size if there is none.
size_t page_mark(void);

// Appends the page with the model of the motion and the motion. False when out of memory.
bool page_make(StrBuf* out, Motion* motion);

#endif
