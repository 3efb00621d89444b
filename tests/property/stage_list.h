// Written by tools/gen.py from schema/data.schema. Do not edit.
// clang-format off
// Included by test_stage_purity.c, which defines run_NAME of the stages whose functions take more.

static void run_check_state(const ctModel* m, ctData* d) {
  ct_checkPos(m, d);
  ct_checkVel(m, d);
}

static void run_kinematics(const ctModel* m, ctData* d) {
  ct_kinematics(m, d);
}

static void run_com(const ctModel* m, ctData* d) {
  ct_comPos(m, d);
}

static void run_camlight(const ctModel* m, ctData* d) {
  ct_camlight(m, d);
}

static void run_flex_pos(const ctModel* m, ctData* d) {
  ct_flex(m, d);
}

static void run_tendon(const ctModel* m, ctData* d) {
  ct_tendon(m, d);
}

static void run_mass_matrix(const ctModel* m, ctData* d) {
  ct_makeM(m, d);
}

static void run_mass_matrix_factor(const ctModel* m, ctData* d) {
  ct_factorM(m, d);
}

static void run_collide(const ctModel* m, ctData* d) {
  ct_collision(m, d);
}

static void run_constraint_rows(const ctModel* m, ctData* d) {
  ct_makeConstraint(m, d);
}

static void run_island_find(const ctModel* m, ctData* d) {
  ct_island(m, d);
}

static void run_constraint_project(const ctModel* m, ctData* d) {
  ct_projectConstraint(m, d);
}

static void run_transmission(const ctModel* m, ctData* d) {
  ct_transmission(m, d);
}

static void run_sensor_position(const ctModel* m, ctData* d) {
  ct_sensorPos(m, d);
}

static void run_com_velocity(const ctModel* m, ctData* d) {
  ct_comVel(m, d);
}

static void run_passive(const ctModel* m, ctData* d) {
  ct_passive(m, d);
}

static void run_constraint_reference(const ctModel* m, ctData* d) {
  ct_referenceConstraint(m, d);
}

static void run_energy(const ctModel* m, ctData* d) {
  ct_energyPos(m, d);
  ct_energyVel(m, d);
}

static void run_sensor_velocity(const ctModel* m, ctData* d) {
  ct_sensorVel(m, d);
}

static void run_subtree_velocity(const ctModel* m, ctData* d) {
  ct_subtreeVel(m, d);
}

static void run_actuation(const ctModel* m, ctData* d) {
  ct_fwdActuation(m, d);
}

static void run_smooth_acceleration(const ctModel* m, ctData* d) {
  ct_fwdAcceleration(m, d);
}

static void run_constraint_solve(const ctModel* m, ctData* d) {
  ct_fwdConstraint(m, d);
}

static void run_formulate(const ctModel* m, ctData* d) {
  ct_fwdConstraint(m, d);
}

static void run_inverse(const ctModel* m, ctData* d) {
  ct_inverse(m, d);
}

static void run_rne_postconstraint(const ctModel* m, ctData* d) {
  ct_rnePostConstraint(m, d);
}

static void run_sensor(const ctModel* m, ctData* d) {
  ct_sensorAcc(m, d);
}

static void run_check_acceleration(const ctModel* m, ctData* d) {
  ct_checkAcc(m, d);
}

static const Stage stages[] = {
    {"check_state", run_check_state, " state ", "  "},
    {"sleep", run_sleep, " state control sleep_state ", " tree_asleep "},
    {"kinematics", run_kinematics, " state mocap ", "  "},
    {"com", run_com, " kinematics ", "  "},
    {"camlight", run_camlight, " kinematics com ", "  "},
    {"flex_pos", run_flex_pos, " kinematics com ", "  "},
    {"tendon", run_tendon, " state kinematics com ", "  "},
    {"mass_matrix", run_mass_matrix, " com tendon ", "  "},
    {"mass_matrix_factor", run_mass_matrix_factor, " mass_matrix ", "  "},
    {"collide", run_collide, " kinematics flex_pos ", "  "},
    {"constraint_rows", run_constraint_rows, " state kinematics com flex_pos tendon collide ", " contact "},
    {"island_find", run_island_find, " mass_matrix mass_matrix_factor constraint_rows ", "  "},
    {"constraint_project", run_constraint_project, " mass_matrix_factor constraint_rows ", "  "},
    {"transmission", run_transmission, " state kinematics com tendon collide constraint_rows ", "  "},
    {"sensor_position", run_sensor_position, " state kinematics com camlight tendon mass_matrix constraint_rows transmission ", " sensordata energy "},
    {"velocity", run_velocity, " state flex_pos tendon transmission ", "  "},
    {"com_velocity", run_com_velocity, " state com ", "  "},
    {"passive", run_passive, " state kinematics com flex_pos tendon collide velocity com_velocity ", "  "},
    {"constraint_reference", run_constraint_reference, " state constraint_rows ", "  "},
    {"bias", run_bias, " state com com_velocity ", "  "},
    {"energy", run_energy, " state kinematics flex_pos tendon mass_matrix ", "  "},
    {"sensor_velocity", run_sensor_velocity, " state kinematics com camlight velocity com_velocity constraint_reference ", " sensordata energy subtree_linvel subtree_angmom "},
    {"subtree_velocity", run_subtree_velocity, " kinematics com com_velocity ", "  "},
    {"actuation", run_actuation, " state control transmission velocity passive ", "  "},
    {"smooth_acceleration", run_smooth_acceleration, " control kinematics com mass_matrix_factor bias passive actuation ", "  "},
    {"constraint_solve", run_constraint_solve, " state mass_matrix mass_matrix_factor collide constraint_rows island_find constraint_project constraint_reference smooth_acceleration ", " contact "},
    {"formulate", run_formulate, " state mass_matrix_factor collide constraint_rows island_find constraint_reference smooth_acceleration ", "  "},
    {"inverse", run_inverse, " state control constraint_solve ", "  "},
    {"rne_postconstraint", run_rne_postconstraint, " state control kinematics com collide com_velocity constraint_solve ", "  "},
    {"sensor", run_sensor, " state kinematics com camlight collide com_velocity constraint_solve actuation rne_postconstraint ", " cacc cfrc_int cfrc_ext "},
    {"check_acceleration", run_check_acceleration, " constraint_solve ", "  "},
    {"derivative", run_derivative, " state control kinematics com flex_pos tendon transmission velocity com_velocity actuation ", "  "},
    {"implicit", run_implicit, " state control kinematics com flex_pos tendon transmission velocity com_velocity actuation mass_matrix ", " qDeriv "},
    {"integrate", run_integrate, " state control kinematics com mass_matrix com_velocity energy subtree_velocity actuation smooth_acceleration constraint_solve rne_postconstraint sensor ", " time qpos qvel act qacc_warmstart history kind_state "},
};
