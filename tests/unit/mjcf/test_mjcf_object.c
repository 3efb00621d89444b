#include "mjcf/mjcf_object.h"
#include "unit/mjcf/mjcf_parse.h"

static void words_have_types(void** state) {
  (void)state;
  static const struct {
    const char* word;
    cttObj type;
  } kCase[] = {
      {"body", ctOBJ_BODY}, {"xbody", ctOBJ_XBODY},   {"dof", ctOBJ_DOF},
      {"site", ctOBJ_SITE}, {"camera", ctOBJ_CAMERA}, {"tendon", ctOBJ_TENDON},
      {"key", ctOBJ_KEY},   {"plugin", ctOBJ_PLUGIN},
  };
  for (size_t i = 0; i < sizeof kCase / sizeof *kCase; i++) {
    assert_int_equal(mjcf_object_type(kCase[i].word), kCase[i].type);
    assert_string_equal(mjcf_object_word(kCase[i].type), kCase[i].word);
  }
}

static void every_type_has_its_own_word(void** state) {
  (void)state;
  for (int i = ctOBJ_BODY; i < ctNOBJECT; i++) {
    const char* word = mjcf_object_word((cttObj)i);
    assert_non_null(word);
    assert_int_equal(mjcf_object_type(word), i);
    assert_string_equal(word, ctu_type2Str(i)); // the same words as in the public interface
  }
}

static void other_words_have_none(void** state) {
  (void)state;
  const char* bad[] = {"", "Body", "bodies", "body ", "unknown", "frame", "default"};
  for (size_t i = 0; i < sizeof bad / sizeof *bad; i++)
    assert_int_equal(mjcf_object_type(bad[i]), ctOBJ_UNKNOWN);
  assert_null(mjcf_object_word(ctOBJ_UNKNOWN));
  assert_null(mjcf_object_word(ctNOBJECT));
  assert_null(mjcf_object_word(ctOBJ_FRAME));
}

static void similar_words(void** state) {
  (void)state;
  assert_string_equal(mjcf_object_near("goem"), "geom");
  assert_string_equal(mjcf_object_near("tendn"), "tendon");
  assert_null(mjcf_object_near("quaternion"));
  refuse("<custom><tuple name='t'><element objtype='actuatr' objname='a'/></tuple></custom>",
         "unknown object type 'actuatr';did you mean 'actuator'?");
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(words_have_types),
      cmocka_unit_test(every_type_has_its_own_word),
      cmocka_unit_test(other_words_have_none),
      cmocka_unit_test(similar_words),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
