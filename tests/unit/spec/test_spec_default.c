// The starting values, as MuJoCo 3.5.0 has them.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <math.h>

static void option_values(void** state) {
  (void)state;
  ctOption o;
  memset(&o, 0xff, sizeof o);
  ct_defaultOption(&o);
  assert_true(o.timestep == 0.002 && o.impratio == 1 && o.tolerance == 1e-8);
  assert_true(o.ls_tolerance == 0.01 && o.noslip_tolerance == 1e-6 && o.ccd_tolerance == 1e-6);
  assert_true(o.sleep_tolerance == 1e-4);
  assert_true(o.gravity[0] == 0 && o.gravity[1] == 0 && o.gravity[2] == -9.81);
  assert_true(o.magnetic[1] == -0.5 && o.wind[2] == 0 && o.density == 0 && o.viscosity == 0);
  assert_true(o.o_solref[0] == 0.02 && o.o_solref[1] == 1 && o.o_solimp[4] == 2);
  assert_true(o.o_friction[1] == 1 && o.o_friction[4] == 0.0001);
  assert_int_equal(o.integrator, ctINT_EULER);
  assert_int_equal(o.jacobian, ctJAC_AUTO);
  assert_int_equal(o.solver, ctSOL_NEWTON);
  assert_int_equal(o.cone, ctCONE_PYRAMIDAL);
  assert_int_equal(o.iterations, 100);
  assert_int_equal(o.ls_iterations, 50);
  assert_int_equal(o.ccd_iterations, 35);
  assert_int_equal(o.noslip_iterations, 0);
  assert_int_equal(o.sdf_initpoints, 40);
  assert_int_equal(o.sdf_iterations, 10);
  assert_int_equal(o.disableflags | o.enableflags | o.disableactuator, 0);
}

static void visual_values(void** state) {
  (void)state;
  ctVisual v;
  ct_defaultVisual(&v);
  assert_int_equal(v.global.cameraid, -1);
  assert_true(v.global.fovy == 45 && v.global.elevation == -45 && v.global.ipd == 0.068f);
  assert_int_equal(v.global.offwidth, 640);
  assert_int_equal(v.global.bvactive, 1);
  assert_int_equal(v.quality.shadowsize, 4096);
  assert_true(v.headlight.diffuse[2] == 0.4f && v.headlight.active == 1);
  assert_true(v.map.znear == 0.01f && v.map.zfar == 50 && v.map.stiffnessrot == 500);
  assert_true(v.scale.frustum == 10 && v.scale.actuatorlength == 0.7f);
  assert_true(v.rgba.fog[3] == 1 && v.rgba.bv[3] == 0.5f && v.rgba.contactgap[1] == 0.8f);
}

static void length_range_values(void** state) {
  (void)state;
  ctLROpt o;
  ct_defaultLROpt(&o);
  assert_int_equal(o.mode, ctLRMODE_MUSCLE);
  assert_true(o.useexisting == 1 && o.uselimit == 0 && o.accel == 20 && o.tolrange == 0.05);
}

static void spec_values(void** state) {
  (void)state;
  ctSpec s;
  cts_defaultSpec(&s);
  assert_true(s.memory == -1 && s.nstack == -1 && s.njmax == -1 && s.nconmax == -1);
  assert_true(s.nuser_body == -1 && s.nuser_sensor == -1 && s.nuserdata == 0 && s.nkey == 0);
  assert_true(s.compiler.autolimits && s.compiler.degree && s.compiler.usethread);
  assert_true(s.compiler.settotalmass == -1 && s.compiler.inertiafromgeom == 2);
  assert_int_equal(s.compiler.inertiagrouprange[1], 5);
  assert_memory_equal(s.compiler.eulerseq, "xyz", 3);
  assert_true(isnan(s.stat.extent) && isnan(s.stat.center[0]) && isnan(s.stat.meansize));
}

// "Not set" must be told from a value.
static void unset_values(void** state) {
  (void)state;
  ctsBody b;
  ctsGeom g;
  ctsJoint j;
  ctsSite s;
  cts_defaultBody(&b);
  cts_defaultGeom(&g);
  cts_defaultJoint(&j);
  cts_defaultSite(&s);
  assert_true(isnan(b.ipos[0]) && isnan(b.fullinertia[0]) && b.mass == 0 && b.iquat[0] == 1);
  assert_true(isnan(g.fromto[0]) && isnan(g.mass) && g.density == 1000 && g.size[0] == 0);
  assert_true(isnan(s.fromto[0]) && s.size[2] == 0.005);
  assert_true(j.limited == 2 && j.actfrclimited == 2 && j.align == 2);
}

static void element_values(void** state) {
  (void)state;
  ctsGeom g;
  ctsJoint j;
  ctsCamera c;
  ctsLight l;
  ctsFrame f;
  ctsOrientation o;
  cts_defaultGeom(&g);
  cts_defaultJoint(&j);
  cts_defaultCamera(&c);
  cts_defaultLight(&l);
  cts_defaultFrame(&f);
  cts_defaultOrientation(&o);
  assert_true(g.type == ctGEOM_SPHERE && g.contype == 1 && g.conaffinity == 1 && g.condim == 3);
  assert_true(g.friction[2] == 0.0001 && g.solimp[1] == 0.95 && g.fluid_coefs[2] == 1.5);
  assert_true(g.rgba[0] == 0.5f && g.rgba[3] == 1 && g.solmix == 1 && g.fitscale == 1);
  assert_true(j.type == ctJNT_HINGE && j.axis[2] == 1 && j.solref_friction[0] == 0.02);
  assert_true(c.fovy == 45 && c.ipd == 0.068 && c.resolution[0] == 1 && c.output == ctCAMOUT_RGB);
  assert_true(l.dir[2] == -1 && l.active && l.castshadow && l.cutoff == 45 && l.exponent == 10);
  assert_true(l.bulbradius == 0.02f && l.range == 10 && l.attenuation[0] == 1);
  assert_true(f.quat[0] == 1 && f.quat[1] == 0);
  assert_int_equal(o.type, ctORIENTATION_QUAT);
}

static void plain_elements_are_zero(void** state) {
  (void)state;
  ctsNumeric n;
  ctsText t;
  ctsTuple u;
  ctsKey k;
  memset(&n, 1, sizeof n);
  memset(&k, 1, sizeof k);
  cts_defaultNumeric(&n);
  cts_defaultText(&t);
  cts_defaultTuple(&u);
  cts_defaultKey(&k);
  assert_int_equal(n.size, 0);
  assert_null(t.data);
  assert_null(u.objname);
  assert_true(k.time == 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(option_values),
      cmocka_unit_test(visual_values),
      cmocka_unit_test(length_range_values),
      cmocka_unit_test(spec_values),
      cmocka_unit_test(unset_values),
      cmocka_unit_test(element_values),
      cmocka_unit_test(plain_elements_are_zero),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
