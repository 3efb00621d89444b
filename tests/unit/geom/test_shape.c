// What every row of the table has to fulfil, so that a new shape is tested by its row alone.
#include "unit/geom/convex_shapes.h"
#include "unit/geom/shape_case.h"

static const double SIZE[3] = {0.3, 0.4, 0.5};

static void take_point(double x[3], int k) {
  for (int i = 0; i < 3; i++) x[i] = 2 * rng_uniform(3, (uint64_t)i, (uint64_t)k) - 1;
}

static bool is_solid(const Shape* s) { return s->volume && !s->weighs_as; }

// The calls that take a type apart, in one row
static void every_type_has_a_row(void** state) {
  (void)state;
  int solids = 0;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    assert_non_null(s);
    assert_ptr_equal(shape_find(t), s);
    for (int u = 0; u < t; u++) assert_ptr_not_equal(shape_of(u), s);
    solids += is_solid(s);
  }
  assert_true(solids >= 5);
  assert_null(shape_find(-1));
  assert_null(shape_find(ctNGEOMTYPES));
}

// A solid has everything; a function has its partners.
static void rows_are_complete(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    assert_true(!s->distance == !s->gradient);
    assert_true(!s->fit_inertia == !s->fit_box);
    assert_true(s->along < 3 && s->along <= s->nsize);
    if (!is_solid(s)) continue;
    assert_true(s->radius && s->half && s->area && s->solid && s->shell && s->fit_box);
    assert_true(s->ray && s->distance && s->contains && s->support && s->portal);
    assert_true(s->nsize > 0 && s->on_site && s->data == ctOBJ_UNKNOWN);
  }
}

static void a_point_is_inside_where_the_distance_is_negative(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    int inside = 0;
    for (int k = 0; s->contains && k < 1000; k++) {
      double x[3];
      take_point(x, k);
      assert_int_equal(s->contains(SIZE, x), s->distance(SIZE, x) < 0);
      inside += s->contains(SIZE, x);
    }
    if (s->contains) assert_in_range(inside, 10, 500);
  }
}

static void bounds_hold_what_is_inside(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    double aabb[6];
    for (int k = 0; s->contains && k < 1000; k++) {
      double x[3];
      take_point(x, k);
      if (!s->contains(SIZE, x)) continue;
      shape_aabb((cttGeom)t, SIZE, aabb);
      for (int i = 0; i < 3; i++) assert_true(fabs(x[i] - aabb[i]) <= aabb[3 + i]);
      assert_true(norm3(x) <= shape_radius((cttGeom)t, SIZE));
    }
  }
}

// Rays from outside end on the surface, where the normal is the direction in which the distance
// grows.
static void rays_end_on_the_surface(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    int met = 0;
    for (int k = 0; s->ray && k < 300; k++) {
      Ray ray;
      double at[3], n[3] = {0, 0, 0}, g[3];
      take_point(ray.p, k);
      ray.p[2] += 3;
      take_point(at, 1000 + k);
      sub3(ray.v, at, ray.p);
      double x = s->ray(SIZE, &ray, n);
      if (x < 0) continue;
      met++;
      ray_at(at, &ray, x);
      assert_near(s->distance(SIZE, at), 0, 1e-12);
      addtoscl3(at, n, 1e-7);
      s->gradient(g, SIZE, at);
      assert_near(dot3(n, g), 1, 1e-4);
    }
    if (s->ray) assert_in_range(met, 20, 300);
  }
}

// Outside, where the fields are distances, the gradient is that of the distance and has length one.
static void gradients_outside(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    for (int k = 0; s->distance && k < 300; k++) {
      double x[3], g[3], step = 1e-6;
      take_point(x, k);
      if (s->distance(SIZE, x) < 0.01) continue;
      s->gradient(g, SIZE, x);
      assert_near(norm3(g), 1, 1e-12);
      if (s == &shape_ellipsoid) continue; // not a distance
      for (int i = 0; i < 3; i++) {
        double a[3], b[3];
        copy3(a, x);
        copy3(b, x);
        a[i] -= step;
        b[i] += step;
        double slope = s->distance(SIZE, b) - s->distance(SIZE, a);
        assert_near(slope / (2 * step), g[i], 1e-4);
      }
    }
  }
}

// The shape fitted to a box has this box or one inside it along the axis, and reaches as far
// across.
static void fits_reach_the_box(void** state) {
  (void)state;
  const double box[3] = {0.2, 0.3, 0.5};
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    if (!s->fit_box) continue;
    double size[3] = {0, 0, 0}, half[3];
    s->fit_box(size, box);
    s->half(half, size);
    for (int i = 0; i < 3; i++) assert_true(half[i] >= box[i] - 1e-15);
  }
}

