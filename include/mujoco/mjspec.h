// Written by tools/gen.py from schema/spec.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJSPEC_H
#define MUJOCO_MJSPEC_H

#include <mujoco/mjtags.h>
#include <corten/spec.h>
#include <mujoco/mjmodel.h>

typedef ctString mjString;
typedef ctStringVec mjStringVec;
typedef ctIntVec mjIntVec;
typedef ctIntVecVec mjIntVecVec;
typedef ctFloatVec mjFloatVec;
typedef ctFloatVecVec mjFloatVecVec;
typedef ctDoubleVec mjDoubleVec;
typedef ctByteVec mjByteVec;
typedef ctsElement mjsElement;
typedef ctsCompiler mjsCompiler;
typedef ctSpec mjSpec;
typedef ctsOrientation mjsOrientation;
typedef ctsPlugin mjsPlugin;
typedef ctsBody mjsBody;
typedef ctsFrame mjsFrame;
typedef ctsJoint mjsJoint;
typedef ctsGeom mjsGeom;
typedef ctsSite mjsSite;
typedef ctsCamera mjsCamera;
typedef ctsLight mjsLight;
typedef ctsFlex mjsFlex;
typedef ctsMesh mjsMesh;
typedef ctsHField mjsHField;
typedef ctsSkin mjsSkin;
typedef ctsTexture mjsTexture;
typedef ctsMaterial mjsMaterial;
typedef ctsPair mjsPair;
typedef ctsExclude mjsExclude;
typedef ctsEquality mjsEquality;
typedef ctsTendon mjsTendon;
typedef ctsWrap mjsWrap;
typedef ctsActuator mjsActuator;
typedef ctsSensor mjsSensor;
typedef ctsNumeric mjsNumeric;
typedef ctsText mjsText;
typedef ctsTuple mjsTuple;
typedef ctsKey mjsKey;
typedef ctsDefault mjsDefault;

#if defined(__cplusplus)
#include <mujoco/mjvector.h>
#endif

#endif
