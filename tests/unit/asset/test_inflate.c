// Zlib streams: made by zlib, made bit by bit, and cut at every byte.
#include "asset/inflate.h"
#include "unit/asset/png_bytes.h"

// n -> trailing zeros of n + 1, in Huffman codes only: some of them are long.
static const char kRuler[] =
    "780105c1818124411104314556cfde03fefb8b249393c993c9c9e493c9c9e4c9e464f293c9c9e4c9e464f2c9"
    "e464f2647232f993c9c9e4c9e464f2c9e464f2647232f9c9e464f2647232f964723279323999fc93c9c9e4c9"
    "e464f2c9e464f2647232f9c9e464f2647232f964723279323999fcc9e464f2647232f964723279323999fc64"
    "7232793239997c3239993c999c4cfe239393c993c9c9e493c9c9e4c9e464f293c9c9e4c9e464f2c9e464f264"
    "7232f993c9c9e4c9e464f2c9e464f2647232f9c9e464f2647232f964723279323999fc93c9c9e4c9e464f2c9"
    "e464f2647232f9c9e464f2647232f964723279323999fcc9e464f2647232f964723279323999fc6472327932"
    "39997c3239993c999c4cfe2b9393c993c9c9e493c9c9e4c9e464f293c9c9e4c9e464f2c9e464f2647232f993"
    "c9c9e4c9e464f2c9e464f2647232f9c9e464f2647232f964723279323999fc93c9c9e4c9e464f2c9e464f264"
    "7232f9c9e464f2647232f964723279323999fcc9e464f2647232f964723279323999fc647232793239997c32"
    "39993c999c4cfe239393c993c9c9e493c9c9e4c9e464f293c9c9e4c9e464f2c9e464f2647232f993c9c9e4c9"
    "e464f2c9e464f2647232f9c9e464f2647232f964723279323999fc93c9c9e4c9e464f2c9e464f2647232f9c9"
    "e464f2647232f964723279323999fcc9e464f2647232f964723279323999fc647232793239997c3239993c99"
    "9c4cfef77fe1d00800";

// n -> n * n / 7 % 64 + 32: dynamic codes and matches.
static const char kSquares[] =
    "78daedcfe10983301040e155ce48a887906a0ca828f4c4842a428cf8430f05f7dfa2ed1cf5bd093e0088442c"
    "1f98aadc542dd9d1af7cc954d734841d50376ee658d5369c89e9fc81a55b454e01325a44e1366c7c648633b3"
    "ac7a7eba438f508584584ff2c585470bed6e1635e15bf6a203fade895ebe71528bd95bb0e80b7ec9493325a1"
    "82511feec9bd629b9d83897c839b2bc4421904cac5ea4a3c7c679233d85ac53cbb4623ec61a05aa7f2e2d58f"
    "96dacae42ac5878c4504bf6edfedbb7db7efef7c1f6c125c2b";

static Bytes from_hex(const char* hex) {
  Bytes b = {0};
  for (; hex[0]; hex += 2) {
    unsigned x;
    assert_int_equal(sscanf(hex, "%2x", &x), 1);
    put_fill(&b, (int)x, 1);
  }
  return b;
}

// Decompress a heap copy to a heap block of exactly n bytes.
static const char* inflate_to(unsigned char* out, size_t n, const Bytes* b) {
  AssetFile f = file_of(b, "");
  unsigned char* block = (unsigned char*)malloc(n ? n : 1);
  assert_non_null(block);
  const char* wrong = inflate_zlib(block, n, f.data, f.size);
  if (!wrong && n) memcpy(out, block, n);
  free(block);
  file_close(f);
  return wrong;
}

static void expect_wrong(const Bytes* b, size_t n, const char* message) {
  unsigned char out[4000];
  const char* wrong = inflate_to(out, n, b);
  assert_non_null(wrong);
  assert_string_equal(wrong, message);
}

static void streams_of_zlib(void** state) {
  (void)state;
  unsigned char out[4000];
  Bytes b = from_hex("7801cb48cdc9c957c8402701680308b1"); // fixed codes
  assert_null(inflate_to(out, 23, &b));
  assert_memory_equal(out, "hello hello hello hello", 23);
  b = from_hex("7801010300fcff616263024d0127"); // stored
  assert_null(inflate_to(out, 3, &b));
  assert_memory_equal(out, "abc", 3);
  b = from_hex("78da030000000001");
  assert_null(inflate_to(out, 0, &b));
  b = from_hex(kRuler);
  assert_null(inflate_to(out, 2048, &b));
  for (int i = 0; i < 2048; i++) assert_int_equal(out[i], __builtin_ctz((unsigned)i + 1));
  b = from_hex(kSquares);
  assert_null(inflate_to(out, 1500, &b));
  for (int i = 0; i < 1500; i++) assert_int_equal(out[i], i * i / 7 % 64 + 32);
}

