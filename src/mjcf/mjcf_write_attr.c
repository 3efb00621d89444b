// Tags and attributes by the table. A value is written if it differs from the value that the reader
// starts from. Numbers have the fewest digits that read back exactly. Tags nest: every opened one
// is closed, and one that got nothing is taken back by its mark.
#include "mjcf/mjcf_write_attr.h"

#include "base/assert.h"
#include "base/integer.h"
#include "mjcf/mjcf_attr.h"
#include "mjcf/mjcf_extension.h"

#include <limits.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { MAX_DEPTH = XML_MAX_DEPTH - 10 };

//---------------------------------- tags ----------------------------------------------------------

MjcfMark mjcf_write_attr_mark(const MjcfWriter* w) { return (MjcfMark){w->out.len, w->open}; }

void mjcf_write_attr_back(MjcfWriter* w, MjcfMark mark) {
  if (!w->out.data) return;
  w->out.len = mark.length;
  w->out.data[mark.length] = 0;
  w->open = mark.open;
}

static void put_indent(MjcfWriter* w) {
  for (int i = 0; i < w->depth; i++) strbuf_add(&w->out, "  ");
}

void mjcf_write_attr_open(MjcfWriter* w, const char* tag) {
  if (w->open) strbuf_add(&w->out, ">\n");
  put_indent(w);
  strbuf_printf(&w->out, "<%s", tag);
  w->open = true;
  w->depth++;
  if (w->depth > MAX_DEPTH) w->too_deep = true;
}

void mjcf_write_attr_close(MjcfWriter* w, const char* tag) {
  w->depth--;
  if (w->open) {
    strbuf_add(&w->out, "/>\n");
  } else {
    put_indent(w);
    strbuf_printf(&w->out, "</%s>\n", tag);
  }
  w->open = false;
}

void mjcf_write_attr_close_used(MjcfWriter* w, const char* tag, MjcfMark before) {
  size_t empty = before.length + (before.open ? 2 : 0) + 2 * (size_t)(w->depth - 1);
  bool used = !w->open || w->out.len > empty + 1 + strlen(tag);
  mjcf_write_attr_close(w, tag);
  if (!used) mjcf_write_attr_back(w, before);
}

//---------------------------------- single attributes ---------------------------------------------

static void begin_attr(MjcfWriter* w, const char* name) {
  bool bare = mjcf_attr_bare(name);
  CT_ASSERT(w->open);
  if (bare || mjcf_attr_own(name)) w->prefixed = true;
  strbuf_printf(&w->out, " %s%s=\"", bare ? "corten:" : "", name);
}

static void end_attr(MjcfWriter* w) { strbuf_add(&w->out, "\""); }

static void add_escaped(StrBuf* out, const char* s) {
  for (; *s; s++) {
    switch (*s) {
    case '&':
      strbuf_add(out, "&amp;");
      break;
    case '<':
      strbuf_add(out, "&lt;");
      break;
    case '>':
      strbuf_add(out, "&gt;");
      break;
    case '"':
      strbuf_add(out, "&quot;");
      break;
    case '\n':
      strbuf_add(out, "&#10;");
      break;
    case '\r':
      strbuf_add(out, "&#13;");
      break;
    case '\t':
      strbuf_add(out, "&#9;");
      break;
    default:
      strbuf_addn(out, s, 1);
    }
  }
}

void mjcf_write_attr_text(MjcfWriter* w, const char* name, const char* text) {
  begin_attr(w, name);
  add_escaped(&w->out, text);
  end_attr(w);
}

void mjcf_write_attr_string(MjcfWriter* w, const char* name, const ctString* s) {
  if (!vectors_is_empty(s)) mjcf_write_attr_text(w, name, vectors_text(s));
}

void mjcf_write_attr_extension(MjcfWriter* w, const Element* e) {
  for (int i = 0; i + 1 < e->extension.count; i += 2) {
    char name[80];
    snprintf(name, sizeof name, "corten:%s", vectors_text(&e->extension.data[i]));
    mjcf_write_attr_text(w, name, vectors_text(&e->extension.data[i + 1]));
  }
}

void mjcf_write_attr_int(MjcfWriter* w, const char* name, cttSize x) {
  begin_attr(w, name);
  strbuf_printf(&w->out, "%lld", (long long)x);
  end_attr(w);
}

