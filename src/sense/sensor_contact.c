// A sensor has slots of equal size, filled from the front by the contacts that match, with zeros
// behind them. A slot has the fields that the sensor selects, in the order of their bits. A contact
// whose objects are in the other order is turned round.
#include "sense/sensor_contact.h"

#include "collide/contact.h"
#include "constraint/contact_force.h"
#include "math/dense.h"
#include "math/vec.h"
#include "model/data.h"
#include "model/deform_set.h"
#include "sense/sensor_space.h"

#include <corten/corten.h>

// Body of a contact's side; -1 for a flex
static int side_body(const ctModel* m, const ctContact* c, int side) {
  return c->geom[side] >= 0 ? m->geom_bodyid[c->geom[side]] : -1;
}

//---------------------------------- touch ---------------------------------------------------------

// Does a line from p along dir meet the site?
static bool meets_site(const ctModel* m, const ctData* d, int site, const double p[3],
                       const double dir[3]) {
  return ctu_rayGeom(d->site_xpos + 3 * site, d->site_xmat + 9 * site, m->site_size + 3 * site, p,
                     dir, m->site_type[site], NULL) >= 0;
}

// The same of deformable bodies: mean normal forces over the step.
static double touch_by_deformables(const ctModel* m, const ctData* d, int site) {
  const DeformSet* s = data_own_const(d)->deform;
  double sum = 0;
  for (int k = 0; s && k < s->ncon; k++) {
    const ctDeformContact* c = s->con + k;
    if (c->geom < 0 || m->geom_bodyid[c->geom] != m->site_bodyid[site]) continue;
    double f = dot3(c->force, c->normal);
    if (f > 0 && meets_site(m, d, site, c->pos, c->normal)) sum += f;
  }
  return sum;
}

// Sum of the normal forces on the site's body whose line, from the contact into the other body or
// out of it, meets the site.
void sensor_contact_touch(const ctModel* m, ctData* d, int i, double* out) {
  int site = m->sensor_objid[i], body = m->site_bodyid[site];
  *out = 0;
  for (int k = 0; k < d->ncon; k++) {
    const ctContact* c = d->contact + k;
    bool second = side_body(m, c, 1) == body;
    if (c->efc_address < 0 || (!second && side_body(m, c, 0) != body)) continue;
    double f[6], dir[3];
    contact_force(m, d, k, f);
    if (f[0] <= 0) continue;
    scl3(dir, c->frame, second ? -1 : 1);
    if (meets_site(m, d, site, c->pos, dir)) *out += f[0];
  }
  if (data_own(d)->deform) *out += touch_by_deformables(m, d, site);
}

//---------------------------------- which contacts ------------------------------------------------

// Contacts are numbered on into those of deformable bodies with geoms, from the geom to the body.
static const ctDeformContact* deform_contact(const ctData* d, int id) {
  return data_own_const(d)->deform->con + (id - d->ncon);
}

static int count_sensed_contacts(const ctData* d) {
  const DeformSet* s = data_own_const(d)->deform;
  return d->ncon + (s ? s->ncon : 0);
}

static const ctContact* find_contact(const ctData* d, int id, ctContact* room) {
  if (id < d->ncon) return d->contact + id;
  const ctDeformContact* c = deform_contact(d, id);
  *room = (ctContact){.dist = -c->depth, .geom = {c->geom, -1}};
  copy3(room->pos, c->pos);
  copy3(room->frame, c->normal);
  contact_frame(room->frame);
  return room;
}

static void find_force(const ctModel* m, const ctData* d, int id, const ctContact* c, double f[6]) {
  if (id < d->ncon) {
    contact_force(m, d, id, f);
    return;
  }
  zero3(f + 3);
  mat3_mul_vec(f, c->frame, deform_contact(d, id)->force);
}

typedef struct Match {
  double key; // smallest first
  int id;
  bool flip; // the sensor's normal is against the contact's
} Match;

typedef enum Reduce { REDUCE_NONE, REDUCE_MINDIST, REDUCE_MAXFORCE, REDUCE_NETFORCE } Reduce;

// Is a side of a contact what the sensor names? A site has been tested with the position.
static bool is_object(const ctModel* m, const ctContact* c, int side, int type, int id) {
  int body = side_body(m, c, side);
  switch (type) {
  case ctOBJ_UNKNOWN:
  case ctOBJ_SITE:
    return true;
  case ctOBJ_GEOM:
    return c->geom[side] == id;
  case ctOBJ_BODY:
    return body == id;
  case ctOBJ_XBODY: // or anything below it
    while (body > id) body = m->body_parentid[body];
    return body == id;
  default:
    return false;
  }
}

// 0: no match, 1: match with normal as it is, -1: against it. The normal points from the sensor's
// first object to its second.
static int match_contact(const ctModel* m, const ctData* d, int i, const ctContact* c) {
  int type = m->sensor_objtype[i], id = m->sensor_objid[i];
  int other = m->sensor_reftype[i], otherid = m->sensor_refid[i];
  if (type == ctOBJ_SITE && !sensor_space_in_site(m, d, id, c->pos)) return 0;
  bool first0 = is_object(m, c, 0, type, id), first1 = is_object(m, c, 1, type, id);
  bool second0 = is_object(m, c, 0, other, otherid), second1 = is_object(m, c, 1, other, otherid);
  if ((!first0 && !first1) || (!second0 && !second1)) return 0;
  if (type == ctOBJ_UNKNOWN && other == ctOBJ_UNKNOWN) return 1;
  if (other == ctOBJ_UNKNOWN) return first0 ? 1 : -1;
  if (type == ctOBJ_UNKNOWN) return second1 ? 1 : -1;
  if (first0 && second1) return 1;
  return first1 && second0 ? -1 : 0;
}

