// Written by tools/gen.py from schema/data.schema. Do not edit.
// clang-format off
#ifndef CT_GENERATED_LANE_DATA_H
#define CT_GENERATED_LANE_DATA_H

#include <corten/data.h>

// The fields of ctData, a number per lane (base/real.h).
typedef struct LaneData {
  cttSize narena;
  cttSize nbuffer;
  int nplugin;
  int ncon;
  int ne;
  int nf;
  int nl;
  int nefc;
  int nJ;
  int nA;
  int nisland;
  int nidof;
  int ntree_awake;
  int nbody_awake;
  int nparent_awake;
  int nv_awake;
  cttByte flg_energypos;
  cttByte flg_energyvel;
  cttByte flg_subtreevel;
  cttByte flg_rnepost;
  real time;
  real energy[2];
  real* qpos;
  real* qvel;
  real* act;
  real* history;
  real* qacc_warmstart;
  real* plugin_state;
  real* kind_state;
  real* ctrl;
  real* qfrc_applied;
  real* xfrc_applied;
  cttByte* eq_active;
  real* mocap_pos;
  real* mocap_quat;
  real* qacc;
  real* act_dot;
  real* userdata;
  real* sensordata;
  int* tree_asleep;
  real* xpos;
  real* xquat;
  real* xmat;
  real* xipos;
  real* ximat;
  real* xanchor;
  real* xaxis;
  real* geom_xpos;
  real* geom_xmat;
  real* site_xpos;
  real* site_xmat;
  real* cam_xpos;
  real* cam_xmat;
  real* light_xpos;
  real* light_xdir;
  real* subtree_com;
  real* cdof;
  real* cinert;
  real* flexvert_xpos;
  real* flexelem_aabb;
  real* flexedge_J;
  real* flexedge_length;
  real* flexvert_J;
  real* flexvert_length;
  real* bvh_aabb_dyn;
  int* ten_wrapadr;
  int* ten_wrapnum;
  int* ten_J_rownnz;
  int* ten_J_rowadr;
  int* ten_J_colind;
  real* ten_J;
  real* ten_length;
  int* wrap_obj;
  real* wrap_xpos;
  real* actuator_length;
  int* moment_rownnz;
  int* moment_rowadr;
  int* moment_colind;
  real* actuator_moment;
  real* crb;
  real* qM;
  real* M;
  real* qLD;
  real* qLDiagInv;
  cttByte* bvh_active;
  int* tree_awake;
  int* body_awake;
  int* body_awake_ind;
  int* parent_awake_ind;
  int* dof_awake_ind;
  real* flexedge_velocity;
  real* ten_velocity;
  real* actuator_velocity;
  real* cvel;
  real* cdof_dot;
  real* qfrc_bias;
  real* qfrc_spring;
  real* qfrc_damper;
  real* qfrc_gravcomp;
  real* qfrc_fluid;
  real* qfrc_passive;
  real* subtree_linvel;
  real* subtree_angmom;
  real* qH;
  real* qHDiagInv;
  real* deformvert_xpos;
  real* deformvert_xvel;
  real* qDeriv;
  real* qLU;
  real* actuator_force;
  real* qfrc_actuator;
  real* qfrc_smooth;
  real* qacc_smooth;
  real* qfrc_constraint;
  real* jnt_limit_frc;
  real* ten_limit_frc;
  real* qpos_shift;
  real* qfrc_inverse;
  real* cacc;
  real* cfrc_int;
  real* cfrc_ext;
  ctContact* contact;
  int* efc_type;
  int* efc_id;
  int* efc_J_rownnz;
  int* efc_J_rowadr;
  int* efc_J_rowsuper;
  int* efc_J_colind;
  real* efc_J;
  real* efc_pos;
  real* efc_margin;
  real* efc_frictionloss;
  real* efc_diagApprox;
  real* efc_KBIP;
  real* efc_D;
  real* efc_R;
  int* tendon_efcadr;
  int* tree_island;
  int* island_ntree;
  int* island_itreeadr;
  int* map_itree2tree;
  int* dof_island;
  int* island_nv;
  int* island_idofadr;
  int* island_dofadr;
  int* map_dof2idof;
  int* map_idof2dof;
  real* ifrc_smooth;
  real* iacc_smooth;
  int* iM_rownnz;
  int* iM_rowadr;
  int* iM_colind;
  real* iM;
  real* iLD;
  real* iLDiagInv;
  real* iacc;
  int* efc_island;
  int* island_ne;
  int* island_nf;
  int* island_nefc;
  int* island_iefcadr;
  int* map_efc2iefc;
  int* map_iefc2efc;
  int* iefc_type;
  int* iefc_id;
  int* iefc_J_rownnz;
  int* iefc_J_rowadr;
  int* iefc_J_rowsuper;
  int* iefc_J_colind;
  real* iefc_J;
  real* iefc_frictionloss;
  real* iefc_D;
  real* iefc_R;
  int* efc_AR_rownnz;
  int* efc_AR_rowadr;
  int* efc_AR_colind;
  real* efc_AR;
  real* efc_vel;
  real* efc_aref;
  real* efc_b;
  real* iefc_aref;
  int* iefc_state;
  real* iefc_force;
  int* efc_state;
  real* efc_force;
  real* ifrc_constraint;
} LaneData;

