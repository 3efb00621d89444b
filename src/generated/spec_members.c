// Written by tools/gen.py from schema/spec.schema. Do not edit.
// clang-format off
#include "generated/spec_members.h"

#include <stddef.h>

static const SpecMember body_member[] = {
    {offsetof(ctsBody, pos), offsetof(ctModel, body_pos), sizeof(((const ctsBody*)0)->pos), 0, false},
    {offsetof(ctsBody, quat), offsetof(ctModel, body_quat), sizeof(((const ctsBody*)0)->quat), 0, false},
    {offsetof(ctsBody, mass), offsetof(ctModel, body_mass), sizeof(((const ctsBody*)0)->mass), 0, false},
    {offsetof(ctsBody, ipos), offsetof(ctModel, body_ipos), sizeof(((const ctsBody*)0)->ipos), 0, false},
    {offsetof(ctsBody, iquat), offsetof(ctModel, body_iquat), sizeof(((const ctsBody*)0)->iquat), 0, false},
    {offsetof(ctsBody, inertia), offsetof(ctModel, body_inertia), sizeof(((const ctsBody*)0)->inertia), 0, false},
    {offsetof(ctsBody, gravcomp), offsetof(ctModel, body_gravcomp), sizeof(((const ctsBody*)0)->gravcomp), 0, true},
    {offsetof(ctsBody, userdata), offsetof(ctModel, body_user), 0, offsetof(ctModel, nuser_body), false},
};
const SpecMembers spec_members_body = {ctOBJ_BODY, body_member, 8};

static const SpecMember jnt_member[] = {
    {offsetof(ctsJoint, type), offsetof(ctModel, jnt_type), sizeof(((const ctsJoint*)0)->type), 0, false},
    {offsetof(ctsJoint, pos), offsetof(ctModel, jnt_pos), sizeof(((const ctsJoint*)0)->pos), 0, false},
    {offsetof(ctsJoint, axis), offsetof(ctModel, jnt_axis), sizeof(((const ctsJoint*)0)->axis), 0, false},
    {offsetof(ctsJoint, stiffness), offsetof(ctModel, jnt_stiffness), sizeof(((const ctsJoint*)0)->stiffness), 0, false},
    {offsetof(ctsJoint, range), offsetof(ctModel, jnt_range), sizeof(((const ctsJoint*)0)->range), 0, false},
    {offsetof(ctsJoint, margin), offsetof(ctModel, jnt_margin), sizeof(((const ctsJoint*)0)->margin), 0, true},
    {offsetof(ctsJoint, solref_limit), offsetof(ctModel, jnt_solref), sizeof(((const ctsJoint*)0)->solref_limit), 0, true},
    {offsetof(ctsJoint, solimp_limit), offsetof(ctModel, jnt_solimp), sizeof(((const ctsJoint*)0)->solimp_limit), 0, true},
    {offsetof(ctsJoint, actfrcrange), offsetof(ctModel, jnt_actfrcrange), sizeof(((const ctsJoint*)0)->actfrcrange), 0, true},
    {offsetof(ctsJoint, group), offsetof(ctModel, jnt_group), sizeof(((const ctsJoint*)0)->group), 0, false},
    {offsetof(ctsJoint, actgravcomp), offsetof(ctModel, jnt_actgravcomp), sizeof(((const ctsJoint*)0)->actgravcomp), 0, false},
    {offsetof(ctsJoint, userdata), offsetof(ctModel, jnt_user), 0, offsetof(ctModel, nuser_jnt), false},
};
const SpecMembers spec_members_jnt = {ctOBJ_JOINT, jnt_member, 12};

