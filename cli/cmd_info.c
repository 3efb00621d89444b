// `corten info`: content of a model.
#include "cli.h"
#include "field_view.h"
#include "options.h"
#include "print.h"

static const char help[] =
    "usage: corten info [--names] [--sizes] [--kinds] [MODEL]\n\n"
    "Prints the content of a model: counts, masses, options, memory, assets, the tree of bodies\n"
    "with their joints. MODEL is MJCF, URDF or binary (.ctb); without it: the embedded scene.\n\n"
    "  --names      also every name, by kind\n"
    "  --sizes      also every size (nq, nv, ...) as the C struct has it\n"
    "  --kinds      also the kinds that it uses; without MODEL: only the kinds that there are, of\n"
    "               bending, elasticity, gains and contact formulations, with their parameters\n";

static const char* const joint_kind[] = {"free", "ball", "slide", "hinge"};
static const char* const integrator_name[] = {"Euler", "RK4", "implicit", "implicitfast",
                                              "implicitspringdamper"};

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
  } row[] = {{"coordinates (nq)", m->nq},
             {"degrees of freedom (nv)", m->nv},
             {"bodies", m->nbody},
             {"kinematic trees", m->ntree},
             {"joints", m->njnt},
             {"geoms", m->ngeom},
             {"sites", m->nsite},
             {"cameras", m->ncam},
             {"lights", m->nlight},
             {"actuators", m->nu},
             {"sensors", m->nsensor},
             {"tendons", m->ntendon},
             {"equalities", m->neq},
             {"keyframes", m->nkey},
             {"contact pairs", m->npair},
             {"contact exclusions", m->nexclude},
             {"flexes", m->nflex},
             {"flex vertices", m->nflexvert},
             {"mocap bodies", m->nmocap},
             {"plugins", m->nplugin},
             {"deformable bodies", m->ndeform},
             {"deformable vertices", m->ndeformvert}};
  for (size_t i = 0; i < sizeof row / sizeof row[0]; i++)
    if (row[i].count) cli_print("%-26s %lld\n", row[i].name, (long long)row[i].count);
}

static void print_tree(const ctModel* m) {
  cli_print("\nbody                             mass  joints\n");
  for (int b = 0; b < m->nbody; b++) {
    const int indent = 2 * depth(m, b);
    cli_print("%*s%-*s %10.4g ", indent, "", indent < 24 ? 26 - indent : 2,
              b ? named(m, ctOBJ_BODY, b) : "world", m->body_mass[b]);
    for (int j = m->body_jntadr[b]; j >= 0 && j < m->body_jntadr[b] + m->body_jntnum[b]; j++)
      cli_print(" %s %s", joint_kind[m->jnt_type[j]], named(m, ctOBJ_JOINT, j));
    cli_print("\n");
  }
}

static void print_memory(const ctModel* m) {
  ctData* d = ct_makeData(m);
  cli_print("%-26s %.1f KiB model, %.1f KiB in binary form", "memory", (double)m->nbuffer / 1024,
            (double)ct_sizeModel(m) / 1024);
  if (d) cli_print(", %.1f KiB data", (double)d->nbuffer / 1024);
  cli_print("\n");
  ct_deleteData(d);
}

static void print_assets(const ctModel* m) {
  if (m->nmesh) cli_print("\nmesh                       vertices    faces  hull vertices\n");
  for (int i = 0; i < m->nmesh; i++) {
    // the hull begins with its number of vertices
    const int hull = m->mesh_graphadr[i] >= 0 ? m->mesh_graph[m->mesh_graphadr[i]] : 0;
    cli_print("%-26s %8d %8d %14d\n", named(m, ctOBJ_MESH, i), m->mesh_vertnum[i],
              m->mesh_facenum[i], hull);
  }
  if (m->nhfield) cli_print("\nheight field                   rows  columns\n");
  for (int i = 0; i < m->nhfield; i++)
    cli_print("%-26s %8d %8d\n", named(m, ctOBJ_HFIELD, i), m->hfield_nrow[i], m->hfield_ncol[i]);
  if (m->ntex) cli_print("\ntexture                       width   height  channels\n");
  for (int i = 0; i < m->ntex; i++)
    cli_print("%-26s %8d %8d %9d\n", named(m, ctOBJ_TEXTURE, i), m->tex_width[i], m->tex_height[i],
              m->tex_nchannel[i]);
}

// Pinned vertices weigh nothing in a data; their mass is that of the mesh.
static double deformable_mass(ctData* d, int id) {
  double mass = 0;
  const ctDeformDef* def = ct_deformableDef(d, id);
  for (int k = 0; k < def->npin; k++) ct_pinDeformable(d, id, def->pin[k], 0);
  const cttNum* invmass = ct_deformableInvmass(d, id);
  for (int v = 0; v < def->nvert; v++)
    if (invmass[v] > 0) mass += 1 / invmass[v];
  return mass;
}

static void print_deformables(const ctModel* m) {
  static const char* const kind[ctNDEFORM] = {"cloth", "softbody", "chain"};
  static const int corners[ctNDEFORM] = {3, 4, 2};
  ctData* d = m->ndeform ? ct_makeData(m) : NULL;
  if (!d) return;
  cli_print(
      "\ndeformable body            kind     vertices elements  pins  attachments       mass  "
      "Young's modulus\n");
  for (int i = 0; i < m->ndeform; i++)
    cli_print("%-26s %-8s %8d %8d %5d %12d %10.4g %16.4g\n", named(m, ctOBJ_DEFORM, i),
              kind[m->deform_kind[i]], m->deform_vertnum[i],
              m->deform_elemnum[i] / corners[m->deform_kind[i]], m->deform_pinnum[i],
              m->deform_attachnum[i], deformable_mass(d, i), m->deform_material[7 * i + 1]);
  ct_deleteData(d);
}

