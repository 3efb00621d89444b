#include "serve/live_frame.h"

#include "serve/json.h"
#include "serve/pack.h"

static void frame_number(Pack* p, const char* name, double x) {
  pack_member(p, name);
  json_number(&p->head, x);
}

static void frame_channels(Pack* p, const ChannelSet* set, const ctData* d) {
  for (int i = 0; i < set->count; i++) {
    const Channel* c = set->item + i;
    float* room = pack_room(p, c->field->name, PACK_F32, (size_t)c->count);
    if (room) channel_read(c, d, room);
  }
}

// Geoms (-1: none), distance, normal force.
static void frame_contacts(Pack* p, const ctModel* m, const ctData* d) {
  const int n = d->ncon < FRAME_CONTACTS ? d->ncon : FRAME_CONTACTS;
  float* out = pack_room(p, "contact", PACK_F32, (size_t)(n * FRAME_CONTACT_FLOATS));
  for (int i = 0; out && i < n; i++, out += FRAME_CONTACT_FLOATS) {
    const ctContact* c = d->contact + i;
    double force[6] = {0};
    ct_contactForce(m, d, i, force);
    out[0] = (float)c->geom[0];
    out[1] = (float)c->geom[1];
    out[2] = (float)c->dist;
    out[3] = (float)force[0];
    out[4] = (float)c->solref[0];
  }
}

static void frame_timing(Pack* p, const double* timing) {
  float* out = timing ? pack_room(p, "timing", PACK_F32, ctNTIMER) : NULL;
  for (int i = 0; out && i < ctNTIMER; i++) out[i] = (float)timing[i];
}

bool live_frame(StrBuf* out, const ctModel* m, ctData* d, const Decor* decor,
                const FrameInfo* info) {
  Pack p;
  ChannelSet poses = {0};
  channel_poses(&poses, m);
  pack_start(&p, "frame");
  frame_number(&p, "time", d->time);
  frame_number(&p, "paused", info->paused);
  frame_number(&p, "speed", info->speed);
  frame_number(&p, "rate", info->rate);
  frame_number(&p, "first", info->first);
  frame_number(&p, "last", info->last);
  frame_number(&p, "clients", info->clients);
  frame_number(&p, "steps", info->steps);
  frame_number(&p, "iterations", d->solver_niter[0]);
  pack_member(&p, "labels");
  strbuf_printf(&p.head, "[%s]", decor->nlabel ? decor->label.data : "");
  frame_channels(&p, &poses, d);
  frame_channels(&p, info->values, d);
  frame_contacts(&p, m, d);
  frame_timing(&p, info->timing);
  pack_array(&p, "shape", PACK_F32, decor->shape.data, (size_t)decor->shape.count);
  return pack_finish(&p, out) && !decor->failed;
}