// Fields that are moved between worlds and lanes.
#define LANE_FIELDS(X) \
  X(qpos) \
  X(qvel) \
  X(act) \
  X(history) \
  X(qacc_warmstart) \
  X(plugin_state) \
  X(kind_state) \
  X(ctrl) \
  X(qfrc_applied) \
  X(xfrc_applied) \
  X(mocap_pos) \
  X(mocap_quat) \
  X(qacc) \
  X(act_dot) \
  X(userdata) \
  X(sensordata) \
  X(xpos) \
  X(xquat) \
  X(xmat) \
  X(xipos) \
  X(ximat) \
  X(xanchor) \
  X(xaxis) \
  X(geom_xpos) \
  X(geom_xmat) \
  X(site_xpos) \
  X(site_xmat) \
  X(cam_xpos) \
  X(cam_xmat) \
  X(light_xpos) \
  X(light_xdir) \
  X(subtree_com) \
  X(cdof) \
  X(cinert) \
  X(flexvert_xpos) \
  X(flexelem_aabb) \
  X(flexedge_J) \
  X(flexedge_length) \
  X(flexvert_J) \
  X(flexvert_length) \
  X(bvh_aabb_dyn) \
  X(ten_J) \
  X(ten_length) \
  X(wrap_xpos) \
  X(actuator_length) \
  X(actuator_moment) \
  X(crb) \
  X(qM) \
  X(M) \
  X(qLD) \
  X(qLDiagInv) \
  X(flexedge_velocity) \
  X(ten_velocity) \
  X(actuator_velocity) \
  X(cvel) \
  X(cdof_dot) \
  X(qfrc_bias) \
  X(qfrc_spring) \
  X(qfrc_damper) \
  X(qfrc_gravcomp) \
  X(qfrc_fluid) \
  X(qfrc_passive) \
  X(subtree_linvel) \
  X(subtree_angmom) \
  X(qH) \
  X(qHDiagInv) \
  X(deformvert_xpos) \
  X(deformvert_xvel) \
  X(qDeriv) \
  X(qLU) \
  X(actuator_force) \
  X(qfrc_actuator) \
  X(qfrc_smooth) \
  X(qacc_smooth) \
  X(qfrc_constraint) \
  X(jnt_limit_frc) \
  X(ten_limit_frc) \
  X(qpos_shift) \
  X(qfrc_inverse) \
  X(cacc) \
  X(cfrc_int) \
  X(cfrc_ext)

