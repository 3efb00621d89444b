// A program without any header: the names are symbols of a library that is linked with -lmujoco,
// models and data are only passed on.
#include <stdio.h>
#include <string.h>

typedef struct Model Model;
typedef struct Data Data;

Model* mj_loadXML(const char* filename, const void* vfs, char* error, int error_sz);
Data* mj_makeData(const Model* m);
void mj_step(const Model* m, Data* d);
void mj_resetData(const Model* m, Data* d);
void mj_deleteData(Data* d);
void mj_deleteModel(Model* m);
int mj_stateSize(const Model* m, unsigned int sig);
void mj_getState(const Model* m, const Data* d, double* state, unsigned int sig);
int mj_name2id(const Model* m, int type, const char* name);
int mj_version(void);
void mj_resetCallbacks(void);
void mju_clearHandlers(void);
double mju_dot3(const double a[3], const double b[3]);
void mju_warning(const char* msg, ...);
void mju_error_s(const char* msg, const char* text);
void mj_id2name_missing(void) __attribute__((weak));

extern void (*mjcb_control)(const Model* m, Data* d);
extern void (*mju_user_warning)(const char* text);
extern void (*mju_user_error)(const char* text);
extern const char* mjDISABLESTRING[];
extern const char* mjVISSTRING[][3];
extern int (*mjCOLLISIONFUNC[9][9])(const Model* m, const Data* d, void* con, int g1, int g2,
                                    double margin);

static int steps;
static void count(const Model* m, Data* d) { (void)m, (void)d, steps++; }
static char said[200];
static void hear(const char* text) { snprintf(said, sizeof said, "%s", text); }
static int asked;
static int none(const Model* m, const Data* d, void* con, int g1, int g2, double margin) {
  return (void)m, (void)d, (void)con, (void)g1, (void)g2, (void)margin, asked++, 0;
}

#define CHECK(what)                                                                                \
  if (!(what)) return printf("%s\n", #what), 1

static double height(const Model* m, const Data* d) {
  double state[200] = {0};
  if (mj_stateSize(m, 2) > 200) return -1;
  mj_getState(m, d, state, 2); // positions
  return state[2];
}

int main(int argc, char** argv) {
  char error[500] = "";
  CHECK(argc == 2 && mj_version() == 3005000 && !mj_id2name_missing);
  CHECK(mju_dot3((double[]){1, 2, 3}, (double[]){1, 1, 2}) == 9);
  CHECK(!strcmp(mjDISABLESTRING[0], "Constraint") && !strcmp(mjVISSTRING[0][0], "Convex Hull"));

  // variables act wherever the program has them
  mju_user_warning = mju_user_error = hear;
  mju_warning("%d and %s", 7, "text");
  CHECK(!strcmp(said, "7 and text"));
  mju_error_s("no %s", "way");
  CHECK(!strcmp(said, "no way"));
  CHECK(!mj_loadXML("/no/such.xml", NULL, error, sizeof error) && *error);
  mj_step(NULL, NULL);
  CHECK(strstr(said, "mj_step"));

  Model* m = mj_loadXML(argv[1], NULL, error, sizeof error);
  if (!m) return printf("%s\n", error), 1;
  Data* d = mj_makeData(m);
  mjcb_control = count;
  for (int i = 0; i < 1000; i++) mj_step(m, d);
  CHECK(steps == 1000 && mj_name2id(m, 1, "ball") == 1);
  const double rest = height(m, d);
  CHECK(rest > .05 && rest < .15); // on the floor

  // so does the table of collision functions; a plane is 0, a sphere 2
  CHECK(mjCOLLISIONFUNC[0][2]);
  mjCOLLISIONFUNC[0][2] = none;
  mj_resetCallbacks();
  CHECK(!mjcb_control);
  for (int i = 0; i < 500; i++) mj_step(m, d);
  CHECK(steps == 1000 && asked > 0 && height(m, d) < -.1); // through it
  mju_clearHandlers();
  CHECK(!mju_user_warning && !mju_user_error);
  mj_deleteData(d);
  mj_deleteModel(m);
  printf("done\n");
  return 0;
}
