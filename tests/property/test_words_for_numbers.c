// Wherever a number stands in a model, a word, two numbers too many or nothing at all is refused
// with the attribute's name, or taken where the attribute may be empty or longer: by MJCF and by
// URDF.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#include <ctype.h>

static const char kRobot[] =
    "<robot name='r'><mujoco><compiler discardvisual='false' meshdir='d' "
    "boundmass='0.001'/><option "
    "timestep='.001'/></mujoco><material name='red'><color rgba='1 0 0 1'/></material>"
    "<link name='a'><inertial><origin xyz='0 0 1' rpy='0 .1 0'/><mass value='1'/><inertia ixx='1' "
    "iyy='2' izz='2.5' ixy='0.1' ixz='0' iyz='0'/></inertial><collision><origin xyz='1 0 0' "
    "rpy='.1 0 0'/><geometry><box size='2 4 6'/></geometry></collision><visual><geometry><cylinder "
    "radius='1' length='4'/></geometry><material name='own'><color rgba='0 1 0 1'/></material>"
    "</visual><visual><geometry><sphere radius='3'/></geometry><material name='red'/></visual>"
    "</link><link name='b'><collision><geometry><box size='1 1 1'/></geometry></collision></link>"
    "<joint name='j' type='revolute'><parent link='a'/><child link='b'/><origin xyz='0 0 2' "
    "rpy='0 0 1'/><axis xyz='0 1 0'/><limit lower='-1' upper='1' effort='5' "
    "/><dynamics "
    "damping='.5' friction='.1'/></joint></robot>";

#define SLIDE                                                                                      \
  "<worldbody><site name='s'/><site name='s2'/><body name='b'><joint name='j'/><geom "             \
  "size='.1'/></body></worldbody>"
static const char kActuators[] =
    "<mujoco>" SLIDE
    "<actuator><general joint='j' ctrlrange='-1 1' gear='1' gainprm='1' biasprm='0 1' "
    "dynprm='1' actdim='-1' group='1' lengthrange='0 1' user='1'/><motor joint='j' "
    "gear='2'/><position "
    "joint='j' kp='1' kv='2' timeconst='.1'/><position joint='j' kp='1' dampratio='1' "
    "inheritrange='0'/><velocity joint='j' kv='2'/><intvelocity joint='j' kp='3' kv='1' "
    "actrange='-1 "
    "1'/><damper joint='j' kv='1' ctrlrange='0 1'/><cylinder joint='j' timeconst='1' area='2' "
    "diameter='3' bias='0 1 2'/><muscle joint='j' timeconst='.01 .04' range='.75 1.05' force='-1' "
    "scale='200' lmin='.5' lmax='1.6' vmax='1.5' fpmax='1.3' fvmax='1.2' tausmooth='0'/><adhesion "
    "body='b' gain='2' ctrlrange='0 1'/><general cranksite='s' slidersite='s2' cranklength='1'/>"
    "</actuator></mujoco>";
static const char kAssets[] =
    "<mujoco><asset><texture name='t' type='2d' builtin='checker' rgb1='1 0 0' rgb2='0 1 0' "
    "mark='edge' "
    "markrgb='0 0 1' random='.1' width='4' height='4' nchannel='3'/><material name='m' "
    "texrepeat='1 2' "
    "emission='0' specular='1' shininess='.5' reflectance='.5' rgba='1 1 1 1'/><hfield name='h' "
    "nrow='2' ncol='2' size='1 1 1 1' elevation='0 1 2 3'/><mesh name='k' vertex='0 0 0 1 0 0 0 1 "
    "0 0 "
    "0 1' normal='0 0 1 0 0 1 0 0 1 0 0 1' texcoord='0 0 0 0 0 0 0 0' face='0 2 1 0 1 3 0 3 2 1 2 "
    "3' "
    "scale='1 1 1' refpos='0 0 0' refquat='1 0 0 0' "
    "smoothnormal='false'/></asset><deformable><skin "
    "name='skin' vertex='0 0 0 .1 0 0 0 .1 0' face='0 1 2' texcoord='0 0 1 0 0 1' inflate='0' "
    "rgba='1 1 1 1' group='0'><bone body='world' bindpos='0 0 0' bindquat='1 0 0 0' vertid='0 1 2' "
    "vertweight='1 1 1'/></skin></deformable><worldbody><flexcomp name='f' type='grid' dim='2' "
    "count='3 3 1' spacing='.1 .1 .1' radius='.01' mass='1' inertiabox='.1' pos='0 0 1' scale='1 1 "
    "1'>"
    "<pin id='0' range='1 2' grid='0 0' gridrange='0 0 1 1'/><edge stiffness='0' "
    "damping='1'/><contact "
    "condim='3' priority='0' friction='1 .1 .1' solref='.02 1' margin='0'/></flexcomp><composite "
    "type='cable' curve='s 0 0' count='4 1 1' size='1' offset='0 0 1' initial='none'><geom "
    "type='capsule' size='.01'/><joint kind='main' damping='.1'/></composite><replicate count='2' "
    "offset='1 0 0' euler='0 0 1'><geom size='.1'/></replicate></worldbody><custom><numeric "
    "name='n' "
    "size='3' data='1 2'/><tuple name='u'><element objtype='body' objname='world' prm='1'/></tuple>"
    "</custom><keyframe><key time='1'/></keyframe></mujoco>";