#define LANE_READS_check_state(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state)
#define LANE_WRITES_check_state(X)
#define LANE_READS_sleep(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied)
#define LANE_WRITES_sleep(X)
#define LANE_READS_kinematics(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(mocap_pos) X(mocap_quat)
#define LANE_WRITES_kinematics(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat)
#define LANE_READS_com(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat)
#define LANE_WRITES_com(X) X(subtree_com) X(cdof) X(cinert)
#define LANE_READS_camlight(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert)
#define LANE_WRITES_camlight(X) X(cam_xpos) X(cam_xmat) X(light_xpos) X(light_xdir)
#define LANE_READS_flex_pos(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert)
#define LANE_WRITES_flex_pos(X) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn)
#define LANE_READS_tendon(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert)
#define LANE_WRITES_tendon(X) X(ten_J) X(ten_length) X(wrap_xpos)
#define LANE_READS_mass_matrix(X) X(subtree_com) X(cdof) X(cinert) X(ten_J) X(ten_length) X(wrap_xpos)
#define LANE_WRITES_mass_matrix(X) X(crb) X(qM) X(M)
#define LANE_READS_mass_matrix_factor(X) X(crb) X(qM) X(M)
#define LANE_WRITES_mass_matrix_factor(X) X(qLD) X(qLDiagInv)
#define LANE_READS_collide(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn)
#define LANE_WRITES_collide(X)
#define LANE_READS_constraint_rows(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos)
#define LANE_WRITES_constraint_rows(X)
#define LANE_READS_island_find(X) X(crb) X(qM) X(M) X(qLD) X(qLDiagInv)
#define LANE_WRITES_island_find(X)
#define LANE_READS_constraint_project(X) X(qLD) X(qLDiagInv)
#define LANE_WRITES_constraint_project(X)
#define LANE_READS_transmission(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(ten_J) X(ten_length) X(wrap_xpos)
#define LANE_WRITES_transmission(X) X(actuator_length) X(actuator_moment)
#define LANE_READS_sensor_position(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(cam_xpos) X(cam_xmat) X(light_xpos) X(light_xdir) X(ten_J) X(ten_length) X(wrap_xpos) X(crb) X(qM) X(M) X(actuator_length) X(actuator_moment)
#define LANE_WRITES_sensor_position(X) X(sensordata)
#define LANE_READS_velocity(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos) X(actuator_length) X(actuator_moment)
#define LANE_WRITES_velocity(X) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity)
#define LANE_READS_com_velocity(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(subtree_com) X(cdof) X(cinert)
#define LANE_WRITES_com_velocity(X) X(cvel) X(cdof_dot)
#define LANE_READS_passive(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity) X(cvel) X(cdof_dot)
#define LANE_WRITES_passive(X) X(qfrc_spring) X(qfrc_damper) X(qfrc_gravcomp) X(qfrc_fluid) X(qfrc_passive)
#define LANE_READS_constraint_reference(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state)
#define LANE_WRITES_constraint_reference(X)
#define LANE_READS_bias(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(subtree_com) X(cdof) X(cinert) X(cvel) X(cdof_dot)
#define LANE_WRITES_bias(X) X(qfrc_bias)
#define LANE_READS_energy(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos) X(crb) X(qM) X(M)
#define LANE_WRITES_energy(X)
#define LANE_READS_sensor_velocity(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(cam_xpos) X(cam_xmat) X(light_xpos) X(light_xdir) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity) X(cvel) X(cdof_dot)
#define LANE_WRITES_sensor_velocity(X) X(sensordata) X(subtree_linvel) X(subtree_angmom)
#define LANE_READS_subtree_velocity(X) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(cvel) X(cdof_dot)
#define LANE_WRITES_subtree_velocity(X) X(subtree_linvel) X(subtree_angmom)
#define LANE_READS_actuation(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(actuator_length) X(actuator_moment) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity) X(qfrc_spring) X(qfrc_damper) X(qfrc_gravcomp) X(qfrc_fluid) X(qfrc_passive)
#define LANE_WRITES_actuation(X) X(act_dot) X(actuator_force) X(qfrc_actuator)
#define LANE_READS_smooth_acceleration(X) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(qLD) X(qLDiagInv) X(qfrc_bias) X(qfrc_spring) X(qfrc_damper) X(qfrc_gravcomp) X(qfrc_fluid) X(qfrc_passive) X(act_dot) X(actuator_force) X(qfrc_actuator)
#define LANE_WRITES_smooth_acceleration(X) X(qfrc_smooth) X(qacc_smooth)
#define LANE_READS_constraint_solve(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(crb) X(qM) X(M) X(qLD) X(qLDiagInv) X(qfrc_smooth) X(qacc_smooth)
#define LANE_WRITES_constraint_solve(X) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc)
#define LANE_READS_formulate(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(qLD) X(qLDiagInv) X(qfrc_smooth) X(qacc_smooth)
#define LANE_WRITES_formulate(X) X(qpos_shift)
#define LANE_READS_inverse(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc)
#define LANE_WRITES_inverse(X) X(qfrc_inverse)
#define LANE_READS_rne_postconstraint(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(cvel) X(cdof_dot) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc)
#define LANE_WRITES_rne_postconstraint(X) X(cacc) X(cfrc_int) X(cfrc_ext)
#define LANE_READS_sensor(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(cam_xpos) X(cam_xmat) X(light_xpos) X(light_xdir) X(cvel) X(cdof_dot) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc) X(act_dot) X(actuator_force) X(qfrc_actuator) X(cacc) X(cfrc_int) X(cfrc_ext)
#define LANE_WRITES_sensor(X) X(sensordata) X(cacc) X(cfrc_int) X(cfrc_ext)
#define LANE_READS_check_acceleration(X) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc)
#define LANE_WRITES_check_acceleration(X)
#define LANE_READS_derivative(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos) X(actuator_length) X(actuator_moment) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity) X(cvel) X(cdof_dot) X(act_dot) X(actuator_force) X(qfrc_actuator)
#define LANE_WRITES_derivative(X) X(qDeriv)
#define LANE_READS_implicit(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(flexvert_xpos) X(flexelem_aabb) X(flexedge_J) X(flexedge_length) X(flexvert_J) X(flexvert_length) X(bvh_aabb_dyn) X(ten_J) X(ten_length) X(wrap_xpos) X(actuator_length) X(actuator_moment) X(flexedge_velocity) X(ten_velocity) X(actuator_velocity) X(cvel) X(cdof_dot) X(act_dot) X(actuator_force) X(qfrc_actuator) X(crb) X(qM) X(M)
#define LANE_WRITES_implicit(X) X(qLU) X(qDeriv)
#define LANE_READS_integrate(X) X(qpos) X(qvel) X(act) X(history) X(qacc_warmstart) X(plugin_state) X(kind_state) X(ctrl) X(qfrc_applied) X(xfrc_applied) X(xpos) X(xquat) X(xmat) X(xipos) X(ximat) X(xanchor) X(xaxis) X(geom_xpos) X(geom_xmat) X(site_xpos) X(site_xmat) X(subtree_com) X(cdof) X(cinert) X(crb) X(qM) X(M) X(cvel) X(cdof_dot) X(subtree_linvel) X(subtree_angmom) X(act_dot) X(actuator_force) X(qfrc_actuator) X(qfrc_smooth) X(qacc_smooth) X(qacc) X(qfrc_constraint) X(jnt_limit_frc) X(ten_limit_frc) X(cacc) X(cfrc_int) X(cfrc_ext) X(sensordata)
#define LANE_WRITES_integrate(X) X(qH) X(qHDiagInv) X(deformvert_xpos) X(deformvert_xvel) X(qpos) X(qvel) X(act) X(qacc_warmstart) X(history) X(kind_state)

#endif
