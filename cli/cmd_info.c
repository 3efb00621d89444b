// `corten info`: what is in a model.
#include "cli.h"

#include <getopt.h>
#include <string.h>

static const char help[] =
    "usage: corten info [MODEL]\n\n"
    "Tells what a model holds: counts, masses, options, the tree of bodies with their\n"
    "joints. Without MODEL: the embedded scene.\n";

static const char* const joint_kind[] = {"free", "ball", "slide", "hinge"};
static const char* const integrator_name[] = {"Euler", "RK4", "implicit", "implicitfast"};

static const char* named(const ctModel* m, int type, int id) {
  const char* name = ct_id2name(m, type, id);
  return name && *name ? name : "(unnamed)";
}

static int depth(const ctModel* m, int body) {
  int n = 0;
  for (; body > 0; body = m->body_parentid[body]) n++;
  return n;
}

static void print_counts(const ctModel* m) {
  const struct {
    const char* name;
    cttSize count;
  } row[] = {{"coordinates (nq)", m->nq}, {"degrees of freedom (nv)", m->nv},
             {"bodies", m->nbody},        {"kinematic trees", m->ntree},
             {"joints", m->njnt},         {"geoms", m->ngeom},
             {"sites", m->nsite},         {"cameras", m->ncam},
             {"lights", m->nlight},       {"actuators", m->nu},
             {"sensors", m->nsensor},     {"tendons", m->ntendon},
             {"equalities", m->neq},      {"keyframes", m->nkey}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
    if (row[i].count) printf("%-26s %lld\n", row[i].name, (long long)row[i].count);
}

static void print_tree(const ctModel* m) {
  printf("\nbody                             mass  joints\n");
  for (int b = 0; b < m->nbody; b++) {
    const int indent = 2 * depth(m, b);
    printf("%*s%-*s %10.4g ", indent, "", indent < 24 ? 26 - indent : 2,
           b ? named(m, ctOBJ_BODY, b) : "world", m->body_mass[b]);
    for (int j = m->body_jntadr[b]; j >= 0 && j < m->body_jntadr[b] + m->body_jntnum[b]; j++)
      printf(" %s %s", joint_kind[m->jnt_type[j]], named(m, ctOBJ_JOINT, j));
    printf("\n");
  }
}

static int run(int argc, char** argv) {
  static const struct option options[] = {{0}};
  if (getopt_long(argc, argv, "", options, NULL) != -1)
    return cli_usage(&command_info, "it has no options");
  if (argc - optind > 1) return cli_usage(&command_info, "one model at a time");
  ctModel* m = cli_load(argv[optind]);
  if (!m) return EXIT_TROUBLE;
  printf("%-26s %s\n", "model", m->names);
  print_counts(m);
  printf("%-26s %.6g\n", "total mass", ct_getTotalmass(m));
  printf("%-26s %.6g s\n", "timestep", m->opt.timestep);
  printf("%-26s %s\n", "integrator", integrator_name[m->opt.integrator]);
  printf("%-26s %g %g %g\n", "gravity", m->opt.gravity[0], m->opt.gravity[1], m->opt.gravity[2]);
  printf("%-26s %.6g\n", "extent", m->stat.extent);
  printf("%-26s %.1f KiB model\n", "memory", (double)m->nbuffer / 1024);
  print_tree(m);
  ct_deleteModel(m);
  return EXIT_OK;
}

const Command command_info = {"info", "what is in a model", help, run};
