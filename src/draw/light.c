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

typedef struct LitPoints {
  float4 pos[3], normal[3], to_eye[3];
} LitPoints;

static inline float4 dot_four(const float4 a[3], const float4 b[3]) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void normalize_four(float4 v[3]) {
  float4 n = simd_sqrt4(dot_four(v, v)), zero = {0, 0, 0, 0};
  float4 s = simd_choose4(n > 0, 1 / n, zero);
  for (int k = 0; k < 3; k++) v[k] *= s;
}

static inline void load_points(float4 v[3], const float* from, const int vertex[4]) {
  for (int i = 0; i < 4; i++) {
    const float* p = from + 3 * (size_t)vertex[i];
    for (int k = 0; k < 3; k++) v[k][i] = p[k];
  }
}

static inline void place_points(LitPoints* q, const Piece* p, const Form* form,
                                const int vertex[4]) {
  float4 x[3], n[3];
  load_points(x, form->pos, vertex);
  load_points(n, form->normal, vertex);
  for (int i = 0; i < 3; i++) {
    const float *r = p->toeye + 4 * i, *s = p->normal + 3 * i;
    q->pos[i] = r[0] * x[0] + r[1] * x[1] + r[2] * x[2] + r[3];
    q->normal[i] = s[0] * n[0] + s[1] * n[1] + s[2] * n[2];
    q->to_eye[i] = -q->pos[i];
  }
  normalize_four(q->normal);
  normalize_four(q->to_eye);
}

// Fading with distance and towards the rim of a spot; direction to the light in dir.
static inline float4 reach_points(const LightSource* l, const LitPoints* q, float4 dir[3]) {
  float4 one = {1, 1, 1, 1}, zero = {0, 0, 0, 0};
  if (l->directional) {
    for (int k = 0; k < 3; k++) dir[k] = zero - l->dir[k];
    return one;
  }
  for (int k = 0; k < 3; k++) dir[k] = l->pos[k] - q->pos[k];
  float4 d = simd_sqrt4(dot_four(dir, dir));
  normalize_four(dir);
  float4 fade = 1 / (l->attenuation[0] + d * (l->attenuation[1] + d * l->attenuation[2]));
  if (l->cos_cutoff <= -1) return fade;
  float4 c = zero - (dir[0] * l->dir[0] + dir[1] * l->dir[1] + dir[2] * l->dir[2]);
  return simd_choose4(c < l->cos_cutoff, zero, fade * approx_pow_four(c, l->exponent));
}

// ambient + diffuse n.l + specular (n.h)^shininess, h between the directions to light and eye
static inline void add_light(float4 color[3], const LightSource* l, const LitPoints* q,
                             const Look* look) {
  float4 dir[3], half[3], zero = {0, 0, 0, 0}, shine = zero, fade = reach_points(l, q, dir);
  int4 reached = fade > 0;
  if (simd_mask4(&reached) == 0) return;
  float4 nl = dot_four(q->normal, dir);
  int4 faces = nl > 0;
  if (simd_mask4(&faces) != 0 && look->specular > 0) {
    for (int k = 0; k < 3; k++) half[k] = dir[k] + q->to_eye[k];
    normalize_four(half);
    shine = look->specular * approx_pow_four(dot_four(q->normal, half), look->shininess);
    shine = simd_choose4(faces, shine, zero);
  }
  nl = simd_choose4(faces, nl, zero);
  for (int k = 0; k < 3; k++) {
    float4 more =
        fade * (look->rgba[k] * (l->ambient[k] + nl * l->diffuse[k]) + shine * l->specular[k]);
    color[k] += simd_choose4(reached, more, zero);
  }
}

static void color_unlit(float4 color[3], const Piece* p, const Form* form, const int vertex[4]) {
  for (int i = 0; i < 4; i++) {
    const float* own = form->color ? form->color + 4 * (size_t)vertex[i] : p->look.rgba;
    for (int k = 0; k < 3; k++) color[k][i] = own[k];
  }
}

void light_vertices(LitVertices* out, const Shot* f, const Piece* p, const Form* form,
                    const int vertex[4]) {
  const Look* look = &p->look;
  int passes = light_passes(f, p);
  float4 zero = {0, 0, 0, 0};
  for (int i = 0; i < passes; i++) {
    for (int k = 0; k < 3; k++) out->c[i][k] = zero;
    if (look->unlit) color_unlit(out->c[i], p, form, vertex);
  }
  if (!look->unlit) {
    LitPoints q;
    place_points(&q, p, form, vertex);
    for (int k = 0; k < 3; k++) {
      out->c[0][k] = zero + look->rgba[k] * (look->emission + f->global_ambient);
    }
    const LightSource* list = f->light[p->layer < LAYER_MAIN];
    for (int i = 0; i < f->nlight; i++) {
      add_light(out->c[passes > 1 ? f->light[0][i].shadow : 0], &list[i], &q, look);
    }
  }
  for (int i = 0; i < passes; i++) {
    for (int k = 0; k < 3; k++) out->c[i][k] = simd_clamp4(out->c[i][k]);
  }
}
