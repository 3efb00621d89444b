// Written by tools/gen.py from schema/api.schema and python.schema. Do not edit.
// clang-format off
#include "structs.h"

#ifdef __clang__
#pragma GCC diagnostic ignored "-Wincompatible-pointer-types-discards-qualifiers"
#else
#pragma GCC diagnostic ignored "-Wdiscarded-qualifiers"
#endif
#pragma GCC diagnostic ignored "-Wcast-qual"

static PyObject* py_mj_step1(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_step1", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctmj_step1(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_step2(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_step2", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctmj_step2(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_forward(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_forward", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctmj_forward(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_inverse(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_inverse", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctmj_inverse(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_forwardSkip(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"skipstage", A_INT, 0, 0, NULL},
    {"skipsensor", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_forwardSkip", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int skipstage = (int)v[2].i;
  (void)skipstage;
  int skipsensor = (int)v[3].i;
  (void)skipsensor;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_forwardSkip(m, d, skipstage, skipsensor); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_inverseSkip(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"skipstage", A_INT, 0, 0, NULL},
    {"skipsensor", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_inverseSkip", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int skipstage = (int)v[2].i;
  (void)skipstage;
  int skipsensor = (int)v[3].i;
  (void)skipsensor;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_inverseSkip(m, d, skipstage, skipsensor); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_defaultLROpt(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"opt", A_STRUCT, 0, 0, &struct_MjLROpt},
  };
  static const PyFn fn = {"mj_defaultLROpt", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctLROpt* opt = (ctLROpt*)v[0].p;
  (void)opt;
  if (!call_enter(&fn, v)) goto end;
  ct_defaultLROpt(opt);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_defaultOption(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"opt", A_STRUCT, 0, 0, &struct_MjOption},
  };
  static const PyFn fn = {"mj_defaultOption", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctOption* opt = (ctOption*)v[0].p;
  (void)opt;
  if (!call_enter(&fn, v)) goto end;
  ct_defaultOption(opt);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_defaultVisual(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vis", A_STRUCT, 0, 0, &struct_MjVisual},
  };
  static const PyFn fn = {"mj_defaultVisual", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctVisual* vis = (ctVisual*)v[0].p;
  (void)vis;
  if (!call_enter(&fn, v)) goto end;
  ct_defaultVisual(vis);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_sizeModel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
  };
  static const PyFn fn = {"mj_sizeModel", arg, 1, 0, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttSize r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  if (!call_enter(&fn, v)) goto end;
  r = ct_sizeModel(m);
  if (call_leave(&fn, v)) out = PyLong_FromLongLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_resetData(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_resetData", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_resetData(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_resetDataDebug(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"debug_value", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_resetDataDebug", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  unsigned char debug_value = (unsigned char)v[2].i;
  (void)debug_value;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_resetDataDebug(m, d, debug_value); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_resetDataKeyframe(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"key", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_resetDataKeyframe", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int key = (int)v[2].i;
  (void)key;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_resetDataKeyframe(m, d, key); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_setConst(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_setConst", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctModel* m = (ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_setConst(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_activatePlugin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_activatePlugin", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_activatePlugin(s, name);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setDeepCopy(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"deepcopy", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setDeepCopy", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  int deepcopy = (int)v[1].i;
  (void)deepcopy;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setDeepCopy(s, deepcopy);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printFormattedModel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
    {"float_format", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printFormattedModel", arg, 3, 0, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const char* filename = (const char*)v[1].p;
  (void)filename;
  const char* float_format = (const char*)v[2].p;
  (void)float_format;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  ctmj_writeModel(m, &(ctmjFile){filename, float_format, error, sizeof error});
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printModel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printModel", arg, 2, 0, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const char* filename = (const char*)v[1].p;
  (void)filename;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  ctmj_writeModel(m, &(ctmjFile){filename, NULL, error, sizeof error});
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printFormattedData(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
    {"float_format", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printFormattedData", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  const char* filename = (const char*)v[2].p;
  (void)filename;
  const char* float_format = (const char*)v[3].p;
  (void)float_format;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  RELEASE_SHARED(false) ctmj_writeData(m, d, &(ctmjFile){filename, float_format, error, sizeof error}); REACQUIRE_SHARED
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printData(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printData", arg, 3, 0, 1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  const char* filename = (const char*)v[2].p;
  (void)filename;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  RELEASE_SHARED(false) ctmj_writeData(m, d, &(ctmjFile){filename, NULL, error, sizeof error}); REACQUIRE_SHARED
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printScene(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjvScene},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printScene", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctvScene* s = (const ctvScene*)v[0].p;
  (void)s;
  const char* filename = (const char*)v[1].p;
  (void)filename;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  ctmj_writeScene(s, &(ctmjFile){filename, NULL, error, sizeof error});
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_printFormattedScene(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjvScene},
    {"filename", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
    {"float_format", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_printFormattedScene", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctvScene* s = (const ctvScene*)v[0].p;
  (void)s;
  const char* filename = (const char*)v[1].p;
  (void)filename;
  const char* float_format = (const char*)v[2].p;
  (void)float_format;
  if (!call_enter(&fn, v)) goto end;
  char error[1000] = "";
  ctmj_writeScene(s, &(ctmjFile){filename, float_format, error, sizeof error});
  if (!life_warn(error)) {
    call_leave(&fn, v);
    goto end;
  }
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdKinematics(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdKinematics", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdKinematics(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdPosition(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdPosition", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdPosition(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdVelocity(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdVelocity", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdVelocity(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdActuation(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdActuation", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdActuation(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdAcceleration(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdAcceleration", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdAcceleration(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fwdConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_fwdConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_fwdConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_Euler(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_Euler", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_Euler(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_RungeKutta(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"N", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_RungeKutta", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int N = (int)v[2].i;
  (void)N;
  if (!(N == 4)) {
    call_need(&fn, "N must be 4");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_RungeKutta(m, d, N); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_implicit(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_implicit", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!(m->opt.integrator == ctINT_IMPLICIT || m->opt.integrator == ctINT_IMPLICITFAST)) {
    call_need(&fn, "opt.integrator is not an implicit one");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_implicit(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_invPosition(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_invPosition", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_invPosition(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_invVelocity(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_invVelocity", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_invVelocity(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_invConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_invConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_invConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_compareFwdInv(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_compareFwdInv", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_compareFwdInv(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_sensorPos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_sensorPos", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_sensorPos(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_sensorVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_sensorVel", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_sensorVel(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_sensorAcc(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_sensorAcc", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_sensorAcc(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_energyPos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_energyPos", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_energyPos(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_energyVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_energyVel", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_energyVel(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_checkPos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_checkPos", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_checkPos(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_checkVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_checkVel", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_checkVel(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_checkAcc(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_checkAcc", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_checkAcc(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_kinematics(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_kinematics", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_kinematics(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_comPos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_comPos", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_comPos(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_camlight(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_camlight", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_camlight(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_flex(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_flex", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_flex(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_tendon(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_tendon", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_tendon(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_transmission(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_transmission", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_transmission(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_crb(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_crb", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_crb(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_makeM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_makeM", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_makeM(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_factorM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_factorM", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_factorM(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_solveM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"x", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"y", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_solveM", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* x = (cttNum*)v[2].p;
  (void)x;
  const cttNum* y = (const cttNum*)v[3].p;
  (void)y;
  const int n = (int)call_rows(&v[2], m->nv);
  if (!call_shape(&fn, v, 2, (long long)(n), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(n), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_solveM(m, d, x, y, n); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_solveM2(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"x", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"y", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"sqrtInvD", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_solveM2", arg, 5, 0, 1, true};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* x = (cttNum*)v[2].p;
  (void)x;
  const cttNum* y = (const cttNum*)v[3].p;
  (void)y;
  const cttNum* sqrtInvD = (const cttNum*)v[4].p;
  (void)sqrtInvD;
  const int n = (int)call_rows(&v[2], m->nv);
  if (!call_shape(&fn, v, 2, (long long)(n), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(n), (long long)(m->nv)) || !call_shape(&fn, v, 4, (long long)(m->nv), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_solveM2(m, d, x, y, sqrtInvD, n); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_comVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_comVel", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_comVel(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_passive(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_passive", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_passive(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_subtreeVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_subtreeVel", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_subtreeVel(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_rne(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"flg_acc", A_INT, 0, 0, NULL},
    {"result", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mj_rne", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int flg_acc = (int)v[2].i;
  (void)flg_acc;
  cttNum* result = (cttNum*)v[3].p;
  (void)result;
  if (!call_shape(&fn, v, 3, (long long)(m->nv), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_rne(m, d, flg_acc, result); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_rnePostConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_rnePostConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_rnePostConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_collision(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_collision", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_collision(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_makeConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_makeConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_makeConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_island(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_island", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_island(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_projectConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_projectConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_projectConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_referenceConstraint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
  };
  static const PyFn fn = {"mj_referenceConstraint", arg, 2, 0, 1, true};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_referenceConstraint(m, d); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_constraintUpdate(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jar", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"cost", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"flg_coneHessian", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_constraintUpdate", arg, 5, 0, 1, true};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const cttNum* jar = (const cttNum*)v[2].p;
  (void)jar;
  cttNum* cost = v[3].p;
  (void)cost;
  int flg_coneHessian = (int)v[4].i;
  (void)flg_coneHessian;
  if (!call_shape(&fn, v, 2, (long long)(d->nefc), -1) || !call_shape(&fn, v, 3, (long long)(1), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_constraintUpdate(m, d, jar, cost, flg_coneHessian); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_stateSize(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"sig", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_stateSize", arg, 2, 0, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  int sig = (int)v[1].i;
  (void)sig;
  if (!(signature_fits(sig))) {
    call_need(&fn, "sig has bits that no mjtState has");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  r = ct_stateSize(m, sig);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_getState(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"state", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"sig", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_getState", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* state = (cttNum*)v[2].p;
  (void)state;
  int sig = (int)v[3].i;
  (void)sig;
  if (!(signature_fits(sig))) {
    call_need(&fn, "sig has bits that no mjtState has");
    goto end;
  }
  if (!call_shape(&fn, v, 2, (long long)(ct_stateSize(m, sig)), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_getState(m, d, state, sig); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_extractState(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"src", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"srcsig", A_INT, 0, 0, NULL},
    {"dst", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"dstsig", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_extractState", arg, 5, 0, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const cttNum* src = (const cttNum*)v[1].p;
  (void)src;
  int srcsig = (int)v[2].i;
  (void)srcsig;
  cttNum* dst = (cttNum*)v[3].p;
  (void)dst;
  int dstsig = (int)v[4].i;
  (void)dstsig;
  if (!(0 <= srcsig && srcsig < 1 << ctNSTATE && (srcsig & dstsig) == dstsig)) {
    call_need(&fn, "dstsig must be part of srcsig, and both of mjtState");
    goto end;
  }
  if (!call_shape(&fn, v, 1, (long long)(ct_stateSize(m, srcsig)), -1) || !call_shape(&fn, v, 3, (long long)(ct_stateSize(m, dstsig)), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ct_extractState(m, src, srcsig, dst, dstsig);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_setState(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"state", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"sig", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_setState", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const cttNum* state = (const cttNum*)v[2].p;
  (void)state;
  int sig = (int)v[3].i;
  (void)sig;
  if (!(signature_fits(sig))) {
    call_need(&fn, "sig has bits that no mjtState has");
    goto end;
  }
  if (!call_shape(&fn, v, 2, (long long)(ct_stateSize(m, sig)), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_setState(m, d, state, sig); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_copyState(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"src", A_STRUCT, 0, 0, &struct_MjData},
    {"dst", A_STRUCT, 0, 0, &struct_MjData},
    {"sig", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_copyState", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* src = (const ctData*)v[1].p;
  (void)src;
  ctData* dst = (ctData*)v[2].p;
  (void)dst;
  int sig = (int)v[3].i;
  (void)sig;
  if (!(signature_fits(sig))) {
    call_need(&fn, "sig has bits that no mjtState has");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_copyState(m, src, dst, sig); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_readCtrl(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"id", A_INT, 0, 0, NULL},
    {"time", A_NUM, 0, 0, NULL},
    {"interp", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_readCtrl", arg, 5, 0, 1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int id = (int)v[2].i;
  (void)id;
  cttNum time = (cttNum)v[3].x;
  (void)time;
  int interp = (int)v[4].i;
  (void)interp;
  if (!call_index(&fn, v, 2, m->nu)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_readCtrl(m, d, id, time, interp); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_initCtrlHistory(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"id", A_INT, 0, 0, NULL},
    {"times", A_ARRAY, NPY_DOUBLE, ARG_NULL, NULL},
    {"values", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_initCtrlHistory", arg, 5, 0, 1, true};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int id = (int)v[2].i;
  (void)id;
  const cttNum* times = (const cttNum*)v[3].p;
  (void)times;
  const cttNum* values = (const cttNum*)v[4].p;
  (void)values;
  if (!call_index(&fn, v, 2, m->nu)) goto end;
  if (!(m->actuator_history[2 * id] > 0)) {
    call_need(&fn, "this actuator has no delay buffer");
    goto end;
  }
  if (!call_shape(&fn, v, 3, (long long)(m->actuator_history[2*id]), -1) || !call_shape(&fn, v, 4, (long long)(m->actuator_history[2*id]), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_initCtrlHistory(m, d, id, times, values); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_initSensorHistory(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"id", A_INT, 0, 0, NULL},
    {"times", A_ARRAY, NPY_DOUBLE, ARG_NULL, NULL},
    {"values", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"phase", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_initSensorHistory", arg, 6, 0, 1, true};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  int id = (int)v[2].i;
  (void)id;
  const cttNum* times = (const cttNum*)v[3].p;
  (void)times;
  const cttNum* values = (const cttNum*)v[4].p;
  (void)values;
  cttNum phase = (cttNum)v[5].x;
  (void)phase;
  if (!call_index(&fn, v, 2, m->nsensor)) goto end;
  if (!(m->sensor_history[2 * id] > 0)) {
    call_need(&fn, "this sensor has no delay buffer");
    goto end;
  }
  if (!call_shape(&fn, v, 3, (long long)(m->sensor_history[2*id]), -1) || !call_shape(&fn, v, 4, (long long)(m->sensor_history[2*id]), (long long)(m->sensor_dim[id]))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_initSensorHistory(m, d, id, times, values, phase); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_setKeyframe(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"k", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_setKeyframe", arg, 3, 0, 1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctModel* m = (ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int k = (int)v[2].i;
  (void)k;
  if (!(key_exists(m, k))) {
    call_need(&fn, "there is no such keyframe");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_setKeyframe(m, d, k); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_addContact(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"con", A_STRUCT, 0, 0, &struct_MjContact},
  };
  static const PyFn fn = {"mj_addContact", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctContact* con = (const ctContact*)v[2].p;
  (void)con;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_addContact(m, d, con); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_isPyramidal(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
  };
  static const PyFn fn = {"mj_isPyramidal", arg, 1, 0, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  if (!call_enter(&fn, v)) goto end;
  r = ct_isPyramidal(m);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_isSparse(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
  };
  static const PyFn fn = {"mj_isSparse", arg, 1, 0, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  if (!call_enter(&fn, v)) goto end;
  r = ct_isSparse(m);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_isDual(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
  };
  static const PyFn fn = {"mj_isDual", arg, 1, 0, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  if (!call_enter(&fn, v)) goto end;
  r = ct_isDual(m);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_mulJacVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_mulJacVec", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* res = (cttNum*)v[2].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[3].p;
  (void)vec;
  if (!call_shape(&fn, v, 2, (long long)(d->nefc), -1) || !call_shape(&fn, v, 3, (long long)(m->nv), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_mulJacVec(m, d, res, vec); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_mulJacTVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_mulJacTVec", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* res = (cttNum*)v[2].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[3].p;
  (void)vec;
  if (!call_shape(&fn, v, 2, (long long)(m->nv), -1) || !call_shape(&fn, v, 3, (long long)(d->nefc), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_mulJacTVec(m, d, res, vec); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jac(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"point", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jac", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  const cttNum* point = v[4].p;
  (void)point;
  int body = (int)v[5].i;
  (void)body;
  if (!call_index(&fn, v, 5, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 4, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jac(m, d, jacp, jacr, point, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacBody(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacBody", arg, 5, 0, 1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  int body = (int)v[4].i;
  (void)body;
  if (!call_index(&fn, v, 4, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacBody(m, d, jacp, jacr, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacBodyCom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacBodyCom", arg, 5, 0, 1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  int body = (int)v[4].i;
  (void)body;
  if (!call_index(&fn, v, 4, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacBodyCom(m, d, jacp, jacr, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacSubtreeCom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacSubtreeCom", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  int body = (int)v[3].i;
  (void)body;
  if (!call_index(&fn, v, 3, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacSubtreeCom(m, d, jacp, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"geom", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacGeom", arg, 5, 0, 1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  int geom = (int)v[4].i;
  (void)geom;
  if (!call_index(&fn, v, 4, m->ngeom)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacGeom(m, d, jacp, jacr, geom); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"site", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacSite", arg, 5, 0, 1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  int site = (int)v[4].i;
  (void)site;
  if (!call_index(&fn, v, 4, m->nsite)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacSite(m, d, jacp, jacr, site); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacPointAxis(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacPoint", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacAxis", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"point", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"axis", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacPointAxis", arg, 7, 0, 1, true};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* jacPoint = (cttNum*)v[2].p;
  (void)jacPoint;
  cttNum* jacAxis = (cttNum*)v[3].p;
  (void)jacAxis;
  const cttNum* point = v[4].p;
  (void)point;
  const cttNum* axis = v[5].p;
  (void)axis;
  int body = (int)v[6].i;
  (void)body;
  if (!call_index(&fn, v, 6, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacPointAxis(m, d, jacPoint, jacAxis, point, axis, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_jacDot(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"jacp", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"jacr", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"point", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_jacDot", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* jacp = (cttNum*)v[2].p;
  (void)jacp;
  cttNum* jacr = (cttNum*)v[3].p;
  (void)jacr;
  const cttNum* point = v[4].p;
  (void)point;
  int body = (int)v[5].i;
  (void)body;
  if (!call_index(&fn, v, 5, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 3, (long long)(3), (long long)(m->nv)) || !call_shape(&fn, v, 4, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_jacDot(m, d, jacp, jacr, point, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_angmomMat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"body", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_angmomMat", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* mat = (cttNum*)v[2].p;
  (void)mat;
  int body = (int)v[3].i;
  (void)body;
  if (!call_index(&fn, v, 3, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_angmomMat(m, d, mat, body); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_name2id(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"type", A_INT, 0, 0, NULL},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_name2id", arg, 3, 0, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  int type = (int)v[1].i;
  (void)type;
  const char* name = (const char*)v[2].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = ct_name2id(m, type, name);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_id2name(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"type", A_INT, 0, 0, NULL},
    {"id", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_id2name", arg, 3, 0, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  int type = (int)v[1].i;
  (void)type;
  int id = (int)v[2].i;
  (void)id;
  if (!call_enter(&fn, v)) goto end;
  r = ct_id2name(m, type, id);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_fullM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"dst", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"M", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_fullM", arg, 3, 0, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  cttNum* dst = (cttNum*)v[1].p;
  (void)dst;
  const cttNum* M = (const cttNum*)v[2].p;
  (void)M;
  if (!call_shape(&fn, v, 1, (long long)(m->nv), (long long)(m->nv)) || !call_shape(&fn, v, 2, (long long)(m->nM), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ct_fullM(m, dst, M);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_mulM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_mulM", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* res = (cttNum*)v[2].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[3].p;
  (void)vec;
  if (!call_shape(&fn, v, 2, (long long)(m->nv), -1) || !call_shape(&fn, v, 3, (long long)(m->nv), -1)) goto end;
  if (!(res != vec || m->nv == 0)) {
    call_need(&fn, "res and vec must be different arrays");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_mulM(m, d, res, vec); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_mulM2(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_mulM2", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  cttNum* res = (cttNum*)v[2].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[3].p;
  (void)vec;
  if (!call_shape(&fn, v, 2, (long long)(m->nv), -1) || !call_shape(&fn, v, 3, (long long)(m->nv), -1)) goto end;
  if (!(res != vec || m->nv == 0)) {
    call_need(&fn, "res and vec must be different arrays");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_mulM2(m, d, res, vec); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_addM(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"dst", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"rownnz", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"rowadr", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"colind", A_ARRAY, NPY_INT, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mj_addM", arg, 6, 0, 1, true};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* dst = (cttNum*)v[2].p;
  (void)dst;
  int* rownnz = (int*)v[3].p;
  (void)rownnz;
  int* rowadr = (int*)v[4].p;
  (void)rowadr;
  int* colind = (int*)v[5].p;
  (void)colind;
  if (!call_shape(&fn, v, 2, (long long)(m->nC), -1) || !call_shape(&fn, v, 3, (long long)(m->nv), -1) || !call_shape(&fn, v, 4, (long long)(m->nv), -1) || !call_shape(&fn, v, 5, (long long)(m->nC), -1)) goto end;
  if (!(same_pattern(m, rownnz, rowadr, colind))) {
    call_need(&fn, "the pattern must be that of M: M_rownnz, M_rowadr, M_colind");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_addM(m, d, dst, rownnz, rowadr, colind); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_applyFT(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"force", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"torque", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"point", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"body", A_INT, 0, 0, NULL},
    {"qfrc_target", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mj_applyFT", arg, 7, 0, 1, true};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const cttNum* force = v[2].p;
  (void)force;
  const cttNum* torque = v[3].p;
  (void)torque;
  const cttNum* point = v[4].p;
  (void)point;
  int body = (int)v[5].i;
  (void)body;
  cttNum* qfrc_target = (cttNum*)v[6].p;
  (void)qfrc_target;
  if (!call_index(&fn, v, 5, m->nbody)) goto end;
  if (!call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 6, (long long)(m->nv), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_applyFT(m, d, force, torque, point, body, qfrc_target); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_objectVelocity(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"objtype", A_INT, 0, 0, NULL},
    {"objid", A_INT, 0, 0, NULL},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"flg_local", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_objectVelocity", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int objtype = (int)v[2].i;
  (void)objtype;
  int objid = (int)v[3].i;
  (void)objid;
  cttNum* res = v[4].p;
  (void)res;
  int flg_local = (int)v[5].i;
  (void)flg_local;
  if (!(object_exists(m, objtype, objid))) {
    call_need(&fn, "there is no such object, or its kind has no velocity");
    goto end;
  }
  if (!call_shape(&fn, v, 4, (long long)(6), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_objectVelocity(m, d, objtype, objid, res, flg_local); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_objectAcceleration(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"objtype", A_INT, 0, 0, NULL},
    {"objid", A_INT, 0, 0, NULL},
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"flg_local", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_objectAcceleration", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int objtype = (int)v[2].i;
  (void)objtype;
  int objid = (int)v[3].i;
  (void)objid;
  cttNum* res = v[4].p;
  (void)res;
  int flg_local = (int)v[5].i;
  (void)flg_local;
  if (!(object_exists(m, objtype, objid))) {
    call_need(&fn, "there is no such object, or its kind has no acceleration");
    goto end;
  }
  if (!call_shape(&fn, v, 4, (long long)(6), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_objectAcceleration(m, d, objtype, objid, res, flg_local); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_geomDistance(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"geom1", A_INT, 0, 0, NULL},
    {"geom2", A_INT, 0, 0, NULL},
    {"distmax", A_NUM, 0, 0, NULL},
    {"fromto", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_geomDistance", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int geom1 = (int)v[2].i;
  (void)geom1;
  int geom2 = (int)v[3].i;
  (void)geom2;
  cttNum distmax = (cttNum)v[4].x;
  (void)distmax;
  cttNum* fromto = v[5].p;
  (void)fromto;
  if (!call_index(&fn, v, 3, m->ngeom) || !call_index(&fn, v, 2, m->ngeom)) goto end;
  if (!call_shape(&fn, v, 5, (long long)(6), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_geomDistance(m, d, geom1, geom2, distmax, fromto); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_contactForce(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"id", A_INT, 0, 0, NULL},
    {"result", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mj_contactForce", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int id = (int)v[2].i;
  (void)id;
  cttNum* result = v[3].p;
  (void)result;
  if (!call_index(&fn, v, 2, d->ncon)) goto end;
  if (!call_shape(&fn, v, 3, (long long)(6), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_contactForce(m, d, id, result); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_differentiatePos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"qvel", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"dt", A_NUM, 0, 0, NULL},
    {"qpos1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"qpos2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mj_differentiatePos", arg, 5, 0, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  cttNum* qvel = (cttNum*)v[1].p;
  (void)qvel;
  cttNum dt = (cttNum)v[2].x;
  (void)dt;
  const cttNum* qpos1 = (const cttNum*)v[3].p;
  (void)qpos1;
  const cttNum* qpos2 = (const cttNum*)v[4].p;
  (void)qpos2;
  if (!call_shape(&fn, v, 1, (long long)(m->nv), -1) || !call_shape(&fn, v, 3, (long long)(m->nq), -1) || !call_shape(&fn, v, 4, (long long)(m->nq), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ct_differentiatePos(m, qvel, dt, qpos1, qpos2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_integratePos(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"qpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"qvel", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"dt", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_integratePos", arg, 4, 0, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  cttNum* qpos = (cttNum*)v[1].p;
  (void)qpos;
  const cttNum* qvel = (const cttNum*)v[2].p;
  (void)qvel;
  cttNum dt = (cttNum)v[3].x;
  (void)dt;
  if (!call_shape(&fn, v, 1, (long long)(m->nq), -1) || !call_shape(&fn, v, 2, (long long)(m->nv), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ct_integratePos(m, qpos, qvel, dt);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_normalizeQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"qpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mj_normalizeQuat", arg, 2, 0, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  cttNum* qpos = (cttNum*)v[1].p;
  (void)qpos;
  if (!call_shape(&fn, v, 1, (long long)(m->nq), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ct_normalizeQuat(m, qpos);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_local2Global(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"xpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"xmat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"pos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"body", A_INT, 0, 0, NULL},
    {"sameframe", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_local2Global", arg, 7, -1, 0, true};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctData* d = (ctData*)v[0].p;
  (void)d;
  cttNum* xpos = v[1].p;
  (void)xpos;
  cttNum* xmat = v[2].p;
  (void)xmat;
  const cttNum* pos = v[3].p;
  (void)pos;
  const cttNum* quat = v[4].p;
  (void)quat;
  int body = (int)v[5].i;
  (void)body;
  cttByte sameframe = (cttByte)v[6].i;
  (void)sameframe;
  if (!call_index(&fn, v, 5, v[0].handle->model->nbody)) goto end;
  if (!call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(9), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_local2Global(d, xpos, xmat, pos, quat, body, sameframe); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_getTotalmass(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
  };
  static const PyFn fn = {"mj_getTotalmass", arg, 1, 0, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  if (!call_enter(&fn, v)) goto end;
  r = ct_getTotalmass(m);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_setTotalmass(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"newmass", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_setTotalmass", arg, 2, 0, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctModel* m = (ctModel*)v[0].p;
  (void)m;
  cttNum newmass = (cttNum)v[1].x;
  (void)newmass;
  if (!call_enter(&fn, v)) goto end;
  ct_setTotalmass(m, newmass);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_loadPluginLibrary(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"path", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_loadPluginLibrary", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* path = (const char*)v[0].p;
  (void)path;
  if (!call_enter(&fn, v)) goto end;
  ct_loadPluginLibrary(path);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_version(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mj_version", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  if (!call_enter(&fn, v)) goto end;
  r = ct_version();
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_versionString(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mj_versionString", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  if (!call_enter(&fn, v)) goto end;
  r = ct_versionString();
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_ray(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"geomgroup", A_ARRAY, NPY_UINT8, ARG_NULL, NULL},
    {"flg_static", A_INT, 0, 0, NULL},
    {"bodyexclude", A_INT, 0, 0, NULL},
    {"geomid", A_ARRAY, NPY_INT, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_ray", arg, 9, 0, 1, false};
  (void)self;
  Slot v[9];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  const cttNum* pnt = v[2].p;
  (void)pnt;
  const cttNum* vec = v[3].p;
  (void)vec;
  const cttByte* geomgroup = (const cttByte*)v[4].p;
  (void)geomgroup;
  cttByte flg_static = (cttByte)v[5].i;
  (void)flg_static;
  int bodyexclude = (int)v[6].i;
  (void)bodyexclude;
  int* geomid = v[7].p;
  (void)geomid;
  cttNum* normal = v[8].p;
  (void)normal;
  if (!call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(6), -1) || !call_shape(&fn, v, 7, (long long)(1), -1) || !call_shape(&fn, v, 8, (long long)(3), -1)) goto end;
  if (!(ctu_norm3(vec) >= ctMINVAL)) {
    call_need(&fn, "vec has no length");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_ray(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, normal); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_multiRay(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"geomgroup", A_ARRAY, NPY_UINT8, ARG_NULL, NULL},
    {"flg_static", A_INT, 0, 0, NULL},
    {"bodyexclude", A_INT, 0, 0, NULL},
    {"geomid", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"dist", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"nray", A_INT, 0, 0, NULL},
    {"cutoff", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mj_multiRay", arg, 12, 0, 1, true};
  (void)self;
  Slot v[12];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const cttNum* pnt = v[2].p;
  (void)pnt;
  const cttNum* vec = (const cttNum*)v[3].p;
  (void)vec;
  const cttByte* geomgroup = (const cttByte*)v[4].p;
  (void)geomgroup;
  cttByte flg_static = (cttByte)v[5].i;
  (void)flg_static;
  int bodyexclude = (int)v[6].i;
  (void)bodyexclude;
  int* geomid = (int*)v[7].p;
  (void)geomid;
  cttNum* dist = (cttNum*)v[8].p;
  (void)dist;
  cttNum* normal = (cttNum*)v[9].p;
  (void)normal;
  int nray = (int)v[10].i;
  (void)nray;
  cttNum cutoff = (cttNum)v[11].x;
  (void)cutoff;
  if (!call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(nray), (long long)(3)) || !call_shape(&fn, v, 4, (long long)(6), -1) || !call_shape(&fn, v, 7, (long long)(nray), -1) || !call_shape(&fn, v, 8, (long long)(nray), -1) || !call_shape(&fn, v, 9, (long long)(nray), (long long)(3))) goto end;
  if (!(nray >= 0 && rays_have_length(vec, nray))) {
    call_need(&fn, "a vector has no length");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ct_multiRay(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, dist, normal, nray, cutoff); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_rayHfield(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"geomid", A_INT, 0, 0, NULL},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_rayHfield", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int geomid = (int)v[2].i;
  (void)geomid;
  const cttNum* pnt = v[3].p;
  (void)pnt;
  const cttNum* vec = v[4].p;
  (void)vec;
  cttNum* normal = v[5].p;
  (void)normal;
  if (!call_index(&fn, v, 2, m->ngeom)) goto end;
  if (!(m->geom_type[geomid] == ctGEOM_HFIELD)) {
    call_need(&fn, "this geom is not a height field");
    goto end;
  }
  if (!call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_rayHfield(m, d, geomid, pnt, vec, normal); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_rayMesh(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"geomid", A_INT, 0, 0, NULL},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_rayMesh", arg, 6, 0, 1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int geomid = (int)v[2].i;
  (void)geomid;
  const cttNum* pnt = v[3].p;
  (void)pnt;
  const cttNum* vec = v[4].p;
  (void)vec;
  cttNum* normal = v[5].p;
  (void)normal;
  if (!call_index(&fn, v, 2, m->ngeom)) goto end;
  if (!(m->geom_type[geomid] == ctGEOM_MESH)) {
    call_need(&fn, "this geom is not a mesh");
    goto end;
  }
  if (!call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_rayMesh(m, d, geomid, pnt, vec, normal); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_rayGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"size", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"geomtype", A_INT, 0, 0, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mju_rayGeom", arg, 7, -1, -1, false};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* pos = v[0].p;
  (void)pos;
  const cttNum* mat = v[1].p;
  (void)mat;
  const cttNum* size = v[2].p;
  (void)size;
  const cttNum* pnt = v[3].p;
  (void)pnt;
  const cttNum* vec = v[4].p;
  (void)vec;
  int geomtype = (int)v[5].i;
  (void)geomtype;
  cttNum* normal = v[6].p;
  (void)normal;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(9), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 6, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_rayGeom(pos, mat, size, pnt, vec, geomtype, normal);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_rayFlex(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"flex_layer", A_INT, 0, 0, NULL},
    {"flg_vert", A_INT, 0, 0, NULL},
    {"flg_edge", A_INT, 0, 0, NULL},
    {"flg_face", A_INT, 0, 0, NULL},
    {"flg_skin", A_INT, 0, 0, NULL},
    {"flexid", A_INT, 0, 0, NULL},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vertid", A_ARRAY, NPY_INT, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"normal", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mj_rayFlex", arg, 12, 0, 1, false};
  (void)self;
  Slot v[12];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int flex_layer = (int)v[2].i;
  (void)flex_layer;
  cttByte flg_vert = (cttByte)v[3].i;
  (void)flg_vert;
  cttByte flg_edge = (cttByte)v[4].i;
  (void)flg_edge;
  cttByte flg_face = (cttByte)v[5].i;
  (void)flg_face;
  cttByte flg_skin = (cttByte)v[6].i;
  (void)flg_skin;
  int flexid = (int)v[7].i;
  (void)flexid;
  const cttNum* pnt = v[8].p;
  (void)pnt;
  const cttNum* vec = v[9].p;
  (void)vec;
  int* vertid = v[10].p;
  (void)vertid;
  cttNum* normal = v[11].p;
  (void)normal;
  if (!call_index(&fn, v, 7, m->nflex)) goto end;
  if (!call_shape(&fn, v, 8, (long long)(3), -1) || !call_shape(&fn, v, 9, (long long)(3), -1) || !call_shape(&fn, v, 10, (long long)(1), -1) || !call_shape(&fn, v, 11, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ct_rayFlex(m, d, flex_layer, flg_vert, flg_edge, flg_face, flg_skin, flexid, pnt, vec, vertid, normal); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_raySkin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"nface", A_INT, 0, 0, NULL},
    {"nvert", A_INT, 0, 0, NULL},
    {"face", A_ARRAY, NPY_INT, 0, NULL},
    {"vert", A_ARRAY, NPY_FLOAT, 0, NULL},
    {"pnt", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vertid", A_ARRAY, NPY_INT, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mju_raySkin", arg, 7, -1, -1, false};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  int nface = (int)v[0].i;
  (void)nface;
  int nvert = (int)v[1].i;
  (void)nvert;
  const int* face = (const int*)v[2].p;
  (void)face;
  const float* vert = (const float*)v[3].p;
  (void)vert;
  const cttNum* pnt = v[4].p;
  (void)pnt;
  const cttNum* vec = v[5].p;
  (void)vec;
  int* vertid = v[6].p;
  (void)vertid;
  if (!call_shape(&fn, v, 2, (long long)(3 * nface), -1) || !call_shape(&fn, v, 3, (long long)(3 * nvert), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(3), -1) || !call_shape(&fn, v, 6, (long long)(1), -1)) goto end;
  if (!(nface >= 0 && nvert >= 0 && indices_below(face, 3 * nface, nvert))) {
    call_need(&fn, "a face has a vertex that is not there");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  r = ctu_raySkin(nface, nvert, face, vert, pnt, vec, vertid);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_defaultCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
  };
  static const PyFn fn = {"mjv_defaultCamera", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvCamera* cam = (ctvCamera*)v[0].p;
  (void)cam;
  if (!call_enter(&fn, v)) goto end;
  ctv_defaultCamera(cam);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_defaultFreeCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
  };
  static const PyFn fn = {"mjv_defaultFreeCamera", arg, 2, 0, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctvCamera* cam = (ctvCamera*)v[1].p;
  (void)cam;
  if (!call_enter(&fn, v)) goto end;
  ctv_defaultFreeCamera(m, cam);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_defaultPerturb(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
  };
  static const PyFn fn = {"mjv_defaultPerturb", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvPerturb* pert = (ctvPerturb*)v[0].p;
  (void)pert;
  if (!call_enter(&fn, v)) goto end;
  ctv_defaultPerturb(pert);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_room2model(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"modelpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"modelquat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"roompos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"roomquat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_room2model", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* modelpos = v[0].p;
  (void)modelpos;
  cttNum* modelquat = v[1].p;
  (void)modelquat;
  const cttNum* roompos = v[2].p;
  (void)roompos;
  const cttNum* roomquat = v[3].p;
  (void)roomquat;
  const ctvScene* scn = (const ctvScene*)v[4].p;
  (void)scn;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_room2model(modelpos, modelquat, roompos, roomquat, scn);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_model2room(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"roompos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"roomquat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"modelpos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"modelquat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_model2room", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* roompos = v[0].p;
  (void)roompos;
  cttNum* roomquat = v[1].p;
  (void)roomquat;
  const cttNum* modelpos = v[2].p;
  (void)modelpos;
  const cttNum* modelquat = v[3].p;
  (void)modelquat;
  const ctvScene* scn = (const ctvScene*)v[4].p;
  (void)scn;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_model2room(roompos, roomquat, modelpos, modelquat, scn);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_cameraInModel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"headpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"forward", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"up", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_cameraInModel", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* headpos = v[0].p;
  (void)headpos;
  cttNum* forward = v[1].p;
  (void)forward;
  cttNum* up = v[2].p;
  (void)up;
  const ctvScene* scn = (const ctvScene*)v[3].p;
  (void)scn;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_cameraInModel(headpos, forward, up, scn);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_cameraInRoom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"headpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"forward", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"up", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_cameraInRoom", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* headpos = v[0].p;
  (void)headpos;
  cttNum* forward = v[1].p;
  (void)forward;
  cttNum* up = v[2].p;
  (void)up;
  const ctvScene* scn = (const ctvScene*)v[3].p;
  (void)scn;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_cameraInRoom(headpos, forward, up, scn);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_frustumHeight(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_frustumHeight", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const ctvScene* scn = (const ctvScene*)v[0].p;
  (void)scn;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  r = ctv_frustumHeight(scn);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_alignToCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"forward", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mjv_alignToCamera", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  const cttNum* forward = v[2].p;
  (void)forward;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_alignToCamera(res, vec, forward);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_moveCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"action", A_INT, 0, 0, NULL},
    {"reldx", A_NUM, 0, 0, NULL},
    {"reldy", A_NUM, 0, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
  };
  static const PyFn fn = {"mjv_moveCamera", arg, 6, 0, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  int action = (int)v[1].i;
  (void)action;
  cttNum reldx = (cttNum)v[2].x;
  (void)reldx;
  cttNum reldy = (cttNum)v[3].x;
  (void)reldy;
  const ctvScene* scn = (const ctvScene*)v[4].p;
  (void)scn;
  ctvCamera* cam = (ctvCamera*)v[5].p;
  (void)cam;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!(moves_mouse(action))) {
    call_need(&fn, "action is not a motion of mjtMouse");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  ctv_moveCamera(m, action, reldx, reldy, scn, cam);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_movePerturb(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"action", A_INT, 0, 0, NULL},
    {"reldx", A_NUM, 0, 0, NULL},
    {"reldy", A_NUM, 0, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
  };
  static const PyFn fn = {"mjv_movePerturb", arg, 7, 0, 1, false};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  int action = (int)v[2].i;
  (void)action;
  cttNum reldx = (cttNum)v[3].x;
  (void)reldx;
  cttNum reldy = (cttNum)v[4].x;
  (void)reldy;
  const ctvScene* scn = (const ctvScene*)v[5].p;
  (void)scn;
  ctvPerturb* pert = (ctvPerturb*)v[6].p;
  (void)pert;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!(moves_mouse(action))) {
    call_need(&fn, "action is not a motion of mjtMouse");
    goto end;
  }
  if (!(pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_movePerturb(m, d, action, reldx, reldy, scn, pert); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_moveModel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"action", A_INT, 0, 0, NULL},
    {"reldx", A_NUM, 0, 0, NULL},
    {"reldy", A_NUM, 0, 0, NULL},
    {"roomup", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_moveModel", arg, 6, 0, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  int action = (int)v[1].i;
  (void)action;
  cttNum reldx = (cttNum)v[2].x;
  (void)reldx;
  cttNum reldy = (cttNum)v[3].x;
  (void)reldy;
  const cttNum* roomup = v[4].p;
  (void)roomup;
  ctvScene* scn = (ctvScene*)v[5].p;
  (void)scn;
  if (!(moves_mouse(action))) {
    call_need(&fn, "action is not a motion of mjtMouse");
    goto end;
  }
  if (!((double)scn->scale >= ctMINVAL)) {
    call_need(&fn, "the scale of the scene is zero");
    goto end;
  }
  if (!call_shape(&fn, v, 4, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_moveModel(m, action, reldx, reldy, roomup, scn);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_initPerturb(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
  };
  static const PyFn fn = {"mjv_initPerturb", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctvScene* scn = (const ctvScene*)v[2].p;
  (void)scn;
  ctvPerturb* pert = (ctvPerturb*)v[3].p;
  (void)pert;
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!(pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_initPerturb(m, d, scn, pert); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_applyPerturbPose(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
    {"flg_paused", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjv_applyPerturbPose", arg, 4, 0, 1, true};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctvPerturb* pert = (const ctvPerturb*)v[2].p;
  (void)pert;
  int flg_paused = (int)v[3].i;
  (void)flg_paused;
  if (!(pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_applyPerturbPose(m, d, pert, flg_paused); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_applyPerturbForce(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
  };
  static const PyFn fn = {"mjv_applyPerturbForce", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctvPerturb* pert = (const ctvPerturb*)v[2].p;
  (void)pert;
  if (!(pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_applyPerturbForce(m, d, pert); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_select(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"vopt", A_STRUCT, 0, 0, &struct_MjvOption},
    {"aspectratio", A_NUM, 0, 0, NULL},
    {"relx", A_NUM, 0, 0, NULL},
    {"rely", A_NUM, 0, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
    {"selpnt", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"geomid", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"flexid", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"skinid", A_ARRAY, NPY_INT, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mjv_select", arg, 11, 0, 1, false};
  (void)self;
  Slot v[11];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  const ctvOption* vopt = (const ctvOption*)v[2].p;
  (void)vopt;
  cttNum aspectratio = (cttNum)v[3].x;
  (void)aspectratio;
  cttNum relx = (cttNum)v[4].x;
  (void)relx;
  cttNum rely = (cttNum)v[5].x;
  (void)rely;
  const ctvScene* scn = (const ctvScene*)v[6].p;
  (void)scn;
  cttNum* selpnt = v[7].p;
  (void)selpnt;
  int* geomid = v[8].p;
  (void)geomid;
  int* flexid = v[9].p;
  (void)flexid;
  int* skinid = v[10].p;
  (void)skinid;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!(scene_seen(scn))) {
    call_need(&fn, "the scene has no camera yet: update it first");
    goto end;
  }
  if (!call_shape(&fn, v, 7, (long long)(3), -1) || !call_shape(&fn, v, 8, (long long)(1), -1) || !call_shape(&fn, v, 9, (long long)(1), -1) || !call_shape(&fn, v, 10, (long long)(1), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) r = ctv_select(m, d, vopt, aspectratio, relx, rely, scn, selpnt, geomid, flexid, skinid); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_defaultOption(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"opt", A_STRUCT, 0, 0, &struct_MjvOption},
  };
  static const PyFn fn = {"mjv_defaultOption", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvOption* opt = (ctvOption*)v[0].p;
  (void)opt;
  if (!call_enter(&fn, v)) goto end;
  ctv_defaultOption(opt);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_defaultFigure(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"fig", A_STRUCT, 0, 0, &struct_MjvFigure},
  };
  static const PyFn fn = {"mjv_defaultFigure", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvFigure* fig = (ctvFigure*)v[0].p;
  (void)fig;
  if (!call_enter(&fn, v)) goto end;
  ctv_defaultFigure(fig);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_initGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"geom", A_STRUCT, 0, 0, &struct_MjvGeom},
    {"type", A_INT, 0, 0, NULL},
    {"size", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
    {"pos", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
    {"rgba", A_ARRAY, NPY_FLOAT, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjv_initGeom", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvGeom* geom = (ctvGeom*)v[0].p;
  (void)geom;
  int type = (int)v[1].i;
  (void)type;
  const cttNum* size = v[2].p;
  (void)size;
  const cttNum* pos = v[3].p;
  (void)pos;
  const cttNum* mat = v[4].p;
  (void)mat;
  const float* rgba = v[5].p;
  (void)rgba;
  if (!call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(9), -1) || !call_shape(&fn, v, 5, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_initGeom(geom, type, size, pos, mat, rgba);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_connector(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"geom", A_STRUCT, 0, 0, &struct_MjvGeom},
    {"type", A_INT, 0, 0, NULL},
    {"width", A_NUM, 0, 0, NULL},
    {"from_", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"to", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mjv_connector", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctvGeom* geom = (ctvGeom*)v[0].p;
  (void)geom;
  int type = (int)v[1].i;
  (void)type;
  cttNum width = (cttNum)v[2].x;
  (void)width;
  const cttNum* from = v[3].p;
  (void)from;
  const cttNum* to = v[4].p;
  (void)to;
  if (!(connects(type))) {
    call_need(&fn, "type must be a capsule, cylinder, line or arrow");
    goto end;
  }
  if (!call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_connector(geom, type, width, from, to);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_updateScene(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"opt", A_STRUCT, 0, 0, &struct_MjvOption},
    {"pert", A_STRUCT, 0, ARG_NULL, &struct_MjvPerturb},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
    {"catmask", A_INT, 0, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_updateScene", arg, 7, 0, 1, true};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctvOption* opt = (const ctvOption*)v[2].p;
  (void)opt;
  const ctvPerturb* pert = (const ctvPerturb*)v[3].p;
  (void)pert;
  ctvCamera* cam = (ctvCamera*)v[4].p;
  (void)cam;
  int catmask = (int)v[5].i;
  (void)catmask;
  ctvScene* scn = (ctvScene*)v[6].p;
  (void)scn;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!(camera_fits(m, cam))) {
    call_need(&fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
    goto end;
  }
  if (!(!pert || pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_updateScene(m, d, opt, pert, cam, catmask, scn); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_addGeoms(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"opt", A_STRUCT, 0, 0, &struct_MjvOption},
    {"pert", A_STRUCT, 0, 0, &struct_MjvPerturb},
    {"catmask", A_INT, 0, 0, NULL},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_addGeoms", arg, 6, 0, 1, true};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  const ctvOption* opt = (const ctvOption*)v[2].p;
  (void)opt;
  const ctvPerturb* pert = (const ctvPerturb*)v[3].p;
  (void)pert;
  int catmask = (int)v[4].i;
  (void)catmask;
  ctvScene* scn = (ctvScene*)v[5].p;
  (void)scn;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!(pert->select < m->nbody)) {
    call_need(&fn, "pert.select is not a body of this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_addGeoms(m, d, opt, pert, catmask, scn); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_makeLights(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_makeLights", arg, 3, 0, 1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  ctvScene* scn = (ctvScene*)v[2].p;
  (void)scn;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_makeLights(m, d, scn); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_updateCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_updateCamera", arg, 4, 0, 1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  ctvCamera* cam = (ctvCamera*)v[2].p;
  (void)cam;
  ctvScene* scn = (ctvScene*)v[3].p;
  (void)scn;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!(camera_fits(m, cam))) {
    call_need(&fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_updateCamera(m, d, cam, scn); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_updateSkin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"scn", A_STRUCT, 0, 0, &struct_MjvScene},
  };
  static const PyFn fn = {"mjv_updateSkin", arg, 3, 0, 1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  const ctData* d = (const ctData*)v[1].p;
  (void)d;
  ctvScene* scn = (ctvScene*)v[2].p;
  (void)scn;
  if (!(scene_fits(m, scn))) {
    call_need(&fn, "the scene was not made for this model");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_updateSkin(m, d, scn); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_cameraFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"headpos", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"forward", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"up", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"right", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
  };
  static const PyFn fn = {"mjv_cameraFrame", arg, 6, -1, 4, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* headpos = v[0].p;
  (void)headpos;
  cttNum* forward = v[1].p;
  (void)forward;
  cttNum* up = v[2].p;
  (void)up;
  cttNum* right = v[3].p;
  (void)right;
  const ctData* d = (const ctData*)v[4].p;
  (void)d;
  const ctvCamera* cam = (const ctvCamera*)v[5].p;
  (void)cam;
  if (!(camera_fits(v[4].handle->model, cam))) {
    call_need(&fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctv_cameraFrame(headpos, forward, up, right, d, cam); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjv_cameraFrustum(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"zver", A_ARRAY, NPY_FLOAT, ARG_OUT, NULL},
    {"zhor", A_ARRAY, NPY_FLOAT, ARG_OUT, NULL},
    {"zclip", A_ARRAY, NPY_FLOAT, ARG_OUT, NULL},
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"cam", A_STRUCT, 0, 0, &struct_MjvCamera},
  };
  static const PyFn fn = {"mjv_cameraFrustum", arg, 5, 3, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  float* zver = v[0].p;
  (void)zver;
  float* zhor = v[1].p;
  (void)zhor;
  float* zclip = v[2].p;
  (void)zclip;
  const ctModel* m = (const ctModel*)v[3].p;
  (void)m;
  const ctvCamera* cam = (const ctvCamera*)v[4].p;
  (void)cam;
  if (!(camera_fits(m, cam))) {
    call_need(&fn, "the camera's type, fixedcamid or trackbodyid is not valid for this model");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(2), -1) || !call_shape(&fn, v, 1, (long long)(2), -1) || !call_shape(&fn, v, 2, (long long)(2), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctv_cameraFrustum(zver, zhor, zclip, m, cam);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getError(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_getError", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getError(s);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_isWarning(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_isWarning", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_isWarning(s);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_zero3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_zero3", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  if (!call_shape(&fn, v, 0, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_zero3(res);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_copy3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"data", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_copy3", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* data = v[1].p;
  (void)data;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_copy3(res, data);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_scl3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_scl3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  cttNum scl = (cttNum)v[2].x;
  (void)scl;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_scl3(res, vec, scl);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_add3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_add3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec1 = v[1].p;
  (void)vec1;
  const cttNum* vec2 = v[2].p;
  (void)vec2;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_add3(res, vec1, vec2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sub3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_sub3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec1 = v[1].p;
  (void)vec1;
  const cttNum* vec2 = v[2].p;
  (void)vec2;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_sub3(res, vec1, vec2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addTo3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_addTo3", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addTo3(res, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_subFrom3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_subFrom3", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_subFrom3(res, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addToScl3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_addToScl3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  cttNum scl = (cttNum)v[2].x;
  (void)scl;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addToScl3(res, vec, scl);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addScl3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_addScl3", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec1 = v[1].p;
  (void)vec1;
  const cttNum* vec2 = v[2].p;
  (void)vec2;
  cttNum scl = (cttNum)v[3].x;
  (void)scl;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addScl3(res, vec1, vec2, scl);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_normalize3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_normalize3", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum* vec = v[0].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_normalize3(vec);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_norm3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_norm3", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec = v[0].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_norm3(vec);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_dot3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_dot3", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec1 = v[0].p;
  (void)vec1;
  const cttNum* vec2 = v[1].p;
  (void)vec2;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_dot3(vec1, vec2);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_dist3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pos1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"pos2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_dist3", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* pos1 = v[0].p;
  (void)pos1;
  const cttNum* pos2 = v[1].p;
  (void)pos2;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_dist3(pos1, pos2);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatVec3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatVec3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* mat = v[1].p;
  (void)mat;
  const cttNum* vec = v[2].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(9), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatVec3(res, mat, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatTVec3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatTVec3", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* mat = v[1].p;
  (void)mat;
  const cttNum* vec = v[2].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(9), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatTVec3(res, mat, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cross(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"a", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"b", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_cross", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* a = v[1].p;
  (void)a;
  const cttNum* b = v[2].p;
  (void)b;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_cross(res, a, b);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_zero4(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_zero4", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  if (!call_shape(&fn, v, 0, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_zero4(res);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_unit4(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_unit4", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  if (!call_shape(&fn, v, 0, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_unit4(res);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_copy4(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"data", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_copy4", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* data = v[1].p;
  (void)data;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_copy4(res, data);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_normalize4(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_normalize4", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum* vec = v[0].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_normalize4(vec);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_zero(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_zero", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_zero(res, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_fill(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"val", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_fill", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  cttNum val = (cttNum)v[1].x;
  (void)val;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_fill(res, val, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_copy(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_copy", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_copy(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sum(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_sum", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec = (const cttNum*)v[0].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_sum(vec, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_L1(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_L1", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec = (const cttNum*)v[0].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_L1(vec, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_scl(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_scl", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  cttNum scl = (cttNum)v[2].x;
  (void)scl;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_scl(res, vec, scl, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_add(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_add", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec1 = (const cttNum*)v[1].p;
  (void)vec1;
  const cttNum* vec2 = (const cttNum*)v[2].p;
  (void)vec2;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1) || !call_shape(&fn, v, 2, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_add(res, vec1, vec2, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sub(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_sub", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec1 = (const cttNum*)v[1].p;
  (void)vec1;
  const cttNum* vec2 = (const cttNum*)v[2].p;
  (void)vec2;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1) || !call_shape(&fn, v, 2, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_sub(res, vec1, vec2, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addTo(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_addTo", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addTo(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_subFrom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_subFrom", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_subFrom(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addToScl(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_addToScl", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  cttNum scl = (cttNum)v[2].x;
  (void)scl;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addToScl(res, vec, scl, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_addScl(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scl", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_addScl", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* vec1 = (const cttNum*)v[1].p;
  (void)vec1;
  const cttNum* vec2 = (const cttNum*)v[2].p;
  (void)vec2;
  cttNum scl = (cttNum)v[3].x;
  (void)scl;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1) || !call_shape(&fn, v, 2, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_addScl(res, vec1, vec2, scl, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_normalize(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_normalize", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_normalize(res, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_norm(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_norm", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* res = (const cttNum*)v[0].p;
  (void)res;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_norm(res, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_dot(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_dot", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec1 = (const cttNum*)v[0].p;
  (void)vec1;
  const cttNum* vec2 = (const cttNum*)v[1].p;
  (void)vec2;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_dot(vec1, vec2, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatVec", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec = (const cttNum*)v[2].p;
  (void)vec;
  const int nr = (int)v[0].size;
  const int nc = (int)v[1].cols;
  if (!call_shape(&fn, v, 0, (long long)(nr), -1) || !call_shape(&fn, v, 1, (long long)(nr), (long long)(nc)) || !call_shape(&fn, v, 2, (long long)(nc), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatVec(res, mat, vec, nr, nc);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatTVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatTVec", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec = (const cttNum*)v[2].p;
  (void)vec;
  const int nc = (int)v[0].size;
  const int nr = (int)call_rows(&v[1], 0);
  if (!call_shape(&fn, v, 0, (long long)(nc), -1) || !call_shape(&fn, v, 1, (long long)(nr), (long long)(nc)) || !call_shape(&fn, v, 2, (long long)(nr), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatTVec(res, mat, vec, nr, nc);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulVecMatVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulVecMatVec", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  const cttNum* vec1 = (const cttNum*)v[0].p;
  (void)vec1;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec2 = (const cttNum*)v[2].p;
  (void)vec2;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), (long long)(n)) || !call_shape(&fn, v, 2, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_mulVecMatVec(vec1, mat, vec2, n);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_transpose(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_transpose", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const int nc = (int)call_rows(&v[0], 0);
  const int nr = (int)v[0].cols;
  if (!call_shape(&fn, v, 0, (long long)(nc), (long long)(nr)) || !call_shape(&fn, v, 1, (long long)(nr), (long long)(nc))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_transpose(res, mat, nr, nc);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_symmetrize(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_symmetrize", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const int n = (int)call_rows(&v[0], 0);
  if (!call_shape(&fn, v, 0, (long long)(n), (long long)(n)) || !call_shape(&fn, v, 1, (long long)(n), (long long)(n))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_symmetrize(res, mat, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_eye(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_eye", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* mat = (cttNum*)v[0].p;
  (void)mat;
  const int n = (int)call_rows(&v[0], 0);
  if (!call_shape(&fn, v, 0, (long long)(n), (long long)(n))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_eye(mat, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatMat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mat2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatMat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat1 = (const cttNum*)v[1].p;
  (void)mat1;
  const cttNum* mat2 = (const cttNum*)v[2].p;
  (void)mat2;
  const int r1 = (int)call_rows(&v[0], 0);
  const int c2 = (int)v[0].cols;
  const int c1 = (int)v[1].cols;
  if (!call_shape(&fn, v, 0, (long long)(r1), (long long)(c2)) || !call_shape(&fn, v, 1, (long long)(r1), (long long)(c1)) || !call_shape(&fn, v, 2, (long long)(c1), (long long)(c2))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatMat(res, mat1, mat2, r1, c1, c2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatMatT(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mat2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatMatT", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat1 = (const cttNum*)v[1].p;
  (void)mat1;
  const cttNum* mat2 = (const cttNum*)v[2].p;
  (void)mat2;
  const int r1 = (int)call_rows(&v[0], 0);
  const int r2 = (int)v[0].cols;
  const int c1 = (int)v[1].cols;
  if (!call_shape(&fn, v, 0, (long long)(r1), (long long)(r2)) || !call_shape(&fn, v, 1, (long long)(r1), (long long)(c1)) || !call_shape(&fn, v, 2, (long long)(r2), (long long)(c1))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatMatT(res, mat1, mat2, r1, c1, r2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulMatTMat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mat2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulMatTMat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat1 = (const cttNum*)v[1].p;
  (void)mat1;
  const cttNum* mat2 = (const cttNum*)v[2].p;
  (void)mat2;
  const int c1 = (int)call_rows(&v[0], 0);
  const int c2 = (int)v[0].cols;
  const int r1 = (int)call_rows(&v[1], 0);
  if (!call_shape(&fn, v, 0, (long long)(c1), (long long)(c2)) || !call_shape(&fn, v, 1, (long long)(r1), (long long)(c1)) || !call_shape(&fn, v, 2, (long long)(r1), (long long)(c2))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulMatTMat(res, mat1, mat2, r1, c1, c2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sqrMatTD(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"diag", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mju_sqrMatTD", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* diag = (const cttNum*)v[2].p;
  (void)diag;
  const int nc = (int)call_rows(&v[0], 0);
  const int nr = (int)call_rows(&v[1], 0);
  if (!call_shape(&fn, v, 0, (long long)(nc), (long long)(nc)) || !call_shape(&fn, v, 1, (long long)(nr), (long long)(nc)) || !call_shape(&fn, v, 2, (long long)(nr), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_sqrMatTD(res, mat, diag, nr, nc);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_transformSpatial(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"flg_force", A_INT, 0, 0, NULL},
    {"newpos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"oldpos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"rotnew2old", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mju_transformSpatial", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  int flg_force = (int)v[2].i;
  (void)flg_force;
  const cttNum* newpos = v[3].p;
  (void)newpos;
  const cttNum* oldpos = v[4].p;
  (void)oldpos;
  const cttNum* rotnew2old = v[5].p;
  (void)rotnew2old;
  if (!call_shape(&fn, v, 0, (long long)(6), -1) || !call_shape(&fn, v, 1, (long long)(6), -1) || !call_shape(&fn, v, 3, (long long)(3), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_transformSpatial(res, vec, flg_force, newpos, oldpos, rotnew2old);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_dense2sparse(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"rownnz", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"rowadr", A_ARRAY, NPY_INT, ARG_OUT, NULL},
    {"colind", A_ARRAY, NPY_INT, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_dense2sparse", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  int* rownnz = (int*)v[2].p;
  (void)rownnz;
  int* rowadr = (int*)v[3].p;
  (void)rowadr;
  int* colind = (int*)v[4].p;
  (void)colind;
  const int nnz = (int)v[0].size;
  const int nr = (int)call_rows(&v[1], 0);
  const int nc = (int)v[1].cols;
  if (!call_shape(&fn, v, 0, (long long)(nnz), -1) || !call_shape(&fn, v, 1, (long long)(nr), (long long)(nc)) || !call_shape(&fn, v, 2, (long long)(nr), -1) || !call_shape(&fn, v, 3, (long long)(nr), -1) || !call_shape(&fn, v, 4, (long long)(nnz), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_dense2sparse(res, mat, nr, nc, rownnz, rowadr, colind, nnz);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sparse2dense(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"rownnz", A_ARRAY, NPY_INT, 0, NULL},
    {"rowadr", A_ARRAY, NPY_INT, 0, NULL},
    {"colind", A_ARRAY, NPY_INT, 0, NULL},
  };
  static const PyFn fn = {"mju_sparse2dense", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const int* rownnz = (const int*)v[2].p;
  (void)rownnz;
  const int* rowadr = (const int*)v[3].p;
  (void)rowadr;
  const int* colind = (const int*)v[4].p;
  (void)colind;
  const int nr = (int)call_rows(&v[0], 0);
  const int nc = (int)v[0].cols;
  if (!call_shape(&fn, v, 0, (long long)(nr), (long long)(nc)) || !call_shape(&fn, v, 2, (long long)(nr), -1) || !call_shape(&fn, v, 3, (long long)(nr), -1)) goto end;
  if (!(csr_fits(nr, nc, rownnz, rowadr, colind, v[1].size < v[4].size ? v[1].size : v[4].size))) {
    call_need(&fn, "the pattern does not fit the arrays");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  ctu_sparse2dense(res, mat, nr, nc, rownnz, rowadr, colind);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_rotVecQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_rotVecQuat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* vec = v[1].p;
  (void)vec;
  const cttNum* quat = v[2].p;
  (void)quat;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_rotVecQuat(res, vec, quat);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_negQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_negQuat", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat = v[1].p;
  (void)quat;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_negQuat(res, quat);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulQuat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat1 = v[1].p;
  (void)quat1;
  const cttNum* quat2 = v[2].p;
  (void)quat2;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulQuat(res, quat1, quat2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulQuatAxis(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"axis", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulQuatAxis", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat = v[1].p;
  (void)quat;
  const cttNum* axis = v[2].p;
  (void)axis;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulQuatAxis(res, quat, axis);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_axisAngle2Quat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"axis", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"angle", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_axisAngle2Quat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* axis = v[1].p;
  (void)axis;
  cttNum angle = (cttNum)v[2].x;
  (void)angle;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_axisAngle2Quat(res, axis, angle);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_quat2Vel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"dt", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_quat2Vel", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat = v[1].p;
  (void)quat;
  cttNum dt = (cttNum)v[2].x;
  (void)dt;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_quat2Vel(res, quat, dt);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_subQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"qa", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"qb", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_subQuat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* qa = v[1].p;
  (void)qa;
  const cttNum* qb = v[2].p;
  (void)qb;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_subQuat(res, qa, qb);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_quat2Mat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_quat2Mat", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat = v[1].p;
  (void)quat;
  if (!call_shape(&fn, v, 0, (long long)(9), -1) || !call_shape(&fn, v, 1, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_quat2Mat(res, quat);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mat2Quat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mat2Quat", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* quat = v[0].p;
  (void)quat;
  const cttNum* mat = v[1].p;
  (void)mat;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mat2Quat(quat, mat);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_derivQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vel", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_derivQuat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* quat = v[1].p;
  (void)quat;
  const cttNum* vel = v[2].p;
  (void)vel;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_derivQuat(res, quat, vel);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_quatIntegrate(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vel", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scale", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_quatIntegrate", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* quat = v[0].p;
  (void)quat;
  const cttNum* vel = v[1].p;
  (void)vel;
  cttNum scale = (cttNum)v[2].x;
  (void)scale;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_quatIntegrate(quat, vel, scale);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_quatZ2Vec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_quatZ2Vec", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* quat = v[0].p;
  (void)quat;
  const cttNum* vec = v[1].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_quatZ2Vec(quat, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mat2Rot(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mat2Rot", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* quat = v[0].p;
  (void)quat;
  const cttNum* mat = v[1].p;
  (void)mat;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_mat2Rot(quat, mat);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_euler2Quat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"euler", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"seq", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_euler2Quat", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* quat = v[0].p;
  (void)quat;
  const cttNum* euler = v[1].p;
  (void)euler;
  const char* seq = (const char*)v[2].p;
  (void)seq;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_euler2Quat(quat, euler, seq);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_mulPose(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"posres", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quatres", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"pos1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat1", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"pos2", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat2", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_mulPose", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* posres = v[0].p;
  (void)posres;
  cttNum* quatres = v[1].p;
  (void)quatres;
  const cttNum* pos1 = v[2].p;
  (void)pos1;
  const cttNum* quat1 = v[3].p;
  (void)quat1;
  const cttNum* pos2 = v[4].p;
  (void)pos2;
  const cttNum* quat2 = v[5].p;
  (void)quat2;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(4), -1) || !call_shape(&fn, v, 4, (long long)(3), -1) || !call_shape(&fn, v, 5, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_mulPose(posres, quatres, pos1, quat1, pos2, quat2);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_negPose(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"posres", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quatres", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"pos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_negPose", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* posres = v[0].p;
  (void)posres;
  cttNum* quatres = v[1].p;
  (void)quatres;
  const cttNum* pos = v[2].p;
  (void)pos;
  const cttNum* quat = v[3].p;
  (void)quat;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(3), -1) || !call_shape(&fn, v, 3, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_negPose(posres, quatres, pos, quat);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_trnVecPose(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"pos", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_trnVecPose", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = v[0].p;
  (void)res;
  const cttNum* pos = v[1].p;
  (void)pos;
  const cttNum* quat = v[2].p;
  (void)quat;
  const cttNum* vec = v[3].p;
  (void)vec;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(4), -1) || !call_shape(&fn, v, 3, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_trnVecPose(res, pos, quat, vec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cholFactor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mindiag", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_cholFactor", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* mat = (cttNum*)v[0].p;
  (void)mat;
  cttNum mindiag = (cttNum)v[1].x;
  (void)mindiag;
  const int n = (int)call_rows(&v[0], 0);
  if (!call_shape(&fn, v, 0, (long long)(n), (long long)(n))) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_cholFactor(mat, n, mindiag);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cholSolve(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_cholSolve", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec = (const cttNum*)v[2].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), (long long)(n)) || !call_shape(&fn, v, 2, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_cholSolve(res, mat, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cholUpdate(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"x", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"flg_plus", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_cholUpdate", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* mat = (cttNum*)v[0].p;
  (void)mat;
  cttNum* x = (cttNum*)v[1].p;
  (void)x;
  int flg_plus = (int)v[2].i;
  (void)flg_plus;
  const int n = (int)call_rows(&v[0], 0);
  if (!call_shape(&fn, v, 0, (long long)(n), (long long)(n)) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_cholUpdate(mat, x, n, flg_plus);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cholFactorBand(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"mat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
    {"diagadd", A_NUM, 0, 0, NULL},
    {"diagmul", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_cholFactorBand", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum* mat = (cttNum*)v[0].p;
  (void)mat;
  int ntotal = (int)v[1].i;
  (void)ntotal;
  int nband = (int)v[2].i;
  (void)nband;
  int ndense = (int)v[3].i;
  (void)ndense;
  cttNum diagadd = (cttNum)v[4].x;
  (void)diagadd;
  cttNum diagmul = (cttNum)v[5].x;
  (void)diagmul;
  if (!(band_fits(ntotal, nband, ndense))) {
    call_need(&fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)((ntotal - ndense) * nband + ndense * ntotal), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_cholFactorBand(mat, ntotal, nband, ndense, diagadd, diagmul);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_cholSolveBand(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_cholSolveBand", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec = (const cttNum*)v[2].p;
  (void)vec;
  int ntotal = (int)v[3].i;
  (void)ntotal;
  int nband = (int)v[4].i;
  (void)nband;
  int ndense = (int)v[5].i;
  (void)ndense;
  if (!(band_fits(ntotal, nband, ndense))) {
    call_need(&fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(ntotal), -1) || !call_shape(&fn, v, 1, (long long)((ntotal - ndense) * nband + ndense * ntotal), -1) || !call_shape(&fn, v, 2, (long long)(ntotal), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_cholSolveBand(res, mat, vec, ntotal, nband, ndense);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_band2Dense(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
    {"flg_sym", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_band2Dense", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  int ntotal = (int)v[2].i;
  (void)ntotal;
  int nband = (int)v[3].i;
  (void)nband;
  int ndense = (int)v[4].i;
  (void)ndense;
  cttByte flg_sym = (cttByte)v[5].i;
  (void)flg_sym;
  if (!(band_fits(ntotal, nband, ndense))) {
    call_need(&fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)(ntotal), (long long)(ntotal)) || !call_shape(&fn, v, 1, (long long)((ntotal - ndense) * nband + ndense * ntotal), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_band2Dense(res, mat, ntotal, nband, ndense, flg_sym);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_dense2Band(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_dense2Band", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  int ntotal = (int)v[2].i;
  (void)ntotal;
  int nband = (int)v[3].i;
  (void)nband;
  int ndense = (int)v[4].i;
  (void)ndense;
  if (!(band_fits(ntotal, nband, ndense))) {
    call_need(&fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
    goto end;
  }
  if (!call_shape(&fn, v, 0, (long long)((ntotal - ndense) * nband + ndense * ntotal), -1) || !call_shape(&fn, v, 1, (long long)(ntotal), (long long)(ntotal))) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_dense2Band(res, mat, ntotal, nband, ndense);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_bandMulMatVec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
    {"nvec", A_INT, 0, 0, NULL},
    {"flg_sym", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_bandMulMatVec", arg, 8, -1, -1, false};
  (void)self;
  Slot v[8];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const cttNum* mat = (const cttNum*)v[1].p;
  (void)mat;
  const cttNum* vec = (const cttNum*)v[2].p;
  (void)vec;
  int ntotal = (int)v[3].i;
  (void)ntotal;
  int nband = (int)v[4].i;
  (void)nband;
  int ndense = (int)v[5].i;
  (void)ndense;
  int nvec = (int)v[6].i;
  (void)nvec;
  cttByte flg_sym = (cttByte)v[7].i;
  (void)flg_sym;
  if (!call_shape(&fn, v, 0, (long long)(nvec * ntotal), -1) || !call_shape(&fn, v, 1, (long long)((ntotal - ndense) * nband + ndense * ntotal), -1) || !call_shape(&fn, v, 2, (long long)(nvec * ntotal), -1)) goto end;
  if (!(band_fits(ntotal, nband, ndense) && nvec >= 0)) {
    call_need(&fn, "0 < nband <= ntotal and 0 <= ndense <= ntotal must hold");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  ctu_bandMulMatVec(res, mat, vec, ntotal, nband, ndense, nvec, flg_sym);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_bandDiag(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"i", A_INT, 0, 0, NULL},
    {"ntotal", A_INT, 0, 0, NULL},
    {"nband", A_INT, 0, 0, NULL},
    {"ndense", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_bandDiag", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  int i = (int)v[0].i;
  (void)i;
  int ntotal = (int)v[1].i;
  (void)ntotal;
  int nband = (int)v[2].i;
  (void)nband;
  int ndense = (int)v[3].i;
  (void)ndense;
  if (!(band_fits(ntotal, nband, ndense) && 0 <= i && i < ntotal)) {
    call_need(&fn, "0 < nband <= ntotal, 0 <= ndense <= ntotal and 0 <= i < ntotal must hold");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  r = ctu_bandDiag(i, ntotal, nband, ndense);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_eig3(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"eigval", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"eigvec", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"mat", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_eig3", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* eigval = v[0].p;
  (void)eigval;
  cttNum* eigvec = v[1].p;
  (void)eigvec;
  cttNum* quat = v[2].p;
  (void)quat;
  const cttNum* mat = v[3].p;
  (void)mat;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 1, (long long)(9), -1) || !call_shape(&fn, v, 2, (long long)(4), -1) || !call_shape(&fn, v, 3, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_eig3(eigval, eigvec, quat, mat);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_boxQP(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"R", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"index", A_ARRAY, NPY_INT, ARG_NULL | ARG_OUT, NULL},
    {"H", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"g", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"lower", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
    {"upper", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mju_boxQP", arg, 7, -1, -1, false};
  (void)self;
  Slot v[7];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  cttNum* R = (cttNum*)v[1].p;
  (void)R;
  int* index = (int*)v[2].p;
  (void)index;
  const cttNum* H = (const cttNum*)v[3].p;
  (void)H;
  const cttNum* g = (const cttNum*)v[4].p;
  (void)g;
  const cttNum* lower = (const cttNum*)v[5].p;
  (void)lower;
  const cttNum* upper = (const cttNum*)v[6].p;
  (void)upper;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), (long long)(n + 7)) || !call_shape(&fn, v, 2, (long long)(n), -1) || !call_shape(&fn, v, 3, (long long)(n), (long long)(n)) || !call_shape(&fn, v, 4, (long long)(n), -1) || !call_shape(&fn, v, 5, (long long)(n), -1) || !call_shape(&fn, v, 6, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_boxQP(res, R, index, H, g, n, lower, upper);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_muscleGain(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"len", A_NUM, 0, 0, NULL},
    {"vel", A_NUM, 0, 0, NULL},
    {"lengthrange", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"acc0", A_NUM, 0, 0, NULL},
    {"prm", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_muscleGain", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum len = (cttNum)v[0].x;
  (void)len;
  cttNum vel = (cttNum)v[1].x;
  (void)vel;
  const cttNum* lengthrange = v[2].p;
  (void)lengthrange;
  cttNum acc0 = (cttNum)v[3].x;
  (void)acc0;
  const cttNum* prm = v[4].p;
  (void)prm;
  if (!call_shape(&fn, v, 2, (long long)(2), -1) || !call_shape(&fn, v, 4, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_muscleGain(len, vel, lengthrange, acc0, prm);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_muscleBias(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"len", A_NUM, 0, 0, NULL},
    {"lengthrange", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"acc0", A_NUM, 0, 0, NULL},
    {"prm", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_muscleBias", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum len = (cttNum)v[0].x;
  (void)len;
  const cttNum* lengthrange = v[1].p;
  (void)lengthrange;
  cttNum acc0 = (cttNum)v[2].x;
  (void)acc0;
  const cttNum* prm = v[3].p;
  (void)prm;
  if (!call_shape(&fn, v, 1, (long long)(2), -1) || !call_shape(&fn, v, 3, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_muscleBias(len, lengthrange, acc0, prm);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_muscleDynamics(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"ctrl", A_NUM, 0, 0, NULL},
    {"act", A_NUM, 0, 0, NULL},
    {"prm", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_muscleDynamics", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum ctrl = (cttNum)v[0].x;
  (void)ctrl;
  cttNum act = (cttNum)v[1].x;
  (void)act;
  const cttNum* prm = v[2].p;
  (void)prm;
  if (!call_shape(&fn, v, 2, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_muscleDynamics(ctrl, act, prm);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_encodePyramid(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pyramid", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"force", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mu", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_encodePyramid", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* pyramid = (cttNum*)v[0].p;
  (void)pyramid;
  const cttNum* force = (const cttNum*)v[1].p;
  (void)force;
  const cttNum* mu = (const cttNum*)v[2].p;
  (void)mu;
  const int dim = (int)v[1].size;
  if (!call_shape(&fn, v, 0, (long long)(2 * (dim - 1)), -1) || !call_shape(&fn, v, 1, (long long)(dim), -1) || !call_shape(&fn, v, 2, (long long)(5), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_encodePyramid(pyramid, force, mu, dim);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_decodePyramid(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"force", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"pyramid", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"mu", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_decodePyramid", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* force = (cttNum*)v[0].p;
  (void)force;
  const cttNum* pyramid = (const cttNum*)v[1].p;
  (void)pyramid;
  const cttNum* mu = (const cttNum*)v[2].p;
  (void)mu;
  const int dim = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(dim), -1) || !call_shape(&fn, v, 1, (long long)(2 * (dim - 1)), -1) || !call_shape(&fn, v, 2, (long long)(5), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_decodePyramid(force, pyramid, mu, dim);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_springDamper(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pos0", A_NUM, 0, 0, NULL},
    {"vel0", A_NUM, 0, 0, NULL},
    {"Kp", A_NUM, 0, 0, NULL},
    {"Kv", A_NUM, 0, 0, NULL},
    {"dt", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_springDamper", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum pos0 = (cttNum)v[0].x;
  (void)pos0;
  cttNum vel0 = (cttNum)v[1].x;
  (void)vel0;
  cttNum Kp = (cttNum)v[2].x;
  (void)Kp;
  cttNum Kv = (cttNum)v[3].x;
  (void)Kv;
  cttNum dt = (cttNum)v[4].x;
  (void)dt;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_springDamper(pos0, vel0, Kp, Kv, dt);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_min(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"a", A_NUM, 0, 0, NULL},
    {"b", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_min", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum a = (cttNum)v[0].x;
  (void)a;
  cttNum b = (cttNum)v[1].x;
  (void)b;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_min(a, b);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_max(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"a", A_NUM, 0, 0, NULL},
    {"b", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_max", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum a = (cttNum)v[0].x;
  (void)a;
  cttNum b = (cttNum)v[1].x;
  (void)b;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_max(a, b);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_clip(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"x", A_NUM, 0, 0, NULL},
    {"min", A_NUM, 0, 0, NULL},
    {"max", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_clip", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum x = (cttNum)v[0].x;
  (void)x;
  cttNum min = (cttNum)v[1].x;
  (void)min;
  cttNum max = (cttNum)v[2].x;
  (void)max;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_clip(x, min, max);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sign(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"x", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_sign", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum x = (cttNum)v[0].x;
  (void)x;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_sign(x);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_round(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"x", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_round", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum x = (cttNum)v[0].x;
  (void)x;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_round(x);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_type2Str(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"type", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_type2Str", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  int type = (int)v[0].i;
  (void)type;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_type2Str(type);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_str2Type(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"str", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_str2Type", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const char* str = (const char*)v[0].p;
  (void)str;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_str2Type(str);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_writeNumBytes(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"nbytes", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_writeNumBytes", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  size_t nbytes = (size_t)v[0].i;
  (void)nbytes;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_writeNumBytes(nbytes);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_warningText(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"warning", A_INT, 0, 0, NULL},
    {"info", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_warningText", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  int warning = (int)v[0].i;
  (void)warning;
  size_t info = (size_t)v[1].i;
  (void)info;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_warningText(warning, info);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_isBad(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"x", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_isBad", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  cttNum x = (cttNum)v[0].x;
  (void)x;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_isBad(x);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_isZero(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_isZero", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const cttNum* vec = (const cttNum*)v[0].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_isZero(vec, n);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_f2n(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_FLOAT, 0, NULL},
  };
  static const PyFn fn = {"mju_f2n", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const float* vec = (const float*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_f2n(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_n2f(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_FLOAT, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_n2f", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  float* res = (float*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_n2f(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_d2n(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_d2n", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* res = (cttNum*)v[0].p;
  (void)res;
  const double* vec = (const double*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_d2n(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_n2d(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"res", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"vec", A_ARRAY, NPY_DOUBLE, 0, NULL},
  };
  static const PyFn fn = {"mju_n2d", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  double* res = (double*)v[0].p;
  (void)res;
  const cttNum* vec = (const cttNum*)v[1].p;
  (void)vec;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1) || !call_shape(&fn, v, 1, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_n2d(res, vec, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_insertionSort(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"list", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_insertionSort", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum* list = (cttNum*)v[0].p;
  (void)list;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_insertionSort(list, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_insertionSortInt(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"list", A_ARRAY, NPY_INT, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mju_insertionSortInt", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int* list = (int*)v[0].p;
  (void)list;
  const int n = (int)v[0].size;
  if (!call_shape(&fn, v, 0, (long long)(n), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctu_insertionSortInt(list, n);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_Halton(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"index", A_INT, 0, 0, NULL},
    {"base", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_Halton", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  int index = (int)v[0].i;
  (void)index;
  int base = (int)v[1].i;
  (void)base;
  if (!(base > 1)) {
    call_need(&fn, "base must be above 1");
    goto end;
  }
  if (!call_enter(&fn, v)) goto end;
  r = ctu_Halton(index, base);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mju_sigmoid(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"x", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mju_sigmoid", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  cttNum r = 0;
  cttNum x = (cttNum)v[0].x;
  (void)x;
  if (!call_enter(&fn, v)) goto end;
  r = ctu_sigmoid(x);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjd_transitionFD(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"eps", A_NUM, 0, 0, NULL},
    {"flg_centered", A_INT, 0, 0, NULL},
    {"A", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"B", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"C", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"D", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjd_transitionFD", arg, 8, 0, 1, true};
  (void)self;
  Slot v[8];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum eps = (cttNum)v[2].x;
  (void)eps;
  cttByte flg_centered = (cttByte)v[3].i;
  (void)flg_centered;
  cttNum* A = (cttNum*)v[4].p;
  (void)A;
  cttNum* B = (cttNum*)v[5].p;
  (void)B;
  cttNum* C = (cttNum*)v[6].p;
  (void)C;
  cttNum* D = (cttNum*)v[7].p;
  (void)D;
  if (!(eps > 0)) {
    call_need(&fn, "eps must be positive");
    goto end;
  }
  if (!call_shape(&fn, v, 4, (long long)(2 * m->nv + m->na), (long long)(2 * m->nv + m->na)) || !call_shape(&fn, v, 5, (long long)(2 * m->nv + m->na), (long long)(m->nu)) || !call_shape(&fn, v, 6, (long long)(m->nsensordata), (long long)(2 * m->nv + m->na)) || !call_shape(&fn, v, 7, (long long)(m->nsensordata), (long long)(m->nu))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctd_transitionFD(m, d, eps, flg_centered, A, B, C, D); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjd_inverseFD(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"eps", A_NUM, 0, 0, NULL},
    {"flg_actuation", A_INT, 0, 0, NULL},
    {"DfDq", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DfDv", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DfDa", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DsDq", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DsDv", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DsDa", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"DmDq", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjd_inverseFD", arg, 11, 0, 1, true};
  (void)self;
  Slot v[11];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum eps = (cttNum)v[2].x;
  (void)eps;
  cttByte flg_actuation = (cttByte)v[3].i;
  (void)flg_actuation;
  cttNum* DfDq = (cttNum*)v[4].p;
  (void)DfDq;
  cttNum* DfDv = (cttNum*)v[5].p;
  (void)DfDv;
  cttNum* DfDa = (cttNum*)v[6].p;
  (void)DfDa;
  cttNum* DsDq = (cttNum*)v[7].p;
  (void)DsDq;
  cttNum* DsDv = (cttNum*)v[8].p;
  (void)DsDv;
  cttNum* DsDa = (cttNum*)v[9].p;
  (void)DsDa;
  cttNum* DmDq = (cttNum*)v[10].p;
  (void)DmDq;
  if (!(eps > 0)) {
    call_need(&fn, "eps must be positive");
    goto end;
  }
  if (!(m->opt.noslip_iterations <= 0)) {
    call_need(&fn, "noslip solver is not supported");
    goto end;
  }
  if (!call_shape(&fn, v, 4, (long long)(m->nv), (long long)(m->nv)) || !call_shape(&fn, v, 5, (long long)(m->nv), (long long)(m->nv)) || !call_shape(&fn, v, 6, (long long)(m->nv), (long long)(m->nv)) || !call_shape(&fn, v, 7, (long long)(m->nv), (long long)(m->nsensordata)) || !call_shape(&fn, v, 8, (long long)(m->nv), (long long)(m->nsensordata)) || !call_shape(&fn, v, 9, (long long)(m->nv), (long long)(m->nsensordata)) || !call_shape(&fn, v, 10, (long long)(m->nv), (long long)(m->nM))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctd_inverseFD(m, d, eps, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjd_subQuat(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"qa", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"qb", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"Da", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"Db", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjd_subQuat", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const cttNum* qa = v[0].p;
  (void)qa;
  const cttNum* qb = v[1].p;
  (void)qb;
  cttNum* Da = v[2].p;
  (void)Da;
  cttNum* Db = v[3].p;
  (void)Db;
  if (!call_shape(&fn, v, 0, (long long)(4), -1) || !call_shape(&fn, v, 1, (long long)(4), -1) || !call_shape(&fn, v, 2, (long long)(9), -1) || !call_shape(&fn, v, 3, (long long)(9), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctd_subQuat(qa, qb, Da, Db);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjd_quatIntegrate(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"vel", A_ARRAY, NPY_DOUBLE, 0, NULL},
    {"scale", A_NUM, 0, 0, NULL},
    {"Dquat", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"Dvel", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
    {"Dscale", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjd_quatIntegrate", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const cttNum* vel = v[0].p;
  (void)vel;
  cttNum scale = (cttNum)v[1].x;
  (void)scale;
  cttNum* Dquat = v[2].p;
  (void)Dquat;
  cttNum* Dvel = v[3].p;
  (void)Dvel;
  cttNum* Dscale = v[4].p;
  (void)Dscale;
  if (!call_shape(&fn, v, 0, (long long)(3), -1) || !call_shape(&fn, v, 2, (long long)(9), -1) || !call_shape(&fn, v, 3, (long long)(9), -1) || !call_shape(&fn, v, 4, (long long)(3), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  ctd_quatIntegrate(vel, scale, Dquat, Dvel, Dscale);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjp_pluginCount(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mjp_pluginCount", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  if (!call_enter(&fn, v)) goto end;
  r = ctp_pluginCount();
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjp_resourceProviderCount(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mjp_resourceProviderCount", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  if (!call_enter(&fn, v)) goto end;
  r = ctp_resourceProviderCount();
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addBody(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addBody", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addBody(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsBody, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addSite", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSite* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addSite(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSite, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addJoint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addJoint", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsJoint* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addJoint(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsJoint, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addFreeJoint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
  };
  static const PyFn fn = {"mjs_addFreeJoint", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsJoint* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addFreeJoint(body);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsJoint, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addGeom", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsGeom* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addGeom(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsGeom, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addCamera", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsCamera* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addCamera(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsCamera, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addLight(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addLight", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsLight* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addLight(body, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsLight, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"parentframe", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsFrame},
  };
  static const PyFn fn = {"mjs_addFrame", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFrame* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  ctsFrame* parentframe = (ctsFrame*)v[1].p;
  (void)parentframe;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addFrame(body, parentframe);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFrame, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addActuator(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addActuator", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsActuator* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addActuator(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsActuator, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addSensor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addSensor", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSensor* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addSensor(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSensor, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addFlex(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addFlex", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFlex* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addFlex(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFlex, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addPair(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addPair", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPair* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addPair(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsPair, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addExclude(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addExclude", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsExclude* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addExclude(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsExclude, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addEquality(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addEquality", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsEquality* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addEquality(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsEquality, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addTendon(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addTendon", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTendon* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addTendon(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTendon, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_wrapSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendon", A_STRUCT, 0, 0, &struct_MjsTendon},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_wrapSite", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsWrap* r = 0;
  ctsTendon* tendon = (ctsTendon*)v[0].p;
  (void)tendon;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_wrapSite(tendon, name);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsWrap, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_wrapGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendon", A_STRUCT, 0, 0, &struct_MjsTendon},
    {"name", A_STRING, 0, 0, NULL},
    {"sidesite", A_STRING, 0, ARG_NULL | ARG_LAST, NULL},
  };
  static const PyFn fn = {"mjs_wrapGeom", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsWrap* r = 0;
  ctsTendon* tendon = (ctsTendon*)v[0].p;
  (void)tendon;
  const char* name = (const char*)v[1].p;
  (void)name;
  const char* sidesite = (const char*)v[2].p;
  (void)sidesite;
  if (!call_enter(&fn, v)) goto end;
  r = cts_wrapGeom(tendon, name, sidesite);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsWrap, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_wrapJoint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendon", A_STRUCT, 0, 0, &struct_MjsTendon},
    {"name", A_STRING, 0, 0, NULL},
    {"coef", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_wrapJoint", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsWrap* r = 0;
  ctsTendon* tendon = (ctsTendon*)v[0].p;
  (void)tendon;
  const char* name = (const char*)v[1].p;
  (void)name;
  double coef = (double)v[2].x;
  (void)coef;
  if (!call_enter(&fn, v)) goto end;
  r = cts_wrapJoint(tendon, name, coef);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsWrap, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_wrapPulley(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendon", A_STRUCT, 0, 0, &struct_MjsTendon},
    {"divisor", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_wrapPulley", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsWrap* r = 0;
  ctsTendon* tendon = (ctsTendon*)v[0].p;
  (void)tendon;
  double divisor = (double)v[1].x;
  (void)divisor;
  if (!call_enter(&fn, v)) goto end;
  r = cts_wrapPulley(tendon, divisor);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsWrap, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addNumeric(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addNumeric", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsNumeric* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addNumeric(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsNumeric, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addText(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addText", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsText* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addText(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsText, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addTuple(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addTuple", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTuple* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addTuple(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTuple, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addKey(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addKey", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsKey* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addKey(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsKey, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addPlugin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addPlugin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPlugin* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addPlugin(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsPlugin, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addDefault(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"classname", A_STRING, 0, 0, NULL},
    {"parent", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addDefault", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsDefault* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const char* classname = (const char*)v[1].p;
  (void)classname;
  const ctsDefault* parent = (const ctsDefault*)v[2].p;
  (void)parent;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addDefault(s, classname, parent);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsDefault, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToMotor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
  };
  static const PyFn fn = {"mjs_setToMotor", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToMotor(actuator);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToPosition(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"kp", A_NUM, 0, 0, NULL},
    {"kv", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"dampratio", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"timeconst", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"inheritrange", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToPosition", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double kp = (double)v[1].x;
  (void)kp;
  double* kv = v[2].p;
  (void)kv;
  double* dampratio = v[3].p;
  (void)dampratio;
  double* timeconst = v[4].p;
  (void)timeconst;
  double inheritrange = (double)v[5].x;
  (void)inheritrange;
  if (!call_shape(&fn, v, 2, (long long)(1), -1) || !call_shape(&fn, v, 3, (long long)(1), -1) || !call_shape(&fn, v, 4, (long long)(1), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToPosition(actuator, kp, kv, dampratio, timeconst, inheritrange);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToIntVelocity(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"kp", A_NUM, 0, 0, NULL},
    {"kv", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"dampratio", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"timeconst", A_ARRAY, NPY_DOUBLE, ARG_NULL | ARG_OUT, NULL},
    {"inheritrange", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToIntVelocity", arg, 6, -1, -1, false};
  (void)self;
  Slot v[6];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double kp = (double)v[1].x;
  (void)kp;
  double* kv = v[2].p;
  (void)kv;
  double* dampratio = v[3].p;
  (void)dampratio;
  double* timeconst = v[4].p;
  (void)timeconst;
  double inheritrange = (double)v[5].x;
  (void)inheritrange;
  if (!call_shape(&fn, v, 2, (long long)(1), -1) || !call_shape(&fn, v, 3, (long long)(1), -1) || !call_shape(&fn, v, 4, (long long)(1), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToIntVelocity(actuator, kp, kv, dampratio, timeconst, inheritrange);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToVelocity(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"kv", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToVelocity", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double kv = (double)v[1].x;
  (void)kv;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToVelocity(actuator, kv);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToDamper(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"kv", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToDamper", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double kv = (double)v[1].x;
  (void)kv;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToDamper(actuator, kv);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToCylinder(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"timeconst", A_NUM, 0, 0, NULL},
    {"bias", A_NUM, 0, 0, NULL},
    {"area", A_NUM, 0, 0, NULL},
    {"diameter", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToCylinder", arg, 5, -1, -1, false};
  (void)self;
  Slot v[5];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double timeconst = (double)v[1].x;
  (void)timeconst;
  double bias = (double)v[2].x;
  (void)bias;
  double area = (double)v[3].x;
  (void)area;
  double diameter = (double)v[4].x;
  (void)diameter;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToCylinder(actuator, timeconst, bias, area, diameter);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToMuscle(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"timeconst", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"tausmooth", A_NUM, 0, 0, NULL},
    {"range", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"force", A_NUM, 0, 0, NULL},
    {"scale", A_NUM, 0, 0, NULL},
    {"lmin", A_NUM, 0, 0, NULL},
    {"lmax", A_NUM, 0, 0, NULL},
    {"vmax", A_NUM, 0, 0, NULL},
    {"fpmax", A_NUM, 0, 0, NULL},
    {"fvmax", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToMuscle", arg, 11, -1, -1, false};
  (void)self;
  Slot v[11];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double* timeconst = v[1].p;
  (void)timeconst;
  double tausmooth = (double)v[2].x;
  (void)tausmooth;
  double* range = v[3].p;
  (void)range;
  double force = (double)v[4].x;
  (void)force;
  double scale = (double)v[5].x;
  (void)scale;
  double lmin = (double)v[6].x;
  (void)lmin;
  double lmax = (double)v[7].x;
  (void)lmax;
  double vmax = (double)v[8].x;
  (void)vmax;
  double fpmax = (double)v[9].x;
  (void)fpmax;
  double fvmax = (double)v[10].x;
  (void)fvmax;
  if (!call_shape(&fn, v, 1, (long long)(2), -1) || !call_shape(&fn, v, 3, (long long)(2), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToMuscle(actuator, timeconst, tausmooth, range, force, scale, lmin, lmax, vmax, fpmax, fvmax);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setToAdhesion(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
    {"gain", A_NUM, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setToAdhesion", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  double gain = (double)v[1].x;
  (void)gain;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setToAdhesion(actuator, gain);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addMesh(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addMesh", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMesh* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addMesh(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsMesh, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addHField(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addHField", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsHField* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addHField(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsHField, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addSkin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addSkin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSkin* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addSkin(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSkin, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addTexture(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_addTexture", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTexture* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addTexture(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTexture, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_addMaterial(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_addMaterial", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMaterial* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  r = cts_addMaterial(s, def);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsMaterial, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getSpec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getSpec", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctSpec* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getSpec(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjSpec, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findSpec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"spec", A_STRUCT, 0, 0, &struct_MjSpec},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findSpec", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctSpec* r = 0;
  ctSpec* spec = (ctSpec*)v[0].p;
  (void)spec;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findSpec(spec, name);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjSpec, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findBody(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findBody", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findBody(s, name);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsBody, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findElement(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"type", A_INT, 0, 0, NULL},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findElement", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  cttObj type = (cttObj)v[1].i;
  (void)type;
  const char* name = (const char*)v[2].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findElement(s, type, name);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findChild(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findChild", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findChild(body, name);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsBody, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getParent(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getParent", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getParent(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsBody, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getFrame", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFrame* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getFrame(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFrame, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findFrame", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFrame* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findFrame(s, name);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFrame, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getDefault(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getDefault", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsDefault* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getDefault(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsDefault, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_findDefault(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"classname", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_findDefault", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsDefault* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  const char* classname = (const char*)v[1].p;
  (void)classname;
  if (!call_enter(&fn, v)) goto end;
  r = cts_findDefault(s, classname);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsDefault, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getSpecDefault(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_getSpecDefault", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsDefault* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getSpecDefault(s);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsDefault, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getId(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getId", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getId(element);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_firstChild(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"type", A_INT, 0, 0, NULL},
    {"recurse", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_firstChild", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  cttObj type = (cttObj)v[1].i;
  (void)type;
  int recurse = (int)v[2].i;
  (void)recurse;
  if (!call_enter(&fn, v)) goto end;
  r = cts_firstChild(body, type, recurse);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_nextChild(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
    {"child", A_ELEMENT, 0, 0, NULL},
    {"recurse", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_nextChild", arg, 3, -1, -1, false};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  ctsElement* child = (ctsElement*)v[1].p;
  (void)child;
  int recurse = (int)v[2].i;
  (void)recurse;
  if (!call_enter(&fn, v)) goto end;
  r = cts_nextChild(body, child, recurse);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_firstElement(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"type", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_firstElement", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  cttObj type = (cttObj)v[1].i;
  (void)type;
  if (!call_enter(&fn, v)) goto end;
  r = cts_firstElement(s, type);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_nextElement(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"s", A_STRUCT, 0, 0, &struct_MjSpec},
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_nextElement", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctSpec* s = (ctSpec*)v[0].p;
  (void)s;
  ctsElement* element = (ctsElement*)v[1].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_nextElement(s, element);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrapTarget(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"wrap", A_STRUCT, 0, 0, &struct_MjsWrap},
  };
  static const PyFn fn = {"mjs_getWrapTarget", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* r = 0;
  ctsWrap* wrap = (ctsWrap*)v[0].p;
  (void)wrap;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrapTarget(wrap);
  if (call_leave(&fn, v)) out = call_element(r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrapSideSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"wrap", A_STRUCT, 0, 0, &struct_MjsWrap},
  };
  static const PyFn fn = {"mjs_getWrapSideSite", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSite* r = 0;
  ctsWrap* wrap = (ctsWrap*)v[0].p;
  (void)wrap;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrapSideSite(wrap);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSite, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrapDivisor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"wrap", A_STRUCT, 0, 0, &struct_MjsWrap},
  };
  static const PyFn fn = {"mjs_getWrapDivisor", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  double r = 0;
  ctsWrap* wrap = (ctsWrap*)v[0].p;
  (void)wrap;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrapDivisor(wrap);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrapCoef(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"wrap", A_STRUCT, 0, 0, &struct_MjsWrap},
  };
  static const PyFn fn = {"mjs_getWrapCoef", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  double r = 0;
  ctsWrap* wrap = (ctsWrap*)v[0].p;
  (void)wrap;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrapCoef(wrap);
  if (call_leave(&fn, v)) out = PyFloat_FromDouble(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setName(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
    {"name", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_setName", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  const char* name = (const char*)v[1].p;
  (void)name;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setName(element, name);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrapNum(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendonspec", A_STRUCT, 0, 0, &struct_MjsTendon},
  };
  static const PyFn fn = {"mjs_getWrapNum", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctsTendon* tendonspec = (const ctsTendon*)v[0].p;
  (void)tendonspec;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrapNum(tendonspec);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_getWrap(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendonspec", A_STRUCT, 0, 0, &struct_MjsTendon},
    {"i", A_INT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_getWrap", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsWrap* r = 0;
  const ctsTendon* tendonspec = (const ctsTendon*)v[0].p;
  (void)tendonspec;
  int i = (int)v[1].i;
  (void)i;
  if (!call_enter(&fn, v)) goto end;
  r = cts_getWrap(tendonspec, i);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsWrap, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setDefault(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
    {"def_", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsDefault},
  };
  static const PyFn fn = {"mjs_setDefault", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  const ctsDefault* def = (const ctsDefault*)v[1].p;
  (void)def;
  if (!call_enter(&fn, v)) goto end;
  cts_setDefault(element, def);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_setFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"dest", A_ELEMENT, 0, 0, NULL},
    {"frame", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsFrame},
  };
  static const PyFn fn = {"mjs_setFrame", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  ctsElement* dest = (ctsElement*)v[0].p;
  (void)dest;
  ctsFrame* frame = (ctsFrame*)v[1].p;
  (void)frame;
  if (!call_enter(&fn, v)) goto end;
  r = cts_setFrame(dest, frame);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_resolveOrientation(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"quat", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
    {"degree", A_INT, 0, 0, NULL},
    {"sequence", A_STRING, 0, 0, NULL},
    {"orientation", A_STRUCT, 0, 0, &struct_MjsOrientation},
  };
  static const PyFn fn = {"mjs_resolveOrientation", arg, 4, -1, -1, false};
  (void)self;
  Slot v[4];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  double* quat = v[0].p;
  (void)quat;
  cttByte degree = (cttByte)v[1].i;
  (void)degree;
  const char* sequence = (const char*)v[2].p;
  (void)sequence;
  const ctsOrientation* orientation = (const ctsOrientation*)v[3].p;
  (void)orientation;
  if (!call_shape(&fn, v, 0, (long long)(4), -1)) goto end;
  if (!call_enter(&fn, v)) goto end;
  r = cts_resolveOrientation(quat, degree, sequence, orientation);
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_deleteUserValue(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
    {"key", A_STRING, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_deleteUserValue", arg, 2, -1, -1, false};
  (void)self;
  Slot v[2];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  const char* key = (const char*)v[1].p;
  (void)key;
  if (!call_enter(&fn, v)) goto end;
  cts_deleteUserValue(element, key);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_sensorDim(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"sensor", A_STRUCT, 0, 0, &struct_MjsSensor},
  };
  static const PyFn fn = {"mjs_sensorDim", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  int r = 0;
  const ctsSensor* sensor = (const ctsSensor*)v[0].p;
  (void)sensor;
  if (!call_enter(&fn, v)) goto end;
  r = cts_sensorDim(sensor);
  if (call_leave(&fn, v)) out = PyLong_FromLong(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultSpec(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"spec", A_STRUCT, 0, 0, &struct_MjSpec},
  };
  static const PyFn fn = {"mjs_defaultSpec", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctSpec* spec = (ctSpec*)v[0].p;
  (void)spec;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultSpec(spec);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultOrientation(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"orient", A_STRUCT, 0, 0, &struct_MjsOrientation},
  };
  static const PyFn fn = {"mjs_defaultOrientation", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsOrientation* orient = (ctsOrientation*)v[0].p;
  (void)orient;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultOrientation(orient);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultBody(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"body", A_STRUCT, 0, 0, &struct_MjsBody},
  };
  static const PyFn fn = {"mjs_defaultBody", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* body = (ctsBody*)v[0].p;
  (void)body;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultBody(body);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"frame", A_STRUCT, 0, ARG_NULL | ARG_LAST, &struct_MjsFrame},
  };
  static const PyFn fn = {"mjs_defaultFrame", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFrame* frame = (ctsFrame*)v[0].p;
  (void)frame;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultFrame(frame);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultJoint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"joint", A_STRUCT, 0, 0, &struct_MjsJoint},
  };
  static const PyFn fn = {"mjs_defaultJoint", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsJoint* joint = (ctsJoint*)v[0].p;
  (void)joint;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultJoint(joint);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"geom", A_STRUCT, 0, 0, &struct_MjsGeom},
  };
  static const PyFn fn = {"mjs_defaultGeom", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsGeom* geom = (ctsGeom*)v[0].p;
  (void)geom;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultGeom(geom);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"site", A_STRUCT, 0, 0, &struct_MjsSite},
  };
  static const PyFn fn = {"mjs_defaultSite", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSite* site = (ctsSite*)v[0].p;
  (void)site;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultSite(site);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"camera", A_STRUCT, 0, 0, &struct_MjsCamera},
  };
  static const PyFn fn = {"mjs_defaultCamera", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsCamera* camera = (ctsCamera*)v[0].p;
  (void)camera;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultCamera(camera);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultLight(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"light", A_STRUCT, 0, 0, &struct_MjsLight},
  };
  static const PyFn fn = {"mjs_defaultLight", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsLight* light = (ctsLight*)v[0].p;
  (void)light;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultLight(light);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultFlex(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"flex", A_STRUCT, 0, 0, &struct_MjsFlex},
  };
  static const PyFn fn = {"mjs_defaultFlex", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFlex* flex = (ctsFlex*)v[0].p;
  (void)flex;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultFlex(flex);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultMesh(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"mesh", A_STRUCT, 0, 0, &struct_MjsMesh},
  };
  static const PyFn fn = {"mjs_defaultMesh", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMesh* mesh = (ctsMesh*)v[0].p;
  (void)mesh;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultMesh(mesh);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultHField(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"hfield", A_STRUCT, 0, 0, &struct_MjsHField},
  };
  static const PyFn fn = {"mjs_defaultHField", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsHField* hfield = (ctsHField*)v[0].p;
  (void)hfield;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultHField(hfield);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultSkin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"skin", A_STRUCT, 0, 0, &struct_MjsSkin},
  };
  static const PyFn fn = {"mjs_defaultSkin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSkin* skin = (ctsSkin*)v[0].p;
  (void)skin;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultSkin(skin);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultTexture(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"texture", A_STRUCT, 0, 0, &struct_MjsTexture},
  };
  static const PyFn fn = {"mjs_defaultTexture", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTexture* texture = (ctsTexture*)v[0].p;
  (void)texture;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultTexture(texture);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultMaterial(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"material", A_STRUCT, 0, 0, &struct_MjsMaterial},
  };
  static const PyFn fn = {"mjs_defaultMaterial", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMaterial* material = (ctsMaterial*)v[0].p;
  (void)material;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultMaterial(material);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultPair(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"pair", A_STRUCT, 0, 0, &struct_MjsPair},
  };
  static const PyFn fn = {"mjs_defaultPair", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPair* pair = (ctsPair*)v[0].p;
  (void)pair;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultPair(pair);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultEquality(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"equality", A_STRUCT, 0, 0, &struct_MjsEquality},
  };
  static const PyFn fn = {"mjs_defaultEquality", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsEquality* equality = (ctsEquality*)v[0].p;
  (void)equality;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultEquality(equality);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultTendon(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tendon", A_STRUCT, 0, 0, &struct_MjsTendon},
  };
  static const PyFn fn = {"mjs_defaultTendon", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTendon* tendon = (ctsTendon*)v[0].p;
  (void)tendon;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultTendon(tendon);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultActuator(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"actuator", A_STRUCT, 0, 0, &struct_MjsActuator},
  };
  static const PyFn fn = {"mjs_defaultActuator", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsActuator* actuator = (ctsActuator*)v[0].p;
  (void)actuator;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultActuator(actuator);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultSensor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"sensor", A_STRUCT, 0, 0, &struct_MjsSensor},
  };
  static const PyFn fn = {"mjs_defaultSensor", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSensor* sensor = (ctsSensor*)v[0].p;
  (void)sensor;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultSensor(sensor);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultNumeric(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"numeric", A_STRUCT, 0, 0, &struct_MjsNumeric},
  };
  static const PyFn fn = {"mjs_defaultNumeric", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsNumeric* numeric = (ctsNumeric*)v[0].p;
  (void)numeric;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultNumeric(numeric);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultText(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"text", A_STRUCT, 0, 0, &struct_MjsText},
  };
  static const PyFn fn = {"mjs_defaultText", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsText* text = (ctsText*)v[0].p;
  (void)text;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultText(text);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultTuple(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"tuple", A_STRUCT, 0, 0, &struct_MjsTuple},
  };
  static const PyFn fn = {"mjs_defaultTuple", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTuple* tuple = (ctsTuple*)v[0].p;
  (void)tuple;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultTuple(tuple);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultKey(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"key", A_STRUCT, 0, 0, &struct_MjsKey},
  };
  static const PyFn fn = {"mjs_defaultKey", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsKey* key = (ctsKey*)v[0].p;
  (void)key;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultKey(key);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_defaultPlugin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"plugin", A_STRUCT, 0, 0, &struct_MjsPlugin},
  };
  static const PyFn fn = {"mjs_defaultPlugin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPlugin* plugin = (ctsPlugin*)v[0].p;
  (void)plugin;
  if (!call_enter(&fn, v)) goto end;
  cts_defaultPlugin(plugin);
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asBody(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asBody", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsBody* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asBody(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsBody, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asGeom(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asGeom", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsGeom* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asGeom(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsGeom, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asJoint(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asJoint", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsJoint* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asJoint(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsJoint, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asSite(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asSite", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSite* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asSite(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSite, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asCamera(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asCamera", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsCamera* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asCamera(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsCamera, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asLight(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asLight", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsLight* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asLight(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsLight, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asFrame(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asFrame", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFrame* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asFrame(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFrame, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asActuator(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asActuator", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsActuator* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asActuator(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsActuator, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asSensor(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asSensor", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSensor* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asSensor(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSensor, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asFlex(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asFlex", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsFlex* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asFlex(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsFlex, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asPair(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asPair", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPair* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asPair(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsPair, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asEquality(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asEquality", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsEquality* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asEquality(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsEquality, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asExclude(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asExclude", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsExclude* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asExclude(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsExclude, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asTendon(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asTendon", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTendon* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asTendon(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTendon, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asNumeric(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asNumeric", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsNumeric* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asNumeric(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsNumeric, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asText(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asText", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsText* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asText(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsText, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asTuple(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asTuple", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTuple* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asTuple(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTuple, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asKey(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asKey", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsKey* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asKey(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsKey, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asMesh(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asMesh", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMesh* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asMesh(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsMesh, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asHField(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asHField", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsHField* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asHField(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsHField, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asSkin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asSkin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsSkin* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asSkin(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsSkin, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asTexture(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asTexture", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsTexture* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asTexture(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsTexture, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asMaterial(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asMaterial", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsMaterial* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asMaterial(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsMaterial, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjs_asPlugin(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"element", A_ELEMENT, 0, 0, NULL},
  };
  static const PyFn fn = {"mjs_asPlugin", arg, 1, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  ctsPlugin* r = 0;
  ctsElement* element = (ctsElement*)v[0].p;
  (void)element;
  if (!call_enter(&fn, v)) goto end;
  r = cts_asPlugin(element);
  if (call_leave(&fn, v)) out = call_struct(&struct_MjsPlugin, r, &v[0]);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_lastError(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mj_lastError", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const char* r = 0;
  if (!call_enter(&fn, v)) goto end;
  r = ct_lastError();
  if (call_leave(&fn, v)) out = call_text(r);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mj_clearError(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {0}  };
  static const PyFn fn = {"mj_clearError", arg, 0, -1, -1, false};
  (void)self;
  Slot v[1];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  if (!call_enter(&fn, v)) goto end;
  ct_clearError();
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

static PyObject* py_mjd_forceVel(PyObject* self, PyObject* const* args, Py_ssize_t nargs, PyObject* names) {
  static const PyArg arg[] = {
    {"m", A_STRUCT, 0, 0, &struct_MjModel},
    {"d", A_STRUCT, 0, 0, &struct_MjData},
    {"DfDv", A_ARRAY, NPY_DOUBLE, ARG_OUT, NULL},
  };
  static const PyFn fn = {"mjd_forceVel", arg, 3, 0, 1, true};
  (void)self;
  Slot v[3];
  if (!call_read(&fn, args, nargs, names, v)) return NULL;
  PyObject* out = NULL;
  const ctModel* m = (const ctModel*)v[0].p;
  (void)m;
  ctData* d = (ctData*)v[1].p;
  (void)d;
  cttNum* DfDv = (cttNum*)v[2].p;
  (void)DfDv;
  if (!call_shape(&fn, v, 2, (long long)(m->nv), (long long)(m->nv))) goto end;
  if (!call_enter(&fn, v)) goto end;
  RELEASE_SHARED(false) ctd_forceVel(m, d, DfDv); REACQUIRE_SHARED
  if (call_leave(&fn, v)) out = Py_NewRef(Py_None);
end:
  call_done(&fn, v);
  return out;
}

PyMethodDef generated_functions[] = {
    {"mj_step1", (PyCFunction)(void (*)(void))py_mj_step1, METH_FASTCALL | METH_KEYWORDS, "mj_step1(m, d)\n--\n\nfirst half of a step: all that does not need controls"},
    {"mj_step2", (PyCFunction)(void (*)(void))py_mj_step2, METH_FASTCALL | METH_KEYWORDS, "mj_step2(m, d)\n--\n\nsecond half of a step: forces, acceleration, integration"},
    {"mj_forward", (PyCFunction)(void (*)(void))py_mj_forward, METH_FASTCALL | METH_KEYWORDS, "mj_forward(m, d)\n--\n\ncompute all quantities of the present state, accelerations included"},
    {"mj_inverse", (PyCFunction)(void (*)(void))py_mj_inverse, METH_FASTCALL | METH_KEYWORDS, "mj_inverse(m, d)\n--\n\ncompute the force that gives qacc, into qfrc_inverse"},
    {"mj_forwardSkip", (PyCFunction)(void (*)(void))py_mj_forwardSkip, METH_FASTCALL | METH_KEYWORDS, "mj_forwardSkip(m, d, skipstage, skipsensor)\n--\n\nct_forward without the stages up to skipstage (cttStage), and without sensors if skipsensor"},
    {"mj_inverseSkip", (PyCFunction)(void (*)(void))py_mj_inverseSkip, METH_FASTCALL | METH_KEYWORDS, "mj_inverseSkip(m, d, skipstage, skipsensor)\n--\n\nct_inverse without the stages up to skipstage (cttStage), and without sensors if skipsensor"},
    {"mj_defaultLROpt", (PyCFunction)(void (*)(void))py_mj_defaultLROpt, METH_FASTCALL | METH_KEYWORDS, "mj_defaultLROpt(opt)\n--\n\nfill in the default length range settings"},
    {"mj_defaultOption", (PyCFunction)(void (*)(void))py_mj_defaultOption, METH_FASTCALL | METH_KEYWORDS, "mj_defaultOption(opt)\n--\n\nfill in the default physics options"},
    {"mj_defaultVisual", (PyCFunction)(void (*)(void))py_mj_defaultVisual, METH_FASTCALL | METH_KEYWORDS, "mj_defaultVisual(vis)\n--\n\nfill in the default drawing options"},
    {"mj_sizeModel", (PyCFunction)(void (*)(void))py_mj_sizeModel, METH_FASTCALL | METH_KEYWORDS, "mj_sizeModel(m)\n--\n\nbytes that the model takes in binary form"},
    {"mj_resetData", (PyCFunction)(void (*)(void))py_mj_resetData, METH_FASTCALL | METH_KEYWORDS, "mj_resetData(m, d)\n--\n\nreset to the start of the model: qpos0, zero velocity, time 0"},
    {"mj_resetDataDebug", (PyCFunction)(void (*)(void))py_mj_resetDataDebug, METH_FASTCALL | METH_KEYWORDS, "mj_resetDataDebug(m, d, debug_value)\n--\n\nreset, and fill everything that is computed later with a byte"},
    {"mj_resetDataKeyframe", (PyCFunction)(void (*)(void))py_mj_resetDataKeyframe, METH_FASTCALL | METH_KEYWORDS, "mj_resetDataKeyframe(m, d, key)\n--\n\nreset, then take the state of a keyframe if it exists"},
    {"mj_setConst", (PyCFunction)(void (*)(void))py_mj_setConst, METH_FASTCALL | METH_KEYWORDS, "mj_setConst(m, d)\n--\n\nrecompute the model constants that follow from its values at qpos0"},
    {"mjs_activatePlugin", (PyCFunction)(void (*)(void))py_mjs_activatePlugin, METH_FASTCALL | METH_KEYWORDS, "mjs_activatePlugin(s, name)\n--\n\nenable a registered plugin in a spec; 0: done, -1: unknown"},
    {"mjs_setDeepCopy", (PyCFunction)(void (*)(void))py_mjs_setDeepCopy, METH_FASTCALL | METH_KEYWORDS, "mjs_setDeepCopy(s, deepcopy)\n--\n\n1: attaching copies elements, 0: it moves them; returns 0 when done"},
    {"mj_printFormattedModel", (PyCFunction)(void (*)(void))py_mj_printFormattedModel, METH_FASTCALL | METH_KEYWORDS, "mj_printFormattedModel(m, filename, float_format)\n--\n\nwrite a model as text, numbers in the given printf format"},
    {"mj_printModel", (PyCFunction)(void (*)(void))py_mj_printModel, METH_FASTCALL | METH_KEYWORDS, "mj_printModel(m, filename)\n--\n\nwrite a model as text; ct_saveText also returns success"},
    {"mj_printFormattedData", (PyCFunction)(void (*)(void))py_mj_printFormattedData, METH_FASTCALL | METH_KEYWORDS, "mj_printFormattedData(m, d, filename, float_format)\n--\n\nwrite data as text, numbers in the given printf format"},
    {"mj_printData", (PyCFunction)(void (*)(void))py_mj_printData, METH_FASTCALL | METH_KEYWORDS, "mj_printData(m, d, filename)\n--\n\nwrite data as text; ct_saveText also returns success"},
    {"mj_printScene", (PyCFunction)(void (*)(void))py_mj_printScene, METH_FASTCALL | METH_KEYWORDS, "mj_printScene(s, filename)\n--\n\nwrite a scene as text"},
    {"mj_printFormattedScene", (PyCFunction)(void (*)(void))py_mj_printFormattedScene, METH_FASTCALL | METH_KEYWORDS, "mj_printFormattedScene(s, filename, float_format)\n--\n\nwrite a scene as text, numbers in the given printf format"},
    {"mj_fwdKinematics", (PyCFunction)(void (*)(void))py_mj_fwdKinematics, METH_FASTCALL | METH_KEYWORDS, "mj_fwdKinematics(m, d)\n--\n\nposes, centre-of-mass quantities, flexes and tendons: functions of qpos alone"},
    {"mj_fwdPosition", (PyCFunction)(void (*)(void))py_mj_fwdPosition, METH_FASTCALL | METH_KEYWORDS, "mj_fwdPosition(m, d)\n--\n\neverything that depends on positions"},
    {"mj_fwdVelocity", (PyCFunction)(void (*)(void))py_mj_fwdVelocity, METH_FASTCALL | METH_KEYWORDS, "mj_fwdVelocity(m, d)\n--\n\neverything that depends on positions and velocities"},
    {"mj_fwdActuation", (PyCFunction)(void (*)(void))py_mj_fwdActuation, METH_FASTCALL | METH_KEYWORDS, "mj_fwdActuation(m, d)\n--\n\nactuator forces and activation derivatives"},
    {"mj_fwdAcceleration", (PyCFunction)(void (*)(void))py_mj_fwdAcceleration, METH_FASTCALL | METH_KEYWORDS, "mj_fwdAcceleration(m, d)\n--\n\nsum of forces without constraints, and the acceleration they give"},
    {"mj_fwdConstraint", (PyCFunction)(void (*)(void))py_mj_fwdConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_fwdConstraint(m, d)\n--\n\nconstraint forces and the final acceleration"},
    {"mj_Euler", (PyCFunction)(void (*)(void))py_mj_Euler, METH_FASTCALL | METH_KEYWORDS, "mj_Euler(m, d)\n--\n\nadvance by semi-implicit Euler, joint damping implicit"},
    {"mj_RungeKutta", (PyCFunction)(void (*)(void))py_mj_RungeKutta, METH_FASTCALL | METH_KEYWORDS, "mj_RungeKutta(m, d, N)\n--\n\nadvance by an explicit Runge-Kutta scheme of order N = 4"},
    {"mj_implicit", (PyCFunction)(void (*)(void))py_mj_implicit, METH_FASTCALL | METH_KEYWORDS, "mj_implicit(m, d)\n--\n\nadvance with velocity derivatives of forces on the implicit side"},
    {"mj_invPosition", (PyCFunction)(void (*)(void))py_mj_invPosition, METH_FASTCALL | METH_KEYWORDS, "mj_invPosition(m, d)\n--\n\nposition part of inverse dynamics"},
    {"mj_invVelocity", (PyCFunction)(void (*)(void))py_mj_invVelocity, METH_FASTCALL | METH_KEYWORDS, "mj_invVelocity(m, d)\n--\n\nvelocity part of inverse dynamics"},
    {"mj_invConstraint", (PyCFunction)(void (*)(void))py_mj_invConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_invConstraint(m, d)\n--\n\nconstraint forces that go with qacc, in closed form"},
    {"mj_compareFwdInv", (PyCFunction)(void (*)(void))py_mj_compareFwdInv, METH_FASTCALL | METH_KEYWORDS, "mj_compareFwdInv(m, d)\n--\n\nrun inverse dynamics on the forward result and store the differences"},
    {"mj_sensorPos", (PyCFunction)(void (*)(void))py_mj_sensorPos, METH_FASTCALL | METH_KEYWORDS, "mj_sensorPos(m, d)\n--\n\nread the sensors that need positions"},
    {"mj_sensorVel", (PyCFunction)(void (*)(void))py_mj_sensorVel, METH_FASTCALL | METH_KEYWORDS, "mj_sensorVel(m, d)\n--\n\nread the sensors that need velocities"},
    {"mj_sensorAcc", (PyCFunction)(void (*)(void))py_mj_sensorAcc, METH_FASTCALL | METH_KEYWORDS, "mj_sensorAcc(m, d)\n--\n\nread the sensors that need accelerations and forces"},
    {"mj_energyPos", (PyCFunction)(void (*)(void))py_mj_energyPos, METH_FASTCALL | METH_KEYWORDS, "mj_energyPos(m, d)\n--\n\npotential energy, into energy[0]"},
    {"mj_energyVel", (PyCFunction)(void (*)(void))py_mj_energyVel, METH_FASTCALL | METH_KEYWORDS, "mj_energyVel(m, d)\n--\n\nkinetic energy, into energy[1]"},
    {"mj_checkPos", (PyCFunction)(void (*)(void))py_mj_checkPos, METH_FASTCALL | METH_KEYWORDS, "mj_checkPos(m, d)\n--\n\nwarn and reset if qpos is not finite or too large"},
    {"mj_checkVel", (PyCFunction)(void (*)(void))py_mj_checkVel, METH_FASTCALL | METH_KEYWORDS, "mj_checkVel(m, d)\n--\n\nwarn and reset if qvel is not finite or too large"},
    {"mj_checkAcc", (PyCFunction)(void (*)(void))py_mj_checkAcc, METH_FASTCALL | METH_KEYWORDS, "mj_checkAcc(m, d)\n--\n\nwarn, reset and recompute if qacc is not finite or too large"},
    {"mj_kinematics", (PyCFunction)(void (*)(void))py_mj_kinematics, METH_FASTCALL | METH_KEYWORDS, "mj_kinematics(m, d)\n--\n\nposes of bodies, joints, geoms and sites"},
    {"mj_comPos", (PyCFunction)(void (*)(void))py_mj_comPos, METH_FASTCALL | METH_KEYWORDS, "mj_comPos(m, d)\n--\n\ncentres of mass, inertias and motion axes about them"},
    {"mj_camlight", (PyCFunction)(void (*)(void))py_mj_camlight, METH_FASTCALL | METH_KEYWORDS, "mj_camlight(m, d)\n--\n\nposes of cameras and lights"},
    {"mj_flex", (PyCFunction)(void (*)(void))py_mj_flex, METH_FASTCALL | METH_KEYWORDS, "mj_flex(m, d)\n--\n\nflex vertices, edges and boxes"},
    {"mj_tendon", (PyCFunction)(void (*)(void))py_mj_tendon, METH_FASTCALL | METH_KEYWORDS, "mj_tendon(m, d)\n--\n\ntendon paths, lengths and Jacobians"},
    {"mj_transmission", (PyCFunction)(void (*)(void))py_mj_transmission, METH_FASTCALL | METH_KEYWORDS, "mj_transmission(m, d)\n--\n\nactuator lengths and moments"},
    {"mj_crb", (PyCFunction)(void (*)(void))py_mj_crb, METH_FASTCALL | METH_KEYWORDS, "mj_crb(m, d)\n--\n\ncomposite inertias and the mass matrix qM"},
    {"mj_makeM", (PyCFunction)(void (*)(void))py_mj_makeM, METH_FASTCALL | METH_KEYWORDS, "mj_makeM(m, d)\n--\n\nthe mass matrix in both layouts, tendon armature included"},
    {"mj_factorM", (PyCFunction)(void (*)(void))py_mj_factorM, METH_FASTCALL | METH_KEYWORDS, "mj_factorM(m, d)\n--\n\nfactor the mass matrix"},
    {"mj_solveM", (PyCFunction)(void (*)(void))py_mj_solveM, METH_FASTCALL | METH_KEYWORDS, "mj_solveM(m, d, x, y)\n--\n\nsolve M x = y for n vectors"},
    {"mj_solveM2", (PyCFunction)(void (*)(void))py_mj_solveM2, METH_FASTCALL | METH_KEYWORDS, "mj_solveM2(m, d, x, y, sqrtInvD)\n--\n\napply half of the inverse: x = sqrt(inv(D)) inv(L') y for n vectors"},
    {"mj_comVel", (PyCFunction)(void (*)(void))py_mj_comVel, METH_FASTCALL | METH_KEYWORDS, "mj_comVel(m, d)\n--\n\nbody velocities and rates of the motion axes"},
    {"mj_passive", (PyCFunction)(void (*)(void))py_mj_passive, METH_FASTCALL | METH_KEYWORDS, "mj_passive(m, d)\n--\n\nforces of springs, dampers, gravity compensation, fluid and hooks"},
    {"mj_subtreeVel", (PyCFunction)(void (*)(void))py_mj_subtreeVel, METH_FASTCALL | METH_KEYWORDS, "mj_subtreeVel(m, d)\n--\n\nvelocity and angular momentum of each subtree"},
    {"mj_rne", (PyCFunction)(void (*)(void))py_mj_rne, METH_FASTCALL | METH_KEYWORDS, "mj_rne(m, d, flg_acc, result)\n--\n\nrecursive Newton-Euler: bias force, plus M qacc if flg_acc"},
    {"mj_rnePostConstraint", (PyCFunction)(void (*)(void))py_mj_rnePostConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_rnePostConstraint(m, d)\n--\n\naccelerations and forces of each body after the constraints are solved"},
    {"mj_collision", (PyCFunction)(void (*)(void))py_mj_collision, METH_FASTCALL | METH_KEYWORDS, "mj_collision(m, d)\n--\n\nfind all contacts"},
    {"mj_makeConstraint", (PyCFunction)(void (*)(void))py_mj_makeConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_makeConstraint(m, d)\n--\n\nmake the constraint rows"},
    {"mj_island", (PyCFunction)(void (*)(void))py_mj_island, METH_FASTCALL | METH_KEYWORDS, "mj_island(m, d)\n--\n\nfind the islands that constraints join"},
    {"mj_projectConstraint", (PyCFunction)(void (*)(void))py_mj_projectConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_projectConstraint(m, d)\n--\n\nthe dual matrix AR of the constraint rows"},
    {"mj_referenceConstraint", (PyCFunction)(void (*)(void))py_mj_referenceConstraint, METH_FASTCALL | METH_KEYWORDS, "mj_referenceConstraint(m, d)\n--\n\nconstraint velocities and reference accelerations"},
    {"mj_constraintUpdate", (PyCFunction)(void (*)(void))py_mj_constraintUpdate, METH_FASTCALL | METH_KEYWORDS, "mj_constraintUpdate(m, d, jar, cost, flg_coneHessian)\n--\n\nrow states, forces and cost from jar = J qacc - aref; cone Hessians if flg_coneHessian"},
    {"mj_stateSize", (PyCFunction)(void (*)(void))py_mj_stateSize, METH_FASTCALL | METH_KEYWORDS, "mj_stateSize(m, sig)\n--\n\nlength of the state vector with the parts sig (cttState bits)"},
    {"mj_getState", (PyCFunction)(void (*)(void))py_mj_getState, METH_FASTCALL | METH_KEYWORDS, "mj_getState(m, d, state, sig)\n--\n\ncopy the parts sig of the state into a vector"},
    {"mj_extractState", (PyCFunction)(void (*)(void))py_mj_extractState, METH_FASTCALL | METH_KEYWORDS, "mj_extractState(m, src, srcsig, dst, dstsig)\n--\n\ntake the parts dstsig out of a state vector with the parts srcsig"},
    {"mj_setState", (PyCFunction)(void (*)(void))py_mj_setState, METH_FASTCALL | METH_KEYWORDS, "mj_setState(m, d, state, sig)\n--\n\nset the parts sig of the state from a vector"},
    {"mj_copyState", (PyCFunction)(void (*)(void))py_mj_copyState, METH_FASTCALL | METH_KEYWORDS, "mj_copyState(m, src, dst, sig)\n--\n\ncopy the parts sig of the state from one data to another"},
    {"mj_readCtrl", (PyCFunction)(void (*)(void))py_mj_readCtrl, METH_FASTCALL | METH_KEYWORDS, "mj_readCtrl(m, d, id, time, interp)\n--\n\nan actuator's control at a time, from its delay buffer if it has one; interp 0 hold, 1 linear, 2 cubic"},
    {"mj_initCtrlHistory", (PyCFunction)(void (*)(void))py_mj_initCtrlHistory, METH_FASTCALL | METH_KEYWORDS, "mj_initCtrlHistory(m, d, id, times, values)\n--\n\nfill an actuator's delay buffer; NULL times: those already in it"},
    {"mj_initSensorHistory", (PyCFunction)(void (*)(void))py_mj_initSensorHistory, METH_FASTCALL | METH_KEYWORDS, "mj_initSensorHistory(m, d, id, times, values, phase)\n--\n\nfill a sensor's delay buffer; NULL times: those already in it; phase: time of its last reading"},
    {"mj_setKeyframe", (PyCFunction)(void (*)(void))py_mj_setKeyframe, METH_FASTCALL | METH_KEYWORDS, "mj_setKeyframe(m, d, k)\n--\n\nsave the state as keyframe k"},
    {"mj_addContact", (PyCFunction)(void (*)(void))py_mj_addContact, METH_FASTCALL | METH_KEYWORDS, "mj_addContact(m, d, con)\n--\n\nappend a contact; 0: done, 1: no room, or its dimensions or sides do not exist"},
    {"mj_isPyramidal", (PyCFunction)(void (*)(void))py_mj_isPyramidal, METH_FASTCALL | METH_KEYWORDS, "mj_isPyramidal(m)\n--\n\n1: friction cones are pyramids"},
    {"mj_isSparse", (PyCFunction)(void (*)(void))py_mj_isSparse, METH_FASTCALL | METH_KEYWORDS, "mj_isSparse(m)\n--\n\n1: constraint matrices are sparse"},
    {"mj_isDual", (PyCFunction)(void (*)(void))py_mj_isDual, METH_FASTCALL | METH_KEYWORDS, "mj_isDual(m)\n--\n\n1: the solver works on constraint forces"},
    {"mj_mulJacVec", (PyCFunction)(void (*)(void))py_mj_mulJacVec, METH_FASTCALL | METH_KEYWORDS, "mj_mulJacVec(m, d, res, vec)\n--\n\nres = J vec"},
    {"mj_mulJacTVec", (PyCFunction)(void (*)(void))py_mj_mulJacTVec, METH_FASTCALL | METH_KEYWORDS, "mj_mulJacTVec(m, d, res, vec)\n--\n\nres = J' vec"},
    {"mj_jac", (PyCFunction)(void (*)(void))py_mj_jac, METH_FASTCALL | METH_KEYWORDS, "mj_jac(m, d, jacp, jacr, point, body)\n--\n\n3 x nv Jacobians of a world point moving with a body: translation, rotation; NULL: skip one"},
    {"mj_jacBody", (PyCFunction)(void (*)(void))py_mj_jacBody, METH_FASTCALL | METH_KEYWORDS, "mj_jacBody(m, d, jacp, jacr, body)\n--\n\nJacobians of a body's origin"},
    {"mj_jacBodyCom", (PyCFunction)(void (*)(void))py_mj_jacBodyCom, METH_FASTCALL | METH_KEYWORDS, "mj_jacBodyCom(m, d, jacp, jacr, body)\n--\n\nJacobians of a body's centre of mass"},
    {"mj_jacSubtreeCom", (PyCFunction)(void (*)(void))py_mj_jacSubtreeCom, METH_FASTCALL | METH_KEYWORDS, "mj_jacSubtreeCom(m, d, jacp, body)\n--\n\nJacobian of a subtree's centre of mass"},
    {"mj_jacGeom", (PyCFunction)(void (*)(void))py_mj_jacGeom, METH_FASTCALL | METH_KEYWORDS, "mj_jacGeom(m, d, jacp, jacr, geom)\n--\n\nJacobians of a geom's centre"},
    {"mj_jacSite", (PyCFunction)(void (*)(void))py_mj_jacSite, METH_FASTCALL | METH_KEYWORDS, "mj_jacSite(m, d, jacp, jacr, site)\n--\n\nJacobians of a site"},
    {"mj_jacPointAxis", (PyCFunction)(void (*)(void))py_mj_jacPointAxis, METH_FASTCALL | METH_KEYWORDS, "mj_jacPointAxis(m, d, jacPoint, jacAxis, point, axis, body)\n--\n\nJacobians of a world point and of a direction fixed to a body"},
    {"mj_jacDot", (PyCFunction)(void (*)(void))py_mj_jacDot, METH_FASTCALL | METH_KEYWORDS, "mj_jacDot(m, d, jacp, jacr, point, body)\n--\n\ntime derivative of the Jacobians of a world point moving with a body"},
    {"mj_angmomMat", (PyCFunction)(void (*)(void))py_mj_angmomMat, METH_FASTCALL | METH_KEYWORDS, "mj_angmomMat(m, d, mat, body)\n--\n\n3 x nv matrix from joint velocity to a subtree's angular momentum about its centre of mass"},
    {"mj_name2id", (PyCFunction)(void (*)(void))py_mj_name2id, METH_FASTCALL | METH_KEYWORDS, "mj_name2id(m, type, name)\n--\n\nid of the object of a type (cttObj) with this name; -1: none"},
    {"mj_id2name", (PyCFunction)(void (*)(void))py_mj_id2name, METH_FASTCALL | METH_KEYWORDS, "mj_id2name(m, type, id)\n--\n\nname of an object of a type (cttObj); NULL: none"},
    {"mj_fullM", (PyCFunction)(void (*)(void))py_mj_fullM, METH_FASTCALL | METH_KEYWORDS, "mj_fullM(m, dst, M)\n--\n\nexpand the mass matrix from qM's layout into nv x nv"},
    {"mj_mulM", (PyCFunction)(void (*)(void))py_mj_mulM, METH_FASTCALL | METH_KEYWORDS, "mj_mulM(m, d, res, vec)\n--\n\nres = M vec"},
    {"mj_mulM2", (PyCFunction)(void (*)(void))py_mj_mulM2, METH_FASTCALL | METH_KEYWORDS, "mj_mulM2(m, d, res, vec)\n--\n\nres = sqrt(M) vec, with the factor that ct_solveM2 inverts"},
    {"mj_addM", (PyCFunction)(void (*)(void))py_mj_addM, METH_FASTCALL | METH_KEYWORDS, "mj_addM(m, d, dst, rownnz, rowadr, colind)\n--\n\nadd the mass matrix's lower triangle to a dense matrix, or to a CSR one when rownnz is given"},
    {"mj_applyFT", (PyCFunction)(void (*)(void))py_mj_applyFT, METH_FASTCALL | METH_KEYWORDS, "mj_applyFT(m, d, force, torque, point, body, qfrc_target)\n--\n\nadd to qfrc_target the joint force of a world force and torque at a world point of a body"},
    {"mj_objectVelocity", (PyCFunction)(void (*)(void))py_mj_objectVelocity, METH_FASTCALL | METH_KEYWORDS, "mj_objectVelocity(m, d, objtype, objid, res, flg_local)\n--\n\nvelocity of an object at its own centre: rotation, translation; local axes if flg_local"},
    {"mj_objectAcceleration", (PyCFunction)(void (*)(void))py_mj_objectAcceleration, METH_FASTCALL | METH_KEYWORDS, "mj_objectAcceleration(m, d, objtype, objid, res, flg_local)\n--\n\nacceleration of an object at its own centre, gravity included; local axes if flg_local"},
    {"mj_geomDistance", (PyCFunction)(void (*)(void))py_mj_geomDistance, METH_FASTCALL | METH_KEYWORDS, "mj_geomDistance(m, d, geom1, geom2, distmax, fromto)\n--\n\nsigned distance of two geoms up to distmax, and the nearest points if fromto is given"},
    {"mj_contactForce", (PyCFunction)(void (*)(void))py_mj_contactForce, METH_FASTCALL | METH_KEYWORDS, "mj_contactForce(m, d, id, result)\n--\n\nforce and torque of a contact in its own frame"},
    {"mj_differentiatePos", (PyCFunction)(void (*)(void))py_mj_differentiatePos, METH_FASTCALL | METH_KEYWORDS, "mj_differentiatePos(m, qvel, dt, qpos1, qpos2)\n--\n\njoint velocity that leads from qpos1 to qpos2 in dt"},
    {"mj_integratePos", (PyCFunction)(void (*)(void))py_mj_integratePos, METH_FASTCALL | METH_KEYWORDS, "mj_integratePos(m, qpos, qvel, dt)\n--\n\nmove qpos by velocity qvel for a time dt"},
    {"mj_normalizeQuat", (PyCFunction)(void (*)(void))py_mj_normalizeQuat, METH_FASTCALL | METH_KEYWORDS, "mj_normalizeQuat(m, qpos)\n--\n\nscale every quaternion in qpos to unit length"},
    {"mj_local2Global", (PyCFunction)(void (*)(void))py_mj_local2Global, METH_FASTCALL | METH_KEYWORDS, "mj_local2Global(d, xpos, xmat, pos, quat, body, sameframe)\n--\n\npose in the world of a pose given in a body's frame"},
    {"mj_getTotalmass", (PyCFunction)(void (*)(void))py_mj_getTotalmass, METH_FASTCALL | METH_KEYWORDS, "mj_getTotalmass(m)\n--\n\nmass of all bodies"},
    {"mj_setTotalmass", (PyCFunction)(void (*)(void))py_mj_setTotalmass, METH_FASTCALL | METH_KEYWORDS, "mj_setTotalmass(m, newmass)\n--\n\nscale masses and inertias to this total"},
    {"mj_loadPluginLibrary", (PyCFunction)(void (*)(void))py_mj_loadPluginLibrary, METH_FASTCALL | METH_KEYWORDS, "mj_loadPluginLibrary(path)\n--\n\nload a shared library that registers plugins"},
    {"mj_version", (PyCFunction)(void (*)(void))py_mj_version, METH_FASTCALL | METH_KEYWORDS, "mj_version()\n--\n\nversion of MuJoCo whose behaviour this is: 3005000"},
    {"mj_versionString", (PyCFunction)(void (*)(void))py_mj_versionString, METH_FASTCALL | METH_KEYWORDS, "mj_versionString()\n--\n\nthe same as text"},
    {"mj_ray", (PyCFunction)(void (*)(void))py_mj_ray, METH_FASTCALL | METH_KEYWORDS, "mj_ray(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, normal)\n--\n\nfirst geom that a ray meets, as a multiple of vec; -1: none"},
    {"mj_multiRay", (PyCFunction)(void (*)(void))py_mj_multiRay, METH_FASTCALL | METH_KEYWORDS, "mj_multiRay(m, d, pnt, vec, geomgroup, flg_static, bodyexclude, geomid, dist, normal, nray, cutoff)\n--\n\nct_ray for many directions from one point; farther than cutoff: none"},
    {"mj_rayHfield", (PyCFunction)(void (*)(void))py_mj_rayHfield, METH_FASTCALL | METH_KEYWORDS, "mj_rayHfield(m, d, geomid, pnt, vec, normal)\n--\n\nwhere a ray meets a height field geom; -1: nowhere"},
    {"mj_rayMesh", (PyCFunction)(void (*)(void))py_mj_rayMesh, METH_FASTCALL | METH_KEYWORDS, "mj_rayMesh(m, d, geomid, pnt, vec, normal)\n--\n\nwhere a ray meets a mesh geom; -1: nowhere"},
    {"mju_rayGeom", (PyCFunction)(void (*)(void))py_mju_rayGeom, METH_FASTCALL | METH_KEYWORDS, "mju_rayGeom(pos, mat, size, pnt, vec, geomtype, normal)\n--\n\nwhere a ray meets a primitive shape with this pose; -1: nowhere"},
    {"mj_rayFlex", (PyCFunction)(void (*)(void))py_mj_rayFlex, METH_FASTCALL | METH_KEYWORDS, "mj_rayFlex(m, d, flex_layer, flg_vert, flg_edge, flg_face, flg_skin, flexid, pnt, vec, vertid, normal)\n--\n\nwhere a ray meets a flex, and its nearest vertex; -1: nowhere"},
    {"mju_raySkin", (PyCFunction)(void (*)(void))py_mju_raySkin, METH_FASTCALL | METH_KEYWORDS, "mju_raySkin(nface, nvert, face, vert, pnt, vec, vertid)\n--\n\nwhere a ray meets a skin, and its nearest vertex; -1: nowhere"},
    {"mjv_defaultCamera", (PyCFunction)(void (*)(void))py_mjv_defaultCamera, METH_FASTCALL | METH_KEYWORDS, "mjv_defaultCamera(cam)\n--\n\na free camera at the origin"},
    {"mjv_defaultFreeCamera", (PyCFunction)(void (*)(void))py_mjv_defaultFreeCamera, METH_FASTCALL | METH_KEYWORDS, "mjv_defaultFreeCamera(m, cam)\n--\n\na free camera that sees the whole model"},
    {"mjv_defaultPerturb", (PyCFunction)(void (*)(void))py_mjv_defaultPerturb, METH_FASTCALL | METH_KEYWORDS, "mjv_defaultPerturb(pert)\n--\n\nno perturbation"},
    {"mjv_room2model", (PyCFunction)(void (*)(void))py_mjv_room2model, METH_FASTCALL | METH_KEYWORDS, "mjv_room2model(modelpos, modelquat, roompos, roomquat, scn)\n--\n\nturn a pose in the room into one in the model"},
    {"mjv_model2room", (PyCFunction)(void (*)(void))py_mjv_model2room, METH_FASTCALL | METH_KEYWORDS, "mjv_model2room(roompos, roomquat, modelpos, modelquat, scn)\n--\n\nturn a pose in the model into one in the room"},
    {"mjv_cameraInModel", (PyCFunction)(void (*)(void))py_mjv_cameraInModel, METH_FASTCALL | METH_KEYWORDS, "mjv_cameraInModel(headpos, forward, up, scn)\n--\n\nhead position and axes of the scene's camera, in the model"},
    {"mjv_cameraInRoom", (PyCFunction)(void (*)(void))py_mjv_cameraInRoom, METH_FASTCALL | METH_KEYWORDS, "mjv_cameraInRoom(headpos, forward, up, scn)\n--\n\nhead position and axes of the scene's camera, in the room"},
    {"mjv_frustumHeight", (PyCFunction)(void (*)(void))py_mjv_frustumHeight, METH_FASTCALL | METH_KEYWORDS, "mjv_frustumHeight(scn)\n--\n\nheight of the view at unit distance"},
    {"mjv_alignToCamera", (PyCFunction)(void (*)(void))py_mjv_alignToCamera, METH_FASTCALL | METH_KEYWORDS, "mjv_alignToCamera(res, vec, forward)\n--\n\nturn a horizontal vector by the camera's heading"},
    {"mjv_moveCamera", (PyCFunction)(void (*)(void))py_mjv_moveCamera, METH_FASTCALL | METH_KEYWORDS, "mjv_moveCamera(m, action, reldx, reldy, scn, cam)\n--\n\nmove a camera with the mouse (cttMouse)"},
    {"mjv_movePerturb", (PyCFunction)(void (*)(void))py_mjv_movePerturb, METH_FASTCALL | METH_KEYWORDS, "mjv_movePerturb(m, d, action, reldx, reldy, scn, pert)\n--\n\nmove the dragged object with the mouse (cttMouse)"},
    {"mjv_moveModel", (PyCFunction)(void (*)(void))py_mjv_moveModel, METH_FASTCALL | METH_KEYWORDS, "mjv_moveModel(m, action, reldx, reldy, roomup, scn)\n--\n\nmove the model in the room with the mouse (cttMouse)"},
    {"mjv_initPerturb", (PyCFunction)(void (*)(void))py_mjv_initPerturb, METH_FASTCALL | METH_KEYWORDS, "mjv_initPerturb(m, d, scn, pert)\n--\n\nstart a drag: copy the selected body's pose"},
    {"mjv_applyPerturbPose", (PyCFunction)(void (*)(void))py_mjv_applyPerturbPose, METH_FASTCALL | METH_KEYWORDS, "mjv_applyPerturbPose(m, d, pert, flg_paused)\n--\n\nset mocap bodies, or any body while paused, to the dragged pose"},
    {"mjv_applyPerturbForce", (PyCFunction)(void (*)(void))py_mjv_applyPerturbForce, METH_FASTCALL | METH_KEYWORDS, "mjv_applyPerturbForce(m, d, pert)\n--\n\npull the selected body towards the dragged pose"},
    {"mjv_select", (PyCFunction)(void (*)(void))py_mjv_select, METH_FASTCALL | METH_KEYWORDS, "mjv_select(m, d, vopt, aspectratio, relx, rely, scn, selpnt, geomid, flexid, skinid)\n--\n\npick a point of the view: body id or -1, point, geom, flex and skin"},
    {"mjv_defaultOption", (PyCFunction)(void (*)(void))py_mjv_defaultOption, METH_FASTCALL | METH_KEYWORDS, "mjv_defaultOption(opt)\n--\n\ndefault drawing switches"},
    {"mjv_defaultFigure", (PyCFunction)(void (*)(void))py_mjv_defaultFigure, METH_FASTCALL | METH_KEYWORDS, "mjv_defaultFigure(fig)\n--\n\nan empty plot"},
    {"mjv_initGeom", (PyCFunction)(void (*)(void))py_mjv_initGeom, METH_FASTCALL | METH_KEYWORDS, "mjv_initGeom(geom, type, size, pos, mat, rgba)\n--\n\nset up a drawable shape; NULL: defaults"},
    {"mjv_connector", (PyCFunction)(void (*)(void))py_mjv_connector, METH_FASTCALL | METH_KEYWORDS, "mjv_connector(geom, type, width, from_, to)\n--\n\npose a capsule, cylinder or arrow so that it joins two points"},
    {"mjv_updateScene", (PyCFunction)(void (*)(void))py_mjv_updateScene, METH_FASTCALL | METH_KEYWORDS, "mjv_updateScene(m, d, opt, pert, cam, catmask, scn)\n--\n\nfill a scene from the present state"},
    {"mjv_addGeoms", (PyCFunction)(void (*)(void))py_mjv_addGeoms, METH_FASTCALL | METH_KEYWORDS, "mjv_addGeoms(m, d, opt, pert, catmask, scn)\n--\n\nadd the shapes of some categories (cttCatBit) to a scene"},
    {"mjv_makeLights", (PyCFunction)(void (*)(void))py_mjv_makeLights, METH_FASTCALL | METH_KEYWORDS, "mjv_makeLights(m, d, scn)\n--\n\nlist the lights of a scene"},
    {"mjv_updateCamera", (PyCFunction)(void (*)(void))py_mjv_updateCamera, METH_FASTCALL | METH_KEYWORDS, "mjv_updateCamera(m, d, cam, scn)\n--\n\nset the scene's cameras"},
    {"mjv_updateSkin", (PyCFunction)(void (*)(void))py_mjv_updateSkin, METH_FASTCALL | METH_KEYWORDS, "mjv_updateSkin(m, d, scn)\n--\n\nmove the skins' vertices and normals"},
    {"mjv_cameraFrame", (PyCFunction)(void (*)(void))py_mjv_cameraFrame, METH_FASTCALL | METH_KEYWORDS, "mjv_cameraFrame(headpos, forward, up, right, d, cam)\n--\n\nposition and axes of a camera"},
    {"mjv_cameraFrustum", (PyCFunction)(void (*)(void))py_mjv_cameraFrustum, METH_FASTCALL | METH_KEYWORDS, "mjv_cameraFrustum(zver, zhor, zclip, m, cam)\n--\n\nvertical, horizontal and depth extent of a camera's view"},
    {"mjs_getError", (PyCFunction)(void (*)(void))py_mjs_getError, METH_FASTCALL | METH_KEYWORDS, "mjs_getError(s)\n--\n\ntext of the errors or warnings of the last compilation"},
    {"mjs_isWarning", (PyCFunction)(void (*)(void))py_mjs_isWarning, METH_FASTCALL | METH_KEYWORDS, "mjs_isWarning(s)\n--\n\n1: that text is only a warning"},
    {"mju_zero3", (PyCFunction)(void (*)(void))py_mju_zero3, METH_FASTCALL | METH_KEYWORDS, "mju_zero3(res)\n--\n\nres = 0"},
    {"mju_copy3", (PyCFunction)(void (*)(void))py_mju_copy3, METH_FASTCALL | METH_KEYWORDS, "mju_copy3(res, data)\n--\n\nres = data"},
    {"mju_scl3", (PyCFunction)(void (*)(void))py_mju_scl3, METH_FASTCALL | METH_KEYWORDS, "mju_scl3(res, vec, scl)\n--\n\nres = vec * scl"},
    {"mju_add3", (PyCFunction)(void (*)(void))py_mju_add3, METH_FASTCALL | METH_KEYWORDS, "mju_add3(res, vec1, vec2)\n--\n\nres = vec1 + vec2"},
    {"mju_sub3", (PyCFunction)(void (*)(void))py_mju_sub3, METH_FASTCALL | METH_KEYWORDS, "mju_sub3(res, vec1, vec2)\n--\n\nres = vec1 - vec2"},
    {"mju_addTo3", (PyCFunction)(void (*)(void))py_mju_addTo3, METH_FASTCALL | METH_KEYWORDS, "mju_addTo3(res, vec)\n--\n\nres += vec"},
    {"mju_subFrom3", (PyCFunction)(void (*)(void))py_mju_subFrom3, METH_FASTCALL | METH_KEYWORDS, "mju_subFrom3(res, vec)\n--\n\nres -= vec"},
    {"mju_addToScl3", (PyCFunction)(void (*)(void))py_mju_addToScl3, METH_FASTCALL | METH_KEYWORDS, "mju_addToScl3(res, vec, scl)\n--\n\nres += vec * scl"},
    {"mju_addScl3", (PyCFunction)(void (*)(void))py_mju_addScl3, METH_FASTCALL | METH_KEYWORDS, "mju_addScl3(res, vec1, vec2, scl)\n--\n\nres = vec1 + vec2 * scl"},
    {"mju_normalize3", (PyCFunction)(void (*)(void))py_mju_normalize3, METH_FASTCALL | METH_KEYWORDS, "mju_normalize3(vec)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0"},
    {"mju_norm3", (PyCFunction)(void (*)(void))py_mju_norm3, METH_FASTCALL | METH_KEYWORDS, "mju_norm3(vec)\n--\n\nlength"},
    {"mju_dot3", (PyCFunction)(void (*)(void))py_mju_dot3, METH_FASTCALL | METH_KEYWORDS, "mju_dot3(vec1, vec2)\n--\n\nscalar product"},
    {"mju_dist3", (PyCFunction)(void (*)(void))py_mju_dist3, METH_FASTCALL | METH_KEYWORDS, "mju_dist3(pos1, pos2)\n--\n\ndistance of two points"},
    {"mju_mulMatVec3", (PyCFunction)(void (*)(void))py_mju_mulMatVec3, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatVec3(res, mat, vec)\n--\n\nres = mat vec, 3 x 3"},
    {"mju_mulMatTVec3", (PyCFunction)(void (*)(void))py_mju_mulMatTVec3, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatTVec3(res, mat, vec)\n--\n\nres = mat' vec, 3 x 3"},
    {"mju_cross", (PyCFunction)(void (*)(void))py_mju_cross, METH_FASTCALL | METH_KEYWORDS, "mju_cross(res, a, b)\n--\n\nvector product a x b"},
    {"mju_zero4", (PyCFunction)(void (*)(void))py_mju_zero4, METH_FASTCALL | METH_KEYWORDS, "mju_zero4(res)\n--\n\nres = 0"},
    {"mju_unit4", (PyCFunction)(void (*)(void))py_mju_unit4, METH_FASTCALL | METH_KEYWORDS, "mju_unit4(res)\n--\n\nres = 1 0 0 0"},
    {"mju_copy4", (PyCFunction)(void (*)(void))py_mju_copy4, METH_FASTCALL | METH_KEYWORDS, "mju_copy4(res, data)\n--\n\nres = data"},
    {"mju_normalize4", (PyCFunction)(void (*)(void))py_mju_normalize4, METH_FASTCALL | METH_KEYWORDS, "mju_normalize4(vec)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 0 0"},
    {"mju_zero", (PyCFunction)(void (*)(void))py_mju_zero, METH_FASTCALL | METH_KEYWORDS, "mju_zero(res)\n--\n\nres = 0"},
    {"mju_fill", (PyCFunction)(void (*)(void))py_mju_fill, METH_FASTCALL | METH_KEYWORDS, "mju_fill(res, val)\n--\n\nevery element = val"},
    {"mju_copy", (PyCFunction)(void (*)(void))py_mju_copy, METH_FASTCALL | METH_KEYWORDS, "mju_copy(res, vec)\n--\n\nres = vec"},
    {"mju_sum", (PyCFunction)(void (*)(void))py_mju_sum, METH_FASTCALL | METH_KEYWORDS, "mju_sum(vec)\n--\n\nsum of the elements"},
    {"mju_L1", (PyCFunction)(void (*)(void))py_mju_L1, METH_FASTCALL | METH_KEYWORDS, "mju_L1(vec)\n--\n\nsum of the absolute values"},
    {"mju_scl", (PyCFunction)(void (*)(void))py_mju_scl, METH_FASTCALL | METH_KEYWORDS, "mju_scl(res, vec, scl)\n--\n\nres = vec * scl"},
    {"mju_add", (PyCFunction)(void (*)(void))py_mju_add, METH_FASTCALL | METH_KEYWORDS, "mju_add(res, vec1, vec2)\n--\n\nres = vec1 + vec2"},
    {"mju_sub", (PyCFunction)(void (*)(void))py_mju_sub, METH_FASTCALL | METH_KEYWORDS, "mju_sub(res, vec1, vec2)\n--\n\nres = vec1 - vec2"},
    {"mju_addTo", (PyCFunction)(void (*)(void))py_mju_addTo, METH_FASTCALL | METH_KEYWORDS, "mju_addTo(res, vec)\n--\n\nres += vec"},
    {"mju_subFrom", (PyCFunction)(void (*)(void))py_mju_subFrom, METH_FASTCALL | METH_KEYWORDS, "mju_subFrom(res, vec)\n--\n\nres -= vec"},
    {"mju_addToScl", (PyCFunction)(void (*)(void))py_mju_addToScl, METH_FASTCALL | METH_KEYWORDS, "mju_addToScl(res, vec, scl)\n--\n\nres += vec * scl"},
    {"mju_addScl", (PyCFunction)(void (*)(void))py_mju_addScl, METH_FASTCALL | METH_KEYWORDS, "mju_addScl(res, vec1, vec2, scl)\n--\n\nres = vec1 + vec2 * scl"},
    {"mju_normalize", (PyCFunction)(void (*)(void))py_mju_normalize, METH_FASTCALL | METH_KEYWORDS, "mju_normalize(res)\n--\n\nscale to unit length, return the old length; shorter than ctMINVAL: becomes 1 0 ... 0"},
    {"mju_norm", (PyCFunction)(void (*)(void))py_mju_norm, METH_FASTCALL | METH_KEYWORDS, "mju_norm(res)\n--\n\nlength"},
    {"mju_dot", (PyCFunction)(void (*)(void))py_mju_dot, METH_FASTCALL | METH_KEYWORDS, "mju_dot(vec1, vec2)\n--\n\nscalar product"},
    {"mju_mulMatVec", (PyCFunction)(void (*)(void))py_mju_mulMatVec, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatVec(res, mat, vec)\n--\n\nres = mat vec, nr x nc"},
    {"mju_mulMatTVec", (PyCFunction)(void (*)(void))py_mju_mulMatTVec, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatTVec(res, mat, vec)\n--\n\nres = mat' vec, mat nr x nc"},
    {"mju_mulVecMatVec", (PyCFunction)(void (*)(void))py_mju_mulVecMatVec, METH_FASTCALL | METH_KEYWORDS, "mju_mulVecMatVec(vec1, mat, vec2)\n--\n\nvec1' mat vec2, n x n"},
    {"mju_transpose", (PyCFunction)(void (*)(void))py_mju_transpose, METH_FASTCALL | METH_KEYWORDS, "mju_transpose(res, mat)\n--\n\nres = mat', mat nr x nc"},
    {"mju_symmetrize", (PyCFunction)(void (*)(void))py_mju_symmetrize, METH_FASTCALL | METH_KEYWORDS, "mju_symmetrize(res, mat)\n--\n\nres = (mat + mat') / 2"},
    {"mju_eye", (PyCFunction)(void (*)(void))py_mju_eye, METH_FASTCALL | METH_KEYWORDS, "mju_eye(mat)\n--\n\nmat = identity, n x n"},
    {"mju_mulMatMat", (PyCFunction)(void (*)(void))py_mju_mulMatMat, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatMat(res, mat1, mat2)\n--\n\nres = mat1 mat2, (r1 x c1)(c1 x c2)"},
    {"mju_mulMatMatT", (PyCFunction)(void (*)(void))py_mju_mulMatMatT, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatMatT(res, mat1, mat2)\n--\n\nres = mat1 mat2', (r1 x c1)(r2 x c1)'"},
    {"mju_mulMatTMat", (PyCFunction)(void (*)(void))py_mju_mulMatTMat, METH_FASTCALL | METH_KEYWORDS, "mju_mulMatTMat(res, mat1, mat2)\n--\n\nres = mat1' mat2, (r1 x c1)'(r1 x c2)"},
    {"mju_sqrMatTD", (PyCFunction)(void (*)(void))py_mju_sqrMatTD, METH_FASTCALL | METH_KEYWORDS, "mju_sqrMatTD(res, mat, diag)\n--\n\nres = mat' diag mat, nc x nc; NULL diag: mat' mat"},
    {"mju_transformSpatial", (PyCFunction)(void (*)(void))py_mju_transformSpatial, METH_FASTCALL | METH_KEYWORDS, "mju_transformSpatial(res, vec, flg_force, newpos, oldpos, rotnew2old)\n--\n\nmove a spatial velocity or force (flg_force) to another point and, if given, other axes"},
    {"mju_dense2sparse", (PyCFunction)(void (*)(void))py_mju_dense2sparse, METH_FASTCALL | METH_KEYWORDS, "mju_dense2sparse(res, mat, rownnz, rowadr, colind)\n--\n\ndense to CSR, zeros left out; 0: done, 1: nnz is too small"},
    {"mju_sparse2dense", (PyCFunction)(void (*)(void))py_mju_sparse2dense, METH_FASTCALL | METH_KEYWORDS, "mju_sparse2dense(res, mat, rownnz, rowadr, colind)\n--\n\nCSR to dense"},
    {"mju_rotVecQuat", (PyCFunction)(void (*)(void))py_mju_rotVecQuat, METH_FASTCALL | METH_KEYWORDS, "mju_rotVecQuat(res, vec, quat)\n--\n\nrotate a vector by a quaternion"},
    {"mju_negQuat", (PyCFunction)(void (*)(void))py_mju_negQuat, METH_FASTCALL | METH_KEYWORDS, "mju_negQuat(res, quat)\n--\n\nconjugate: the opposite rotation"},
    {"mju_mulQuat", (PyCFunction)(void (*)(void))py_mju_mulQuat, METH_FASTCALL | METH_KEYWORDS, "mju_mulQuat(res, quat1, quat2)\n--\n\nproduct: rotate by quat2, then by quat1"},
    {"mju_mulQuatAxis", (PyCFunction)(void (*)(void))py_mju_mulQuatAxis, METH_FASTCALL | METH_KEYWORDS, "mju_mulQuatAxis(res, quat, axis)\n--\n\nproduct of a quaternion and a vector taken as a quaternion without real part"},
    {"mju_axisAngle2Quat", (PyCFunction)(void (*)(void))py_mju_axisAngle2Quat, METH_FASTCALL | METH_KEYWORDS, "mju_axisAngle2Quat(res, axis, angle)\n--\n\nquaternion of a rotation about a unit axis by an angle in radians"},
    {"mju_quat2Vel", (PyCFunction)(void (*)(void))py_mju_quat2Vel, METH_FASTCALL | METH_KEYWORDS, "mju_quat2Vel(res, quat, dt)\n--\n\nrotation vector of a quaternion over dt: the angular velocity that makes it"},
    {"mju_subQuat", (PyCFunction)(void (*)(void))py_mju_subQuat, METH_FASTCALL | METH_KEYWORDS, "mju_subQuat(res, qa, qb)\n--\n\nrotation vector that leads from qb to qa, in qb's frame"},
    {"mju_quat2Mat", (PyCFunction)(void (*)(void))py_mju_quat2Mat, METH_FASTCALL | METH_KEYWORDS, "mju_quat2Mat(res, quat)\n--\n\nrotation matrix of a quaternion"},
    {"mju_mat2Quat", (PyCFunction)(void (*)(void))py_mju_mat2Quat, METH_FASTCALL | METH_KEYWORDS, "mju_mat2Quat(quat, mat)\n--\n\nquaternion of a rotation matrix"},
    {"mju_derivQuat", (PyCFunction)(void (*)(void))py_mju_derivQuat, METH_FASTCALL | METH_KEYWORDS, "mju_derivQuat(res, quat, vel)\n--\n\ntime derivative of a quaternion under a local angular velocity"},
    {"mju_quatIntegrate", (PyCFunction)(void (*)(void))py_mju_quatIntegrate, METH_FASTCALL | METH_KEYWORDS, "mju_quatIntegrate(quat, vel, scale)\n--\n\nturn a quaternion by a local angular velocity for a time"},
    {"mju_quatZ2Vec", (PyCFunction)(void (*)(void))py_mju_quatZ2Vec, METH_FASTCALL | METH_KEYWORDS, "mju_quatZ2Vec(quat, vec)\n--\n\nquaternion that takes the z axis to a vector"},
    {"mju_mat2Rot", (PyCFunction)(void (*)(void))py_mju_mat2Rot, METH_FASTCALL | METH_KEYWORDS, "mju_mat2Rot(quat, mat)\n--\n\nrotation nearest to a matrix, refined from the quaternion given; returns iterations"},
    {"mju_euler2Quat", (PyCFunction)(void (*)(void))py_mju_euler2Quat, METH_FASTCALL | METH_KEYWORDS, "mju_euler2Quat(quat, euler, seq)\n--\n\nquaternion of three angles; seq: xyz about moving axes, XYZ about fixed ones"},
    {"mju_mulPose", (PyCFunction)(void (*)(void))py_mju_mulPose, METH_FASTCALL | METH_KEYWORDS, "mju_mulPose(posres, quatres, pos1, quat1, pos2, quat2)\n--\n\npose 2 seen in pose 1"},
    {"mju_negPose", (PyCFunction)(void (*)(void))py_mju_negPose, METH_FASTCALL | METH_KEYWORDS, "mju_negPose(posres, quatres, pos, quat)\n--\n\nopposite pose"},
    {"mju_trnVecPose", (PyCFunction)(void (*)(void))py_mju_trnVecPose, METH_FASTCALL | METH_KEYWORDS, "mju_trnVecPose(res, pos, quat, vec)\n--\n\na point moved by a pose"},
    {"mju_cholFactor", (PyCFunction)(void (*)(void))py_mju_cholFactor, METH_FASTCALL | METH_KEYWORDS, "mju_cholFactor(mat, mindiag)\n--\n\nmat = L L' in place, lower triangle; pivots below mindiag are raised; returns the rank"},
    {"mju_cholSolve", (PyCFunction)(void (*)(void))py_mju_cholSolve, METH_FASTCALL | METH_KEYWORDS, "mju_cholSolve(res, mat, vec)\n--\n\nsolve L L' res = vec"},
    {"mju_cholUpdate", (PyCFunction)(void (*)(void))py_mju_cholUpdate, METH_FASTCALL | METH_KEYWORDS, "mju_cholUpdate(mat, x, flg_plus)\n--\n\nfactor of L L' + x x', or minus; returns the rank"},
    {"mju_cholFactorBand", (PyCFunction)(void (*)(void))py_mju_cholFactorBand, METH_FASTCALL | METH_KEYWORDS, "mju_cholFactorBand(mat, ntotal, nband, ndense, diagadd, diagmul)\n--\n\nfactor a band matrix with dense last rows in place; returns the smallest pivot, 0: failed"},
    {"mju_cholSolveBand", (PyCFunction)(void (*)(void))py_mju_cholSolveBand, METH_FASTCALL | METH_KEYWORDS, "mju_cholSolveBand(res, mat, vec, ntotal, nband, ndense)\n--\n\nsolve with a factored band matrix"},
    {"mju_band2Dense", (PyCFunction)(void (*)(void))py_mju_band2Dense, METH_FASTCALL | METH_KEYWORDS, "mju_band2Dense(res, mat, ntotal, nband, ndense, flg_sym)\n--\n\nband matrix to dense, both triangles if flg_sym"},
    {"mju_dense2Band", (PyCFunction)(void (*)(void))py_mju_dense2Band, METH_FASTCALL | METH_KEYWORDS, "mju_dense2Band(res, mat, ntotal, nband, ndense)\n--\n\ndense matrix to band"},
    {"mju_bandMulMatVec", (PyCFunction)(void (*)(void))py_mju_bandMulMatVec, METH_FASTCALL | METH_KEYWORDS, "mju_bandMulMatVec(res, mat, vec, ntotal, nband, ndense, nvec, flg_sym)\n--\n\nproduct of a band matrix and nvec vectors"},
    {"mju_bandDiag", (PyCFunction)(void (*)(void))py_mju_bandDiag, METH_FASTCALL | METH_KEYWORDS, "mju_bandDiag(i, ntotal, nband, ndense)\n--\n\nwhere the diagonal element i is in a band matrix"},
    {"mju_eig3", (PyCFunction)(void (*)(void))py_mju_eig3, METH_FASTCALL | METH_KEYWORDS, "mju_eig3(eigval, eigvec, quat, mat)\n--\n\neigenvalues in descending order and axes of a symmetric 3 x 3 matrix; returns iterations"},
    {"mju_boxQP", (PyCFunction)(void (*)(void))py_mju_boxQP, METH_FASTCALL | METH_KEYWORDS, "mju_boxQP(res, R, index, H, g, lower, upper)\n--\n\nminimize x'Hx/2 + x'g within bounds; returns the free dimension, -1: failed"},
    {"mju_muscleGain", (PyCFunction)(void (*)(void))py_mju_muscleGain, METH_FASTCALL | METH_KEYWORDS, "mju_muscleGain(len, vel, lengthrange, acc0, prm)\n--\n\nforce per activation of a muscle"},
    {"mju_muscleBias", (PyCFunction)(void (*)(void))py_mju_muscleBias, METH_FASTCALL | METH_KEYWORDS, "mju_muscleBias(len, lengthrange, acc0, prm)\n--\n\npassive force of a muscle"},
    {"mju_muscleDynamics", (PyCFunction)(void (*)(void))py_mju_muscleDynamics, METH_FASTCALL | METH_KEYWORDS, "mju_muscleDynamics(ctrl, act, prm)\n--\n\nrate of a muscle's activation"},
    {"mju_encodePyramid", (PyCFunction)(void (*)(void))py_mju_encodePyramid, METH_FASTCALL | METH_KEYWORDS, "mju_encodePyramid(pyramid, force, mu)\n--\n\ncontact force to forces along the pyramid's edges"},
    {"mju_decodePyramid", (PyCFunction)(void (*)(void))py_mju_decodePyramid, METH_FASTCALL | METH_KEYWORDS, "mju_decodePyramid(force, pyramid, mu)\n--\n\nforces along the pyramid's edges to contact force"},
    {"mju_springDamper", (PyCFunction)(void (*)(void))py_mju_springDamper, METH_FASTCALL | METH_KEYWORDS, "mju_springDamper(pos0, vel0, Kp, Kv, dt)\n--\n\nposition after dt of a free unit mass on a spring and damper"},
    {"mju_min", (PyCFunction)(void (*)(void))py_mju_min, METH_FASTCALL | METH_KEYWORDS, "mju_min(a, b)\n--\n\nthe smaller one"},
    {"mju_max", (PyCFunction)(void (*)(void))py_mju_max, METH_FASTCALL | METH_KEYWORDS, "mju_max(a, b)\n--\n\nthe larger one"},
    {"mju_clip", (PyCFunction)(void (*)(void))py_mju_clip, METH_FASTCALL | METH_KEYWORDS, "mju_clip(x, min, max)\n--\n\nx clamped to [min, max]"},
    {"mju_sign", (PyCFunction)(void (*)(void))py_mju_sign, METH_FASTCALL | METH_KEYWORDS, "mju_sign(x)\n--\n\n1, 0 or -1"},
    {"mju_round", (PyCFunction)(void (*)(void))py_mju_round, METH_FASTCALL | METH_KEYWORDS, "mju_round(x)\n--\n\nnearest integer"},
    {"mju_type2Str", (PyCFunction)(void (*)(void))py_mju_type2Str, METH_FASTCALL | METH_KEYWORDS, "mju_type2Str(type)\n--\n\nname of an object type (cttObj); NULL: unknown"},
    {"mju_str2Type", (PyCFunction)(void (*)(void))py_mju_str2Type, METH_FASTCALL | METH_KEYWORDS, "mju_str2Type(str)\n--\n\nobject type (cttObj) of a name; 0: unknown"},
    {"mju_writeNumBytes", (PyCFunction)(void (*)(void))py_mju_writeNumBytes, METH_FASTCALL | METH_KEYWORDS, "mju_writeNumBytes(nbytes)\n--\n\na readable number of bytes, such as 12M"},
    {"mju_warningText", (PyCFunction)(void (*)(void))py_mju_warningText, METH_FASTCALL | METH_KEYWORDS, "mju_warningText(warning, info)\n--\n\ntext of a warning (cttWarning)"},
    {"mju_isBad", (PyCFunction)(void (*)(void))py_mju_isBad, METH_FASTCALL | METH_KEYWORDS, "mju_isBad(x)\n--\n\n1: not finite, or larger than ctMAXVAL"},
    {"mju_isZero", (PyCFunction)(void (*)(void))py_mju_isZero, METH_FASTCALL | METH_KEYWORDS, "mju_isZero(vec)\n--\n\n1: all elements are zero"},
    {"mju_f2n", (PyCFunction)(void (*)(void))py_mju_f2n, METH_FASTCALL | METH_KEYWORDS, "mju_f2n(res, vec)\n--\n\nfloat to cttNum"},
    {"mju_n2f", (PyCFunction)(void (*)(void))py_mju_n2f, METH_FASTCALL | METH_KEYWORDS, "mju_n2f(res, vec)\n--\n\ncttNum to float"},
    {"mju_d2n", (PyCFunction)(void (*)(void))py_mju_d2n, METH_FASTCALL | METH_KEYWORDS, "mju_d2n(res, vec)\n--\n\ndouble to cttNum"},
    {"mju_n2d", (PyCFunction)(void (*)(void))py_mju_n2d, METH_FASTCALL | METH_KEYWORDS, "mju_n2d(res, vec)\n--\n\ncttNum to double"},
    {"mju_insertionSort", (PyCFunction)(void (*)(void))py_mju_insertionSort, METH_FASTCALL | METH_KEYWORDS, "mju_insertionSort(list)\n--\n\nsort in ascending order"},
    {"mju_insertionSortInt", (PyCFunction)(void (*)(void))py_mju_insertionSortInt, METH_FASTCALL | METH_KEYWORDS, "mju_insertionSortInt(list)\n--\n\nsort in ascending order"},
    {"mju_Halton", (PyCFunction)(void (*)(void))py_mju_Halton, METH_FASTCALL | METH_KEYWORDS, "mju_Halton(index, base)\n--\n\nnumber of the low-discrepancy sequence of a prime base"},
    {"mju_sigmoid", (PyCFunction)(void (*)(void))py_mju_sigmoid, METH_FASTCALL | METH_KEYWORDS, "mju_sigmoid(x)\n--\n\nsmooth step of fifth degree from 0 to 1 on [0, 1]"},
    {"mjd_transitionFD", (PyCFunction)(void (*)(void))py_mjd_transitionFD, METH_FASTCALL | METH_KEYWORDS, "mjd_transitionFD(m, d, eps, flg_centered, A, B, C, D)\n--\n\nderivatives of a step by finite differences: state A B, sensors C D; NULL: skip one"},
    {"mjd_inverseFD", (PyCFunction)(void (*)(void))py_mjd_inverseFD, METH_FASTCALL | METH_KEYWORDS, "mjd_inverseFD(m, d, eps, flg_actuation, DfDq, DfDv, DfDa, DsDq, DsDv, DsDa, DmDq)\n--\n\nderivatives of inverse dynamics by finite differences; NULL: skip one"},
    {"mjd_subQuat", (PyCFunction)(void (*)(void))py_mjd_subQuat, METH_FASTCALL | METH_KEYWORDS, "mjd_subQuat(qa, qb, Da, Db)\n--\n\nderivatives of ctu_subQuat; NULL: skip one"},
    {"mjd_quatIntegrate", (PyCFunction)(void (*)(void))py_mjd_quatIntegrate, METH_FASTCALL | METH_KEYWORDS, "mjd_quatIntegrate(vel, scale, Dquat, Dvel, Dscale)\n--\n\nderivatives of ctu_quatIntegrate; NULL: skip one"},
    {"mjp_pluginCount", (PyCFunction)(void (*)(void))py_mjp_pluginCount, METH_FASTCALL | METH_KEYWORDS, "mjp_pluginCount()\n--\n\nregistered plugins"},
    {"mjp_resourceProviderCount", (PyCFunction)(void (*)(void))py_mjp_resourceProviderCount, METH_FASTCALL | METH_KEYWORDS, "mjp_resourceProviderCount()\n--\n\nregistered resource providers"},
    {"mjs_addBody", (PyCFunction)(void (*)(void))py_mjs_addBody, METH_FASTCALL | METH_KEYWORDS, "mjs_addBody(body, def_)\n--\n\nadd a child body; NULL: the parent's defaults"},
    {"mjs_addSite", (PyCFunction)(void (*)(void))py_mjs_addSite, METH_FASTCALL | METH_KEYWORDS, "mjs_addSite(body, def_)\n--\n\nadd a site to a body"},
    {"mjs_addJoint", (PyCFunction)(void (*)(void))py_mjs_addJoint, METH_FASTCALL | METH_KEYWORDS, "mjs_addJoint(body, def_)\n--\n\nadd a joint to a body"},
    {"mjs_addFreeJoint", (PyCFunction)(void (*)(void))py_mjs_addFreeJoint, METH_FASTCALL | METH_KEYWORDS, "mjs_addFreeJoint(body)\n--\n\nadd a free joint to a body"},
    {"mjs_addGeom", (PyCFunction)(void (*)(void))py_mjs_addGeom, METH_FASTCALL | METH_KEYWORDS, "mjs_addGeom(body, def_)\n--\n\nadd a geom to a body"},
    {"mjs_addCamera", (PyCFunction)(void (*)(void))py_mjs_addCamera, METH_FASTCALL | METH_KEYWORDS, "mjs_addCamera(body, def_)\n--\n\nadd a camera to a body"},
    {"mjs_addLight", (PyCFunction)(void (*)(void))py_mjs_addLight, METH_FASTCALL | METH_KEYWORDS, "mjs_addLight(body, def_)\n--\n\nadd a light to a body"},
    {"mjs_addFrame", (PyCFunction)(void (*)(void))py_mjs_addFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_addFrame(body, parentframe)\n--\n\nadd a frame to a body, inside another frame if given"},
    {"mjs_addActuator", (PyCFunction)(void (*)(void))py_mjs_addActuator, METH_FASTCALL | METH_KEYWORDS, "mjs_addActuator(s, def_)\n--\n\nadd an actuator"},
    {"mjs_addSensor", (PyCFunction)(void (*)(void))py_mjs_addSensor, METH_FASTCALL | METH_KEYWORDS, "mjs_addSensor(s)\n--\n\nadd a sensor"},
    {"mjs_addFlex", (PyCFunction)(void (*)(void))py_mjs_addFlex, METH_FASTCALL | METH_KEYWORDS, "mjs_addFlex(s)\n--\n\nadd a flex"},
    {"mjs_addPair", (PyCFunction)(void (*)(void))py_mjs_addPair, METH_FASTCALL | METH_KEYWORDS, "mjs_addPair(s, def_)\n--\n\nadd a contact pair"},
    {"mjs_addExclude", (PyCFunction)(void (*)(void))py_mjs_addExclude, METH_FASTCALL | METH_KEYWORDS, "mjs_addExclude(s)\n--\n\nadd an exclude"},
    {"mjs_addEquality", (PyCFunction)(void (*)(void))py_mjs_addEquality, METH_FASTCALL | METH_KEYWORDS, "mjs_addEquality(s, def_)\n--\n\nadd an equality constraint"},
    {"mjs_addTendon", (PyCFunction)(void (*)(void))py_mjs_addTendon, METH_FASTCALL | METH_KEYWORDS, "mjs_addTendon(s, def_)\n--\n\nadd a tendon"},
    {"mjs_wrapSite", (PyCFunction)(void (*)(void))py_mjs_wrapSite, METH_FASTCALL | METH_KEYWORDS, "mjs_wrapSite(tendon, name)\n--\n\nroute a tendon through a site"},
    {"mjs_wrapGeom", (PyCFunction)(void (*)(void))py_mjs_wrapGeom, METH_FASTCALL | METH_KEYWORDS, "mjs_wrapGeom(tendon, name, sidesite)\n--\n\nroute a tendon around a geom, on the side of a site if given"},
    {"mjs_wrapJoint", (PyCFunction)(void (*)(void))py_mjs_wrapJoint, METH_FASTCALL | METH_KEYWORDS, "mjs_wrapJoint(tendon, name, coef)\n--\n\nadd a joint to a tendon's length, with a factor"},
    {"mjs_wrapPulley", (PyCFunction)(void (*)(void))py_mjs_wrapPulley, METH_FASTCALL | METH_KEYWORDS, "mjs_wrapPulley(tendon, divisor)\n--\n\ndivide the rest of a tendon's path"},
    {"mjs_addNumeric", (PyCFunction)(void (*)(void))py_mjs_addNumeric, METH_FASTCALL | METH_KEYWORDS, "mjs_addNumeric(s)\n--\n\nadd a list of numbers"},
    {"mjs_addText", (PyCFunction)(void (*)(void))py_mjs_addText, METH_FASTCALL | METH_KEYWORDS, "mjs_addText(s)\n--\n\nadd a text"},
    {"mjs_addTuple", (PyCFunction)(void (*)(void))py_mjs_addTuple, METH_FASTCALL | METH_KEYWORDS, "mjs_addTuple(s)\n--\n\nadd a tuple"},
    {"mjs_addKey", (PyCFunction)(void (*)(void))py_mjs_addKey, METH_FASTCALL | METH_KEYWORDS, "mjs_addKey(s)\n--\n\nadd a keyframe"},
    {"mjs_addPlugin", (PyCFunction)(void (*)(void))py_mjs_addPlugin, METH_FASTCALL | METH_KEYWORDS, "mjs_addPlugin(s)\n--\n\nadd a plugin instance"},
    {"mjs_addDefault", (PyCFunction)(void (*)(void))py_mjs_addDefault, METH_FASTCALL | METH_KEYWORDS, "mjs_addDefault(s, classname, parent)\n--\n\nadd a default class below a parent; NULL parent: below main; NULL result: name taken"},
    {"mjs_setToMotor", (PyCFunction)(void (*)(void))py_mjs_setToMotor, METH_FASTCALL | METH_KEYWORDS, "mjs_setToMotor(actuator)\n--\n\nmake it a motor: force = control"},
    {"mjs_setToPosition", (PyCFunction)(void (*)(void))py_mjs_setToPosition, METH_FASTCALL | METH_KEYWORDS, "mjs_setToPosition(actuator, kp, kv, dampratio, timeconst, inheritrange)\n--\n\nmake it a position servo; returns an error text or an empty one"},
    {"mjs_setToIntVelocity", (PyCFunction)(void (*)(void))py_mjs_setToIntVelocity, METH_FASTCALL | METH_KEYWORDS, "mjs_setToIntVelocity(actuator, kp, kv, dampratio, timeconst, inheritrange)\n--\n\nmake it a velocity servo that integrates its control"},
    {"mjs_setToVelocity", (PyCFunction)(void (*)(void))py_mjs_setToVelocity, METH_FASTCALL | METH_KEYWORDS, "mjs_setToVelocity(actuator, kv)\n--\n\nmake it a velocity servo"},
    {"mjs_setToDamper", (PyCFunction)(void (*)(void))py_mjs_setToDamper, METH_FASTCALL | METH_KEYWORDS, "mjs_setToDamper(actuator, kv)\n--\n\nmake it a damper whose strength is the control"},
    {"mjs_setToCylinder", (PyCFunction)(void (*)(void))py_mjs_setToCylinder, METH_FASTCALL | METH_KEYWORDS, "mjs_setToCylinder(actuator, timeconst, bias, area, diameter)\n--\n\nmake it a pneumatic or hydraulic cylinder"},
    {"mjs_setToMuscle", (PyCFunction)(void (*)(void))py_mjs_setToMuscle, METH_FASTCALL | METH_KEYWORDS, "mjs_setToMuscle(actuator, timeconst, tausmooth, range, force, scale, lmin, lmax, vmax, fpmax, fvmax)\n--\n\nmake it a muscle"},
    {"mjs_setToAdhesion", (PyCFunction)(void (*)(void))py_mjs_setToAdhesion, METH_FASTCALL | METH_KEYWORDS, "mjs_setToAdhesion(actuator, gain)\n--\n\nmake it an adhesion actuator"},
    {"mjs_addMesh", (PyCFunction)(void (*)(void))py_mjs_addMesh, METH_FASTCALL | METH_KEYWORDS, "mjs_addMesh(s, def_)\n--\n\nadd a mesh"},
    {"mjs_addHField", (PyCFunction)(void (*)(void))py_mjs_addHField, METH_FASTCALL | METH_KEYWORDS, "mjs_addHField(s)\n--\n\nadd a height field"},
    {"mjs_addSkin", (PyCFunction)(void (*)(void))py_mjs_addSkin, METH_FASTCALL | METH_KEYWORDS, "mjs_addSkin(s)\n--\n\nadd a skin"},
    {"mjs_addTexture", (PyCFunction)(void (*)(void))py_mjs_addTexture, METH_FASTCALL | METH_KEYWORDS, "mjs_addTexture(s)\n--\n\nadd a texture"},
    {"mjs_addMaterial", (PyCFunction)(void (*)(void))py_mjs_addMaterial, METH_FASTCALL | METH_KEYWORDS, "mjs_addMaterial(s, def_)\n--\n\nadd a material"},
    {"mjs_getSpec", (PyCFunction)(void (*)(void))py_mjs_getSpec, METH_FASTCALL | METH_KEYWORDS, "mjs_getSpec(element)\n--\n\nspec of an element"},
    {"mjs_findSpec", (PyCFunction)(void (*)(void))py_mjs_findSpec, METH_FASTCALL | METH_KEYWORDS, "mjs_findSpec(spec, name)\n--\n\nattached spec of a name; NULL: none"},
    {"mjs_findBody", (PyCFunction)(void (*)(void))py_mjs_findBody, METH_FASTCALL | METH_KEYWORDS, "mjs_findBody(s, name)\n--\n\nbody of a name; NULL: none"},
    {"mjs_findElement", (PyCFunction)(void (*)(void))py_mjs_findElement, METH_FASTCALL | METH_KEYWORDS, "mjs_findElement(s, type, name)\n--\n\nelement of a type and name; NULL: none"},
    {"mjs_findChild", (PyCFunction)(void (*)(void))py_mjs_findChild, METH_FASTCALL | METH_KEYWORDS, "mjs_findChild(body, name)\n--\n\nbody of a name below a body; NULL: none"},
    {"mjs_getParent", (PyCFunction)(void (*)(void))py_mjs_getParent, METH_FASTCALL | METH_KEYWORDS, "mjs_getParent(element)\n--\n\nbody that an element is in; NULL: none"},
    {"mjs_getFrame", (PyCFunction)(void (*)(void))py_mjs_getFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_getFrame(element)\n--\n\nframe that an element is in; NULL: none"},
    {"mjs_findFrame", (PyCFunction)(void (*)(void))py_mjs_findFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_findFrame(s, name)\n--\n\nframe of a name; NULL: none"},
    {"mjs_getDefault", (PyCFunction)(void (*)(void))py_mjs_getDefault, METH_FASTCALL | METH_KEYWORDS, "mjs_getDefault(element)\n--\n\ndefault class of an element"},
    {"mjs_findDefault", (PyCFunction)(void (*)(void))py_mjs_findDefault, METH_FASTCALL | METH_KEYWORDS, "mjs_findDefault(s, classname)\n--\n\ndefault class of a name; NULL: none"},
    {"mjs_getSpecDefault", (PyCFunction)(void (*)(void))py_mjs_getSpecDefault, METH_FASTCALL | METH_KEYWORDS, "mjs_getSpecDefault(s)\n--\n\nthe main default class"},
    {"mjs_getId", (PyCFunction)(void (*)(void))py_mjs_getId, METH_FASTCALL | METH_KEYWORDS, "mjs_getId(element)\n--\n\nid in the compiled model; -1: not compiled"},
    {"mjs_firstChild", (PyCFunction)(void (*)(void))py_mjs_firstChild, METH_FASTCALL | METH_KEYWORDS, "mjs_firstChild(body, type, recurse)\n--\n\nfirst element of a type in a body, and below it if recurse; NULL: none"},
    {"mjs_nextChild", (PyCFunction)(void (*)(void))py_mjs_nextChild, METH_FASTCALL | METH_KEYWORDS, "mjs_nextChild(body, child, recurse)\n--\n\nthe element of the same type after child; NULL: none"},
    {"mjs_firstElement", (PyCFunction)(void (*)(void))py_mjs_firstElement, METH_FASTCALL | METH_KEYWORDS, "mjs_firstElement(s, type)\n--\n\nfirst element of a type; NULL: none"},
    {"mjs_nextElement", (PyCFunction)(void (*)(void))py_mjs_nextElement, METH_FASTCALL | METH_KEYWORDS, "mjs_nextElement(s, element)\n--\n\nthe element of the same type after this one; NULL: none"},
    {"mjs_getWrapTarget", (PyCFunction)(void (*)(void))py_mjs_getWrapTarget, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrapTarget(wrap)\n--\n\njoint, site or geom of a path point; NULL: a pulley"},
    {"mjs_getWrapSideSite", (PyCFunction)(void (*)(void))py_mjs_getWrapSideSite, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrapSideSite(wrap)\n--\n\nside site of a path point; NULL: none"},
    {"mjs_getWrapDivisor", (PyCFunction)(void (*)(void))py_mjs_getWrapDivisor, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrapDivisor(wrap)\n--\n\ndivisor of a pulley"},
    {"mjs_getWrapCoef", (PyCFunction)(void (*)(void))py_mjs_getWrapCoef, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrapCoef(wrap)\n--\n\nfactor of a joint"},
    {"mjs_setName", (PyCFunction)(void (*)(void))py_mjs_setName, METH_FASTCALL | METH_KEYWORDS, "mjs_setName(element, name)\n--\n\nname an element; 0: done, -1: name taken"},
    {"mjs_getWrapNum", (PyCFunction)(void (*)(void))py_mjs_getWrapNum, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrapNum(tendonspec)\n--\n\npath points of a tendon"},
    {"mjs_getWrap", (PyCFunction)(void (*)(void))py_mjs_getWrap, METH_FASTCALL | METH_KEYWORDS, "mjs_getWrap(tendonspec, i)\n--\n\npath point i of a tendon"},
    {"mjs_setDefault", (PyCFunction)(void (*)(void))py_mjs_setDefault, METH_FASTCALL | METH_KEYWORDS, "mjs_setDefault(element, def_)\n--\n\nchange the default class of an element"},
    {"mjs_setFrame", (PyCFunction)(void (*)(void))py_mjs_setFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_setFrame(dest, frame)\n--\n\nput an element into a frame; 0: done"},
    {"mjs_resolveOrientation", (PyCFunction)(void (*)(void))py_mjs_resolveOrientation, METH_FASTCALL | METH_KEYWORDS, "mjs_resolveOrientation(quat, degree, sequence, orientation)\n--\n\nquaternion of an orientation in any notation; returns an error text or NULL"},
    {"mjs_deleteUserValue", (PyCFunction)(void (*)(void))py_mjs_deleteUserValue, METH_FASTCALL | METH_KEYWORDS, "mjs_deleteUserValue(element, key)\n--\n\ndrop the pointer under a key"},
    {"mjs_sensorDim", (PyCFunction)(void (*)(void))py_mjs_sensorDim, METH_FASTCALL | METH_KEYWORDS, "mjs_sensorDim(sensor)\n--\n\nnumber of output values of a sensor"},
    {"mjs_defaultSpec", (PyCFunction)(void (*)(void))py_mjs_defaultSpec, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultSpec(spec)\n--\n\nfill in the defaults of a spec"},
    {"mjs_defaultOrientation", (PyCFunction)(void (*)(void))py_mjs_defaultOrientation, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultOrientation(orient)\n--\n\nfill in the defaults of an orientation"},
    {"mjs_defaultBody", (PyCFunction)(void (*)(void))py_mjs_defaultBody, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultBody(body)\n--\n\nfill in the defaults of a body"},
    {"mjs_defaultFrame", (PyCFunction)(void (*)(void))py_mjs_defaultFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultFrame(frame)\n--\n\nfill in the defaults of a frame"},
    {"mjs_defaultJoint", (PyCFunction)(void (*)(void))py_mjs_defaultJoint, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultJoint(joint)\n--\n\nfill in the defaults of a joint"},
    {"mjs_defaultGeom", (PyCFunction)(void (*)(void))py_mjs_defaultGeom, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultGeom(geom)\n--\n\nfill in the defaults of a geom"},
    {"mjs_defaultSite", (PyCFunction)(void (*)(void))py_mjs_defaultSite, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultSite(site)\n--\n\nfill in the defaults of a site"},
    {"mjs_defaultCamera", (PyCFunction)(void (*)(void))py_mjs_defaultCamera, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultCamera(camera)\n--\n\nfill in the defaults of a camera"},
    {"mjs_defaultLight", (PyCFunction)(void (*)(void))py_mjs_defaultLight, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultLight(light)\n--\n\nfill in the defaults of a light"},
    {"mjs_defaultFlex", (PyCFunction)(void (*)(void))py_mjs_defaultFlex, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultFlex(flex)\n--\n\nfill in the defaults of a flex"},
    {"mjs_defaultMesh", (PyCFunction)(void (*)(void))py_mjs_defaultMesh, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultMesh(mesh)\n--\n\nfill in the defaults of a mesh"},
    {"mjs_defaultHField", (PyCFunction)(void (*)(void))py_mjs_defaultHField, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultHField(hfield)\n--\n\nfill in the defaults of a height field"},
    {"mjs_defaultSkin", (PyCFunction)(void (*)(void))py_mjs_defaultSkin, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultSkin(skin)\n--\n\nfill in the defaults of a skin"},
    {"mjs_defaultTexture", (PyCFunction)(void (*)(void))py_mjs_defaultTexture, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultTexture(texture)\n--\n\nfill in the defaults of a texture"},
    {"mjs_defaultMaterial", (PyCFunction)(void (*)(void))py_mjs_defaultMaterial, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultMaterial(material)\n--\n\nfill in the defaults of a material"},
    {"mjs_defaultPair", (PyCFunction)(void (*)(void))py_mjs_defaultPair, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultPair(pair)\n--\n\nfill in the defaults of a contact pair"},
    {"mjs_defaultEquality", (PyCFunction)(void (*)(void))py_mjs_defaultEquality, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultEquality(equality)\n--\n\nfill in the defaults of an equality"},
    {"mjs_defaultTendon", (PyCFunction)(void (*)(void))py_mjs_defaultTendon, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultTendon(tendon)\n--\n\nfill in the defaults of a tendon"},
    {"mjs_defaultActuator", (PyCFunction)(void (*)(void))py_mjs_defaultActuator, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultActuator(actuator)\n--\n\nfill in the defaults of an actuator"},
    {"mjs_defaultSensor", (PyCFunction)(void (*)(void))py_mjs_defaultSensor, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultSensor(sensor)\n--\n\nfill in the defaults of a sensor"},
    {"mjs_defaultNumeric", (PyCFunction)(void (*)(void))py_mjs_defaultNumeric, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultNumeric(numeric)\n--\n\nfill in the defaults of a number list"},
    {"mjs_defaultText", (PyCFunction)(void (*)(void))py_mjs_defaultText, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultText(text)\n--\n\nfill in the defaults of a text"},
    {"mjs_defaultTuple", (PyCFunction)(void (*)(void))py_mjs_defaultTuple, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultTuple(tuple)\n--\n\nfill in the defaults of a tuple"},
    {"mjs_defaultKey", (PyCFunction)(void (*)(void))py_mjs_defaultKey, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultKey(key)\n--\n\nfill in the defaults of a keyframe"},
    {"mjs_defaultPlugin", (PyCFunction)(void (*)(void))py_mjs_defaultPlugin, METH_FASTCALL | METH_KEYWORDS, "mjs_defaultPlugin(plugin)\n--\n\nfill in the defaults of a plugin instance"},
    {"mjs_asBody", (PyCFunction)(void (*)(void))py_mjs_asBody, METH_FASTCALL | METH_KEYWORDS, "mjs_asBody(element)\n--\n\nthe element as a ctsBody; NULL if it is of another kind"},
    {"mjs_asGeom", (PyCFunction)(void (*)(void))py_mjs_asGeom, METH_FASTCALL | METH_KEYWORDS, "mjs_asGeom(element)\n--\n\nthe element as a ctsGeom; NULL if it is of another kind"},
    {"mjs_asJoint", (PyCFunction)(void (*)(void))py_mjs_asJoint, METH_FASTCALL | METH_KEYWORDS, "mjs_asJoint(element)\n--\n\nthe element as a ctsJoint; NULL if it is of another kind"},
    {"mjs_asSite", (PyCFunction)(void (*)(void))py_mjs_asSite, METH_FASTCALL | METH_KEYWORDS, "mjs_asSite(element)\n--\n\nthe element as a ctsSite; NULL if it is of another kind"},
    {"mjs_asCamera", (PyCFunction)(void (*)(void))py_mjs_asCamera, METH_FASTCALL | METH_KEYWORDS, "mjs_asCamera(element)\n--\n\nthe element as a ctsCamera; NULL if it is of another kind"},
    {"mjs_asLight", (PyCFunction)(void (*)(void))py_mjs_asLight, METH_FASTCALL | METH_KEYWORDS, "mjs_asLight(element)\n--\n\nthe element as a ctsLight; NULL if it is of another kind"},
    {"mjs_asFrame", (PyCFunction)(void (*)(void))py_mjs_asFrame, METH_FASTCALL | METH_KEYWORDS, "mjs_asFrame(element)\n--\n\nthe element as a ctsFrame; NULL if it is of another kind"},
    {"mjs_asActuator", (PyCFunction)(void (*)(void))py_mjs_asActuator, METH_FASTCALL | METH_KEYWORDS, "mjs_asActuator(element)\n--\n\nthe element as a ctsActuator; NULL if it is of another kind"},
    {"mjs_asSensor", (PyCFunction)(void (*)(void))py_mjs_asSensor, METH_FASTCALL | METH_KEYWORDS, "mjs_asSensor(element)\n--\n\nthe element as a ctsSensor; NULL if it is of another kind"},
    {"mjs_asFlex", (PyCFunction)(void (*)(void))py_mjs_asFlex, METH_FASTCALL | METH_KEYWORDS, "mjs_asFlex(element)\n--\n\nthe element as a ctsFlex; NULL if it is of another kind"},
    {"mjs_asPair", (PyCFunction)(void (*)(void))py_mjs_asPair, METH_FASTCALL | METH_KEYWORDS, "mjs_asPair(element)\n--\n\nthe element as a ctsPair; NULL if it is of another kind"},
    {"mjs_asEquality", (PyCFunction)(void (*)(void))py_mjs_asEquality, METH_FASTCALL | METH_KEYWORDS, "mjs_asEquality(element)\n--\n\nthe element as a ctsEquality; NULL if it is of another kind"},
    {"mjs_asExclude", (PyCFunction)(void (*)(void))py_mjs_asExclude, METH_FASTCALL | METH_KEYWORDS, "mjs_asExclude(element)\n--\n\nthe element as a ctsExclude; NULL if it is of another kind"},
    {"mjs_asTendon", (PyCFunction)(void (*)(void))py_mjs_asTendon, METH_FASTCALL | METH_KEYWORDS, "mjs_asTendon(element)\n--\n\nthe element as a ctsTendon; NULL if it is of another kind"},
    {"mjs_asNumeric", (PyCFunction)(void (*)(void))py_mjs_asNumeric, METH_FASTCALL | METH_KEYWORDS, "mjs_asNumeric(element)\n--\n\nthe element as a ctsNumeric; NULL if it is of another kind"},
    {"mjs_asText", (PyCFunction)(void (*)(void))py_mjs_asText, METH_FASTCALL | METH_KEYWORDS, "mjs_asText(element)\n--\n\nthe element as a ctsText; NULL if it is of another kind"},
    {"mjs_asTuple", (PyCFunction)(void (*)(void))py_mjs_asTuple, METH_FASTCALL | METH_KEYWORDS, "mjs_asTuple(element)\n--\n\nthe element as a ctsTuple; NULL if it is of another kind"},
    {"mjs_asKey", (PyCFunction)(void (*)(void))py_mjs_asKey, METH_FASTCALL | METH_KEYWORDS, "mjs_asKey(element)\n--\n\nthe element as a ctsKey; NULL if it is of another kind"},
    {"mjs_asMesh", (PyCFunction)(void (*)(void))py_mjs_asMesh, METH_FASTCALL | METH_KEYWORDS, "mjs_asMesh(element)\n--\n\nthe element as a ctsMesh; NULL if it is of another kind"},
    {"mjs_asHField", (PyCFunction)(void (*)(void))py_mjs_asHField, METH_FASTCALL | METH_KEYWORDS, "mjs_asHField(element)\n--\n\nthe element as a ctsHField; NULL if it is of another kind"},
    {"mjs_asSkin", (PyCFunction)(void (*)(void))py_mjs_asSkin, METH_FASTCALL | METH_KEYWORDS, "mjs_asSkin(element)\n--\n\nthe element as a ctsSkin; NULL if it is of another kind"},
    {"mjs_asTexture", (PyCFunction)(void (*)(void))py_mjs_asTexture, METH_FASTCALL | METH_KEYWORDS, "mjs_asTexture(element)\n--\n\nthe element as a ctsTexture; NULL if it is of another kind"},
    {"mjs_asMaterial", (PyCFunction)(void (*)(void))py_mjs_asMaterial, METH_FASTCALL | METH_KEYWORDS, "mjs_asMaterial(element)\n--\n\nthe element as a ctsMaterial; NULL if it is of another kind"},
    {"mjs_asPlugin", (PyCFunction)(void (*)(void))py_mjs_asPlugin, METH_FASTCALL | METH_KEYWORDS, "mjs_asPlugin(element)\n--\n\nthe element as a ctsPlugin; NULL if it is of another kind"},
    {"mj_lastError", (PyCFunction)(void (*)(void))py_mj_lastError, METH_FASTCALL | METH_KEYWORDS, "mj_lastError()\n--\n\ntext of the last misuse or failure that calls of this thread reported outside of error buffers; empty: none"},
    {"mj_clearError", (PyCFunction)(void (*)(void))py_mj_clearError, METH_FASTCALL | METH_KEYWORDS, "mj_clearError()\n--\n\nclear that text"},
    {"mjd_forceVel", (PyCFunction)(void (*)(void))py_mjd_forceVel, METH_FASTCALL | METH_KEYWORDS, "mjd_forceVel(m, d, DfDv)\n--\n\nexact derivative of qfrc_passive + qfrc_actuator - qfrc_bias by qvel after ct_forward, nv x nv"},
    {NULL, NULL, 0, NULL},
};
