// A sensor has one picture of size[0] x size[1] cells per channel. Edges of the cells are angles,
// ascending. plugin_data of an instance is a Grid, owned by the data from init to destroy.
#include "sense/plugin_touch.h"

#include "base/alloc.h"
#include "base/integer.h"
#include "base/str.h"
#include "constraint/contact_force.h"
#include "math/dense.h"
#include "math/fn.h"
#include "math/quat.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/plugin_registry.h"
#include "model/plugin_setting.h"

#include <corten/corten.h>

#include <ctype.h>
#include <limits.h>
#include <math.h>
#include <string.h>

enum { CHANNELS = 6, SIZE = 10000 };

// Edges of the cells: n[0] + 1 azimuths, then n[1] + 1 elevations, growing. Behind them room for
// the mean distance of the contacts in each cell, and their number.
typedef struct Grid {
  int channels, n[2];
  double edge[];
} Grid;

static double* grid_distance(Grid* g) { return g->edge + g->n[0] + g->n[1] + 2; }

//---------------------------------- settings ------------------------------------------------------

static const char* find_config(const ctModel* m, int instance, const char* name) {
  const char* text = plugin_registry_config(m, instance, name);
  return text ? text : "";
}

static double read_touch_number(const char* text, const char* end) {
  double x = 0;
  while (text < end && isspace((unsigned char)*text)) text++;
  return str_to_double(text, end, &x, NULL) ? x : 0;
}

// Numbers between single spaces; returns how many there are, at most three.
static int read_pair(double out[2], const char* text) {
  int n = 0;
  while (*text && n < 3) {
    const char *space = strchr(text, ' '), *end = space ? space : text + strlen(text);
    if (n < 2) out[n] = read_touch_number(text, end);
    n++;
    text = space ? space + 1 : end;
  }
  return n;
}

// The settings as numbers, and the first error in them; NULL: none.
typedef struct Settings {
  double channels, size[2], fov[2], gamma;
} Settings;

static const char* read_touch_settings(Settings* s, const ctModel* m, int instance) {
  const char *channels = find_config(m, instance, "nchannel"),
             *gamma = find_config(m, instance, "gamma");
  if (!plugin_setting_is_number(channels) || !plugin_setting_is_number(gamma))
    return "Invalid or missing parameters in touch_grid sensor plugin";
  *s = (Settings){.channels = trunc(plugin_setting_read(channels, 0)),
                  .gamma = plugin_setting_read(gamma, 0)};
  if (s->channels == 0) s->channels = 1;
  if (!(s->channels >= 1 && s->channels <= CHANNELS)) return "nchannel must be between 1 and 6";
  if (read_pair(s->size, find_config(m, instance, "size")) != 2)
    return "Both horizontal and vertical resolutions must be specified";
  for (int i = 0; i < 2; i++) {
    s->size[i] = trunc(s->size[i]);
    if (!(s->size[i] > 0)) return "Horizontal and vertical resolutions must be positive";
    if (s->size[i] > SIZE) return "resolutions are too large";
  }
  if (read_pair(s->fov, find_config(m, instance, "fov")) != 2)
    return "Both horizontal and vertical fields of view must be specified";
  if (!(s->fov[0] > 0 && s->fov[0] <= 180))
    return "`fov[0]` must be a float between (0, 180] degrees";
  if (!(s->fov[1] > 0 && s->fov[1] <= 90))
    return "`fov[1]` must be a float between (0, 90] degrees";
  if (!(s->gamma >= 0 && s->gamma <= 1))
    return "`gamma` must be a nonnegative float between [0, 1]";
  return NULL;
}

// Bad settings have no size; init reports the reason.
static int count_touch_data(const ctModel* m, int instance, int sensor) {
  (void)sensor;
  Settings s;
  if (read_touch_settings(&s, m, instance)) return 0;
  return integer_of(s.channels * s.size[0] * s.size[1], 0, INT_MAX);
}

// n + 1 edges from -most to most; with gamma = 1 they are the fifth powers of even steps.
static void make_edges(double* edge, int n, double most, double gamma) {
  double x = -1, step = 2. / n;
  for (int i = 0; i <= n; i++, x += step) {
    double bent = gamma != 0 ? gamma * fn_pow(x, 5) + (1 - gamma) * x : x;
    edge[i] = bent * (most * ctPI / 180);
  }
}

//---------------------------------- life ----------------------------------------------------------

static bool is_sensor_of(const ctModel* m, int sensor, int instance) {
  return m->sensor_type[sensor] == ctSENS_PLUGIN && m->sensor_plugin[sensor] == instance;
}

// The sensor of an instance, the first if several share it; -1: none.
static int find_sensor(const ctModel* m, int instance) {
  for (int i = 0; i < m->nsensor; i++)
    if (is_sensor_of(m, i, instance)) return i;
  return -1;
}

