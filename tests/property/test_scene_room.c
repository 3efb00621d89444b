// Scenes of a model with every kind of thing that is drawn: what holds for all of them, whatever is
// switched on and however little room there is.
#include "unit/view/stage.h"

#include <stdlib.h>

static const char kBodies[] =
    "<mujoco><option><flag energy='enable'/></option><size njmax='500'/><visual><global b"
    "vactive='true'/></visual><default><default class='late'><geom group='5'/></default><"
    "/default><asset><texture name='t' type='2d' builtin='checker' width='4' height='4'/>"
    "<material name='m' texture='t' texrepeat='2 3' texuniform='true'/><material name='no"
    "ne' rgba='1 1 1 0'/><mesh name='tet' vertex='0 0 0 .2 0 0 0 .2 0 0 0 .2'/><mesh name"
    "='cube' builtin='sphere' params='1' scale='.1 .1 .1'/><hfield name='h' nrow='3' ncol"
    "='3' size='1 1 .1 .1'/></asset><deformable><skin name='skin' vertex='0 0 0 .1 0 0 0 "
    ".1 0' face='0 1 2' texcoord='0 0 1 0 0 1'><bone body='b' bindpos='0 0 0' bindquat='1"
    " 0 0 0' vertid='0 1 2' vertweight='1 1 1'/></skin><skin vertex='0 0 0 .1 0 0 0 .1 0'"
    " face='0 1 2' rgba='1 1 1 0'><bone body='b' bindpos='0 0 0' bindquat='1 0 0 0' verti"
    "d='0 1 2' vertweight='1 1 1'/></skin></deformable><worldbody><light name='sun' pos='"
    "0 0 4'/><light pos='1 0 4' dir='0 0 -1' type='directional'/><camera name='near' pos="
    "'0 -2 1'/><camera name='grid' pos='0 -2 1' resolution='64 48' fovy='40'/><camera pos"
    "='0 -3 1' resolution='64 48' projection='orthographic' fovy='2'/><camera name='lens'"
    " pos='0 -2 2' resolution='64 48' sensorsize='.01 .01' focal='.01 .01'/><geom name='f"
    "loor' type='plane' size='0 0 1' material='m'/><geom type='hfield' hfield='h' pos='4 "
    "0 0'/><geom size='.1' pos='6 0 0' material='none'/><site name='base' pos='0 0 2'/><s"
    "ite pos='0 2 2' rgba='0 0 0 0'/><site name='slack' pos='.4 0 2'/><body name='mocap' "
    "mocap='true' pos='0 1 1'><geom size='.05'/></body><body name='b' pos='0 0 .09'><free"
    "joint/><geom name='ball' size='.1' material='m'/><site name='s' pos='0 0 .1'/><body "
    "name='arm' pos='0 0 .2'><joint name='hinge' axis='0 1 0' limited='true' range='-1 1'"
    "/><geom name='rod' type='capsule' size='.02 .1'/><site name='e' pos='0 0 .1' type='b"
    "ox' size='.01 .02 .03'/></body></body><body name='cart' pos='2 0 .3'><joint name='sl"
    "ide' type='slide' axis='1 0 0' damping='1'/><geom type='box' size='.1 .1 .1'/><site "
    "name='c'/><body pos='0 0 .3'><joint name='ball' type='ball'/><geom type='ellipsoid' "
    "size='.1 .05 .02'/><geom class='late' type='cylinder' size='.02 .02'/></body></body>"
    "<body name='mesh' pos='3 0 1'><freejoint/><geom type='mesh' mesh='tet'/><geom type='"
    "mesh' mesh='cube' contype='0' conaffinity='0'/></body><body name='pusher' pos='0 0 ."
    "27'><freejoint/><geom name='above' size='.1'/></body><body name='crank' pos='2 1 1'>"
    "<joint name='turn' axis='0 1 0'/><geom size='.1'/><site name='crank' pos='.1 0 0'/><"
    "/body><body name='ring' pos='.5 0 1.5'><joint axis='0 1 0'/><geom name='pulley' type"
    "='cylinder' size='.1 .1' euler='90 0 0'/></body><flexcomp name='cloth' type='grid' d"
    "im='2' count='3 3 1' spacing='.1 .1 .1' pos='-2 0 .5'/><flexcomp name='rope' type='g"
    "rid' dim='1' count='4 1 1' spacing='.1 .1 .1' pos='-3 0 .5'/><flexcomp name='block' "
    "type='grid' dim='3' count='2 2 2' spacing='.1 .1 .1' pos='-4 0 .05' radius='.01'/></"
    "worldbody>";
