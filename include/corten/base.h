// Where the library gets its memory. Included by <corten/corten.h>.
#ifndef CORTEN_BASE_H
#define CORTEN_BASE_H

#include <corten/export.h>

#include <stddef.h>

CT_BEGIN_DECLS

// A replacement for malloc and free.
//   alloc  returns n bytes aligned to align (a power of two), or NULL: the library reports the
//   failure
//          to its caller and stays usable
//   free   takes back what alloc returned, never NULL
// Both can be called from several threads at once.
typedef struct ctAllocator {
  void* (*alloc)(size_t n, size_t align, void* user);
  void (*free)(void* p, void* user);
  void* user;
} ctAllocator;

// Use a (copied) for every allocation from now on; NULL restores the C library's heap. A block is
// freed by the allocator that is set at that moment, so set it before anything is loaded. Not to be
// called while another thread is inside the library.
CT_API void ct_setAllocator(const ctAllocator* a);

CT_END_DECLS

#endif
