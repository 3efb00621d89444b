# find_package(mujoco) of a build that was written for MuJoCo: mujoco::mujoco is Corten with MuJoCo's names.
include(CMakeFindDependencyMacro)
find_dependency(corten HINTS "${CMAKE_CURRENT_LIST_DIR}/../corten")
if(NOT TARGET mujoco::mujoco)
  add_library(mujoco::mujoco INTERFACE IMPORTED)
  target_link_libraries(mujoco::mujoco INTERFACE corten::mujoco corten::corten)
endif()
set(mujoco_VERSION 3.5.0)
