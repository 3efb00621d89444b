// A C++ program with MuJoCo's class Simulate: a thread that steps, and the window in the main thread.
// With "passive" the window only shows what Sync hands over.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <thread>

#include <mujoco/mujoco.h>
#include "array_safety.h"
#include "glfw_adapter.h"
#include "simulate.h"

namespace {
namespace mj = ::mujoco;
namespace mju = ::mujoco::sample_util;

void Physics(mj::Simulate* sim, const char* path, bool passive) {
  char error[1000] = "", title[20];
  mju::strcpy_arr(title, path);
  sim->LoadMessage(title);
  mjModel* m = mj_loadXML(path, nullptr, error, mju::arrayLength(error));
  mjData* d = m ? mj_makeData(m) : nullptr;
  if (!d) {
    std::printf("%s\n", error);
    sim->exitrequest.store(1);
    return;
  }
  sim->Load(m, d, path);
  sim->cam.azimuth = 55;
  while (!sim->exitrequest.load()) {
    {
      const std::unique_lock<std::recursive_mutex> lock(sim->mtx);
      if (sim->run) {
        sim->InjectNoise(sim->key);
        mj_step(m, d);
        sim->AddToHistory();
      }
      if (passive) sim->Sync();
      std::printf("%.3f %g %g %d %g\n", d->time, sim->cam.azimuth, sim->cam.distance, sim->pert.select,
                  d->xfrc_applied[6]);
      std::fflush(stdout);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(2));
  }
  const std::unique_lock<std::recursive_mutex> lock(sim->mtx);
  mj_deleteData(d);
  mj_deleteModel(m);
}
}  // namespace

int main(int argc, char** argv) {
  const bool passive = argc == 3 && std::strcmp(argv[2], "passive") == 0;
  mjvCamera cam;
  mjvOption opt;
  mjvPerturb pert;
  if (argc < 2 || mjVERSION_HEADER != mj_version()) return 1;
  mjv_defaultCamera(&cam);
  mjv_defaultOption(&opt);
  mjv_defaultPerturb(&pert);
  auto sim = std::make_unique<mj::Simulate>(std::make_unique<mj::GlfwAdapter>(), &cam, &opt, &pert,
                                            /* is_passive = */ passive);
  std::thread physics(Physics, sim.get(), argv[1], passive);
  sim->RenderLoop();
  physics.join();
  std::puts("end");
  return 0;
}