static void length_is_exact(void** state) {
  (void)state;
  static const char kSize[] = "invalid decompressed idat size";
  Bytes b = from_hex("7801cb48cdc9c957c8402701680308b1");
  expect_wrong(&b, 22, kSize);
  expect_wrong(&b, 24, kSize);
  expect_wrong(&b, 3, kSize);
  b = from_hex("7801010300fcff616263024d0127");
  expect_wrong(&b, 2, kSize);
  b = from_hex("78da030000000001");
  expect_wrong(&b, 1, kSize);
}

static void broken_headers_and_stored_blocks(void** state) {
  (void)state;
  static const struct Row {
    const char* hex;
    size_t n;
    const char* message;
  } kRow[] = {
      {"", 0, "size of zlib data too small"},
      {"78", 0, "size of zlib data too small"},
      {"7801030000", 0, "size of zlib data too small"},
      {"7802030000000001", 0, "invalid FCHECK in zlib header"},
      {"7709030000000001", 0, "invalid compression method in zlib header"},
      {"881c030000000001", 0, "invalid compression method in zlib header"}, // window too large
      {"78bb030000000001", 0, "FDICT encountered in zlib header while it's not used for PNG"},
      {"7801030000000002", 0, "invalid ADLER32 encountered"},
      {"78010300000000017f", 0, "invalid ADLER32 encountered"}, // the last four bytes count
      {"7801070000000001", 0, "invalid block type while inflating"},
      {"7801010300fcfe616263024d0127", 3, "NLEN is not ones complement of LEN"},
      {"7801010300fcff6162", 3, "end of input in a stored block"},
      {"7801010300fc", 3, "end of input in a stored block"},
      {"7801cb48cdc9c957", 23, "end of input while inflating"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    Bytes b = from_hex(kRow[i].hex);
    expect_wrong(&b, kRow[i].n, kRow[i].message);
  }
}

// ---- streams made bit by bit --------------------------------------------------------------------

typedef struct BitFile {
  Bytes b;
  int used; // bits of the last byte
} BitFile;

static void put_bits(BitFile* f, unsigned x, int n) {
  for (int i = 0; i < n; i++, f->used++) {
    if (f->used % 8 == 0) put_fill(&f->b, 0, 1);
    f->b.data[f->b.size - 1] |= (unsigned char)((x >> i & 1) << f->used % 8);
  }
}

// Huffman codes are written from the top.
static void put_code(BitFile* f, unsigned code, int n) {
  for (int i = n - 1; i >= 0; i--) put_bits(f, code >> i & 1, 1);
}

static BitFile start(unsigned block) {
  BitFile f = {0};
  put_fill(&f.b, 0x78, 1);
  put_fill(&f.b, 1, 1);
  put_bits(&f, 1, 1);
  put_bits(&f, block, 2);
  return f;
}

static Bytes finish(BitFile* f, const void* data, size_t n) {
  put_big(&f->b, inflate_adler((const unsigned char*)data, n));
  return f->b;
}

static void put_literal(BitFile* f, unsigned char c) {
  assert_true(c < 144);
  put_code(f, 0x30u + c, 8);
}

static void matches_may_overlap(void** state) {
  (void)state;
  BitFile f = start(1);
  put_literal(&f, 'a');
  put_literal(&f, 'b');
  put_code(&f, 0xc5, 8); // 285: 258 bytes
  put_code(&f, 1, 5);    // 2 back
  put_code(&f, 0, 7);
  char text[261];
  for (int i = 0; i < 260; i++) text[i] = i % 2 ? 'b' : 'a';
  Bytes b = finish(&f, text, 260);
  unsigned char out[260];
  assert_null(inflate_to(out, 260, &b));
  assert_memory_equal(out, text, 260);
}

static void symbols_that_mean_nothing(void** state) {
  (void)state;
  static const struct Row {
    unsigned length;
    unsigned distance;
    const char* message;
  } kRow[] = {
      {0xc6, 0, "invalid length code while inflating"},    // 286
      {0xc7, 0, "invalid length code while inflating"},    // 287
      {0xc5, 30, "invalid distance code while inflating"}, //
      {0xc5, 31, "invalid distance code while inflating"},
      {0xc5, 1, "invalid distance while inflating"}, // before the first byte
      {0xc5, 29, "invalid distance while inflating"},
      {0xc5, 0, "invalid decompressed idat size"},
  };
  for (size_t i = 0; i < sizeof kRow / sizeof kRow[0]; i++) {
    BitFile f = start(1);
    put_literal(&f, 'a');
    put_code(&f, kRow[i].length, 8);
    put_code(&f, kRow[i].distance, 5);
    put_bits(&f, 0, 32);
    Bytes b = finish(&f, "", 0);
    expect_wrong(&b, 100, kRow[i].message);
  }
}

// A dynamic block: n code length codes in their odd order, then the rest is up to the caller.
static BitFile start_dynamic(int nliteral, int ndistance, const unsigned char* length, int n) {
  BitFile f = start(2);
  put_bits(&f, (unsigned)(nliteral - 257), 5);
  put_bits(&f, (unsigned)(ndistance - 1), 5);
  put_bits(&f, (unsigned)(n - 4), 4);
  for (int i = 0; i < n; i++) put_bits(&f, length[i], 3);
  return f;
}

// Code lengths 18: 1 bit, 0 and 1: 2 bits. A literal 'a' and the end, one bit each; no distances.
static BitFile start_small(void) {
  static const unsigned char kLength[18] = {[2] = 1, [3] = 2, [17] = 2};
  return start_dynamic(257, 1, kLength, 18);
}

static void put_zeros(BitFile* f, unsigned n) { // code 18 is 0
  put_code(f, 0, 1);
  put_bits(f, n - 11, 7);
}

static void one_code_of_distance_or_none(void** state) {
  (void)state;
  for (int with = 0; with < 2; with++) {
    BitFile f = start_small();
    put_zeros(&f, 97);
    put_code(&f, 3, 2); // 'a': 1
    put_zeros(&f, 138);
    put_zeros(&f, 20);
    put_code(&f, 3, 2);              // 256: 1
    put_code(&f, with ? 3u : 2u, 2); // distance 0: 1 or none
    put_bits(&f, 0, 2);              // aa
    put_bits(&f, 1, 1);              // end
    Bytes b = finish(&f, "aa", 2);
    unsigned char out[2];
    assert_null(inflate_to(out, 2, &b));
    assert_memory_equal(out, "aa", 2);
  }
}

static void broken_trees(void** state) {
  (void)state;
  Bytes b;
  BitFile f = start_small(); // no end of block
  put_zeros(&f, 138);
  put_zeros(&f, 120);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "the length of the END symbol 256 in the Huffman tree is 0");

  f = start_small(); // three codes of one bit
  put_zeros(&f, 97);
  put_code(&f, 3, 2);
  put_code(&f, 3, 2);
  put_zeros(&f, 138);
  put_zeros(&f, 19);
  put_code(&f, 3, 2);
  put_code(&f, 2, 2);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "the Huffman tree is oversubscribed or incomplete");

  f = start_small(); // more lengths than announced
  put_zeros(&f, 138);
  put_zeros(&f, 138);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "too many code lengths in the Huffman tree");

  // 16 repeats what is not there
  static const unsigned char kRepeat[4] = {1, 0, 0, 1};
  f = start_dynamic(257, 1, kRepeat, 4);
  put_code(&f, 1, 1);
  put_bits(&f, 0, 20);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "repeat code in Huffman tree has no previous code length");

  static const unsigned char kOver[4] = {1, 1, 1, 0};
  f = start_dynamic(257, 1, kOver, 4);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "invalid code length code in the Huffman tree");

  static const unsigned char kUnder[4] = {2, 2, 2, 0};
  f = start_dynamic(257, 1, kUnder, 4);
  b = finish(&f, "", 0);
  expect_wrong(&b, 2, "invalid code length code in the Huffman tree");
}

