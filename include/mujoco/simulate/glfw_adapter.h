// The name under which programs make the window of Simulate; nothing of GLFW is needed.
#ifndef CORTEN_MUJOCO_GLFW_ADAPTER_H
#define CORTEN_MUJOCO_GLFW_ADAPTER_H

#include <mujoco/simulate/platform_ui_adapter.h>

namespace mujoco {

class GlfwAdapter : public PlatformUIAdapter {};

} // namespace mujoco

#endif