static const SpecMember dof_member[] = {
    {offsetof(ctsJoint, armature), offsetof(ctModel, dof_armature), sizeof(((const ctsJoint*)0)->armature), 0, true},
    {offsetof(ctsJoint, damping), offsetof(ctModel, dof_damping), sizeof(((const ctsJoint*)0)->damping), 0, false},
    {offsetof(ctsJoint, frictionloss), offsetof(ctModel, dof_frictionloss), sizeof(((const ctsJoint*)0)->frictionloss), 0, true},
    {offsetof(ctsJoint, solref_friction), offsetof(ctModel, dof_solref), sizeof(((const ctsJoint*)0)->solref_friction), 0, true},
    {offsetof(ctsJoint, solimp_friction), offsetof(ctModel, dof_solimp), sizeof(((const ctsJoint*)0)->solimp_friction), 0, true},
};
const SpecMembers spec_members_dof = {ctOBJ_JOINT, dof_member, 5};

static const SpecMember geom_member[] = {
    {offsetof(ctsGeom, type), offsetof(ctModel, geom_type), sizeof(((const ctsGeom*)0)->type), 0, false},
    {offsetof(ctsGeom, pos), offsetof(ctModel, geom_pos), sizeof(((const ctsGeom*)0)->pos), 0, false},
    {offsetof(ctsGeom, quat), offsetof(ctModel, geom_quat), sizeof(((const ctsGeom*)0)->quat), 0, false},
    {offsetof(ctsGeom, size), offsetof(ctModel, geom_size), sizeof(((const ctsGeom*)0)->size), 0, false},
    {offsetof(ctsGeom, contype), offsetof(ctModel, geom_contype), sizeof(((const ctsGeom*)0)->contype), 0, false},
    {offsetof(ctsGeom, conaffinity), offsetof(ctModel, geom_conaffinity), sizeof(((const ctsGeom*)0)->conaffinity), 0, false},
    {offsetof(ctsGeom, condim), offsetof(ctModel, geom_condim), sizeof(((const ctsGeom*)0)->condim), 0, false},
    {offsetof(ctsGeom, priority), offsetof(ctModel, geom_priority), sizeof(((const ctsGeom*)0)->priority), 0, false},
    {offsetof(ctsGeom, friction), offsetof(ctModel, geom_friction), sizeof(((const ctsGeom*)0)->friction), 0, true},
    {offsetof(ctsGeom, solmix), offsetof(ctModel, geom_solmix), sizeof(((const ctsGeom*)0)->solmix), 0, true},
    {offsetof(ctsGeom, solref), offsetof(ctModel, geom_solref), sizeof(((const ctsGeom*)0)->solref), 0, true},
    {offsetof(ctsGeom, solimp), offsetof(ctModel, geom_solimp), sizeof(((const ctsGeom*)0)->solimp), 0, true},
    {offsetof(ctsGeom, margin), offsetof(ctModel, geom_margin), sizeof(((const ctsGeom*)0)->margin), 0, true},
    {offsetof(ctsGeom, gap), offsetof(ctModel, geom_gap), sizeof(((const ctsGeom*)0)->gap), 0, true},
    {offsetof(ctsGeom, rgba), offsetof(ctModel, geom_rgba), sizeof(((const ctsGeom*)0)->rgba), 0, true},
    {offsetof(ctsGeom, group), offsetof(ctModel, geom_group), sizeof(((const ctsGeom*)0)->group), 0, false},
    {offsetof(ctsGeom, userdata), offsetof(ctModel, geom_user), 0, offsetof(ctModel, nuser_geom), false},
};
const SpecMembers spec_members_geom = {ctOBJ_GEOM, geom_member, 17};

static const SpecMember site_member[] = {
    {offsetof(ctsSite, pos), offsetof(ctModel, site_pos), sizeof(((const ctsSite*)0)->pos), 0, false},
    {offsetof(ctsSite, quat), offsetof(ctModel, site_quat), sizeof(((const ctsSite*)0)->quat), 0, false},
    {offsetof(ctsSite, size), offsetof(ctModel, site_size), sizeof(((const ctsSite*)0)->size), 0, false},
    {offsetof(ctsSite, type), offsetof(ctModel, site_type), sizeof(((const ctsSite*)0)->type), 0, false},
    {offsetof(ctsSite, group), offsetof(ctModel, site_group), sizeof(((const ctsSite*)0)->group), 0, false},
    {offsetof(ctsSite, rgba), offsetof(ctModel, site_rgba), sizeof(((const ctsSite*)0)->rgba), 0, true},
    {offsetof(ctsSite, userdata), offsetof(ctModel, site_user), 0, offsetof(ctModel, nuser_site), false},
};
const SpecMembers spec_members_site = {ctOBJ_SITE, site_member, 7};

