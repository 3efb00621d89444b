// <include>, as measured on MuJoCo 3.5.0.
#include "asset/xml.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <stdio.h>

enum { FILES = 7 };

typedef struct Row {
  const char* what;
  const char* order;   // names of the elements below the root, in document order; NULL: refused
  const char* message; // of the first error
  MemoryFile file[FILES];
} Row;

#define MAIN(text)                                                                                 \
  { "d/main.xml", "<mujoco>" text "</mujoco>" }

static const Row kRow[] = {
    {"children replace the include",
     "x a b y ",
     NULL,
     {MAIN("<x/><include file='a.xml'/><y/>"), {"d/a.xml", "<any z='1'><a/>t<b/></any>"}}},
    {"below any element",
     "x y a z ",
     NULL,
     {MAIN("<x><y><include file='a.xml'/></y></x><z/>"), {"d/a.xml", "<m><a/></m>"}}},
    {"nested, in order",
     "d a c z ",
     NULL,
     {MAIN("<include file='a.xml'/><z/>"),
      {"d/a.xml", "<m><include file='b.xml'/><a/><include file='c.xml'/></m>"},
      {"d/b.xml", "<m><include file='e.xml'/></m>"},
      {"d/c.xml", "<m><c/></m>"},
      {"d/e.xml", "<m><d/></m>"}}},
    {"folder of the main file first",
     "main ",
     NULL,
     {MAIN("<include file='s/a.xml'/>"),
      {"d/s/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/s/b.xml", "<m><s/></m>"},
      {"d/b.xml", "<m><main/></m>"}}},
    {"then the folder of the including file",
     "s ",
     NULL,
     {MAIN("<include file='s/a.xml'/>"),
      {"d/s/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/s/b.xml", "<m><s/></m>"}}},
    {"not the folders between",
     NULL,
     "XML Error: Error opening file 'd/s/t/c.xml'",
     {MAIN("<include file='s/a.xml'/>"),
      {"d/s/a.xml", "<m><include file='t/b.xml'/></m>"},
      {"d/s/t/b.xml", "<m><include file='c.xml'/></m>"},
      {"d/s/c.xml", "<m><c/></m>"}}},
    {"the same name in two folders",
     "sb tb ",
     NULL,
     {MAIN("<include file='s/a.xml'/><include file='t/a.xml'/>"),
      {"d/s/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/t/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/s/b.xml", "<m><sb/></m>"},
      {"d/t/b.xml", "<m><tb/></m>"}}},
    {"found nested, then by its path",
     "g g ",
     NULL,
     {MAIN("<include file='s/a.xml'/><include file='s/b.xml'/>"),
      {"d/s/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/s/b.xml", "<m><g/></m>"}}},
    {"dots are taken out, backslashes turned",
     "a b ",
     NULL,
     {MAIN("<include file='no/../s\\.\\a.xml'/><include file='../e/b.xml'/>"),
      {"d/s/a.xml", "<m><a/></m>"},
      {"d/../e/b.xml", "<m><b/></m>"}}},
    {"twice under one name",
     NULL,
     "XML Error: File 'a.xml' already included",
     {MAIN("<include file='a.xml'/><include file='./s/../a.xml'/>"), {"d/a.xml", "<m><a/></m>"}}},
    {"twice with a double slash is another name",
     "a a ",
     NULL,
     {MAIN("<include file='s/a.xml'/><include file='s//a.xml'/>"),
      {"d/s/a.xml", "<m><a/></m>"},
      {"d/s//a.xml", "<m><a/></m>"}}},
    {"cycle",
     NULL,
     "XML Error: File 'a.xml' already included",
     {MAIN("<include file='a.xml'/>"),
      {"d/a.xml", "<m><include file='b.xml'/></m>"},
      {"d/b.xml", "<m><include file='a.xml'/></m>"}}},
    {"the main file includes itself",
     NULL,
     "XML Error: File 'main.xml' already included",
     {MAIN("<include file='main.xml'/>")}},
    {"missing", NULL, "XML Error: Error opening file 'no.xml'", {MAIN("<include file='no.xml'/>")}},
    {"no attribute", NULL, "XML Error: required attribute missing: 'file'", {MAIN("<include/>")}},
    {"name of the attribute",
     NULL,
     "XML Error: required attribute missing: 'file'",
     {MAIN("<include FILE='a.xml'/>")}},
    {"other attributes do not matter",
     "a ",
     NULL,
     {MAIN("<include x='y' file='a.xml'/>"), {"d/a.xml", "<m><a/></m>"}}},
    {"other spellings are elements", "Include ", NULL, {MAIN("<Include file='a.xml'/>")}},
    {"with a child",
     NULL,
     "XML Error: Include element cannot have children",
     {MAIN("<include file='a.xml'><x/></include>"), {"d/a.xml", "<m><a/></m>"}}},
    {"with a comment",
     NULL,
     "XML Error: Include element cannot have children",
     {MAIN("<include file='a.xml'><!----></include>"), {"d/a.xml", "<m><a/></m>"}}},
    {"with a blank",
     "a ",
     NULL,
     {MAIN("<include file='a.xml'> \n</include>"), {"d/a.xml", "<m><a/></m>"}}},
    {"empty file",
     NULL,
     "XML Error: Empty file 'a.xml'",
     {MAIN("<include file='a.xml'/>"), {"d/a.xml", ""}}},
    {"no root",
     NULL,
     "XML Error: Root element missing in file 'a.xml'",
     {MAIN("<include file='a.xml'/>"), {"d/a.xml", "<!-- -->"}}},
    {"empty root",
     NULL,
     "XML Error: Empty include file 'a.xml'",
     {MAIN("<include file='a.xml'/>"), {"d/a.xml", "<m>t<!-- --></m>"}}},
    {"second root is dropped",
     "a ",
     NULL,
     {MAIN("<include file='a.xml'/>"), {"d/a.xml", "<m><a/></m><n><b/></n>"}}},
    {"root of an include may be an include",
     "z ",
     NULL,
     {MAIN("<include file='a.xml'/>"), {"d/a.xml", "<include file='b.xml'><z/></include>"}}},
    {"URDF has no includes",
     "include ",
     NULL,
     {{"d/main.xml", "<robot><include file='a.xml'/></robot>"}}},
    {"the root is not an include",
     "x ",
     NULL,
     {{"d/main.xml", "<include file='a.xml'><x/></include>"}}},
    {"main file missing", NULL, "ParseXML: Error opening file 'd/main.xml'", {{0}}},
};

