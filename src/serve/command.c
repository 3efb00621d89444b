#include "serve/command.h"

#include "base/str.h"

#include <math.h>
#include <string.h>

static const struct {
  const char* word;
  CommandKind kind;
  bool steers, named;
  int values;
} kCommand[] = {
    {"wish", COMMAND_WISH, false, false, 3},    {"watch", COMMAND_WATCH, false, true, 0},
    {"take", COMMAND_TAKE, false, false, 0},    {"key", COMMAND_KEY, true, false, 2},
    {"state", COMMAND_STATE, false, false, 0},  {"play", COMMAND_PLAY, true, false, 0},
    {"pause", COMMAND_PAUSE, true, false, 0},   {"step", COMMAND_STEP, true, false, 1},
    {"speed", COMMAND_SPEED, true, false, 1},   {"seek", COMMAND_SEEK, true, false, 1},
    {"reset", COMMAND_RESET, true, false, 0},   {"frame", COMMAND_FRAME, true, false, 1},
    {"ctrl", COMMAND_CTRL, true, false, 2},     {"joint", COMMAND_JOINT, true, false, 2},
    {"equal", COMMAND_EQUAL, true, false, 2},   {"option", COMMAND_OPTION, true, true, 2},
    {"flag", COMMAND_FLAG, true, false, 3},     {"select", COMMAND_SELECT, true, false, 4},
    {"drag", COMMAND_DRAG, true, false, 1},     {"move", COMMAND_MOVE, true, false, 3},
    {"turn", COMMAND_TURN, true, false, 3},     {"reload", COMMAND_RELOAD, true, false, 0},
    {"camera", COMMAND_CAMERA, true, false, 9}, {"view", COMMAND_VIEW, true, false, 10},
    {"window", COMMAND_WINDOW, true, false, 2}};

// The next word of [*at, end); its size is 0 at the end.
static size_t take_word(const char** at, const char* end, const char** word) {
  while (*at < end && **at == ' ') (*at)++;
  *word = *at;
  while (*at < end && **at != ' ') (*at)++;
  return (size_t)(*at - *word);
}

static bool read_name(PageCommand* c, const char** at, const char* end) {
  const char* word;
  const size_t n = take_word(at, end, &word);
  if (n == 0 || n >= sizeof c->name || memchr(word, 0, n)) return false;
  memcpy(c->name, word, n);
  return true;
}

static bool read_values(PageCommand* c, const char* at, const char* end, int count) {
  const char *word, *rest;
  for (size_t n; (n = take_word(&at, end, &word)) > 0;) {
    double* x = &c->value[c->count];
    if (c->count == count || !str_to_double(word, word + n, x, &rest) || rest != word + n ||
        !isfinite(*x))
      return false;
    c->count++;
  }
  return c->count == count;
}

bool command_read(PageCommand* c, const char* text, size_t size) {
  const char *at = text, *end = text + size, *word;
  memset(c, 0, sizeof *c);
  if (size > COMMAND_LONGEST) return false;
  const size_t n = take_word(&at, end, &word);
  for (size_t i = 0; i < sizeof kCommand / sizeof kCommand[0]; i++) {
    if (strlen(kCommand[i].word) != n || memcmp(kCommand[i].word, word, n) != 0) continue;
    c->kind = kCommand[i].kind;
    c->steers = kCommand[i].steers;
    return (!kCommand[i].named || read_name(c, &at, end)) &&
           read_values(c, at, end, kCommand[i].values);
  }
  return false;
}
