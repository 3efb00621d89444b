// Rows of the table of functions, which tools/gen/gen_python.py writes: FUNCTION defines one,
// METHOD lists it. call_function reads the arguments, checks them, calls and makes the result.
#ifndef CORTEN_PYTHON_CALL_H
#define CORTEN_PYTHON_CALL_H

#include "core.h"

// name, kind and struct of the result, places of the model and the data among the arguments (-1:
// none), whether the data is written, further checks (NULL: none), the call, the arguments
#define FUNCTION(name, result, type, model, data, writes, check, call, ...)                        \
  static void run_##name(const Slot* v, Result* r) {                                               \
    (void)v, (void)r;                                                                              \
    call;                                                                                          \
  }                                                                                                \
  static const PyArg arg_##name[] = {{0}, __VA_ARGS__};                                            \
  static const PyFn fn_##name = {                                                                  \
      #name, arg_##name + 1, COUNT(arg_##name), model, data, writes, result,                       \
      type,  check,          run_##name};                                                          \
  static PyObject* py_##name(PyObject* self, PyObject* const* args, Py_ssize_t n,                  \
                             PyObject* names) {                                                    \
    (void)self;                                                                                    \
    return call_function(&fn_##name, args, n, names);                                              \
  }
#define METHOD(name, doc)                                                                          \
  { #name, (PyCFunction)(void (*)(void))py_##name, METH_FASTCALL | METH_KEYWORDS, doc }
#define CALL(...) __VA_ARGS__
#define COUNT(arg) ((int)(sizeof arg / sizeof *arg) - 1) // an array may not be empty: {0} is first

// Arguments. A dimension, or the number that an index must be below, is fixed, a size of the model,
// a count of the data, or follows from another array.
#define NONE
#define MODEL                                                                                      \
  { "m", A_STRUCT, 0, 0, &struct_MjModel }
#define DATA                                                                                       \
  { "d", A_STRUCT, 0, 0, &struct_MjData }
#define STRUCT(name, flags, type)                                                                  \
  { name, A_STRUCT, 0, flags, &struct_##type }
#define ELEMENT(name, flags)                                                                       \
  { name, A_ELEMENT, 0, flags, NULL }
#define STRING(name, flags)                                                                        \
  { name, A_STRING, 0, flags, NULL }
#define NUM(name)                                                                                  \
  { name, A_NUM, 0, 0, NULL }
#define INT(name)                                                                                  \
  { name, A_INT, 0, 0, NULL }
#define INDEX(name, below)                                                                         \
  {                                                                                                \
    name, A_INT, 0, 0, NULL, { below }                                                             \
  }
#define ARRAY(name, npy, flags, ...)                                                               \
  {                                                                                                \
    name, A_ARRAY, NPY_##npy, flags, NULL, { __VA_ARGS__ }                                         \
  }
#define UNCHECKED                                                                                  \
  { 0, 0, 0 }
#define FIXED(n)                                                                                   \
  { 'c', n, 1 }
#define OF_MODEL(size)                                                                             \
  { 'm', offsetof(ctModel, size), 1 }
#define OF_DATA(count)                                                                             \
  { 'd', offsetof(ctData, count), 1 }
#define FROM_SIZE(i)                                                                               \
  { 's', i, 1 }
#define FROM_ROWS(i)                                                                               \
  { 'r', i, 1 }
#define FROM_COLS(i)                                                                               \
  { 'k', i, 1 }

// The model that an argument is.
#define MODEL_IN(slot) ((const ctModel*)(slot).p)

// Where a function writes, and the text of what went wrong.
#define FILE_OF(path, form) (&(ctmjFile){path, form, r->error, sizeof r->error})

#endif
