// Requirement 18, the rest: the order of the corrections of mass and inertia, what refers to bodies
// and geoms keeps them, files in folders of their own. Numbers without comment are MuJoCo 3.5.0's.
#include "support/model_text.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define BALL "<geom size='.1'/>"
#define INERTIAL(joint, m, I)                                                                      \
  "<body>" joint "<inertial pos='0 0 0' mass='" m "' diaginertia='" I "'/></body>"

// ---- mass and inertia

// Bodies that cannot move are bounded too, the world is not.
static void r18_a6_bounds_are_for_every_body(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler boundmass='2' boundinertia='5'/>",
                           "<body/>" INERTIAL("", "1", "1 1 1") INERTIAL("<joint/>", "3", "6 7 8"));
  model_near(m->body_mass, (double[]){0, 2, 2, 3}, 4, 0);
  static const double kInertia[12] = {0, 0, 0, 5, 5, 5, 5, 5, 5, 6, 7, 8};
  model_near(m->body_inertia, kInertia, 12, 0);
  ct_deleteModel(m);
}

// The requirement tells it both ways. MuJoCo bounds first: 1 1 10 becomes 5 5 10, which needs no
// balance; balanced first it would be 4 4 4 and then 5 5 5.
static void r18_a7_bounds_come_before_balance(void** state) {
  (void)state;
  static const char kWorld[] = INERTIAL("<joint/>", "1", "1 1 10");
  ctModel* m = model_world("<compiler balanceinertia='true' boundinertia='5'/>", kWorld);
  model_near(m->body_inertia + 3, (double[]){5, 5, 10}, 3, 0);
  ct_deleteModel(m);
  m = model_world("<compiler balanceinertia='true' boundinertia='4.5'/>", kWorld);
  model_near(m->body_inertia + 3, (double[]){19 / 3., 19 / 3., 19 / 3.}, 3, 1e-15);
  ct_deleteModel(m);
}

// Last of all masses are scaled, and inertias with them.
static void r18_a8_inertias_scale_with_the_masses(void** state) {
  (void)state;
  ctModel* m =
      model_world("<compiler boundmass='2' boundinertia='5' settotalmass='20'/>",
                  INERTIAL("<joint/>", "1", "1 1 10") INERTIAL("<joint/>", "8", "20 21 22"));
  model_near(m->body_mass, (double[]){0, 4, 16}, 3, 1e-14);
  model_near(m->body_inertia + 3, (double[]){10, 10, 20, 40, 42, 44}, 6, 1e-13);
  ct_deleteModel(m);
}

static void r18_a12_local_coordinates(void** state) {
  (void)state;
  char error[500] = "";
  ctModel* m = ct_loadXMLString("<mujoco><compiler coordinate='local'/><worldbody><body pos='1 0 "
                                "0'><body pos='1 0 0'/></body></worldbody></mujoco>",
                                NULL, error, sizeof error);
  if (!m) fail_msg("%s", error);
  assert_string_equal(error, ""); // silently
  model_near(m->body_pos + 6, (double[]){1, 0, 0}, 3, 0);
  ct_deleteModel(m);
  model_refused("<mujoco><compiler coordinate='other'/></mujoco>", "coordinate");
}

// ---- angles

static void r18_ac02_no_angle_is_converted(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler angle='radian'/>",
                           "<body euler='.3 .4 .5'><joint type='ball' range='0 1.2'/>" BALL
                           "<geom size='.1' euler='.3 .4 .5'/></body>");
  static const double kQuat[4] = {0.93159059, 0.19050591, 0.15409708, 0.26851547};
  model_near(m->jnt_range, (double[]){0, 1.2}, 2, 0);
  model_near(m->body_quat + 4, kQuat, 4, 1e-8);
  model_near(m->geom_quat + 4, kQuat, 4, 1e-8);
  ct_deleteModel(m);
}

// Roll, pitch and yaw of URDF are about fixed axes, in radians.
static void r18_ac22_urdf_angles(void** state) {
  (void)state;
#define MASS                                                                                       \
  "<inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' ixz='0' "                   \
  "iyz='0'/></inertial>"
  ctModel* m = model_text(
      "<robot name='r'><link name='base'>" MASS "</link><link name='arm'>" MASS "</link>"
      "<joint name='t' type='revolute'><parent link='base'/><child link='arm'/><axis xyz='0 0 1'/>"
      "<origin rpy='.3 .4 .5'/><limit lower='-1' upper='1' effort='1' velocity='1'/></joint>"
      "</robot>");
  static const double kQuat[4] = {0.94628083, 0.09330659, 0.22656631, 0.21098383};
  assert_int_equal(m->nbody, 2);
  model_near(m->body_quat + 4, kQuat, 4, 1e-8);
  ct_deleteModel(m);
}