// Digits that read back exactly. Whole numbers that no int holds have an exponent, as in MuJoCo's
// files: 1000000, but 1e+10.
static void add_number(StrBuf* out, double x) {
  char text[STR_DOUBLE];
  const int n = str_from_double(text, x), minus = text[0] == '-';
  const char* digit = text + minus;
  const int power = (int)strspn(digit, "0123456789") - 1;
  if (digit[power + 1] || fabs(x) < INT_MAX) {
    strbuf_addn(out, text, (size_t)n);
    return;
  }
  int last = power;
  while (digit[last] == '0') last--;
  strbuf_addn(out, text, (size_t)minus + 1);
  if (last > 0) strbuf_printf(out, ".%.*s", last, digit + 1);
  strbuf_printf(out, "e+%02d", power);
}

// Number i of a list.
static void add_item(StrBuf* out, int i, double x) {
  if (i) strbuf_add(out, " ");
  add_number(out, x);
}

void mjcf_write_attr_reals(MjcfWriter* w, const char* name, const double* x, int count) {
  begin_attr(w, name);
  for (int i = 0; i < count; i++) add_item(&w->out, i, x[i]);
  end_attr(w);
}

// The double with the fewest digits that is rounded to this float.
static double short_float(float x) {
  double near = x;
  if (!isfinite(x)) return near;
  for (int digits = 0; digits < 9; digits++) {
    char text[40];
    const char* rest;
    int n = snprintf(text, sizeof text, "%.*e", digits, (double)x);
    char* comma = strchr(text, ',');
    if (comma) *comma = '.';
    if (str_to_double(text, text + n, &near, &rest) && (float)near == x) return near;
  }
  return x;
}

void mjcf_write_attr_floats(MjcfWriter* w, const char* name, const float* x, int count) {
  begin_attr(w, name);
  for (int i = 0; i < count; i++) add_item(&w->out, i, short_float(x[i]));
  end_attr(w);
}

void mjcf_write_attr_ints(MjcfWriter* w, const char* name, const int* x, int count) {
  begin_attr(w, name);
  for (int i = 0; i < count; i++) strbuf_printf(&w->out, "%s%d", i ? " " : "", x[i]);
  end_attr(w);
}

void mjcf_write_attr_words(MjcfWriter* w, const char* name, MjcfKeySet set, int bits) {
  const MjcfKeywords* words = &mjcf_keywords[set];
  const char* gap = "";
  begin_attr(w, name);
  for (int i = 0; i < words->count; i++) {
    if (!(bits & words->item[i].value)) continue;
    strbuf_printf(&w->out, "%s%s", gap, words->item[i].word);
    gap = " ";
  }
  end_attr(w);
}

void mjcf_write_attr_keyword(MjcfWriter* w, const char* name, MjcfKeySet set, int value) {
  const MjcfKeywords* words = &mjcf_keywords[set];
  for (int i = 0; i < words->count; i++) {
    if (words->item[i].value != value) continue;
    mjcf_write_attr_text(w, name, words->item[i].word);
    return;
  }
}

//---------------------------------- values of a row -----------------------------------------------

static const void* member_at(const void* s, size_t offset) {
  return (const unsigned char*)s + offset;
}

static double number_at(const MjcfAttr* a, const void* s, int i) {
  const void* at = member_at(s, a->offset);
  switch (a->store) {
  case STORE_DOUBLE:
    return ((const double*)at)[i];
  case STORE_FLOAT:
    return (double)((const float*)at)[i];
  case STORE_INT:
    return ((const int*)at)[i];
  case STORE_BYTE:
    return ((const cttByte*)at)[i];
  case STORE_SIZE:
    return (double)((const cttSize*)at)[i];
  default:
    CT_ASSERT(a->store == STORE_DOUBLE); // numbers have no other store
    return 0;
  }
}

static const void* pointed_value(const MjcfAttr* a, const void* s) {
  const void* p;
  memcpy(&p, member_at(s, a->offset), sizeof p);
  return p;
}

static int kind_at(const MjcfAttr* a, const void* s) { return *(const int*)member_at(s, a->alt); }

// Minus zero is not zero: the model keeps the sign.
static bool is_same_number(double p, double q) {
  return p == q ? signbit(p) == signbit(q) : isnan(p) && isnan(q);
}

static bool numbers_differ(const MjcfAttr* a, const void* x, const void* y) {
  for (int i = 0; i < a->high; i++) {
    if (!is_same_number(number_at(a, x, i), number_at(a, y, i))) return true;
  }
  return false;
}

static bool strings_differ(const ctStringVec* x, const ctStringVec* y) {
  if (x->count != y->count) return true;
  for (int i = 0; i < x->count; i++) {
    if (!str_eq(vectors_text(&x->data[i]), vectors_text(&y->data[i]))) return true;
  }
  return false;
}

