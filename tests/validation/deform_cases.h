// Cases of theory for deformable bodies: each prints its rows and counts those that are off.
#ifndef VALIDATION_DEFORM_CASES_H
#define VALIDATION_DEFORM_CASES_H

// One row: what, at which setting, computed over theory, and the allowed difference; 0: no limit,
// the row shows convergence.
void row(const char* what, const char* setting, double ratio, double allowed);

void case_flight(void);
void case_sheets(void);
void case_rods(void);
void case_rings(void);
void case_plates(void);
void case_solids(void);
void case_contacts(void);

#endif
