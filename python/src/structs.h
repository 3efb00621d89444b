// Written by tools/gen.py from schema/. Do not edit.
// clang-format off
#ifndef CORTEN_PYTHON_STRUCTS_H
#define CORTEN_PYTHON_STRUCTS_H

#include "core.h"

extern PyStruct struct_MjLROpt;
extern PyStruct struct_MjOption;
extern PyStruct struct_Global;
extern PyStruct struct_Quality;
extern PyStruct struct_Headlight;
extern PyStruct struct_Map;
extern PyStruct struct_Scale;
extern PyStruct struct_Rgba;
extern PyStruct struct_MjVisual;
extern PyStruct struct_MjStatistic;
extern PyStruct struct_MjModel;
extern PyStruct struct_MjContact;
extern PyStruct struct_MjWarningStat;
extern PyStruct struct_MjTimerStat;
extern PyStruct struct_MjSolverStat;
extern PyStruct struct_MjData;
extern PyStruct struct_MjsElement;
extern PyStruct struct_MjsCompiler;
extern PyStruct struct_MjSpec;
extern PyStruct struct_MjsOrientation;
extern PyStruct struct_MjsPlugin;
extern PyStruct struct_MjsBody;
extern PyStruct struct_MjsFrame;
extern PyStruct struct_MjsJoint;
extern PyStruct struct_MjsGeom;
extern PyStruct struct_MjsSite;
extern PyStruct struct_MjsCamera;
extern PyStruct struct_MjsLight;
extern PyStruct struct_MjsFlex;
extern PyStruct struct_MjsMesh;
extern PyStruct struct_MjsHField;
extern PyStruct struct_MjsSkin;
extern PyStruct struct_MjsDeform;
extern PyStruct struct_MjsTexture;
extern PyStruct struct_MjsMaterial;
extern PyStruct struct_MjsPair;
extern PyStruct struct_MjsExclude;
extern PyStruct struct_MjsEquality;
extern PyStruct struct_MjsTendon;
extern PyStruct struct_MjsWrap;
extern PyStruct struct_MjsActuator;
extern PyStruct struct_MjsSensor;
extern PyStruct struct_MjsNumeric;
extern PyStruct struct_MjsText;
extern PyStruct struct_MjsTuple;
extern PyStruct struct_MjsKey;
extern PyStruct struct_MjsDefault;
extern PyStruct struct_MjvPerturb;
extern PyStruct struct_MjvCamera;
extern PyStruct struct_MjvGLCamera;
extern PyStruct struct_MjvGeom;
extern PyStruct struct_MjvLight;
extern PyStruct struct_MjvOption;
extern PyStruct struct_MjvScene;
extern PyStruct struct_MjvFigure;
extern PyStruct struct_MjrRect;
extern PyStruct struct_MjrContext;
extern PyStruct struct_MjDerivativeOption;
extern PyStruct struct_MjDerivativeKink;
extern PyStruct struct_MjDerivativeInfo;

#endif