static bool is_on_sites(const ctModel* m, int instance) {
  for (int i = 0; i < m->nsensor; i++)
    if (is_sensor_of(m, i, instance) && m->sensor_objtype[i] != ctOBJ_SITE) return false;
  return true;
}

static int init_touch(const ctModel* m, ctData* d, int instance) {
  Settings s;
  const char* why = read_touch_settings(&s, m, instance);
  if (!why && !is_on_sites(m, instance)) why = "Touch Grid sensor must be attached to a site";
  if (why) return data_warn(d, -1, instance, "%s", why), -1;
  int nx = integer_of(s.size[0], 1, SIZE), ny = integer_of(s.size[1], 1, SIZE);
  size_t numbers = (size_t)(nx + ny + 2) + 2 * (size_t)nx * (size_t)ny;
  Grid* g = alloc_zero(sizeof *g + numbers * sizeof(double));
  if (!g) return -1;
  g->channels = integer_of(s.channels, 1, CHANNELS);
  g->n[0] = nx;
  g->n[1] = ny;
  make_edges(g->edge, nx, s.fov[0], s.gamma);
  make_edges(g->edge + nx + 1, ny, s.fov[1], s.gamma);
  d->plugin_data[instance] = (uintptr_t)g;
  return 0;
}

static void free_touch(ctData* d, int instance) {
  alloc_free((void*)d->plugin_data[instance]);
  d->plugin_data[instance] = 0;
}

//---------------------------------- reading -------------------------------------------------------

// Cell of an angle: edge[cell] < x <= edge[cell + 1]; -1: outside.
static int find_interval(const double* edge, int n, double x) {
  int low = 0, high = n + 1;
  while (low < high) {
    int mid = (low + high) / 2;
    if (x <= edge[mid])
      high = mid;
    else
      low = mid + 1;
  }
  return low == n + 1 ? -1 : low - 1;
}

// The cell of the picture that contains a point. The site looks along -z, x is to the right and y
// up.
static int find_seen_cell(const Grid* g, const ctData* d, int site, const double point[3]) {
  double r[3];
  sub3(r, point, d->site_xpos + 3 * site);
  mat3_mul_t_vec(r, d->site_xmat + 9 * site, r);
  double azimuth = fn_atan2(r[0], -r[2]),
         elevation = fn_atan2(r[1], sqrt(r[0] * r[0] + r[2] * r[2]));
  int x = find_interval(g->edge, g->n[0], azimuth);
  int y = x < 0 ? -1 : find_interval(g->edge + g->n[0] + 1, g->n[1], elevation);
  return y < 0 ? -1 : y * g->n[0] + x;
}

// Force and torque of a contact in the site's frame: z, x, y of each.
static void find_contact_wrench(double out[CHANNELS], const ctModel* m, const ctData* d,
                                int contact, int site) {
  double f[6], world[3], local[3];
  contact_force(m, d, contact, f);
  for (int k = 0; k < 2; k++) {
    mat3_mul_t_vec(world, d->contact[contact].frame, f + 3 * k);
    mat3_mul_t_vec(local, d->site_xmat + 9 * site, world);
    out[3 * k] = local[2];
    out[3 * k + 1] = local[0];
    out[3 * k + 2] = local[1];
  }
}

static int geom_body(const ctModel* m, int geom) { return geom < 0 ? -1 : m->geom_bodyid[geom]; }
static int weld_of(const ctModel* m, int body) { return body < 0 ? -1 : m->body_weldid[body]; }

static void compute_touch(const ctModel* m, ctData* d, int instance, int capability) {
  (void)capability;
  const Grid* g = (const Grid*)d->plugin_data[instance];
  int sensor = find_sensor(m, instance);
  if (sensor < 0) return;
  int site = m->sensor_objid[sensor], frame = g->n[0] * g->n[1];
  int weld = m->body_weldid[m->site_bodyid[site]];
  double* out = d->sensordata + m->sensor_adr[sensor];
  dense_zero(out, m->sensor_dim[sensor]);
  for (int i = 0; i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    int body1 = geom_body(m, c->geom[0]), body2 = geom_body(m, c->geom[1]);
    if (weld_of(m, body1) != weld && weld_of(m, body2) != weld) continue;
    int cell = find_seen_cell(g, d, site, c->pos);
    if (cell < 0) continue;
    double f[CHANNELS];
    find_contact_wrench(f, m, d, i, site);
    // a contact's force acts on the body with the larger number
    double sign = weld < (body1 > body2 ? body1 : body2) ? -1 : 1;
    for (int k = 0; k < g->channels; k++) out[k * frame + cell] += sign * f[k];
  }
}

//---------------------------------- picture -------------------------------------------------------

