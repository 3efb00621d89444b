// Invariant: item[] stays a permutation. [first, last) holds place m; items before it are not
// higher and items behind it not lower, as far as the comparison is an order. Indices stay in the
// range even if the comparison contradicts itself.
#include "geom/median.h"

#include "base/assert.h"

#include <math.h>

static bool key_before(MedianOrder o, int a, int b) {
  double x = o.key[(size_t)a * o.stride], y = o.key[(size_t)b * o.stride];
  return fabs(x - y) > 1e-14 ? x < y : a < b;
}

static void swap_items(int* item, int i, int j) {
  int t = item[i];
  item[i] = item[j];
  item[j] = t;
}

// Sort three places; true if something moved.
static bool sort_three(MedianOrder o, int* item, int x, int y, int z) {
  bool low = key_before(o, item[y], item[x]), high = key_before(o, item[z], item[y]);
  if (!low && !high) return false;
  if (low && high) {
    swap_items(item, x, z);
  } else if (low) {
    swap_items(item, x, y);
    if (key_before(o, item[z], item[y])) swap_items(item, y, z);
  } else {
    swap_items(item, y, z);
    if (key_before(o, item[y], item[x])) swap_items(item, x, y);
  }
  return true;
}

static void selection_sort(MedianOrder o, int* item, int first, int last) {
  for (; first < last - 1; first++) {
    int least = first;
    for (int i = first + 1; i < last; i++)
      if (key_before(o, item[i], item[least])) least = i;
    if (least != first) swap_items(item, first, least);
  }
}

static bool is_sorted_range(MedianOrder o, const int* item, int first, int last) {
  for (int i = first + 1; i < last; i++)
    if (key_before(o, item[i], item[i - 1])) return false;
  return true;
}

static void sift_item(MedianOrder o, int* heap, int at, int n) {
  for (int child; (child = 2 * at + 1) < n; at = child) {
    if (child + 1 < n && key_before(o, heap[child], heap[child + 1])) child++;
    if (!key_before(o, heap[at], heap[child])) return;
    swap_items(heap, at, child);
  }
}

static void heap_sort(MedianOrder o, int* item, int n) {
  for (int i = n / 2 - 1; i >= 0; i--) sift_item(o, item, i, n);
  for (int i = n - 1; i > 0; i--) {
    swap_items(item, 0, i);
    sift_item(o, item, 0, i);
  }
}

// A range in the making: [first, last), the pivot's place, the scans from below and above.
typedef struct ItemRange {
  int first, last;
  int pivot, i, j;
  bool moved;
} ItemRange;

// Items lower than the pivot to the front. In a list whose order contradicts itself the scans could
// leave the range; they are stopped at its ends.
static void scan_range(MedianOrder o, int* item, ItemRange* r) {
  CT_ASSERT(r->first <= r->pivot && r->pivot < r->last);
  r->i++;
  while (r->i < r->j) {
    while (r->i < r->last - 1 && key_before(o, item[r->i], item[r->pivot])) r->i++;
    do r->j--;
    while (r->j > r->first && !key_before(o, item[r->j], item[r->pivot]));
    if (r->i >= r->j) break;
    swap_items(item, r->i, r->j);
    r->moved = true;
    if (r->pivot == r->i) r->pivot = r->j;
    r->i++;
  }
  CT_ASSERT(r->first < r->i && r->i < r->last);
  if (r->i != r->pivot && key_before(o, item[r->pivot], item[r->i])) {
    swap_items(item, r->i, r->pivot);
    r->moved = true;
  }
}

// One round: cut r down to the part that holds m. False when m is in place.
static bool narrow_range(MedianOrder o, int* item, ItemRange* r, int m) {
  r->pivot = r->first + (r->last - r->first) / 2;
  r->i = r->first;
  r->j = r->last - 1;
  r->moved = sort_three(o, item, r->first, r->pivot, r->j);
  CT_ASSERT(key_before(o, item[r->i], item[r->pivot])); // of two items one is before the other
  scan_range(o, item, r);
  if (r->i == m) return false;
  int from = m < r->i ? r->first : r->i, to = m < r->i ? r->i : r->last;
  if (!r->moved && is_sorted_range(o, item, from, to)) return false;
  if (m < r->i) {
    r->last = r->i;
  } else {
    r->first = r->i + 1;
  }
  return true;
}

void median_split(MedianOrder order, int* item, int n, int m) {
  enum { SHORT = 7, ROUNDS = 200 };
  CT_ASSERT(0 <= m && m < n);
  ItemRange r = {.first = 0, .last = n};
  // an order made to defeat the pivots is sorted
  for (int round = 0; m < r.last; round++) {
    int count = r.last - r.first;
    CT_ASSERT(r.first <= m && r.last <= n);
    if (count < 2) return;
    if (count == 2) {
      if (key_before(order, item[r.last - 1], item[r.first])) swap_items(item, r.first, r.last - 1);
      return;
    }
    if (count == 3) {
      sort_three(order, item, r.first, r.first + 1, r.last - 1);
      return;
    }
    if (count <= SHORT) {
      selection_sort(order, item, r.first, r.last);
      return;
    }
    if (round == ROUNDS) {
      heap_sort(order, item + r.first, count);
      return;
    }
    if (!narrow_range(order, item, &r, m)) return;
  }
}
