// Models that other programs found to load otherwise here than in MuJoCo 3.5.0, whose numbers these
// are.
#include "support/model_text.h"

#include <math.h>

#define WORLD(x) "<mujoco><worldbody>" x "</worldbody></mujoco>"

// ---- OBJ

// A prism over a polygon of n corners as OBJ.
static void prism(char* out, size_t size, int n) {
  size_t at = 0;
  for (int i = 0; i < 2 * n; i++) {
    double turn = 2 * 3.14159265358979 * (i % n) / n;
    at += (size_t)snprintf(out + at, size - at, "v %.6f %.6f %g\n", cos(turn), sin(turn),
                           i < n ? 0 : .5);
  }
  for (int side = 0; side < 2; side++) {
    at += (size_t)snprintf(out + at, size - at, "f");
    for (int i = 0; i < n; i++)
      at += (size_t)snprintf(out + at, size - at, " %d", side ? n + i + 1 : n - i);
    at += (size_t)snprintf(out + at, size - at, "\n");
  }
  for (int i = 0; i < n; i++) {
    int j = (i + 1) % n;
    at += (size_t)snprintf(out + at, size - at, "f %d %d %d %d\n", i + 1, j + 1, n + j + 1,
                           n + i + 1);
  }
}

static int faces_of_prism(int n) {
  static char text[40000];
  char error[1000] = "";
  prism(text, sizeof text, n);
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  ct_addBufferVFS(&vfs, "m.obj", text, (int)strlen(text));
  ctModel* m = ct_loadXMLString("<mujoco><asset><mesh name='m' file='m.obj'/></asset><worldbody>"
                                "<geom type='mesh' mesh='m'/></worldbody></mujoco>",
                                &vfs, error, sizeof error);
  if (!m) fail_msg("%s", error);
  bool told = strstr(error, "corners are dropped, as by MuJoCo") != NULL;
  assert_int_equal(told, n > 100); // a warning
  int faces = m->mesh_facenum[0];
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  return faces;
}

static void test_obj_polygons_of_more_than_100_corners_are_dropped(void** state) {
  (void)state;
  assert_int_equal(faces_of_prism(99), 2 * 99 + 2 * 97);
  assert_int_equal(faces_of_prism(100), 2 * 100 + 2 * 98);
  assert_int_equal(faces_of_prism(101), 2 * 101);
  assert_int_equal(faces_of_prism(257), 2 * 257);
}

// ---- meshes of files with numbers beside them

#define TETRA "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\n"
#define FACES "f 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n"
#define TEXCOORDS                                                                                  \
  "vt 0 0\nvt 1 0\nvt 0 1\nf 1/1 3/2 2/3\nf 1/1 2/2 4/3\nf 1/1 4/2 3/3\nf 2/1 3/2 4/3\n"
#define NORMALS "vn 0 0 1\nf 1//1 3//1 2//1\nf 1//1 2//1 4//1\nf 1//1 4//1 3//1\nf 2//1 3//1 4//1\n"
#define GIVEN_TEXCOORD "texcoord='0 0 1 0 0 1 .5 1'"
#define GIVEN_FACE "face='0 2 1 0 1 3 0 3 2 1 2 3'"
#define GIVEN_NORMAL "normal='0 0 1 0 0 1 0 0 1 0 0 1'"

static const struct {
  const char *file, *given;
  const char* refusal; // NULL: loads
  int ntexcoord, nnormal;
} kMesh[] = {
    {TETRA FACES, GIVEN_TEXCOORD, NULL, 4, 4},
    {TETRA FACES, GIVEN_NORMAL, NULL, 0, 4},
    {TETRA FACES, GIVEN_NORMAL " " GIVEN_TEXCOORD, NULL, 4, 4},
    {TETRA NORMALS, GIVEN_TEXCOORD, NULL, 4, 1},
    {TETRA, GIVEN_FACE, NULL, 0, 4},
    {TETRA, GIVEN_FACE " " GIVEN_TEXCOORD, NULL, 4, 4},
    {TETRA FACES, GIVEN_FACE, "repeated face specification", 0, 0},
    {TETRA FACES, "vertex='0 0 0 1 0 0 0 1 0 0 0 1'", "repeated vertex specification", 0, 0},
    {TETRA TEXCOORDS, GIVEN_TEXCOORD, "repeated texcoord specification", 0, 0},
    {TETRA TEXCOORDS, GIVEN_TEXCOORD " " GIVEN_FACE, "repeated texcoord specification", 0, 0},
    {TETRA NORMALS, GIVEN_NORMAL, "repeated normal specification", 0, 0},
};

