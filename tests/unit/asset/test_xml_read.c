// What the reader accepts and refuses. Every row was measured on MuJoCo 3.5.0: accepted, or refused
// with this number at this line (for number 6 MuJoCo names the line of the element, we that of the
// trouble).
#include "asset/xml_doc.h"
#include "support/cmocka_all.h"
#include "unit/asset/xml_memory.h"

#include <stdio.h>

enum { EMPTY = -1, NO_ROOT = -2 };

typedef struct Refused {
  int code; // number of the parse error, or one of the above
  int line;
  const char* text;
} Refused;

static const char* const kAccepted[] = {
    "<mujoco model=\"m\"/>",
    "<mujoco model=\"m\"><!-- a -- b --></mujoco>",
    "<mujoco model=\"m\"><!-- a ---></mujoco>",
    "<mujoco model=\"m\"><!-\\- a -\\-></mujoco>",
    "<mujoco model  =  \"a\" />",
    "<mujoco model\n=\n\"a\"\n/>",
    "<mujoco model='a'/>",
    "<mujoco model='a\"b'/>",
    "<mujoco model=\"a<b\"/>",
    "<mujoco model=\"a>b\"/>",
    "<mujoco model=\"a<body/>b\"/>",
    "<mujoco model=\"a\"model2=\"b\"/>",
    "<mujoco model=\"m\"><worldbody><body name=\"q\"pos=\"1 2 3\"/></worldbody></mujoco>",
    "<mujoco model=\"m\"/> \n\t ",
    "foo<mujoco model=\"m\"/>",
    "<mujoco model=\"m\">hello</mujoco>",
    "<mujoco model=\"m\"/><mujoco model=\"n\"/>",
    "<foo/><mujoco model=\"n\"/>",
    "<mujoco model=\"m\"/>\n<mujoco model=\"n\"/>",
    "<mujoco model=\"m\"/><!-- x -->",
    "<!-- x --><mujoco model=\"m\"/>",
    "<?xml version=\"1.0\"?><mujoco model=\"m\"/>",
    "<?xml version=\"1.0\" encoding=\"latin1\"?><mujoco model=\"m\"/>",
    "  \n<?xml version=\"1.0\"?><mujoco model=\"m\"/>",
    "<?xml version=\"1.0\"?><?xml version=\"1.0\"?><mujoco model=\"m\"/>",
    "<?foo bar?><mujoco model=\"m\"/>",
    ("<?"
     "?><mujoco model=\"m\"/>"),
    "<!DOCTYPE mujoco><mujoco model=\"m\"/>",
    "<!DOCTYPE mujoco [<!ENTITY a \"b\">]><mujoco model=\"&a;\"/>",
    "<!DOCTYPE mujoco><!DOCTYPE mujoco><mujoco model=\"m\"/>",
    "<mujoco model=\"m\"><!DOCTYPE mujoco></mujoco>",
    "<mujoco model=\"m\"/><!DOCTYPE mujoco>",
    "<!><mujoco model=\"m\"/>",
    "<mujoco model=\"m\"><!foo></mujoco>",
    "<mujoco model=\"m\"><![CDATA[ <x> ]]></mujoco>",
    "<![CDATA[ <x> ]]><mujoco model=\"m\"/>",
    "<mujoco model=\"m\"/><![CDATA[ <x> ]]>",
    "<mujoco model=\"m\"/></mujoco>",
    "<mujoco model=\"m\"></mujoco >",
    "<mujoco model=\"m\">< /mujoco>",
    "<mujoco model=\"m\"></mujoco a=\"b\">",
    "< mujoco model=\"m\"/>",
    "<mujoco model=\"m\">a > b</mujoco>",
    "<:mujoco/>",
    "<_mujoco/>",
    "<a-b.c:d_e1/>",
    "<\xC3\xA9/>",
    "<mujoco \xC3\xA9=\"b\"/>",
    "<mujoco xmlns:x=\"b\" model=\"k\"/>",
    "<mujoco model=\"\"/>",
    "<foo/>",
    "<MUJOCO/>",
    "<mujoco\tmodel=\"m\"\t/>",
    "<mujoco\x0Bmodel=\"m\"\x0C/>",
    "\xEF\xBB\xBF<mujoco model=\"m\"/>",
    " \n\xEF\xBB\xBF<mujoco model=\"m\"/>",
    "\xEF\xBB\xBF  <mujoco model=\"m\"/>",
    "\xEF\xBB\xBF\xEF\xBB\xBF<mujoco model=\"m\"/>",
    "\xEF\xBB\xBF<?xml version=\"1.0\"?><mujoco model=\"m\"/>",
    "<mujoco \xE9=\"x\"/>",
    "<mujoco model=\"m\"/></x><garbage <",
    "<mujoco model=\"m\"/></x>text",
    "<mujoco model=\"m\"><worldbody></body/></worldbody></mujoco>",
    "<mujoco model=\"m\"><worldbody></body name=\"q\"/></worldbody></mujoco>",
    "<mujoco model=\"m\"><!----></mujoco>",
    "<mujoco model=\"m\"><![CDATA [ x ]]></mujoco>",
    "<mujoco model=\"m\"><![CDATA[]]></mujoco>",
    "<mujoco model=\"m\"><![CDATA[ <![CDATA[ ]]> ]]></mujoco>",
    "<mujoco model=\"m\"><![cdata[ <x/> ]]></mujoco>",
    "<!DOCTYPE a [<!ELEMENT x (y)> <!ATTLIST x y CDATA \"z\">]><mujoco model=\"m\"/>",
    "<!DOCTYPE a [<!ENTITY lt2 \"a>b\">]><mujoco model=\"m\"/>",
    "<\n mujoco model=\"m\"\n/>",
    "<mujoco model=\"m\"></mujoco\n\n>",
    "<mujoco model=\"m\"><worldbody><body name=\"x\" pos=\"1\n2\r\n3\"/></worldbody></mujoco>",
    "<mujoco model=\"m\"><WorldBody/></mujoco>",
    "<Mujoco model=\"m\"/>",
};