static const SpecMember cam_member[] = {
    {offsetof(ctsCamera, pos), offsetof(ctModel, cam_pos), sizeof(((const ctsCamera*)0)->pos), 0, false},
    {offsetof(ctsCamera, quat), offsetof(ctModel, cam_quat), sizeof(((const ctsCamera*)0)->quat), 0, false},
    {offsetof(ctsCamera, mode), offsetof(ctModel, cam_mode), sizeof(((const ctsCamera*)0)->mode), 0, false},
    {offsetof(ctsCamera, proj), offsetof(ctModel, cam_projection), sizeof(((const ctsCamera*)0)->proj), 0, false},
    {offsetof(ctsCamera, resolution), offsetof(ctModel, cam_resolution), sizeof(((const ctsCamera*)0)->resolution), 0, false},
    {offsetof(ctsCamera, output), offsetof(ctModel, cam_output), sizeof(((const ctsCamera*)0)->output), 0, false},
    {offsetof(ctsCamera, fovy), offsetof(ctModel, cam_fovy), sizeof(((const ctsCamera*)0)->fovy), 0, true},
    {offsetof(ctsCamera, ipd), offsetof(ctModel, cam_ipd), sizeof(((const ctsCamera*)0)->ipd), 0, true},
    {offsetof(ctsCamera, intrinsic), offsetof(ctModel, cam_intrinsic), sizeof(((const ctsCamera*)0)->intrinsic), 0, false},
    {offsetof(ctsCamera, sensor_size), offsetof(ctModel, cam_sensorsize), sizeof(((const ctsCamera*)0)->sensor_size), 0, false},
    {offsetof(ctsCamera, userdata), offsetof(ctModel, cam_user), 0, offsetof(ctModel, nuser_cam), false},
};
const SpecMembers spec_members_cam = {ctOBJ_CAMERA, cam_member, 11};

static const SpecMember light_member[] = {
    {offsetof(ctsLight, pos), offsetof(ctModel, light_pos), sizeof(((const ctsLight*)0)->pos), 0, false},
    {offsetof(ctsLight, dir), offsetof(ctModel, light_dir), sizeof(((const ctsLight*)0)->dir), 0, false},
    {offsetof(ctsLight, mode), offsetof(ctModel, light_mode), sizeof(((const ctsLight*)0)->mode), 0, false},
    {offsetof(ctsLight, active), offsetof(ctModel, light_active), sizeof(((const ctsLight*)0)->active), 0, false},
    {offsetof(ctsLight, type), offsetof(ctModel, light_type), sizeof(((const ctsLight*)0)->type), 0, false},
    {offsetof(ctsLight, castshadow), offsetof(ctModel, light_castshadow), sizeof(((const ctsLight*)0)->castshadow), 0, false},
    {offsetof(ctsLight, bulbradius), offsetof(ctModel, light_bulbradius), sizeof(((const ctsLight*)0)->bulbradius), 0, true},
    {offsetof(ctsLight, intensity), offsetof(ctModel, light_intensity), sizeof(((const ctsLight*)0)->intensity), 0, true},
    {offsetof(ctsLight, range), offsetof(ctModel, light_range), sizeof(((const ctsLight*)0)->range), 0, true},
    {offsetof(ctsLight, attenuation), offsetof(ctModel, light_attenuation), sizeof(((const ctsLight*)0)->attenuation), 0, true},
    {offsetof(ctsLight, cutoff), offsetof(ctModel, light_cutoff), sizeof(((const ctsLight*)0)->cutoff), 0, true},
    {offsetof(ctsLight, exponent), offsetof(ctModel, light_exponent), sizeof(((const ctsLight*)0)->exponent), 0, true},
    {offsetof(ctsLight, ambient), offsetof(ctModel, light_ambient), sizeof(((const ctsLight*)0)->ambient), 0, true},
    {offsetof(ctsLight, diffuse), offsetof(ctModel, light_diffuse), sizeof(((const ctsLight*)0)->diffuse), 0, true},
    {offsetof(ctsLight, specular), offsetof(ctModel, light_specular), sizeof(((const ctsLight*)0)->specular), 0, true},
};
const SpecMembers spec_members_light = {ctOBJ_LIGHT, light_member, 15};

