// Requirement 18: <compiler> in full, <include> in full, sections that appear more than once.
#include "support/model_text.h"
#include "support/numbers.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define PI 3.14159265358979323846
#define BALL "<geom size='.1'/>"
#define TETRA "vertex='0 0 0 1 0 0 0 1 0 0 0 1'"

// ---- compiler

static void r18_ac01_degrees_are_the_default(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body euler='90 0 0'><joint range='-90 90'/>" BALL "</body>"
                               "<body axisangle='0 0 1 45'><joint type='ball' range='0 60'/>" BALL
                               "</body>");
  model_near(m->jnt_range, (double[]){-PI / 2, PI / 2, 0, PI / 3}, 4, 1e-15);
  model_near(m->body_quat + 4, (double[]){sqrt(0.5), sqrt(0.5), 0, 0}, 4, 1e-15);
  model_near(m->body_quat + 8, (double[]){cos(PI / 8), 0, 0, sin(PI / 8)}, 4, 1e-15);
  ct_deleteModel(m);
}

static void r18_ac02_radians_stay(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler angle='radian'/>",
                           "<body axisangle='0 0 1 1'><joint range='-1.57 1.57'/>" BALL "</body>");
  model_near(m->jnt_range, (double[]){-1.57, 1.57}, 2, 0);
  model_near(m->body_quat + 4, (double[]){cos(0.5), 0, 0, sin(0.5)}, 4, 1e-15);
  ct_deleteModel(m);
}

static void r18_ac03_lengths_are_not_angles(void** state) {
  (void)state;
  static const char* const kAngle[] = {"<compiler angle='degree'/>", "<compiler angle='radian'/>"};
  for (int i = 0; i < 2; i++) {
    ctModel* m = model_world(kAngle[i], "<body><joint type='slide' range='-90 90'/>" BALL "</body>"
                                        "<body><joint type='free' range='-90 90'/>" BALL "</body>");
    model_near(m->jnt_range, (double[]){-90, 90, -90, 90}, 4, 0);
    assert_int_equal(m->jnt_limited[0], 1);
    assert_int_equal(m->jnt_limited[1], 0); // a free joint has no limits
    ct_deleteModel(m);
  }
}

// Values of MuJoCo 3.5.0.
static void r18_ac04_fixed_axes(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler eulerseq='ZYX'/>", "<body euler='30 40 50'/>");
  model_near(
      m->body_quat + 4,
      (double[]){0.7852207150935987, 0.463826910250329, 0.19662822552874049, 0.3600421736976789}, 4,
      1e-15);
  ct_deleteModel(m);
}

static void r18_ac05_moving_axes_are_the_default(void** state) {
  (void)state;
  ctModel* m = model_world("", "<body euler='30 40 50'/>");
  ctModel* n = model_world("<compiler eulerseq='xyz'/>", "<body euler='30 40 50'/>");
  model_near(
      m->body_quat + 4,
      (double[]){0.7852207150935987, 0.3600421736976789, 0.19662822552874049, 0.463826910250329}, 4,
      1e-15);
  model_near(m->body_quat, n->body_quat, 8, 0);
  ct_deleteModel(m);
  ct_deleteModel(n);
}

static void add_file(ctVFS* vfs, const char* name, const char* text) {
  assert_int_equal(ct_addBufferVFS(vfs, name, text, (int)strlen(text)), 0);
}

static const char kObj[] =
    "v 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 1 4 3\nf 2 3 4\n";
// raw texture of one pixel
static const char kPixel[] = {1, 0, 0, 0, 1, 0, 0, 0, 10, 20, 30};

#define MESH_AND_TEXTURE                                                                           \
  "<asset><mesh name='m' file='tetra.obj'/><texture name='t' type='2d' file='pixel.raw'/></asset>" \
  "<worldbody><geom type='mesh' mesh='m'/></worldbody>"

static void r18_ac06_meshdir(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "assets/tetra.obj", kObj);
  const char* xml =
      "<mujoco><compiler meshdir='assets/'/><asset><mesh name='m' file='tetra.obj'/></asset>"
      "<worldbody><geom type='mesh' mesh='m'/></worldbody></mujoco>";
  ctModel* m = model_text_files(xml, &vfs);
  assert_int_equal(m->nmeshvert, 4);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
  model_refused(xml, "assets/tetra.obj");
}

