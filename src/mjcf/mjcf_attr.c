// One attribute: text -> value. A row of the table gives the type, the place in the struct and how
// many values there may be. Numbers outside the normal range of the stored type are errors. Vectors
// are replaced as a whole.
#include "mjcf/mjcf_attr.h"

#include "base/alloc.h"
#include "base/array.h"
#include "base/assert.h"
#include "base/integer.h"
#include "base/report.h"
#include "base/str.h"
#include "mjcf/mjcf_file.h"

#include <float.h>
#include <limits.h>
#include <math.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>

//---------------------------------- errors --------------------------------------------------------

Status mjcf_attr_fail(MjcfReader* r, const XmlNode* n, const char* attribute, const char* fmt,
                      ...) {
  char text[400];
  va_list args;
  va_start(args, fmt);
  vsnprintf(text, sizeof text, fmt, args);
  va_end(args);
  return error_add(r->err, xml_place(r->doc, n, attribute), "XML Error: %s", text);
}

Status mjcf_attr_no_memory(MjcfReader* r, const XmlNode* n) {
  return error_add(r->err, xml_place(r->doc, n, NULL), "out of memory");
}

static Status wrong_count(MjcfReader* r, const XmlNode* n, const XmlAttr* a, int low, int count) {
  const char* how = count < low ? "does not have enough data" : "has too much data";
  return mjcf_attr_fail(r, n, a->name, "attribute '%s' %s", a->name, how);
}

//---------------------------------- words ---------------------------------------------------------

// A word of the text between blanks; begin == end behind the last one.
typedef struct Word {
  const char *begin, *end;
} Word;

static Word word_at(const char* s) {
  while (str_is_space(*s)) s++;
  Word w = {s, s};
  while (*w.end && !str_is_space(*w.end)) w.end++;
  return w;
}

static bool is_last(Word w) { return w.begin == w.end; }

static Status bad_format(MjcfReader* r, const XmlNode* n, const XmlAttr* a, Word w,
                         const char* wanted) {
  mjcf_attr_fail(r, n, a->name, "bad format in attribute '%s'", a->name);
  int length = w.end - w.begin < 40 ? (int)(w.end - w.begin) : 40;
  error_hint(r->err, "'%.*s' is not %s", length, w.begin, wanted);
  return CT_FAIL;
}

//---------------------------------- numbers -------------------------------------------------------

// True for "1e-400", false for "0.0": some digit before the exponent is not 0.
static bool has_nonzero_digit(Word w) {
  const char* s = w.begin + strspn(w.begin, "+-");
  bool hex = s[0] == '0' && (s[1] == 'x' || s[1] == 'X');
  const char* exponent = hex ? "pP" : "eE";
  for (s += hex ? 2 : 0; s < w.end && !strchr(exponent, *s); s++) {
    if (*s != '0' && *s != '.') return true;
  }
  return false;
}

static bool is_infinity_word(Word w) {
  const char* s = w.begin + strspn(w.begin, "+-");
  return *s == 'i' || *s == 'I';
}

// Numbers outside the normal range of the stored type are refused, not rounded to inf or 0.
static Status check_range(MjcfReader* r, const XmlNode* n, const XmlAttr* a, Word w, double x,
                          AttrStore store) {
  double big = store == STORE_FLOAT ? (double)FLT_MAX : DBL_MAX;
  double small = store == STORE_FLOAT ? (double)FLT_MIN : DBL_MIN;
  double size = fabs(x);
  if (size > big && !is_infinity_word(w)) {
    return mjcf_attr_fail(r, n, a->name, "number is too large in attribute '%s'", a->name);
  }
  if (size < small && has_nonzero_digit(w)) {
    return mjcf_attr_fail(r, n, a->name, "number is too small in attribute '%s'", a->name);
  }
  return CT_OK;
}

