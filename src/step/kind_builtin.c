// The kinds that come with the library, in the order of their slots (cttBending, cttElasticity,
// cttGainKind, cttFormulation). Those of MuJoCo have no functions here: a flex, an actuator or a
// model that uses one has no instance and runs the code of its stage.
#include "force/gain_table.h"
#include "formulate/hunt_crossley.h"
#include "formulate/xpbd_formulation.h"
#include "material/materials.h"
#include "model/kind_registry.h"
#include "step/constrain.h"

static const ctpBending kCotangent = {
    .kind = {.name = "cotangent",
             .description = "quadratic energy with cotangent weights of the rest shape, as in "
                            "MuJoCo (default)"}};

static const ctpElasticity kLinear = {
    .kind = {.name = "linear",
             .description = "linear material in squared edge lengths, as in MuJoCo (default)"},
    .dims = 14};

static const ctpKind* const kBending[ctNBENDING] = {
    [ctBEND_COTANGENT] = &kCotangent.kind,
    [ctBEND_BRIDSON] = &material_bridson.kind,
    [ctBEND_NONE] = &material_no_bending.kind,
};

static const ctpKind* const kElasticity[ctNELASTICITY] = {
    [ctELAST_LINEAR] = &kLinear.kind,
    [ctELAST_NEO_HOOKEAN] = &material_neo_hookean.kind,
    [ctELAST_STABLE_NEO_HOOKEAN] = &material_stable_neo_hookean.kind,
    [ctELAST_STVK] = &material_stvk.kind,
    [ctELAST_COROTATED] = &material_corotated.kind,
    [ctELAST_MOONEY_RIVLIN] = &material_mooney_rivlin.kind,
};

static const ctpKind* const kGain[ctNGAINKIND] = {
    [ctGAINKIND_FIXED] = &gain_table_fixed.kind,
    [ctGAINKIND_AFFINE] = &gain_table_affine.kind,
    [ctGAINKIND_MUSCLE] = &gain_table_muscle.kind,
    [ctGAINKIND_SERIES_ELASTIC] = &gain_table_series_elastic.kind,
};

static const ctpKind* const kFormulation[ctNFORMULATION] = {
    [ctFORM_CONVEX] = &constrain_convex.kind,
    [ctFORM_XPBD] = &xpbd_formulation.kind,
    [ctFORM_HUNT_CROSSLEY] = &hunt_crossley_formulation.kind,
};

const KindRows kind_builtin[ctNKINDTABLE] = {
    [ctKIND_BENDING] = {kBending, ctNBENDING},
    [ctKIND_ELASTICITY] = {kElasticity, ctNELASTICITY},
    [ctKIND_GAIN] = {kGain, ctNGAINKIND},
    [ctKIND_FORMULATION] = {kFormulation, ctNFORMULATION},
};
