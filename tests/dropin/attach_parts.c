// Attaches parts of one spec to another, by reference and as copies, and looks at both afterwards.
#include <mujoco/mujoco.h>
#include <stdio.h>

static const char parent_xml[] =
    "<mujoco model='parent'><compiler angle='radian'/><worldbody><frame name='at' pos='0 0 "
    "1'/><body name='base'>"
    "<geom name='bg' size='.1'/><site name='tip' pos='1 0 0'/></body></worldbody></mujoco>";
static const char child_xml[] =
    "<mujoco model='child'><default><default class='red'><geom rgba='1 0 0 1'/></default></default>"
    "<asset><material name='mat' rgba='0 1 0 1'/></asset><worldbody><geom name='wg' size='.3'/>"
    "<body name='arm' pos='0 1 0'><joint name='j' axis='0 1 0' range='-90 90'/>"
    "<geom name='g' class='red' size='.2' material='mat' euler='90 0 0'/><body name='hand'><joint "
    "name='j2'/>"
    "<geom name='g2' size='.05'/><site name='s'/></body></body><body name='other'><geom name='og' "
    "size='.1'/></body></worldbody>"
    "<tendon><fixed name='t'><joint joint='j' coef='2'/></fixed></tendon><actuator><motor name='m' "
    "joint='j'/></actuator>"
    "<sensor><framepos name='sp' objtype='site' objname='s'/></sensor><keyframe><key name='k' "
    "qpos='.1 .2' ctrl='.5'/></keyframe></mujoco>";

static const char* name(mjsElement* e) { return e ? mjs_getString(mjs_getName(e)) : "none"; }

static mjSpec* parse(const char* xml) {
  char error[1000] = "";
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) printf("%s\n", error);
  return s;
}

static void list(const char* title, mjSpec* s, mjtObj type) {
  printf("%s:", title);
  for (mjsElement* e = mjs_firstElement(s, type); e; e = mjs_nextElement(s, e))
    printf(" '%s'", name(e));
  printf("\n");
}

static void below(const char* title, mjsBody* body, mjtObj type) {
  printf("%s:", title);
  for (mjsElement* e = mjs_firstChild(body, type, 1); e; e = mjs_nextChild(body, e, 1))
    printf(" '%s'", name(e));
  printf("\n");
}

static void show(const char* title, mjSpec* s) {
  mjModel* m = mj_compile(s, NULL);
  if (!m) {
    printf("%s has no model\n", title);
    return;
  }
  printf("%s: %d %d %d %d %d %d %.9g\n", title, (int)m->nbody, (int)m->ngeom, (int)m->njnt,
         (int)m->nu, (int)m->nsensor, (int)m->nmat, mj_getTotalmass(m));
  for (int i = 0; i < m->nbody; i++) {
    const mjtNum* p = m->body_pos + 3 * i;
    printf("%s %d %.9g %.9g %.9g\n", mj_id2name(m, mjOBJ_BODY, i), m->body_parentid[i], p[0], p[1],
           p[2]);
  }
  for (int i = 0; i < m->ngeom; i++) {
    const char* text = mj_id2name(m, mjOBJ_GEOM, i);
    printf("%s %d %.9g %.9g %.9g\n", text ? text : "-", m->geom_bodyid[i], m->geom_size[3 * i],
           m->geom_rgba[4 * i], m->geom_quat[4 * i]);
  }
  for (int i = 0; i < m->njnt; i++)
    printf("%.9g %.9g\n", m->jnt_range[2 * i], m->jnt_range[2 * i + 1]);
  for (int i = 0; i < m->nu; i++)
    printf("%s %d %.9g\n", mj_id2name(m, mjOBJ_ACTUATOR, i), m->actuator_trnid[2 * i],
           m->actuator_gear[6 * i]);
  for (int i = 0; i < m->nkey * m->nq; i++) printf("%.9g\n", m->key_qpos[i]);
  mj_deleteModel(m);
}