static const SpecMember flex_member[] = {
    {offsetof(ctsFlex, contype), offsetof(ctModel, flex_contype), sizeof(((const ctsFlex*)0)->contype), 0, false},
    {offsetof(ctsFlex, conaffinity), offsetof(ctModel, flex_conaffinity), sizeof(((const ctsFlex*)0)->conaffinity), 0, false},
    {offsetof(ctsFlex, condim), offsetof(ctModel, flex_condim), sizeof(((const ctsFlex*)0)->condim), 0, false},
    {offsetof(ctsFlex, priority), offsetof(ctModel, flex_priority), sizeof(((const ctsFlex*)0)->priority), 0, false},
    {offsetof(ctsFlex, friction), offsetof(ctModel, flex_friction), sizeof(((const ctsFlex*)0)->friction), 0, false},
    {offsetof(ctsFlex, solmix), offsetof(ctModel, flex_solmix), sizeof(((const ctsFlex*)0)->solmix), 0, false},
    {offsetof(ctsFlex, solref), offsetof(ctModel, flex_solref), sizeof(((const ctsFlex*)0)->solref), 0, false},
    {offsetof(ctsFlex, solimp), offsetof(ctModel, flex_solimp), sizeof(((const ctsFlex*)0)->solimp), 0, false},
    {offsetof(ctsFlex, margin), offsetof(ctModel, flex_margin), sizeof(((const ctsFlex*)0)->margin), 0, false},
    {offsetof(ctsFlex, gap), offsetof(ctModel, flex_gap), sizeof(((const ctsFlex*)0)->gap), 0, false},
    {offsetof(ctsFlex, dim), offsetof(ctModel, flex_dim), sizeof(((const ctsFlex*)0)->dim), 0, false},
    {offsetof(ctsFlex, radius), offsetof(ctModel, flex_radius), sizeof(((const ctsFlex*)0)->radius), 0, false},
    {offsetof(ctsFlex, size), offsetof(ctModel, flex_size), sizeof(((const ctsFlex*)0)->size), 0, false},
    {offsetof(ctsFlex, internal), offsetof(ctModel, flex_internal), sizeof(((const ctsFlex*)0)->internal), 0, false},
    {offsetof(ctsFlex, flatskin), offsetof(ctModel, flex_flatskin), sizeof(((const ctsFlex*)0)->flatskin), 0, false},
    {offsetof(ctsFlex, selfcollide), offsetof(ctModel, flex_selfcollide), sizeof(((const ctsFlex*)0)->selfcollide), 0, false},
    {offsetof(ctsFlex, passive), offsetof(ctModel, flex_passive), sizeof(((const ctsFlex*)0)->passive), 0, false},
    {offsetof(ctsFlex, activelayers), offsetof(ctModel, flex_activelayers), sizeof(((const ctsFlex*)0)->activelayers), 0, false},
    {offsetof(ctsFlex, group), offsetof(ctModel, flex_group), sizeof(((const ctsFlex*)0)->group), 0, false},
    {offsetof(ctsFlex, edgestiffness), offsetof(ctModel, flex_edgestiffness), sizeof(((const ctsFlex*)0)->edgestiffness), 0, false},
    {offsetof(ctsFlex, edgedamping), offsetof(ctModel, flex_edgedamping), sizeof(((const ctsFlex*)0)->edgedamping), 0, false},
    {offsetof(ctsFlex, rgba), offsetof(ctModel, flex_rgba), sizeof(((const ctsFlex*)0)->rgba), 0, false},
    {offsetof(ctsFlex, young), offsetof(ctModel, flex_young), sizeof(((const ctsFlex*)0)->young), 0, true},
    {offsetof(ctsFlex, poisson), offsetof(ctModel, flex_poisson), sizeof(((const ctsFlex*)0)->poisson), 0, true},
    {offsetof(ctsFlex, damping), offsetof(ctModel, flex_damping), sizeof(((const ctsFlex*)0)->damping), 0, false},
    {offsetof(ctsFlex, thickness), offsetof(ctModel, flex_thickness), sizeof(((const ctsFlex*)0)->thickness), 0, true},
    {offsetof(ctsFlex, implicit), offsetof(ctModel, flex_implicit), sizeof(((const ctsFlex*)0)->implicit), 0, false},
};
const SpecMembers spec_members_flex = {ctOBJ_FLEX, flex_member, 27};