static Status read_word(MjcfReader* r, const XmlNode* n, const XmlAttr* a, Word w, AttrStore store,
                        double* x) {
  const char* rest;
  if (!str_to_double(w.begin, w.end, x, &rest) || rest != w.end)
    return bad_format(r, n, a, w, "a number");
  if (!isnan(*x)) return check_range(r, n, a, w, *x, store);
  static const char text[] = "XML contains a 'NaN'. Please check it carefully.";
  error_warn(r->err, xml_place(r->doc, n, a->name), text);
  report_warning("%s (line %d: attribute '%s' of '%s')", text, n->line, a->name, n->name);
  return CT_OK;
}

// The numbers of an attribute; *count counts those that do not fit in row->high too.
static Status read_reals(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                         double* out, int* count) {
  *count = 0;
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    double x;
    TRY(read_word(r, n, a, w, row->store, &x));
    if (*count < row->high) out[*count] = x;
    ++*count;
  }
  return CT_OK;
}

Status mjcf_attr_reals(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctDoubleVec* out) {
  out->count = 0;
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    double x;
    TRY(read_word(r, n, a, w, STORE_DOUBLE, &x));
    if (!vectors_add_double(out, x)) return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}

Status mjcf_attr_floats(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctFloatVec* out) {
  out->count = 0;
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    double x;
    TRY(read_word(r, n, a, w, STORE_FLOAT, &x));
    float* item = array_push(out);
    if (!item) return mjcf_attr_no_memory(r, n);
    *item = (float)x;
  }
  return CT_OK;
}

Status mjcf_attr_fixed(MjcfReader* r, const XmlNode* n, const char* name, int count, double* x,
                       bool* given) {
  const XmlAttr* a = mjcf_attr_find(n, name);
  *given = false;
  if (!a) return CT_OK;
  ctDoubleVec list = {0};
  Status status = mjcf_attr_reals(r, n, a, &list);
  *given = status == CT_OK && list.count > 0;
  if (*given && list.count != count) status = wrong_count(r, n, a, count, list.count);
  if (*given && status == CT_OK) memcpy(x, list.data, (size_t)count * sizeof *x);
  vectors_free(VALUE_DOUBLEVEC, &list);
  return status;
}

Status mjcf_attr_real(MjcfReader* r, const XmlNode* n, const char* name, double* x) {
  bool given;
  return mjcf_attr_fixed(r, n, name, 1, x, &given);
}

Status mjcf_attr_int(MjcfReader* r, const XmlNode* n, const XmlAttr* a, int* x) {
  Word w = word_at(a->value);
  const char* rest;
  if (!str_to_int(w.begin, w.end, x, &rest) || rest != w.end) {
    return mjcf_attr_fail(r, n, a->name, "problem reading attribute '%s'", a->name);
  }
  return is_last(word_at(w.end)) ? CT_OK : wrong_count(r, n, a, 1, 2);
}

Status mjcf_attr_ints(MjcfReader* r, const XmlNode* n, const XmlAttr* a, ctIntVec* out) {
  out->count = 0;
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    int x;
    const char* rest;
    if (!str_to_int(w.begin, w.end, &x, &rest) || rest != w.end) {
      const char* digits = w.begin + strspn(w.begin, "+-");
      bool number = digits < w.end && digits + strspn(digits, "0123456789") >= w.end;
      if (!number) return bad_format(r, n, a, w, "an integer");
      return mjcf_attr_fail(r, n, a->name, "number is too large in attribute '%s'", a->name);
    }
    if (!vectors_add_int(out, x)) return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}

//---------------------------------- storing -------------------------------------------------------

