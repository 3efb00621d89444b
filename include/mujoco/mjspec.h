// Written by tools/gen.py from schema/spec.schema. Do not edit.
// clang-format off
#ifndef MUJOCO_MJSPEC_H
#define MUJOCO_MJSPEC_H

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
#define mjsElement_ ctsElement_
typedef ctsCompiler mjsCompiler;
#define mjsCompiler_ ctsCompiler_
typedef ctSpec mjSpec;
#define mjSpec_ ctSpec_
typedef ctsOrientation mjsOrientation;
#define mjsOrientation_ ctsOrientation_
typedef ctsPlugin mjsPlugin;
#define mjsPlugin_ ctsPlugin_
typedef ctsBody mjsBody;
#define mjsBody_ ctsBody_
typedef ctsFrame mjsFrame;
#define mjsFrame_ ctsFrame_
typedef ctsJoint mjsJoint;
#define mjsJoint_ ctsJoint_
typedef ctsGeom mjsGeom;
#define mjsGeom_ ctsGeom_
typedef ctsSite mjsSite;
#define mjsSite_ ctsSite_
typedef ctsCamera mjsCamera;
#define mjsCamera_ ctsCamera_
typedef ctsLight mjsLight;
#define mjsLight_ ctsLight_
typedef ctsFlex mjsFlex;
#define mjsFlex_ ctsFlex_
typedef ctsMesh mjsMesh;
#define mjsMesh_ ctsMesh_
typedef ctsHField mjsHField;
#define mjsHField_ ctsHField_
typedef ctsSkin mjsSkin;
#define mjsSkin_ ctsSkin_
typedef ctsTexture mjsTexture;
#define mjsTexture_ ctsTexture_
typedef ctsMaterial mjsMaterial;
#define mjsMaterial_ ctsMaterial_
typedef ctsPair mjsPair;
#define mjsPair_ ctsPair_
typedef ctsExclude mjsExclude;
#define mjsExclude_ ctsExclude_
typedef ctsEquality mjsEquality;
#define mjsEquality_ ctsEquality_
typedef ctsTendon mjsTendon;
#define mjsTendon_ ctsTendon_
typedef ctsWrap mjsWrap;
#define mjsWrap_ ctsWrap_
typedef ctsActuator mjsActuator;
#define mjsActuator_ ctsActuator_
typedef ctsSensor mjsSensor;
#define mjsSensor_ ctsSensor_
typedef ctsNumeric mjsNumeric;
#define mjsNumeric_ ctsNumeric_
typedef ctsText mjsText;
#define mjsText_ ctsText_
typedef ctsTuple mjsTuple;
#define mjsTuple_ ctsTuple_
typedef ctsKey mjsKey;
#define mjsKey_ ctsKey_
typedef ctsDefault mjsDefault;
#define mjsDefault_ ctsDefault_

#endif