static const SpecMember mesh_member[] = {
    {offsetof(ctsMesh, scale), offsetof(ctModel, mesh_scale), sizeof(((const ctsMesh*)0)->scale), 0, false},
};
const SpecMembers spec_members_mesh = {ctOBJ_MESH, mesh_member, 1};

static const SpecMember hfield_member[] = {
    {offsetof(ctsHField, size), offsetof(ctModel, hfield_size), sizeof(((const ctsHField*)0)->size), 0, false},
    {offsetof(ctsHField, nrow), offsetof(ctModel, hfield_nrow), sizeof(((const ctsHField*)0)->nrow), 0, false},
    {offsetof(ctsHField, ncol), offsetof(ctModel, hfield_ncol), sizeof(((const ctsHField*)0)->ncol), 0, false},
};
const SpecMembers spec_members_hfield = {ctOBJ_HFIELD, hfield_member, 3};

static const SpecMember skin_member[] = {
    {offsetof(ctsSkin, rgba), offsetof(ctModel, skin_rgba), sizeof(((const ctsSkin*)0)->rgba), 0, false},
    {offsetof(ctsSkin, inflate), offsetof(ctModel, skin_inflate), sizeof(((const ctsSkin*)0)->inflate), 0, false},
    {offsetof(ctsSkin, group), offsetof(ctModel, skin_group), sizeof(((const ctsSkin*)0)->group), 0, false},
};
const SpecMembers spec_members_skin = {ctOBJ_SKIN, skin_member, 3};

static const SpecMember tex_member[] = {
    {offsetof(ctsTexture, type), offsetof(ctModel, tex_type), sizeof(((const ctsTexture*)0)->type), 0, false},
    {offsetof(ctsTexture, colorspace), offsetof(ctModel, tex_colorspace), sizeof(((const ctsTexture*)0)->colorspace), 0, false},
    {offsetof(ctsTexture, height), offsetof(ctModel, tex_height), sizeof(((const ctsTexture*)0)->height), 0, false},
    {offsetof(ctsTexture, width), offsetof(ctModel, tex_width), sizeof(((const ctsTexture*)0)->width), 0, false},
    {offsetof(ctsTexture, nchannel), offsetof(ctModel, tex_nchannel), sizeof(((const ctsTexture*)0)->nchannel), 0, false},
};
const SpecMembers spec_members_tex = {ctOBJ_TEXTURE, tex_member, 5};