// Mean distance from the site of what is in each cell; 0: nothing.
static const double* measure_cells(Grid* g, const ctModel* m, const ctData* d, int site) {
  int n = g->n[0] * g->n[1], weld = m->body_weldid[m->site_bodyid[site]];
  double *sum = grid_distance(g), *count = sum + n;
  dense_zero(sum, 2 * n);
  for (int i = 0; i < d->ncon; i++) {
    const ctContact* c = d->contact + i;
    if (weld_of(m, geom_body(m, c->geom[0])) != weld &&
        weld_of(m, geom_body(m, c->geom[1])) != weld)
      continue;
    int cell = find_seen_cell(g, d, site, c->pos);
    if (cell < 0) continue;
    sum[cell] += dist3(c->pos, d->site_xpos + 3 * site);
    count[cell]++;
  }
  for (int i = 0; i < n; i++)
    if (count[i] > 0) sum[i] /= count[i];
  return sum;
}

// A box that fills cell (i, j) at a distance, a fiftieth of it thick, turned towards the site.
static void add_cell_box(ctvGeom* geom, const ctData* d, int site, const Grid* g, const int cell[2],
                         double dist) {
  const double THIN = 0.02, *a = g->edge + cell[0], *e = g->edge + g->n[0] + 1 + cell[1];
  const double* R = d->site_xmat + 9 * site;
  double azimuth = (a[0] + a[1]) / 2, elevation = (e[0] + e[1]) / 2, r = dist * (1 - THIN);
  double size[3] = {dist * (a[1] - a[0]) / 2, dist * (e[1] - e[0]) / 2, dist * THIN}, pos[3];
  double local[3] = {r * fn_cos(elevation) * fn_sin(azimuth), r * fn_sin(elevation),
                     -r * fn_cos(elevation) * fn_cos(azimuth)};
  mat3_mul_vec(pos, R, local);
  addto3(pos, d->site_xpos + 3 * site);
  double x[3] = {R[0], R[3], R[6]}, y[3] = {-R[1], -R[4], -R[7]}, quat[4], turn[4], mat[9];
  quat_from_mat(quat, R);
  quat_from_axis_angle(turn, x, elevation);
  quat_mul(quat, turn, quat);
  quat_from_axis_angle(turn, y, azimuth);
  quat_mul(quat, turn, quat);
  quat_to_mat(mat, quat);
  ctv_initGeom(geom, ctGEOM_BOX, size, pos, mat, NULL);
}

// One box per cell with a force; the colour is the force relative to the largest.
static void draw_touch(const ctModel* m, ctData* d, const ctvOption* opt, ctvScene* scn,
                       int instance) {
  (void)opt;
  Grid* g = (Grid*)d->plugin_data[instance];
  int sensor = find_sensor(m, instance), n = g->n[0] * g->n[1];
  if (sensor < 0) return;
  const double* out = d->sensordata + m->sensor_adr[sensor];
  double most = 0;
  for (int i = 0; i < n; i++) most = fmax(most, fabs(out[i]));
  if (most == 0) return;
  const double* dist = measure_cells(g, m, d, m->sensor_objid[sensor]);
  for (int k = 0; k < n; k++) {
    const int cell[2] = {k / g->n[1], k % g->n[1]};
    int i = cell[1] * g->n[0] + cell[0];
    if (dist[i] == 0) continue;
    if (scn->ngeom >= scn->maxgeom) {
      ct_warning(d, ctWARN_VGEOMFULL, scn->maxgeom);
      return;
    }
    ctvGeom* box = scn->geoms + scn->ngeom;
    add_cell_box(box, d, m->sensor_objid[sensor], g, cell, dist[i]);
    for (int c = 0; c < 4; c++)
      box->rgba[c] = c < g->channels && c < 3 ? (float)(fabs(out[c * n + i]) / most) : 1;
    box->objtype = ctOBJ_UNKNOWN;
    box->objid = sensor;
    box->category = ctCAT_DECOR;
    box->segid = scn->ngeom++;
  }
}

static int count_touch_state(const ctModel* m, int instance) { return (void)m, (void)instance, 0; }
static void reset_touch(const ctModel* m, double* state, void* data, int instance) {
  (void)m, (void)state, (void)data, (void)instance;
}

static const char* const kSettings[] = {"nchannel", "size", "fov", "gamma"};
const ctpPlugin plugin_touch = {
    .name = "mujoco.sensor.touch_grid",
    .nattribute = sizeof kSettings / sizeof kSettings[0],
    .attributes = kSettings,
    .capabilityflags = ctPLUGIN_SENSOR,
    .needstage = ctSTAGE_ACC,
    .nstate = count_touch_state,
    .nsensordata = count_touch_data,
    .init = init_touch,
    .destroy = free_touch,
    .reset = reset_touch,
    .compute = compute_touch,
    .visualize = draw_touch,
};
