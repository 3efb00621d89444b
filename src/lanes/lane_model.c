// The model as lanes read it. Lanes of doubles read the model itself; lanes of floats a copy whose
// numbers are floats, and which shares all else.
#include "lanes/as_lanes.h"

#undef jacobian // here an option

#if defined(CT_FLOATS)

typedef struct NumberField {
  const char* name;
  size_t lane; // offset in LaneModel
} NumberField;
#define NUMBER_FIELD(f) {#f, offsetof(LaneModel, f)},
static const NumberField kNumbers[] = {LANE_MODEL_NUMBERS(NUMBER_FIELD)};

static const Field* find_number_field(const char* name) {
  for (int i = 0; i < model_field_count; i++) {
    if (!strcmp(model_field[i].name, name)) return model_field + i;
  }
  return NULL;
}

static float* round_numbers(float* to, const WorldNumber* from, size_t n) {
  for (size_t i = 0; i < n; i++) to[i] = (float)from[i];
  return to + n;
}

#define SHARE_MEMBER(f) to->f = m->f;
static void share_members(LaneModel* to, const WorldModel* m) { LANE_MODEL_SHARED(SHARE_MEMBER) }

#define ROUND_OPTION(f) to->opt.f = (__typeof__(to->opt.f))m->opt.f;
#define ROUND_OPTIONS(f) round_numbers(to->opt.f, m->opt.f, sizeof to->opt.f / sizeof *to->opt.f);
#define ROUND_STATISTIC(f) to->stat.f = (float)m->stat.f;
#define ROUND_STATISTICS(f)                                                                        \
  round_numbers(to->stat.f, m->stat.f, sizeof to->stat.f / sizeof *to->stat.f);
static void round_options(LaneModel* to, const WorldModel* m) {
  LANE_OPTION_MEMBERS(ROUND_OPTION)
  LANE_OPTION_ARRAYS(ROUND_OPTIONS)
  LANE_STATISTIC_MEMBERS(ROUND_STATISTIC)
  LANE_STATISTIC_ARRAYS(ROUND_STATISTICS)
}

// Bytes of all arrays; with `numbers` they are filled.
static size_t round_arrays(LaneModel* to, const WorldModel* m, float* numbers) {
  size_t total = 0;
  for (size_t i = 0; i < sizeof kNumbers / sizeof *kNumbers; i++) {
    const Field* f = find_number_field(kNumbers[i].name);
    size_t n = (size_t)field_count(f, m, NULL);
    total += n * sizeof *numbers;
    if (!numbers) continue;
    *(float**)(void*)((unsigned char*)to + kNumbers[i].lane) = numbers;
    numbers = round_numbers(numbers, field_data(f, m), n);
  }
  return total;
}

const LaneModel* lane_model_make(const WorldModel* m) {
  size_t head = (sizeof(LaneModel) + 63) / 64 * 64;
  LaneModel* to = alloc_zero(head + round_arrays(NULL, m, NULL) + sizeof(real));
  if (!to) return NULL;
  share_members(to, m);
  round_options(to, m);
  round_arrays(to, m, (float*)(void*)((unsigned char*)to + head));
  return to;
}

void lane_model_free(const LaneModel* m) { alloc_free((void*)(uintptr_t)m); }

#else

const LaneModel* lane_model_make(const WorldModel* m) { return m; }
void lane_model_free(const LaneModel* m) { (void)m; }

#endif
