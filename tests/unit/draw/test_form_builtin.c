#include "draw/form.h"
#include "unit/draw/easel.h"

// Six times the volume between the triangles and the origin: positive if they face outwards.
static double volume(const Form* f) {
  double sum = 0;
  for (int i = 0; i < f->ntri; i++) {
    const float *a = f->pos + 3 * f->tri[3 * i], *b = f->pos + 3 * f->tri[3 * i + 1],
                *c = f->pos + 3 * f->tri[3 * i + 2];
    sum += (double)(a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) +
                    a[2] * (b[0] * c[1] - b[1] * c[0]));
  }
  return sum / 6;
}

static void solids_have_their_volume(void** state) {
  (void)state;
  ctVisual vis;
  ct_defaultVisual(&vis);
  vis.quality.numslices = vis.quality.numstacks = 128;
  static const struct {
    BuiltinForm kind;
    double volume;
  } rows[] = {
      {FORM_SPHERE, 4.18879}, {FORM_CYLINDER, 6.28319}, {FORM_BOX, 8}, {FORM_CONE, 1.04720}};
  for (size_t i = 0; i < sizeof rows / sizeof *rows; i++) {
    Form f;
    assert_true(form_make_builtin(&f, rows[i].kind, &vis));
    assert_true(fabs(volume(&f) / rows[i].volume - 1) < 2e-3);
    form_free(&f);
  }
}

static void any_quality_makes_a_form(void** state) {
  (void)state;
  ctVisual vis;
  ct_defaultVisual(&vis);
  static const int strange[] = {-5, 0, 1, 3, 100000};
  for (int i = 0; i < 5; i++) {
    vis.quality.numslices = vis.quality.numstacks = vis.quality.numquads = strange[i];
    for (int k = 0; k < FORM_COUNT; k++) {
      Form f;
      assert_true(form_make_builtin(&f, (BuiltinForm)k, &vis));
      assert_true(f.ntri > 0);
      for (int t = 0; t < 3 * f.ntri; t++) assert_true(f.tri[t] >= 0 && f.tri[t] < f.nvert);
      form_free(&f);
    }
  }
}

STAGE_TEST_MAIN(cmocka_unit_test(solids_have_their_volume),
                cmocka_unit_test(any_quality_makes_a_form))