// ---- what something refers to stays

static void r18_a10_geoms_in_use_are_not_discarded(void** state) {
  (void)state;
  static const struct {
    const char* use;
    int geoms;
  } row[] = {{"", 2},
             {"<sensor><framepos objtype='geom' objname='v'/></sensor>", 3},
             {"<sensor><distance geom1='v' body2='world'/></sensor>", 3},
             {"<contact><pair geom1='v' geom2='w'/></contact>", 3}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><compiler discardvisual='true'/><worldbody><geom name='w' size='1'/><body>"
             "<joint/>" BALL "<geom name='v' size='.2' contype='0' conaffinity='0' mass='0'/>"
             "</body></worldbody>%s</mujoco>",
             row[i].use);
    ctModel* m = model_text(xml);
    assert_int_equal(m->ngeom, row[i].geoms);
    ct_deleteModel(m);
  }
}

static void r18_a11_bodies_in_use_are_not_fused(void** state) {
  (void)state;
  static const struct {
    const char* use;
    int bodies;
  } row[] = {{"", 3},
             {"<equality><weld body1='b' body2='c'/></equality>", 4},
             {"<equality><connect body1='b' anchor='0 0 0'/></equality>", 4},
             {"<actuator><adhesion body='b' ctrlrange='0 1'/></actuator>", 4},
             {"<contact><exclude body1='b' body2='c'/></contact>", 4},
             {"<sensor><force site='s'/></sensor>", 4},
             {"<sensor><accelerometer site='s'/></sensor>", 3}}; // the same wherever the site is
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char xml[1000];
    snprintf(xml, sizeof xml,
             "<mujoco><compiler fusestatic='true'/><worldbody><body name='a'><joint/>" BALL
             "<body name='b' pos='1 0 0'>" BALL "<site name='s'/><body name='c' pos='0 1 0'>"
             "<joint/>" BALL "</body></body></body></worldbody>%s</mujoco>",
             row[i].use);
    ctModel* m = model_text(xml);
    assert_int_equal(m->nbody, row[i].bodies);
    ct_deleteModel(m);
  }
}

// ---- files

static void add_file(ctVFS* vfs, const char* name, const char* text) {
  assert_int_equal(ct_addBufferVFS(vfs, name, text, (int)strlen(text)), 0);
}

// Not by a detour, nor in a circle.
static void r18_ac17_no_file_twice_anywhere(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "a.xml", "<mujoco><include file='b.xml'/></mujoco>");
  add_file(&vfs, "b.xml", "<mujoco><worldbody><body/></worldbody></mujoco>");
  add_file(&vfs, "c.xml", "<mujoco><include file='d.xml'/></mujoco>");
  add_file(&vfs, "d.xml", "<mujoco><include file='c.xml'/></mujoco>");
  model_refused_files("<mujoco><include file='a.xml'/><include file='b.xml'/></mujoco>", &vfs,
                      "File 'b.xml' already included");
  model_refused_files("<mujoco><include file='c.xml'/></mujoco>", &vfs,
                      "File 'c.xml' already included");
  ct_deleteVFS(&vfs);
}

// Everywhere that B6 names, and at the top.
static void r18_ac18_include_in_every_other_section(void** state) {
  (void)state;
  static const char* const part[][2] = {
      {"tendon", "<fixed name='t'><joint joint='j' coef='1'/></fixed>"},
      {"sensor", "<clock/><jointpos joint='j'/>"},
      {"contact", "<exclude body1='b' body2='c'/>"},
      {"equality", "<joint joint1='j' joint2='k'/>"},
      {"keyframe", "<key time='1'/>"},
      {"custom", "<numeric name='n' data='1'/>"},
      {"deformable", "<skin name='s' vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='b' "
                     "bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/>"
                     "</skin>"}};
  enum { PARTS = sizeof part / sizeof *part };
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "top.xml",
           "<mujoco><worldbody><body name='b'><joint name='j'/>" BALL "</body><body name='c' "
           "pos='1 0 0'><joint name='k'/>" BALL "</body></worldbody></mujoco>");
  char xml[2000];
  int n = snprintf(xml, sizeof xml, "<mujoco><include file='top.xml'/>");
  for (int i = 0; i < PARTS; i++) {
    char name[40], text[400];
    snprintf(name, sizeof name, "%s.xml", part[i][0]);
    snprintf(text, sizeof text, "<mujoco>%s</mujoco>", part[i][1]);
    add_file(&vfs, name, text);
    n += snprintf(xml + n, sizeof xml - (size_t)n, "<%s><include file='%s'/></%s>", part[i][0],
                  name, part[i][0]);
  }
  snprintf(xml + n, sizeof xml - (size_t)n, "</mujoco>");
  ctModel* m = model_text_files(xml, &vfs);
  const cttSize have[] = {m->nbody, m->ntendon,  m->nsensor, m->nexclude, m->neq,
                          m->nkey,  m->nnumeric, m->nskin,   m->nu};
  static const cttSize want[] = {3, 1, 2, 1, 1, 1, 1, 1, 0};
  for (size_t i = 0; i < sizeof want / sizeof *want; i++) assert_int_equal(have[i], want[i]);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