static void r18_ac07_assetdir_is_for_what_has_no_folder(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "meshes/tetra.obj", kObj);
  assert_int_equal(ct_addBufferVFS(&vfs, "data/pixel.raw", kPixel, sizeof kPixel), 0);
  ctModel* m = model_text_files(
      "<mujoco><compiler assetdir='data/' meshdir='meshes/'/>" MESH_AND_TEXTURE "</mujoco>", &vfs);
  assert_int_equal(m->nmeshvert, 4);
  assert_int_equal(m->tex_data[2], 30);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

static void r18_ac08_autolimits(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler autolimits='true'/>", "<body><joint range='-1 1'/>" BALL
                                                            "</body><body><joint/>" BALL "</body>");
  assert_int_equal(m->jnt_limited[0], 1);
  assert_int_equal(m->jnt_limited[1], 0);
  ct_deleteModel(m);
  model_refused("<mujoco><compiler autolimits='false'/><worldbody><body><joint range='-1 1'/>" BALL
                "</body></worldbody></mujoco>",
                "joint has `range` but not `limited`");
}

// Zero mass; on a moving body that is an error (MuJoCo's words).
static void r18_ac09_inertia_not_from_geoms(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler inertiafromgeom='false'/>", "<body>" BALL "</body>");
  assert_within(m->body_mass[1], 0, 0);
  model_near(m->body_inertia + 3, (double[]){0, 0, 0}, 3, 0);
  ct_deleteModel(m);
  // what is given stays: only geoms are left out
  m = model_world("<compiler inertiafromgeom='false'/>",
                  "<body><joint/><inertial pos='1 2 3' mass='4' diaginertia='5 6 7'/>" BALL
                  "</body>");
  assert_within(m->body_mass[1], 4, 0);
  model_near(m->body_inertia + 3, (double[]){5, 6, 7}, 3, 0);
  model_near(m->body_ipos + 3, (double[]){1, 2, 3}, 3, 0);
  ct_deleteModel(m);
  model_refused("<mujoco><compiler inertiafromgeom='false'/><worldbody><body><joint/>" BALL
                "</body></worldbody></mujoco>",
                "mass and inertia of moving bodies must be larger than");
}

static void r18_ac10_inertia_from_geoms_where_none_is_given(void** state) {
  (void)state;
  static const char kWorld[] =
      "<body><joint/><inertial pos='1 2 3' mass='3' diaginertia='1 1.5 2'/>" BALL "</body>"
      "<body><joint/>" BALL "</body>";
  ctModel* m = model_world("", kWorld);
  ctModel* n = model_world("<compiler inertiafromgeom='auto'/>", kWorld);
  double ball = 4.0 / 3 * PI;
  model_near(m->body_mass, (double[]){0, 3, ball}, 3, 1e-14);
  double round = 0.4 * ball * 0.01;
  model_near(m->body_inertia + 3, (double[]){1, 1.5, 2, round, round, round}, 6, 1e-14);
  model_near(m->body_ipos + 3, (double[]){1, 2, 3, 0, 0, 0}, 6, 0);
  model_same(n, m);
  ct_deleteModel(m);
  ct_deleteModel(n);
}

static void r18_ac11_total_mass(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler settotalmass='10'/>",
                           "<body><joint/>" BALL "<body><joint/><geom size='.2'/></body></body>");
  assert_true(fabs(ct_getTotalmass(m) - 10) < 1e-13);
  assert_true(fabs(m->body_mass[2] - 8 * m->body_mass[1]) < 1e-13); // in proportion
  ct_deleteModel(m);
}

#define INERTIAL(m, I)                                                                             \
  "<body><joint/><inertial pos='0 0 0' mass='" m "' diaginertia='" I "'/></body>"

static void r18_ac12_balanced_inertia(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler balanceinertia='true'/>", INERTIAL("1", "1 1 10"));
  model_near(m->body_inertia + 3, (double[]){4, 4, 4}, 3, 0);
  ct_deleteModel(m);
  model_refused("<mujoco><worldbody>" INERTIAL("1", "1 1 10") "</worldbody></mujoco>",
                "balanceinertia");
}