static void store_number(void* target, const MjcfAttr* row, int i, double x) {
  void* at = (unsigned char*)target + row->offset;
  switch (row->store) {
  case STORE_DOUBLE:
    ((double*)at)[i] = x;
    break;
  case STORE_FLOAT:
    ((float*)at)[i] = (float)x;
    break;
  case STORE_INT:
    ((int*)at)[i] = integer_of(x, INT_MIN, INT_MAX);
    break;
  case STORE_BYTE:
    ((cttByte*)at)[i] = (cttByte)integer_of(x, 0, UCHAR_MAX);
    break;
  case STORE_SIZE:
    ((cttSize*)at)[i] = integer64_of(x, INT64_MIN, INT64_MAX);
    break;
  default:
    CT_ASSERT(row->store == STORE_DOUBLE); // numbers have no other store
  }
}

static Status check_attr_value(MjcfReader* r, const XmlNode* n, const MjcfAttr* row,
                               const double* x, int count) {
  double size = 0;
  switch (row->check) {
  case CHECK_POSITIVE:
    if (!(x[0] > 0))
      return mjcf_attr_fail(r, n, row->name, "%s must be strictly positive", row->name);
    break;
  case CHECK_FROM_MINUS_ONE:
    if (x[0] < -1) return mjcf_attr_fail(r, n, row->name, "%s must be >= -1", row->name);
    break;
  case CHECK_NONZERO:
    for (int i = 0; i < count; i++) size += fabs(x[i]);
    if (size == 0) return mjcf_attr_fail(r, n, row->name, "zero quaternion is not allowed");
    break;
  case CHECK_NONE:
    break;
  }
  return CT_OK;
}

enum { MAX_NUMBERS = 16 }; // of an attribute with a fixed length

// An empty attribute counts as absent.
static Status read_real(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                        void* target) {
  double x[MAX_NUMBERS];
  int count;
  CT_ASSERT(row->high <= MAX_NUMBERS);
  TRY(read_reals(r, n, a, row, x, &count));
  if (count == 0) return CT_OK;
  if (count < row->low || count > row->high) return wrong_count(r, n, a, row->low, count);
  TRY(check_attr_value(r, n, row, x, count));
  for (int i = 0; i < count; i++) store_number(target, row, i, x[i]);
  if (row->type == ATTR_ORIENTATION) {
    *(cttOrientation*)(void*)((unsigned char*)target + row->alt) = (cttOrientation)row->arg;
  }
  return CT_OK;
}

static Status read_int(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                       void* target) {
  if (row->high == 1) {
    int x;
    TRY(mjcf_attr_int(r, n, a, &x));
    TRY(check_attr_value(r, n, row, &(double){x}, 1));
    store_number(target, row, 0, x);
    return CT_OK;
  }
  ctIntVec list = {0};
  Status status = mjcf_attr_ints(r, n, a, &list);
  bool fits = list.count == 0 || (list.count >= row->low && list.count <= row->high);
  if (status == CT_OK && !fits) status = wrong_count(r, n, a, row->low, list.count);
  for (int i = 0; status == CT_OK && i < list.count; i++)
    store_number(target, row, i, list.data[i]);
  vectors_free(VALUE_INTVEC, &list);
  return status;
}

//---------------------------------- keywords ------------------------------------------------------

// "did you mean", or the whole set if nothing is near.
static void hint_keywords(MjcfReader* r, const char* word, const MjcfKeywords* set) {
  const char* list[32];
  char all[300];
  size_t used = 0;
  CT_ASSERT(set->count <= 32);
  if (r->err->lost) return; // nobody will read it
  for (int i = 0; i < set->count; i++) {
    list[i] = set->item[i].word;
    int n = snprintf(all + used, sizeof all - used, "%s%s", i ? ", " : "", list[i]);
    if (n > 0 && used + (size_t)n < sizeof all) used += (size_t)n;
  }
  const char* near = error_nearest(word, list, set->count);
  if (near) {
    error_hint(r->err, "did you mean '%s'?", near);
  } else {
    error_hint(r->err, "expected one of: %s", all);
  }
}