static void write_file(const char* folder, const char* name, const void* bytes, size_t size) {
  char path[200];
  snprintf(path, sizeof path, "%s/%s", folder, name);
  FILE* f = fopen(path, "wb");
  assert_non_null(f);
  assert_int_equal(fwrite(bytes, 1, size, f), size);
  assert_int_equal(fclose(f), 0);
}

static void write_text(const char* folder, const char* name, const char* text) {
  write_file(folder, name, text, strlen(text));
}

// A tetrahedron of four triangles: 80 bytes, a number, 50 bytes each.
static size_t binary_stl(unsigned char* out) {
  static const float kVertex[4][3] = {{0, 0, 0}, {1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  static const int kFace[4][3] = {{0, 2, 1}, {0, 1, 3}, {0, 3, 2}, {1, 2, 3}};
  size_t n = 84;
  memset(out, 0, 84 + 4 * 50);
  out[80] = 4;
  for (int f = 0; f < 4; f++) {
    for (int v = 0; v < 3; v++) memcpy(out + n + 12 + 12 * v, kVertex[kFace[f][v]], 12);
    n += 50;
  }
  return n;
}

// A model and its parts in a folder that is not the one we are in: everything is found from the
// folder of the main file, from included files in other folders too.
static void r18_ac06_folders_start_at_the_main_file(void** state) {
  (void)state;
  char folder[] = "/tmp/corten_s18_XXXXXX", path[100], error[1000] = "";
  assert_non_null(mkdtemp(folder));
  static const char* const kFolder[] = {"assets", "parts"};
  for (int i = 0; i < 2; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, kFolder[i]);
    assert_int_equal(mkdir(path, 0700), 0);
  }
  unsigned char stl[300];
  write_file(folder, "assets/box.stl", stl, binary_stl(stl));
  write_text(folder, "main.xml",
             "<mujoco><compiler meshdir='assets/'/><include file='parts/a.xml'/><worldbody>"
             "<geom type='mesh' mesh='box'/></worldbody></mujoco>");
  write_text(folder, "parts/a.xml",
             "<mujoco><asset><mesh file='box.stl'/></asset><include file='b.xml'/></mujoco>");
  write_text(folder, "b.xml", "<mujoco><worldbody><body name='main'/></worldbody></mujoco>");
  write_text(folder, "parts/b.xml", "<mujoco><worldbody><body name='part'/></worldbody></mujoco>");
  snprintf(path, sizeof path, "%s/main.xml", folder);
  ctModel* m = ct_loadXML(path, NULL, error, sizeof error);
  static const char* const kFile[] = {"assets/box.stl", "main.xml", "parts/a.xml", "b.xml",
                                      "parts/b.xml",    "assets",   "parts",       ""};
  for (size_t i = 0; i < sizeof kFile / sizeof *kFile; i++) {
    snprintf(path, sizeof path, "%s/%s", folder, kFile[i]);
    assert_int_equal(remove(path), 0);
  }
  if (!m) fail_msg("%s", error);
  assert_int_equal(m->nmeshvert, 4);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "main"), 1);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "part"), -1);
  ct_deleteModel(m);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r18_a6_bounds_are_for_every_body),
      cmocka_unit_test(r18_a7_bounds_come_before_balance),
      cmocka_unit_test(r18_a8_inertias_scale_with_the_masses),
      cmocka_unit_test(r18_a12_local_coordinates),
      cmocka_unit_test(r18_ac02_no_angle_is_converted),
      cmocka_unit_test(r18_ac22_urdf_angles),
      cmocka_unit_test(r18_a10_geoms_in_use_are_not_discarded),
      cmocka_unit_test(r18_a11_bodies_in_use_are_not_fused),
      cmocka_unit_test(r18_ac17_no_file_twice_anywhere),
      cmocka_unit_test(r18_ac18_include_in_every_other_section),
      cmocka_unit_test(r18_ac06_folders_start_at_the_main_file),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