static bool bytes_differ(const void* x, int nx, const void* y, int ny, size_t size) {
  return nx != ny || (nx && memcmp(x, y, (size_t)nx * size) != 0);
}

static bool pointed_differ(const MjcfAttr* a, const void* x, const void* y) {
  const void *p = pointed_value(a, x), *q = pointed_value(a, y);
  const ctDoubleVec *d = p, *e = q;
  const ctFloatVec *f = p, *g = q;
  const ctIntVec *i = p, *j = q;
  switch (a->store) {
  case STORE_STRING:
    return !str_eq(vectors_text(p), vectors_text(q));
  case STORE_STRINGVEC:
    return strings_differ(p, q);
  case STORE_DOUBLEVEC:
    return bytes_differ(d->data, d->count, e->data, e->count, sizeof(double));
  case STORE_FLOATVEC:
    return bytes_differ(f->data, f->count, g->data, g->count, sizeof(float));
  case STORE_INTVEC:
    return bytes_differ(i->data, i->count, j->data, j->count, sizeof(int));
  default:
    return false;
  }
}

static int flag_bits(const MjcfAttr* a, const void* s) {
  return *(const int*)member_at(s, a->offset) & a->arg;
}

bool mjcf_write_attr_differs(const MjcfAttr* a, const void* x, const void* y) {
  switch (a->type) {
  case ATTR_REAL:
  case ATTR_KEYWORD:
  case ATTR_KEYWORDS:
    return numbers_differ(a, x, y);
  case ATTR_INT:
    return numbers_differ(a, x, y);
  case ATTR_ORIENTATION:
    return kind_at(a, x) == a->arg && (kind_at(a, y) != a->arg || numbers_differ(a, x, y));
  case ATTR_TARGET:
    return kind_at(a, x) == a->arg && (kind_at(a, y) != a->arg || pointed_differ(a, x, y));
  case ATTR_DISABLE:
  case ATTR_ENABLE:
    return flag_bits(a, x) != flag_bits(a, y);
  case ATTR_CHARS:
    return memcmp(member_at(x, a->offset), member_at(y, a->offset), (size_t)a->high) != 0;
  case ATTR_STRING:
  case ATTR_PATH:
  case ATTR_STRINGS:
  case ATTR_REALS:
  case ATTR_INTS:
    return pointed_differ(a, x, y);
  case ATTR_NAME:
  case ATTR_CLASS:
  case ATTR_CUSTOM:
  case ATTR_IGNORED:
    return false;
  }
  return false;
}

//---------------------------------- writing a row -------------------------------------------------

static void put_attr_numbers(MjcfWriter* w, const MjcfAttr* a, const void* s) {
  const void* at = member_at(s, a->offset);
  if (a->store == STORE_FLOAT) {
    mjcf_write_attr_floats(w, a->name, at, a->high);
  } else if (a->store == STORE_DOUBLE) {
    mjcf_write_attr_reals(w, a->name, at, a->high);
  } else {
    begin_attr(w, a->name);
    for (int i = 0; i < a->high; i++)
      strbuf_printf(&w->out, "%s%lld", i ? " " : "",
                    (long long)integer64_of(number_at(a, s, i), INT64_MIN, INT64_MAX));
    end_attr(w);
  }
}

static void put_attr_strings(MjcfWriter* w, const char* name, const ctStringVec* v) {
  begin_attr(w, name);
  for (int i = 0; i < v->count; i++) {
    if (i) strbuf_add(&w->out, " ");
    add_escaped(&w->out, vectors_text(&v->data[i]));
  }
  end_attr(w);
}

static void put_pointed(MjcfWriter* w, const MjcfAttr* a, const void* s) {
  const void* p = pointed_value(a, s);
  const ctDoubleVec* d = p;
  const ctFloatVec* f = p;
  const ctIntVec* i = p;
  switch (a->store) {
  case STORE_STRING:
    mjcf_write_attr_text(w, a->name, vectors_text(p));
    break;
  case STORE_STRINGVEC:
    put_attr_strings(w, a->name, p);
    break;
  case STORE_DOUBLEVEC:
    mjcf_write_attr_reals(w, a->name, d->data, d->count);
    break;
  case STORE_FLOATVEC:
    mjcf_write_attr_floats(w, a->name, f->data, f->count);
    break;
  case STORE_INTVEC:
    mjcf_write_attr_ints(w, a->name, i->data, i->count);
    break;
  default:
    break;
  }
}

