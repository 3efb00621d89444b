// The extension module corten._core: C structs as Python objects, C functions as Python functions,
// both by tables that tools/gen/gen_python.py writes.
#ifndef CORTEN_PYTHON_CORE_H
#define CORTEN_PYTHON_CORE_H

#define PY_SSIZE_T_CLEAN
#include <Python.h>

#define NPY_NO_DEPRECATED_API NPY_1_22_API_VERSION
#define PY_ARRAY_UNIQUE_SYMBOL corten_array
#ifndef CORE_MAIN
#define NO_IMPORT_ARRAY
#endif
#include <corten/compat.h>

#include <numpy/arrayobject.h>
#include <stdatomic.h>
#include <stdbool.h>

//---------------------------------- what a struct consists of -------------------------------------

typedef enum FieldKind {
  F_NUM,    // cttNum
  F_FLOAT,  // float
  F_INT,    // int
  F_BYTE,   // cttByte
  F_SIZE,   // cttSize, size_t
  F_U64,    // uint64_t, uintptr_t
  F_ENUM,   // an enum, as a member of its Python class
  F_ARRAY,  // numbers, as an ndarray on the same memory
  F_BYTES,  // char array whose length is a size, as bytes
  F_TEXT,   // char array of fixed length, as str
  F_TEXTS,  // several of them, as an array of bytes
  F_STRUCT, // a struct inside
  F_LINK,   // a pointer to a struct
  F_LIST,   // an array of structs
  F_STRING, // ctString*
  F_VECTOR, // ctDoubleVec* and its like, as a list or ndarray
} FieldKind;

typedef enum Memory { P_INLINE, P_BLOCK, P_ARENA } Memory;

// One dimension: value ('c'), the size at this offset of the model ('m') or the data ('d'), or the
// faces of a scene's flexes ('f'); times a factor. Of an argument also: the size ('s'), rows ('r')
// or columns ('k') of the argument at this place.
typedef struct Dim {
  char of;
  size_t value;
  int times;
} Dim;

typedef struct PyStruct PyStruct;
typedef struct Named {
  const char *name, *doc;
  FieldKind kind;
  int npy;       // type of the numbers; of F_VECTOR: the letter of its kind
  Memory place;  // of arrays
  size_t offset; // in the struct
  int ndim;
  Dim dim[2];
  const char* enum_name; // of F_ENUM, and of F_INT with the values of an enum; NULL: any value
  PyStruct* type;        // of F_STRUCT, F_LINK, F_LIST
  bool readonly;
} Named;

struct PyStruct {
  const char *name, *doc;
  size_t size;
  const Named* field;
  int count;
  void (*init)(void* p); // defaults of a new one; NULL: zeros, or there is no way to make one
  bool free_standing;    // may be made by a call of its type
  bool element;          // of a spec: begins with its ctsElement*
  PyTypeObject* base;    // has the fields; made here
  PyTypeObject* type;    // of the objects: the class of the package that is derived from base
  PyTypeObject* list;    // of several in a row; NULL: there are none
};
extern PyStruct* const all_structs[];
extern const int all_structs_count;
extern PyStruct struct_MjModel, struct_MjData, struct_MjSpec, struct_MjvScene, struct_MjrContext;

//---------------------------------- objects -------------------------------------------------------

typedef struct Touched Touched; // arrays of a model that may be written from Python
// What keeps a C object alive. Views and wrappers refer to it, it refers to none of them.
typedef struct Handle {
  PyObject_HEAD void* ptr;
  void (*free)(void* p);
  PyObject* keep;       // a handle, or a list of them, that must outlive this one; may be NULL
  const ctModel* model; // of a model or data: whose sizes count
  PyObject* wrapper;    // the object users see, borrowed, for callbacks; NULL when it is gone
  const void* thread;   // state of the thread that computes on this data now; NULL: none
  int depth;            // calls of that thread
  bool solving;         // a formulation of Python is: its rows must stay
  Touched* touched;     // of a model; NULL: no array of integers has been handed out
} Handle;

typedef struct Wrap {
  PyObject_HEAD Handle* handle;
  void* ptr; // NULL: the element has been deleted
  const PyStruct* type;
  PyObject** cache; // arrays and members that do not move, by field; NULL at first
  PyObject* views;  // of named objects, by kind and id; NULL at first
  PyObject* weak;
} Wrap;

extern PyTypeObject Handle_Type;
extern PyObject* enum_classes; // name -> class
extern PyObject *FatalError, *UnexpectedError;
extern PyObject *FatalValueError, *FatalIndexError; // both of two classes: MuJoCo's and Python's