static void every_cut_is_noticed(void** state) {
  (void)state;
  unsigned char out[2048];
  Bytes b = from_hex(kSquares);
  for (size_t whole = b.size; b.size > 0;) {
    b.size--;
    assert_true(b.size < whole);
    assert_non_null(inflate_to(out, 1500, &b));
  }
}

static void checksum(void** state) {
  (void)state;
  assert_int_equal(inflate_adler((const unsigned char*)"Wikipedia", 9), 0x11e60398);
  static unsigned char ones[100000];
  memset(ones, 255, sizeof ones);
  uint32_t a = 1, c = 0;
  for (size_t i = 0; i < sizeof ones; i++) {
    a = (a + ones[i]) % 65521;
    c = (c + a) % 65521;
  }
  assert_int_equal(inflate_adler(ones, sizeof ones), c << 16 | a);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(streams_of_zlib),
      cmocka_unit_test(length_is_exact),
      cmocka_unit_test(broken_headers_and_stored_blocks),
      cmocka_unit_test(matches_may_overlap),
      cmocka_unit_test(symbols_that_mean_nothing),
      cmocka_unit_test(one_code_of_distance_or_none),
      cmocka_unit_test(broken_trees),
      cmocka_unit_test(every_cut_is_noticed),
      cmocka_unit_test(checksum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
