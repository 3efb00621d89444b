#include "support/model_text.h"
#include "unit/compile/spec_case.h"

// Three bodies on slides, the first with a policy, and a tendon.
static void world(char* xml, size_t size, const char* policy, const char* tendon) {
  snprintf(
      xml, size,
      "<mujoco><worldbody><site name='w'/>"
      "<body name='a' sleep='%s'><joint name='j0' type='slide'/><geom size='.1'/><site "
      "name='s0'/></body>"
      "<body pos='1 0 0'><joint name='j1' type='slide'/><geom size='.1'/><site name='s1'/></body>"
      "<body pos='2 0 0'><joint name='j2' type='slide'/><geom size='.1'/><site name='s2'/></body>"
      "</worldbody><tendon>%s</tendon></mujoco>",
      policy, tendon);
}

#define PATH(values, sites) "<spatial name='t' " values ">" sites "</spatial>"
#define S0 "<site site='s0'/>"
#define S1 "<site site='s1'/>"
#define S2 "<site site='s2'/>"
#define JOINTS "<joint joint='j0' coef='1'/><joint joint='j1' coef='1'/>"

// Measured on MuJoCo 3.5.0; refused also while the flag for sleeping is off.
static const struct {
  const char* tendon;
  const char* words; // NULL: accepted
} kTied[] = {
    {PATH("", S0 S1 S2), "tendon 0 which spans more than 2 trees, sleeping not allowed"},
    {PATH("stiffness='3'", S0 S1 S2), "which spans more than 2 trees, sleeping not allowed"},
    {PATH("", S0 S1), NULL},
    {PATH("stiffness='3'", S0 S1),
     "tree 0 connected to tendon 0 with non-zero stiffness or damping"},
    {PATH("damping='3'", S0 S1), "with non-zero stiffness or damping, sleeping not allowed"},
    {PATH("frictionloss='3'", S0 S1), NULL},
    {PATH("range='0 5' limited='true'", S0 S1), NULL},
    {PATH("stiffness='3'", S0 "<site site='w'/>"), NULL},
    {PATH("stiffness='3' damping='1'", S1 S2), NULL},
    {"<fixed stiffness='2'>" JOINTS "</fixed>", "with non-zero stiffness or damping"},
    {"<fixed stiffness='2'><joint joint='j0' coef='1'/></fixed>", NULL},
};

static void tendons_that_tie_a_tree_refuse_its_sleep(void** state) {
  (void)state;
  char xml[2000];
  for (size_t i = 0; i < sizeof(kTied) / sizeof(kTied[0]); i++) {
    for (int init = 0; init < 2; init++) {
      world(xml, sizeof(xml), init ? "init" : "allowed", kTied[i].tendon);
      if (kTied[i].words)
        model_refused(xml, kTied[i].words);
      else
        ct_deleteModel(model_text(xml));
    }
    world(xml, sizeof(xml), "never", kTied[i].tendon); // who stays awake may be tied
    ct_deleteModel(model_text(xml));
  }
}

#define BALL(name, x, policy)                                                                      \
  "<body name='" name "' pos='" x " 0 0' " policy "><freejoint/><geom size='.1'/></body>"
#define INIT "sleep='init'"

static const struct {
  const char* bodies;
  const char* words;
} kStart[] = {
    {BALL("a", "0", INIT) BALL("b", ".1", ""),
     "1 trees were marked as sleep='init' but only 0 could"},
    {BALL("a", "0", INIT) BALL("b", ".1", "sleep='never'"),
     "Body 'a' (id=1) is the root of the first"},
    {BALL("a", "0", INIT) BALL("b", ".1", "sleep='allowed'"), "could be slept"},
    {BALL("a", "0", INIT) BALL("b", ".1", INIT), NULL},
    {BALL("a", "0", INIT) BALL("b", ".3", ""), NULL},
    {BALL("a", "0", INIT) "<geom size='.1' pos='.1 0 0'/>", NULL},
    {BALL("a", "0", INIT) BALL("b", ".1", INIT) BALL("c", ".2", ""),
     "2 trees were marked as sleep"},
    {BALL("a", "0", INIT) BALL("b", ".5", INIT) BALL("c", ".6", ""),
     "2 trees were marked as sleep='init' but only 1 could be slept. Body 'b' (id=2)"},
};

static void trees_that_cannot_begin_asleep_are_refused(void** state) {
  (void)state;
  char xml[2000];
  for (size_t i = 0; i < sizeof(kStart) / sizeof(kStart[0]); i++) {
    for (int on = 0; on < 2; on++) {
      snprintf(xml, sizeof(xml),
               "<mujoco><option><flag sleep='%s'/></option><worldbody>%s</worldbody></mujoco>",
               on ? "enable" : "disable", kStart[i].bodies);
      if (on && kStart[i].words)
        model_refused(xml, kStart[i].words);
      else
        ct_deleteModel(model_text(xml));
    }
  }
}

TEST_MAIN(cmocka_unit_test(tendons_that_tie_a_tree_refuse_its_sleep),
          cmocka_unit_test(trees_that_cannot_begin_asleep_are_refused))