Handle* handle_new(void* ptr, void (*free)(void*), PyObject* keep, const ctModel* model);
PyObject* wrap_new(const PyStruct* type, void* ptr, Handle* handle); // takes no reference
bool wrap_init_types(PyObject* module);
PyStruct* wrap_struct_of(PyTypeObject* type); // that a class shows; NULL: none
const PyStruct* wrap_struct(PyObject* o);     // that an object shows; NULL: none
bool named_init_types(PyObject* module);
// One dimension of a field, its memory, and the bytes of a number.
Py_ssize_t wrap_extent(const Dim* d, const Wrap* w);
void* wrap_start(const Named* f, const Wrap* w);
npy_intp wrap_width(int npy);
int wrap_numbers(const Named* f); // type of the numbers of a field; -1: it has none
bool wrap_equal(const PyStruct* s, const void* a, const void* b);
// Structs in a row and vectors of a spec, as live views.
bool list_init_types(PyObject* module);
bool vector_init_types(PyObject* module);
PyObject* list_get(const Named* f, Wrap* w);
PyObject* vector_get(const Named* f, Wrap* w);
int vector_set(const Named* f, Wrap* w, PyObject* value);
int vector_set_any(char kind, void* v, PyObject* value);
Handle* spec_handle(Handle* handle, ctsElement* element);
PyObject* wrap_element(Handle* handle, ctsElement* element);
ctsElement* wrap_to_element(PyObject* o); // NULL with an exception
static inline bool is_struct(PyObject* o, const PyStruct* type) {
  return Py_TYPE(o) == type->type || PyType_IsSubtype(Py_TYPE(o), type->base);
}

// An array of integers of a model is handed out: for reading only if it is large, else it is
// compared by touched_sound, which raises FatalError if what was written is not valid.
bool touched_fixed(const Named* f);
bool touched_readonly(const Named* f, Py_ssize_t bytes);
bool touched_expose(Handle* model, const Named* f, const void* at, Py_ssize_t bytes);
bool touched_assigned(Handle* model, const Named* f, const void* at);
bool touched_sound(const char* who, const Handle* model);
void touched_free(Touched* t);
static inline bool model_sound(const char* who, const Handle* model) {
  return !model->touched || touched_sound(who, model);
}

enum { ERROR_SIZE = 8192 };
// The object users see, around a new C object; a model or ValueError; a dict of file names and
// contents (false with an exception, the set is freed then).
PyObject* life_own(const PyStruct* type, void* p, void (*release)(void*), PyObject* keep,
                   const ctModel* model);
PyObject* life_model(ctModel* m, const char* error);
void life_refuse(const char* text); // raise ValueError
bool life_warn(const char* text);
bool life_warn_above(const char* text, int above);
PyObject* life_data(ctData* d, PyObject* model);
// Arguments that are a model and its data.
bool life_pair(PyObject* args, PyObject** model, PyObject** data);
bool life_files(ctVFS* vfs, PyObject* assets);

//---------------------------------- functions -----------------------------------------------------

typedef enum ArgKind { A_STRUCT, A_ELEMENT, A_NUM, A_INT, A_STRING, A_ARRAY } ArgKind;
enum { ARG_OUT = 1, ARG_NULL = 2, ARG_LAST = 4 }; // written; may be None; and may be left out

typedef struct PyArg {
  const char* name;
  ArgKind kind;
  int npy, flags;
  PyStruct* type;
  Dim dim[2]; // of A_ARRAY: its shape; of A_INT: it is an index below this; of 0: not checked
} PyArg;

typedef struct Slot {
  void* p;
  double x;
  long long i;
  PyObject* hold; // temporary array
  Py_ssize_t rows, cols, size;
  int ndim;
  Handle* handle;
} Slot;

// What a function returned.
typedef struct Result {
  long long i;
  double x;
  void* p;
  const char* text;
  char error[1000]; // R_FILE: what went wrong
} Result;
typedef enum ResultKind {
  R_NONE,
  R_INT,
  R_NUM,
  R_TEXT,
  R_STRUCT,
  R_ELEMENT,
  R_FILE // None; a file that cannot be written is a warning
} ResultKind;

typedef struct PyFn PyFn;
struct PyFn {
  const char* name;
  const PyArg* arg;
  int count;
  int model, data;                              // places of these arguments; -1: none
  bool writes;                                  // the data is not const
  ResultKind result;                            // this and what follows: of call_function
  PyStruct* type;                               // of R_STRUCT
  bool (*check)(const PyFn* fn, const Slot* v); // what rows cannot say; NULL: nothing
  void (*run)(const Slot* v, Result* r);
};