static const SpecMember mat_member[] = {
    {offsetof(ctsMaterial, texuniform), offsetof(ctModel, mat_texuniform), sizeof(((const ctsMaterial*)0)->texuniform), 0, false},
    {offsetof(ctsMaterial, texrepeat), offsetof(ctModel, mat_texrepeat), sizeof(((const ctsMaterial*)0)->texrepeat), 0, true},
    {offsetof(ctsMaterial, emission), offsetof(ctModel, mat_emission), sizeof(((const ctsMaterial*)0)->emission), 0, true},
    {offsetof(ctsMaterial, specular), offsetof(ctModel, mat_specular), sizeof(((const ctsMaterial*)0)->specular), 0, true},
    {offsetof(ctsMaterial, shininess), offsetof(ctModel, mat_shininess), sizeof(((const ctsMaterial*)0)->shininess), 0, true},
    {offsetof(ctsMaterial, reflectance), offsetof(ctModel, mat_reflectance), sizeof(((const ctsMaterial*)0)->reflectance), 0, true},
    {offsetof(ctsMaterial, metallic), offsetof(ctModel, mat_metallic), sizeof(((const ctsMaterial*)0)->metallic), 0, true},
    {offsetof(ctsMaterial, roughness), offsetof(ctModel, mat_roughness), sizeof(((const ctsMaterial*)0)->roughness), 0, true},
    {offsetof(ctsMaterial, rgba), offsetof(ctModel, mat_rgba), sizeof(((const ctsMaterial*)0)->rgba), 0, true},
    {offsetof(ctsMaterial, modulus), offsetof(ctModel, mat_modulus), sizeof(((const ctsMaterial*)0)->modulus), 0, true},
    {offsetof(ctsMaterial, dissipation), offsetof(ctModel, mat_dissipation), sizeof(((const ctsMaterial*)0)->dissipation), 0, true},
};
const SpecMembers spec_members_mat = {ctOBJ_MATERIAL, mat_member, 11};

static const SpecMember pair_member[] = {
    {offsetof(ctsPair, condim), offsetof(ctModel, pair_dim), sizeof(((const ctsPair*)0)->condim), 0, false},
    {offsetof(ctsPair, solref), offsetof(ctModel, pair_solref), sizeof(((const ctsPair*)0)->solref), 0, true},
    {offsetof(ctsPair, solreffriction), offsetof(ctModel, pair_solreffriction), sizeof(((const ctsPair*)0)->solreffriction), 0, true},
    {offsetof(ctsPair, solimp), offsetof(ctModel, pair_solimp), sizeof(((const ctsPair*)0)->solimp), 0, true},
    {offsetof(ctsPair, margin), offsetof(ctModel, pair_margin), sizeof(((const ctsPair*)0)->margin), 0, true},
    {offsetof(ctsPair, gap), offsetof(ctModel, pair_gap), sizeof(((const ctsPair*)0)->gap), 0, true},
    {offsetof(ctsPair, friction), offsetof(ctModel, pair_friction), sizeof(((const ctsPair*)0)->friction), 0, true},
};
const SpecMembers spec_members_pair = {ctOBJ_PAIR, pair_member, 7};

static const SpecMember eq_member[] = {
    {offsetof(ctsEquality, type), offsetof(ctModel, eq_type), sizeof(((const ctsEquality*)0)->type), 0, false},
    {offsetof(ctsEquality, data), offsetof(ctModel, eq_data), sizeof(((const ctsEquality*)0)->data), 0, true},
    {offsetof(ctsEquality, active), offsetof(ctModel, eq_active0), sizeof(((const ctsEquality*)0)->active), 0, false},
    {offsetof(ctsEquality, objtype), offsetof(ctModel, eq_objtype), sizeof(((const ctsEquality*)0)->objtype), 0, false},
    {offsetof(ctsEquality, solref), offsetof(ctModel, eq_solref), sizeof(((const ctsEquality*)0)->solref), 0, true},
    {offsetof(ctsEquality, solimp), offsetof(ctModel, eq_solimp), sizeof(((const ctsEquality*)0)->solimp), 0, true},
};
const SpecMembers spec_members_eq = {ctOBJ_EQUALITY, eq_member, 6};