static const Refused kRefused[] = {
    {EMPTY, 0, ""},
    {NO_ROOT, 0, "<!-- -->"},
    {NO_ROOT, 0, "<?xml version=\"1.0\"?>"},
    {NO_ROOT, 0, "<!DOCTYPE a>"},
    {NO_ROOT, 0, "</mujoco><mujoco model=\"m\"/>"},
    {6, 1, "<mujoco model=\"m\"/><foo"},
    {6, 1, "<mujoco model=\"m\"></mujoco"},
    {6, 1, "<mujoco model=\"m\" / >"},
    {6, 1, "<mujoco model=\"m\"/"},
    {6, 1, "<mujoco model=\"m\""},
    {6, 1, "<mujoco"},
    {6, 1, "<mujoco model=\"m\">a < b</mujoco>"},
    {6, 1, "<mujoco$/>"},
    {6, 1, "<mujoco model=\"m\"><worldbody$/></mujoco>"},
    {6, 1, "<mujoco 1a=\"b\"/>"},
    {6, 1, "<mujoco / model=\"m\"/>"},
    {6, 1, "<mujoco a=\"b\", c=\"d\"/>"},
    {6, 4, "<mujoco>\n<body\n\n$/></mujoco>"},
    {6, 1, "<mujoco>\r<body\r$/></mujoco>"},
    {6, 1, "<mujoco \"a\"=\"b\"/>"},
    {6, 1, "<mujoco =\"b\"/>"},
    {6, 1, "<mujoco /"},
    {6, 1, "<mujoco\xC2\xA0model=\"m\"/>"},
    {6, 1, "<mujoco\x85model=\"m\"/>"},
    {7, 1, "<mujoco model=\"a\" model=\"b\"/>"},
    {7, 1, "<mujoco model=a/>"},
    {7, 1, "<mujoco model/>"},
    {7, 1, "<mujoco model=\"a\" b/>"},
    {7, 1, "<mujoco model=/>"},
    {7, 1, "<mujoco model='a/>"},
    {7, 1, "<mujoco a$=\"b\"/>"},
    {7, 1, "<mujoco model=\"m\"></mujoco a=\"1\" a=\"2\">"},
    {7, 1, "<mujoco model=\"m\"></mujoco a=1>"},
    {7, 5, "<mujoco>\n<worldbody>\n<body\n a=\"1\"\n a=\"2\"/>\n</worldbody>\n</mujoco>"},
    {7, 2, "<mujoco a=\"1\"\n a=\"2\"/>"},
    {7, 3, "<mujoco>\n<body\na=\"1\n/></mujoco>"},
    {7, 1, "<mujoco a"},
    {7, 1, "<mujoco a "},
    {7, 1, "<mujoco a="},
    {7, 1, "<mujoco a= "},
    {7, 1, "<mujoco a=\""},
    {7, 1, "<mujoco a==\"b\"/>"},
    {7, 1, "<mujoco mo&#100;el=\"x\"/>"},
    {7, 1, "<mujoco \xA0 model=\"m\"/>"},
    {8, 1, "<mujoco model=\"m\"/>foo"},
    {8, 1, "foo"},
    {8, 1, "<mujoco>foo"},
    {8, 3, "<mujoco model=\"m\"/>\n\nfoo\nbar"},
    {8, 1, "<mujoco model=\"m\"/>\xC2\xA0"},
    {9, 1, "<mujoco model=\"m\"><![CDATA[ <x> ]></mujoco>"},
    {9, 3, "<mujoco model=\"m\">\n\n<![CDATA[ foo\n\nbar</mujoco>"},
    {10, 1, "<mujoco model=\"m\"><!-- a -></mujoco>"},
    {10, 1, "<mujoco model=\"m\"/><!-- x "},
    {10, 1, "<mujoco model=\"m\"><!--></mujoco>"},
    {10, 1, "<mujoco model=\"m\"><!---></mujoco>"},
    {10, 1, "<mujoco model=\"m\"><!-- -- ></mujoco>"},
    {10, 3, "<mujoco model=\"m\">\n\n<!-- foo\n\nbar</mujoco>"},
    {11, 1, "<!-- --><?xml version=\"1.0\"?><mujoco model=\"m\"/>"},
    {11, 1, "<mujoco model=\"m\"><?xml version=\"1.0\"?></mujoco>"},
    {11, 1, "<mujoco model=\"m\"/><?xml version=\"1.0\"?>"},
    {11, 1, "<mujoco model=\"m\"><?foo bar?></mujoco>"},
    {11, 1, "<mujoco model=\"m\"/><?foo bar?>"},
    {11, 1, "<?foo bar><mujoco model=\"m\"/>"},
    {11, 1, "foo<?xml version=\"1.0\"?><mujoco model=\"m\"/>"},
    {11, 1, "<mujoco model=\"m\"/><?"},
    {11, 3, "<!-- -->\n\n<?xml\n?><mujoco model=\"m\"/>"},
    {12, 1, "<!DOCTYPE mujoco <mujoco model=\"m\"/"},
    {12, 1, "<mujoco model=\"m\"/><!"},
    {12, 3, "<mujoco model=\"m\">\n\n<! foo\n\nbar"},
    {13, 0, "  \n "},
    {13, 0, "\xEF\xBB\xBF"},
    {14, 1, "<mujoco model=\"m\"/><foo>"},
    {14, 1, "<mujoco><worldbody></mujoco></worldbody>"},
    {14, 1, "<mujoco></Mujoco>"},
    {14, 1, "<mujoco>"},
    {14, 1, "<mujoco><worldbody>"},
    {14, 1, "<mujoco model=\"m\"></mujocox>"},
    {14, 3, "<mujoco>\n<worldbody>\n<body>"},
    {14, 3, "<mujoco>\n<worldbody>\n<body>\n</worldbody>\n</mujoco>"},
    {15, 1, "<mujoco><worldbody></worldbody>"},
    {15, 1, "<mujoco model=\"m\"></ mujoco>"},
    {15, 1, "<mujoco model=\"m\"></mujoco/>"},
    {15, 1, "<"},
    {15, 1, "<1mujoco/>"},
    {15, 1, "<-mujoco/>"},
    {15, 1, "<.mujoco/>"},
    {15, 1, "<mujoco model=\"m\"/>foo<"},
    {15, 1, "<mujoco model=\"m\"/><"},
    {15, 1, "<mujoco model=\"m\"/>< "},
    {15, 1, "<!DOCTYPE a [<!-- > <b> -->]><mujoco model=\"m\"/>"},
    {15, 1, "<mujoco>  \n "},
    {15, 1, "<mujoco><!-- -->"},
    {15, 3, "<mujoco>\n<worldbody>\n<body>\n"},
    {15, 2, "<mujoco>\n</ mujoco>"},
    {15, 1, "<><mujoco model=\"m\"/>"},
    {15, 1, "<mujoco model=\"m\"><></mujoco>"},
    {15, 1, "<mujoco model=\"m\"></></mujoco>"},
    {15, 1, "<mujoco model=\"m\"></ ></mujoco>"},
};

