#include "compile/discard.h"
#include "compile/mesh_build.h"
#include "compile/sensor_build.h"
#include "unit/compile/spec_case.h"

static void what_nothing_refers_to_goes(void** state) {
  (void)state;
  BuildCase c;
  case_read(&c, "<worldbody><geom name='a' size='1' contype='0' conaffinity='0'/>"
                "<geom name='b' size='1'/><geom name='s' size='1' contype='0' conaffinity='0'/>"
                "<body><geom name='d' size='1' contype='0' conaffinity='0'/></body></worldbody>"
                "<custom><tuple name='t'><element objtype='geom' objname='d'/></tuple></custom>");
  case_mesh(&c, "visual");
  case_mesh(&c, "solid");
  case_mesh_geom(&c, "a", "visual");
  case_mesh_geom(&c, "b", "solid");
  ctsSensor* s = case_add(&c, ctOBJ_SENSOR, NULL);
  s->type = ctSENS_FRAMEPOS;
  s->objtype = ctOBJ_GEOM;
  case_text(s->objname, "s");
  case_resolve(&c);
  assert_int_equal(mesh_build(&c.b), CT_OK);
  assert_int_equal(sensor_build(&c.b), CT_OK);
  assert_int_equal(discard_visual(&c.b), CT_OK);
  assert_int_equal(c.b.ngeom, 3);
  assert_int_equal(c.b.nmesh, 1);
  assert_string_equal(c.b.mesh[0].name, "solid");
  assert_int_equal(c.b.geom[0].mesh, 0);
  assert_int_equal(c.b.sensor[0].object, 1);
  assert_int_equal(build_find(&c.b, ctOBJ_GEOM, "a"), -1);
  assert_int_equal(build_find(&c.b, ctOBJ_GEOM, "d"), 2);
  assert_int_equal(c.b.body[1].geom.adr, 2);
  case_close(&c);
}

TEST_MAIN(cmocka_unit_test(what_nothing_refers_to_goes))