// A body is taken, edited by the pointers of the child, deleted.
static void by_reference(void) {
  mjSpec *p = parse(parent_xml), *c = parse(child_xml);
  mjsBody *arm = mjs_findBody(c, "arm"), *hand = mjs_findBody(c, "hand");
  mjsElement* g = mjs_findElement(c, mjOBJ_GEOM, "g");
  mjsElement* motor = mjs_findElement(c, mjOBJ_ACTUATOR, "m");
  mjsJoint* j = mjs_asJoint(mjs_findElement(c, mjOBJ_JOINT, "j"));
  mjsTendon* t = mjs_asTendon(mjs_findElement(c, mjOBJ_TENDON, "t"));
  mjsWrap* wrap = mjs_getWrap(t, 0);
  mjsElement* made = mjs_attach(mjs_findFrame(p, "at")->element, arm->element, "a-", "-z");
  printf("%d %s %s %s %s\n", made == arm->element, name(made), name(hand->element), name(g),
         name(motor));
  printf("%d %d %d\n", mjs_getSpec(arm->element) == p, mjs_getSpec(g) == p,
         mjs_getSpec(motor) == p);
  printf("%d %d %d %d\n", mjs_findBody(c, "arm") == NULL, mjs_findBody(c, "a-arm-z") == arm,
         mjs_findBody(p, "a-arm-z") == arm, mjs_findElement(p, mjOBJ_ACTUATOR, "a-m-z") == motor);
  printf("%d %s %s\n", mjs_getWrap(t, 0) == wrap, name(mjs_getWrapTarget(wrap)),
         name(mjs_getFrame(arm->element)->element));
  printf("%.9g %.9g\n", j->range[0], j->range[1]);
  list("bodies of the child", c, mjOBJ_BODY);
  list("bodies of the parent", p, mjOBJ_BODY);
  list("geoms of the child", c, mjOBJ_GEOM);
  list("materials of the parent", p, mjOBJ_MATERIAL);
  arm->pos[0] = 7;
  j->range[0] = -45;
  mjs_asGeom(g)->size[0] = 0.4;
  mjs_asActuator(motor)->gear[0] = 3;
  mjsGeom* more = mjs_addGeom(hand, NULL);
  more->size[0] = 0.11;
  mjs_setName(more->element, "late");
  printf("%d\n", mjs_getSpec(more->element) == p);
  below("geoms below the child's world", mjs_findBody(c, "world"), mjOBJ_GEOM);
  show("parent", p);
  show("child", c);
  printf("%d\n", mjs_delete(c, g));
  mjs_setName(arm->element, "renamed");
  show("parent", p);
  printf("%d\n", mjs_delete(p, hand->element));
  show("parent", p);
  mj_deleteSpec(c);
  show("parent", p); // MuJoCo 3.5.0 cannot free it any more
}

// A whole spec, which was compiled before, at a site.
static void whole(void) {
  mjSpec *p = parse(parent_xml), *c = parse(child_xml);
  mjsBody* arm = mjs_findBody(c, "arm");
  show("child", c);
  mjsElement* made = mjs_attach(mjs_findFrame(p, "at")->element, c->element, "w_", "");
  printf("%d '%s'\n", made->elemtype == mjOBJ_FRAME, name(made));
  list("bodies of the child", c, mjOBJ_BODY);
  mjSpec* copy = mj_copySpec(p);
  arm->pos[2] = 0.5;
  show("parent", p);
  show("copy", copy);
  mj_deleteSpec(copy);
  mj_deleteSpec(c);
  mj_deleteSpec(p);
}

static void frame(void) {
  mjSpec *p = parse(parent_xml), *c = parse(child_xml);
  mjsBody* arm = mjs_findBody(c, "arm");
  mjsFrame* f = mjs_addFrame(mjs_findBody(c, "world"), NULL);
  mjs_setName(f->element, "f");
  f->pos[2] = 5;
  mjs_setFrame(arm->element, f);
  printf("%d\n", mjs_attach(mjs_findBody(p, "base")->element, f->element, "f-", "") == f->element);
  f->pos[2] = 6;
  arm->pos[0] = 7;
  show("parent", p);
  mj_deleteSpec(p);
  mj_deleteSpec(c);
}

static void copies(void) {
  mjSpec *p = parse(parent_xml), *c = parse(child_xml);
  mjsBody* arm = mjs_findBody(c, "arm");
  mjs_setDeepCopy(p, 1);
  mjsElement* made = mjs_attach(mjs_findFrame(p, "at")->element, arm->element, "a-", "");
  printf("%d %s %s\n", made == arm->element, name(made), name(arm->element));
  arm->pos[0] = 7;
  made = mjs_attach(mjs_findElement(p, mjOBJ_SITE, "tip"), arm->element, "b-", "");
  show("parent", p);
  show("child", c);
  mj_deleteSpec(p);
  mj_deleteSpec(c);
}

// One after the other: an element goes two steps up.
static void stages(void) {
  mjSpec *q = parse(parent_xml), *p = parse(parent_xml), *c = parse(child_xml);
  mjsBody *arm = mjs_findBody(c, "arm"), *base = mjs_findBody(p, "base");
  mjs_attach(mjs_findFrame(p, "at")->element, arm->element, "a-", "");
  mjs_attach(mjs_findFrame(q, "at")->element, p->element, "q-", "");
  printf("%s %s %d\n", name(arm->element), name(base->element), mjs_getSpec(arm->element) == q);
  arm->pos[0] = 7;
  show("top", q);
  show("parent", p);
  mj_deleteSpec(p);
  mj_deleteSpec(c);
  show("top", q);
  mj_deleteSpec(q);
}

static void quiet(const char* text) { (void)text; }

int main(void) {
  mju_user_warning = quiet; // MuJoCo warns of keyframes that wait
  by_reference();
  whole();
  frame();
  copies();
  stages();
  return 0;
}