static void accepted(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kAccepted / sizeof kAccepted[0]; i++) {
    ErrorList err;
    XmlDoc doc;
    error_init(&err);
    Status s = xml_parse(&doc, "x.xml", kAccepted[i], strlen(kAccepted[i]), &err);
    if (s != CT_OK) print_error("refused: %s\n%s\n", kAccepted[i], err.item[0].message);
    assert_int_equal(s, CT_OK);
    assert_int_equal(err.count, 0);
    assert_non_null(doc.root);
    xml_free(&doc);
    error_free(&err);
  }
}

static int code_of(const char* message) {
  int code = 0;
  if (sscanf(message, "XML parse error %d", &code) == 1) return code;
  if (strncmp(message, "ParseXML: empty file", 20) == 0) return EMPTY;
  return strcmp(message, "XML root element not found") == 0 ? NO_ROOT : 0;
}

static void refused(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kRefused / sizeof kRefused[0]; i++) {
    const Refused* r = &kRefused[i];
    ErrorList err;
    XmlDoc doc;
    error_init(&err);
    Status s = xml_parse(&doc, "x.xml", r->text, strlen(r->text), &err);
    int code = s == CT_OK ? 0 : code_of(err.item[0].message);
    int line = s == CT_OK ? 0 : err.item[0].place.line;
    if (code != r->code || line != r->line)
      print_error("%s: %d at line %d, expected %d at %d\n", r->text, code, line, r->code, r->line);
    assert_int_equal(code, r->code);
    assert_int_equal(line, r->line);
    assert_int_equal(err.count, 1);
    assert_null(doc.memory);
    error_free(&err);
  }
}

