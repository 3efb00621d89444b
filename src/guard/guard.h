// Conditions that contracts of public functions ask for (schema/contract.schema).
#ifndef GUARD_GUARD_H
#define GUARD_GUARD_H

#include <corten/corten.h>

#include <stdbool.h>
#include <stdint.h>

// Copy the text that was just reported into an error buffer; NULL or no size: nothing.
void guard_text(char* buffer, int64_t size);

//---------------------------------- options -------------------------------------------------------
bool guard_solver(const ctModel* m);
bool guard_integrator(const ctModel* m);
bool guard_implicit(const ctModel* m);   // the integrator is one of the implicit ones
int guard_state_parts(const ctModel* m); // bits of state signatures: more if kinds have states
bool guard_same_deform(const ctData* a, const ctData* b); // sizes of deformable bodies agree
bool guard_discrete(const ctModel* m); // discrete inverse dynamics fits the integrator

//---------------------------------- ids -----------------------------------------------------------
bool guard_moving(int type);                     // objects of the type have a velocity
cttSize guard_count(const ctModel* m, int type); // objects of a type that has a velocity
cttSize guard_bodies(const ctData* d);
cttSize guard_cameras(const ctData* d);
bool guard_shape(int type); // a ray can meet a shape of this type without a model

//---------------------------------- contacts, which programs may edit between stages --------------
int guard_contacts(const ctModel* m, const ctData* d); // the first that stages cannot use; -1: none

//---------------------------------- numbers -------------------------------------------------------
bool guard_rising(const cttNum* times, int n); // strictly; NULL is fine
bool guard_axis(char c);
bool guard_bounds(int n, const cttNum* lower, const cttNum* upper); // NULL: no bound

//---------------------------------- pictures ------------------------------------------------------
bool guard_near(const ctvScene* scn); // both cameras have a frustum
bool guard_mouse(int action);
bool guard_connector(int type);
bool guard_camera_type(const ctvCamera* cam);
bool guard_camera_placed(const ctvCamera* cam); // not by the user
bool guard_camera_track(const ctModel* m, const ctvCamera* cam);
bool guard_camera_fixed(const ctModel* m, const ctvCamera* cam);

bool guard_fontscale(int fontscale);
bool guard_rect(ctrRect r);                                   // sums of its numbers do not overflow
bool guard_made_for(const ctModel* m, const ctrContext* con); // the context has its meshes

#endif
