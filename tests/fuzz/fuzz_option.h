// Iterations that a model asks for: a file may ask for a billion and gets them, which is no
// finding.
#ifndef TESTS_FUZZ_FUZZ_OPTION_H
#define TESTS_FUZZ_FUZZ_OPTION_H

#include <corten/model.h>

#include <stddef.h>

static inline void fuzz_option_bound(ctOption* o, int most) {
  int* const count[] = {&o->iterations,     &o->ls_iterations,  &o->noslip_iterations,
                        &o->ccd_iterations, &o->sdf_iterations, &o->sdf_initpoints,
                        &o->xpbd_substeps,  &o->xpbd_iterations};
  for (size_t i = 0; i < sizeof count / sizeof *count; i++)
    if (*count[i] > most) *count[i] = most;
}

#endif
