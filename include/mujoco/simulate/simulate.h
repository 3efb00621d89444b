// MuJoCo's class Simulate as a page in the browser, for C++ programs that were written for it: with
// a viewer that only shows (is_passive) or with a physics thread of the program. Include it as
// before, with this folder on the path, and link corten::viewer.
//
// RenderLoop serves the page; Load, Sync and the members mtx, run, exitrequest are used as before.
// There are no panels of one's own and no history of states; the page has its panels, and steers
// neither time nor speed of a program.
#ifndef CORTEN_MUJOCO_SIMULATE_H
#define CORTEN_MUJOCO_SIMULATE_H

// clang-format off: MuJoCo's names come first
#include <corten/viewer.h>

#include <mujoco/mujoco.h>
// clang-format on
#include <atomic>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdio>
#include <memory>
#include <mujoco/simulate/platform_ui_adapter.h>
#include <mutex>
#include <random>
#include <thread>
#include <utility>

namespace mujoco {

class SimulateMutex : public std::recursive_mutex {};
using MutexLock = std::unique_lock<std::recursive_mutex>;

class Simulate {
public:
  using Clock = std::chrono::steady_clock;
  static constexpr int kMaxFilenameLength = 1000;
  static constexpr int kMaxGeom = 20000;

  Simulate(std::unique_ptr<PlatformUIAdapter> adapter, mjvCamera* camera, mjvOption* option,
           mjvPerturb* perturb, bool is_passive)
      : is_passive_(is_passive), cam(*camera), opt(*option), pert(*perturb),
        platform_ui(std::move(adapter)) {}

  ~Simulate() { ctw_close(viewer_); }
  Simulate(const Simulate&) = delete;
  Simulate& operator=(const Simulate&) = delete;

  // Shows a model, which stays the program's. Waits until RenderLoop has taken it.
  void Load(mjModel* m, mjData* d, const char* displayed_filename) {
    MutexLock lock(mtx);
    m_ = m;
    d_ = d;
    std::snprintf(filename, sizeof filename, "%s", displayed_filename ? displayed_filename : "");
    loadrequest = 1;
    cond_loadrequest.wait(lock, [this] { return loadrequest == 0 || exitrequest.load(); });
  }

  void LoadMessage(const char* displayed_filename) { ShowText(displayed_filename); }
  void LoadMessageClear() { ShowText(""); }

  // Shows the present state and takes what the user did: forces, camera, options.
  void Sync(bool state_only = false) {
    MutexLock lock(mtx);
    if (viewer_) Exchange(state_only);
  }

  // Serves the page until it is closed or exitrequest is set.
  void RenderLoop() {
    while (!exitrequest.load()) {
      {
        MutexLock lock(mtx);
        if (loadrequest) LoadOnRenderThread();
        if (viewer_ && !is_passive_) Exchange(false);
        if (viewer_ && !Serve()) exitrequest.store(1);
      }
      std::this_thread::sleep_for(std::chrono::milliseconds(4));
    }
    MutexLock lock(mtx);
    loadrequest = 0;
    cond_loadrequest.notify_all();
    ctw_close(viewer_);
    viewer_ = nullptr;
    exitrequest.store(2);
  }

  void UpdateHField(int) { Again(); }
  void UpdateMesh(int) { Again(); }
  void UpdateTexture(int) { Again(); }

  // Noise on the controls, if the program asks for it by ctrl_noise_std.
  void InjectNoise(int = -1) {
    if (ctrl_noise_std <= 0 || !m_ || !d_) return;
    const double keep = ctrl_noise_rate > 0 ? std::exp(-m_->opt.timestep / ctrl_noise_rate) : 0;
    std::normal_distribution<double> normal(0, ctrl_noise_std * std::sqrt(1 - keep * keep));
    for (int i = 0; i < m_->nu; i++) d_->ctrl[i] = keep * d_->ctrl[i] + normal(random_);
  }

  void AddToHistory() {}

  bool is_passive_;
  mjModel* m_ = nullptr;
  mjData* d_ = nullptr;
  SimulateMutex mtx;
  std::condition_variable_any cond_loadrequest;
  int loadrequest = 0;
  std::atomic_int exitrequest{0};
  std::atomic_int droploadrequest{0};
  std::atomic_int uiloadrequest{0};
  int run = 1;
  int key = 0; // keyframe that was chosen
  int busywait = 0;
  int fontscale = 0, vsync = 1;
  bool speed_changed = true;
  float measured_slowdown = 1;
  int real_time_index = 0;
  static constexpr float percentRealTime[] = {100, 80, 66, 50, 40, 33, 25, 20, 16, 13, 10};
  double ctrl_noise_std = 0, ctrl_noise_rate = 0;
  char load_error[kMaxFilenameLength] = "";
  char filename[kMaxFilenameLength] = "";
  char dropfilename[kMaxFilenameLength] = "";
  mjvScene* user_scn = nullptr;
  mjvCamera& cam;
  mjvOption& opt;
  mjvPerturb& pert;
  std::unique_ptr<PlatformUIAdapter> platform_ui;

private:
  void LoadOnRenderThread() {
    if (viewer_) {
      ctw_show(viewer_, m_, d_);
    } else {
      viewer_ = ctw_launch(m_, d_, nullptr, load_error, sizeof load_error);
      if (viewer_) {
        std::fprintf(stderr, "%s\n", ctw_url(viewer_));
      } else {
        std::fprintf(stderr, "Simulate: %s\n", load_error);
        exitrequest.store(1);
      }
      mjv_defaultFreeCamera(m_, &cam);
    }
    loadrequest = 0;
    cond_loadrequest.notify_all();
  }

  // The view of the program and that of the viewer are the same before and after the pages are
  // served.
  void GiveView() {
    *ctw_camera(viewer_) = cam;
    *ctw_option(viewer_) = opt;
  }

  void TakeView() {
    cam = *ctw_camera(viewer_);
    opt = *ctw_option(viewer_);
    pert = *ctw_perturb(viewer_);
  }

  bool Serve() {
    GiveView();
    const bool running = ctw_isRunning(viewer_) != 0;
    TakeView();
    return running;
  }

  void Exchange(bool state_only) {
    GiveView();
    if (!state_only) CopyShapes();
    ctw_sync(viewer_);
    TakeView();
  }

  void CopyShapes() {
    mjvScene* shown = ctw_scene(viewer_);
    const int n = user_scn ? user_scn->ngeom : 0;
    shown->ngeom = n < shown->maxgeom ? n : shown->maxgeom;
    for (int i = 0; i < shown->ngeom; i++) shown->geoms[i] = user_scn->geoms[i];
  }

  void ShowText(const char* text) {
    MutexLock lock(mtx);
    if (viewer_) ctw_setText(viewer_, mjGRID_TOPLEFT, text);
  }

  void Again() {
    MutexLock lock(mtx);
    if (viewer_) ctw_show(viewer_, m_, d_);
  }

  ctwViewer* viewer_ = nullptr;
  std::mt19937 random_;
};

} // namespace mujoco

#endif
