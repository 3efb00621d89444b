// The window of MuJoCo's Simulate; here it is a page in the browser, and the adapter has no work.
#ifndef CORTEN_MUJOCO_PLATFORM_UI_ADAPTER_H
#define CORTEN_MUJOCO_PLATFORM_UI_ADAPTER_H

namespace mujoco {

class PlatformUIAdapter {
public:
  virtual ~PlatformUIAdapter() = default;
};

} // namespace mujoco

#endif