static void r18_ac13_bounded_mass(void** state) {
  (void)state;
  ctModel* m =
      model_world("<compiler boundmass='.01' boundinertia='.5'/>", INERTIAL("0.001", ".1 .6 .6"));
  assert_true(m->body_mass[1] == 0.01);
  model_near(m->body_inertia + 3, (double[]){0.5, 0.6, 0.6}, 3, 0);
  ct_deleteModel(m);
}

static void r18_ac14_global_coordinates_are_refused(void** state) {
  (void)state;
  model_refused("<mujoco><compiler coordinate='global'/></mujoco>",
                "global coordinates no longer supported");
}

// ---- include

// Two models are equal when their binary forms are.
static void same_model(ctModel* a, ctModel* b) {
  static unsigned char x[1 << 16], y[1 << 16];
  assert_int_equal(ct_sizeModel(a), ct_sizeModel(b));
  assert_in_range(ct_sizeModel(a), 1, sizeof x);
  ct_saveModel(a, NULL, x, sizeof x);
  ct_saveModel(b, NULL, y, sizeof y);
  assert_memory_equal(x, y, (size_t)ct_sizeModel(a));
  ct_deleteModel(a);
  ct_deleteModel(b);
}

static void r18_ac15_included_is_as_if_written_there(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "bodies.xml",
           "<mujocoinclude><body name='b'><joint/>" BALL "</body></mujocoinclude>");
  same_model(
      model_text_files("<mujoco><worldbody><include file='bodies.xml'/></worldbody></mujoco>",
                       &vfs),
      model_text("<mujoco><worldbody><body name='b'><joint/>" BALL "</body></worldbody></mujoco>"));
  ct_deleteVFS(&vfs);
}

static void r18_ac16_includes_within_includes(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "a.xml",
           "<mujoco><worldbody><body name='a'>" BALL
           "<include file='b.xml'/></body></worldbody></mujoco>");
  add_file(&vfs, "b.xml", "<mujoco><body name='b'>" BALL "<include file='c.xml'/></body></mujoco>");
  add_file(&vfs, "c.xml", "<mujoco><body name='c'>" BALL "</body></mujoco>");
  ctModel* m = model_text_files("<mujoco><include file='a.xml'/></mujoco>", &vfs);
  assert_int_equal(m->nbody, 4);
  assert_int_equal(m->body_parentid[ct_name2id(m, ctOBJ_BODY, "c")],
                   ct_name2id(m, ctOBJ_BODY, "b"));
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

static void r18_ac17_no_file_twice(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "a.xml", "<mujoco><body>" BALL "</body></mujoco>");
  model_refused_files(
      "<mujoco><worldbody><include file='a.xml'/><include file='a.xml'/></worldbody></mujoco>",
      &vfs, "File 'a.xml' already included");
  ct_deleteVFS(&vfs);
}

static void r18_ac18_include_in_every_section(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "asset.xml", "<mujoco><material name='red' rgba='1 0 0 1'/></mujoco>");
  add_file(&vfs, "world.xml",
           "<mujoco><body><joint name='j'/><geom size='.1' material='red'/></body></mujoco>");
  add_file(&vfs, "actuator.xml", "<mujoco><motor joint='j'/></mujoco>");
  add_file(&vfs, "default.xml", "<mujoco><joint damping='2'/></mujoco>");
  ctModel* m = model_text_files("<mujoco><default><include file='default.xml'/></default>"
                                "<asset><include file='asset.xml'/></asset>"
                                "<worldbody><include file='world.xml'/></worldbody>"
                                "<actuator><include file='actuator.xml'/></actuator></mujoco>",
                                &vfs);
  assert_int_equal(m->nmat, 1);
  assert_int_equal(m->geom_matid[0], 0);
  assert_int_equal(m->nu, 1);
  assert_within(m->dof_damping[0], 2, 0);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

static void r18_ac19_bad_included_file_is_named(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "broken.xml", "<mujoco>\n<body>\n<geom size='1'></body></mujoco>");
  static const char kXml[] = "<mujoco><worldbody><include file='broken.xml'/></worldbody></mujoco>";
  model_refused_files(kXml, &vfs, "broken.xml:3");
  model_refused_files("<mujoco><include file='absent.xml'/></mujoco>", &vfs, "absent.xml");
  ct_deleteVFS(&vfs);
}