// Status of a text, 0 or the number of the parse error; bytes counted, so that NUL bytes can be in
// it.
static int try_bytes(const char* text, size_t n, ErrorList* err) {
  XmlDoc doc;
  error_init(err);
  Status s = xml_parse(&doc, "x.xml", text, n, err);
  xml_free(&doc);
  return s == CT_OK ? 0 : code_of(err->item[0].message);
}

static void nul_byte_ends_the_text(void** state) {
  (void)state;
  static const struct {
    const char* text;
    size_t n;
    int code;
  } kRow[] = {
      {"<mujoco/>\0<<<", 13, 0},           {"<mujoco>\0</mujoco>", 18, 14},
      {"<mujoco model=\"m\0n\"/>", 21, 7}, {"\0<mujoco/>", 10, 13},
      {"foo\0<mujoco/>", 13, 8},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    ErrorList err;
    assert_int_equal(try_bytes(kRow[i].text, kRow[i].n, &err), kRow[i].code);
    if (kRow[i].code == 0) assert_int_equal(err.item[0].kind, ISSUE_WARNING);
    error_free(&err);
  }
}

// levels elements around `inside`; in memory of malloc
static char* nested(int levels, const char* inside, const char* after) {
  size_t cap = (size_t)levels * 7 + strlen(inside) + strlen(after) + 1;
  char* s = (char*)malloc(cap);
  assert_non_null(s);
  size_t n = 0;
  for (int i = 0; i < levels; i++) n += (size_t)snprintf(s + n, cap - n, "<a>");
  n += (size_t)snprintf(s + n, cap - n, "%s", inside);
  for (int i = 0; i < levels && !*after; i++) n += (size_t)snprintf(s + n, cap - n, "</a>");
  return s;
}

