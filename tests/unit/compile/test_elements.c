#include "compile/elements.h"
#include "unit/compile/build_case.h"

typedef Status (*Pass)(Build*);

// Each line must fail in its pass with its message.
typedef struct BadElement {
  Pass pass;
  const char* xml;
  const char* message;
} BadElement;

#define JOINT(x) "<worldbody><body name='b'>" x "<geom size='1'/></body></worldbody>"
#define WORLD(x) "<worldbody>" x "</worldbody>"

static const BadElement bad[] = {
    {elements_joints, JOINT("<joint axis='0 0 0'/>"), "axis too small in joint"},
    {elements_joints, JOINT("<joint type='ball' range='1 2'/>"),
     "range[0] should be 0 in ball joint"},
    {elements_joints, JOINT("<joint limited='true' range='2 1'/>"),
     "range[0] should be smaller than range[1]"},
    {elements_joints, JOINT("<joint springdamper='-1 2'/>"),
     "springdamper values must be positive"},
    {elements_joints, JOINT("<joint actuatorfrclimited='true' actuatorfrcrange='1 -1'/>"),
     "actfrcrange[0] should be"},
    {elements_joints, JOINT("<joint type='ball'/><joint/>"),
     "ball followed by rotation in body 'b'"},
    {elements_joints,
     JOINT("<joint type='ball'/><joint type='slide'/><joint type='slide'/><joint "
           "type='slide'/><joint type='slide'/>"),
     "more than 6 dofs in body 'b'"},
    {elements_free_on_top, WORLD("<body><body><freejoint/><geom size='1'/></body></body>"),
     "free joint can only be used on top level"},
    {elements_joints, WORLD("<body><body mocap='true'/></body>"), "is not a fixed child of world"},
    {elements_joints, WORLD("<body mocap='true'><joint/><geom size='1'/></body>"),
     "is not a fixed child of world"},
    {elements_joints, "<compiler autolimits='false'/>" JOINT("<joint range='0 1'/>"),
     "joint has `range` but not `limited`"},
    {elements_geoms, WORLD("<geom size='0'/>"), "size 0 must be positive in geom"},
    {elements_geoms, WORLD("<geom type='box' size='1 1'/>"), "size 2 must be positive in geom"},
    {elements_geoms, WORLD("<geom type='plane'/>"), "plane size(3) must be positive"},
    {elements_geoms, WORLD("<geom size='nan'/>"), "nan size in geom"},
    {elements_geoms, WORLD("<geom size='1' condim='2'/>"), "invalid condim in geom"},
    {elements_geoms, WORLD("<geom size='1' zaxis='0 0 0'/>"), "'zaxis too small' in geom 0"},
    {elements_geoms, WORLD("<geom size='1' fromto='0 0 0 0 0 1'/>"), "fromto requires capsule"},
    {elements_geoms, WORLD("<body><joint/><geom type='plane' size='1 1 1'/></body>"),
     "plane only allowed in static bodies"},
    {elements_geoms, WORLD("<body><geom size='1' mass='-1'/></body>"),
     "mass, inertia or density are negative in geom"},
    {elements_geoms, WORLD("<body><geom size='1' density='-1'/></body>"),
     "mass, inertia or density are negative in geom"},
    {elements_sites, WORLD("<site type='plane'/>"),
     "meshes, hfields and planes not allowed in site"},
    {elements_sites, WORLD("<site size='0'/>"), "size 0 must be positive in geom"},
    {elements_sites, WORLD("<site axisangle='0 0 0 1'/>"), "'axisangle too small' in site 0"},
    {elements_sites, WORLD("<site fromto='0 0 0 0 0 1'/>"), "fromto requires capsule"},
    {elements_cameras, WORLD("<camera fovy='180'/>"),
     "fovy too large in camera '' (id = 0, value = 180)"},
    {elements_cameras, WORLD("<camera xyaxes='1 0 0 1 0 0'/>"), "'yaxis too small' in camera 0"},
    {elements_lights, WORLD("<light dir='0 0 0'/>"), "zero direction in light"},
};

static void bad_elements_are_refused_with_a_place(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof(bad) / sizeof(bad[0]); i++) {
    BuildCase c;
    case_open(&c, bad[i].xml);
    if (bad[i].pass(&c.b) != CT_FAIL) fail_msg("accepted: %s", bad[i].xml);
    if (!case_says(&c, bad[i].message))
      fail_msg("%s: says '%s'", bad[i].xml, c.err.item[0].message);
    assert_true(c.err.item[0].place.line == 1);
    case_close(&c);
  }
}

static void angles_of_joints_are_converted(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, JOINT("<joint range='-90 180' ref='90' springref='45'/><joint type='slide' "
                      "range='-90 180' ref='90'/>"
                      "<joint type='ball' range='0 90'/>"));
  assert_int_equal(elements_joints(&c.b), CT_OK);
  assert_numbers(c.b.joint[0].s.range, 2, -M_PI / 2, M_PI);
  assert_near(c.b.joint[0].s.ref, M_PI / 2, 1e-15);
  assert_near(c.b.joint[0].s.springref, M_PI / 4, 1e-15);
  assert_numbers(c.b.joint[1].s.range, 2, -90, 180);
  assert_near(c.b.joint[1].s.ref, 90, 0);
  assert_near(c.b.joint[2].s.range[1], M_PI / 2, 1e-15);
  assert_int_equal(c.b.body[1].dofs, 5);
  case_close(&c);
}

