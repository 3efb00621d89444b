// Flexes under every contact formulation: they come to rest, the floor or the ball carries their
// weight, momentum stays, nothing is NaN.
#include "unit/formulate/formulate_case.h"

#include <stdio.h>

// Sum over the contacts of the upward force on what is not static.
static double lifting_force(const Trees* t) {
  double sum = 0, f[6];
  for (int i = 0; i < t->d->ncon; i++) {
    const ctContact* c = t->d->contact + i;
    ct_contactForce(t->m, t->d, i, f);
    double up = 0;
    for (int k = 0; k < c->dim && k < 3; k++) up += f[k] * c->frame[3 * k + 2];
    // the force acts on the second side; a flex is first or second
    sum += c->flex[0] >= 0 ? -up : up;
  }
  return sum;
}

typedef struct FlexScene {
  const char *name, *xml;
  double weight;
  int steps;
  double speed; // at the end, at most
} FlexScene;

#define CLOTH(more)                                                                                \
  "<flexcomp name='f' type='grid' count='5 5 1' spacing='.08 .08 .08' pos='.01 .015 .33' "         \
  "radius='.01' mass='.5' dim='2'><contact selfcollide='none' condim='3' friction='1 0 0'/>" more  \
  "</flexcomp>"
#define BALL "<geom type='sphere' size='.3'/>"

// A cloth on a ball that it cannot leave, a soft box on the floor, a net of inextensible edges on
// the floor.
static const FlexScene flex_scene[] = {
    {"cloth on a ball",
     CASE_MODEL("integrator='implicitfast' cone='elliptic'",
                BALL CLOTH("<edge equality='false' damping='.05'/><elasticity young='3e4' "
                           "poisson='.2' thickness='.005' damping='.02' elastic2d='both'/>"),
                ""),
     0.5 * 9.81, 2000, 0.44},
    {"cloth of a kind on a ball",
     CASE_MODEL("integrator='implicitfast' cone='elliptic'",
                BALL CLOTH("<edge equality='false'/><elasticity young='3e4' poisson='.2' "
                           "thickness='.005' damping='.02' elasticity_model='stvk' "
                           "bending_model='bridson'/>"),
                ""),
     0.5 * 9.81, 2000, 0.44},
    {"soft box",
     CASE_MODEL("integrator='implicitfast' cone='elliptic'",
                CASE_FLOOR "<flexcomp name='f' type='grid' count='4 4 4' spacing='.1 .1 .1' "
                           "pos='0 0 .19' radius='.01' mass='2' dim='3' dof='trilinear'><contact "
                           "selfcollide='none'/><elasticity young='5e4' poisson='.2' "
                           "damping='.05'/></flexcomp>",
                ""),
     2 * 9.81, 1500, 0.05},
    {"net of edges",
     CASE_MODEL("cone='elliptic'",
                CASE_FLOOR "<flexcomp name='f' type='grid' count='5 5 1' spacing='.1 .1 .1' "
                           "pos='0 0 .03' radius='.01' mass='1' dim='2'><edge equality='true' "
                           "damping='.1'/><contact selfcollide='none'/></flexcomp>",
                ""),
     9.81, 1500, 1e-6},
};
// A medium in which any swing fades within a second: damping per dof, `all` in each direction.
static void set_medium(Trees* t, double all) {
  for (int i = 0; i < t->m->nv; i++) t->m->dof_damping[i] = 3 * all / (double)t->m->nv;
}

enum { FLEX_SCENES = sizeof flex_scene / sizeof *flex_scene, LAST = 500 };

static void check_rest(const Trees* t, const Formulated* f, const FlexScene* s, double force,
                       double speed) {
  double error = (2 / (LAST * t->m->opt.timestep) + 4) * speed / 9.81 + 1e-5;
  if (!(speed <= s->speed)) fail_msg("%s, %s: speed %g", s->name, f->name, speed);
  if (!(fabs(force - 1) <= error)) fail_msg("%s, %s: force %g of 1", s->name, f->name, force);
  assert_int_equal(t->d->warning[ctWARN_BADQACC].number, 0);
}

// The mean of the contact forces over a time T differs from the weight by the change of momentum,
// at most 2 m v / T, and by the medium, at most 4 m v, for the largest speed v in that time. Cloths
// under hard contacts tremble (docs/formulations.md): the bound of their speed is that of a fall of
// one centimetre.
static void flexes_come_to_rest(void** state) {
  (void)state;
  for (int s = 0; s < FLEX_SCENES; s++) {
    for (int k = 0; k < FORMULATED; k++) {
      Trees t = case_open(flex_scene[s].xml, formulated + k);
      double force = 0, speed = 0, strain = 0;
      set_medium(&t, 4 * flex_scene[s].weight / 9.81);
      for (int i = 0; i < flex_scene[s].steps; i++) {
        ct_step(t.m, t.d);
        if (i < flex_scene[s].steps - LAST) continue;
        force += lifting_force(&t) / LAST;
        speed = larger(speed, case_speed(&t));
      }
      check_rest(&t, formulated + k, flex_scene + s, force / flex_scene[s].weight, speed);
      for (int e = 0; e < t.m->nflexedge && !t.m->flex_interp[0]; e++)
        strain = larger(strain, fabs(t.d->flexedge_length[e] / t.m->flexedge_length0[e] - 1));
      print_message("%s, %s: force / weight %.6f speed %.2g depth %.2g strain %.2g\n",
                    flex_scene[s].name, formulated[k].name, force / flex_scene[s].weight, speed,
                    case_depth(&t), strain);
      trees_close(&t);
    }
  }
}

// A ball hits a sheet in free space: the momentum of both together stays.
static void a_ball_and_a_sheet_keep_their_momentum(void** state) {
  (void)state;
  static const char* const kMore[] = {"elastic2d='both'",
                                      "elasticity_model='neo_hookean' bending_model='bridson'"};
  for (int n = 0; n < 2 * FORMULATED; n++) {
    char xml[1500];
    snprintf(xml, sizeof xml,
             CASE_MODEL("gravity='0 0 0' cone='elliptic' integrator='implicitfast'",
                        "<flexcomp name='f' type='grid' count='4 4 1' spacing='.1 .1 .1' "
                        "radius='.01' mass='.5' dim='2'><edge equality='false'/><contact "
                        "selfcollide='none'/><elasticity young='1e4' poisson='.2' "
                        "thickness='.01' damping='.01' %s/></flexcomp><body pos='.03 .02 .2'>"
                        "<freejoint/><geom size='.1' mass='1'/></body>",
                        ""),
             kMore[n % 2]);
    const Formulated* f = formulated + n / 2;
    Trees t = case_open(xml, f);
    int touched = 0, last = (int)t.m->nv - 6;
    t.d->qvel[last + 2] = -1;
    for (int i = 0; i < 500; i++) {
      ct_step(t.m, t.d);
      touched += t.d->ncon > 0;
    }
    ct_forward(t.m, t.d);
    ct_subtreeVel(t.m, t.d);
    assert_true(touched > 0 && t.d->qvel[last + 2] > -0.95);
    double want[3] = {0, 0, -1};
    for (int k = 0; k < 3; k++)
      assert_within(t.d->subtree_linvel[k] * t.m->body_subtreemass[0], want[k], 1e-9);
    trees_close(&t);
  }
}

int main(void) {
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(flexes_come_to_rest),
      cmocka_unit_test(a_ball_and_a_sheet_keep_their_momentum),
  };
  return cmocka_run_group_tests(tests, NULL, NULL);
}
