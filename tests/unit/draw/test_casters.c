#include "draw/casters.h"
#include "unit/draw/easel.h"

// Cards of one triangle each, of any size and place, over a map of this many texels per side.
enum { MAP_SIZE = 1024, CARDS = 300 };

typedef struct Card {
  double x[3], y[3], z;
} Card;

static unsigned random_state = 1;
static double random_number(double low, double high) {
  random_state = random_state * 1664525u + 1013904223u;
  return low + (high - low) * (random_state >> 8) / (double)(1u << 24);
}

static double side_of(const Card* c, int i, int j, double x, double y) {
  return (c->x[j] - c->x[i]) * (y - c->y[i]) - (c->y[j] - c->y[i]) * (x - c->x[i]);
}

// 1: a card is clearly between the texel and the light; 0: clearly none; -1: too near to an edge
static int expect_hidden(const Card* card, const MapQuery* q) {
  int answer = 0;
  for (int k = 0; k < CARDS; k++) {
    const Card* c = &card[k];
    if (q->r >= (float)c->z) continue;
    double turn = side_of(c, 0, 1, c->x[2], c->y[2]) < 0 ? -1 : 1, least = 1e9;
    for (int i = 0; i < 3; i++) {
      int j = (i + 1) % 3;
      double long_ = hypot(c->x[j] - c->x[i], c->y[j] - c->y[i]);
      double d = turn * side_of(c, i, j, (double)q->x, (double)q->y) / long_;
      if (d < least) least = d;
    }
    if (least > 0.01) return 1;
    if (least > -0.01) answer = -1;
  }
  return answer;
}

// Texels to clip space, as casters_make maps it back, with w = 1.
static void place_card(float* pos, Card* c) {
  double size = exp(random_number(0, log(MAP_SIZE))), middle[2];
  for (int k = 0; k < 2; k++) middle[k] = random_number(0, MAP_SIZE);
  c->z = random_number(0.2, 0.8);
  for (int k = 0; k < 3; k++) {
    c->x[k] = middle[0] + random_number(-size, size),
    c->y[k] = middle[1] + random_number(-size, size);
    pos[3 * k] = (float)(2 * (c->x[k] - 1) / (MAP_SIZE - 2) - 1);
    pos[3 * k + 1] = (float)(2 * (c->y[k] - 1) / (MAP_SIZE - 2) - 1);
    pos[3 * k + 2] = (float)c->z;
  }
}

// The search through cells finds what a comparison with every card finds.
static void cells_find_what_all_cards_hide(void** state) {
  (void)state;
  static float pos[9 * CARDS], normal[9 * CARDS];
  static Card card[CARDS];
  for (int k = 0; k < CARDS; k++) place_card(pos + 9 * k, &card[k]);
  Piece piece = {.form = {.nvert = 3 * CARDS, .ntri = CARDS, .pos = pos, .normal = normal},
                 .place = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                 .casts = true};
  Shot shot = {.pieces = {&piece, sizeof piece}, .npiece = 1};
  CasterMap map = {.size = MAP_SIZE, .toclip = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1}};
  assert_true(casters_make(&map, &shot));
  assert_in_range(map.n, CARDS / 2, CARDS);
  int hidden = 0, clear = 0;
  for (int i = 0; i < 20000; i++) {
    MapQuery q = {.tx = (int)random_number(1, MAP_SIZE - 1),
                  .ty = (int)random_number(1, MAP_SIZE - 1),
                  .r = (float)random_number(0, 1)};
    q.x = (float)q.tx + 0.5f, q.y = (float)q.ty + 0.5f;
    int expected = expect_hidden(card, &q);
    bool found = casters_in_cells(&map, &q) || casters_among_big(&map, &q, -1);
    if (expected >= 0) assert_int_equal(found, expected);
    if (expected > 0) hidden++;
    if (expected == 0) clear++;
    TexelRect r = {q.tx, q.ty, q.tx, q.ty};
    if (found) assert_true(casters_cells_touch(&map, &r) || casters_big_touch(&map, &r, -1));
  }
  assert_true(hidden > 1000 && clear > 1000 && map.nbig > 3 && map.nbig < CARDS / 2);
  assert_false(casters_among_big(&map, &(MapQuery){500, 500, 500.5f, 500.5f, 0}, 0));
  casters_free(&map);
}

STAGE_TEST_MAIN(cmocka_unit_test(cells_find_what_all_cards_hide))
