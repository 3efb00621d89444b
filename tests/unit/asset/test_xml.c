// Documents: attributes, places, memory.
#include "asset/xml.h"
#include "asset/xml_doc.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <stdio.h>

static void attributes_and_places(void** state) {
  (void)state;
  static const char kText[] = "<mujoco model='m'>\n"
                              "  <geom name=\"g\"\n"
                              "\tsize='1 2'/> <geom/>\n"
                              "</mujoco>\n";
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_parse(&doc, "dir/m.xml", kText, strlen(kText), &err), CT_OK);
  const XmlNode* geom = doc.root->child;
  assert_string_equal(xml_attr(doc.root, "model"), "m");
  assert_string_equal(xml_attr(geom, "size"), "1 2");
  assert_null(xml_attr(geom, "Size"));
  assert_null(xml_attr(geom->next, "size"));
  assert_ptr_equal(geom->parent, doc.root);
  assert_null(geom->next->next);

  Place at = xml_place(&doc, geom, NULL);
  assert_string_equal(at.file, "dir/m.xml");
  assert_int_equal(at.line, 2);
  assert_int_equal(at.column, 3);
  assert_string_equal(at.element, "geom");
  assert_string_equal(at.name, "g");
  assert_string_equal(at.source, "  <geom name=\"g\"");
  assert_null(at.attribute);
  assert_null(at.includes);

  at = xml_place(&doc, geom, "size");
  assert_int_equal(at.line, 3);
  assert_int_equal(at.column, 2);
  assert_string_equal(at.attribute, "size");
  assert_string_equal(at.source, "\tsize='1 2'/> <geom/>");

  // an attribute that is missing has the place of its element
  at = xml_place(&doc, geom->next, "pos");
  assert_int_equal(at.line, 3);
  assert_int_equal(at.column, 15);
  assert_string_equal(at.attribute, "pos");
  assert_null(at.name);
  xml_free(&doc);
  xml_free(&doc); // an empty document
  error_free(&err);
}

static void byte_order_mark_is_not_in_the_line(void** state) {
  (void)state;
  static const char kText[] = XML_BOM "<a b='c'/>";
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_parse(&doc, NULL, kText, strlen(kText), &err), CT_OK);
  Place at = xml_place(&doc, doc.root, "b");
  assert_int_equal(at.column, 4);
  assert_string_equal(at.source, "<a b='c'/>");
  xml_free(&doc);
  error_free(&err);
}

// An include can name any file: its lines are shown only if it begins as XML does.
static void only_what_begins_as_xml_is_quoted(void** state) {
  (void)state;
  static const struct {
    const char* text;
    bool quoted;
  } row[] = {{"root:x:0:0:<root>:/bin/sh\n<a b=1/>\n", false},
             {"# secret <a b=1/>\n", false},
             {"secret=1 <a b=1/>", false},
             {"<a><secret b=1/></a>", true},
             {" \t\r\n<a><secret b=1/></a>", true},
             {XML_BOM "<a><secret b=1/></a>", true},
             {" \n" XML_BOM "<a><secret b=1/></a>", true}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    const MemoryFile file[] = {
        {"main.xml", "<mujoco><include file='x'/></mujoco>"}, {"x", row[i].text}, {0}};
    const XmlSource src = {memory_read, (void*)file};
    ErrorList err;
    XmlDoc doc;
    error_init(&err);
    assert_int_equal(xml_load(&doc, "main.xml", &src, &err), CT_FAIL);
    char text[2000];
    error_format(&err, text, sizeof text);
    const bool quoted = strstr(text, "secret") || strstr(text, "root:x");
    if (quoted != row[i].quoted) fail_msg("%s: %s", row[i].text, text);
    error_free(&err);
  }
}

static void memory_pieces_do_not_overlap(void** state) {
  (void)state;
  enum { N = 400 };
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_doc_init(&doc, &err), CT_OK);
  unsigned char* piece[N];
  for (int i = 0; i < N; i++) {
    size_t n = (size_t)(i * i * 7 % 40000);
    piece[i] = (unsigned char*)xml_doc_push(&doc, n);
    assert_non_null(piece[i]);
    assert_int_equal((uintptr_t)piece[i] % 16, 0);
    memset(piece[i], i % 251, n);
  }
  for (int i = 0; i < N; i++)
    for (size_t k = 0; k < (size_t)(i * i * 7 % 40000); k++) assert_int_equal(piece[i][k], i % 251);
  assert_null(xml_doc_push(&doc, SIZE_MAX));
  xml_free(&doc);
  error_free(&err);
}

static void too_large_is_refused(void** state) {
  (void)state;
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_doc_init(&doc, &err), CT_OK);
  XmlFile f = {.path = (char*)"x.xml", .text = (char*)"", .size = (size_t)XML_MAX_BYTES + 1};
  assert_int_equal(xml_doc_add_file(&doc, f, (Place){0}, &err), -1);
  assert_string_equal(err.item[0].message, "XML Error: file 'x.xml' is too large");

  // together, too
  f = (XmlFile){.path = (char*)"y.xml", .text = (char*)"abc", .size = 3};
  doc.memory->text_bytes = (size_t)XML_MAX_BYTES - 2;
  assert_int_equal(xml_doc_add_file(&doc, f, (Place){0}, &err), -1);
  doc.memory->text_bytes--;
  assert_int_equal(xml_doc_add_file(&doc, f, (Place){0}, &err), 0);
  xml_free(&doc);
  error_free(&err);
}

// Whichever allocation fails, the call reports it and gives everything back.
static void every_failed_allocation_is_survived(void** state) {
  (void)state;
  const MemoryFile file[] = {
      {"d/main.xml", "<mujoco model='m'>\n<include file='a.xml'/><worldbody/></mujoco>"},
      {"d/a.xml", "<x><option/><include file='s/b.xml'/></x>"},
      {"d/s/b.xml", "<x><include file='c.xml'/></x>"},
      {"d/s/c.xml", "<x><size/></x>"},
      {0}};
  const XmlSource src = {memory_read, (void*)file};
  MemoryCount count = {.fail_at = -1};
  long needed = 0;
  for (long k = -1; k <= needed; k++) {
    XmlDoc doc;
    ErrorList err;
    count = (MemoryCount){.fail_at = k};
    memory_count(&count);
    error_init(&err);
    Status s = xml_load(&doc, "d/main.xml", &src, &err);
    if (k < 0) needed = count.total;
    assert_int_equal(s, k < 0 || k == needed ? CT_OK : CT_FAIL);
    assert_int_equal(err.errors > 0, s != CT_OK);
    if (s != CT_OK) assert_null(doc.memory);
    xml_free(&doc);
    error_free(&err);
    ct_setAllocator(NULL);
    assert_int_equal(count.live, 0);
  }
  assert_true(needed > 5);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(attributes_and_places),
      cmocka_unit_test(byte_order_mark_is_not_in_the_line),
      cmocka_unit_test(only_what_begins_as_xml_is_quoted),
      cmocka_unit_test(memory_pieces_do_not_overlap),
      cmocka_unit_test(too_large_is_refused),
      cmocka_unit_test(every_failed_allocation_is_survived),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