static void test_numbers_complete_a_mesh_file_and_do_not_repeat_it(void** state) {
  (void)state;
  for (size_t i = 0; i < sizeof kMesh / sizeof *kMesh; i++) {
    char xml[500];
    snprintf(xml, sizeof xml,
             "<mujoco><asset><mesh name='m' file='m.obj' %s/></asset><worldbody>"
             "<geom type='mesh' mesh='m'/></worldbody></mujoco>",
             kMesh[i].given);
    ctVFS vfs;
    ct_defaultVFS(&vfs);
    ct_addBufferVFS(&vfs, "m.obj", kMesh[i].file, (int)strlen(kMesh[i].file));
    if (kMesh[i].refusal) {
      model_refused_files(xml, &vfs, kMesh[i].refusal);
    } else {
      ctModel* m = model_text_files(xml, &vfs);
      assert_int_equal(m->nmeshtexcoord, kMesh[i].ntexcoord);
      assert_int_equal(m->nmeshnormal, kMesh[i].nnormal);
      ct_deleteModel(m);
    }
    ct_deleteVFS(&vfs);
  }
}

// ---- free joints

#define FUSE "<mujoco><compiler fusestatic='true'/><worldbody>"
#define FREE "<body pos='0 1 0'><freejoint/><geom size='.1'/></body>"
#define END "</worldbody></mujoco>"

static void test_free_joint_below_a_fused_body(void** state) {
  (void)state;
  ctModel* m = model_text(FUSE "<body pos='1 2 3' quat='1 1 0 0'>" FREE "</body>" END);
  assert_int_equal(m->nbody, 2);
  const double expected[] = {1, 2, 4, sqrt(.5), sqrt(.5), 0, 0};
  model_near(m->qpos0, expected, 7, 1e-15);
  ct_deleteModel(m);
  m = model_text(FUSE "<body pos='1 2 3'><body>" FREE "</body></body>" END);
  assert_int_equal(m->nbody, 2);
  ct_deleteModel(m);
  const char* words = "free joint can only be used on top level";
  model_refused("<mujoco><worldbody><body>" FREE "</body>" END, words);
  model_refused(FUSE "<body mocap='true'>" FREE "</body>" END, words);
  model_refused(FUSE "<body><joint/><geom size='.1'/>" FREE "</body>" END, words);
  model_refused(
      "<mujoco><compiler fusestatic='true'/><sensor><framepos objtype='body' objname='a'/>"
      "</sensor><worldbody><body name='a'>" FREE "</body>" END,
      words);
}

#define INERTIAL                                                                                   \
  "<inertial><mass value='1'/><inertia ixx='.1' iyy='.1' izz='.1' ixy='0' ixz='0' "                \
  "iyz='0'/></inertial>"

static void test_urdf_with_a_floating_base(void** state) {
  (void)state;
  ctModel* m = model_text("<robot name='r'><link name='footprint'/><link name='base'>" INERTIAL
                          "</link><joint name='f' type='floating'><parent link='footprint'/>"
                          "<child link='base'/></joint></robot>");
  assert_int_equal(m->nbody, 2);
  assert_int_equal(m->nq, 7);
  ct_deleteModel(m);
}

// ---- classes of frames

#define CLASSES                                                                                    \
  "<default><default class='k'><geom rgba='1 0 0 1'/></default>"                                   \
  "<default class='q'><geom rgba='0 1 0 1'/></default></default>"
#define G "<geom size='.1'/>"

