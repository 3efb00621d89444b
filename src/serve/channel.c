#include "serve/channel.h"

#include "model/field.h"
#include "serve/field_pack.h"

#include <limits.h>

static const char* const kPose[] = {"xpos",       "xquat",      "cam_xpos",      "cam_xmat",
                                    "light_xpos", "light_xdir", "flexvert_xpos", "deformvert_xpos"};
static const char* const kValue[] = {"qpos",           "qvel",   "act",  "ctrl", "sensordata",
                                     "actuator_force", "energy", "ncon", "nefc"};

static void add_all(ChannelSet* s, const ctModel* m, const char* const* name, size_t n) {
  for (size_t i = 0; i < n; i++) channel_add(s, m, name[i]);
}

void channel_poses(ChannelSet* s, const ctModel* m) {
  add_all(s, m, kPose, sizeof kPose / sizeof kPose[0]);
}

void channel_values(ChannelSet* s, const ctModel* m) {
  add_all(s, m, kValue, sizeof kValue / sizeof kValue[0]);
}

static bool is_plain(const Field* f) {
  return f->type == FIELD_REAL || f->type == FIELD_FLOAT || f->type == FIELD_INT ||
         f->type == FIELD_BYTE || f->type == FIELD_SIZE;
}

// Fields whose size stays.
static bool keeps_size(const Field* f) {
  return is_plain(f) && f->memory != FIELD_ARENA && f->rows.of != EXTENT_DATA &&
         f->cols.of != EXTENT_DATA;
}

bool channel_offers(const ctModel* m, const Field* f) {
  return keeps_size(f) && field_count(f, m, NULL) > 0;
}

bool channel_add(ChannelSet* s, const ctModel* m, const char* name) {
  const Field* f = field_pack_find(data_field, data_field_count, name);
  if (!f || !keeps_size(f)) return false;
  for (int i = 0; i < s->count; i++)
    if (s->item[i].field == f) return true;
  const cttSize count = field_count(f, m, NULL);
  if (count == 0) return true;
  if (s->count == CHANNEL_MOST || count < 0 || count > INT_MAX - s->width) return false;
  s->item[s->count++] = (Channel){f, (int)count};
  s->width += (int)count;
  return true;
}

void channel_read(const Channel* c, const ctData* d, float* out) {
  const void* data = field_data(c->field, d);
  for (int i = 0; i < c->count; i++) out[i] = (float)field_pack_get(c->field, data, i);
}