static Status find_keyword(MjcfReader* r, const XmlNode* n, const XmlAttr* a, MjcfKeySet key,
                           Word w, int* x) {
  const MjcfKeywords* set = &mjcf_keywords[key];
  size_t length = (size_t)(w.end - w.begin);
  for (int i = 0; i < set->count; i++) {
    const char* word = set->item[i].word;
    if (strlen(word) != length || memcmp(word, w.begin, length) != 0) continue;
    *x = set->item[i].value;
    return CT_OK;
  }
  char text[64];
  snprintf(text, sizeof text, "%.*s", (int)(length < 60 ? length : 60), w.begin);
  mjcf_attr_fail(r, n, a->name, "invalid keyword: '%s'", text);
  hint_keywords(r, text, set);
  return CT_FAIL;
}

Status mjcf_attr_keyword(MjcfReader* r, const XmlNode* n, const XmlAttr* a, MjcfKeySet set,
                         int* x) {
  return find_keyword(r, n, a, set, (Word){a->value, a->value + strlen(a->value)}, x);
}

static Status read_keyword(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                           void* target) {
  int x;
  TRY(mjcf_attr_keyword(r, n, a, (MjcfKeySet)row->arg, &x));
  store_number(target, row, 0, x);
  return CT_OK;
}

Status mjcf_attr_keywords(MjcfReader* r, const XmlNode* n, const XmlAttr* a, MjcfKeySet set,
                          int* bits) {
  *bits = 0;
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    int x;
    TRY(find_keyword(r, n, a, set, w, &x));
    if (*bits & x)
      return mjcf_attr_fail(r, n, a->name, "duplicate keyword: '%.*s'", (int)(w.end - w.begin),
                            w.begin);
    *bits |= x;
  }
  return CT_OK;
}

static Status read_keywords(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                            void* target) {
  int all;
  TRY(mjcf_attr_keywords(r, n, a, (MjcfKeySet)row->arg, &all));
  store_number(target, row, 0, all);
  return CT_OK;
}

// A flag word switches one bit of an int.
static Status read_flag(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                        void* target) {
  int on;
  TRY(mjcf_attr_keyword(r, n, a, MJCF_KEY_ENABLE, &on));
  int* bits = (int*)(void*)((unsigned char*)target + row->offset);
  bool set = (on != 0) == (row->type == ATTR_ENABLE);
  *bits = set ? *bits | row->arg : *bits & ~row->arg;
  return CT_OK;
}

//---------------------------------- text ----------------------------------------------------------

static ctString* string_member(void* target, const MjcfAttr* row) {
  return *(ctString**)(void*)((unsigned char*)target + row->offset);
}

static Status read_string(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                          void* target) {
  return vectors_set_string(string_member(target, row), a->value) ? CT_OK
                                                                  : mjcf_attr_no_memory(r, n);
}

static Status read_path(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                        void* target) {
  char* path = mjcf_file_attr(r, n, a->value);
  bool done = path && vectors_set_string(string_member(target, row), path);
  alloc_free(path);
  return done ? CT_OK : mjcf_attr_no_memory(r, n);
}

// The vector that a member of the struct points to.
static void* member_vector(void* target, const MjcfAttr* row) {
  void* v;
  memcpy(&v, (unsigned char*)target + row->offset, sizeof v);
  return v;
}

// Numbers replace what the class gave, unless there are none.
static Status read_vector(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                          void* target) {
  void* v = member_vector(target, row);
  if (is_last(word_at(a->value))) return CT_OK;
  if (row->store == STORE_FLOATVEC) return mjcf_attr_floats(r, n, a, v);
  if (row->store == STORE_INTVEC) return mjcf_attr_ints(r, n, a, v);
  CT_ASSERT(row->store == STORE_DOUBLEVEC);
  return mjcf_attr_reals(r, n, a, v);
}

static Status read_strings(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                           void* target) {
  ctStringVec* out = member_vector(target, row);
  vectors_free(VALUE_STRINGVEC, out);
  for (Word w = word_at(a->value); !is_last(w); w = word_at(w.end)) {
    char* word = str_ndup(w.begin, (size_t)(w.end - w.begin));
    bool done = word && vectors_add_string(out, word);
    alloc_free(word);
    if (!done) return mjcf_attr_no_memory(r, n);
  }
  return CT_OK;
}

