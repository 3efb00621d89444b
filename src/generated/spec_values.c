// Written by tools/gen/gen_mjcf.py from schema/spec.schema. Do not edit.
#include "generated/spec_values.h"

static const SpecValue ctSpec_value[] = {
    {offsetof(ctSpec, modelname), VALUE_STRING},
    {offsetof(ctSpec, compiler.meshdir), VALUE_STRING},
    {offsetof(ctSpec, compiler.texturedir), VALUE_STRING},
    {offsetof(ctSpec, comment), VALUE_STRING},
    {offsetof(ctSpec, modelfiledir), VALUE_STRING},
    {offsetof(ctSpec, formulation), VALUE_STRING},
    {offsetof(ctSpec, formulation_params), VALUE_DOUBLEVEC},
};
const SpecValues spec_values_ctSpec = {ctSpec_value, 7};

static const SpecValue ctsPlugin_value[] = {
    {offsetof(ctsPlugin, name), VALUE_STRING},
    {offsetof(ctsPlugin, plugin_name), VALUE_STRING},
    {offsetof(ctsPlugin, info), VALUE_STRING},
};
const SpecValues spec_values_ctsPlugin = {ctsPlugin_value, 3};

static const SpecValue ctsBody_value[] = {
    {offsetof(ctsBody, childclass), VALUE_STRING},
    {offsetof(ctsBody, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsBody, plugin.name), VALUE_STRING},
    {offsetof(ctsBody, plugin.plugin_name), VALUE_STRING},
    {offsetof(ctsBody, plugin.info), VALUE_STRING},
    {offsetof(ctsBody, info), VALUE_STRING},
};
const SpecValues spec_values_ctsBody = {ctsBody_value, 6};

static const SpecValue ctsFrame_value[] = {
    {offsetof(ctsFrame, childclass), VALUE_STRING},
    {offsetof(ctsFrame, info), VALUE_STRING},
};
const SpecValues spec_values_ctsFrame = {ctsFrame_value, 2};

static const SpecValue ctsJoint_value[] = {
    {offsetof(ctsJoint, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsJoint, info), VALUE_STRING},
};
const SpecValues spec_values_ctsJoint = {ctsJoint_value, 2};

static const SpecValue ctsGeom_value[] = {
    {offsetof(ctsGeom, material), VALUE_STRING},
    {offsetof(ctsGeom, hfieldname), VALUE_STRING},
    {offsetof(ctsGeom, meshname), VALUE_STRING},
    {offsetof(ctsGeom, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsGeom, plugin.name), VALUE_STRING},
    {offsetof(ctsGeom, plugin.plugin_name), VALUE_STRING},
    {offsetof(ctsGeom, plugin.info), VALUE_STRING},
    {offsetof(ctsGeom, info), VALUE_STRING},
};
const SpecValues spec_values_ctsGeom = {ctsGeom_value, 8};

static const SpecValue ctsSite_value[] = {
    {offsetof(ctsSite, material), VALUE_STRING},
    {offsetof(ctsSite, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsSite, info), VALUE_STRING},
};
const SpecValues spec_values_ctsSite = {ctsSite_value, 3};

static const SpecValue ctsCamera_value[] = {
    {offsetof(ctsCamera, targetbody), VALUE_STRING},
    {offsetof(ctsCamera, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsCamera, info), VALUE_STRING},
};
const SpecValues spec_values_ctsCamera = {ctsCamera_value, 3};

static const SpecValue ctsLight_value[] = {
    {offsetof(ctsLight, targetbody), VALUE_STRING},
    {offsetof(ctsLight, texture), VALUE_STRING},
    {offsetof(ctsLight, info), VALUE_STRING},
};
const SpecValues spec_values_ctsLight = {ctsLight_value, 3};

static const SpecValue ctsFlex_value[] = {
    {offsetof(ctsFlex, material), VALUE_STRING},
    {offsetof(ctsFlex, bending_model), VALUE_STRING},
    {offsetof(ctsFlex, bending_params), VALUE_DOUBLEVEC},
    {offsetof(ctsFlex, elasticity_model), VALUE_STRING},
    {offsetof(ctsFlex, elasticity_params), VALUE_DOUBLEVEC},
    {offsetof(ctsFlex, nodebody), VALUE_STRINGVEC},
    {offsetof(ctsFlex, vertbody), VALUE_STRINGVEC},
    {offsetof(ctsFlex, node), VALUE_DOUBLEVEC},
    {offsetof(ctsFlex, vert), VALUE_DOUBLEVEC},
    {offsetof(ctsFlex, elem), VALUE_INTVEC},
    {offsetof(ctsFlex, texcoord), VALUE_FLOATVEC},
    {offsetof(ctsFlex, elemtexcoord), VALUE_INTVEC},
    {offsetof(ctsFlex, info), VALUE_STRING},
};
const SpecValues spec_values_ctsFlex = {ctsFlex_value, 13};

