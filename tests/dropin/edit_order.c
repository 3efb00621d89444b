// Edits of a spec whose effect shows in lists, classes and keyframes: what MuJoCo prints is
// expected.
#include <mujoco/mujoco.h>
#include <stdio.h>

static const char* name(mjsElement* e) { return e ? mjs_getString(mjs_getName(e)) : "none"; }

static mjSpec* parse(const char* xml) {
  char error[1000] = "";
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  if (!s) printf("%s\n", error);
  return s;
}

static void list(mjSpec* s, mjtObj type) {
  printf("list:");
  for (mjsElement* e = mjs_firstElement(s, type); e; e = mjs_nextElement(s, e))
    printf(" '%s'", name(e));
  printf("\n");
}

static void below(mjsBody* body, mjtObj type) {
  printf("below:");
  for (mjsElement* e = mjs_firstChild(body, type, 1); e; e = mjs_nextChild(body, e, 1))
    printf(" '%s'", name(e));
  printf("\n");
}

static void order(void) {
  mjSpec* s = parse(
      "<mujoco><default><default class='k'><geom type='box' size='.1 .2 .3'/><joint damping='3'/>"
      "</default></default><worldbody><body name='a' childclass='k'><geom name='ga'/><frame "
      "name='fa'><body name='b'><geom name='gb'/></body></frame><body name='b2'><geom name='gb2'/>"
      "<body name='b3'><geom name='g3'/></body></body><geom name='ga2'/></body><body name='c'>"
      "<geom name='gc' size='.1'/></body><geom name='w' size='.1'/></worldbody></mujoco>");
  mjsBody *world = mjs_findBody(s, "world"), *a = mjs_findBody(s, "a");
  list(s, mjOBJ_GEOM);
  mjsGeom* g = mjs_addGeom(a, NULL);
  mjs_setName(g->element, "new");
  mjsBody* d = mjs_addBody(a, NULL);
  mjs_setName(d->element, "d");
  printf("class: %d %g %g %s\n", (int)g->type, g->size[2], mjs_addJoint(d, NULL)->damping,
         mjs_getString(d->childclass));
  list(s, mjOBJ_BODY);
  list(s, mjOBJ_GEOM);
  below(world, mjOBJ_BODY);
  below(world, mjOBJ_GEOM);
  below(a, mjOBJ_BODY);
  printf("delete: %d\n", mjs_delete(s, mjs_findBody(s, "b2")->element));
  list(s, mjOBJ_BODY);
  list(s, mjOBJ_GEOM);
  printf("nothing: %d\n", mjs_delete(s, NULL));
  mj_deleteSpec(s);
}

static void keys(const mjModel* m) {
  for (int i = 0; i < m->nkey; i++) {
    printf("%s:", mj_id2name(m, mjOBJ_KEY, i));
    for (int k = 0; k < m->nq; k++) printf(" %g", m->key_qpos[i * m->nq + k]);
    for (int k = 0; k < m->na; k++) printf(" %g", m->key_act[i * m->na + k]);
    for (int k = 0; k < m->nu; k++) printf(" %g", m->key_ctrl[i * m->nu + k]);
    printf("\n");
  }
}

static void own_parts(void) {
  mjSpec* s = parse(
      "<mujoco><worldbody><body name='b'><joint name='j'/><geom size='.1'/></body><body name='c'>"
      "<joint name='jc'/><geom size='.1'/></body><frame name='f'/></worldbody><actuator><position "
      "name='a' joint='j' timeconst='.01'/><position name='ac' joint='jc' timeconst='.01'/>"
      "</actuator><keyframe><key name='k' qpos='7 8' act='5 4' ctrl='6 3'/></keyframe></mujoco>");
  mjs_setDeepCopy(s, 1);
  mjsElement* f = mjs_findFrame(s, "f")->element;
  mjs_attach(f, mjs_findBody(s, "b")->element, "x-", "");
  mjs_attach(f, mjs_findBody(s, "c")->element, "y-", "");
  mjs_attach(f, mjs_findBody(s, "x-b")->element, "z-", "");
  mjModel* m = mj_compile(s, NULL);
  keys(m);
  mj_deleteModel(m);
  mj_deleteSpec(s);
}

static void world_of_another(void) {
  mjSpec* p =
      parse("<mujoco model='p'><worldbody><frame name='f' pos='1 2 3'/></worldbody></mujoco>");
  mjSpec* c = parse(
      "<mujoco model='child'><default><geom rgba='1 0 0 1'/></default><worldbody><body name='s'>"
      "<joint/><geom size='.1'/></body><geom size='.3'/></worldbody></mujoco>");
  mjsBody* w = mjs_asBody(
      mjs_attach(mjs_findFrame(p, "f")->element, mjs_findBody(c, "world")->element, "a-", "-z"));
  printf("world: %s, classes %d %d, spec %d\n", name(w->element),
         mjs_findDefault(p, "a-main-z") != NULL, mjs_findDefault(p, "a-main") != NULL,
         mjs_findSpec(p, "child") != NULL);
  list(p, mjOBJ_BODY);
  mjModel* m = mj_compile(p, NULL);
  printf("bodies %d %g %g\n", (int)m->nbody, m->body_pos[3], m->geom_rgba[1]);
  mj_deleteModel(m);
  mjs_bodyToFrame(&w);
  m = mj_compile(p, NULL);
  printf("bodies %d %g %s\n", (int)m->nbody, m->body_pos[3], mj_id2name(m, mjOBJ_BODY, 1));
  mj_deleteModel(m);
}

static void inertia(void) {
  mjSpec* s =
      parse("<mujoco><worldbody><body name='p'><body name='c'><inertial mass='1' pos='0 0 0' "
            "diaginertia='1 2 3'/></body></body></worldbody></mujoco>");
  mj_deleteModel(mj_compile(s, NULL));
  mjsBody *c = mjs_findBody(s, "c"), *p = mjs_findBody(s, "p");
  mjs_bodyToFrame(&c);
  printf("inertia %g %g %g %g\n", p->mass, p->fullinertia[0], p->fullinertia[1], p->fullinertia[2]);
  mj_deleteSpec(s);
}

static void texture(void) {
  for (int flip = 0; flip < 4; flip++) {
    mjSpec* s = mj_makeSpec();
    mjsTexture* t = mjs_addTexture(s);
    mjs_setName(t->element, "t");
    t->type = mjTEXTURE_2D;
    t->width = t->height = 2;
    t->nchannel = 1;
    t->hflip = (mjtByte)(flip % 2);
    t->vflip = (mjtByte)(flip / 2);
    unsigned char data[4] = {1, 2, 3, 4};
    mjs_setBuffer(t->data, data, 4);
    mjModel* m = mj_compile(s, NULL);
    char xml[2000], error[500];
    printf("texture %d %d %d %d, saved %d\n", m->tex_data[0], m->tex_data[1], m->tex_data[2],
           m->tex_data[3], mj_saveXMLString(s, xml, sizeof xml, error, sizeof error) == 0);
    mj_deleteModel(m);
    mj_deleteSpec(s);
  }
}

int main(void) {
  order();
  own_parts();
  world_of_another();
  inertia();
  texture();
  return 0;
}
