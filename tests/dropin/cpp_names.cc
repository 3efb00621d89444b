// What C++ programs rely on: forward declarations, qualified names, std:: by the header.
typedef struct mjModel_ mjModel;
typedef struct mjData_ mjData;
struct Simulation {
  mjModel* model = nullptr;
  mjData* data = nullptr;
};
#include <mujoco/mujoco.h>

#include <cstdio>

namespace {
int controlled;
void control(const mjModel* m, mjData* d) {
  controlled++;
  for (int i = 0; i < m->nu; i++) d->ctrl[i] = 0.5;
}
const char kXml[] =
    "<mujoco><worldbody><body name='b'><joint name='j'/><geom size='.1' name='g'/></body></worldbody>"
    "<actuator><motor joint='j'/></actuator></mujoco>";
}  // namespace

int main() {
  char error[1000] = "";
  std::string text = kXml;
  mjSpec* spec = mj_parseXMLString(text.c_str(), nullptr, error, sizeof error);
  Simulation sim;
  sim.model = mj_compile(spec, nullptr);
  sim.data = mj_makeData(sim.model);
  ::mjcb_control = control;
  for (int i = 0; i < 10; i++) ::mj_step(sim.model, sim.data);
  ::mjcb_control = nullptr;
  std::printf("%d %.9g\n", controlled, sim.data->qpos[0]);
  const char** names = mjDISABLESTRING;
  const char* (*vis)[3] = mjVISSTRING;
  std::printf("%s %s\n", names[1], vis[0][0]);
  mj_deleteData(sim.data);
  mj_deleteModel(sim.model);
  mj_deleteSpec(spec);
  return 0;
}