static const SpecMember tendon_member[] = {
    {offsetof(ctsTendon, stiffness), offsetof(ctModel, tendon_stiffness), sizeof(((const ctsTendon*)0)->stiffness), 0, true},
    {offsetof(ctsTendon, springlength), offsetof(ctModel, tendon_lengthspring), sizeof(((const ctsTendon*)0)->springlength), 0, true},
    {offsetof(ctsTendon, damping), offsetof(ctModel, tendon_damping), sizeof(((const ctsTendon*)0)->damping), 0, true},
    {offsetof(ctsTendon, frictionloss), offsetof(ctModel, tendon_frictionloss), sizeof(((const ctsTendon*)0)->frictionloss), 0, true},
    {offsetof(ctsTendon, solref_friction), offsetof(ctModel, tendon_solref_fri), sizeof(((const ctsTendon*)0)->solref_friction), 0, true},
    {offsetof(ctsTendon, solimp_friction), offsetof(ctModel, tendon_solimp_fri), sizeof(((const ctsTendon*)0)->solimp_friction), 0, true},
    {offsetof(ctsTendon, armature), offsetof(ctModel, tendon_armature), sizeof(((const ctsTendon*)0)->armature), 0, true},
    {offsetof(ctsTendon, range), offsetof(ctModel, tendon_range), sizeof(((const ctsTendon*)0)->range), 0, true},
    {offsetof(ctsTendon, actfrcrange), offsetof(ctModel, tendon_actfrcrange), sizeof(((const ctsTendon*)0)->actfrcrange), 0, true},
    {offsetof(ctsTendon, margin), offsetof(ctModel, tendon_margin), sizeof(((const ctsTendon*)0)->margin), 0, true},
    {offsetof(ctsTendon, solref_limit), offsetof(ctModel, tendon_solref_lim), sizeof(((const ctsTendon*)0)->solref_limit), 0, true},
    {offsetof(ctsTendon, solimp_limit), offsetof(ctModel, tendon_solimp_lim), sizeof(((const ctsTendon*)0)->solimp_limit), 0, true},
    {offsetof(ctsTendon, width), offsetof(ctModel, tendon_width), sizeof(((const ctsTendon*)0)->width), 0, true},
    {offsetof(ctsTendon, rgba), offsetof(ctModel, tendon_rgba), sizeof(((const ctsTendon*)0)->rgba), 0, true},
    {offsetof(ctsTendon, group), offsetof(ctModel, tendon_group), sizeof(((const ctsTendon*)0)->group), 0, false},
    {offsetof(ctsTendon, userdata), offsetof(ctModel, tendon_user), 0, offsetof(ctModel, nuser_tendon), false},
};
const SpecMembers spec_members_tendon = {ctOBJ_TENDON, tendon_member, 16};

static const SpecMember actuator_member[] = {
    {offsetof(ctsActuator, gaintype), offsetof(ctModel, actuator_gaintype), sizeof(((const ctsActuator*)0)->gaintype), 0, false},
    {offsetof(ctsActuator, gainprm), offsetof(ctModel, actuator_gainprm), sizeof(((const ctsActuator*)0)->gainprm), 0, true},
    {offsetof(ctsActuator, biastype), offsetof(ctModel, actuator_biastype), sizeof(((const ctsActuator*)0)->biastype), 0, false},
    {offsetof(ctsActuator, biasprm), offsetof(ctModel, actuator_biasprm), sizeof(((const ctsActuator*)0)->biasprm), 0, true},
    {offsetof(ctsActuator, dyntype), offsetof(ctModel, actuator_dyntype), sizeof(((const ctsActuator*)0)->dyntype), 0, false},
    {offsetof(ctsActuator, dynprm), offsetof(ctModel, actuator_dynprm), sizeof(((const ctsActuator*)0)->dynprm), 0, true},
    {offsetof(ctsActuator, actdim), offsetof(ctModel, actuator_actnum), sizeof(((const ctsActuator*)0)->actdim), 0, false},
    {offsetof(ctsActuator, actearly), offsetof(ctModel, actuator_actearly), sizeof(((const ctsActuator*)0)->actearly), 0, false},
    {offsetof(ctsActuator, trntype), offsetof(ctModel, actuator_trntype), sizeof(((const ctsActuator*)0)->trntype), 0, false},
    {offsetof(ctsActuator, gear), offsetof(ctModel, actuator_gear), sizeof(((const ctsActuator*)0)->gear), 0, true},
    {offsetof(ctsActuator, cranklength), offsetof(ctModel, actuator_cranklength), sizeof(((const ctsActuator*)0)->cranklength), 0, true},
    {offsetof(ctsActuator, lengthrange), offsetof(ctModel, actuator_lengthrange), sizeof(((const ctsActuator*)0)->lengthrange), 0, true},
    {offsetof(ctsActuator, ctrlrange), offsetof(ctModel, actuator_ctrlrange), sizeof(((const ctsActuator*)0)->ctrlrange), 0, true},
    {offsetof(ctsActuator, forcerange), offsetof(ctModel, actuator_forcerange), sizeof(((const ctsActuator*)0)->forcerange), 0, true},
    {offsetof(ctsActuator, actrange), offsetof(ctModel, actuator_actrange), sizeof(((const ctsActuator*)0)->actrange), 0, true},
    {offsetof(ctsActuator, group), offsetof(ctModel, actuator_group), sizeof(((const ctsActuator*)0)->group), 0, false},
    {offsetof(ctsActuator, delay), offsetof(ctModel, actuator_delay), sizeof(((const ctsActuator*)0)->delay), 0, false},
    {offsetof(ctsActuator, userdata), offsetof(ctModel, actuator_user), 0, offsetof(ctModel, nuser_actuator), false},
};
const SpecMembers spec_members_actuator = {ctOBJ_ACTUATOR, actuator_member, 18};