static int find_matches(const ctModel* m, const ctData* d, int i, Reduce reduce, Match* match) {
  int n = 0, all = count_sensed_contacts(d);
  ctContact room;
  for (int k = 0; k < all; k++) {
    const ctContact* c = find_contact(d, k, &room);
    int fit = k < d->ncon || c->geom[0] >= 0 ? match_contact(m, d, i, c) : 0;
    if (!fit) continue;
    double f[6], key = 0;
    if (reduce == REDUCE_MINDIST) key = c->dist;
    if (reduce == REDUCE_MAXFORCE) {
      find_force(m, d, k, c, f);
      key = -dot3(f, f);
    }
    match[n++] = (Match){key, k, fit < 0};
  }
  return n;
}

// The first `keep` in order of the key; those before with the same key stay before.
static void select_first(Match* match, int n, int keep) {
  for (int i = 0; i < keep; i++) {
    int best = i;
    for (int k = i + 1; k < n; k++) {
      if (match[k].key < match[best].key ||
          (match[k].key == match[best].key && match[k].id < match[best].id))
        best = k;
    }
    Match t = match[i];
    match[i] = match[best];
    match[best] = t;
  }
}

//---------------------------------- fields of a slot ----------------------------------------------

// All fields of one slot; a sensor writes those of its dataspec.
typedef struct Slot {
  double found, force[3], torque[3], dist, pos[3], normal[3], tangent[3];
} Slot;

static int write_slot(const Slot* s, int fields, double* out) {
  const struct {
    const double* value;
    int size;
  } field[ctNCONDATA] = {[ctCONDATA_FOUND] = {&s->found, 1},   [ctCONDATA_FORCE] = {s->force, 3},
                         [ctCONDATA_TORQUE] = {s->torque, 3},  [ctCONDATA_DIST] = {&s->dist, 1},
                         [ctCONDATA_POS] = {s->pos, 3},        [ctCONDATA_NORMAL] = {s->normal, 3},
                         [ctCONDATA_TANGENT] = {s->tangent, 3}};
  int n = 0;
  for (int k = 0; k < ctNCONDATA; k++) {
    if (!(fields & 1 << k)) continue;
    dense_copy(out + n, field[k].value, field[k].size);
    n += field[k].size;
  }
  return n;
}

// A frame turned half round its third axis has the other normal; the force on the other object is
// the opposite one, which in the turned frame changes its third number only.
static Slot slot_of(const ctModel* m, const ctData* d, const Match* match, int found) {
  ctContact room;
  const ctContact* c = find_contact(d, match->id, &room);
  Slot s = {.found = found, .dist = c->dist};
  double f[6], sign = match->flip ? -1 : 1;
  find_force(m, d, match->id, c, f);
  copy3(s.force, f);
  copy3(s.torque, f + 3);
  s.force[2] *= sign;
  s.torque[2] *= sign;
  copy3(s.pos, c->pos);
  scl3(s.normal, c->frame, sign);
  scl3(s.tangent, c->frame + 3, sign);
  return s;
}

// One force for all, in the world's axes, at the mean of the contacts weighted by their forces.
static Slot net_force(const ctModel* m, const ctData* d, const Match* match, int n) {
  Slot s = {.found = n, .normal = {1, 0, 0}, .tangent = {0, 1, 0}};
  double total = 0, f[6], force[3], torque[3], off[3];
  ctContact room;
  for (int k = 0; k < n; k++) {
    const ctContact* c = find_contact(d, match[k].id, &room);
    find_force(m, d, match[k].id, c, f);
    addtoscl3(s.pos, c->pos, norm3(f));
    total += norm3(f);
  }
  scl3(s.pos, s.pos, 1 / (total > ctMINVAL ? total : ctMINVAL));
  for (int k = 0; k < n; k++) {
    const ctContact* c = find_contact(d, match[k].id, &room);
    find_force(m, d, match[k].id, c, f);
    if (match[k].flip) scl6(f, f, -1);
    mat3_mul_t_vec(force, c->frame, f);
    mat3_mul_t_vec(torque, c->frame, f + 3);
    addto3(s.force, force);
    addto3(s.torque, torque);
    sub3(off, c->pos, s.pos);
    cross3(torque, off, force);
    addto3(s.torque, torque);
  }
  return s;
}

void sensor_contact_contacts(const ctModel* m, ctData* d, int i, double* out) {
  int fields = m->sensor_intprm[ctNSENS * i], dim = m->sensor_dim[i];
  Reduce reduce = (Reduce)m->sensor_intprm[ctNSENS * i + 1];
  dense_zero(out, dim);
  size_t mark = arena_mark(data_arena(d));
  size_t room = (size_t)count_sensed_contacts(d) * sizeof(Match);
  Match* match = arena_push(data_arena(d), room, _Alignof(Match));
  int n = match ? find_matches(m, d, i, reduce, match) : 0;
  if (reduce == REDUCE_NETFORCE) {
    Slot s = net_force(m, d, match, n);
    write_slot(&s, fields, out);
  } else {
    Slot empty = {0};
    int size = write_slot(&empty, fields, out), room = size ? dim / size : 0;
    int keep = n < room ? n : room;
    if (reduce != REDUCE_NONE) select_first(match, n, keep);
    for (int k = 0; k < keep; k++) {
      Slot s = slot_of(m, d, match + k, n);
      write_slot(&s, fields, out + k * size);
    }
  }
  arena_release(data_arena(d), mark);
}
