#include "draw/form.h"
#include "unit/draw/easel.h"

#define WORLD                                                                                      \
  "<mujoco><asset><mesh name='t' vertex='0 0 0 1 0 0 0 1 0 0 0 1'/>"                               \
  "<hfield name='h' nrow='3' ncol='4' size='1 2 .5 .1'/></asset><worldbody>"                       \
  "<geom type='mesh' mesh='t'/><geom type='hfield' hfield='h'/><geom type='plane' size='3 2 .5'/>" \
  "<geom type='plane' size='0 0 1'/></worldbody></mujoco>"

static void models_become_triangles(void** state) {
  (void)state;
  ctModel* m = trees_load(WORLD);
  Form f;
  assert_true(form_make_mesh(&f, m, 0));
  assert_int_equal(f.ntri, 4);
  assert_int_equal(f.nvert, 12); // a tetrahedron has no smooth edge
  form_free(&f);
  assert_true(form_make_hull(&f, m, 0));
  assert_int_equal(f.ntri, m->mesh_graphadr[0] < 0 ? 0 : 4);
  form_free(&f);
  assert_true(form_make_hfield(&f, m, 0));
  int quads = m->vis.quality.numquads;
  assert_int_equal(f.ntri, 2 * 2 * 3 + 2 * 2 * (2 + 3) + 2 * quads * quads);
  form_free(&f);
  ct_deleteModel(m);
}

static void planes_are_grids_of_their_size(void** state) {
  (void)state;
  ctModel* m = trees_load(WORLD);
  Form f;
  assert_true(form_make_plane(&f, m, 2));
  assert_non_null(f.grid);
  assert_true(f.pos[0] == -3 && f.pos[1] == -2);
  assert_true(f.pos[6] == 3 && f.pos[7] == 2);
  const Form* fine = f.grid->fine;
  assert_true(fine->pos[0] == -3 && fine->pos[3 * fine->nvert - 2] == 2);
  assert_int_equal(fine->nvert, f.grid->n[0] * f.grid->n[1]);
  form_free(&f);
  assert_true(form_make_plane(&f, m, 3)); // beyond the far plane
  assert_true((double)f.pos[6] >= (double)m->vis.map.zfar * m->stat.extent);
  form_free(&f);
  ct_deleteModel(m);
}

STAGE_TEST_MAIN(cmocka_unit_test(models_become_triangles),
                cmocka_unit_test(planes_are_grids_of_their_size))