static const struct {
  const char *world, *classes; // of the geoms in turn; - for none
} kFrame[] = {
    {"<frame class='k'>" G "</frame>", "k"},
    {"<frame class='k' childclass='q'>" G "</frame>", "q"},
    {"<frame class='k'><frame>" G "</frame></frame>", "k"},
    {"<frame childclass='k'><frame class='q'>" G "</frame>" G "</frame>", "qk"},
    {"<frame class='k'><body>" G "</body></frame>", "k"},
    {"<frame class='k'><body childclass='q'>" G "</body></frame>", "q"},
    {"<frame childclass='k'><body class='q'>" G "</body></frame>", "q"},
    {"<frame class='k'><geom class='q' size='.1'/></frame>", "q"},
    {"<replicate count='2' class='k'>" G "</replicate>", "kk"},
    {"<replicate count='2' class='k' childclass='q'>" G "</replicate>", "qq"},
    {"<replicate count='2' class='k'><body>" G "</body></replicate>", "kk"},
    {"<body childclass='q'><frame class='k'>" G "</frame>" G "</body>", "kq"},
    {"<frame>" G "</frame>", "-"},
};

static void test_class_of_a_frame_and_of_a_replicate(void** state) {
  (void)state;
  char xml[1000];
  for (size_t i = 0; i < sizeof kFrame / sizeof *kFrame; i++) {
    snprintf(xml, sizeof xml, "<mujoco>" CLASSES "<worldbody>%s" END, kFrame[i].world);
    ctModel* m = model_text(xml);
    char warnings[500] = "";
    ct_deleteSpec(ct_parseXMLString(xml, NULL, warnings, sizeof warnings));
    assert_string_equal(warnings, ""); // the class acts: nobody is told otherwise
    assert_int_equal(m->ngeom, strlen(kFrame[i].classes));
    for (int g = 0; g < m->ngeom; g++) {
      const float* c = m->geom_rgba + 4 * g;
      char found = c[0] == 1 ? 'k' : c[1] == 1 ? 'q' : '-';
      if (found != kFrame[i].classes[g]) fail_msg("%s: geom %d has %c", kFrame[i].world, g, found);
    }
    ct_deleteModel(m);
  }
  model_refused(WORLD("<frame class='zz'>" G "</frame>"), "unknown default class name 'zz'");
  model_refused(WORLD("<frame class=''>" G "</frame>"), "unknown default class name ''");
  model_refused(WORLD("<replicate count='2' class='z'>" G "</replicate>"),
                "unknown default class name 'z'");
}

// ---- numbers

static void test_negative_density_with_a_mass(void** state) {
  (void)state;
  ctModel* m =
      model_text(WORLD("<body><freejoint/><geom size='.2' density='-100' mass='.1'/></body>"));
  assert_true(m->body_mass[1] == .1);
  ct_deleteModel(m);
  ct_deleteModel(model_text(WORLD("<geom size='.2' density='-100' mass='0'/>")));
  ct_deleteModel(model_text(WORLD("<geom type='plane' size='1 1 1' density='-1' mass='0'/>")));
  const char* words = "mass, inertia or density are negative in geom";
  model_refused(WORLD("<body><geom size='.2' density='-100'/></body>"), words);
  model_refused(WORLD("<body><geom size='.2' mass='-1'/></body>"), words);
  model_refused(WORLD("<body><geom type='plane' size='1 1 1' density='-1' mass='1'/></body>"),
                words);
}

#define CABLE(value)                                                                               \
  "<mujoco><extension><plugin plugin='mujoco.elasticity.cable'/></extension><worldbody>"           \
  "<composite type='cable' count='5 1 1' size='1' curve='s' initial='none'>"                       \
  "<plugin plugin='mujoco.elasticity.cable'><config key='twist' value='" value "'/>"               \
  "<config key='bend' value='1e4'/></plugin><geom type='capsule' size='.01'/></composite>"         \
  "</worldbody></mujoco>"

static void test_config_of_a_cable_with_two_numbers(void** state) {
  (void)state;
  ctModel *one = model_text(CABLE("7")), *two = model_text(CABLE("7 7"));
  ctData *d = ct_makeData(one), *e = ct_makeData(two);
  for (int i = 7; i < one->nq; i++) d->qpos[i] = e->qpos[i] = .1 * i;
  ct_forward(one, d);
  ct_forward(two, e);
  assert_memory_equal(d->qfrc_passive, e->qfrc_passive, (size_t)one->nv * sizeof(double));
  ct_deleteData(d);
  ct_deleteData(e);
  ct_deleteModel(one);
  ct_deleteModel(two);
  ct_deleteModel(model_text(CABLE("- 7")));
  model_refused(CABLE("7x"), "Invalid parameter specification in cable plugin");
}

