#include "shard/shard_file.h"

#include "base/alloc.h"
#include "base/file.h"
#include "base/hash.h"
#include "base/output.h"

#include <stdint.h>
#include <string.h>

static const char kMagic[8] = "CTROLL1";
static const size_t kFileMost = (size_t)1 << 38;

ShardHead shard_head(void) {
  ShardHead head = {0};
  memcpy(head.magic, kMagic, sizeof kMagic);
  return head;
}

size_t shard_numbers(const ShardHead* h) {
  int64_t n;
  if (h->own < 0 || h->nstep < 0 || h->nstate < 0) return SIZE_MAX;
  if (__builtin_mul_overflow(h->own, h->nstep, &n) || __builtin_mul_overflow(n, h->nstate, &n))
    return SIZE_MAX;
  return n > (int64_t)(kFileMost / sizeof(double)) ? SIZE_MAX : (size_t)n;
}

static bool check_content(const ShardHead* h, const unsigned char* data, size_t size,
                          const char** why) {
  *why = "is no file of rollouts";
  if (size < sizeof *h || memcmp(h->magic, kMagic, sizeof kMagic) != 0) return false;
  *why = "is not complete";
  size_t n = shard_numbers(h);
  if (n == SIZE_MAX || size != sizeof *h + n * sizeof(double)) return false;
  if (h->first < 0 || h->own > h->count || h->first > h->count - h->own) return false;
  *why = "is damaged: its checksum is wrong";
  return hash_bytes(HASH_START, data + sizeof *h, n * sizeof(double)) == h->checksum;
}

double* shard_read(const char* path, ShardHead* head, const char** why) {
  unsigned char* data;
  size_t size;
  if (!file_read(path, kFileMost, &data, &size, why)) return NULL;
  memset(head, 0, sizeof *head);
  if (size >= sizeof *head) memcpy(head, data, sizeof *head);
  double* x = NULL;
  if (check_content(head, data, size, why)) {
    x = alloc_bytes(size);
    *why = "does not fit into memory";
    if (x) memcpy(x, data + sizeof *head, size - sizeof *head);
  }
  alloc_free(data);
  return x;
}

bool shard_write(const char* path, ShardHead* head, const double* x, const char** why) {
  Output out;
  size_t bytes = shard_numbers(head) * sizeof *x;
  head->checksum = hash_bytes(HASH_START, x, bytes);
  if (!output_open(&out, path, why)) return false;
  output_bytes(&out, head, sizeof *head);
  output_bytes(&out, x, bytes);
  return output_close(&out, why);
}

bool shard_same(const ShardHead* a, const ShardHead* b) {
  return a->model == b->model && a->policy == b->policy && a->key == b->key &&
         a->count == b->count && a->nstep == b->nstep && a->nstate == b->nstate &&
         memcmp(&a->noise, &b->noise, sizeof a->noise) == 0;
}

bool shard_is_done(const char* path, const ShardHead* want) {
  ShardHead have;
  const char* why;
  double* x = shard_read(path, &have, &why);
  alloc_free(x);
  return x && shard_same(&have, want) && have.first == want->first && have.own == want->own;
}
