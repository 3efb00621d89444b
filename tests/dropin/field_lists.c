// The lists of fields of mjxmacro.h: sums over every array of a model and a data, by name and
// shape.
#include <mujoco/mjxmacro.h>
#include <mujoco/mujoco.h>
#include <stdio.h>
#include <string.h>

static const char xml[] = "<mujoco><worldbody><body name='b' user='1 2'><joint axis='0 1 0'/><geom "
                          "size='.1 .2' type='capsule'/>"
                          "<site name='s'/></body></worldbody><actuator><motor site='s' gear='1 0 "
                          "0 0 0 0'/></actuator></mujoco>";

int main(void) {
  char error[1000] = "";
  mjSpec* s = mj_parseXMLString(xml, NULL, error, sizeof error);
  mjModel* m = s ? mj_compile(s, NULL) : NULL;
  if (!m) return printf("%s\n", error), 1;
  mjData* d = mj_makeData(m);
  mj_step(m, d);
  long sizes = 0, arrays = 0, numbers = 0, options = 0;
#define X(name) sizes += strcmp(#name, "nbuffer") && m->name >= 0;
  MJMODEL_SIZES
#undef X
  {
    MJMODEL_POINTERS_PREAMBLE(m)
#define X(type, name, nr, nc)                                                                      \
  arrays += sizeof(type) == sizeof(m->name[0]) && (m->name != NULL || m->nr * (nc) == 0);          \
  numbers += strcmp(#name, "signature") ? (long)(m->nr * (nc)) : 0;
    MJMODEL_POINTERS
#undef X
        (void)
    nq, (void)na, (void)nu, (void)nmocap;
  }
  printf("%d %ld %ld\n", sizes > 60, arrays > 300 ? 1 : arrays, numbers);
  arrays = numbers = 0;
#define X(type, name, nr, nc)                                                                      \
  arrays++;                                                                                        \
  numbers += (long)(m->nr * (nc));
  {
    MJDATA_POINTERS_PREAMBLE(m)
    MJDATA_POINTERS(void) nv;
  }
#undef X
  printf("%ld %ld\n", arrays, numbers);
#define X(type, name) options += (long)m->opt.name;
  MJOPTION_INTS
#undef X
  printf("%ld\n", options);
#define X(type, name, n) options += (n);
  MJSTATISTIC_FIELDS
#undef X
#define X(group, type, name, n)                                                                    \
  options += (n) * (long)sizeof(m->vis.group.name) / (long)sizeof(type);
  MJVISUAL_FIELDS
#undef X
  printf("%ld %s %s\n", options, mjDISABLESTRING[3], mjVISSTRING[0][0]);
  mj_deleteData(d);
  mj_deleteModel(m);
  mj_deleteSpec(s);
  return 0;
}