static const SpecValue ctsMesh_value[] = {
    {offsetof(ctsMesh, content_type), VALUE_STRING},
    {offsetof(ctsMesh, file), VALUE_STRING},
    {offsetof(ctsMesh, uservert), VALUE_FLOATVEC},
    {offsetof(ctsMesh, usernormal), VALUE_FLOATVEC},
    {offsetof(ctsMesh, usertexcoord), VALUE_FLOATVEC},
    {offsetof(ctsMesh, userface), VALUE_INTVEC},
    {offsetof(ctsMesh, userfacenormal), VALUE_INTVEC},
    {offsetof(ctsMesh, userfacetexcoord), VALUE_INTVEC},
    {offsetof(ctsMesh, plugin.name), VALUE_STRING},
    {offsetof(ctsMesh, plugin.plugin_name), VALUE_STRING},
    {offsetof(ctsMesh, plugin.info), VALUE_STRING},
    {offsetof(ctsMesh, material), VALUE_STRING},
    {offsetof(ctsMesh, info), VALUE_STRING},
};
const SpecValues spec_values_ctsMesh = {ctsMesh_value, 13};

static const SpecValue ctsHField_value[] = {
    {offsetof(ctsHField, content_type), VALUE_STRING},
    {offsetof(ctsHField, file), VALUE_STRING},
    {offsetof(ctsHField, userdata), VALUE_FLOATVEC},
    {offsetof(ctsHField, info), VALUE_STRING},
};
const SpecValues spec_values_ctsHField = {ctsHField_value, 4};

static const SpecValue ctsSkin_value[] = {
    {offsetof(ctsSkin, file), VALUE_STRING},
    {offsetof(ctsSkin, material), VALUE_STRING},
    {offsetof(ctsSkin, vert), VALUE_FLOATVEC},
    {offsetof(ctsSkin, texcoord), VALUE_FLOATVEC},
    {offsetof(ctsSkin, face), VALUE_INTVEC},
    {offsetof(ctsSkin, bodyname), VALUE_STRINGVEC},
    {offsetof(ctsSkin, bindpos), VALUE_FLOATVEC},
    {offsetof(ctsSkin, bindquat), VALUE_FLOATVEC},
    {offsetof(ctsSkin, vertid), VALUE_INTVECVEC},
    {offsetof(ctsSkin, vertweight), VALUE_FLOATVECVEC},
    {offsetof(ctsSkin, info), VALUE_STRING},
};
const SpecValues spec_values_ctsSkin = {ctsSkin_value, 11};

static const SpecValue ctsDeform_value[] = {
    {offsetof(ctsDeform, file), VALUE_STRING},
    {offsetof(ctsDeform, vert), VALUE_DOUBLEVEC},
    {offsetof(ctsDeform, elem), VALUE_INTVEC},
    {offsetof(ctsDeform, start), VALUE_DOUBLEVEC},
    {offsetof(ctsDeform, body), VALUE_STRING},
    {offsetof(ctsDeform, material), VALUE_STRING},
    {offsetof(ctsDeform, pin), VALUE_INTVEC},
    {offsetof(ctsDeform, attach_vertex), VALUE_INTVEC},
    {offsetof(ctsDeform, attach_type), VALUE_INTVEC},
    {offsetof(ctsDeform, attach_name), VALUE_STRINGVEC},
    {offsetof(ctsDeform, attach_pos), VALUE_DOUBLEVEC},
    {offsetof(ctsDeform, attach_compliance), VALUE_DOUBLEVEC},
    {offsetof(ctsDeform, attach_limit), VALUE_DOUBLEVEC},
    {offsetof(ctsDeform, info), VALUE_STRING},
};
const SpecValues spec_values_ctsDeform = {ctsDeform_value, 14};

static const SpecValue ctsTexture_value[] = {
    {offsetof(ctsTexture, content_type), VALUE_STRING},
    {offsetof(ctsTexture, file), VALUE_STRING},
    {offsetof(ctsTexture, cubefiles), VALUE_STRINGVEC},
    {offsetof(ctsTexture, data), VALUE_BYTEVEC},
    {offsetof(ctsTexture, info), VALUE_STRING},
};
const SpecValues spec_values_ctsTexture = {ctsTexture_value, 5};

