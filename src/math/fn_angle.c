#include "math/fn_angle.h"

__extension__ typedef unsigned __int128 uint128;

enum { ANGLE_WORDS = 4 };

// x = m 2^e, m a whole number. The fraction of x/(2 pi) in 256 bits: the bits of 1/(2 pi) with
// weights 2^-1 and less after the shift by e, times m, without what is above 1. The highest word
// comes first. The cut costs at most m 2^-256, and no double is nearer to a step than 2^-70.
static void find_turn_fraction(uint64_t m, int e, uint64_t turns[ANGLE_WORDS]) {
  uint64_t window[ANGLE_WORDS] = {0};
  // e below 0 occurs for angles below 2^53 only; then zeros stand before the first word
  int first = e >= 0 ? e / 64 : -((63 - e) / 64), shift = e - 64 * first;
  for (int i = 0; i < ANGLE_WORDS; i++) {
    uint64_t high = first + i >= 0 ? fn_turn_words[first + i] : 0;
    uint64_t low = first + i + 1 >= 0 ? fn_turn_words[first + i + 1] : 0;
    window[i] = shift ? high << shift | low >> (64 - shift) : high;
  }
  uint64_t carry = 0;
  for (int i = ANGLE_WORDS - 1; i >= 0; i--) {
    uint128 product = (uint128)window[i] * m + carry;
    turns[i] = (uint64_t)product;
    carry = (uint64_t)(product >> 64);
  }
}

// words <<= n for 0 < n < 64
static void shift_words(uint64_t words[ANGLE_WORDS], int n) {
  for (int i = 0; i < ANGLE_WORDS; i++) {
    uint64_t next = i + 1 < ANGLE_WORDS ? words[i + 1] : 0;
    words[i] = words[i] << n | next >> (64 - n);
  }
}

static void negate_words(uint64_t words[ANGLE_WORDS]) {
  uint64_t carry = 1;
  for (int i = ANGLE_WORDS - 1; i >= 0; i--) {
    words[i] = ~words[i] + carry;
    carry = carry && words[i] == 0;
  }
}

// The fraction 0.words as head + tail, head of 53 bits.
static Parts convert_words(uint64_t words[ANGLE_WORDS]) {
  double scale = 1;
  for (int n = 0; n < ANGLE_WORDS - 1 && words[0] == 0; n++, scale *= 0x1p-64) {
    for (int i = 0; i + 1 < ANGLE_WORDS; i++) words[i] = words[i + 1];
    words[ANGLE_WORDS - 1] = 0;
  }
  for (; words[0] && !(words[0] >> 63); scale *= 0.5) shift_words(words, 1);
  uint64_t head = words[0] >> 11, tail = words[0] << 53 | words[1] >> 11;
  return (Parts){(double)head * (0x1p-53 * scale), (double)(tail >> 11) * (0x1p-106 * scale)};
}

void fn_reduce_exactly(double x, ExactAngle* angle) {
  *angle = (ExactAngle){0, NAN, NAN};
  if (!(drop_sign(x) < INFINITY)) return;
  uint64_t b = real_to_bits(drop_sign(x)), turns[ANGLE_WORDS];
  find_turn_fraction((b & ((UINT64_C(1) << 52) - 1)) | UINT64_C(1) << 52, (int)(b >> 52) - 1075,
                     turns);
  // the next step, 7 bits, and the signed rest
  uint64_t k = (turns[0] + (UINT64_C(1) << 56)) >> 57;
  shift_words(turns, 7);
  bool negative = turns[0] >> 63;
  if (negative) negate_words(turns);
  Parts f = convert_words(turns);
  // f 2 pi/128 in two parts
  double fh = split_half(f.head), step = kFnTurnPair[0], sh = split_half(step);
  double p = f.head * step;
  double rest =
      ((fh * sh - p) + (fh * (step - sh) + (f.head - fh) * sh)) + (f.head - fh) * (step - sh);
  Parts r = add_exactly(p, rest + (f.head * kFnTurnPair[1] + f.tail * step));
  double sign = negative != (x < 0) ? -1 : 1;
  *angle = (ExactAngle){x < 0 ? -k : k, sign * r.head, sign * r.tail};
}
