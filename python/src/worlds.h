// Lists of models and data, and the threads that compute on them: what rollouts, batches and the
// pictures of batches share.
#ifndef CORTEN_PYTHON_WORLDS_H
#define CORTEN_PYTHON_WORLDS_H

#include "base/pool.h"
#include "core.h"

typedef struct Worlds {
  PyObject *models, *datas; // lists
  Py_ssize_t nmodel, ndata;
  bool marked; // the data are
  ctModel** m;
  ctData** d;
} Worlds;

// Models that are sound, data that fit them and that no other call uses, until worlds_free. False
// with an exception.
bool worlds_read(Worlds* w, PyObject* models, PyObject* datas, const char* who);
void worlds_free(Worlds* w);

// The pool of a capsule; None: the calling thread alone. A pool does one thing at a time.
bool pool_take(PyObject* capsule, Pool** pool);
void pool_give(PyObject* capsule);

#endif
