// Valid arguments for every public function, and a runner that hands each function one bad argument
// at a time in a process of its own.
#ifndef SUPPORT_HOSTILE_H
#define SUPPORT_HOSTILE_H

#include "support/cmocka_all.h"

#include <corten/corten.h>

enum { HOSTILE_PART = 20000, HOSTILE_PARTS = 14, HOSTILE_TEXT = 4000 };

typedef struct Hostile {
  ctModel *m, *m2;
  ctData *d, *d2;
  ctSpec* s;
  const char* xml;
  ctVFS vfs;
  ctOption option;
  ctVisual visual;
  ctLROpt lropt;
  ctContact contact;
  ctSDF sdf;
  const ctpPlugin* sdf_plugin[2];
  int sdf_id[2];
  cttGeom sdf_type[2];
  ctpPlugin plugin;
  ctpResourceProvider provider;
  ctpDecoder decoder;
  ctResource* resource;
  ctTask task;
  ctThreadPool* pool;
  ctCallbacks callbacks;
  ctvScene scn;
  ctvCamera cam;
  ctvPerturb pert;
  ctvOption vopt;
  ctvGeom vgeom;
  ctvFigure figure;
  ctrContext con;
  ctrCanvas* canvas;
  ctrRect rect;
  ctvGLCamera glcam;
  ctsOrientation orientation;
  ctsElement* element;
  ctsBody* body_pointer;
  ctsBody* body_;
  ctsSite* site_;
  ctsJoint* joint_;
  ctsGeom* geom_;
  ctsCamera* camera_;
  ctsLight* light_;
  ctsFrame* frame_;
  ctsActuator* actuator_;
  ctsSensor* sensor_;
  ctsFlex* flex_;
  ctsPair* pair_;
  ctsExclude* exclude_;
  ctsEquality* equality_;
  ctsTendon* tendon_;
  ctsWrap* wrap_;
  ctsNumeric* numeric_;
  ctsText* text_;
  ctsTuple* tuple_;
  ctsKey* key_;
  ctsPlugin* plugin_;
  ctsDefault* default_;
  ctsMesh* mesh_;
  ctsHField* hfield_;
  ctsSkin* skin_;
  ctsDeform* deform_;
  ctsTexture* texture_;
  ctsMaterial* material_;
  ctString* string_value;
  ctStringVec* strings;
  ctIntVec* int_list;
  ctIntVecVec* int_lists;
  ctFloatVec* float_list;
  ctFloatVecVec* float_lists;
  ctDoubleVec* double_list;
  ctByteVec* byte_list;
  ctSim* sim;
  ctSimDef simdef;
  ctBatch* batch;
  ctBatchConfig batch_config;
  cttSize size;
  ctDeformable* deformable;
  ctDeformDef deform_def;
  ctDeformMaterial deform_material;
  ctDeformAttach deform_attach;
  const void* pointer;
  const char* string;
  cttNum* num_pointer;
  int* int_pointer;
  cttNum num[HOSTILE_PARTS * HOSTILE_PART];
  float flt[HOSTILE_PARTS * HOSTILE_PART];
  int ints[HOSTILE_PARTS * HOSTILE_PART];
  cttByte bytes[HOSTILE_PARTS * HOSTILE_PART];
  char text[HOSTILE_TEXT];
} Hostile;

// Call number k of a function; -1: there is none, 1: a misuse that must be reported, 0: it may be.
typedef struct HostileRow {
  const char* name;
  int (*call)(Hostile* f, int k);
} HostileRow;

// Functions of a user for batches: they do nothing.
void hostile_sim(const ctModel* m, ctData* d, int sim, void* arg);
int hostile_done(const ctModel* m, const ctData* d, int sim, void* arg);

// Number of calls that ended by a signal or after ten seconds, or were not reported; each is named
// on stderr.
int hostile_run(const HostileRow* row, int count);

#endif