static const SpecMember sensor_member[] = {
    {offsetof(ctsSensor, type), offsetof(ctModel, sensor_type), sizeof(((const ctsSensor*)0)->type), 0, false},
    {offsetof(ctsSensor, objtype), offsetof(ctModel, sensor_objtype), sizeof(((const ctsSensor*)0)->objtype), 0, false},
    {offsetof(ctsSensor, reftype), offsetof(ctModel, sensor_reftype), sizeof(((const ctsSensor*)0)->reftype), 0, false},
    {offsetof(ctsSensor, intprm), offsetof(ctModel, sensor_intprm), sizeof(((const ctsSensor*)0)->intprm), 0, false},
    {offsetof(ctsSensor, datatype), offsetof(ctModel, sensor_datatype), sizeof(((const ctsSensor*)0)->datatype), 0, false},
    {offsetof(ctsSensor, needstage), offsetof(ctModel, sensor_needstage), sizeof(((const ctsSensor*)0)->needstage), 0, false},
    {offsetof(ctsSensor, dim), offsetof(ctModel, sensor_dim), sizeof(((const ctsSensor*)0)->dim), 0, false},
    {offsetof(ctsSensor, cutoff), offsetof(ctModel, sensor_cutoff), sizeof(((const ctsSensor*)0)->cutoff), 0, true},
    {offsetof(ctsSensor, noise), offsetof(ctModel, sensor_noise), sizeof(((const ctsSensor*)0)->noise), 0, true},
    {offsetof(ctsSensor, delay), offsetof(ctModel, sensor_delay), sizeof(((const ctsSensor*)0)->delay), 0, false},
    {offsetof(ctsSensor, interval), offsetof(ctModel, sensor_interval), sizeof(((const ctsSensor*)0)->interval), 0, false},
    {offsetof(ctsSensor, userdata), offsetof(ctModel, sensor_user), 0, offsetof(ctModel, nuser_sensor), false},
};
const SpecMembers spec_members_sensor = {ctOBJ_SENSOR, sensor_member, 12};

const SpecMembers* const spec_members[] = {
    &spec_members_body,
    &spec_members_jnt,
    &spec_members_dof,
    &spec_members_geom,
    &spec_members_site,
    &spec_members_cam,
    &spec_members_light,
    &spec_members_flex,
    &spec_members_mesh,
    &spec_members_hfield,
    &spec_members_skin,
    &spec_members_tex,
    &spec_members_mat,
    &spec_members_pair,
    &spec_members_eq,
    &spec_members_tendon,
    &spec_members_actuator,
    &spec_members_sensor,
};
const int spec_members_count = 18;