static const char kRelations[] =
    "<equality><connect body1='b' body2='mesh' anchor='0 0 0' active='false'/><connect na"
    "me='pin' body1='crank' anchor='0 0 0'/><weld body1='ring' body2='world' active='true"
    "'/><weld site1='c' site2='base'/><joint joint1='hinge' joint2='turn'/></equality><te"
    "ndon><spatial name='wrap' range='0 3' limited='true'><site site='s'/><geom geom='pul"
    "ley'/><site site='c'/></spatial><spatial name='slack' limited='true' range='0 1' wid"
    "th='.01'><site site='base'/><site site='slack'/></spatial><spatial stiffness='2' spr"
    "inglength='0 .8'><site site='base'/><site site='slack'/></spatial><spatial frictionl"
    "oss='1'><site site='base'/><site site='e'/><pulley divisor='2'/><site site='c'/><sit"
    "e site='slack'/></spatial><fixed name='fixed'><joint joint='hinge' coef='1'/></fixed"
    "></tendon><actuator><motor name='motor' joint='hinge' ctrlrange='-1 1' ctrllimited='"
    "true'/><general joint='slide' dyntype='filter' dynprm='.1' ctrlrange='1 2' actlimite"
    "d='true' actrange='-2 -1'/><motor joint='ball'/><motor jointinparent='ball'/><motor "
    "site='e' refsite='base' gear='0 0 1 0 0 0'/><motor name='pull' tendon='wrap'/><gener"
    "al cranksite='crank' slidersite='base' cranklength='.5'/><adhesion body='b' ctrlrang"
    "e='0 1'/><motor site='s'/></actuator><sensor><rangefinder site='s'/><rangefinder cam"
    "era='grid' data='dist point normal'/><distance geom1='ball' geom2='pulley' cutoff='9"
    "'/><fromto geom1='ball' geom2='pulley' cutoff='9'/></sensor></mujoco>";

static Stage open_everything(int room) {
  char xml[sizeof kBodies + sizeof kRelations];
  snprintf(xml, sizeof xml, "%s%s", kBodies, kRelations);
  Stage s = stage_open(xml);
  for (int i = 0; i < s.m->nu; i++) s.d->ctrl[i] = i % 2 ? 0.7 : -0.7;
  for (int i = 0; i < 3; i++) ct_step(s.m, s.d);
  assert_true(s.d->ncon > 1 && s.d->nisland > 1);
  ctv_freeScene(&s.scn);
  ctv_makeScene(s.m, &s.scn, room);
  memset(s.opt.flags, 1, sizeof s.opt.flags);
  for (int g = 0; g < ctNGROUP; g++)
    s.opt.geomgroup[g] = s.opt.sitegroup[g] = s.opt.jointgroup[g] = s.opt.tendongroup[g] =
        s.opt.actuatorgroup[g] = s.opt.flexgroup[g] = s.opt.skingroup[g] = 1;
  s.pert.select = ct_name2id(s.m, ctOBJ_BODY, "b");
  s.pert.active = ctPERT_TRANSLATE | ctPERT_ROTATE;
  ctv_initPerturb(s.m, s.d, &s.scn, &s.pert);
  return s;
}

static bool same_shape(const ctvGeom* a, const ctvGeom* b) {
  return a->type == b->type && a->objtype == b->objtype && a->objid == b->objid &&
         a->dataid == b->dataid && memcmp(a->pos, b->pos, sizeof a->pos) == 0 &&
         memcmp(a->size, b->size, sizeof a->size) == 0 &&
         memcmp(a->mat, b->mat, sizeof a->mat) == 0 &&
         memcmp(a->rgba, b->rgba, sizeof a->rgba) == 0 && strcmp(a->label, b->label) == 0;
}