// Support points are on the surface, and so are those of the portal function, which are the same
// where the direction is not along a side.
static void support_points_are_on_the_surface(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    if (!is_solid(s)) continue;
    Convex c = SHAPE(s, 0, 0, 0, SIZE[0], SIZE[1], SIZE[2]);
    for (int k = 0; k < 100; k++) {
      double dir[3], p[3], q[3], beyond[3];
      take_direction(dir, k);
      s->support(p, &c, dir);
      assert_near(s->distance(SIZE, p), 0, 1e-12);
      addscl3(beyond, p, dir, 0.1);
      assert_true(s->distance(SIZE, beyond) > 0.01);
      s->portal(q, &c, dir, dir);
      assert_near(dist3(p, q), 0, 1e-12);
    }
  }
}

// A round shape is its core inflated by size[0].
static void cores_are_inflated(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    if (!s->core) continue;
    Convex c = SHAPE(s, 0.1, 0.2, 0.3, SIZE[0], SIZE[1], SIZE[2]), core = c;
    core.shape = s->core;
    turn_shape(&c, t);
    copy9(core.mat, c.mat);
    for (int k = 0; k < 100; k++) {
      double dir[3], p[3], q[3];
      take_direction(dir, k);
      s->support(p, &c, dir);
      s->core->support(q, &core, dir);
      addtoscl3(q, dir, SIZE[0]);
      assert_near(dist3(p, q), 0, 1e-12);
    }
  }
}

// At a point of the surface the smooth normal is the gradient of the distance.
static void smooth_normals_are_gradients(void** state) {
  (void)state;
  for (int t = 0; t < ctNGEOMTYPES; t++) {
    const Shape* s = shape_of(t);
    if (!s->smooth_normal) continue;
    Convex c = SHAPE(s, 0, 0, 0, SIZE[0], SIZE[1], SIZE[2]);
    int found = 0;
    for (int k = 0; k < 100; k++) {
      double dir[3] = {0, 0, 0}, p[3], n[3], g[3];
      take_direction(dir, k);
      if (s == &shape_cylinder) dir[2] = 0; // elsewhere the support is on the rim
      normalize3(dir);
      s->support(p, &c, dir);
      if (s == &shape_cylinder) p[2] = 0.1;
      copy3(n, dir);
      if (!s->smooth_normal(n, SIZE, p)) continue;
      found++;
      normalize3(n);
      addtoscl3(p, dir, 1e-7); // on a surface the gradient may be zero
      s->gradient(g, SIZE, p);
      assert_near(dist3(n, g), 0, 1e-4);
    }
    assert_in_range(found, 95, 100); // rounding may put a point beyond the surface
  }
}

// Of the shapes that MuJoCo has, too
static void facts(void** state) {
  (void)state;
  enum { SHAPES = ctGEOM_SDF + 1 };
  static const int along[SHAPES] = {0, 0, 0, 1, 2, 1, 2, 0, 0};
  static const int nsize[SHAPES] = {0, 0, 1, 2, 3, 2, 3, 0, 0};
  static const int wrap[SHAPES] = {
      [ctGEOM_SPHERE] = ctWRAP_SPHERE, [ctGEOM_CYLINDER] = ctWRAP_CYLINDER};
  static const bool site[SHAPES] = {0, 0, 1, 1, 1, 1, 1, 0, 1};
  static const bool discrete[SHAPES] = {0, 0, 0, 0, 0, 0, 1, 1, 0};
  static const bool curved[SHAPES] = {0, 0, 1, 0, 1, 0, 0, 0, 0};
  static const bool section[SHAPES] = {0, 0, 0, 1, 0, 1, 1, 0, 0};
  for (int t = 0; t < SHAPES; t++) {
    const Shape* s = shape_of(t);
    assert_int_equal(s->along, along[t]);
    assert_int_equal(s->nsize, nsize[t]);
    assert_int_equal(s->wrap, wrap[t]);
    assert_int_equal(s->on_site, site[t]);
    assert_int_equal(s->section != NULL, section[t]);
    assert_int_equal(s->discrete, discrete[t]);
    assert_int_equal(s->sides != NULL, discrete[t]);
    assert_int_equal(s->curved, curved[t]);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(every_type_has_a_row),
      cmocka_unit_test(rows_are_complete),
      cmocka_unit_test(a_point_is_inside_where_the_distance_is_negative),
      cmocka_unit_test(bounds_hold_what_is_inside),
      cmocka_unit_test(rays_end_on_the_surface),
      cmocka_unit_test(gradients_outside),
      cmocka_unit_test(fits_reach_the_box),
      cmocka_unit_test(support_points_are_on_the_surface),
      cmocka_unit_test(cores_are_inflated),
      cmocka_unit_test(smooth_normals_are_gradients),
      cmocka_unit_test(facts),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
