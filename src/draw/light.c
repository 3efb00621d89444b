#include "draw/light.h"

#include "draw/approx.h"
#include "draw/clip.h"
#include "math/fn.h"

#include <math.h>
#include <string.h>

static void turn_vector(float r[3], const double m[12], const float v[3], double w) {
  for (int i = 0; i < 3; i++) {
    const double* row = m + 4 * i;
    r[i] =
        (float)(row[0] * (double)v[0] + row[1] * (double)v[1] + row[2] * (double)v[2] + row[3] * w);
  }
}

static void normalize_float(float v[3]) {
  float n = sqrtf(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
  float s = n > 0 ? 1 / n : 0;
  for (int k = 0; k < 3; k++) v[k] *= s;
}

static float dot_floats(const float a[3], const float b[3]) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void place_source(LightSource* s, const ctvLight* l, const double view[12]) {
  *s = (LightSource){
      .cos_cutoff = -1, .attenuation = {1, 0, 0}, .directional = true, .dir = {0, 0, -1}};
  memcpy(s->ambient, l->ambient, sizeof s->ambient);
  memcpy(s->diffuse, l->diffuse, sizeof s->diffuse);
  memcpy(s->specular, l->specular, sizeof s->specular);
  // other types keep the place that OpenGL begins with: at the eye
  if (l->type != ctLIGHT_DIRECTIONAL && l->type != ctLIGHT_SPOT) return;
  turn_vector(s->dir, view, l->dir, 0);
  normalize_float(s->dir);
  if (l->type == ctLIGHT_DIRECTIONAL) return;
  s->directional = false;
  turn_vector(s->pos, view, l->pos, 1);
  memcpy(s->attenuation, l->attenuation, sizeof s->attenuation);
  if (l->cutoff <= 90) s->cos_cutoff = (float)fn_cos((double)l->cutoff * ctPI / 180);
  s->exponent = l->exponent;
}

void lights_make(Shot* f) {
  const ctvScene* scn = f->scn;
  int n = scn->nlight < 0 ? 0 : scn->nlight > FRAME_LIGHTS ? FRAME_LIGHTS : scn->nlight;
  f->nlight = n;
  f->npass = 1;
  f->global_ambient = scn->nlight ? 0 : 0.3f;
  for (int i = 0; i < n; i++) {
    const ctvLight* l = scn->lights + i;
    bool shadow = l->castshadow && scn->flags[ctRND_SHADOW] && f->con->shadowFBO;
    place_source(&f->light[0][i], l, f->eye.view);
    place_source(&f->light[1][i], l, f->mirror_view);
    f->light[0][i].source = i;
    if (shadow) f->light[0][i].shadow = f->npass++;
  }
}

//---------------------------------- lighting ------------------------------------------------------

typedef struct LitPoint {
  float pos[3], normal[3], to_eye[3];
} LitPoint;

static float clamp_color(float x) { return x > 0 ? (x < 1 ? x : 1) : 0; }

static void place_lit_point(LitPoint* q, const Piece* p, const Form* form, int vertex) {
  const float *x = form->pos + 3 * (size_t)vertex, *n = form->normal + 3 * (size_t)vertex;
  for (int i = 0; i < 3; i++) {
    const float *r = p->toeye + 4 * i, *s = p->normal + 3 * i;
    q->pos[i] = r[0] * x[0] + r[1] * x[1] + r[2] * x[2] + r[3];
    q->normal[i] = s[0] * n[0] + s[1] * n[1] + s[2] * n[2];
    q->to_eye[i] = -q->pos[i];
  }
  normalize_float(q->normal);
  normalize_float(q->to_eye);
}

// Fading with distance and towards the rim of a spot; direction to the light in dir.
static float reach_point(const LightSource* l, const LitPoint* q, float dir[3]) {
  if (l->directional) {
    for (int k = 0; k < 3; k++) dir[k] = -l->dir[k];
    return 1;
  }
  for (int k = 0; k < 3; k++) dir[k] = l->pos[k] - q->pos[k];
  float d = sqrtf(dot_floats(dir, dir));
  normalize_float(dir);
  float fade = 1 / (l->attenuation[0] + d * (l->attenuation[1] + d * l->attenuation[2]));
  if (l->cos_cutoff <= -1) return fade;
  float c = -dot_floats(dir, l->dir);
  return c < l->cos_cutoff ? 0 : fade * approx_pow(c, l->exponent);
}

// ambient + diffuse n.l + specular (n.h)^shininess, h between the directions to light and eye
static void add_light(float color[3], const LightSource* l, const LitPoint* q, const Look* look) {
  float dir[3], half[3], fade = reach_point(l, q, dir);
  if (!(fade > 0)) return;
  float nl = dot_floats(q->normal, dir), shine = 0;
  if (nl > 0 && look->specular > 0) {
    for (int k = 0; k < 3; k++) half[k] = dir[k] + q->to_eye[k];
    normalize_float(half);
    shine = look->specular * approx_pow(dot_floats(q->normal, half), look->shininess);
  }
  if (!(nl > 0)) nl = 0;
  for (int k = 0; k < 3; k++) {
    color[k] +=
        fade * (look->rgba[k] * (l->ambient[k] + nl * l->diffuse[k]) + shine * l->specular[k]);
  }
}

void light_vertex(float* color, const Shot* f, const Piece* p, const Form* form, int vertex) {
  const Look* look = &p->look;
  bool main = p->layer == LAYER_MAIN;
  int passes = light_passes(f, p);
  const float* own = form->color ? form->color + 4 * (size_t)vertex : look->rgba;
  for (int k = 0; k < 3 * passes; k++) color[k] = look->unlit ? own[k % 3] : 0;
  if (!look->unlit) {
    LitPoint q;
    place_lit_point(&q, p, form, vertex);
    for (int k = 0; k < 3; k++) color[k] = look->rgba[k] * (look->emission + f->global_ambient);
    const LightSource* list = f->light[p->layer < LAYER_MAIN];
    for (int i = 0; i < f->nlight; i++) {
      add_light(color + (main ? 3 * f->light[0][i].shadow : 0), &list[i], &q, look);
    }
  }
  for (int k = 0; k < 3 * passes; k++) color[k] = clamp_color(color[k]);
}