static const char kRelations[] =
    "<mujoco><compiler boundmass='0' boundinertia='0' settotalmass='-1' inertiagrouprange='0 5'/>"
    "<option timestep='.002' gravity='0 0 -9' iterations='100' tolerance='1e-8' "
    "impratio='1'/><size "
    "memory='1M' nuserdata='2' nkey='1' nuser_geom='1'/><visual><global fovy='45' "
    "offwidth='640'/><map "
    "znear='.1' zfar='50'/><rgba fog='0 0 0 1'/></visual><statistic extent='1' center='0 0 "
    "0'/>" SLIDE
    "<contact><pair geom1='g1' geom2='g2' condim='3' friction='1 1 .1 .1 .1' margin='0' gap='0' "
    "solref='.02 1'/></contact><equality><joint joint1='j' polycoef='0 1 0 0 0' solref='.02 1'/>"
    "<connect body1='b' anchor='0 0 0'/><weld body1='b' relpose='0 0 0 1 0 0 0' torquescale='1'/>"
    "</equality><tendon><fixed name='t' range='0 1' stiffness='1' springlength='1' "
    "><joint "
    "joint='j' coef='1'/></fixed><spatial name='p'><site site='s'/><pulley divisor='2'/><site "
    "site='s2'/><site site='s'/></spatial></tendon><sensor><jointpos joint='j' cutoff='1' "
    "noise='0' "
    "nsample='2' delay='.01' interval='.1 0'/><user dim='2'/><contact num='2' body1='b'/></sensor>"
    "</mujoco>";

typedef struct Attribute {
  const char *name, *value;
  int name_length, length;
} Attribute;

// The next attribute behind a place whose value is only numbers; false: there is none.
static bool next_number(const char** at, Attribute* a) {
  for (const char* eq = strstr(*at, "='"); eq; eq = strstr(*at, "='")) {
    const char *name = eq, *value = eq + 2, *end = strchr(value, '\'');
    while (isalnum((unsigned char)name[-1]) || name[-1] == '_') name--;
    *at = end + 1;
    const int n = (int)strspn(value, "0123456789+-.e ");
    if (n < end - value || !value[strcspn(value, "0123456789")]) continue;
    if (strcspn(value, "0123456789") >= (size_t)(end - value)) continue;
    *a = (Attribute){name, value, (int)(eq - name), (int)(end - value)};
    return true;
  }
  return false;
}

// The text with another value; true if it is read.
static bool reads(const char* text, const Attribute* a, const char* value, char* error, int size) {
  static char xml[20000];
  snprintf(xml, sizeof xml, "%.*s%s%s", (int)(a->value - text), text, value, a->value + a->length);
  error[0] = 0;
  ctSpec* s = ct_parseXMLString(xml, NULL, error, size);
  ct_deleteSpec(s);
  return s != NULL;
}

static void all_of(const char* text) {
  char error[8000], name[60], longer[400];
  Attribute a;
  ctSpec* s = ct_parseXMLString(text, NULL, error, sizeof error);
  if (!s) fail_msg("%s", error);
  ct_deleteSpec(s);
  int count = 0;
  for (const char* at = text; next_number(&at, &a); count++) {
    snprintf(name, sizeof name, "%.*s", a.name_length, a.name);
    snprintf(longer, sizeof longer, "%.*s zz", a.length, a.value);
    static const char* const wrong[] = {"zz", "1zz", "1 zz", "0x"};
    for (size_t k = 0; k <= sizeof wrong / sizeof *wrong; k++) {
      const char* value = k < sizeof wrong / sizeof *wrong ? wrong[k] : longer;
      if (reads(text, &a, value, error, sizeof error)) fail_msg("%s='%s' is read", name, value);
      if (!strstr(error, name)) fail_msg("%s='%s': %s", name, value, error);
    }
    // nothing, or more than any attribute takes: read, or refused with words
    static const char* const odd[] = {"", " ", "1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1", "-1",
                                      "nan"};
    for (size_t k = 0; k < sizeof odd / sizeof *odd; k++)
      if (!reads(text, &a, odd[k], error, sizeof error) && !*error)
        fail_msg("%s='%s' is refused without a word", name, odd[k]);
  }
  assert_true(count > 20);
}

static void in_robots(void** state) {
  (void)state;
  all_of(kRobot);
}

static void in_actuators(void** state) {
  (void)state;
  all_of(kActuators);
}

static void in_assets(void** state) {
  (void)state;
  all_of(kAssets);
}

static void in_relations(void** state) {
  (void)state;
  all_of(kRelations);
}

// Elements of a robot that may stand once.
static void parts_of_robots_stand_once(void** state) {
  (void)state;
  static const char* const tag[] = {"inertial", "origin",   "mass",   "inertia", "geometry",
                                    "box",      "cylinder", "sphere", "color",   "axis",
                                    "limit",    "dynamics", "parent", "child"};
  for (size_t k = 0; k < sizeof tag / sizeof *tag; k++) {
    char open[30], error[8000];
    snprintf(open, sizeof open, "<%s", tag[k]);
    int n = 0;
    for (const char* at = strstr(kRobot, open); at; at = strstr(at + 1, open), n++) {
      static char xml[20000];
      if (isalpha((unsigned char)at[strlen(open)])) continue; // a longer name
      char close[30];
      snprintf(close, sizeof close, "</%s>", tag[k]);
      const char *single = strstr(at, "/>"), *first = strchr(at, '>');
      const char* end = first == single + 1 ? first + 1 : strstr(at, close) + strlen(close);
      snprintf(xml, sizeof xml, "%.*s%.*s%s", (int)(end - kRobot), kRobot, (int)(end - at), at,
               end);
      ctSpec* s = ct_parseXMLString(xml, NULL, error, sizeof error);
      if (s) fail_msg("a second <%s> is read", tag[k]);
      if (!strstr(error, "repeated element")) fail_msg("a second <%s>: %s", tag[k], error);
    }
    assert_true(n > 0);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(in_robots),
      cmocka_unit_test(in_actuators),
      cmocka_unit_test(in_assets),
      cmocka_unit_test(in_relations),
      cmocka_unit_test(parts_of_robots_stand_once),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
