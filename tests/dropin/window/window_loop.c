// A program with a window of its own, as programs for MuJoCo have it: GLFW makes the window and its
// OpenGL context, mjv_ functions make the scene, mjr_ functions draw it, callbacks of GLFW move the
// camera and drag bodies. Prints what the user did.
#include <GLFW/glfw3.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static mjModel* m;
static mjData* d;
static mjvCamera cam;
static mjvOption opt;
static mjvPerturb pert;
static mjvScene scn;
static mjrContext con;
static int paused, pressed[3];
static double before[2];

static void on_key(GLFWwindow* window, int key, int code, int act, int mods) {
  (void)code, (void)mods;
  if (act != GLFW_PRESS) return;
  if (key == GLFW_KEY_ESCAPE) glfwSetWindowShouldClose(window, GLFW_TRUE);
  if (key == GLFW_KEY_SPACE) paused = !paused;
  if (key == GLFW_KEY_C) opt.flags[mjVIS_CONTACTPOINT] ^= 1;
  if (key == GLFW_KEY_BACKSPACE) {
    mj_resetData(m, d);
    mj_forward(m, d);
  }
}

static int control_held(GLFWwindow* window) {
  return glfwGetKey(window, GLFW_KEY_LEFT_CONTROL) == GLFW_PRESS ||
         glfwGetKey(window, GLFW_KEY_RIGHT_CONTROL) == GLFW_PRESS;
}

// The body under the pointer.
static void pick(double x, double y, int width, int height) {
  mjtNum point[3];
  int geom[1] = {-1}, flex[1] = {-1}, skin[1] = {-1};
  pert.select = mjv_select(m, d, &opt, (mjtNum)width / height, x / width, 1 - y / height, &scn,
                           point, geom, flex, skin);
  if (pert.select <= 0) return;
  mjtNum away[3];
  mju_sub3(away, point, d->xpos + 3 * pert.select);
  mju_mulMatTVec3(pert.localpos, d->xmat + 9 * pert.select, away);
}

static void on_button(GLFWwindow* window, int button, int act, int mods) {
  int width, height;
  (void)mods;
  glfwGetCursorPos(window, before, before + 1);
  glfwGetWindowSize(window, &width, &height);
  if (button < 3) pressed[button] = act == GLFW_PRESS;
  if (act == GLFW_RELEASE) pert.active = 0;
  if (act == GLFW_PRESS && button == GLFW_MOUSE_BUTTON_MIDDLE)
    pick(before[0], before[1], width, height);
  if (act == GLFW_PRESS && control_held(window) && pert.select > 0) {
    pert.active = button == GLFW_MOUSE_BUTTON_RIGHT ? mjPERT_TRANSLATE : mjPERT_ROTATE;
    mjv_initPerturb(m, d, &scn, &pert);
  }
}

static void on_move(GLFWwindow* window, double x, double y) {
  int width, height;
  const double dx = x - before[0], dy = y - before[1];
  before[0] = x;
  before[1] = y;
  glfwGetWindowSize(window, &width, &height);
  if (!pressed[GLFW_MOUSE_BUTTON_LEFT] && !pressed[GLFW_MOUSE_BUTTON_RIGHT]) return;
  const int action = pressed[GLFW_MOUSE_BUTTON_RIGHT] ? mjMOUSE_MOVE_V : mjMOUSE_ROTATE_V;
  if (pert.active)
    mjv_movePerturb(m, d, action, dx / height, dy / height, &scn, &pert);
  else
    mjv_moveCamera(m, action, dx / height, dy / height, &scn, &cam);
}

static void on_scroll(GLFWwindow* window, double x, double y) {
  (void)window, (void)x;
  mjv_moveCamera(m, mjMOUSE_ZOOM, 0, -0.05 * y, &scn, &cam);
}

static void draw(GLFWwindow* window) {
  mjrRect view = {0, 0, 0, 0};
  char text[100];
  glfwGetFramebufferSize(window, &view.width, &view.height);
  mjv_updateScene(m, d, &opt, &pert, &cam, mjCAT_ALL, &scn);
  mjr_render(view, &scn, &con);
  snprintf(text, sizeof text, "%.3f", d->time);
  mjr_overlay(mjFONT_NORMAL, mjGRID_TOPLEFT, view, "Time", text, &con);
  glfwSwapBuffers(window);
}

static void step(void) {
  const mjtNum start = d->time;
  mju_zero(d->xfrc_applied, 6 * (int)m->nbody);
  mjv_applyPerturbPose(m, d, &pert, paused);
  mjv_applyPerturbForce(m, d, &pert);
  if (paused)
    mj_forward(m, d);
  else
    while (d->time - start < 1.0 / 60) mj_step(m, d);
}

int main(int argc, char** argv) {
  char error[1000] = "";
  m = argc == 2 ? mj_loadXML(argv[1], NULL, error, sizeof error) : NULL;
  if (!m) return printf("%s\n", error), 1;
  d = mj_makeData(m);
  if (!glfwInit()) return printf("no display\n"), 2;
  GLFWwindow* window = glfwCreateWindow(480, 360, "window_loop", NULL, NULL);
  if (!window) return printf("no window with OpenGL\n"), 3;
  glfwMakeContextCurrent(window);
  glfwSwapInterval(1);
  mjv_defaultFreeCamera(m, &cam);
  mjv_defaultOption(&opt);
  mjv_defaultPerturb(&pert);
  mjv_defaultScene(&scn);
  mjr_defaultContext(&con);
  mjv_makeScene(m, &scn, 2000);
  mjr_makeContext(m, &con, mjFONTSCALE_100);
  glfwSetKeyCallback(window, on_key);
  glfwSetMouseButtonCallback(window, on_button);
  glfwSetCursorPosCallback(window, on_move);
  glfwSetScrollCallback(window, on_scroll);
  printf("window %d\n", con.windowAvailable);
  fflush(stdout);
  while (!glfwWindowShouldClose(window)) {
    step();
    draw(window);
    glfwPollEvents();
    printf("%.3f %d %g %g %g %d %g %g\n", d->time, paused, cam.azimuth, cam.elevation, cam.distance,
           pert.select, d->qpos[0], d->qpos[2]);
    fflush(stdout);
  }
  mjv_freeScene(&scn);
  mjr_freeContext(&con);
  mj_deleteData(d);
  mj_deleteModel(m);
  glfwTerminate();
  return 0;
}