// ---- empty names

#define PART(name)                                                                                 \
  "<body name='" name "'><joint name='" name "'/><geom name='" name "' size='.1'/>"                \
  "<site name='" name "'/></body>"
#define PARTS "<worldbody>" PART("") PART("b") PART("") "</worldbody>"

static void test_empty_name_is_that_of_the_last_without(void** state) {
  (void)state;
  ctModel* m =
      model_text("<mujoco>" PARTS "<equality><connect body1='' body2='b' anchor='0 0 0'/>"
                 "<joint joint1='' joint2='b'/></equality><contact><pair geom1='' geom2='b'/>"
                 "<exclude body1='' body2='b'/></contact><tendon><spatial><site site=''/>"
                 "<site site='b'/></spatial><fixed><joint joint='' coef='1'/></fixed></tendon>"
                 "</mujoco>");
  assert_int_equal(m->eq_obj1id[0], 3);
  assert_int_equal(m->eq_obj1id[1], 2);
  assert_int_equal(m->pair_geom1[0], 1);
  assert_int_equal(m->pair_geom2[0], 2);
  assert_int_equal(m->exclude_signature[0], (2 << 16) + 3);
  assert_int_equal(m->wrap_objid[0], 2);
  assert_int_equal(m->wrap_objid[2], 2);
  ct_deleteModel(m);
  model_refused("<mujoco>" PARTS "<sensor><jointpos joint=''/></sensor></mujoco>", "missing name");
  model_refused("<mujoco><worldbody>" PART("b") "</worldbody><contact><pair geom1='' geom2='b'/>"
                                                "</contact></mujoco>",
                "geom '' not found in collision 0");
}

static void test_flexcomp_with_an_empty_name(void** state) {
  (void)state;
  ctModel* m = model_text(WORLD("<flexcomp name='' type='grid' count='3 3 1' spacing='.1 .1 .1' "
                                "dim='2' radius='.01'><edge equality='true'/></flexcomp>"));
  assert_int_equal(m->neq, 1);
  assert_int_equal(m->eq_obj1id[0], 0);
  ct_deleteModel(m);
}

// ---- bits

#define VERTEX(name, pos)                                                                          \
  "<body name='" name "' pos='" pos "'><inertial pos='0 0 0' mass='.1' diaginertia='1 1 1'/>"      \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/><joint "                    \
  "type='slide'/></body>"

static void test_zeros_in_flex_bending_are_positive(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<mujoco><worldbody>" VERTEX("v0", "-.5 -.5 -.5") VERTEX("v1", "-.5 .5 -.5")
          VERTEX("v2", ".5 -.5 -.5")
              VERTEX("v3", "-.5 -.5 .5") "</worldbody><deformable><flex name='t' radius='.02' "
                                         "body='v0 v1 v2 v3' element='0 2 3 0 3 1'>"
                                         "<elasticity young='2' thickness='1' "
                                         "elastic2d='bend'/></flex></deformable></mujoco>");
  int zeros = 0;
  for (int i = 0; i < 17 * m->nflexedge; i++) {
    if (m->flex_bending[i] != 0) continue;
    zeros++;
    assert_false(signbit(m->flex_bending[i]));
  }
  assert_true(zeros > 0);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_obj_polygons_of_more_than_100_corners_are_dropped),
      cmocka_unit_test(test_numbers_complete_a_mesh_file_and_do_not_repeat_it),
      cmocka_unit_test(test_free_joint_below_a_fused_body),
      cmocka_unit_test(test_urdf_with_a_floating_base),
      cmocka_unit_test(test_class_of_a_frame_and_of_a_replicate),
      cmocka_unit_test(test_negative_density_with_a_mass),
      cmocka_unit_test(test_config_of_a_cable_with_two_numbers),
      cmocka_unit_test(test_empty_name_is_that_of_the_last_without),
      cmocka_unit_test(test_flexcomp_with_an_empty_name),
      cmocka_unit_test(test_zeros_in_flex_bending_are_positive),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
