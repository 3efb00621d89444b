// Copies of models that use chosen kinds.
#include "core.h"

static bool read_choice(PyObject* o, ctSimChoice* c) {
  const char* numbers;
  Py_ssize_t bytes;
  if (!PyTuple_Check(o)) return PyErr_SetString(PyExc_TypeError, "a tuple is needed"), false;
  if (!PyArg_ParseTuple(o, "iisy#", &c->table, &c->element, &c->name, &numbers, &bytes))
    return false;
  c->nparam = (int)(bytes / (Py_ssize_t)sizeof(cttNum));
  c->param = c->nparam ? (const cttNum*)(const void*)numbers : NULL;
  return true;
}

// choose_kinds(model, preset, tuple of (table, element, name, numbers as bytes), substeps,
// iterations)
static PyObject* choose_kinds(PyObject* self, PyObject* args) {
  (void)self;
  PyObject *o, *list;
  ctSimDef def;
  char error[ERROR_SIZE] = "";
  ct_defaultSimDef(&def);
  if (!PyArg_ParseTuple(args, "OsO!ii", &o, &def.preset, &PyTuple_Type, &list, &def.xpbd_substeps,
                        &def.xpbd_iterations))
    return NULL;
  if (!is_struct(o, &struct_MjModel))
    return PyErr_Format(PyExc_TypeError, "an MjModel is needed, not %s", Py_TYPE(o)->tp_name);
  if (!model_sound("Sim", ((Wrap*)o)->handle)) return NULL;
  def.nchoice = (int)PyTuple_GET_SIZE(list);
  ctSimChoice* choice = PyMem_Calloc((size_t)def.nchoice + 1, sizeof *choice);
  if (!choice) return PyErr_NoMemory();
  bool good = true;
  for (int i = 0; good && i < def.nchoice; i++)
    good = read_choice(PyTuple_GET_ITEM(list, i), choice + i);
  def.choice = choice;
  ctModel* m = good ? ct_chooseKinds(((Wrap*)o)->ptr, &def, error, sizeof error) : NULL;
  PyMem_Free(choice);
  return good ? life_model(m, error) : NULL;
}

PyMethodDef sim_functions[] = {
    {"choose_kinds", choose_kinds, METH_VARARGS,
     "choose_kinds(model, preset, choices, substeps, iterations)"},
    {NULL, NULL, 0, NULL},
};