static void print_names(const ctModel* m) {
  cli_print("\n");
  const int most = (int)(m->nnames_map / 2); // no kind has more: two slots a name
  for (int type = 0; type < ctNOBJECT; type++) {
    const char* kind = ctu_type2Str(type);
    if (!kind || type == ctOBJ_XBODY) continue;
    for (int id = 0; id < most; id++) {
      const char* name = ct_id2name(m, type, id);
      if (name && *name) cli_print("%-12s %5d  %s\n", kind, id, name);
    }
  }
}

// The whole numbers of the struct itself.
static void print_sizes(ctModel* m) {
  cli_print("\n");
  for (int i = 0; i < model_field_count; i++) {
    const Field* f = &model_field[i];
    if (f->type == FIELD_SIZE)
      cli_print("%-26s %lld\n", f->name,
                (long long)*(const cttSize*)field_view(f, m, m, NULL).data);
  }
}

//---------------------------------- kinds ---------------------------------------------------------

static const char* const kind_table[ctNKINDTABLE] = {"bending", "elasticity", "gain",
                                                     "formulation"};

static void print_kind(const ctpKind* kind) {
  cli_print("  %-20s %s\n", kind->name, kind->description ? kind->description : "");
  for (int i = 0; i < kind->nparam; i++) {
    cli_print("%-23s %d. %s", "", i + 1, kind->param[i]);
    if (kind->paramdefault) cli_print(" (default %g)", kind->paramdefault[i]);
    cli_print("\n");
  }
}

static void print_kinds(void) {
  static const char* const place[ctNKINDTABLE] = {
      "bending_model and bending_params of flex and flexcomp",
      "elasticity_model and elasticity_params of flex and flexcomp",
      "corten:gain_model and corten:gain_params of actuators",
      "corten:solver and corten:solver_params of option"};
  for (int table = 0; table < ctNKINDTABLE; table++) {
    cli_print("%s%s: %s\n", table ? "\n" : "", kind_table[table], place[table]);
    for (int i = 0; i < ct_kindCount(table); i++) {
      const ctpKind* kind = ct_kindAt(table, i);
      if (kind) print_kind(kind);
    }
  }
}

static void print_instance(const ctModel* m, const char* user, const char* name, int instance) {
  if (instance < 0) return;
  const ctpKind* kind = ct_kindAt(m->kind_table[instance], m->kind_slot[instance]);
  cli_print("%-12s %-20s %-12s %s", user, name, kind_table[m->kind_table[instance]],
            m->names + m->name_kindadr[instance]);
  for (int i = 0; kind && i < kind->nparam; i++)
    cli_print(" %g", m->kind_prm[m->kind_prmadr[instance] + i]);
  cli_print("\n");
}

// Who uses which kind, with the values of its parameters.
static void print_used_kinds(const ctModel* m) {
  const ctpKind* formulation = ct_kindAt(ctKIND_FORMULATION, m->opt.formulation);
  cli_print("\n%-12s %-20s %-12s %s\n", "formulation", "", "", formulation->name);
  for (int i = 0; i < m->nflex; i++) {
    print_instance(m, "flex", named(m, ctOBJ_FLEX, i), m->flex_bend[i]);
    print_instance(m, "flex", named(m, ctOBJ_FLEX, i), m->flex_elasticity[i]);
  }
  for (int i = 0; i < m->nu; i++)
    print_instance(m, "actuator", named(m, ctOBJ_ACTUATOR, i), m->actuator_gainkind[i]);
}

static int run(int argc, char** argv) {
  bool names = false, sizes = false, kinds = false;
  const Option option[] = {{"names", OPTION_FLAG, &names, 0},
                           {"sizes", OPTION_FLAG, &sizes, 0},
                           {"kinds", OPTION_FLAG, &kinds, 0},
                           {0}};
  int first;
  if (!options_read(&command_info, option, argc, argv, &first)) return EXIT_USAGE;
  if (argc - first > 1) return options_usage(&command_info, "one model at a time");
  if (kinds && argc == first) return print_kinds(), EXIT_OK;
  ctModel* m = cli_load(argv[first]);
  if (!m) return EXIT_TROUBLE;
  cli_print("%-26s %s\n", "model", m->names);
  print_counts(m);
  cli_print("%-26s %.6g\n", "total mass", ct_getTotalmass(m));
  cli_print("%-26s %.6g s\n", "timestep", m->opt.timestep);
  cli_print("%-26s %s\n", "integrator", integrator_name[m->opt.integrator]);
  cli_print("%-26s %g %g %g\n", "gravity", m->opt.gravity[0], m->opt.gravity[1], m->opt.gravity[2]);
  cli_print("%-26s %.6g\n", "extent", m->stat.extent);
  print_memory(m);
  print_assets(m);
  print_deformables(m);
  print_tree(m);
  if (kinds) print_used_kinds(m);
  if (names) print_names(m);
  if (sizes) print_sizes(m);
  ct_deleteModel(m);
  return EXIT_OK;
}

const Command command_info = {"info", "content of a model", help, run};