static const SpecValue ctsMaterial_value[] = {
    {offsetof(ctsMaterial, textures), VALUE_STRINGVEC},
    {offsetof(ctsMaterial, info), VALUE_STRING},
};
const SpecValues spec_values_ctsMaterial = {ctsMaterial_value, 2};

static const SpecValue ctsPair_value[] = {
    {offsetof(ctsPair, geomname1), VALUE_STRING},
    {offsetof(ctsPair, geomname2), VALUE_STRING},
    {offsetof(ctsPair, info), VALUE_STRING},
};
const SpecValues spec_values_ctsPair = {ctsPair_value, 3};

static const SpecValue ctsExclude_value[] = {
    {offsetof(ctsExclude, bodyname1), VALUE_STRING},
    {offsetof(ctsExclude, bodyname2), VALUE_STRING},
    {offsetof(ctsExclude, info), VALUE_STRING},
};
const SpecValues spec_values_ctsExclude = {ctsExclude_value, 3};

static const SpecValue ctsEquality_value[] = {
    {offsetof(ctsEquality, name1), VALUE_STRING},
    {offsetof(ctsEquality, name2), VALUE_STRING},
    {offsetof(ctsEquality, info), VALUE_STRING},
};
const SpecValues spec_values_ctsEquality = {ctsEquality_value, 3};

static const SpecValue ctsTendon_value[] = {
    {offsetof(ctsTendon, material), VALUE_STRING},
    {offsetof(ctsTendon, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsTendon, info), VALUE_STRING},
};
const SpecValues spec_values_ctsTendon = {ctsTendon_value, 3};

static const SpecValue ctsWrap_value[] = {
    {offsetof(ctsWrap, info), VALUE_STRING},
};
const SpecValues spec_values_ctsWrap = {ctsWrap_value, 1};

static const SpecValue ctsActuator_value[] = {
    {offsetof(ctsActuator, target), VALUE_STRING},
    {offsetof(ctsActuator, refsite), VALUE_STRING},
    {offsetof(ctsActuator, slidersite), VALUE_STRING},
    {offsetof(ctsActuator, gain_model), VALUE_STRING},
    {offsetof(ctsActuator, gain_params), VALUE_DOUBLEVEC},
    {offsetof(ctsActuator, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsActuator, plugin.name), VALUE_STRING},
    {offsetof(ctsActuator, plugin.plugin_name), VALUE_STRING},
    {offsetof(ctsActuator, plugin.info), VALUE_STRING},
    {offsetof(ctsActuator, info), VALUE_STRING},
};
const SpecValues spec_values_ctsActuator = {ctsActuator_value, 10};

static const SpecValue ctsSensor_value[] = {
    {offsetof(ctsSensor, objname), VALUE_STRING},
    {offsetof(ctsSensor, refname), VALUE_STRING},
    {offsetof(ctsSensor, userdata), VALUE_DOUBLEVEC},
    {offsetof(ctsSensor, plugin.name), VALUE_STRING},
    {offsetof(ctsSensor, plugin.plugin_name), VALUE_STRING},
    {offsetof(ctsSensor, plugin.info), VALUE_STRING},
    {offsetof(ctsSensor, info), VALUE_STRING},
};
const SpecValues spec_values_ctsSensor = {ctsSensor_value, 7};

static const SpecValue ctsNumeric_value[] = {
    {offsetof(ctsNumeric, data), VALUE_DOUBLEVEC},
    {offsetof(ctsNumeric, info), VALUE_STRING},
};
const SpecValues spec_values_ctsNumeric = {ctsNumeric_value, 2};

static const SpecValue ctsText_value[] = {
    {offsetof(ctsText, data), VALUE_STRING},
    {offsetof(ctsText, info), VALUE_STRING},
};
const SpecValues spec_values_ctsText = {ctsText_value, 2};

static const SpecValue ctsTuple_value[] = {
    {offsetof(ctsTuple, objtype), VALUE_INTVEC},
    {offsetof(ctsTuple, objname), VALUE_STRINGVEC},
    {offsetof(ctsTuple, objprm), VALUE_DOUBLEVEC},
    {offsetof(ctsTuple, info), VALUE_STRING},
};
const SpecValues spec_values_ctsTuple = {ctsTuple_value, 4};

static const SpecValue ctsKey_value[] = {
    {offsetof(ctsKey, qpos), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, qvel), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, act), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, mpos), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, mquat), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, ctrl), VALUE_DOUBLEVEC},
    {offsetof(ctsKey, info), VALUE_STRING},
};
const SpecValues spec_values_ctsKey = {ctsKey_value, 7};
