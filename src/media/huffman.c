// Huffman's tree of the counts; where it is too deep, the counts are made more equal and the tree
// is built again. This loses less than a thousandth of the size against the optimum, and ends:
// equal counts give a balanced tree.
#include "media/huffman.h"

#include "base/assert.h"

#include <string.h>

// Leaves in ascending order of their counts, then inner nodes in the order of their making, whose
// counts ascend too: the two smallest are always at the heads of two queues.
typedef struct HuffmanTree {
  int symbol[HUFFMAN_MOST];
  uint32_t count[2 * HUFFMAN_MOST];
  int parent[2 * HUFFMAN_MOST];
  int leaves, nodes;
} HuffmanTree;

static void sort_leaves(HuffmanTree* t, const uint32_t* count, int n) {
  t->leaves = 0;
  for (int i = 0; i < n; i++) {
    if (!count[i]) continue;
    int k = t->leaves++;
    for (; k > 0 && t->count[k - 1] > count[i]; k--) {
      t->count[k] = t->count[k - 1];
      t->symbol[k] = t->symbol[k - 1];
    }
    t->count[k] = count[i];
    t->symbol[k] = i;
  }
  t->nodes = t->leaves;
}

static int take_smaller(const HuffmanTree* t, int* leaf, int* inner) {
  const int use_leaf =
      *leaf < t->leaves && (*inner == t->nodes || t->count[*leaf] <= t->count[*inner]);
  return use_leaf ? (*leaf)++ : (*inner)++;
}

static void join_nodes(HuffmanTree* t) {
  int leaf = 0, inner = t->leaves;
  while (t->nodes < 2 * t->leaves - 1) {
    const int a = take_smaller(t, &leaf, &inner), b = take_smaller(t, &leaf, &inner);
    t->count[t->nodes] = t->count[a] + t->count[b];
    t->parent[a] = t->parent[b] = t->nodes++;
  }
}

// Depths of the leaves as lengths; the largest of them.
static int assign_lengths(const HuffmanTree* t, unsigned char* length) {
  int depth[2 * HUFFMAN_MOST], deepest = 0;
  depth[t->nodes - 1] = 0;
  for (int i = t->nodes - 2; i >= 0; i--) depth[i] = depth[t->parent[i]] + 1;
  for (int i = 0; i < t->leaves; i++) {
    if (depth[i] > deepest) deepest = depth[i];
    length[t->symbol[i]] = (unsigned char)depth[i];
  }
  return deepest;
}

void huffman_lengths(unsigned char* length, const uint32_t* count, int n, int limit) {
  CT_ASSERT(0 < n && n <= HUFFMAN_MOST && n <= 1 << limit);
  uint32_t flatter[HUFFMAN_MOST];
  HuffmanTree t;
  memcpy(flatter, count, sizeof *count * (size_t)n);
  memset(length, 0, (size_t)n);
  for (;;) {
    sort_leaves(&t, flatter, n);
    if (t.leaves == 1) length[t.symbol[0]] = 1;
    if (t.leaves < 2) return;
    join_nodes(&t);
    if (assign_lengths(&t, length) <= limit) return;
    for (int i = 0; i < n; i++)
      if (flatter[i]) flatter[i] = (flatter[i] + 1) / 2;
  }
}

static uint16_t turn_bits(uint32_t code, int length) {
  uint32_t r = 0;
  for (int i = 0; i < length; i++) r |= (code >> i & 1) << (length - 1 - i);
  return (uint16_t)r;
}

// first code of a length = (first code of the length before + number of codes of it) * 2
void huffman_codes(uint16_t* code, const unsigned char* length, int n) {
  enum { LONGEST = 15 };
  uint32_t number[LONGEST + 1] = {0}, next[LONGEST + 2] = {0};
  for (int i = 0; i < n; i++) {
    CT_ASSERT(length[i] <= LONGEST);
    number[length[i]]++;
  }
  number[0] = 0;
  for (int k = 1; k <= LONGEST; k++) next[k + 1] = (next[k] + number[k]) << 1;
  for (int i = 0; i < n; i++) code[i] = length[i] ? turn_bits(next[length[i]]++, length[i]) : 0;
}
