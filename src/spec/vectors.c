// Strings and vectors of the spec. count <= cap, and zeroed memory is empty. A vector that owns its
// items frees them when they go. On lack of memory the old content stays.
#include "spec/vectors.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/str.h"

#include <corten/corten.h>

#include <string.h>

// Every vector type is {T* data; int count, cap;}. Seen as bytes they go through load and save,
// since a T* may not be read as an unsigned char*.
typedef struct Items {
  unsigned char* data;
  int count, cap;
} Items;

static Items load_items(const void* value) {
  Items v;
  memcpy(&v, value, sizeof v);
  return v;
}

static void save_items(void* value, Items v) { memcpy(value, &v, sizeof v); }

// What one item of a vector is; kind VALUE_KINDS: plain bytes.
typedef struct ItemRow {
  size_t size;
  ValueKind kind;
} ItemRow;
static const ItemRow kItem[VALUE_KINDS] = {
    [VALUE_STRINGVEC] = {sizeof(ctString), VALUE_STRING},
    [VALUE_INTVEC] = {sizeof(int), VALUE_KINDS},
    [VALUE_FLOATVEC] = {sizeof(float), VALUE_KINDS},
    [VALUE_DOUBLEVEC] = {sizeof(double), VALUE_KINDS},
    [VALUE_BYTEVEC] = {sizeof(cttByte), VALUE_KINDS},
    [VALUE_INTVECVEC] = {sizeof(ctIntVec), VALUE_INTVEC},
    [VALUE_FLOATVECVEC] = {sizeof(ctFloatVec), VALUE_FLOATVEC},
};

const char* vectors_text(const ctString* s) { return s && s->text ? s->text : ""; }

bool vectors_is_empty(const ctString* s) { return vectors_text(s)[0] == 0; }

bool vectors_set_string(ctString* dest, const char* text) {
  char* copy = str_dup(text ? text : "");
  if (!copy) return false;
  alloc_free(dest->text);
  dest->text = copy;
  return true;
}

bool vectors_set(ValueKind kind, void* dest, const void* data, int count) {
  CT_ASSERT(count >= 0 && kItem[kind].kind == VALUE_KINDS);
  Items v = load_items(dest);
  size_t size = kItem[kind].size;
  v.data = array_grow(v.data, &v.cap, count, size);
  if (v.cap < count) return false;
  if (count) memmove(v.data, data, (size_t)count * size);
  v.count = count;
  save_items(dest, v);
  return true;
}

bool vectors_add_string(ctStringVec* dest, const char* text) {
  if (!array_push(dest)) return false;
  if (vectors_set_string(&dest->data[dest->count - 1], text)) return true;
  dest->count--;
  return false;
}

bool vectors_add_int(ctIntVec* dest, int x) {
  int* item = array_push(dest);
  if (item) *item = x;
  return item != NULL;
}

bool vectors_add_double(ctDoubleVec* dest, double x) {
  double* item = array_push(dest);
  if (item) *item = x;
  return item != NULL;
}

void vectors_free(ValueKind kind, void* value) {
  if (kind == VALUE_STRING) {
    ctString* s = value;
    alloc_free(s->text);
    s->text = NULL;
    return;
  }
  Items v = load_items(value);
  ItemRow item = kItem[kind];
  for (int i = 0; item.kind != VALUE_KINDS && i < v.count; i++) {
    vectors_free(item.kind, v.data + (size_t)i * item.size);
  }
  alloc_free(v.data);
  save_items(value, (Items){0});
}

// A copy of an item list whose items own memory.
static bool copy_items(ItemRow item, Items* dest, const Items* source) {
  dest->data = array_grow(NULL, &dest->cap, source->count, item.size);
  if (dest->cap < source->count) return false;
  if (source->count) memset(dest->data, 0, (size_t)source->count * item.size);
  dest->count = source->count;
  for (int i = 0; i < source->count; i++) {
    size_t at = (size_t)i * item.size;
    if (!vectors_copy(item.kind, dest->data + at, source->data + at)) return false;
  }
  return true;
}

bool vectors_copy(ValueKind kind, void* dest, const void* source) {
  if (dest == source) return true;
  if (kind == VALUE_STRING) {
    const ctString* s = source;
    if (s->text) return vectors_set_string(dest, s->text);
    vectors_free(kind, dest);
    return true;
  }
  ItemRow item = kItem[kind];
  Items from = load_items(source);
  if (item.kind == VALUE_KINDS) return vectors_set(kind, dest, from.data, from.count);
  Items copy = {0};
  bool done = copy_items(item, &copy, &from);
  vectors_free(kind, done ? dest : (void*)&copy);
  if (done) save_items(dest, copy);
  return done;
}

//---------------------------------- public --------------------------------------------------------
// The C API has no way to report lack of memory here; the old content then stays.

void cts_setString(ctString* dest, const char* text) { (void)vectors_set_string(dest, text); }

void cts_setBuffer(ctByteVec* dest, const void* array, int size) {
  (void)vectors_set(VALUE_BYTEVEC, dest, array, size);
}

void cts_setInt(ctIntVec* dest, const int* array, int size) {
  (void)vectors_set(VALUE_INTVEC, dest, array, size);
}

void cts_setFloat(ctFloatVec* dest, const float* array, int size) {
  (void)vectors_set(VALUE_FLOATVEC, dest, array, size);
}

void cts_setDouble(ctDoubleVec* dest, const double* array, int size) {
  (void)vectors_set(VALUE_DOUBLEVEC, dest, array, size);
}

// A list at the end of a list of lists.
static void append_list(ValueKind kind, void* dest, const void* array, int size) {
  Items v = load_items(dest);
  ItemRow item = kItem[kind];
  v.data = array_grow(v.data, &v.cap, v.count + 1, item.size);
  bool room = v.cap > v.count;
  if (room) {
    void* last = v.data + (size_t)v.count * item.size;
    memset(last, 0, item.size);
    if (vectors_set(item.kind, last, array, size)) v.count++;
  }
  save_items(dest, v);
}

void cts_appendIntVec(ctIntVecVec* dest, const int* array, int size) {
  append_list(VALUE_INTVECVEC, dest, array, size);
}

void cts_appendFloatVec(ctFloatVecVec* dest, const float* array, int size) {
  append_list(VALUE_FLOATVECVEC, dest, array, size);
}

void cts_appendString(ctStringVec* dest, const char* text) { (void)vectors_add_string(dest, text); }

// The words of text, separated by blanks.
void cts_setStringVec(ctStringVec* dest, const char* text) {
  static const char kBlank[] = " \t\n\r\v\f";
  vectors_free(VALUE_STRINGVEC, dest);
  for (const char* s = text + strspn(text, kBlank); *s; s += strspn(s, kBlank)) {
    size_t n = strcspn(s, kBlank);
    char* word = str_ndup(s, n);
    if (word) (void)vectors_add_string(dest, word);
    alloc_free(word);
    s += n;
  }
}

cttByte cts_setInStringVec(ctStringVec* dest, int i, const char* text) {
  if (i < 0 || i >= dest->count) return 0;
  return vectors_set_string(&dest->data[i], text) ? 1 : 0;
}

const char* cts_getString(const ctString* source) { return vectors_text(source); }

const double* cts_getDouble(const ctDoubleVec* source, int* size) {
  if (size) *size = source->count;
  return source->data;
}
