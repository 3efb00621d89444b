// Written by tools/gen.py from schema/api.schema. Do not edit.
// clang-format off
#include "collide/collide.h"
#include "constraint/constraint_rows.h"
#include "constraint/island.h"
#include "constraint/project.h"
#include "constraint/reference.h"
#include "force/actuation.h"
#include "force/passive.h"
#include "force/transmission.h"
#include "force/velocity.h"
#include "pos/camlight.h"
#include "pos/com.h"
#include "pos/flex_pos.h"
#include "pos/mass_matrix.h"
#include "pos/tendon.h"
#include "sense/energy.h"
#include "sense/object_motion.h"
#include "sense/rne_post.h"
#include "sense/sensor.h"
#include "step/check.h"
#include "step/constrain.h"
#include "step/forward.h"
#include "step/integrate.h"
#include "step/sleep.h"

#include <corten/corten.h>

void ct_fwdPosition(const ctModel* m, ctData* d) { forward_position(m, d); }
void ct_fwdVelocity(const ctModel* m, ctData* d) { forward_velocity(m, d); }
void ct_fwdActuation(const ctModel* m, ctData* d) { actuation(m, d); }
void ct_fwdConstraint(const ctModel* m, ctData* d) { constrain(m, d); }
void ct_Euler(const ctModel* m, ctData* d) { integrate_euler(m, d); }
void ct_implicit(const ctModel* m, ctData* d) { integrate_implicit(m, d); }
void ct_invPosition(const ctModel* m, ctData* d) { forward_position_inverse(m, d); }
void ct_invVelocity(const ctModel* m, ctData* d) { forward_velocity(m, d); }
void ct_sensorPos(const ctModel* m, ctData* d) { sensor_position(m, d); }
void ct_sensorVel(const ctModel* m, ctData* d) { sensor_velocity(m, d); }
void ct_sensorAcc(const ctModel* m, ctData* d) { sensor_acceleration(m, d); }
void ct_energyPos(const ctModel* m, ctData* d) { energy_potential(m, d); }
void ct_energyVel(const ctModel* m, ctData* d) { energy_kinetic(m, d); }
void ct_checkPos(const ctModel* m, ctData* d) { check_position(m, d); }
void ct_checkVel(const ctModel* m, ctData* d) { check_velocity(m, d); }
void ct_checkAcc(const ctModel* m, ctData* d) { check_acceleration(m, d); }
void ct_kinematics(const ctModel* m, ctData* d) { sleep_kinematics(m, d); }
void ct_comPos(const ctModel* m, ctData* d) { com(m, d); }
void ct_camlight(const ctModel* m, ctData* d) { camlight(m, d); }
void ct_flex(const ctModel* m, ctData* d) { flex_pos(m, d); }
void ct_tendon(const ctModel* m, ctData* d) { tendon(m, d); }
void ct_transmission(const ctModel* m, ctData* d) { transmission(m, d); }
void ct_crb(const ctModel* m, ctData* d) { mass_matrix(m, d); }
void ct_factorM(const ctModel* m, ctData* d) { mass_matrix_factor(m, d); }
void ct_comVel(const ctModel* m, ctData* d) { com_velocity(m, d); }
void ct_passive(const ctModel* m, ctData* d) { passive(m, d); }
void ct_subtreeVel(const ctModel* m, ctData* d) { subtree_velocity(m, d); }
void ct_rnePostConstraint(const ctModel* m, ctData* d) { rne_postconstraint(m, d); }
void ct_collision(const ctModel* m, ctData* d) { collide(m, d); }
void ct_makeConstraint(const ctModel* m, ctData* d) { constraint_rows(m, d); }
void ct_island(const ctModel* m, ctData* d) { island_find(m, d); }
void ct_projectConstraint(const ctModel* m, ctData* d) { constraint_project(m, d); }
void ct_referenceConstraint(const ctModel* m, ctData* d) { constraint_reference(m, d); }
