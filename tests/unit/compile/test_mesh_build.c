#include "compile/mesh_build.h"
#include "unit/compile/spec_case.h"

static const char kGeoms[] = "<worldbody><geom name='g' size='1'/><geom name='v' size='1' "
                             "contype='0' conaffinity='0'/></worldbody>";

static void hulls_are_made_where_something_touches(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kGeoms);
  case_mesh(&c, "solid");
  case_ints(case_mesh(&c, "seen")->userface, 0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3);
  case_mesh_geom(&c, "g", "solid");
  case_mesh_geom(&c, "v", "seen");
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_OK);
  assert_true(c.b.mesh[0].need_hull);
  assert_false(c.b.mesh[1].need_hull);
  assert_true(c.b.mesh[0].shape.hull.size > 0);
  assert_int_equal(c.b.mesh[1].shape.hull.size, 0);
  assert_near(c.b.mesh[1].shape.volume, 1.0 / 6, 1e-12);
  case_close(&c);
}

// A mesh whose geoms collide only through a <pair> collides all the same.
static void a_pair_makes_a_hull(void** state) {
  (void)state;
  for (int first = 0; first < 2; first++) {
    BuildCase c;
    case_read(&c, kGeoms);
    case_ints(case_mesh(&c, "seen")->userface, 0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3);
    case_mesh_geom(&c, "v", "seen");
    ctsPair* pair = case_add(&c, ctOBJ_PAIR, NULL);
    case_text(pair->geomname1, first ? "v" : "g");
    case_text(pair->geomname2, first ? "g" : "v");
    case_resolve(&c);
    assert_int_equal(mesh_build(&c.b), CT_OK);
    assert_true(c.b.mesh[0].need_hull && c.b.mesh[0].shape.hull.size > 0);
    case_close(&c);
  }
}

static void geoms_follow_the_inertial_frame(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kGeoms);
  case_mesh(&c, "m");
  case_mesh_geom(&c, "g", "m");
  case_mesh_geom(&c, "v", "m")->type = ctGEOM_SPHERE;
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_OK);
  assert_int_equal(mesh_build_geom(&c.b, c.b.geom), CT_OK);
  assert_int_equal(mesh_build_geom(&c.b, c.b.geom + 1), CT_OK);
  assert_numbers(c.b.geom[0].s.pos, 3, 0.25, 0.25, 0.25);
  const double* box = c.b.mesh[0].shape.box;
  assert_near(c.b.geom[1].s.size[0], (box[0] + box[1] + box[2]) / 3, 1e-12);
  case_close(&c);
}

static void bad_meshes_are_named(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, kGeoms);
  case_add(&c, ctOBJ_MESH, "nothing");
  case_text(((ctsMesh*)case_add(&c, ctOBJ_MESH, "none"))->file, "no/such.stl");
  case_mesh(&c, "flat")->maxhullvert = 3; // qhull reads its option beyond the end
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "maxhullvert must be larger than 3"));
  assert_true(case_says(&c, "at least 4 vertices required"));
  assert_true(case_says(&c, "Error opening file 'no/such.stl'"));
  case_close(&c);
}

static void files_and_their_types(void** state) {
  (void)state;
  const char obj[] = "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
  BuildCase c;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "a.obj", obj, sizeof(obj) - 1), 0);
  case_read(&c, kGeoms);
  case_text(((ctsMesh*)case_add(&c, ctOBJ_MESH, NULL))->file, "a.obj");
  c.b.vfs = &vfs;
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_OK);
  assert_string_equal(c.b.mesh[0].name, "a");
  assert_int_equal(c.b.mesh[0].shape.nface, 4);
  case_close(&c);
  case_read(&c, kGeoms);
  ctsMesh* m = case_add(&c, ctOBJ_MESH, "typed");
  case_text(m->file, "a.obj");
  case_text(m->content_type, "image/png");
  m = case_add(&c, ctOBJ_MESH, "untyped");
  case_text(m->file, "a.obj");
  case_text(m->content_type, "zz");
  m = case_mesh(&c, "twice");
  case_text(m->file, "a.obj");
  c.b.vfs = &vfs;
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_FAIL);
  assert_true(case_says(&c, "unsupported mesh type: 'image/png'"));
  assert_true(case_says(&c, "invalid content type: 'zz'"));
  assert_true(case_says(&c, "repeated vertex specification"));
  case_close(&c);
  ct_deleteVFS(&vfs);
}

TEST_MAIN(cmocka_unit_test(hulls_are_made_where_something_touches),
          cmocka_unit_test(a_pair_makes_a_hull), cmocka_unit_test(geoms_follow_the_inertial_frame),
          cmocka_unit_test(bad_meshes_are_named), cmocka_unit_test(files_and_their_types))