// A name, and the kind of thing it names.
static Status read_target(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                          void* target) {
  *(cttTrn*)(void*)((unsigned char*)target + row->alt) = (cttTrn)row->arg;
  return read_string(r, n, a, row, target);
}

static Status read_chars(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                         void* target) {
  if (strlen(a->value) != (size_t)row->high) {
    return mjcf_attr_fail(r, n, a->name, "euler format must have length %d", row->high);
  }
  memcpy((unsigned char*)target + row->offset, a->value, (size_t)row->high);
  return CT_OK;
}

static Status ignore_attr(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                          void* target) {
  (void)row;
  (void)target;
  error_warn(r->err, xml_place(r->doc, n, a->name), "attribute '%s' has no effect on %s", a->name,
             n->name);
  return CT_OK;
}

static Status leave_attr(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                         void* target) {
  (void)r, (void)n, (void)a, (void)row, (void)target;
  return CT_OK;
}

typedef Status (*ReadFn)(MjcfReader*, const XmlNode*, const XmlAttr*, const MjcfAttr*, void*);
static const ReadFn kRead[] = {
    [ATTR_REAL] = read_real,     [ATTR_REALS] = read_vector,     [ATTR_INT] = read_int,
    [ATTR_INTS] = read_vector,   [ATTR_KEYWORD] = read_keyword,  [ATTR_KEYWORDS] = read_keywords,
    [ATTR_STRING] = read_string, [ATTR_PATH] = read_path,        [ATTR_STRINGS] = read_strings,
    [ATTR_CHARS] = read_chars,   [ATTR_ORIENTATION] = read_real, [ATTR_TARGET] = read_target,
    [ATTR_DISABLE] = read_flag,  [ATTR_ENABLE] = read_flag,      [ATTR_NAME] = leave_attr,
    [ATTR_CLASS] = leave_attr,   [ATTR_CUSTOM] = leave_attr,     [ATTR_IGNORED] = ignore_attr,
};

Status mjcf_attr_read(MjcfReader* r, const XmlNode* n, const XmlAttr* a, const MjcfAttr* row,
                      void* target) {
  return kRead[row->type](r, n, a, row, target);
}

void mjcf_attr_set(const MjcfElement* row, void* target) {
  for (int i = 0; i < row->nset; i++) {
    MjcfAttr member = {.store = row->set[i].store, .offset = row->set[i].offset};
    store_number(target, &member, 0, row->set[i].value);
  }
}

const char* mjcf_attr_own(const char* name) {
  static const char* const kPrefix[] = {"corten:", "cortenforge:"};
  for (size_t i = 0; i < sizeof kPrefix / sizeof *kPrefix; i++) {
    size_t n = strlen(kPrefix[i]);
    if (strncmp(name, kPrefix[i], n) == 0) return name + n;
  }
  return NULL;
}

bool mjcf_attr_bare(const char* name) {
  static const char* const kBare[] = {"bending_model", "bending_params", "elasticity_model",
                                      "elasticity_params"};
  for (size_t i = 0; i < sizeof kBare / sizeof *kBare; i++) {
    if (str_eq(kBare[i], name)) return true;
  }
  return false;
}

bool mjcf_attr_is(const XmlAttr* a, const char* name) {
  if (strcmp(a->name, name) == 0) return true;
  const char* given = mjcf_attr_own(a->name);
  if (!given) return false;
  const char* wanted = mjcf_attr_own(name);
  return wanted ? str_eq(given, wanted) : str_eq(given, name) && mjcf_attr_bare(name);
}

const XmlAttr* mjcf_attr_find(const XmlNode* n, const char* name) {
  const XmlAttr* a = n->attr;
  while (a && !mjcf_attr_is(a, name)) a = a->next;
  return a;
}