// A scene with less room is the beginning of one with more, and nothing is written behind its room.
static void less_room_is_the_beginning(void** state) {
  (void)state;
  enum { ROOM = 2000 };
  Stage s = open_everything(ROOM);
  for (int label = 0; label < ctNLABEL; label++) {
    s.opt.label = label;
    s.opt.frame = label % ctNFRAME;
    s.scn.maxgeom = ROOM;
    stage_show(&s, -1);
    stage_show(&s, -1); // the ground is placed below the camera of the scene before
    const int full = s.scn.ngeom;
    assert_true(full > 150 && full < ROOM);
    ctvGeom* all = calloc(ROOM, sizeof *all);
    assert_non_null(all);
    memcpy(all, s.scn.geoms, (size_t)full * sizeof *all);
    for (int room = label % 3; room < full; room += label == ctLABEL_NONE ? 1 : 7) {
      memset(s.scn.geoms, 0x5a, ROOM * sizeof *s.scn.geoms);
      s.scn.maxgeom = room;
      stage_show(&s, -1);
      assert_int_equal(s.scn.ngeom, room);
      for (int i = 0; i < room; i++)
        if (!same_shape(s.scn.geoms + i, all + i))
          fail_msg("label %d, room %d: %d", label, room, i);
      for (const char* p = (const char*)(s.scn.geoms + room); p < (const char*)(s.scn.geoms + ROOM);
           p++)
        if (*p != 0x5a) fail_msg("label %d: written behind %d shapes", label, room);
    }
    free(all);
  }
  s.scn.maxgeom = ROOM;
  stage_close(&s);
}

static int labelled(const Stage* s) {
  int n = 0;
  for (int i = 0; i < s->scn.ngeom; i++) n += s->scn.geoms[i].label[0] != 0;
  return n;
}

// Every kind of label is shown somewhere, and changes nothing else.
static void labels(void** state) {
  (void)state;
  Stage s = open_everything(2000);
  s.opt.flags[ctVIS_CONTACTFORCE] = 1;
  stage_show(&s, -1);
  assert_int_equal(labelled(&s), 0);
  for (int label = 1; label < ctNLABEL; label++) {
    s.opt.label = label;
    stage_show(&s, -1);
    if (labelled(&s) == 0) fail_msg("nothing has a label of kind %d", label);
  }
  s.pert.select = 0;
  s.pert.active = 0;
  s.pert.skinselect = 0;
  s.opt.label = ctLABEL_SKIN;
  stage_show(&s, -1);
  assert_int_equal(labelled(&s), 1); // the other one is clear
  stage_close(&s);
}

// Groups that are hidden: no shape of their objects.
static void hidden_groups(void** state) {
  (void)state;
  Stage s = open_everything(2000);
  cttByte* const group[] = {s.opt.geomgroup,   s.opt.sitegroup,     s.opt.jointgroup,
                            s.opt.tendongroup, s.opt.actuatorgroup, s.opt.flexgroup,
                            s.opt.skingroup};
  static const int object[] = {ctOBJ_GEOM,     ctOBJ_SITE, ctOBJ_JOINT, ctOBJ_TENDON,
                               ctOBJ_ACTUATOR, ctOBJ_FLEX, ctOBJ_SKIN};
  for (int k = 0; k < 7; k++) {
    s.opt.flags[ctVIS_RANGEFINDER] = 0;
    stage_show(&s, -1);
    const int before = stage_count(&s, object[k]);
    if (before == 0) fail_msg("no shape of kind %d at all", object[k]);
    memset(group[k], 0, ctNGROUP);
    stage_show(&s, -1);
    if (stage_count(&s, object[k]) >= before) fail_msg("kind %d is shown when hidden", object[k]);
    memset(group[k], 1, ctNGROUP);
  }
  stage_close(&s);
}

// A scene of one category has no shape of another one, and some of its own.
static void categories(void** state) {
  (void)state;
  Stage s = open_everything(2000);
  static const int category[] = {ctCAT_STATIC, ctCAT_DYNAMIC, ctCAT_DECOR};
  for (int k = 0; k < 3; k++) {
    ctv_updateScene(s.m, s.d, &s.opt, &s.pert, &s.cam, category[k], &s.scn);
    assert_true(s.scn.ngeom > 0);
    for (int i = 0; i < s.scn.ngeom; i++) assert_int_equal(s.scn.geoms[i].category, category[k]);
  }
  ctv_updateScene(s.m, s.d, &s.opt, &s.pert, &s.cam, 0, &s.scn);
  assert_int_equal(s.scn.ngeom, 0);
  stage_close(&s);
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(less_room_is_the_beginning),
      cmocka_unit_test(labels),
      cmocka_unit_test(hidden_groups),
      cmocka_unit_test(categories),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
