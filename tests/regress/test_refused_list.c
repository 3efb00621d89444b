// Models of refused_models.txt: refused with the words of MuJoCo 3.5.0, or loaded.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <ctype.h>
#include <stdio.h>
#include <string.h>

enum { TEXT = 8000, NAMES_MOST = 20 };

typedef struct Name {
  char name[32], text[1000];
} Name;

typedef struct List {
  Name name[NAMES_MOST];
  int names, refused, loaded, wrong;
} List;

static const char* find_text(const List* l, const char* name, size_t n) {
  for (int i = 0; i < l->names; i++)
    if (strlen(l->name[i].name) == n && !memcmp(l->name[i].name, name, n)) return l->name[i].text;
  fail_msg("no line %.*s = text", (int)n, name);
  return "";
}

// "<mujoco>" and the text with names replaced; one blank behind a name belongs to it.
static void expand_names(const List* l, const char* from, char* to) {
  size_t used = (size_t)snprintf(to, TEXT, "<mujoco>");
  while (*from) {
    if (*from != '$') {
      to[used++] = *from++;
    } else {
      size_t n = 0;
      while (isupper((unsigned char)from[1 + n])) n++;
      used += (size_t)snprintf(to + used, TEXT - used, "%s", find_text(l, from + 1, n));
      from += 1 + n + (from[1 + n] == ' ');
    }
    assert_true(used < TEXT - 20);
  }
  snprintf(to + used, TEXT - used, "</mujoco>");
}

static void try_model(List* l, const char* words, const char* model) {
  char xml[TEXT], error[4000] = "";
  const bool loads = strcmp(words, "+") == 0;
  expand_names(l, model, xml);
  words += *words == '!';
  ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
  if (loads ? m != NULL : !m && strstr(error, words)) {
    l->loaded += loads;
    l->refused += !loads;
  } else {
    print_error("%s\n  is %s %s\n  expected: %s\n", xml, m ? "taken" : "refused with", error,
                words);
    l->wrong++;
  }
  ct_deleteModel(m);
}

static void read_name(List* l, char* line, char* equals) {
  *equals = 0;
  assert_true(l->names < NAMES_MOST && strlen(equals + 3) < sizeof l->name[0].text);
  Name* name = &l->name[l->names++];
  snprintf(name->name, sizeof name->name, "%.31s", line);
  snprintf(name->text, sizeof name->text, "%.999s", equals + 3);
}

static void refused_with_these_words_or_loaded(void** state) {
  (void)state;
  static List l;
  static char line[TEXT];
  FILE* file = fopen(CT_TEST_DIR "/regress/refused_models.txt", "r");
  assert_non_null(file);
  while (fgets(line, sizeof line, file)) {
    line[strcspn(line, "\n")] = 0;
    char* bars = strstr(line, " || ");
    if (line[0] == '#') continue;
    if (bars) {
      *bars = 0;
      try_model(&l, line, bars + 4);
    } else {
      char* equals = strstr(line, " = ");
      assert_non_null(equals);
      read_name(&l, line, equals);
    }
  }
  fclose(file);
  assert_int_equal(l.wrong, 0);
  assert_true(l.refused > 500 && l.loaded > 80);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(refused_with_these_words_or_loaded)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