static void order_of(const XmlDoc* doc, char* out, size_t cap) {
  const XmlNode* n = doc->root;
  size_t used = 0;
  out[0] = 0;
  for (;;) {
    if (n->child) {
      assert_ptr_equal(n->child->parent, n);
      n = n->child;
    } else {
      while (n && !n->next) n = n->parent;
      if (!n) return;
      assert_ptr_equal(n->next->parent, n->parent);
      n = n->next;
    }
    used += (size_t)snprintf(out + used, cap - used, "%s ", n->name);
  }
}

static void rules(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    const Row* row = &kRow[i];
    const XmlSource src = {memory_read, (void*)row->file};
    ErrorList err;
    XmlDoc doc;
    char order[200] = "refused";
    error_init(&err);
    Status s = xml_load(&doc, "d/main.xml", &src, &err);
    if (s == CT_OK) order_of(&doc, order, sizeof order);
    const char* got = s == CT_OK ? order : err.item[0].message;
    const char* want = row->order ? row->order : row->message;
    if (strcmp(got, want) != 0) print_error("%s\n", row->what);
    assert_string_equal(got, want);
    assert_int_equal(err.errors > 0, s != CT_OK);
    xml_free(&doc);
    error_free(&err);
  }
}

static void places_and_stack(void** state) {
  (void)state;
  const MemoryFile file[] = {
      {"main.xml", "<mujoco>\n <include file='s/a.xml'/></mujoco>"},
      {"s/a.xml", "<m>\n\n<body name='q'><include file='b.xml'/></body></m>"},
      {"s/b.xml", "<m><geom\n  size='1'/></m>"},
      {0}};
  const XmlSource src = {memory_read, (void*)file};
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_load(&doc, "main.xml", &src, &err), CT_OK);
  assert_int_equal(doc.nfile, 3);
  assert_int_equal(doc.file[0].parent, -1);
  const XmlNode* body = doc.root->child;
  Place at = xml_place(&doc, body, "name");
  assert_string_equal(at.file, "s/a.xml");
  assert_string_equal(at.includes, "main.xml:2");
  assert_string_equal(at.source, "<body name='q'><include file='b.xml'/></body></m>");
  assert_int_equal(at.column, 7);
  at = xml_place(&doc, body->child, "size");
  assert_string_equal(at.file, "s/b.xml");
  assert_int_equal(at.line, 2);
  assert_string_equal(at.includes, "main.xml:2 > s/a.xml:3");
  xml_free(&doc);
  error_free(&err);
}

static void several_broken_includes_are_all_reported(void** state) {
  (void)state;
  const MemoryFile file[] = {{"a.xml", "<m><b></m>"}, {"ok.xml", "<m><b/></m>"}, {0}};
  const XmlSource src = {memory_read, (void*)file};
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_load_string(&doc,
                                   "<mujoco><include file='no.xml'/>\n<include file='a.xml'/>\n"
                                   "<include file='ok.xml'/><x><include/></x></mujoco>",
                                   &src, &err),
                   CT_FAIL);
  assert_int_equal(err.errors, 3);
  assert_string_equal(err.item[0].message, "XML Error: Error opening file 'no.xml'");
  assert_string_equal(err.item[1].place.file, "a.xml");
  assert_string_equal(err.item[1].place.includes, "<string>:2");
  assert_int_equal(err.item[2].place.line, 3);
  error_free(&err);
}

// A tree that would go on for ever: every file of folder f/ includes the next one.
static unsigned char* endless_read(void* user, const char* path, size_t* size, const char** why) {
  (void)user, (void)why;
  const char* name = strrchr(path, '/');
  char text[200];
  if (strcmp(path, "main.xml") == 0) {
    snprintf(text, sizeof text, "<mujoco><include file='f/0'/></mujoco>");
  } else {
    int k = atoi(name ? name + 1 : path);
    snprintf(text, sizeof text, "<m><a><a><a><a><include file='f/%d'/></a></a></a></a></m>", k + 1);
  }
  *size = strlen(text);
  unsigned char* data = (unsigned char*)alloc_bytes(*size);
  if (data) memcpy(data, text, *size);
  return data;
}

static void endless_includes_end(void** state) {
  (void)state;
  const XmlSource src = {endless_read, NULL};
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_load(&doc, "main.xml", &src, &err), CT_FAIL);
  assert_int_equal(err.errors, 1);
  assert_non_null(strstr(err.item[0].message, "too deep"));
  error_free(&err);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(rules),
      cmocka_unit_test(places_and_stack),
      cmocka_unit_test(several_broken_includes_are_all_reported),
      cmocka_unit_test(endless_includes_end),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