static void put_chars(MjcfWriter* w, const MjcfAttr* a, const void* s) {
  char text[16] = {0};
  CT_ASSERT(a->high < (int)sizeof text);
  memcpy(text, member_at(s, a->offset), (size_t)a->high);
  mjcf_write_attr_text(w, a->name, text);
}

static void put_attr(MjcfWriter* w, const MjcfAttr* a, const void* s) {
  switch (a->type) {
  case ATTR_REAL:
  case ATTR_INT:
  case ATTR_ORIENTATION:
    put_attr_numbers(w, a, s);
    break;
  case ATTR_KEYWORD:
    mjcf_write_attr_keyword(w, a->name, (MjcfKeySet)a->arg,
                            integer_of(number_at(a, s, 0), INT_MIN, INT_MAX));
    break;
  case ATTR_KEYWORDS:
    mjcf_write_attr_words(w, a->name, (MjcfKeySet)a->arg,
                          integer_of(number_at(a, s, 0), INT_MIN, INT_MAX));
    break;
  case ATTR_DISABLE:
    mjcf_write_attr_text(w, a->name, flag_bits(a, s) ? "disable" : "enable");
    break;
  case ATTR_ENABLE:
    mjcf_write_attr_text(w, a->name, flag_bits(a, s) ? "enable" : "disable");
    break;
  case ATTR_CHARS:
    put_chars(w, a, s);
    break;
  case ATTR_STRING:
  case ATTR_PATH:
  case ATTR_STRINGS:
  case ATTR_REALS:
  case ATTR_INTS:
  case ATTR_TARGET:
    put_pointed(w, a, s);
    break;
  case ATTR_NAME:
  case ATTR_CLASS:
  case ATTR_CUSTOM:
  case ATTR_IGNORED:
    break;
  }
}

// The row's attribute of that name, NULL if it has none.
static const MjcfAttr* find_row_attr(const MjcfElement* row, const char* name) {
  for (int i = 0; i < row->nattr; i++)
    if (str_eq(row->attr[i].name, name)) return &row->attr[i];
  return NULL;
}

// An orientation in another notation replaces the quaternion; a second word for the type of a light
// is not needed; the anchor of connect is written by hand.
static bool is_skipped(const MjcfElement* row, const MjcfAttr* a, const void* value,
                       const void* start) {
  if (row->id == MJCF_FLEX_ELASTICITY && mjcf_extension_own(row, a->name)) return true;
  if (row->id == MJCF_FLEX && mjcf_extension_inner(a->name)) return true;
  if (row->id == MJCF_LIGHT) return str_eq(a->name, "directional");
  if (row->id == MJCF_CONNECT) return str_eq(a->name, "anchor");
  if (row->id == MJCF_GEOM && str_eq(a->name, "density")) // a mass replaces it
    return !isnan(((const ctsGeom*)value)->mass);
  if (row->id == MJCF_CAMERA && str_eq(a->name, "fovy")) { // a sensor decides it
    const float* size = ((const ctsCamera*)value)->sensor_size;
    return size[0] > 0 && size[1] > 0;
  }
  if (!str_eq(a->name, "quat")) return false;
  const MjcfAttr* turn = find_row_attr(row, "axisangle");
  if (turn && turn->type == ATTR_ORIENTATION && kind_at(turn, start) != ctORIENTATION_QUAT)
    return true;
  for (int i = 0; i < row->nattr; i++) {
    const MjcfAttr* other = &row->attr[i];
    if (other->type == ATTR_ORIENTATION && kind_at(other, value) == other->arg) return true;
  }
  return false;
}

// No quaternion can undo the other notation of a class; a turn by nothing can.
static bool is_turn_back(const MjcfAttr* a, const void* value, const void* start) {
  return a->type == ATTR_ORIENTATION && str_eq(a->name, "axisangle") &&
         kind_at(a, value) == ctORIENTATION_QUAT && kind_at(a, start) != ctORIENTATION_QUAT;
}

static void put_turn_back(MjcfWriter* w, const MjcfElement* row, const void* value) {
  static const double kNone[4] = {1, 0, 0, 0};
  const MjcfAttr* quat = find_row_attr(row, "quat");
  for (int i = 0; quat && i < 4; i++) w->lost += number_at(quat, value, i) != kNone[i];
  mjcf_write_attr_reals(w, "axisangle", kNone, 4);
}