static void r18_ac20_paths_are_relative_to_the_main_file(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "parts/a.xml", "<mujoco><include file='b.xml'/></mujoco>");
  add_file(&vfs, "b.xml", "<mujoco><worldbody><body name='main'/></worldbody></mujoco>");
  add_file(&vfs, "parts/b.xml", "<mujoco><worldbody><body name='part'/></worldbody></mujoco>");
  ctModel* m = model_text_files("<mujoco><include file='parts/a.xml'/></mujoco>", &vfs);
  assert_true(ct_name2id(m, ctOBJ_BODY, "main") > 0);
  assert_int_equal(ct_name2id(m, ctOBJ_BODY, "part"), -1);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

// ---- what stays as it was

static void r18_ac21_compiler_without_attributes_changes_nothing(void** state) {
  (void)state;
#define PLAIN                                                                                      \
  "<worldbody><body euler='10 20 30'><joint/>" BALL "<body quat='1 1 0 0'>" BALL                   \
  "</body></body></worldbody>"
  same_model(model_text("<mujoco>" PLAIN "</mujoco>"),
             model_text("<mujoco><compiler/>" PLAIN "</mujoco>"));
  same_model(model_text("<mujoco>" PLAIN "</mujoco>"),
             model_text("<mujoco><compiler angle='degree' eulerseq='xyz' autolimits='true' "
                        "inertiafromgeom='auto' "
                        "balanceinertia='false' boundmass='0' settotalmass='-1'/>" PLAIN
                        "</mujoco>"));
}

static void r18_ac22_urdf_has_its_own_settings(void** state) {
  (void)state;
  ctModel* m = model_text(
      "<robot name='r'><link name='base'><visual><geometry><box size='1 1 1'/></geometry></visual>"
      "<collision><geometry><sphere radius='.1'/></geometry></collision></link>"
      "<link name='arm'><inertial><mass value='1'/><inertia ixx='1' iyy='1' izz='1' ixy='0' "
      "ixz='0' iyz='0'/></inertial></link>"
      "<link name='tool'><inertial><mass value='2'/><inertia ixx='1' iyy='1' izz='1' ixy='0' "
      "ixz='0' iyz='0'/></inertial></link>"
      "<joint name='turn' type='revolute'><parent link='base'/><child link='arm'/><axis xyz='0 0 "
      "1'/>"
      "<origin rpy='0 0 1.5'/><limit lower='-1.5' upper='1.5' effort='1' velocity='1'/></joint>"
      "<joint name='fix' type='fixed'><parent link='arm'/><child link='tool'/></joint></robot>");
  model_near(m->jnt_range, (double[]){-1.5, 1.5}, 2, 0); // radians
  model_near(m->body_quat + 4, (double[]){cos(0.75), 0, 0, sin(0.75)}, 4, 1e-15);
  assert_int_equal(m->nbody, 2); // the tool is melted into the arm, the base into the world
  assert_within(m->body_mass[1], 3, 1e-12);
  assert_int_equal(m->ngeom, 1); // the visual is dropped
  assert_int_equal(m->geom_type[0], ctGEOM_SPHERE);
  ct_deleteModel(m);
}

static void r18_ac23_sections_may_repeat(void** state) {
  (void)state;
  same_model(
      model_text("<mujoco><option timestep='.01'/><worldbody><body name='a'>" BALL
                 "</body></worldbody>"
                 "<compiler angle='radian'/><option gravity='0 0 -1'/>"
                 "<worldbody><body name='b' euler='1 0 0'>" BALL "</body></worldbody></mujoco>"),
      model_text("<mujoco><compiler angle='radian'/><option timestep='.01' gravity='0 0 -1'/>"
                 "<worldbody><body name='a'>" BALL "</body><body name='b' euler='1 0 0'>" BALL
                 "</body></worldbody></mujoco>"));
}

// ---- the specification behind the criteria

static void r18_a1_references_are_angles_too(void** state) {
  (void)state;
  static const char kWorld[] = "<body><joint ref='90' springref='45'/>" BALL "</body><body>"
                               "<joint type='slide' ref='90' springref='45'/>" BALL "</body>";
  ctModel* m = model_world("", kWorld);
  model_near(m->qpos0, (double[]){PI / 2, 90}, 2, 1e-15);
  model_near(m->qpos_spring, (double[]){PI / 4, 45}, 2, 1e-15);
  ct_deleteModel(m);
  m = model_world("<compiler angle='radian'/>", kWorld);
  model_near(m->qpos0, (double[]){90, 90}, 2, 0);
  model_near(m->qpos_spring, (double[]){45, 45}, 2, 0);
  ct_deleteModel(m);
}

