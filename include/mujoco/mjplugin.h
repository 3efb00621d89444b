// Written by tools/gen.py from schema/plugin.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJPLUGIN_H
#define MUJOCO_MJPLUGIN_H

#include <mujoco/mjtags.h>
#include <corten/plugin.h>
#include <mujoco/mjdata.h>
#include <mujoco/mjspec.h>
#include <mujoco/mjvisualize.h>

typedef ctfOpenResource mjfOpenResource;
typedef ctfReadResource mjfReadResource;
typedef ctfCloseResource mjfCloseResource;
typedef ctfMountResource mjfMountResource;
typedef ctfUnmountResource mjfUnmountResource;
typedef ctfResourceModified mjfResourceModified;
typedef ctfDecode mjfDecode;
typedef ctfCanDecode mjfCanDecode;
typedef ctfPluginLibraryLoadCallback mjfPluginLibraryLoadCallback;
typedef ctResource mjResource;
typedef ctpResourceProvider mjpResourceProvider;
typedef ctpDecoder mjpDecoder;
typedef ctpPlugin mjpPlugin;
typedef ctSDF mjSDF;

// what a library of plugins runs when it is loaded
#if defined(__GNUC__)
#define mjPLUGIN_LIB_INIT __attribute__((constructor)) static void mjplugin_init_(void)
#endif

#endif