static void depth_limit(void** state) {
  (void)state;
  static const struct {
    int levels;
    const char* inside;
    const char* after;
    int code;
  } kRow[] = {
      {498, "", "", 0},      {499, "", "", 18},     {498, "<a/>", "", 0},
      {499, "<a/>", "", 18}, {498, "x", "", 0},     {499, "<!-- -->", "", 18},
      {499, "", "open", 14}, {500, "", "open", 18}, {2000, "", "", 18},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    ErrorList err;
    char* s = nested(kRow[i].levels, kRow[i].inside, kRow[i].after);
    assert_int_equal(try_bytes(s, strlen(s), &err), kRow[i].code);
    error_free(&err);
    free(s);
  }
}

static void attribute_limit(void** state) {
  (void)state;
  for (int extra = 0; extra < 2; extra++) {
    char text[XML_MAX_ATTR * 10 + 40];
    size_t n = (size_t)snprintf(text, sizeof text, "<a");
    for (int i = 0; i < XML_MAX_ATTR + extra; i++)
      n += (size_t)snprintf(text + n, sizeof text - n, " a%d=''", i);
    snprintf(text + n, sizeof text - n, "/>");
    ErrorList err;
    XmlDoc doc;
    error_init(&err);
    assert_int_equal(xml_parse(&doc, "x.xml", text, strlen(text), &err), extra ? CT_FAIL : CT_OK);
    xml_free(&doc);
    error_free(&err);
  }
}

static void node_limit(void** state) {
  (void)state;
  ErrorList err;
  XmlDoc doc;
  XmlNode* root = NULL;
  error_init(&err);
  assert_int_equal(xml_doc_init(&doc, &err), CT_OK);
  XmlFile f = {.path = (char*)"x.xml", .text = (char*)"<a b='c'/>", .size = 10, .parent = -1};
  assert_int_equal(xml_doc_add_file(&doc, f, (Place){0}, &err), 0);
  doc.memory->nodes = XML_MAX_NODES - 2;
  assert_int_equal(xml_read(&doc, 0, &root, &err), CT_OK);
  assert_int_equal(xml_read(&doc, 0, &root, &err), CT_FAIL);
  assert_null(root);
  xml_free(&doc);
  error_free(&err);
}

static void tree_and_content(void** state) {
  (void)state;
  static const char kText[] = "<?xml version='1.0'?><!DOCTYPE a [<!ENTITY e 'f'>]>\n"
                              "<r>text<a>x</a><b/><!-- - -- --><c><d i=\"&e;\"j='2'/></c>"
                              "<e><![CDATA[<z/>]]></e><f> </f></r><second/>";
  ErrorList err;
  XmlDoc doc;
  error_init(&err);
  assert_int_equal(xml_parse(&doc, "x.xml", kText, strlen(kText), &err), CT_OK);
  static const struct {
    const char* name;
    bool content, child;
  } kChild[] = {{"a", true, false},
                {"b", false, false},
                {"c", true, true},
                {"e", true, false},
                {"f", false, false}};
  assert_string_equal(doc.root->name, "r");
  assert_null(doc.root->next);
  const XmlNode* n = doc.root->child;
  for (size_t i = 0; i < 5; i++, n = n->next) {
    assert_non_null(n);
    assert_string_equal(n->name, kChild[i].name);
    assert_int_equal(n->content, kChild[i].content);
    assert_int_equal(n->child != NULL, kChild[i].child);
    assert_int_equal(n->line, 2);
  }
  assert_null(n);
  const XmlNode* d = doc.root->child->next->next->child;
  assert_string_equal(xml_attr(d, "i"), "&e;");
  assert_string_equal(d->attr->next->name, "j");
  assert_null(d->attr->next->next);
  xml_free(&doc);
  error_free(&err);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(accepted),         cmocka_unit_test(refused),
      cmocka_unit_test(depth_limit),      cmocka_unit_test(nul_byte_ends_the_text),
      cmocka_unit_test(attribute_limit),  cmocka_unit_test(node_limit),
      cmocka_unit_test(tree_and_content),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