// X, then Y about fixed axes, z about the moving one: Ry Rx Rz.
static void r18_a2_mixed_axes(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler eulerseq='XYz'/>", "<body euler='30 40 50'/>");
  double r[3][4], q[4], want[4];
  static const double kAxis[3][3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  for (int i = 0; i < 3; i++) ctu_axisAngle2Quat(r[i], kAxis[i], (30 + 10 * i) * PI / 180);
  ctu_mulQuat(q, r[1], r[0]);
  ctu_mulQuat(want, q, r[2]);
  model_near(m->body_quat + 4, want, 4, 1e-15);
  ct_deleteModel(m);
  model_refused("<mujoco><compiler eulerseq='xy'/></mujoco>", "must have length 3");
  model_refused("<mujoco><compiler eulerseq='xyw'/><worldbody><body euler='1 2 3'/></worldbody>"
                "</mujoco>",
                "euler");
}

static void r18_a3_folders_of_textures_and_height_fields(void** state) {
  (void)state;
  static const float kHeight[] = {1, 2, 3, 4};
  static const int kSize[] = {2, 2};
  char file[sizeof kSize + sizeof kHeight];
  memcpy(file, kSize, sizeof kSize);
  memcpy(file + sizeof kSize, kHeight, sizeof kHeight);
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  assert_int_equal(ct_addBufferVFS(&vfs, "m/h.bin", file, sizeof file), 0);
  assert_int_equal(ct_addBufferVFS(&vfs, "t/pixel.raw", kPixel, sizeof kPixel), 0);
  ctModel* m = model_text_files(
      "<mujoco><compiler assetdir='none' meshdir='m' texturedir='t'/><asset>"
      "<hfield name='h' file='h.bin' size='1 1 1 1'/><texture type='2d' name='t' file='pixel.raw'/>"
      "</asset></mujoco>",
      &vfs);
  assert_int_equal(m->nhfielddata, 4);
  assert_int_equal(m->tex_data[0], 10);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

static void r18_a4_limits_of_tendons_and_actuators(void** state) {
  (void)state;
#define LIMITS(more)                                                                               \
  "<mujoco><default><default class='off'><joint limited='false'/></default></default><worldbody>"  \
  "<body><joint name='j' class='off' range='-1 1'/>" BALL "</body></worldbody><tendon>"            \
  "<fixed range='0 1' " more "><joint joint='j' coef='1'/></fixed></tendon><actuator><general "    \
  "joint='j' ctrlrange='0 1' forcerange='0 1' dyntype='integrator' actrange='0 1'/>"               \
  "<general joint='j' dyntype='integrator'/></actuator></mujoco>"
  ctModel* m = model_text(LIMITS(""));
  assert_int_equal(m->jnt_limited[0], 0); // what a class says is said
  assert_int_equal(m->tendon_limited[0], 1);
  for (int i = 0; i < 2; i++) {
    assert_int_equal(m->actuator_ctrllimited[i], i == 0);
    assert_int_equal(m->actuator_forcelimited[i], i == 0);
    assert_int_equal(m->actuator_actlimited[i], i == 0);
  }
  ct_deleteModel(m);
  m = model_text(LIMITS("limited='false'"));
  assert_int_equal(m->tendon_limited[0], 0);
  ct_deleteModel(m);
}

static void r18_a5_inertia_always_from_geoms(void** state) {
  (void)state;
  ctModel* m = model_world("<compiler inertiafromgeom='true'/>",
                           "<body><joint/><inertial pos='0 0 0' mass='3' diaginertia='1 1 1'/>" BALL
                           "</body>");
  model_near(m->body_mass + 1, (double[]){4.0 / 3 * PI}, 1, 1e-14);
  ct_deleteModel(m);
}

static void r18_a9_strippath(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "meshes/tetra.obj", kObj);
  ctModel* m = model_text_files(
      "<mujoco><compiler strippath='true' meshdir='meshes'/><asset><mesh name='m' "
      "file='/far/away/tetra.obj'/></asset><worldbody><geom type='mesh' mesh='m'/></worldbody>"
      "</mujoco>",
      &vfs);
  assert_int_equal(m->nmeshvert, 4);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

// Geoms that touch nothing go, and the meshes and materials that only they used; not those that
// give the body its mass.
static void r18_a10_discardvisual(void** state) {
  (void)state;
  ctModel* m =
      model_world("<compiler discardvisual='true'/><asset><mesh name='m' " TETRA
                  "/><mesh name='n' " TETRA "/><material name='t'/></asset>",
                  "<body><joint/>" BALL "<geom type='mesh' mesh='m' contype='0' conaffinity='0' "
                  "mass='0' material='t'/><geom type='mesh' mesh='n'/></body>");
  assert_int_equal(m->ngeom, 2);
  assert_int_equal(m->nmesh, 1);
  assert_int_equal(m->nmat, 0);
  ct_deleteModel(m);
}

static void r18_a11_fusestatic(void** state) {
  (void)state;
#define FUSE(sensor)                                                                               \
  "<mujoco><compiler fusestatic='true'/><worldbody><body name='a'><joint/>" BALL                   \
  "<body name='b' pos='1 0 0'>" BALL "<site name='s'/><body name='c' pos='0 1 0'><joint/>" BALL    \
  "</body></body></body></worldbody>" sensor "</mujoco>"
  ctModel* m = model_text(FUSE(""));
  assert_int_equal(m->nbody, 3);
  assert_int_equal(m->geom_bodyid[1], 1);
  assert_int_equal(m->site_bodyid[0], 1);
  assert_int_equal(m->body_parentid[2], 1);
  model_near(m->body_pos + 6, (double[]){1, 1, 0}, 3, 1e-15);
  model_near(m->body_mass + 1, (double[]){8.0 / 3 * PI}, 1, 1e-14);
  ct_deleteModel(m);
  // a body that something refers to stays
  m = model_text(FUSE("<sensor><framepos objtype='body' objname='b'/></sensor>"));
  assert_int_equal(m->nbody, 4);
  ct_deleteModel(m);
}

static void r18_b4_empty_included_file(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "empty.xml", "<mujoco/>");
  model_refused_files("<mujoco><include file='empty.xml'/></mujoco>", &vfs, "empty.xml");
  ct_deleteVFS(&vfs);
}

// Folders of assets are not for included files; what those say of the compiler counts.
static void r18_b5_include_and_compiler(void** state) {
  (void)state;
  ctVFS vfs;
  ct_defaultVFS(&vfs);
  add_file(&vfs, "inner.xml", "<mujoco><compiler angle='radian'/></mujoco>");
  ctModel* m =
      model_text_files("<mujoco><compiler meshdir='m' assetdir='a' angle='degree'/>"
                       "<include file='inner.xml'/><worldbody><body><joint range='-1 1'/>" BALL
                       "</body></worldbody></mujoco>",
                       &vfs);
  model_near(m->jnt_range, (double[]){-1, 1}, 2, 0);
  ct_deleteModel(m);
  ct_deleteVFS(&vfs);
}

// Part C: each section twice is as both in one.
static void r18_c1_every_section_merges(void** state) {
  (void)state;
  static const struct {
    const char *tag, *first, *second;
  } row[] = {
      {"default", "<joint damping='1'/>", "<geom margin='.5'/>"},
      {"asset", "<material name='m1'/>", "<material name='m2'/>"},
      {"contact", "<pair geom1='g1' geom2='g2'/>", "<exclude body1='b1' body2='b2'/>"},
      {"equality", "<weld body1='b1'/>", "<joint joint1='j1'/>"},
      {"tendon", "<fixed name='t1'><joint joint='j1' coef='1'/></fixed>",
       "<fixed name='t2'><joint joint='j2' coef='1'/></fixed>"},
      {"actuator", "<motor joint='j1'/>", "<position joint='j2'/>"},
      {"sensor", "<clock/>", "<jointpos joint='j1'/>"},
      {"keyframe", "<key time='1'/>", "<key time='2'/>"},
      {"custom", "<numeric name='n' data='1'/>", "<text name='x' data='y'/>"},
      {"deformable",
       "<skin name='s1' vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='b1' bindpos='0 0 0' "
       "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/></skin>",
       "<skin name='s2' vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='b1' bindpos='0 0 0' "
       "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/></skin>"},
  };
#define BODIES                                                                                     \
  "<worldbody><body name='b1'><joint name='j1'/><geom name='g1' size='.1'/></body><body "          \
  "name='b2'><joint name='j2'/><geom name='g2' size='.1'/></body></worldbody>"
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char one[2000], two[2000];
    snprintf(one, sizeof one, "<mujoco>" BODIES "<%s>%s%s</%s></mujoco>", row[i].tag, row[i].first,
             row[i].second, row[i].tag);
    snprintf(two, sizeof two, "<mujoco><%s>%s</%s>" BODIES "<%s>%s</%s></mujoco>", row[i].tag,
             row[i].first, row[i].tag, row[i].tag, row[i].second, row[i].tag);
    same_model(model_text(one), model_text(two));
  }
}

