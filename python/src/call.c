// One function for all rows of the table of functions: arguments, checks, call, result.
#include "call.h"

enum { MOST_ARGUMENTS = 20 };

static long long dim_extent(const PyFn* fn, const Slot* v, const Dim* d) {
  switch (d->of) {
  case 'm': {
    const ctModel* m = fn->model >= 0 ? v[fn->model].p : v[fn->data].handle->model;
    return *(const cttSize*)(const void*)((const char*)m + d->value);
  }
  case 'd':
    return *(const int*)(const void*)((const char*)v[fn->data].p + d->value);
  case 's':
    return v[d->value].size;
  case 'r':
    return call_rows(&v[d->value], 0);
  case 'k':
    return v[d->value].cols;
  default:
    return (long long)d->value;
  }
}

// Shapes of arrays and ranges of indices that the rows give.
static bool check_rows(const PyFn* fn, const Slot* v) {
  for (int i = 0; i < fn->count; i++) {
    const PyArg* a = &fn->arg[i];
    if (!a->dim[0].of) continue;
    long long first = dim_extent(fn, v, &a->dim[0]);
    if (a->kind == A_INT) {
      if (!call_index(fn, v, i, first)) return false;
    } else {
      long long second = a->dim[1].of ? dim_extent(fn, v, &a->dim[1]) : -1;
      if (!call_shape(fn, v, i, first, second)) return false;
    }
  }
  return true;
}

static PyObject* make_result(const PyFn* fn, const Result* r, const Slot* v) {
  switch (fn->result) {
  case R_INT:
    return PyLong_FromLongLong(r->i);
  case R_NUM:
    return PyFloat_FromDouble(r->x);
  case R_TEXT:
    return call_text(r->text);
  case R_STRUCT:
    return call_struct(fn->type, r->p, &v[0]);
  case R_ELEMENT:
    return call_element(r->p, &v[0]);
  case R_NONE:
  case R_FILE:
    break;
  }
  Py_RETURN_NONE;
}

static void run_function(const PyFn* fn, const Slot* v, Result* r) {
  r->error[0] = 0;
  PyThreadState* released = fn->data >= 0 ? leave_if_shared(false) : NULL;
  fn->run(v, r);
  if (released) PyEval_RestoreThread(released);
  if (fn->result == R_FILE) life_warn(r->error); // call_leave sees if that raised an exception
}

PyObject* call_function(const PyFn* fn, PyObject* const* args, Py_ssize_t n, PyObject* names) {
  Slot v[MOST_ARGUMENTS];
  Result r;
  PyObject* out = NULL;
  if (!call_read(fn, args, n, names, v)) return NULL;
  if (check_rows(fn, v) && (!fn->check || fn->check(fn, v)) && call_enter(fn, v)) {
    run_function(fn, v, &r);
    if (call_leave(fn, v)) out = make_result(fn, &r, v);
  }
  call_done(fn, v);
  return out;
}
