// Pictures have the same bytes with every compiler, with SIMD and without, for any number of
// threads: their hashes stand here.
#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><asset><texture name='s' type='skybox' builtin='gradient' rgb1='.3 .5 .7' rgb2='0 0 "   \
  "0' "                                                                                            \
  "width='16' height='96'/><texture name='t' type='2d' builtin='checker' mark='edge' "             \
  "rgb1='.2 .3 .4' rgb2='.1 .2 .3' markrgb='.8 .8 .8' width='30' height='30'/>"                    \
  "<material name='t' texture='t' texrepeat='5 5' texuniform='true' reflectance='.3'/></asset>"    \
  "<worldbody><light pos='1 -1 3' dir='-.3 .3 -1'/>"                                               \
  "<light directional='true' pos='0 0 3' dir='.2 .1 -1' diffuse='.3 .3 .3'/>"                      \
  "<geom type='plane' size='0 0 1' material='t'/>"                                                 \
  "<geom type='capsule' size='.2 .4' pos='0 0 .5' euler='30 40 0' rgba='.8 .3 .2 1'/>"             \
  "<geom type='ellipsoid' size='.1 .2 .3' pos='-.5 .2 .4' rgba='.3 .3 .9 1'/>"                     \
  "<geom type='cylinder' size='.1 .2' pos='.4 .5 .4' rgba='.9 .9 .2 1'/>"                          \
  "<geom type='box' size='.2 .3 .1' pos='.5 0 .3' rgba='.2 .8 .3 .5'/></worldbody></mujoco>"

static uint64_t hash_bytes(const void* data, size_t n) {
  uint64_t h = 14695981039346656037u;
  for (size_t i = 0; i < n; i++) h = (h ^ ((const unsigned char*)data)[i]) * 1099511628211u;
  return h;
}

static uint64_t hash_picture(Easel* e, int samples, int nthread) {
  ctrCanvas* c = ctr_makeCanvas(EASEL_SIZE, EASEL_SIZE, samples, nthread);
  assert_non_null(c);
  assert_int_equal(ctr_draw(c, &e->stage.scn, &e->con, e->rgb, e->depth, e->object), 0);
  ctr_freeCanvas(c);
  uint64_t rgb = hash_bytes(e->rgb, sizeof e->rgb), depth = hash_bytes(e->depth, sizeof e->depth);
  return rgb ^ (depth * 3) ^ (hash_bytes(e->object, sizeof e->object) * 5);
}

static void pictures_have_their_hashes(void** state) {
  (void)state;
  static const struct {
    int samples, fog, additive, wireframe;
    uint64_t hash;
  } rows[] = {
      {4, 0, 0, 0, 0xc42ffe5131280211u}, {1, 0, 0, 0, 0x207ee5c2cf4f9eb3u},
      {2, 1, 0, 0, 0x9cb38c6cccf82963u}, {4, 0, 1, 0, 0x08770f0b2b503872u},
      {4, 0, 0, 1, 0x35a7343fe5aab7a7u},
  };
  int differing = 0;
  Easel* e = easel_open(WORLD);
  cttByte* flags = e->stage.scn.flags;
  flags[ctRND_SHADOW] = flags[ctRND_REFLECTION] = flags[ctRND_SKYBOX] = flags[ctRND_HAZE] = 1;
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    flags[ctRND_FOG] = (cttByte)rows[i].fog;
    flags[ctRND_ADDITIVE] = (cttByte)rows[i].additive;
    flags[ctRND_WIREFRAME] = (cttByte)rows[i].wireframe;
    uint64_t hash = hash_picture(e, rows[i].samples, 1);
    assert_true(easel_mean(e) > 5);
    assert_true(hash_picture(e, rows[i].samples, 4) == hash);
    if (hash == rows[i].hash) continue;
    print_message("row %zu: 0x%016llxu\n", i, (unsigned long long)hash);
    differing++;
  }
  assert_int_equal(differing, 0);
  easel_close(e);
}

STAGE_TEST_MAIN(cmocka_unit_test(pictures_have_their_hashes))