// Folders of mesh names in URDF go, and package:// with them.
static void r18_ac22_urdf_paths(void** state) {
  (void)state;
  static const char kRobot[] =
      "<robot name='r'>%s<link name='base'><collision><geometry><mesh "
      "filename='package://robot/meshes/tetra.obj'/></geometry></collision></link></robot>";
  static const struct {
    const char *block, *file;
  } row[] = {{"", "tetra.obj"},
             {"<mujoco><compiler meshdir='m'/></mujoco>", "m/tetra.obj"},
             {"<mujoco><compiler strippath='false'/></mujoco>", "robot/meshes/tetra.obj"}};
  for (size_t i = 0; i < sizeof row / sizeof *row; i++) {
    char xml[1000];
    snprintf(xml, sizeof xml, kRobot, row[i].block);
    ctVFS vfs;
    ct_defaultVFS(&vfs);
    add_file(&vfs, row[i].file, kObj);
    ctModel* m = model_text_files(xml, &vfs);
    assert_int_equal(m->nmeshvert, 4);
    ct_deleteModel(m);
    ct_deleteVFS(&vfs);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(r18_ac01_degrees_are_the_default),
      cmocka_unit_test(r18_ac02_radians_stay),
      cmocka_unit_test(r18_ac03_lengths_are_not_angles),
      cmocka_unit_test(r18_ac04_fixed_axes),
      cmocka_unit_test(r18_ac05_moving_axes_are_the_default),
      cmocka_unit_test(r18_ac06_meshdir),
      cmocka_unit_test(r18_ac07_assetdir_is_for_what_has_no_folder),
      cmocka_unit_test(r18_ac08_autolimits),
      cmocka_unit_test(r18_ac09_inertia_not_from_geoms),
      cmocka_unit_test(r18_ac10_inertia_from_geoms_where_none_is_given),
      cmocka_unit_test(r18_ac11_total_mass),
      cmocka_unit_test(r18_ac12_balanced_inertia),
      cmocka_unit_test(r18_ac13_bounded_mass),
      cmocka_unit_test(r18_ac14_global_coordinates_are_refused),
      cmocka_unit_test(r18_ac15_included_is_as_if_written_there),
      cmocka_unit_test(r18_ac16_includes_within_includes),
      cmocka_unit_test(r18_ac17_no_file_twice),
      cmocka_unit_test(r18_ac18_include_in_every_section),
      cmocka_unit_test(r18_ac19_bad_included_file_is_named),
      cmocka_unit_test(r18_ac20_paths_are_relative_to_the_main_file),
      cmocka_unit_test(r18_ac21_compiler_without_attributes_changes_nothing),
      cmocka_unit_test(r18_ac22_urdf_has_its_own_settings),
      cmocka_unit_test(r18_ac23_sections_may_repeat),
      cmocka_unit_test(r18_a1_references_are_angles_too),
      cmocka_unit_test(r18_a2_mixed_axes),
      cmocka_unit_test(r18_a3_folders_of_textures_and_height_fields),
      cmocka_unit_test(r18_a4_limits_of_tendons_and_actuators),
      cmocka_unit_test(r18_a5_inertia_always_from_geoms),
      cmocka_unit_test(r18_a9_strippath),
      cmocka_unit_test(r18_a10_discardvisual),
      cmocka_unit_test(r18_a11_fusestatic),
      cmocka_unit_test(r18_b4_empty_included_file),
      cmocka_unit_test(r18_b5_include_and_compiler),
      cmocka_unit_test(r18_c1_every_section_merges),
      cmocka_unit_test(r18_ac22_urdf_paths),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