// Arguments to C values; false with an exception. call_done releases what was converted.
bool call_read(const PyFn* fn, PyObject* const* args, Py_ssize_t n, PyObject* names, Slot* v);
void call_done(const PyFn* fn, Slot* v);
// A function of the table from the arguments to the result.
PyObject* call_function(const PyFn* fn, PyObject* const* args, Py_ssize_t n, PyObject* names);
// An array has this shape; cols -1: a vector. An integer is a valid index below n.
bool call_shape(const PyFn* fn, const Slot* v, int i, long long rows, long long cols);
bool call_index(const PyFn* fn, const Slot* v, int i, long long n);
// Model and data fit, no other thread computes on this data. call_leave: no callback has failed.
bool call_enter(const PyFn* fn, Slot* v);
bool call_leave(const PyFn* fn, Slot* v);
// A step of a thread of a pool, without the lock; what the library reports is an exception, which
// ends the call.
void call_step(const ctModel* m, ctData* d);
// Conditions of python.schema.
bool call_need(const PyFn* fn, const char* what); // false, with an exception
bool object_exists(const ctModel* m, int type, int id);
bool signature_fits(const ctModel* m, int sig);
bool key_exists(const ctModel* m, int k);
bool same_pattern(const ctModel* m, const int* rownnz, const int* rowadr, const int* colind);
bool rays_have_length(const cttNum* vec, int n);
bool csr_fits(int nr, int nc, const int* rownnz, const int* rowadr, const int* colind,
              Py_ssize_t room);
bool band_fits(int ntotal, int nband, int ndense);
bool scene_seen(const ctvScene* scn);
bool scene_fits(const ctModel* m, const ctvScene* scn);
bool scene_drawable(const Slot* v);               // of the arguments of mjr_render
bool pixels_fit(const Slot* v, ctrRect viewport); // of mjr_readPixels, mjr_drawPixels
bool camera_fits(const ctModel* m, const ctvCamera* cam);
bool moves_mouse(int action);
bool connects(int type);
bool indices_below(const int* index, int n, int limit);
long long call_rows(const Slot* v, long long cols);
PyObject* call_text(const char* text);
PyObject* call_struct(const PyStruct* type, void* p, const Slot* from);
PyObject* call_element(ctsElement* e, const Slot* from);

extern PyMethodDef generated_functions[];
extern PyMethodDef wrap_functions[], life_functions[], spec_functions[], named_functions[],
    hook_functions[], rollout_functions[], sim_functions[], kind_functions[], deform_functions[],
    media_functions[], studio_functions[], page_functions[], batch_functions[];
bool batch_init_type(PyObject* module);

#define RELEASE PyThreadState* released_ = PyEval_SaveThread();
#define REACQUIRE PyEval_RestoreThread(released_);

// Releasing the lock costs as much as a small step: where a call is one step or less it is done
// only if there is another thread that could take it.
static inline PyThreadState* leave_if_shared(bool always) {
  PyThreadState* me = PyThreadState_Get();
  PyThreadState* first = PyInterpreterState_ThreadHead(PyThreadState_GetInterpreter(me));
  return !always && first == me && !PyThreadState_Next(me) ? NULL : PyEval_SaveThread();
}
#define RELEASE_SHARED(always) PyThreadState* released_ = leave_if_shared(always);
#define REACQUIRE_SHARED                                                                           \
  if (released_) PyEval_RestoreThread(released_);

// A call that may take long. The thread that made it looks for signals ten times a second, without
// holding the lock of the interpreter; a callback that raises in any of its threads ends it.
typedef struct Watch {
  double next;                    // when to look for signals again
  _Atomic bool stop;              // an exception waits
  bool loads;                     // gets no more memory then
  unsigned requests;              // for memory
  const void* owner;              // state of the thread that made the call
  PyObject *type, *value, *trace; // raised in another thread
  struct Watch* outer;            // the call in whose callback this one was made
} Watch;
extern _Thread_local Watch* watch_current;   // what this thread works for; NULL: a short call
extern _Thread_local const void* watch_data; // what a thread of a pool computes on; NULL: nothing
void watch_init(void);
void watch_start(Watch* w); // with the lock
void watch_load(Watch* w);  // the same, for a call that loads
void watch_signals(Watch* w);
bool watch_end(Watch* w); // with the lock; false: an exception is set

// Calls of Python functions from the engine: is nothing to be called any more, because one has
// raised; the objects of a model and its data (false with an exception); the end of a call, which
// began with PyGILState_Ensure.
bool hook_barred(void);
bool hook_pair(const ctModel* m, const ctData* d, PyObject** model, PyObject** data);
void hook_end(PyGILState_STATE state);

Handle* registered(const void* ptr); // handle of a model or data; NULL: not from Python
bool pair_fits(const ctModel* m, const Handle* data);
bool model_usable(const char* who, Handle* model); // false with an exception

#endif