static bool is_attr_empty(const MjcfAttr* a, const void* s) {
  const ctStringVec* v;
  switch (a->store) {
  case STORE_STRING:
    return vectors_is_empty(pointed_value(a, s));
  case STORE_STRINGVEC:
    v = pointed_value(a, s);
    for (int i = 0; i < v->count; i++)
      if (!vectors_is_empty(&v->data[i])) return false;
    return true;
  case STORE_DOUBLEVEC:
    return ((const ctDoubleVec*)pointed_value(a, s))->count == 0;
  case STORE_FLOATVEC:
    return ((const ctFloatVec*)pointed_value(a, s))->count == 0;
  case STORE_INTVEC:
    return ((const ctIntVec*)pointed_value(a, s))->count == 0;
  default:
    return false;
  }
}

// An empty attribute counts as absent, so what the class says cannot be taken back. A list of
// user numbers ends in zeros anyway, so that one zero means nothing there.
static void put_empty(MjcfWriter* w, const MjcfAttr* a) {
  if (a->store == STORE_DOUBLEVEC && str_eq(a->name, "user")) {
    mjcf_write_attr_text(w, a->name, "0");
    w->zeroed++;
  } else {
    w->lost++;
  }
}

// The crank of an actuator that has none: the reader refuses the attribute.
static bool is_no_crank(const MjcfElement* row, const MjcfAttr* a, const void* value) {
  if (!str_eq(a->name, "cranklength") || !find_row_attr(row, "slidersite")) return false;
  int kind = ((const ctsActuator*)value)->trntype;
  return kind != ctTRN_UNDEFINED && kind != ctTRN_SLIDERCRANK;
}

// Of a list that may be shorter, the numbers at the end that it starts from anyway are left out.
// One springlength stands for two equal ones.
static int numbers_needed(const MjcfAttr* a, const void* value, const void* start) {
  bool list = a->type == ATTR_REAL || a->type == ATTR_INT;
  int n = a->high;
  if (!list || a->low >= a->high) return n;
  if (str_eq(a->name, "springlength"))
    return is_same_number(number_at(a, value, 0), number_at(a, value, 1)) ? 1 : 2;
  while (n > a->low && n > 1 &&
         is_same_number(number_at(a, value, n - 1), number_at(a, start, n - 1)))
    n--;
  return n;
}

// Model and parameters of a gain kind, and the word for it. A word takes the model of the class
// back, and a model its parameters. True: the attribute is done.
static bool put_gain(MjcfWriter* w, const MjcfAttr* a, const void* value, const void* start) {
  const ctsActuator *s = value, *from = start;
  bool custom = !vectors_is_empty(s->gain_model), inherits = !vectors_is_empty(from->gain_model);
  if (str_eq(a->name, "gaintype")) {
    if ((!custom && !inherits) || (custom && s->gaintype != ctGAIN_USER)) return false;
    if (custom && (!inherits || from->gaintype != ctGAIN_USER))
      mjcf_write_attr_text(w, a->name, "custom");
    else if (!custom)
      mjcf_write_attr_keyword(w, a->name, (MjcfKeySet)a->arg, (int)s->gaintype);
    return true;
  }
  bool model = str_eq(a->name, "corten:gain_model");
  if (!model && !str_eq(a->name, "corten:gain_params")) return false;
  bool waits = custom && str_eq(vectors_text(s->gain_model), "custom");
  bool emptied = !s->gain_params->count && from->gain_params->count;
  if (model && custom && !waits && emptied)
    mjcf_write_attr_text(w, a->name, vectors_text(s->gain_model));
  return waits ? model : !custom || (emptied && !waits);
}

void mjcf_write_attr_row(MjcfWriter* w, const MjcfElement* row, const void* value,
                         const void* start) {
  for (int i = 0; i < row->nattr; i++) {
    const MjcfAttr* a = &row->attr[i];
    if (is_skipped(row, a, value, start)) continue;
    if (is_turn_back(a, value, start)) put_turn_back(w, row, value);
    if (row->object == ctOBJ_ACTUATOR && put_gain(w, a, value, start)) continue;
    bool always = a->required || (row->id == MJCF_USER && str_eq(a->name, "datatype"));
    if (!always && !mjcf_write_attr_differs(a, value, start)) continue;
    if (is_no_crank(row, a, value)) {
      w->lost++;
    } else if (!a->required && is_attr_empty(a, value)) {
      put_empty(w, a);
    } else {
      MjcfAttr cut = *a;
      cut.high = (unsigned)numbers_needed(a, value, start) & ATTR_MOST;
      put_attr(w, &cut, value);
    }
  }
}
