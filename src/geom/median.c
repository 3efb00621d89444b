#include "geom/median.h"

#include "base/assert.h"

#include <math.h>

static bool before(MedianOrder o, int a, int b) {
  double x = o.key[(size_t)a * o.stride], y = o.key[(size_t)b * o.stride];
  return fabs(x - y) > 1e-14 ? x < y : a < b;
}

static void swap(int* item, int i, int j) {
  int t = item[i];
  item[i] = item[j];
  item[j] = t;
}

// Sort three places; true if something moved.
static bool sort3(MedianOrder o, int* item, int x, int y, int z) {
  bool low = before(o, item[y], item[x]), high = before(o, item[z], item[y]);
  if (!low && !high) return false;
  if (low && high) {
    swap(item, x, z);
  } else if (low) {
    swap(item, x, y);
    if (before(o, item[z], item[y])) swap(item, y, z);
  } else {
    swap(item, y, z);
    if (before(o, item[y], item[x])) swap(item, x, y);
  }
  return true;
}

static void selection_sort(MedianOrder o, int* item, int first, int last) {
  for (; first < last - 1; first++) {
    int least = first;
    for (int i = first + 1; i < last; i++)
      if (before(o, item[i], item[least])) least = i;
    if (least != first) swap(item, first, least);
  }
}

static bool sorted(MedianOrder o, const int* item, int first, int last) {
  for (int i = first + 1; i < last; i++)
    if (before(o, item[i], item[i - 1])) return false;
  return true;
}

static void sift_down(MedianOrder o, int* heap, int at, int n) {
  for (int child; (child = 2 * at + 1) < n; at = child) {
    if (child + 1 < n && before(o, heap[child], heap[child + 1])) child++;
    if (!before(o, heap[at], heap[child])) return;
    swap(heap, at, child);
  }
}

static void heap_sort(MedianOrder o, int* item, int n) {
  for (int i = n / 2 - 1; i >= 0; i--) sift_down(o, item, i, n);
  for (int i = n - 1; i > 0; i--) {
    swap(item, 0, i);
    sift_down(o, item, 0, i);
  }
}

// A range in the making: [first, last), the pivot's place, the scans from below and above.
typedef struct Range {
  int first, last;
  int pivot, i, j;
  bool moved;
} Range;

// The first item is not lower than the pivot, and none is: split into those equal to the first and
// those higher. Returns where the higher ones begin, or -1 if nothing is left to do.
static int split_equal(MedianOrder o, int* item, const Range* r) {
  int first = item[r->first], i = r->first + 1, j = r->last - 1;
  if (!before(o, first, item[j])) {
    while (i < j && !before(o, first, item[i])) i++;
    if (i == j) return -1;
    swap(item, i++, j);
  }
  if (i == j) return -1;
  for (;;) {
    while (i < r->last && !before(o, first, item[i])) i++;
    do j--;
    while (j > r->first && before(o, first, item[j]));
    if (i >= j) return i;
    swap(item, i++, j);
  }
}

// Items lower than the pivot to the front. In a list whose order contradicts itself the scans could
// leave the range; they are stopped at its ends.
static void scan(MedianOrder o, int* item, Range* r) {
  r->i++;
  while (r->i < r->j) {
    while (r->i < r->last - 1 && before(o, item[r->i], item[r->pivot])) r->i++;
    do r->j--;
    while (r->j > r->first && !before(o, item[r->j], item[r->pivot]));
    if (r->i >= r->j) break;
    swap(item, r->i, r->j);
    r->moved = true;
    if (r->pivot == r->i) r->pivot = r->j;
    r->i++;
  }
  if (r->i != r->pivot && before(o, item[r->pivot], item[r->i])) {
    swap(item, r->i, r->pivot);
    r->moved = true;
  }
}

// One round: cut r down to the part that holds m. False when m is in place.
static bool narrow(MedianOrder o, int* item, Range* r, int m) {
  r->pivot = r->first + (r->last - r->first) / 2;
  r->i = r->first;
  r->j = r->last - 1;
  r->moved = sort3(o, item, r->first, r->pivot, r->j);
  if (!before(o, item[r->i], item[r->pivot])) {
    // something lower than the pivot must go to the front for the scan from above to end there
    do r->j--;
    while (r->j > r->i && !before(o, item[r->j], item[r->pivot]));
    if (r->j == r->i) {
      int higher = split_equal(o, item, r);
      if (higher < 0 || m < higher) return false;
      r->first = higher;
      return true;
    }
    swap(item, r->i, r->j);
    r->moved = true;
  }
  scan(o, item, r);
  if (r->i == m) return false;
  int from = m < r->i ? r->first : r->i, to = m < r->i ? r->i : r->last;
  if (!r->moved && sorted(o, item, from, to)) return false;
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
  Range r = {.first = 0, .last = n};
  // an order made to defeat the pivots is sorted
  for (int round = 0; m < r.last; round++) {
    int count = r.last - r.first;
    if (count < 2) return;
    if (count == 2) {
      if (before(order, item[r.last - 1], item[r.first])) swap(item, r.first, r.last - 1);
      return;
    }
    if (count == 3) {
      sort3(order, item, r.first, r.first + 1, r.last - 1);
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
    if (!narrow(order, item, &r, m)) return;
  }
}