static void joints_leave_their_frame(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, WORLD("<body><frame pos='1 0 0' euler='0 0 90'><joint axis='2 0 0' pos='1 0 "
                      "0'/><joint type='slide'/></frame>"
                      "<geom size='1'/></body>"));
  assert_int_equal(elements_joints(&c.b), CT_OK);
  assert_numbers(c.b.joint[0].s.axis, 3, 0, 1, 0);
  assert_numbers(c.b.joint[0].s.pos, 3, 1, 1, 0);
  case_close(&c);
}

static void mass_is_given_or_density_times_volume(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, WORLD("<geom size='1'/><body><geom size='1' mass='3'/><geom type='box' size='1 1 "
                      "1' density='2'/>"
                      "<geom size='1' mass='0'/></body>"));
  assert_int_equal(elements_geoms(&c.b), CT_OK);
  assert_near(c.b.geom[0].mass, 0, 0); // the world has none
  assert_near(c.b.geom[1].mass, 3, 0);
  assert_numbers(c.b.geom[1].inertia, 3, 1.2, 1.2, 1.2);
  assert_near(c.b.geom[2].mass, 16, 1e-14);
  assert_near(c.b.geom[3].mass, 0, 0);
  case_close(&c);
}

static void explicit_inertia_keeps_geoms_out(void** state) {
  (void)state;
  const char* body =
      "<body><inertial pos='0 0 0' mass='1' diaginertia='1 1 1'/><geom size='1'/></body>";
  char xml[300];
  for (int forced = 0; forced < 2; forced++) {
    BuildCase c;
    snprintf(xml, sizeof(xml), "<compiler inertiafromgeom='%s'/>" WORLD("%s"),
             forced ? "true" : "auto", body);
    case_open(&c, xml);
    assert_int_equal(elements_geoms(&c.b), CT_OK);
    assert_int_equal(c.b.geom[0].mass > 0, forced);
    case_close(&c);
  }
}

static void fluid_numbers_only_where_asked(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, WORLD("<geom size='1'/><geom size='1' fluidshape='ellipsoid' fluidcoef='0.4 0.3 "
                      "0.2 0.1 0.05'/>"));
  assert_int_equal(elements_geoms(&c.b), CT_OK);
  assert_near(c.b.geom[0].fluid[0], 0, 0);
  assert_numbers(c.b.geom[1].fluid, 6, 1, 0.4, 0.3, 0.2, 0.1, 0.05);
  assert_near(c.b.geom[1].fluid[6], 2 * M_PI / 3, 1e-5);
  case_close(&c);
}

static void cameras_from_sensor_size(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, WORLD("<camera sensorsize='1 2' resolution='10 20' focal='3 1'/>"
                      "<camera sensorsize='1 2' resolution='10 20' focalpixel='30 10' "
                      "principalpixel='1 2'/><camera/>"));
  assert_int_equal(elements_cameras(&c.b), CT_OK);
  assert_near(c.b.camera[0].s.fovy, 90, 1e-5);
  assert_near((double)c.b.camera[1].s.intrinsic[0], 3, 1e-6);
  assert_near((double)c.b.camera[1].s.intrinsic[3], 0.2, 1e-6);
  assert_near(c.b.camera[2].s.fovy, 45, 0);
  assert_near((double)c.b.camera[2].s.intrinsic[0], 0.01, 1e-8);
  case_close(&c);
}

static void lights_leave_their_frame(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c,
            WORLD("<frame pos='0 0 1' euler='0 90 0'><light pos='1 0 0' dir='0 0 2'/></frame>"));
  assert_int_equal(elements_lights(&c.b), CT_OK);
  assert_numbers(c.b.light[0].s.pos, 3, 0, 0, 0);
  assert_numbers(c.b.light[0].s.dir, 3, 1, 0, 0);
  case_close(&c);
}

static void sites_leave_their_frame(void** state) {
  (void)state;
  BuildCase c;
  case_open(&c, WORLD("<frame pos='0 0 1'><site pos='1 0 0' quat='3 0 0 0'/></frame>"));
  assert_int_equal(elements_sites(&c.b), CT_OK);
  assert_numbers(c.b.site[0].s.pos, 3, 1, 0, 1);
  assert_numbers(c.b.site[0].s.quat, 4, 1, 0, 0, 0);
  case_close(&c);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(bad_elements_are_refused_with_a_place),
      cmocka_unit_test(angles_of_joints_are_converted),
      cmocka_unit_test(joints_leave_their_frame),
      cmocka_unit_test(mass_is_given_or_density_times_volume),
      cmocka_unit_test(explicit_inertia_keeps_geoms_out),
      cmocka_unit_test(fluid_numbers_only_where_asked),
      cmocka_unit_test(cameras_from_sensor_size),
      cmocka_unit_test(lights_leave_their_frame),
      cmocka_unit_test(sites_leave_their_frame),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
