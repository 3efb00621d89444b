// Written by tools/gen.py from schema/api.schema and schema/contract.schema. Do not edit.
// clang-format off
#include "support/hostile.h"

#include <limits.h>
#include <math.h>

static int try_ct_defaultVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultVFS(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_mountVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_mountVFS(NULL, "/nonexistent/x", &f->provider); return 1;
    case 1: (void)ct_mountVFS(&f->vfs, NULL, &f->provider); return 1;
    case 2: (void)ct_mountVFS(&f->vfs, "/nonexistent/x", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_unmountVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_unmountVFS(NULL, "/nonexistent/x"); return 1;
    case 1: (void)ct_unmountVFS(&f->vfs, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_addFileVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_addFileVFS(NULL, "/nonexistent/x", "/nonexistent/x"); return 1;
    case 1: (void)ct_addFileVFS(&f->vfs, NULL, "/nonexistent/x"); return 0;
    case 2: (void)ct_addFileVFS(&f->vfs, "/nonexistent/x", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_addBufferVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_addBufferVFS(NULL, "x", f->text, 2); return 1;
    case 1: (void)ct_addBufferVFS(&f->vfs, NULL, f->text, 2); return 1;
    case 2: (void)ct_addBufferVFS(&f->vfs, "x", NULL, 2); return 0;
    case 3: (void)ct_addBufferVFS(&f->vfs, "x", f->text, 0); return 0;
    case 4: (void)ct_addBufferVFS(&f->vfs, "x", f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deleteFileVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deleteFileVFS(NULL, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deleteVFS(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deleteVFS(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadXML(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadXML(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_loadXML("/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_loadXML("/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_loadXML("/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_loadXML("/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_parseXML(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_parseXML(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_parseXML("/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_parseXML("/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_parseXML("/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_parseXML("/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_parseXMLString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_parseXMLString(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_parseXMLString(f->xml, NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_parseXMLString(f->xml, &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_parseXMLString(f->xml, &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_parseXMLString(f->xml, &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_parse(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_parse(NULL, "/nonexistent/x", &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_parse("/nonexistent/x", NULL, &f->vfs, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_parse("/nonexistent/x", "/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_parse("/nonexistent/x", "/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_parse("/nonexistent/x", "/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 5: (void)ct_parse("/nonexistent/x", "/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_compile(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_compile(NULL, &f->vfs); return 1;
    case 1: (void)ct_compile(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_copyBack(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_copyBack(NULL, f->m); return 1;
    case 1: (void)ct_copyBack(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_recompile(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_recompile(NULL, &f->vfs, f->m, f->d); return 1;
    case 1: (void)ct_recompile(f->s, NULL, f->m, f->d); return 0;
    case 2: (void)ct_recompile(f->s, &f->vfs, NULL, f->d); return 1;
    case 3: (void)ct_recompile(f->s, &f->vfs, f->m, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_saveXMLString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_saveXMLString(NULL, f->text, HOSTILE_TEXT, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_saveXMLString(f->s, NULL, HOSTILE_TEXT, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_saveXMLString(f->s, f->text, 0, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_saveXMLString(f->s, f->text, -1, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ct_saveXMLString(f->s, f->text, HOSTILE_TEXT, NULL, HOSTILE_TEXT); return 0;
    case 5: (void)ct_saveXMLString(f->s, f->text, HOSTILE_TEXT, f->text, 0); return 0;
    case 6: (void)ct_saveXMLString(f->s, f->text, HOSTILE_TEXT, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_saveXML(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_saveXML(NULL, "/nonexistent/x", f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_saveXML(f->s, NULL, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_saveXML(f->s, "/nonexistent/x", NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_saveXML(f->s, "/nonexistent/x", f->text, 0); return 0;
    case 4: (void)ct_saveXML(f->s, "/nonexistent/x", f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_getXMLDependencies(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_getXMLDependencies(NULL, f->strings); return 1;
    case 1: (void)ctu_getXMLDependencies("/nonexistent/x", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_step(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_step(NULL, f->d); return 1;
    case 1: (void)ct_step(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_step1(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_step1(NULL, f->d); return 1;
    case 1: (void)ct_step1(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_step2(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_step2(NULL, f->d); return 1;
    case 1: (void)ct_step2(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_forward(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_forward(NULL, f->d); return 1;
    case 1: (void)ct_forward(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_inverse(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_inverse(NULL, f->d); return 1;
    case 1: (void)ct_inverse(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_forwardSkip(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_forwardSkip(NULL, f->d, (int)0, (int)0); return 1;
    case 1: (void)ct_forwardSkip(f->m, NULL, (int)0, (int)0); return 1;
    case 2: (void)ct_forwardSkip(f->m, f->d, -1, (int)0); return 0;
    case 3: (void)ct_forwardSkip(f->m, f->d, INT_MIN, (int)0); return 0;
    case 4: (void)ct_forwardSkip(f->m, f->d, INT_MAX, (int)0); return 0;
    case 5: (void)ct_forwardSkip(f->m, f->d, 1000000, (int)0); return 0;
    case 6: (void)ct_forwardSkip(f->m, f->d, 77, (int)0); return 0;
    case 7: (void)ct_forwardSkip(f->m, f->d, (int)0, -1); return 0;
    case 8: (void)ct_forwardSkip(f->m, f->d, (int)0, INT_MIN); return 0;
    case 9: (void)ct_forwardSkip(f->m, f->d, (int)0, INT_MAX); return 0;
    case 10: (void)ct_forwardSkip(f->m, f->d, (int)0, 1000000); return 0;
    case 11: (void)ct_forwardSkip(f->m, f->d, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_inverseSkip(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_inverseSkip(NULL, f->d, (int)0, (int)0); return 1;
    case 1: (void)ct_inverseSkip(f->m, NULL, (int)0, (int)0); return 1;
    case 2: (void)ct_inverseSkip(f->m, f->d, -1, (int)0); return 0;
    case 3: (void)ct_inverseSkip(f->m, f->d, INT_MIN, (int)0); return 0;
    case 4: (void)ct_inverseSkip(f->m, f->d, INT_MAX, (int)0); return 0;
    case 5: (void)ct_inverseSkip(f->m, f->d, 1000000, (int)0); return 0;
    case 6: (void)ct_inverseSkip(f->m, f->d, 77, (int)0); return 0;
    case 7: (void)ct_inverseSkip(f->m, f->d, (int)0, -1); return 0;
    case 8: (void)ct_inverseSkip(f->m, f->d, (int)0, INT_MIN); return 0;
    case 9: (void)ct_inverseSkip(f->m, f->d, (int)0, INT_MAX); return 0;
    case 10: (void)ct_inverseSkip(f->m, f->d, (int)0, 1000000); return 0;
    case 11: (void)ct_inverseSkip(f->m, f->d, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_defaultLROpt(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultLROpt(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_defaultOption(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultOption(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_defaultVisual(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultVisual(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_copyModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_copyModel(NULL, f->m); return 0;
    case 1: (void)ct_copyModel(f->m2, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_saveModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_saveModel(NULL, "/nonexistent/x", f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_saveModel(f->m, NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_saveModel(f->m, "/nonexistent/x", NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_saveModel(f->m, "/nonexistent/x", f->text, 0); return 0;
    case 4: (void)ct_saveModel(f->m, "/nonexistent/x", f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadModel(NULL, &f->vfs); return 1;
    case 1: (void)ct_loadModel("/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadModelBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadModelBuffer(f->text, 0); return 0;
    case 1: (void)ct_loadModelBuffer(f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deleteModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deleteModel(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_sizeModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_sizeModel(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_makeData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeData(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_copyData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_copyData(NULL, f->m, f->d); return 0;
    case 1: (void)ct_copyData(f->d2, NULL, f->d); return 1;
    case 2: (void)ct_copyData(f->d2, f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_copyData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_copyData(NULL, f->m, f->d); return 0;
    case 1: (void)ctv_copyData(f->d2, NULL, f->d); return 1;
    case 2: (void)ctv_copyData(f->d2, f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_resetData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_resetData(NULL, f->d); return 1;
    case 1: (void)ct_resetData(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_resetDataDebug(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_resetDataDebug(NULL, f->d, (unsigned char)0); return 1;
    case 1: (void)ct_resetDataDebug(f->m, NULL, (unsigned char)0); return 1;
    case 2: (void)ct_resetDataDebug(f->m, f->d, (unsigned char)255); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_resetDataKeyframe(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_resetDataKeyframe(NULL, f->d, (int)0); return 1;
    case 1: (void)ct_resetDataKeyframe(f->m, NULL, (int)0); return 1;
    case 2: (void)ct_resetDataKeyframe(f->m, f->d, -1); return 0;
    case 3: (void)ct_resetDataKeyframe(f->m, f->d, INT_MIN); return 0;
    case 4: (void)ct_resetDataKeyframe(f->m, f->d, INT_MAX); return 0;
    case 5: (void)ct_resetDataKeyframe(f->m, f->d, 1000000); return 0;
    case 6: (void)ct_resetDataKeyframe(f->m, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_markStack(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_markStack(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_freeStack(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_freeStack(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_stackAllocByte(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_stackAllocByte(NULL, 2, 2); return 1;
    case 1: (void)ct_stackAllocByte(f->d, 0, 2); return 0;
    case 2: (void)ct_stackAllocByte(f->d, 2, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_stackAllocNum(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_stackAllocNum(NULL, 2); return 1;
    case 1: (void)ct_stackAllocNum(f->d, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_stackAllocInt(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_stackAllocInt(NULL, 2); return 1;
    case 1: (void)ct_stackAllocInt(f->d, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deleteData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deleteData(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_setConst(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setConst(NULL, f->d); return 1;
    case 1: (void)ct_setConst(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_setLengthRange(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setLengthRange(NULL, f->d, (int)0, &f->lropt, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_setLengthRange(f->m, NULL, (int)0, &f->lropt, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_setLengthRange(f->m, f->d, -1, &f->lropt, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_setLengthRange(f->m, f->d, INT_MIN, &f->lropt, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ct_setLengthRange(f->m, f->d, INT_MAX, &f->lropt, f->text, HOSTILE_TEXT); return 0;
    case 5: (void)ct_setLengthRange(f->m, f->d, 1000000, &f->lropt, f->text, HOSTILE_TEXT); return 0;
    case 6: (void)ct_setLengthRange(f->m, f->d, 77, &f->lropt, f->text, HOSTILE_TEXT); return 0;
    case 7: (void)ct_setLengthRange(f->m, f->d, (int)0, NULL, f->text, HOSTILE_TEXT); return 1;
    case 8: (void)ct_setLengthRange(f->m, f->d, (int)0, &f->lropt, NULL, HOSTILE_TEXT); return 0;
    case 9: (void)ct_setLengthRange(f->m, f->d, (int)0, &f->lropt, f->text, 0); return 0;
    case 10: (void)ct_setLengthRange(f->m, f->d, (int)0, &f->lropt, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_copySpec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_copySpec(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deleteSpec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deleteSpec(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_activatePlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_activatePlugin(NULL, "x"); return 1;
    case 1: (void)cts_activatePlugin(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setDeepCopy(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setDeepCopy(NULL, (int)0); return 1;
    case 1: (void)cts_setDeepCopy(f->s, -1); return 0;
    case 2: (void)cts_setDeepCopy(f->s, INT_MIN); return 0;
    case 3: (void)cts_setDeepCopy(f->s, INT_MAX); return 0;
    case 4: (void)cts_setDeepCopy(f->s, 1000000); return 0;
    case 5: (void)cts_setDeepCopy(f->s, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_printFormattedModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printFormattedModel(NULL, "/nonexistent/x", "%g"); return 1;
    case 1: (void)ct_printFormattedModel(f->m, NULL, "%g"); return 1;
    case 2: (void)ct_printFormattedModel(f->m, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_printModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printModel(NULL, "/nonexistent/x"); return 1;
    case 1: (void)ct_printModel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_printFormattedData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printFormattedData(NULL, f->d, "/nonexistent/x", "%g"); return 1;
    case 1: (void)ct_printFormattedData(f->m, NULL, "/nonexistent/x", "%g"); return 1;
    case 2: (void)ct_printFormattedData(f->m, f->d, NULL, "%g"); return 1;
    case 3: (void)ct_printFormattedData(f->m, f->d, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_printData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printData(NULL, f->d, "/nonexistent/x"); return 1;
    case 1: (void)ct_printData(f->m, NULL, "/nonexistent/x"); return 1;
    case 2: (void)ct_printData(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_printSchema(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printSchema(NULL, f->text, HOSTILE_TEXT, (int)0, (int)0); return 0;
    case 1: (void)ct_printSchema("/nonexistent/x", NULL, HOSTILE_TEXT, (int)0, (int)0); return 0;
    case 2: (void)ct_printSchema("/nonexistent/x", f->text, 0, (int)0, (int)0); return 0;
    case 3: (void)ct_printSchema("/nonexistent/x", f->text, -1, (int)0, (int)0); return 0;
    case 4: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, -1, (int)0); return 0;
    case 5: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, INT_MIN, (int)0); return 0;
    case 6: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, INT_MAX, (int)0); return 0;
    case 7: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, 1000000, (int)0); return 0;
    case 8: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, 77, (int)0); return 0;
    case 9: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, (int)0, -1); return 0;
    case 10: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, (int)0, INT_MIN); return 0;
    case 11: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, (int)0, INT_MAX); return 0;
    case 12: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, (int)0, 1000000); return 0;
    case 13: (void)ct_printSchema("/nonexistent/x", f->text, HOSTILE_TEXT, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_printScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printScene(NULL, "/nonexistent/x"); return 1;
    case 1: (void)ct_printScene(&f->scn, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_printFormattedScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_printFormattedScene(NULL, "/nonexistent/x", "%g"); return 1;
    case 1: (void)ct_printFormattedScene(&f->scn, NULL, "%g"); return 1;
    case 2: (void)ct_printFormattedScene(&f->scn, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdKinematics(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdKinematics(NULL, f->d); return 1;
    case 1: (void)ct_fwdKinematics(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdPosition(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdPosition(NULL, f->d); return 1;
    case 1: (void)ct_fwdPosition(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdVelocity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdVelocity(NULL, f->d); return 1;
    case 1: (void)ct_fwdVelocity(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdActuation(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdActuation(NULL, f->d); return 1;
    case 1: (void)ct_fwdActuation(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdAcceleration(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdAcceleration(NULL, f->d); return 1;
    case 1: (void)ct_fwdAcceleration(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_fwdConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fwdConstraint(NULL, f->d); return 1;
    case 1: (void)ct_fwdConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_Euler(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_Euler(NULL, f->d); return 1;
    case 1: (void)ct_Euler(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_RungeKutta(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_RungeKutta(NULL, f->d, (int)0); return 1;
    case 1: (void)ct_RungeKutta(f->m, NULL, (int)0); return 1;
    case 2: (void)ct_RungeKutta(f->m, f->d, -1); return 0;
    case 3: (void)ct_RungeKutta(f->m, f->d, INT_MIN); return 0;
    case 4: (void)ct_RungeKutta(f->m, f->d, INT_MAX); return 0;
    case 5: (void)ct_RungeKutta(f->m, f->d, 1000000); return 0;
    case 6: (void)ct_RungeKutta(f->m, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_implicit(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_implicit(NULL, f->d); return 1;
    case 1: (void)ct_implicit(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_invPosition(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_invPosition(NULL, f->d); return 1;
    case 1: (void)ct_invPosition(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_invVelocity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_invVelocity(NULL, f->d); return 1;
    case 1: (void)ct_invVelocity(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_invConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_invConstraint(NULL, f->d); return 1;
    case 1: (void)ct_invConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_compareFwdInv(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_compareFwdInv(NULL, f->d); return 1;
    case 1: (void)ct_compareFwdInv(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_sensorPos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_sensorPos(NULL, f->d); return 1;
    case 1: (void)ct_sensorPos(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_sensorVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_sensorVel(NULL, f->d); return 1;
    case 1: (void)ct_sensorVel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_sensorAcc(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_sensorAcc(NULL, f->d); return 1;
    case 1: (void)ct_sensorAcc(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_energyPos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_energyPos(NULL, f->d); return 1;
    case 1: (void)ct_energyPos(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_energyVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_energyVel(NULL, f->d); return 1;
    case 1: (void)ct_energyVel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_checkPos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_checkPos(NULL, f->d); return 1;
    case 1: (void)ct_checkPos(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_checkVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_checkVel(NULL, f->d); return 1;
    case 1: (void)ct_checkVel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_checkAcc(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_checkAcc(NULL, f->d); return 1;
    case 1: (void)ct_checkAcc(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_kinematics(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_kinematics(NULL, f->d); return 1;
    case 1: (void)ct_kinematics(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_comPos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_comPos(NULL, f->d); return 1;
    case 1: (void)ct_comPos(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_camlight(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_camlight(NULL, f->d); return 1;
    case 1: (void)ct_camlight(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_flex(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_flex(NULL, f->d); return 1;
    case 1: (void)ct_flex(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_tendon(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_tendon(NULL, f->d); return 1;
    case 1: (void)ct_tendon(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_transmission(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_transmission(NULL, f->d); return 1;
    case 1: (void)ct_transmission(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_crb(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_crb(NULL, f->d); return 1;
    case 1: (void)ct_crb(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_makeM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeM(NULL, f->d); return 1;
    case 1: (void)ct_makeM(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_factorM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_factorM(NULL, f->d); return 1;
    case 1: (void)ct_factorM(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_solveM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_solveM(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 2); return 1;
    case 1: (void)ct_solveM(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 2); return 1;
    case 2: (void)ct_solveM(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, 2); return 1;
    case 3: (void)ct_solveM(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, 2); return 1;
    case 4: (void)ct_solveM(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 0); return 0;
    case 5: (void)ct_solveM(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_solveM2(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_solveM2(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2); return 1;
    case 1: (void)ct_solveM2(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2); return 1;
    case 2: (void)ct_solveM2(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2); return 1;
    case 3: (void)ct_solveM2(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, 2); return 1;
    case 4: (void)ct_solveM2(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, 2); return 1;
    case 5: (void)ct_solveM2(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0); return 0;
    case 6: (void)ct_solveM2(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_comVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_comVel(NULL, f->d); return 1;
    case 1: (void)ct_comVel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_passive(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_passive(NULL, f->d); return 1;
    case 1: (void)ct_passive(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_subtreeVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_subtreeVel(NULL, f->d); return 1;
    case 1: (void)ct_subtreeVel(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_rne(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_rne(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_rne(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_rne(f->m, f->d, -1, f->num + 3 * HOSTILE_PART); return 0;
    case 3: (void)ct_rne(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART); return 0;
    case 4: (void)ct_rne(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART); return 0;
    case 5: (void)ct_rne(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART); return 0;
    case 6: (void)ct_rne(f->m, f->d, 77, f->num + 3 * HOSTILE_PART); return 0;
    case 7: (void)ct_rne(f->m, f->d, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_rnePostConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_rnePostConstraint(NULL, f->d); return 1;
    case 1: (void)ct_rnePostConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_collision(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_collision(NULL, f->d); return 1;
    case 1: (void)ct_collision(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_makeConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeConstraint(NULL, f->d); return 1;
    case 1: (void)ct_makeConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_island(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_island(NULL, f->d); return 1;
    case 1: (void)ct_island(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_projectConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_projectConstraint(NULL, f->d); return 1;
    case 1: (void)ct_projectConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_referenceConstraint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_referenceConstraint(NULL, f->d); return 1;
    case 1: (void)ct_referenceConstraint(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_constraintUpdate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_constraintUpdate(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_constraintUpdate(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_constraintUpdate(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 3: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, (int)0); return 0;
    case 4: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 5: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 6: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 7: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 8: (void)ct_constraintUpdate(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_stateSize(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_stateSize(NULL, (int)0); return 1;
    case 1: (void)ct_stateSize(f->m, -1); return 0;
    case 2: (void)ct_stateSize(f->m, INT_MIN); return 0;
    case 3: (void)ct_stateSize(f->m, INT_MAX); return 0;
    case 4: (void)ct_stateSize(f->m, 1000000); return 0;
    case 5: (void)ct_stateSize(f->m, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_getState(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_getState(NULL, f->d, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_getState(f->m, NULL, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_getState(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ct_getState(f->m, f->d, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 4: (void)ct_getState(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MIN); return 0;
    case 5: (void)ct_getState(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MAX); return 0;
    case 6: (void)ct_getState(f->m, f->d, f->num + 2 * HOSTILE_PART, 1000000); return 0;
    case 7: (void)ct_getState(f->m, f->d, f->num + 2 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_extractState(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_extractState(NULL, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_extractState(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 2: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, INT_MIN, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, INT_MAX, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 5: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, 1000000, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 6: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, 77, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 7: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, NULL, (int)0); return 1;
    case 8: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 9: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 10: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 11: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 12: (void)ct_extractState(f->m, f->num + 1 * HOSTILE_PART, (int)0, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_setState(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setState(NULL, f->d, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_setState(f->m, NULL, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_setState(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ct_setState(f->m, f->d, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 4: (void)ct_setState(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MIN); return 0;
    case 5: (void)ct_setState(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MAX); return 0;
    case 6: (void)ct_setState(f->m, f->d, f->num + 2 * HOSTILE_PART, 1000000); return 0;
    case 7: (void)ct_setState(f->m, f->d, f->num + 2 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_copyState(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_copyState(NULL, f->d, f->d, (int)0); return 1;
    case 1: (void)ct_copyState(f->m, NULL, f->d, (int)0); return 1;
    case 2: (void)ct_copyState(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ct_copyState(f->m, f->d, f->d, -1); return 0;
    case 4: (void)ct_copyState(f->m, f->d, f->d, INT_MIN); return 0;
    case 5: (void)ct_copyState(f->m, f->d, f->d, INT_MAX); return 0;
    case 6: (void)ct_copyState(f->m, f->d, f->d, 1000000); return 0;
    case 7: (void)ct_copyState(f->m, f->d, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_readCtrl(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_readCtrl(NULL, f->d, (int)0, 0.1, (int)0); return 1;
    case 1: (void)ct_readCtrl(f->m, NULL, (int)0, 0.1, (int)0); return 1;
    case 2: (void)ct_readCtrl(f->m, f->d, -1, 0.1, (int)0); return 0;
    case 3: (void)ct_readCtrl(f->m, f->d, INT_MIN, 0.1, (int)0); return 0;
    case 4: (void)ct_readCtrl(f->m, f->d, INT_MAX, 0.1, (int)0); return 0;
    case 5: (void)ct_readCtrl(f->m, f->d, 1000000, 0.1, (int)0); return 0;
    case 6: (void)ct_readCtrl(f->m, f->d, 77, 0.1, (int)0); return 0;
    case 7: (void)ct_readCtrl(f->m, f->d, (int)0, NAN, (int)0); return 0;
    case 8: (void)ct_readCtrl(f->m, f->d, (int)0, INFINITY, (int)0); return 0;
    case 9: (void)ct_readCtrl(f->m, f->d, (int)0, -INFINITY, (int)0); return 0;
    case 10: (void)ct_readCtrl(f->m, f->d, (int)0, 1e300, (int)0); return 0;
    case 11: (void)ct_readCtrl(f->m, f->d, (int)0, -1, (int)0); return 0;
    case 12: (void)ct_readCtrl(f->m, f->d, (int)0, 0, (int)0); return 0;
    case 13: (void)ct_readCtrl(f->m, f->d, (int)0, 0.1, -1); return 0;
    case 14: (void)ct_readCtrl(f->m, f->d, (int)0, 0.1, INT_MIN); return 0;
    case 15: (void)ct_readCtrl(f->m, f->d, (int)0, 0.1, INT_MAX); return 0;
    case 16: (void)ct_readCtrl(f->m, f->d, (int)0, 0.1, 1000000); return 0;
    case 17: (void)ct_readCtrl(f->m, f->d, (int)0, 0.1, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_readSensor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_readSensor(NULL, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_readSensor(f->m, NULL, (int)0, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_readSensor(f->m, f->d, -1, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_readSensor(f->m, f->d, INT_MIN, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_readSensor(f->m, f->d, INT_MAX, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 5: (void)ct_readSensor(f->m, f->d, 1000000, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 6: (void)ct_readSensor(f->m, f->d, 77, 0.1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 7: (void)ct_readSensor(f->m, f->d, (int)0, NAN, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 8: (void)ct_readSensor(f->m, f->d, (int)0, INFINITY, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 9: (void)ct_readSensor(f->m, f->d, (int)0, -INFINITY, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 10: (void)ct_readSensor(f->m, f->d, (int)0, 1e300, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 11: (void)ct_readSensor(f->m, f->d, (int)0, -1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 12: (void)ct_readSensor(f->m, f->d, (int)0, 0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 13: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, NULL, (int)0); return 0;
    case 14: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 15: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, INT_MIN); return 0;
    case 16: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, INT_MAX); return 0;
    case 17: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, 1000000); return 0;
    case 18: (void)ct_readSensor(f->m, f->d, (int)0, 0.1, f->num + 4 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_initCtrlHistory(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_initCtrlHistory(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 1: (void)ct_initCtrlHistory(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 2: (void)ct_initCtrlHistory(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ct_initCtrlHistory(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ct_initCtrlHistory(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ct_initCtrlHistory(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ct_initCtrlHistory(f->m, f->d, 77, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ct_initCtrlHistory(f->m, f->d, (int)0, NULL, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ct_initCtrlHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_initSensorHistory(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_initSensorHistory(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 1;
    case 1: (void)ct_initSensorHistory(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 1;
    case 2: (void)ct_initSensorHistory(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 3: (void)ct_initSensorHistory(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 4: (void)ct_initSensorHistory(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 5: (void)ct_initSensorHistory(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 6: (void)ct_initSensorHistory(f->m, f->d, 77, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 7: (void)ct_initSensorHistory(f->m, f->d, (int)0, NULL, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 8: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, NULL, 0.1); return 0;
    case 9: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NAN); return 0;
    case 10: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INFINITY); return 0;
    case 11: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -INFINITY); return 0;
    case 12: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1e300); return 0;
    case 13: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 14: (void)ct_initSensorHistory(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_setKeyframe(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setKeyframe(NULL, f->d, (int)0); return 1;
    case 1: (void)ct_setKeyframe(f->m, NULL, (int)0); return 1;
    case 2: (void)ct_setKeyframe(f->m, f->d, -1); return 0;
    case 3: (void)ct_setKeyframe(f->m, f->d, INT_MIN); return 0;
    case 4: (void)ct_setKeyframe(f->m, f->d, INT_MAX); return 0;
    case 5: (void)ct_setKeyframe(f->m, f->d, 1000000); return 0;
    case 6: (void)ct_setKeyframe(f->m, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_addContact(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_addContact(NULL, f->d, &f->contact); return 1;
    case 1: (void)ct_addContact(f->m, NULL, &f->contact); return 1;
    case 2: (void)ct_addContact(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_isPyramidal(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_isPyramidal(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_isSparse(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_isSparse(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_isDual(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_isDual(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_mulJacVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_mulJacVec(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_mulJacVec(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_mulJacVec(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART); return 1;
    case 3: (void)ct_mulJacVec(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_mulJacTVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_mulJacTVec(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_mulJacTVec(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_mulJacTVec(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART); return 1;
    case 3: (void)ct_mulJacTVec(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_jac(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jac(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jac(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jac(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (int)0); return 1;
    case 5: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 6: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MIN); return 0;
    case 7: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MAX); return 0;
    case 8: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1000000); return 0;
    case 9: (void)ct_jac(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacBody(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacBody(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacBody(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacBody(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, (int)0); return 0;
    case 4: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 5: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 6: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 7: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 8: (void)ct_jacBody(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacBodyCom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacBodyCom(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacBodyCom(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacBodyCom(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, (int)0); return 0;
    case 4: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 5: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 6: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 7: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 8: (void)ct_jacBodyCom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacSubtreeCom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacSubtreeCom(NULL, f->d, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacSubtreeCom(f->m, NULL, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacSubtreeCom(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ct_jacSubtreeCom(f->m, f->d, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 4: (void)ct_jacSubtreeCom(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MIN); return 0;
    case 5: (void)ct_jacSubtreeCom(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MAX); return 0;
    case 6: (void)ct_jacSubtreeCom(f->m, f->d, f->num + 2 * HOSTILE_PART, 1000000); return 0;
    case 7: (void)ct_jacSubtreeCom(f->m, f->d, f->num + 2 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacGeom(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacGeom(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacGeom(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, (int)0); return 0;
    case 4: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 5: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 6: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 7: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 8: (void)ct_jacGeom(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacSite(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacSite(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacSite(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacSite(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, (int)0); return 0;
    case 4: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, -1); return 0;
    case 5: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 6: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 7: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 1000000); return 0;
    case 8: (void)ct_jacSite(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacPointAxis(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacPointAxis(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacPointAxis(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacPointAxis(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART, (int)0); return 1;
    case 5: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL, (int)0); return 1;
    case 6: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, -1); return 0;
    case 7: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, INT_MIN); return 0;
    case 8: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, INT_MAX); return 0;
    case 9: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, 1000000); return 0;
    case 10: (void)ct_jacPointAxis(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_jacDot(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_jacDot(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_jacDot(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_jacDot(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (int)0); return 1;
    case 5: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 6: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MIN); return 0;
    case 7: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MAX); return 0;
    case 8: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1000000); return 0;
    case 9: (void)ct_jacDot(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_angmomMat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_angmomMat(NULL, f->d, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_angmomMat(f->m, NULL, f->num + 2 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_angmomMat(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ct_angmomMat(f->m, f->d, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 4: (void)ct_angmomMat(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MIN); return 0;
    case 5: (void)ct_angmomMat(f->m, f->d, f->num + 2 * HOSTILE_PART, INT_MAX); return 0;
    case 6: (void)ct_angmomMat(f->m, f->d, f->num + 2 * HOSTILE_PART, 1000000); return 0;
    case 7: (void)ct_angmomMat(f->m, f->d, f->num + 2 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_name2id(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_name2id(NULL, (int)0, "x"); return 1;
    case 1: (void)ct_name2id(f->m, -1, "x"); return 0;
    case 2: (void)ct_name2id(f->m, INT_MIN, "x"); return 0;
    case 3: (void)ct_name2id(f->m, INT_MAX, "x"); return 0;
    case 4: (void)ct_name2id(f->m, 1000000, "x"); return 0;
    case 5: (void)ct_name2id(f->m, 77, "x"); return 0;
    case 6: (void)ct_name2id(f->m, (int)0, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_id2name(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_id2name(NULL, (int)0, (int)0); return 1;
    case 1: (void)ct_id2name(f->m, -1, (int)0); return 0;
    case 2: (void)ct_id2name(f->m, INT_MIN, (int)0); return 0;
    case 3: (void)ct_id2name(f->m, INT_MAX, (int)0); return 0;
    case 4: (void)ct_id2name(f->m, 1000000, (int)0); return 0;
    case 5: (void)ct_id2name(f->m, 77, (int)0); return 0;
    case 6: (void)ct_id2name(f->m, (int)0, -1); return 0;
    case 7: (void)ct_id2name(f->m, (int)0, INT_MIN); return 0;
    case 8: (void)ct_id2name(f->m, (int)0, INT_MAX); return 0;
    case 9: (void)ct_id2name(f->m, (int)0, 1000000); return 0;
    case 10: (void)ct_id2name(f->m, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_fullM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_fullM(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART); return 1;
    case 1: (void)ct_fullM(f->m, NULL, f->num + 2 * HOSTILE_PART); return 1;
    case 2: (void)ct_fullM(f->m, f->num + 1 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_mulM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_mulM(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_mulM(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_mulM(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART); return 1;
    case 3: (void)ct_mulM(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_mulM2(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_mulM2(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_mulM2(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_mulM2(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART); return 1;
    case 3: (void)ct_mulM2(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_addM(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_addM(NULL, f->d, f->num + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 1: (void)ct_addM(f->m, NULL, f->num + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 2: (void)ct_addM(f->m, f->d, NULL, f->ints + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 3: (void)ct_addM(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 0;
    case 4: (void)ct_addM(f->m, f->d, f->num + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART, NULL, f->ints + 5 * HOSTILE_PART); return 0;
    case 5: (void)ct_addM(f->m, f->d, f->num + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_applyFT(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_applyFT(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 1: (void)ct_applyFT(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 2: (void)ct_applyFT(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 0;
    case 3: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 0;
    case 4: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 5: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1, f->num + 6 * HOSTILE_PART); return 0;
    case 6: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MIN, f->num + 6 * HOSTILE_PART); return 0;
    case 7: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MAX, f->num + 6 * HOSTILE_PART); return 0;
    case 8: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1000000, f->num + 6 * HOSTILE_PART); return 0;
    case 9: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 77, f->num + 6 * HOSTILE_PART); return 0;
    case 10: (void)ct_applyFT(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_objectVelocity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_objectVelocity(NULL, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_objectVelocity(f->m, NULL, (int)0, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_objectVelocity(f->m, f->d, -1, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_objectVelocity(f->m, f->d, INT_MIN, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_objectVelocity(f->m, f->d, INT_MAX, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 5: (void)ct_objectVelocity(f->m, f->d, 1000000, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 6: (void)ct_objectVelocity(f->m, f->d, 77, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 7: (void)ct_objectVelocity(f->m, f->d, (int)0, -1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 8: (void)ct_objectVelocity(f->m, f->d, (int)0, INT_MIN, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 9: (void)ct_objectVelocity(f->m, f->d, (int)0, INT_MAX, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 10: (void)ct_objectVelocity(f->m, f->d, (int)0, 1000000, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 11: (void)ct_objectVelocity(f->m, f->d, (int)0, 77, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 12: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, NULL, (int)0); return 1;
    case 13: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 14: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, INT_MIN); return 0;
    case 15: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, INT_MAX); return 0;
    case 16: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, 1000000); return 0;
    case 17: (void)ct_objectVelocity(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_objectAcceleration(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_objectAcceleration(NULL, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ct_objectAcceleration(f->m, NULL, (int)0, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 1;
    case 2: (void)ct_objectAcceleration(f->m, f->d, -1, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ct_objectAcceleration(f->m, f->d, INT_MIN, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ct_objectAcceleration(f->m, f->d, INT_MAX, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 5: (void)ct_objectAcceleration(f->m, f->d, 1000000, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 6: (void)ct_objectAcceleration(f->m, f->d, 77, (int)0, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 7: (void)ct_objectAcceleration(f->m, f->d, (int)0, -1, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 8: (void)ct_objectAcceleration(f->m, f->d, (int)0, INT_MIN, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 9: (void)ct_objectAcceleration(f->m, f->d, (int)0, INT_MAX, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 10: (void)ct_objectAcceleration(f->m, f->d, (int)0, 1000000, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 11: (void)ct_objectAcceleration(f->m, f->d, (int)0, 77, f->num + 4 * HOSTILE_PART, (int)0); return 0;
    case 12: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, NULL, (int)0); return 1;
    case 13: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 14: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, INT_MIN); return 0;
    case 15: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, INT_MAX); return 0;
    case 16: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, 1000000); return 0;
    case 17: (void)ct_objectAcceleration(f->m, f->d, (int)0, (int)0, f->num + 4 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_geomDistance(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_geomDistance(NULL, f->d, (int)0, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 1;
    case 1: (void)ct_geomDistance(f->m, NULL, (int)0, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 1;
    case 2: (void)ct_geomDistance(f->m, f->d, -1, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 3: (void)ct_geomDistance(f->m, f->d, INT_MIN, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 4: (void)ct_geomDistance(f->m, f->d, INT_MAX, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 5: (void)ct_geomDistance(f->m, f->d, 1000000, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 6: (void)ct_geomDistance(f->m, f->d, 77, (int)0, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 7: (void)ct_geomDistance(f->m, f->d, (int)0, -1, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 8: (void)ct_geomDistance(f->m, f->d, (int)0, INT_MIN, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 9: (void)ct_geomDistance(f->m, f->d, (int)0, INT_MAX, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 10: (void)ct_geomDistance(f->m, f->d, (int)0, 1000000, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 11: (void)ct_geomDistance(f->m, f->d, (int)0, 77, 0.1, f->num + 5 * HOSTILE_PART); return 0;
    case 12: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, NAN, f->num + 5 * HOSTILE_PART); return 0;
    case 13: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, INFINITY, f->num + 5 * HOSTILE_PART); return 0;
    case 14: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, -INFINITY, f->num + 5 * HOSTILE_PART); return 0;
    case 15: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, 1e300, f->num + 5 * HOSTILE_PART); return 0;
    case 16: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, -1, f->num + 5 * HOSTILE_PART); return 0;
    case 17: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, 0, f->num + 5 * HOSTILE_PART); return 0;
    case 18: (void)ct_geomDistance(f->m, f->d, (int)0, (int)0, 0.1, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_contactForce(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_contactForce(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_contactForce(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_contactForce(f->m, f->d, -1, f->num + 3 * HOSTILE_PART); return 0;
    case 3: (void)ct_contactForce(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART); return 0;
    case 4: (void)ct_contactForce(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART); return 0;
    case 5: (void)ct_contactForce(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART); return 0;
    case 6: (void)ct_contactForce(f->m, f->d, 77, f->num + 3 * HOSTILE_PART); return 0;
    case 7: (void)ct_contactForce(f->m, f->d, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_differentiatePos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_differentiatePos(NULL, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 1: (void)ct_differentiatePos(f->m, NULL, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 2: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, NAN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, INFINITY, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, -INFINITY, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, 1e300, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, 0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, 0.1, NULL, f->num + 4 * HOSTILE_PART); return 1;
    case 9: (void)ct_differentiatePos(f->m, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_integratePos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_integratePos(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0.1); return 1;
    case 1: (void)ct_integratePos(f->m, NULL, f->num + 2 * HOSTILE_PART, 0.1); return 1;
    case 2: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, NULL, 0.1); return 1;
    case 3: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NAN); return 0;
    case 4: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, INFINITY); return 0;
    case 5: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -INFINITY); return 0;
    case 6: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 1e300); return 0;
    case 7: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 8: (void)ct_integratePos(f->m, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_normalizeQuat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_normalizeQuat(NULL, f->num + 1 * HOSTILE_PART); return 1;
    case 1: (void)ct_normalizeQuat(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_local2Global(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_local2Global(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, (cttByte)0); return 1;
    case 1: (void)ct_local2Global(f->d, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, (cttByte)0); return 0;
    case 2: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, (cttByte)0); return 0;
    case 3: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, (int)0, (cttByte)0); return 0;
    case 4: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (int)0, (cttByte)0); return 0;
    case 5: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1, (cttByte)0); return 0;
    case 6: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MIN, (cttByte)0); return 0;
    case 7: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MAX, (cttByte)0); return 0;
    case 8: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1000000, (cttByte)0); return 0;
    case 9: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 77, (cttByte)0); return 0;
    case 10: (void)ct_local2Global(f->d, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, (cttByte)255); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_getTotalmass(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_getTotalmass(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_setTotalmass(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setTotalmass(NULL, 0.1); return 1;
    case 1: (void)ct_setTotalmass(f->m, NAN); return 0;
    case 2: (void)ct_setTotalmass(f->m, INFINITY); return 0;
    case 3: (void)ct_setTotalmass(f->m, -INFINITY); return 0;
    case 4: (void)ct_setTotalmass(f->m, 1e300); return 0;
    case 5: (void)ct_setTotalmass(f->m, -1); return 0;
    case 6: (void)ct_setTotalmass(f->m, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_getPluginConfig(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_getPluginConfig(NULL, (int)0, "/nonexistent/x"); return 1;
    case 1: (void)ct_getPluginConfig(f->m, -1, "/nonexistent/x"); return 0;
    case 2: (void)ct_getPluginConfig(f->m, INT_MIN, "/nonexistent/x"); return 0;
    case 3: (void)ct_getPluginConfig(f->m, INT_MAX, "/nonexistent/x"); return 0;
    case 4: (void)ct_getPluginConfig(f->m, 1000000, "/nonexistent/x"); return 0;
    case 5: (void)ct_getPluginConfig(f->m, 77, "/nonexistent/x"); return 0;
    case 6: (void)ct_getPluginConfig(f->m, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_loadPluginLibrary(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadPluginLibrary(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_loadAllPluginLibraries(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadAllPluginLibraries(NULL, NULL); return 1;
    case 1: (void)ct_loadAllPluginLibraries("/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_ray(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_ray(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 1;
    case 1: (void)ct_ray(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 1;
    case 2: (void)ct_ray(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 1;
    case 3: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 1;
    case 4: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 5: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)255, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 6: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, -1, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 7: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, INT_MIN, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 8: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, INT_MAX, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 9: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, 1000000, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 10: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, 77, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART); return 0;
    case 11: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, NULL, f->num + 8 * HOSTILE_PART); return 0;
    case 12: (void)ct_ray(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_multiRay(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_multiRay(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 1;
    case 1: (void)ct_multiRay(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 1;
    case 2: (void)ct_multiRay(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 1;
    case 3: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 1;
    case 4: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 5: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)255, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 6: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, -1, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 7: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, INT_MIN, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 8: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, INT_MAX, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 9: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, 1000000, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 10: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, 77, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 11: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, NULL, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0.1); return 0;
    case 12: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, NULL, f->num + 9 * HOSTILE_PART, 2, 0.1); return 1;
    case 13: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL, 2, 0.1); return 0;
    case 14: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 0, 0.1); return 0;
    case 15: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, -1, 0.1); return 0;
    case 16: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, NAN); return 0;
    case 17: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, INFINITY); return 0;
    case 18: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, -INFINITY); return 0;
    case 19: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 1e300); return 0;
    case 20: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, -1); return 0;
    case 21: (void)ct_multiRay(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->bytes + 4 * HOSTILE_PART, (cttByte)0, (int)0, f->ints + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 2, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_rayHfield(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_rayHfield(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 1: (void)ct_rayHfield(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 2: (void)ct_rayHfield(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 3: (void)ct_rayHfield(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 4: (void)ct_rayHfield(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 5: (void)ct_rayHfield(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 6: (void)ct_rayHfield(f->m, f->d, 77, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 7: (void)ct_rayHfield(f->m, f->d, (int)0, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 8: (void)ct_rayHfield(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART); return 1;
    case 9: (void)ct_rayHfield(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_rayMesh(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_rayMesh(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 1: (void)ct_rayMesh(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 2: (void)ct_rayMesh(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 3: (void)ct_rayMesh(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 4: (void)ct_rayMesh(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 5: (void)ct_rayMesh(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 6: (void)ct_rayMesh(f->m, f->d, 77, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 7: (void)ct_rayMesh(f->m, f->d, (int)0, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 8: (void)ct_rayMesh(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART); return 1;
    case 9: (void)ct_rayMesh(f->m, f->d, (int)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_rayGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_rayGeom(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 1: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 0;
    case 2: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 3: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 4: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, (int)0, f->num + 6 * HOSTILE_PART); return 1;
    case 5: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1, f->num + 6 * HOSTILE_PART); return 0;
    case 6: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MIN, f->num + 6 * HOSTILE_PART); return 0;
    case 7: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INT_MAX, f->num + 6 * HOSTILE_PART); return 0;
    case 8: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1000000, f->num + 6 * HOSTILE_PART); return 0;
    case 9: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 77, f->num + 6 * HOSTILE_PART); return 0;
    case 10: (void)ctu_rayGeom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, (int)0, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_rayFlex(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_rayFlex(NULL, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 1;
    case 1: (void)ct_rayFlex(f->m, NULL, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 1;
    case 2: (void)ct_rayFlex(f->m, f->d, -1, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 3: (void)ct_rayFlex(f->m, f->d, INT_MIN, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 4: (void)ct_rayFlex(f->m, f->d, INT_MAX, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 5: (void)ct_rayFlex(f->m, f->d, 1000000, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 6: (void)ct_rayFlex(f->m, f->d, 77, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 7: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)255, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 8: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)255, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 9: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)255, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 10: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)255, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 11: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, -1, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 12: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, INT_MIN, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 13: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, INT_MAX, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 14: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, 1000000, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 15: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, 77, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 0;
    case 16: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, NULL, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 1;
    case 17: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, NULL, f->ints + 10 * HOSTILE_PART, f->num + 11 * HOSTILE_PART); return 1;
    case 18: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, NULL, f->num + 11 * HOSTILE_PART); return 0;
    case 19: (void)ct_rayFlex(f->m, f->d, (int)0, (cttByte)0, (cttByte)0, (cttByte)0, (cttByte)0, (int)0, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_raySkin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_raySkin(0, 2, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 1: (void)ctu_raySkin(-1, 2, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 2: (void)ctu_raySkin(2, 0, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 3: (void)ctu_raySkin(2, -1, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 4: (void)ctu_raySkin(2, 2, NULL, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 1;
    case 5: (void)ctu_raySkin(2, 2, f->ints + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 1;
    case 6: (void)ctu_raySkin(2, 2, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 1;
    case 7: (void)ctu_raySkin(2, 2, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL, f->ints + 6 * HOSTILE_PART); return 1;
    case 8: (void)ctu_raySkin(2, 2, f->ints + 2 * HOSTILE_PART, f->flt + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultCamera(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultFreeCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultFreeCamera(NULL, &f->cam); return 1;
    case 1: (void)ctv_defaultFreeCamera(f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultPerturb(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultPerturb(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_room2model(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_room2model(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 1: (void)ctv_room2model(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 2: (void)ctv_room2model(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 3: (void)ctv_room2model(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL, &f->scn); return 1;
    case 4: (void)ctv_room2model(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_model2room(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_model2room(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 1: (void)ctv_model2room(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 2: (void)ctv_model2room(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, &f->scn); return 1;
    case 3: (void)ctv_model2room(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL, &f->scn); return 1;
    case 4: (void)ctv_model2room(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_cameraInModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_cameraInModel(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, &f->scn); return 0;
    case 1: (void)ctv_cameraInModel(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, &f->scn); return 0;
    case 2: (void)ctv_cameraInModel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, &f->scn); return 0;
    case 3: (void)ctv_cameraInModel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_cameraInRoom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_cameraInRoom(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, &f->scn); return 0;
    case 1: (void)ctv_cameraInRoom(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, &f->scn); return 0;
    case 2: (void)ctv_cameraInRoom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, &f->scn); return 0;
    case 3: (void)ctv_cameraInRoom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_frustumHeight(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_frustumHeight(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_alignToCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_alignToCamera(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART); return 1;
    case 1: (void)ctv_alignToCamera(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART); return 1;
    case 2: (void)ctv_alignToCamera(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_moveCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_moveCamera(NULL, (int)0, 0.1, 0.1, &f->scn, &f->cam); return 1;
    case 1: (void)ctv_moveCamera(f->m, -1, 0.1, 0.1, &f->scn, &f->cam); return 0;
    case 2: (void)ctv_moveCamera(f->m, INT_MIN, 0.1, 0.1, &f->scn, &f->cam); return 0;
    case 3: (void)ctv_moveCamera(f->m, INT_MAX, 0.1, 0.1, &f->scn, &f->cam); return 0;
    case 4: (void)ctv_moveCamera(f->m, 1000000, 0.1, 0.1, &f->scn, &f->cam); return 0;
    case 5: (void)ctv_moveCamera(f->m, 77, 0.1, 0.1, &f->scn, &f->cam); return 0;
    case 6: (void)ctv_moveCamera(f->m, (int)0, NAN, 0.1, &f->scn, &f->cam); return 0;
    case 7: (void)ctv_moveCamera(f->m, (int)0, INFINITY, 0.1, &f->scn, &f->cam); return 0;
    case 8: (void)ctv_moveCamera(f->m, (int)0, -INFINITY, 0.1, &f->scn, &f->cam); return 0;
    case 9: (void)ctv_moveCamera(f->m, (int)0, 1e300, 0.1, &f->scn, &f->cam); return 0;
    case 10: (void)ctv_moveCamera(f->m, (int)0, -1, 0.1, &f->scn, &f->cam); return 0;
    case 11: (void)ctv_moveCamera(f->m, (int)0, 0, 0.1, &f->scn, &f->cam); return 0;
    case 12: (void)ctv_moveCamera(f->m, (int)0, 0.1, NAN, &f->scn, &f->cam); return 0;
    case 13: (void)ctv_moveCamera(f->m, (int)0, 0.1, INFINITY, &f->scn, &f->cam); return 0;
    case 14: (void)ctv_moveCamera(f->m, (int)0, 0.1, -INFINITY, &f->scn, &f->cam); return 0;
    case 15: (void)ctv_moveCamera(f->m, (int)0, 0.1, 1e300, &f->scn, &f->cam); return 0;
    case 16: (void)ctv_moveCamera(f->m, (int)0, 0.1, -1, &f->scn, &f->cam); return 0;
    case 17: (void)ctv_moveCamera(f->m, (int)0, 0.1, 0, &f->scn, &f->cam); return 0;
    case 18: (void)ctv_moveCamera(f->m, (int)0, 0.1, 0.1, NULL, &f->cam); return 1;
    case 19: (void)ctv_moveCamera(f->m, (int)0, 0.1, 0.1, &f->scn, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_movePerturb(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_movePerturb(NULL, f->d, (int)0, 0.1, 0.1, &f->scn, &f->pert); return 1;
    case 1: (void)ctv_movePerturb(f->m, NULL, (int)0, 0.1, 0.1, &f->scn, &f->pert); return 1;
    case 2: (void)ctv_movePerturb(f->m, f->d, -1, 0.1, 0.1, &f->scn, &f->pert); return 0;
    case 3: (void)ctv_movePerturb(f->m, f->d, INT_MIN, 0.1, 0.1, &f->scn, &f->pert); return 0;
    case 4: (void)ctv_movePerturb(f->m, f->d, INT_MAX, 0.1, 0.1, &f->scn, &f->pert); return 0;
    case 5: (void)ctv_movePerturb(f->m, f->d, 1000000, 0.1, 0.1, &f->scn, &f->pert); return 0;
    case 6: (void)ctv_movePerturb(f->m, f->d, 77, 0.1, 0.1, &f->scn, &f->pert); return 0;
    case 7: (void)ctv_movePerturb(f->m, f->d, (int)0, NAN, 0.1, &f->scn, &f->pert); return 0;
    case 8: (void)ctv_movePerturb(f->m, f->d, (int)0, INFINITY, 0.1, &f->scn, &f->pert); return 0;
    case 9: (void)ctv_movePerturb(f->m, f->d, (int)0, -INFINITY, 0.1, &f->scn, &f->pert); return 0;
    case 10: (void)ctv_movePerturb(f->m, f->d, (int)0, 1e300, 0.1, &f->scn, &f->pert); return 0;
    case 11: (void)ctv_movePerturb(f->m, f->d, (int)0, -1, 0.1, &f->scn, &f->pert); return 0;
    case 12: (void)ctv_movePerturb(f->m, f->d, (int)0, 0, 0.1, &f->scn, &f->pert); return 0;
    case 13: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, NAN, &f->scn, &f->pert); return 0;
    case 14: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, INFINITY, &f->scn, &f->pert); return 0;
    case 15: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, -INFINITY, &f->scn, &f->pert); return 0;
    case 16: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, 1e300, &f->scn, &f->pert); return 0;
    case 17: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, -1, &f->scn, &f->pert); return 0;
    case 18: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, 0, &f->scn, &f->pert); return 0;
    case 19: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, 0.1, NULL, &f->pert); return 1;
    case 20: (void)ctv_movePerturb(f->m, f->d, (int)0, 0.1, 0.1, &f->scn, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_moveModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_moveModel(NULL, (int)0, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 1;
    case 1: (void)ctv_moveModel(f->m, -1, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 2: (void)ctv_moveModel(f->m, INT_MIN, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 3: (void)ctv_moveModel(f->m, INT_MAX, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 4: (void)ctv_moveModel(f->m, 1000000, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 5: (void)ctv_moveModel(f->m, 77, 0.1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 6: (void)ctv_moveModel(f->m, (int)0, NAN, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 7: (void)ctv_moveModel(f->m, (int)0, INFINITY, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 8: (void)ctv_moveModel(f->m, (int)0, -INFINITY, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 9: (void)ctv_moveModel(f->m, (int)0, 1e300, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 10: (void)ctv_moveModel(f->m, (int)0, -1, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 11: (void)ctv_moveModel(f->m, (int)0, 0, 0.1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 12: (void)ctv_moveModel(f->m, (int)0, 0.1, NAN, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 13: (void)ctv_moveModel(f->m, (int)0, 0.1, INFINITY, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 14: (void)ctv_moveModel(f->m, (int)0, 0.1, -INFINITY, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 15: (void)ctv_moveModel(f->m, (int)0, 0.1, 1e300, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 16: (void)ctv_moveModel(f->m, (int)0, 0.1, -1, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 17: (void)ctv_moveModel(f->m, (int)0, 0.1, 0, f->num + 4 * HOSTILE_PART, &f->scn); return 0;
    case 18: (void)ctv_moveModel(f->m, (int)0, 0.1, 0.1, NULL, &f->scn); return 1;
    case 19: (void)ctv_moveModel(f->m, (int)0, 0.1, 0.1, f->num + 4 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_initPerturb(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_initPerturb(NULL, f->d, &f->scn, &f->pert); return 1;
    case 1: (void)ctv_initPerturb(f->m, NULL, &f->scn, &f->pert); return 1;
    case 2: (void)ctv_initPerturb(f->m, f->d, NULL, &f->pert); return 1;
    case 3: (void)ctv_initPerturb(f->m, f->d, &f->scn, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_applyPerturbPose(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_applyPerturbPose(NULL, f->d, &f->pert, (int)0); return 1;
    case 1: (void)ctv_applyPerturbPose(f->m, NULL, &f->pert, (int)0); return 1;
    case 2: (void)ctv_applyPerturbPose(f->m, f->d, NULL, (int)0); return 1;
    case 3: (void)ctv_applyPerturbPose(f->m, f->d, &f->pert, -1); return 0;
    case 4: (void)ctv_applyPerturbPose(f->m, f->d, &f->pert, INT_MIN); return 0;
    case 5: (void)ctv_applyPerturbPose(f->m, f->d, &f->pert, INT_MAX); return 0;
    case 6: (void)ctv_applyPerturbPose(f->m, f->d, &f->pert, 1000000); return 0;
    case 7: (void)ctv_applyPerturbPose(f->m, f->d, &f->pert, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctv_applyPerturbForce(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_applyPerturbForce(NULL, f->d, &f->pert); return 1;
    case 1: (void)ctv_applyPerturbForce(f->m, NULL, &f->pert); return 1;
    case 2: (void)ctv_applyPerturbForce(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_averageCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_averageCamera(NULL, &f->glcam); return 1;
    case 1: (void)ctv_averageCamera(&f->glcam, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_select(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_select(NULL, f->d, &f->vopt, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 1: (void)ctv_select(f->m, NULL, &f->vopt, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 2: (void)ctv_select(f->m, f->d, NULL, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 3: (void)ctv_select(f->m, f->d, &f->vopt, NAN, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 4: (void)ctv_select(f->m, f->d, &f->vopt, INFINITY, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 5: (void)ctv_select(f->m, f->d, &f->vopt, -INFINITY, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 6: (void)ctv_select(f->m, f->d, &f->vopt, 1e300, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 7: (void)ctv_select(f->m, f->d, &f->vopt, -1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 8: (void)ctv_select(f->m, f->d, &f->vopt, 0, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 9: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, NAN, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 10: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, INFINITY, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 11: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, -INFINITY, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 12: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 1e300, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 13: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, -1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 14: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 15: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, NAN, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 16: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, INFINITY, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 17: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, -INFINITY, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 18: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 1e300, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 19: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, -1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 20: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 0;
    case 21: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0.1, NULL, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 22: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0.1, &f->scn, NULL, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 23: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, NULL, f->ints + 9 * HOSTILE_PART, f->ints + 10 * HOSTILE_PART); return 1;
    case 24: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, NULL, f->ints + 10 * HOSTILE_PART); return 1;
    case 25: (void)ctv_select(f->m, f->d, &f->vopt, 0.1, 0.1, 0.1, &f->scn, f->num + 7 * HOSTILE_PART, f->ints + 8 * HOSTILE_PART, f->ints + 9 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultOption(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultOption(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultFigure(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultFigure(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_initGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_initGeom(NULL, (int)0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 1;
    case 1: (void)ctv_initGeom(&f->vgeom, -1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 2: (void)ctv_initGeom(&f->vgeom, INT_MIN, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 3: (void)ctv_initGeom(&f->vgeom, INT_MAX, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 4: (void)ctv_initGeom(&f->vgeom, 1000000, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 5: (void)ctv_initGeom(&f->vgeom, 77, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 6: (void)ctv_initGeom(&f->vgeom, (int)0, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 7: (void)ctv_initGeom(&f->vgeom, (int)0, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, f->flt + 5 * HOSTILE_PART); return 0;
    case 8: (void)ctv_initGeom(&f->vgeom, (int)0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, f->flt + 5 * HOSTILE_PART); return 0;
    case 9: (void)ctv_initGeom(&f->vgeom, (int)0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctv_connector(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_connector(NULL, (int)0, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 1: (void)ctv_connector(&f->vgeom, -1, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 2: (void)ctv_connector(&f->vgeom, INT_MIN, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ctv_connector(&f->vgeom, INT_MAX, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ctv_connector(&f->vgeom, 1000000, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ctv_connector(&f->vgeom, 77, 0.1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ctv_connector(&f->vgeom, (int)0, NAN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ctv_connector(&f->vgeom, (int)0, INFINITY, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ctv_connector(&f->vgeom, (int)0, -INFINITY, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 9: (void)ctv_connector(&f->vgeom, (int)0, 1e300, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 10: (void)ctv_connector(&f->vgeom, (int)0, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 11: (void)ctv_connector(&f->vgeom, (int)0, 0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 12: (void)ctv_connector(&f->vgeom, (int)0, 0.1, NULL, f->num + 4 * HOSTILE_PART); return 1;
    case 13: (void)ctv_connector(&f->vgeom, (int)0, 0.1, f->num + 3 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_defaultScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_defaultScene(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_makeScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_makeScene(NULL, &f->scn, 2); return 0;
    case 1: (void)ctv_makeScene(f->m, NULL, 2); return 1;
    case 2: (void)ctv_makeScene(f->m, &f->scn, 0); return 0;
    case 3: (void)ctv_makeScene(f->m, &f->scn, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctv_freeScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_freeScene(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_updateScene(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_updateScene(NULL, f->d, &f->vopt, &f->pert, &f->cam, (int)0, &f->scn); return 1;
    case 1: (void)ctv_updateScene(f->m, NULL, &f->vopt, &f->pert, &f->cam, (int)0, &f->scn); return 1;
    case 2: (void)ctv_updateScene(f->m, f->d, NULL, &f->pert, &f->cam, (int)0, &f->scn); return 1;
    case 3: (void)ctv_updateScene(f->m, f->d, &f->vopt, NULL, &f->cam, (int)0, &f->scn); return 0;
    case 4: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, NULL, (int)0, &f->scn); return 0;
    case 5: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, -1, &f->scn); return 0;
    case 6: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, INT_MIN, &f->scn); return 0;
    case 7: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, INT_MAX, &f->scn); return 0;
    case 8: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, 1000000, &f->scn); return 0;
    case 9: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, 77, &f->scn); return 0;
    case 10: (void)ctv_updateScene(f->m, f->d, &f->vopt, &f->pert, &f->cam, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_copyModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_copyModel(NULL, f->m); return 1;
    case 1: (void)ctv_copyModel(f->m2, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_addGeoms(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_addGeoms(NULL, f->d, &f->vopt, &f->pert, (int)0, &f->scn); return 1;
    case 1: (void)ctv_addGeoms(f->m, NULL, &f->vopt, &f->pert, (int)0, &f->scn); return 1;
    case 2: (void)ctv_addGeoms(f->m, f->d, NULL, &f->pert, (int)0, &f->scn); return 1;
    case 3: (void)ctv_addGeoms(f->m, f->d, &f->vopt, NULL, (int)0, &f->scn); return 0;
    case 4: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, -1, &f->scn); return 0;
    case 5: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, INT_MIN, &f->scn); return 0;
    case 6: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, INT_MAX, &f->scn); return 0;
    case 7: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, 1000000, &f->scn); return 0;
    case 8: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, 77, &f->scn); return 0;
    case 9: (void)ctv_addGeoms(f->m, f->d, &f->vopt, &f->pert, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_makeLights(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_makeLights(NULL, f->d, &f->scn); return 1;
    case 1: (void)ctv_makeLights(f->m, NULL, &f->scn); return 1;
    case 2: (void)ctv_makeLights(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_updateCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_updateCamera(NULL, f->d, &f->cam, &f->scn); return 0;
    case 1: (void)ctv_updateCamera(f->m, NULL, &f->cam, &f->scn); return 0;
    case 2: (void)ctv_updateCamera(f->m, f->d, NULL, &f->scn); return 0;
    case 3: (void)ctv_updateCamera(f->m, f->d, &f->cam, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_updateSkin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_updateSkin(NULL, f->d, &f->scn); return 1;
    case 1: (void)ctv_updateSkin(f->m, NULL, &f->scn); return 1;
    case 2: (void)ctv_updateSkin(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_cameraFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_cameraFrame(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->d, &f->cam); return 0;
    case 1: (void)ctv_cameraFrame(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->d, &f->cam); return 0;
    case 2: (void)ctv_cameraFrame(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, f->d, &f->cam); return 0;
    case 3: (void)ctv_cameraFrame(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL, f->d, &f->cam); return 0;
    case 4: (void)ctv_cameraFrame(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, &f->cam); return 0;
    case 5: (void)ctv_cameraFrame(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctv_cameraFrustum(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctv_cameraFrustum(NULL, f->flt + 1 * HOSTILE_PART, f->flt + 2 * HOSTILE_PART, f->m, &f->cam); return 0;
    case 1: (void)ctv_cameraFrustum(f->flt + 0 * HOSTILE_PART, NULL, f->flt + 2 * HOSTILE_PART, f->m, &f->cam); return 0;
    case 2: (void)ctv_cameraFrustum(f->flt + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, NULL, f->m, &f->cam); return 0;
    case 3: (void)ctv_cameraFrustum(f->flt + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, f->flt + 2 * HOSTILE_PART, NULL, &f->cam); return 1;
    case 4: (void)ctv_cameraFrustum(f->flt + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, f->flt + 2 * HOSTILE_PART, f->m, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_defaultContext(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_defaultContext(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_makeContext(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_makeContext(NULL, &f->con, (int)0); return 1;
    case 1: (void)ctr_makeContext(f->m, NULL, (int)0); return 1;
    case 2: (void)ctr_makeContext(f->m, &f->con, -1); return 0;
    case 3: (void)ctr_makeContext(f->m, &f->con, INT_MIN); return 0;
    case 4: (void)ctr_makeContext(f->m, &f->con, INT_MAX); return 0;
    case 5: (void)ctr_makeContext(f->m, &f->con, 1000000); return 0;
    case 6: (void)ctr_makeContext(f->m, &f->con, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_changeFont(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_changeFont(-1, &f->con); return 0;
    case 1: (void)ctr_changeFont(INT_MIN, &f->con); return 0;
    case 2: (void)ctr_changeFont(INT_MAX, &f->con); return 0;
    case 3: (void)ctr_changeFont(1000000, &f->con); return 0;
    case 4: (void)ctr_changeFont(77, &f->con); return 0;
    case 5: (void)ctr_changeFont((int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_addAux(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_addAux(-1, (int)0, (int)0, (int)0, &f->con); return 0;
    case 1: (void)ctr_addAux(INT_MIN, (int)0, (int)0, (int)0, &f->con); return 0;
    case 2: (void)ctr_addAux(INT_MAX, (int)0, (int)0, (int)0, &f->con); return 0;
    case 3: (void)ctr_addAux(1000000, (int)0, (int)0, (int)0, &f->con); return 0;
    case 4: (void)ctr_addAux(77, (int)0, (int)0, (int)0, &f->con); return 0;
    case 5: (void)ctr_addAux((int)0, -1, (int)0, (int)0, &f->con); return 0;
    case 6: (void)ctr_addAux((int)0, INT_MIN, (int)0, (int)0, &f->con); return 0;
    case 7: (void)ctr_addAux((int)0, INT_MAX, (int)0, (int)0, &f->con); return 0;
    case 8: (void)ctr_addAux((int)0, 1000000, (int)0, (int)0, &f->con); return 0;
    case 9: (void)ctr_addAux((int)0, 77, (int)0, (int)0, &f->con); return 0;
    case 10: (void)ctr_addAux((int)0, (int)0, -1, (int)0, &f->con); return 0;
    case 11: (void)ctr_addAux((int)0, (int)0, INT_MIN, (int)0, &f->con); return 0;
    case 12: (void)ctr_addAux((int)0, (int)0, INT_MAX, (int)0, &f->con); return 0;
    case 13: (void)ctr_addAux((int)0, (int)0, 1000000, (int)0, &f->con); return 0;
    case 14: (void)ctr_addAux((int)0, (int)0, 77, (int)0, &f->con); return 0;
    case 15: (void)ctr_addAux((int)0, (int)0, (int)0, -1, &f->con); return 0;
    case 16: (void)ctr_addAux((int)0, (int)0, (int)0, INT_MIN, &f->con); return 0;
    case 17: (void)ctr_addAux((int)0, (int)0, (int)0, INT_MAX, &f->con); return 0;
    case 18: (void)ctr_addAux((int)0, (int)0, (int)0, 1000000, &f->con); return 0;
    case 19: (void)ctr_addAux((int)0, (int)0, (int)0, 77, &f->con); return 0;
    case 20: (void)ctr_addAux((int)0, (int)0, (int)0, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_freeContext(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_freeContext(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_resizeOffscreen(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_resizeOffscreen(-1, (int)0, &f->con); return 0;
    case 1: (void)ctr_resizeOffscreen(INT_MIN, (int)0, &f->con); return 0;
    case 2: (void)ctr_resizeOffscreen(INT_MAX, (int)0, &f->con); return 0;
    case 3: (void)ctr_resizeOffscreen(1000000, (int)0, &f->con); return 0;
    case 4: (void)ctr_resizeOffscreen(77, (int)0, &f->con); return 0;
    case 5: (void)ctr_resizeOffscreen((int)0, -1, &f->con); return 0;
    case 6: (void)ctr_resizeOffscreen((int)0, INT_MIN, &f->con); return 0;
    case 7: (void)ctr_resizeOffscreen((int)0, INT_MAX, &f->con); return 0;
    case 8: (void)ctr_resizeOffscreen((int)0, 1000000, &f->con); return 0;
    case 9: (void)ctr_resizeOffscreen((int)0, 77, &f->con); return 0;
    case 10: (void)ctr_resizeOffscreen((int)0, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_uploadTexture(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_uploadTexture(NULL, &f->con, (int)0); return 1;
    case 1: (void)ctr_uploadTexture(f->m, NULL, (int)0); return 1;
    case 2: (void)ctr_uploadTexture(f->m, &f->con, -1); return 0;
    case 3: (void)ctr_uploadTexture(f->m, &f->con, INT_MIN); return 0;
    case 4: (void)ctr_uploadTexture(f->m, &f->con, INT_MAX); return 0;
    case 5: (void)ctr_uploadTexture(f->m, &f->con, 1000000); return 0;
    case 6: (void)ctr_uploadTexture(f->m, &f->con, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_uploadMesh(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_uploadMesh(NULL, &f->con, (int)0); return 1;
    case 1: (void)ctr_uploadMesh(f->m, NULL, (int)0); return 1;
    case 2: (void)ctr_uploadMesh(f->m, &f->con, -1); return 0;
    case 3: (void)ctr_uploadMesh(f->m, &f->con, INT_MIN); return 0;
    case 4: (void)ctr_uploadMesh(f->m, &f->con, INT_MAX); return 0;
    case 5: (void)ctr_uploadMesh(f->m, &f->con, 1000000); return 0;
    case 6: (void)ctr_uploadMesh(f->m, &f->con, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_uploadHField(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_uploadHField(NULL, &f->con, (int)0); return 1;
    case 1: (void)ctr_uploadHField(f->m, NULL, (int)0); return 1;
    case 2: (void)ctr_uploadHField(f->m, &f->con, -1); return 0;
    case 3: (void)ctr_uploadHField(f->m, &f->con, INT_MIN); return 0;
    case 4: (void)ctr_uploadHField(f->m, &f->con, INT_MAX); return 0;
    case 5: (void)ctr_uploadHField(f->m, &f->con, 1000000); return 0;
    case 6: (void)ctr_uploadHField(f->m, &f->con, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_restoreBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_restoreBuffer(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_setBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_setBuffer(-1, &f->con); return 0;
    case 1: (void)ctr_setBuffer(INT_MIN, &f->con); return 0;
    case 2: (void)ctr_setBuffer(INT_MAX, &f->con); return 0;
    case 3: (void)ctr_setBuffer(1000000, &f->con); return 0;
    case 4: (void)ctr_setBuffer(77, &f->con); return 0;
    case 5: (void)ctr_setBuffer((int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_readPixels(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_readPixels(NULL, f->flt + 1 * HOSTILE_PART, f->rect, &f->con); return 0;
    case 1: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, NULL, f->rect, &f->con); return 0;
    case 2: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){0, 0, -1, -1}, &f->con); return 0;
    case 3: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, &f->con); return 0;
    case 4: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){INT_MIN, INT_MIN, 3, 3}, &f->con); return 0;
    case 5: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){1, 1, 0, INT_MIN}, &f->con); return 0;
    case 6: (void)ctr_readPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, f->rect, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_drawPixels(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_drawPixels(NULL, f->flt + 1 * HOSTILE_PART, f->rect, &f->con); return 0;
    case 1: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, NULL, f->rect, &f->con); return 0;
    case 2: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){0, 0, -1, -1}, &f->con); return 0;
    case 3: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, &f->con); return 0;
    case 4: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){INT_MIN, INT_MIN, 3, 3}, &f->con); return 0;
    case 5: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, (ctrRect){1, 1, 0, INT_MIN}, &f->con); return 0;
    case 6: (void)ctr_drawPixels(f->bytes + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, f->rect, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_blitBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_blitBuffer((ctrRect){0, 0, -1, -1}, f->rect, (int)0, (int)0, &f->con); return 0;
    case 1: (void)ctr_blitBuffer((ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, f->rect, (int)0, (int)0, &f->con); return 0;
    case 2: (void)ctr_blitBuffer((ctrRect){INT_MIN, INT_MIN, 3, 3}, f->rect, (int)0, (int)0, &f->con); return 0;
    case 3: (void)ctr_blitBuffer((ctrRect){1, 1, 0, INT_MIN}, f->rect, (int)0, (int)0, &f->con); return 0;
    case 4: (void)ctr_blitBuffer(f->rect, (ctrRect){0, 0, -1, -1}, (int)0, (int)0, &f->con); return 0;
    case 5: (void)ctr_blitBuffer(f->rect, (ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, (int)0, (int)0, &f->con); return 0;
    case 6: (void)ctr_blitBuffer(f->rect, (ctrRect){INT_MIN, INT_MIN, 3, 3}, (int)0, (int)0, &f->con); return 0;
    case 7: (void)ctr_blitBuffer(f->rect, (ctrRect){1, 1, 0, INT_MIN}, (int)0, (int)0, &f->con); return 0;
    case 8: (void)ctr_blitBuffer(f->rect, f->rect, -1, (int)0, &f->con); return 0;
    case 9: (void)ctr_blitBuffer(f->rect, f->rect, INT_MIN, (int)0, &f->con); return 0;
    case 10: (void)ctr_blitBuffer(f->rect, f->rect, INT_MAX, (int)0, &f->con); return 0;
    case 11: (void)ctr_blitBuffer(f->rect, f->rect, 1000000, (int)0, &f->con); return 0;
    case 12: (void)ctr_blitBuffer(f->rect, f->rect, 77, (int)0, &f->con); return 0;
    case 13: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, -1, &f->con); return 0;
    case 14: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, INT_MIN, &f->con); return 0;
    case 15: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, INT_MAX, &f->con); return 0;
    case 16: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, 1000000, &f->con); return 0;
    case 17: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, 77, &f->con); return 0;
    case 18: (void)ctr_blitBuffer(f->rect, f->rect, (int)0, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_setAux(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_setAux(-1, &f->con); return 0;
    case 1: (void)ctr_setAux(INT_MIN, &f->con); return 0;
    case 2: (void)ctr_setAux(INT_MAX, &f->con); return 0;
    case 3: (void)ctr_setAux(1000000, &f->con); return 0;
    case 4: (void)ctr_setAux(77, &f->con); return 0;
    case 5: (void)ctr_setAux((int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_blitAux(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_blitAux(-1, f->rect, (int)0, (int)0, &f->con); return 0;
    case 1: (void)ctr_blitAux(INT_MIN, f->rect, (int)0, (int)0, &f->con); return 0;
    case 2: (void)ctr_blitAux(INT_MAX, f->rect, (int)0, (int)0, &f->con); return 0;
    case 3: (void)ctr_blitAux(1000000, f->rect, (int)0, (int)0, &f->con); return 0;
    case 4: (void)ctr_blitAux(77, f->rect, (int)0, (int)0, &f->con); return 0;
    case 5: (void)ctr_blitAux((int)0, (ctrRect){0, 0, -1, -1}, (int)0, (int)0, &f->con); return 0;
    case 6: (void)ctr_blitAux((int)0, (ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, (int)0, (int)0, &f->con); return 0;
    case 7: (void)ctr_blitAux((int)0, (ctrRect){INT_MIN, INT_MIN, 3, 3}, (int)0, (int)0, &f->con); return 0;
    case 8: (void)ctr_blitAux((int)0, (ctrRect){1, 1, 0, INT_MIN}, (int)0, (int)0, &f->con); return 0;
    case 9: (void)ctr_blitAux((int)0, f->rect, -1, (int)0, &f->con); return 0;
    case 10: (void)ctr_blitAux((int)0, f->rect, INT_MIN, (int)0, &f->con); return 0;
    case 11: (void)ctr_blitAux((int)0, f->rect, INT_MAX, (int)0, &f->con); return 0;
    case 12: (void)ctr_blitAux((int)0, f->rect, 1000000, (int)0, &f->con); return 0;
    case 13: (void)ctr_blitAux((int)0, f->rect, 77, (int)0, &f->con); return 0;
    case 14: (void)ctr_blitAux((int)0, f->rect, (int)0, -1, &f->con); return 0;
    case 15: (void)ctr_blitAux((int)0, f->rect, (int)0, INT_MIN, &f->con); return 0;
    case 16: (void)ctr_blitAux((int)0, f->rect, (int)0, INT_MAX, &f->con); return 0;
    case 17: (void)ctr_blitAux((int)0, f->rect, (int)0, 1000000, &f->con); return 0;
    case 18: (void)ctr_blitAux((int)0, f->rect, (int)0, 77, &f->con); return 0;
    case 19: (void)ctr_blitAux((int)0, f->rect, (int)0, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_text(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_text(-1, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 1: (void)ctr_text(INT_MIN, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 2: (void)ctr_text(INT_MAX, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 3: (void)ctr_text(1000000, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 4: (void)ctr_text(77, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 5: (void)ctr_text((int)0, NULL, &f->con, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 1;
    case 6: (void)ctr_text((int)0, "/nonexistent/x", NULL, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f); return 1;
    case 7: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(NAN), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 8: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(INFINITY), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 9: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(-INFINITY), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 10: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(1e300), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 11: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(-1), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 12: (void)ctr_text((int)0, "/nonexistent/x", &f->con, (float)(0), 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 13: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(NAN), 0.1f, 0.1f, 0.1f); return 0;
    case 14: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(INFINITY), 0.1f, 0.1f, 0.1f); return 0;
    case 15: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(-INFINITY), 0.1f, 0.1f, 0.1f); return 0;
    case 16: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(1e300), 0.1f, 0.1f, 0.1f); return 0;
    case 17: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(-1), 0.1f, 0.1f, 0.1f); return 0;
    case 18: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, (float)(0), 0.1f, 0.1f, 0.1f); return 0;
    case 19: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(NAN), 0.1f, 0.1f); return 0;
    case 20: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(INFINITY), 0.1f, 0.1f); return 0;
    case 21: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(-INFINITY), 0.1f, 0.1f); return 0;
    case 22: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(1e300), 0.1f, 0.1f); return 0;
    case 23: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(-1), 0.1f, 0.1f); return 0;
    case 24: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, (float)(0), 0.1f, 0.1f); return 0;
    case 25: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(NAN), 0.1f); return 0;
    case 26: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(INFINITY), 0.1f); return 0;
    case 27: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(-INFINITY), 0.1f); return 0;
    case 28: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(1e300), 0.1f); return 0;
    case 29: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(-1), 0.1f); return 0;
    case 30: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, (float)(0), 0.1f); return 0;
    case 31: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(NAN)); return 0;
    case 32: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(INFINITY)); return 0;
    case 33: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-INFINITY)); return 0;
    case 34: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(1e300)); return 0;
    case 35: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-1)); return 0;
    case 36: (void)ctr_text((int)0, "/nonexistent/x", &f->con, 0.1f, 0.1f, 0.1f, 0.1f, (float)(0)); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_overlay(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_overlay(-1, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 1: (void)ctr_overlay(INT_MIN, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 2: (void)ctr_overlay(INT_MAX, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 3: (void)ctr_overlay(1000000, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 4: (void)ctr_overlay(77, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 5: (void)ctr_overlay((int)0, -1, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 6: (void)ctr_overlay((int)0, INT_MIN, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 7: (void)ctr_overlay((int)0, INT_MAX, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 8: (void)ctr_overlay((int)0, 1000000, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 9: (void)ctr_overlay((int)0, 77, f->rect, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 10: (void)ctr_overlay((int)0, (int)0, (ctrRect){0, 0, -1, -1}, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 11: (void)ctr_overlay((int)0, (int)0, (ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 12: (void)ctr_overlay((int)0, (int)0, (ctrRect){INT_MIN, INT_MIN, 3, 3}, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 13: (void)ctr_overlay((int)0, (int)0, (ctrRect){1, 1, 0, INT_MIN}, "/nonexistent/x", "/nonexistent/x", &f->con); return 0;
    case 14: (void)ctr_overlay((int)0, (int)0, f->rect, NULL, "/nonexistent/x", &f->con); return 0;
    case 15: (void)ctr_overlay((int)0, (int)0, f->rect, "/nonexistent/x", NULL, &f->con); return 0;
    case 16: (void)ctr_overlay((int)0, (int)0, f->rect, "/nonexistent/x", "/nonexistent/x", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_maxViewport(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_maxViewport(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_rectangle(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_rectangle((ctrRect){0, 0, -1, -1}, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 1: (void)ctr_rectangle((ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 2: (void)ctr_rectangle((ctrRect){INT_MIN, INT_MIN, 3, 3}, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 3: (void)ctr_rectangle((ctrRect){1, 1, 0, INT_MIN}, 0.1f, 0.1f, 0.1f, 0.1f); return 0;
    case 4: (void)ctr_rectangle(f->rect, (float)(NAN), 0.1f, 0.1f, 0.1f); return 0;
    case 5: (void)ctr_rectangle(f->rect, (float)(INFINITY), 0.1f, 0.1f, 0.1f); return 0;
    case 6: (void)ctr_rectangle(f->rect, (float)(-INFINITY), 0.1f, 0.1f, 0.1f); return 0;
    case 7: (void)ctr_rectangle(f->rect, (float)(1e300), 0.1f, 0.1f, 0.1f); return 0;
    case 8: (void)ctr_rectangle(f->rect, (float)(-1), 0.1f, 0.1f, 0.1f); return 0;
    case 9: (void)ctr_rectangle(f->rect, (float)(0), 0.1f, 0.1f, 0.1f); return 0;
    case 10: (void)ctr_rectangle(f->rect, 0.1f, (float)(NAN), 0.1f, 0.1f); return 0;
    case 11: (void)ctr_rectangle(f->rect, 0.1f, (float)(INFINITY), 0.1f, 0.1f); return 0;
    case 12: (void)ctr_rectangle(f->rect, 0.1f, (float)(-INFINITY), 0.1f, 0.1f); return 0;
    case 13: (void)ctr_rectangle(f->rect, 0.1f, (float)(1e300), 0.1f, 0.1f); return 0;
    case 14: (void)ctr_rectangle(f->rect, 0.1f, (float)(-1), 0.1f, 0.1f); return 0;
    case 15: (void)ctr_rectangle(f->rect, 0.1f, (float)(0), 0.1f, 0.1f); return 0;
    case 16: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(NAN), 0.1f); return 0;
    case 17: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(INFINITY), 0.1f); return 0;
    case 18: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(-INFINITY), 0.1f); return 0;
    case 19: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(1e300), 0.1f); return 0;
    case 20: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(-1), 0.1f); return 0;
    case 21: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, (float)(0), 0.1f); return 0;
    case 22: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(NAN)); return 0;
    case 23: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(INFINITY)); return 0;
    case 24: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(-INFINITY)); return 0;
    case 25: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(1e300)); return 0;
    case 26: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(-1)); return 0;
    case 27: (void)ctr_rectangle(f->rect, 0.1f, 0.1f, 0.1f, (float)(0)); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_label(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_label((ctrRect){0, 0, -1, -1}, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 1: (void)ctr_label((ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 2: (void)ctr_label((ctrRect){INT_MIN, INT_MIN, 3, 3}, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 3: (void)ctr_label((ctrRect){1, 1, 0, INT_MIN}, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 4: (void)ctr_label(f->rect, -1, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 5: (void)ctr_label(f->rect, INT_MIN, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 6: (void)ctr_label(f->rect, INT_MAX, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 7: (void)ctr_label(f->rect, 1000000, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 8: (void)ctr_label(f->rect, 77, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 9: (void)ctr_label(f->rect, (int)0, NULL, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 10: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(NAN), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 11: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 12: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(-INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 13: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(1e300), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 14: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(-1), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 15: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", (float)(0), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 16: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(NAN), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 17: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 18: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(-INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 19: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(1e300), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 20: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(-1), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 21: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, (float)(0), 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 22: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(NAN), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 23: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 24: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(-INFINITY), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 25: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(1e300), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 26: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(-1), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 27: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, (float)(0), 0.1f, 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 28: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(NAN), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 29: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(INFINITY), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 30: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(-INFINITY), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 31: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(1e300), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 32: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(-1), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 33: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, (float)(0), 0.1f, 0.1f, 0.1f, &f->con); return 0;
    case 34: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(NAN), 0.1f, 0.1f, &f->con); return 0;
    case 35: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(INFINITY), 0.1f, 0.1f, &f->con); return 0;
    case 36: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(-INFINITY), 0.1f, 0.1f, &f->con); return 0;
    case 37: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(1e300), 0.1f, 0.1f, &f->con); return 0;
    case 38: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(-1), 0.1f, 0.1f, &f->con); return 0;
    case 39: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, (float)(0), 0.1f, 0.1f, &f->con); return 0;
    case 40: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(NAN), 0.1f, &f->con); return 0;
    case 41: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(INFINITY), 0.1f, &f->con); return 0;
    case 42: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-INFINITY), 0.1f, &f->con); return 0;
    case 43: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(1e300), 0.1f, &f->con); return 0;
    case 44: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-1), 0.1f, &f->con); return 0;
    case 45: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(0), 0.1f, &f->con); return 0;
    case 46: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(NAN), &f->con); return 0;
    case 47: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(INFINITY), &f->con); return 0;
    case 48: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-INFINITY), &f->con); return 0;
    case 49: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(1e300), &f->con); return 0;
    case 50: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(-1), &f->con); return 0;
    case 51: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, (float)(0), &f->con); return 0;
    case 52: (void)ctr_label(f->rect, (int)0, "/nonexistent/x", 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, 0.1f, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_figure(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_figure((ctrRect){0, 0, -1, -1}, &f->figure, &f->con); return 0;
    case 1: (void)ctr_figure((ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, &f->figure, &f->con); return 0;
    case 2: (void)ctr_figure((ctrRect){INT_MIN, INT_MIN, 3, 3}, &f->figure, &f->con); return 0;
    case 3: (void)ctr_figure((ctrRect){1, 1, 0, INT_MIN}, &f->figure, &f->con); return 0;
    case 4: (void)ctr_figure(f->rect, NULL, &f->con); return 1;
    case 5: (void)ctr_figure(f->rect, &f->figure, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_render(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_render((ctrRect){0, 0, -1, -1}, &f->scn, &f->con); return 0;
    case 1: (void)ctr_render((ctrRect){INT_MAX, INT_MAX, INT_MAX, INT_MAX}, &f->scn, &f->con); return 0;
    case 2: (void)ctr_render((ctrRect){INT_MIN, INT_MIN, 3, 3}, &f->scn, &f->con); return 0;
    case 3: (void)ctr_render((ctrRect){1, 1, 0, INT_MIN}, &f->scn, &f->con); return 0;
    case 4: (void)ctr_render(f->rect, NULL, &f->con); return 1;
    case 5: (void)ctr_render(f->rect, &f->scn, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_findRect(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_findRect(-1, (int)0, 2, &f->rect); return 0;
    case 1: (void)ctr_findRect(INT_MIN, (int)0, 2, &f->rect); return 0;
    case 2: (void)ctr_findRect(INT_MAX, (int)0, 2, &f->rect); return 0;
    case 3: (void)ctr_findRect(1000000, (int)0, 2, &f->rect); return 0;
    case 4: (void)ctr_findRect(77, (int)0, 2, &f->rect); return 0;
    case 5: (void)ctr_findRect((int)0, -1, 2, &f->rect); return 0;
    case 6: (void)ctr_findRect((int)0, INT_MIN, 2, &f->rect); return 0;
    case 7: (void)ctr_findRect((int)0, INT_MAX, 2, &f->rect); return 0;
    case 8: (void)ctr_findRect((int)0, 1000000, 2, &f->rect); return 0;
    case 9: (void)ctr_findRect((int)0, 77, 2, &f->rect); return 0;
    case 10: (void)ctr_findRect((int)0, (int)0, 0, &f->rect); return 0;
    case 11: (void)ctr_findRect((int)0, (int)0, -1, &f->rect); return 0;
    case 12: (void)ctr_findRect((int)0, (int)0, 2, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctr_makeCanvas(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_makeCanvas(-1, (int)0, (int)0, (int)0); return 0;
    case 1: (void)ctr_makeCanvas(INT_MIN, (int)0, (int)0, (int)0); return 0;
    case 2: (void)ctr_makeCanvas(INT_MAX, (int)0, (int)0, (int)0); return 0;
    case 3: (void)ctr_makeCanvas(1000000, (int)0, (int)0, (int)0); return 0;
    case 4: (void)ctr_makeCanvas(77, (int)0, (int)0, (int)0); return 0;
    case 5: (void)ctr_makeCanvas((int)0, -1, (int)0, (int)0); return 0;
    case 6: (void)ctr_makeCanvas((int)0, INT_MIN, (int)0, (int)0); return 0;
    case 7: (void)ctr_makeCanvas((int)0, INT_MAX, (int)0, (int)0); return 0;
    case 8: (void)ctr_makeCanvas((int)0, 1000000, (int)0, (int)0); return 0;
    case 9: (void)ctr_makeCanvas((int)0, 77, (int)0, (int)0); return 0;
    case 10: (void)ctr_makeCanvas((int)0, (int)0, -1, (int)0); return 0;
    case 11: (void)ctr_makeCanvas((int)0, (int)0, INT_MIN, (int)0); return 0;
    case 12: (void)ctr_makeCanvas((int)0, (int)0, INT_MAX, (int)0); return 0;
    case 13: (void)ctr_makeCanvas((int)0, (int)0, 1000000, (int)0); return 0;
    case 14: (void)ctr_makeCanvas((int)0, (int)0, 77, (int)0); return 0;
    case 15: (void)ctr_makeCanvas((int)0, (int)0, (int)0, -1); return 0;
    case 16: (void)ctr_makeCanvas((int)0, (int)0, (int)0, INT_MIN); return 0;
    case 17: (void)ctr_makeCanvas((int)0, (int)0, (int)0, INT_MAX); return 0;
    case 18: (void)ctr_makeCanvas((int)0, (int)0, (int)0, 1000000); return 0;
    case 19: (void)ctr_makeCanvas((int)0, (int)0, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_freeCanvas(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_freeCanvas(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctr_draw(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctr_draw(NULL, &f->scn, &f->con, f->bytes + 3 * HOSTILE_PART, f->flt + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 1: (void)ctr_draw(f->canvas, NULL, &f->con, f->bytes + 3 * HOSTILE_PART, f->flt + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 2: (void)ctr_draw(f->canvas, &f->scn, NULL, f->bytes + 3 * HOSTILE_PART, f->flt + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 1;
    case 3: (void)ctr_draw(f->canvas, &f->scn, &f->con, NULL, f->flt + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART); return 0;
    case 4: (void)ctr_draw(f->canvas, &f->scn, &f->con, f->bytes + 3 * HOSTILE_PART, NULL, f->ints + 5 * HOSTILE_PART); return 0;
    case 5: (void)ctr_draw(f->canvas, &f->scn, &f->con, f->bytes + 3 * HOSTILE_PART, f->flt + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_malloc(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_malloc(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_free(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_free(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_warning(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_warning(NULL, (int)0, (int)0); return 1;
    case 1: (void)ct_warning(f->d, -1, (int)0); return 0;
    case 2: (void)ct_warning(f->d, INT_MIN, (int)0); return 0;
    case 3: (void)ct_warning(f->d, INT_MAX, (int)0); return 0;
    case 4: (void)ct_warning(f->d, 1000000, (int)0); return 0;
    case 5: (void)ct_warning(f->d, 77, (int)0); return 0;
    case 6: (void)ct_warning(f->d, (int)0, -1); return 0;
    case 7: (void)ct_warning(f->d, (int)0, INT_MIN); return 0;
    case 8: (void)ct_warning(f->d, (int)0, INT_MAX); return 0;
    case 9: (void)ct_warning(f->d, (int)0, 1000000); return 0;
    case 10: (void)ct_warning(f->d, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_getError(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getError(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_isWarning(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_isWarning(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_scl3(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_scl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_addToScl3(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_addToScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_addScl3(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_addScl3(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_zero(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_zero(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_zero(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_fill(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_fill(f->num + 0 * HOSTILE_PART, NAN, 2); return 0;
    case 1: (void)ctu_fill(f->num + 0 * HOSTILE_PART, INFINITY, 2); return 0;
    case 2: (void)ctu_fill(f->num + 0 * HOSTILE_PART, -INFINITY, 2); return 0;
    case 3: (void)ctu_fill(f->num + 0 * HOSTILE_PART, 1e300, 2); return 0;
    case 4: (void)ctu_fill(f->num + 0 * HOSTILE_PART, -1, 2); return 0;
    case 5: (void)ctu_fill(f->num + 0 * HOSTILE_PART, 0, 2); return 0;
    case 6: (void)ctu_fill(f->num + 0 * HOSTILE_PART, 0.1, 0); return 0;
    case 7: (void)ctu_fill(f->num + 0 * HOSTILE_PART, 0.1, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_copy(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_copy(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_copy(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sum(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sum(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_sum(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_L1(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_L1(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_L1(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_scl(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN, 2); return 0;
    case 1: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY, 2); return 0;
    case 2: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY, 2); return 0;
    case 3: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300, 2); return 0;
    case 4: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2); return 0;
    case 5: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2); return 0;
    case 6: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0.1, 0); return 0;
    case 7: (void)ctu_scl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0.1, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_add(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_add(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_add(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sub(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sub(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_sub(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_addTo(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_addTo(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_addTo(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_subFrom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_subFrom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_subFrom(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_addToScl(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN, 2); return 0;
    case 1: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY, 2); return 0;
    case 2: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY, 2); return 0;
    case 3: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300, 2); return 0;
    case 4: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2); return 0;
    case 5: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2); return 0;
    case 6: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0.1, 0); return 0;
    case 7: (void)ctu_addToScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0.1, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_addScl(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NAN, 2); return 0;
    case 1: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, INFINITY, 2); return 0;
    case 2: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -INFINITY, 2); return 0;
    case 3: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 1e300, 2); return 0;
    case 4: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2); return 0;
    case 5: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2); return 0;
    case 6: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0.1, 0); return 0;
    case 7: (void)ctu_addScl(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0.1, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_normalize(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_normalize(NULL, 2); return 1;
    case 1: (void)ctu_normalize(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 2: (void)ctu_normalize(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_norm(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_norm(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_norm(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_dot(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_dot(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_dot(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulMatVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2); return 0;
    case 1: (void)ctu_mulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2); return 0;
    case 2: (void)ctu_mulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0); return 0;
    case 3: (void)ctu_mulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulMatTVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulMatTVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2); return 0;
    case 1: (void)ctu_mulMatTVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2); return 0;
    case 2: (void)ctu_mulMatTVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0); return 0;
    case 3: (void)ctu_mulMatTVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulVecMatVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulVecMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_mulVecMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_transpose(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_transpose(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2); return 0;
    case 1: (void)ctu_transpose(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2); return 0;
    case 2: (void)ctu_transpose(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 0); return 0;
    case 3: (void)ctu_transpose(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_symmetrize(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_symmetrize(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_symmetrize(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_eye(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_eye(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_eye(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulMatMat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulMatMat(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 1: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 2: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, 2, 2, 2); return 1;
    case 3: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2, 2); return 0;
    case 4: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2, 2); return 0;
    case 5: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0, 2); return 0;
    case 6: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1, 2); return 0;
    case 7: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 0); return 0;
    case 8: (void)ctu_mulMatMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulMatMatT(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulMatMatT(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 1: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 2: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, 2, 2, 2); return 1;
    case 3: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2, 2); return 0;
    case 4: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2, 2); return 0;
    case 5: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0, 2); return 0;
    case 6: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1, 2); return 0;
    case 7: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 0); return 0;
    case 8: (void)ctu_mulMatMatT(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_mulMatTMat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_mulMatTMat(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 1: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, 2, 2, 2); return 1;
    case 2: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, 2, 2, 2); return 1;
    case 3: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2, 2); return 0;
    case 4: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2, 2); return 0;
    case 5: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0, 2); return 0;
    case 6: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1, 2); return 0;
    case 7: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 0); return 0;
    case 8: (void)ctu_mulMatTMat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sqrMatTD(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sqrMatTD(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2); return 1;
    case 1: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, 2, 2); return 1;
    case 2: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, 2, 2); return 0;
    case 3: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2); return 0;
    case 4: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2); return 0;
    case 5: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0); return 0;
    case 6: (void)ctu_sqrMatTD(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_transformSpatial(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_transformSpatial(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 1: (void)ctu_transformSpatial(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INT_MIN, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 2: (void)ctu_transformSpatial(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INT_MAX, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 3: (void)ctu_transformSpatial(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1000000, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 4: (void)ctu_transformSpatial(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 77, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_dense2sparse(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, 2); return 0;
    case 1: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, 2); return 0;
    case 2: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 0, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, 2); return 0;
    case 3: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, 2); return 0;
    case 4: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, 0); return 0;
    case 5: (void)ctu_dense2sparse(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sparse2dense(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sparse2dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 1: (void)ctu_sparse2dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 2: (void)ctu_sparse2dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 0, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
    case 3: (void)ctu_sparse2dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1, f->ints + 4 * HOSTILE_PART, f->ints + 5 * HOSTILE_PART, f->ints + 6 * HOSTILE_PART); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_axisAngle2Quat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_axisAngle2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_quat2Vel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_quat2Vel(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_quatIntegrate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NAN); return 0;
    case 1: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, INFINITY); return 0;
    case 2: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -INFINITY); return 0;
    case 3: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 1e300); return 0;
    case 4: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
    case 5: (void)ctu_quatIntegrate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_euler2Quat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_euler2Quat(NULL, f->num + 1 * HOSTILE_PART, "xyz"); return 1;
    case 1: (void)ctu_euler2Quat(f->num + 0 * HOSTILE_PART, NULL, "xyz"); return 1;
    case 2: (void)ctu_euler2Quat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_cholFactor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_cholFactor(NULL, 2, 0.1); return 1;
    case 1: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 0, 0.1); return 0;
    case 2: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, -1, 0.1); return 0;
    case 3: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, NAN); return 0;
    case 4: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, INFINITY); return 0;
    case 5: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, -INFINITY); return 0;
    case 6: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, 1e300); return 0;
    case 7: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, -1); return 0;
    case 8: (void)ctu_cholFactor(f->num + 0 * HOSTILE_PART, 2, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_cholSolve(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_cholSolve(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_cholSolve(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_cholUpdate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, (int)0); return 0;
    case 1: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, (int)0); return 0;
    case 2: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1); return 0;
    case 3: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, INT_MIN); return 0;
    case 4: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, INT_MAX); return 0;
    case 5: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 1000000); return 0;
    case 6: (void)ctu_cholUpdate(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_cholFactorBand(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_cholFactorBand(NULL, 2, 2, 2, 0.1, 0.1); return 1;
    case 1: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 0, 2, 2, 0.1, 0.1); return 0;
    case 2: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, -1, 2, 2, 0.1, 0.1); return 0;
    case 3: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 0, 2, 0.1, 0.1); return 0;
    case 4: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, -1, 2, 0.1, 0.1); return 0;
    case 5: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 0, 0.1, 0.1); return 0;
    case 6: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, -1, 0.1, 0.1); return 0;
    case 7: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, NAN, 0.1); return 0;
    case 8: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, INFINITY, 0.1); return 0;
    case 9: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, -INFINITY, 0.1); return 0;
    case 10: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 1e300, 0.1); return 0;
    case 11: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, -1, 0.1); return 0;
    case 12: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0, 0.1); return 0;
    case 13: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, NAN); return 0;
    case 14: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, INFINITY); return 0;
    case 15: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, -INFINITY); return 0;
    case 16: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, 1e300); return 0;
    case 17: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, -1); return 0;
    case 18: (void)ctu_cholFactorBand(f->num + 0 * HOSTILE_PART, 2, 2, 2, 0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_cholSolveBand(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2, 2); return 0;
    case 1: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2, 2); return 0;
    case 2: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0, 2); return 0;
    case 3: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1, 2); return 0;
    case 4: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 0); return 0;
    case 5: (void)ctu_cholSolveBand(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_band2Dense(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2, 2, (cttByte)0); return 0;
    case 1: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2, 2, (cttByte)0); return 0;
    case 2: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 0, 2, (cttByte)0); return 0;
    case 3: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1, 2, (cttByte)0); return 0;
    case 4: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, 0, (cttByte)0); return 0;
    case 5: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, -1, (cttByte)0); return 0;
    case 6: (void)ctu_band2Dense(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, 2, (cttByte)255); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_dense2Band(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0, 2, 2); return 0;
    case 1: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1, 2, 2); return 0;
    case 2: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 0, 2); return 0;
    case 3: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, -1, 2); return 0;
    case 4: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, 0); return 0;
    case 5: (void)ctu_dense2Band(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_bandMulMatVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0, 2, 2, 2, (cttByte)0); return 0;
    case 1: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, 2, 2, 2, (cttByte)0); return 0;
    case 2: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 0, 2, 2, (cttByte)0); return 0;
    case 3: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, -1, 2, 2, (cttByte)0); return 0;
    case 4: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 0, 2, (cttByte)0); return 0;
    case 5: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, -1, 2, (cttByte)0); return 0;
    case 6: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2, 0, (cttByte)0); return 0;
    case 7: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2, -1, (cttByte)0); return 0;
    case 8: (void)ctu_bandMulMatVec(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 2, 2, 2, 2, (cttByte)255); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_bandDiag(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_bandDiag(-1, 2, 2, 2); return 0;
    case 1: (void)ctu_bandDiag(INT_MIN, 2, 2, 2); return 0;
    case 2: (void)ctu_bandDiag(INT_MAX, 2, 2, 2); return 0;
    case 3: (void)ctu_bandDiag(1000000, 2, 2, 2); return 0;
    case 4: (void)ctu_bandDiag(77, 2, 2, 2); return 0;
    case 5: (void)ctu_bandDiag((int)0, 0, 2, 2); return 0;
    case 6: (void)ctu_bandDiag((int)0, -1, 2, 2); return 0;
    case 7: (void)ctu_bandDiag((int)0, 2, 0, 2); return 0;
    case 8: (void)ctu_bandDiag((int)0, 2, -1, 2); return 0;
    case 9: (void)ctu_bandDiag((int)0, 2, 2, 0); return 0;
    case 10: (void)ctu_bandDiag((int)0, 2, 2, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_boxQP(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_boxQP(NULL, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 1: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, NULL, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 2: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 3: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 4: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 5: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 6: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 7: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2, NULL, f->num + 7 * HOSTILE_PART); return 0;
    case 8: (void)ctu_boxQP(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_boxQPmalloc(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_boxQPmalloc(&f->num_pointer, &f->num_pointer, &f->int_pointer, &f->num_pointer, &f->num_pointer, 0, &f->num_pointer, &f->num_pointer); return 0;
    case 1: (void)ctu_boxQPmalloc(&f->num_pointer, &f->num_pointer, &f->int_pointer, &f->num_pointer, &f->num_pointer, -1, &f->num_pointer, &f->num_pointer); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_muscleGain(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_muscleGain(NAN, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 1: (void)ctu_muscleGain(INFINITY, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 2: (void)ctu_muscleGain(-INFINITY, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ctu_muscleGain(1e300, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ctu_muscleGain(-1, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ctu_muscleGain(0, 0.1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ctu_muscleGain(0.1, NAN, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ctu_muscleGain(0.1, INFINITY, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ctu_muscleGain(0.1, -INFINITY, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 9: (void)ctu_muscleGain(0.1, 1e300, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 10: (void)ctu_muscleGain(0.1, -1, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 11: (void)ctu_muscleGain(0.1, 0, f->num + 2 * HOSTILE_PART, 0.1, f->num + 4 * HOSTILE_PART); return 0;
    case 12: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, NAN, f->num + 4 * HOSTILE_PART); return 0;
    case 13: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, INFINITY, f->num + 4 * HOSTILE_PART); return 0;
    case 14: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, -INFINITY, f->num + 4 * HOSTILE_PART); return 0;
    case 15: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, 1e300, f->num + 4 * HOSTILE_PART); return 0;
    case 16: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, -1, f->num + 4 * HOSTILE_PART); return 0;
    case 17: (void)ctu_muscleGain(0.1, 0.1, f->num + 2 * HOSTILE_PART, 0, f->num + 4 * HOSTILE_PART); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_muscleBias(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_muscleBias(NAN, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 1: (void)ctu_muscleBias(INFINITY, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 2: (void)ctu_muscleBias(-INFINITY, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 3: (void)ctu_muscleBias(1e300, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 4: (void)ctu_muscleBias(-1, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 5: (void)ctu_muscleBias(0, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART); return 0;
    case 6: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, NAN, f->num + 3 * HOSTILE_PART); return 0;
    case 7: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, INFINITY, f->num + 3 * HOSTILE_PART); return 0;
    case 8: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, -INFINITY, f->num + 3 * HOSTILE_PART); return 0;
    case 9: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, 1e300, f->num + 3 * HOSTILE_PART); return 0;
    case 10: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART); return 0;
    case 11: (void)ctu_muscleBias(0.1, f->num + 1 * HOSTILE_PART, 0, f->num + 3 * HOSTILE_PART); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_muscleDynamics(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_muscleDynamics(NAN, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 1: (void)ctu_muscleDynamics(INFINITY, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 2: (void)ctu_muscleDynamics(-INFINITY, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 3: (void)ctu_muscleDynamics(1e300, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 4: (void)ctu_muscleDynamics(-1, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 5: (void)ctu_muscleDynamics(0, 0.1, f->num + 2 * HOSTILE_PART); return 0;
    case 6: (void)ctu_muscleDynamics(0.1, NAN, f->num + 2 * HOSTILE_PART); return 0;
    case 7: (void)ctu_muscleDynamics(0.1, INFINITY, f->num + 2 * HOSTILE_PART); return 0;
    case 8: (void)ctu_muscleDynamics(0.1, -INFINITY, f->num + 2 * HOSTILE_PART); return 0;
    case 9: (void)ctu_muscleDynamics(0.1, 1e300, f->num + 2 * HOSTILE_PART); return 0;
    case 10: (void)ctu_muscleDynamics(0.1, -1, f->num + 2 * HOSTILE_PART); return 0;
    case 11: (void)ctu_muscleDynamics(0.1, 0, f->num + 2 * HOSTILE_PART); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_encodePyramid(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_encodePyramid(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_encodePyramid(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_decodePyramid(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_decodePyramid(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_decodePyramid(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_springDamper(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_springDamper(NAN, 0.1, 0.1, 0.1, 0.1); return 0;
    case 1: (void)ctu_springDamper(INFINITY, 0.1, 0.1, 0.1, 0.1); return 0;
    case 2: (void)ctu_springDamper(-INFINITY, 0.1, 0.1, 0.1, 0.1); return 0;
    case 3: (void)ctu_springDamper(1e300, 0.1, 0.1, 0.1, 0.1); return 0;
    case 4: (void)ctu_springDamper(-1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 5: (void)ctu_springDamper(0, 0.1, 0.1, 0.1, 0.1); return 0;
    case 6: (void)ctu_springDamper(0.1, NAN, 0.1, 0.1, 0.1); return 0;
    case 7: (void)ctu_springDamper(0.1, INFINITY, 0.1, 0.1, 0.1); return 0;
    case 8: (void)ctu_springDamper(0.1, -INFINITY, 0.1, 0.1, 0.1); return 0;
    case 9: (void)ctu_springDamper(0.1, 1e300, 0.1, 0.1, 0.1); return 0;
    case 10: (void)ctu_springDamper(0.1, -1, 0.1, 0.1, 0.1); return 0;
    case 11: (void)ctu_springDamper(0.1, 0, 0.1, 0.1, 0.1); return 0;
    case 12: (void)ctu_springDamper(0.1, 0.1, NAN, 0.1, 0.1); return 0;
    case 13: (void)ctu_springDamper(0.1, 0.1, INFINITY, 0.1, 0.1); return 0;
    case 14: (void)ctu_springDamper(0.1, 0.1, -INFINITY, 0.1, 0.1); return 0;
    case 15: (void)ctu_springDamper(0.1, 0.1, 1e300, 0.1, 0.1); return 0;
    case 16: (void)ctu_springDamper(0.1, 0.1, -1, 0.1, 0.1); return 0;
    case 17: (void)ctu_springDamper(0.1, 0.1, 0, 0.1, 0.1); return 0;
    case 18: (void)ctu_springDamper(0.1, 0.1, 0.1, NAN, 0.1); return 0;
    case 19: (void)ctu_springDamper(0.1, 0.1, 0.1, INFINITY, 0.1); return 0;
    case 20: (void)ctu_springDamper(0.1, 0.1, 0.1, -INFINITY, 0.1); return 0;
    case 21: (void)ctu_springDamper(0.1, 0.1, 0.1, 1e300, 0.1); return 0;
    case 22: (void)ctu_springDamper(0.1, 0.1, 0.1, -1, 0.1); return 0;
    case 23: (void)ctu_springDamper(0.1, 0.1, 0.1, 0, 0.1); return 0;
    case 24: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, NAN); return 0;
    case 25: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, INFINITY); return 0;
    case 26: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, -INFINITY); return 0;
    case 27: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, 1e300); return 0;
    case 28: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, -1); return 0;
    case 29: (void)ctu_springDamper(0.1, 0.1, 0.1, 0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_min(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_min(NAN, 0.1); return 0;
    case 1: (void)ctu_min(INFINITY, 0.1); return 0;
    case 2: (void)ctu_min(-INFINITY, 0.1); return 0;
    case 3: (void)ctu_min(1e300, 0.1); return 0;
    case 4: (void)ctu_min(-1, 0.1); return 0;
    case 5: (void)ctu_min(0, 0.1); return 0;
    case 6: (void)ctu_min(0.1, NAN); return 0;
    case 7: (void)ctu_min(0.1, INFINITY); return 0;
    case 8: (void)ctu_min(0.1, -INFINITY); return 0;
    case 9: (void)ctu_min(0.1, 1e300); return 0;
    case 10: (void)ctu_min(0.1, -1); return 0;
    case 11: (void)ctu_min(0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_max(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_max(NAN, 0.1); return 0;
    case 1: (void)ctu_max(INFINITY, 0.1); return 0;
    case 2: (void)ctu_max(-INFINITY, 0.1); return 0;
    case 3: (void)ctu_max(1e300, 0.1); return 0;
    case 4: (void)ctu_max(-1, 0.1); return 0;
    case 5: (void)ctu_max(0, 0.1); return 0;
    case 6: (void)ctu_max(0.1, NAN); return 0;
    case 7: (void)ctu_max(0.1, INFINITY); return 0;
    case 8: (void)ctu_max(0.1, -INFINITY); return 0;
    case 9: (void)ctu_max(0.1, 1e300); return 0;
    case 10: (void)ctu_max(0.1, -1); return 0;
    case 11: (void)ctu_max(0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_clip(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_clip(NAN, 0.1, 0.1); return 0;
    case 1: (void)ctu_clip(INFINITY, 0.1, 0.1); return 0;
    case 2: (void)ctu_clip(-INFINITY, 0.1, 0.1); return 0;
    case 3: (void)ctu_clip(1e300, 0.1, 0.1); return 0;
    case 4: (void)ctu_clip(-1, 0.1, 0.1); return 0;
    case 5: (void)ctu_clip(0, 0.1, 0.1); return 0;
    case 6: (void)ctu_clip(0.1, NAN, 0.1); return 0;
    case 7: (void)ctu_clip(0.1, INFINITY, 0.1); return 0;
    case 8: (void)ctu_clip(0.1, -INFINITY, 0.1); return 0;
    case 9: (void)ctu_clip(0.1, 1e300, 0.1); return 0;
    case 10: (void)ctu_clip(0.1, -1, 0.1); return 0;
    case 11: (void)ctu_clip(0.1, 0, 0.1); return 0;
    case 12: (void)ctu_clip(0.1, 0.1, NAN); return 0;
    case 13: (void)ctu_clip(0.1, 0.1, INFINITY); return 0;
    case 14: (void)ctu_clip(0.1, 0.1, -INFINITY); return 0;
    case 15: (void)ctu_clip(0.1, 0.1, 1e300); return 0;
    case 16: (void)ctu_clip(0.1, 0.1, -1); return 0;
    case 17: (void)ctu_clip(0.1, 0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sign(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sign(NAN); return 0;
    case 1: (void)ctu_sign(INFINITY); return 0;
    case 2: (void)ctu_sign(-INFINITY); return 0;
    case 3: (void)ctu_sign(1e300); return 0;
    case 4: (void)ctu_sign(-1); return 0;
    case 5: (void)ctu_sign(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_round(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_round(NAN); return 0;
    case 1: (void)ctu_round(INFINITY); return 0;
    case 2: (void)ctu_round(-INFINITY); return 0;
    case 3: (void)ctu_round(1e300); return 0;
    case 4: (void)ctu_round(-1); return 0;
    case 5: (void)ctu_round(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_type2Str(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_type2Str(-1); return 0;
    case 1: (void)ctu_type2Str(INT_MIN); return 0;
    case 2: (void)ctu_type2Str(INT_MAX); return 0;
    case 3: (void)ctu_type2Str(1000000); return 0;
    case 4: (void)ctu_type2Str(77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_writeNumBytes(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_writeNumBytes((size_t)0); return 0;
    case 1: (void)ctu_writeNumBytes((size_t)1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_warningText(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_warningText(-1, (size_t)0); return 0;
    case 1: (void)ctu_warningText(INT_MIN, (size_t)0); return 0;
    case 2: (void)ctu_warningText(INT_MAX, (size_t)0); return 0;
    case 3: (void)ctu_warningText(1000000, (size_t)0); return 0;
    case 4: (void)ctu_warningText(77, (size_t)0); return 0;
    case 5: (void)ctu_warningText((int)0, (size_t)0); return 0;
    case 6: (void)ctu_warningText((int)0, (size_t)1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_isBad(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_isBad(NAN); return 0;
    case 1: (void)ctu_isBad(INFINITY); return 0;
    case 2: (void)ctu_isBad(-INFINITY); return 0;
    case 3: (void)ctu_isBad(1e300); return 0;
    case 4: (void)ctu_isBad(-1); return 0;
    case 5: (void)ctu_isBad(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_isZero(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_isZero(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_isZero(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_f2n(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_f2n(f->num + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_f2n(f->num + 0 * HOSTILE_PART, f->flt + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_n2f(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_n2f(f->flt + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_n2f(f->flt + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_d2n(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_d2n(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_d2n(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_n2d(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_n2d(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_n2d(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_insertionSort(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_insertionSort(f->num + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_insertionSort(f->num + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_insertionSortInt(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_insertionSortInt(f->ints + 0 * HOSTILE_PART, 0); return 0;
    case 1: (void)ctu_insertionSortInt(f->ints + 0 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_Halton(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_Halton(-1, (int)0); return 0;
    case 1: (void)ctu_Halton(INT_MIN, (int)0); return 0;
    case 2: (void)ctu_Halton(INT_MAX, (int)0); return 0;
    case 3: (void)ctu_Halton(1000000, (int)0); return 0;
    case 4: (void)ctu_Halton(77, (int)0); return 0;
    case 5: (void)ctu_Halton((int)0, -1); return 0;
    case 6: (void)ctu_Halton((int)0, INT_MIN); return 0;
    case 7: (void)ctu_Halton((int)0, INT_MAX); return 0;
    case 8: (void)ctu_Halton((int)0, 1000000); return 0;
    case 9: (void)ctu_Halton((int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_strncpy(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_strncpy(NULL, "/nonexistent/x", 2); return 1;
    case 1: (void)ctu_strncpy(f->text, NULL, 2); return 1;
    case 2: (void)ctu_strncpy(f->text, "/nonexistent/x", 0); return 0;
    case 3: (void)ctu_strncpy(f->text, "/nonexistent/x", -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_sigmoid(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_sigmoid(NAN); return 0;
    case 1: (void)ctu_sigmoid(INFINITY); return 0;
    case 2: (void)ctu_sigmoid(-INFINITY); return 0;
    case 3: (void)ctu_sigmoid(1e300); return 0;
    case 4: (void)ctu_sigmoid(-1); return 0;
    case 5: (void)ctu_sigmoid(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctc_getSDF(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctc_getSDF(NULL, (int)0); return 1;
    case 1: (void)ctc_getSDF(f->m, -1); return 0;
    case 2: (void)ctc_getSDF(f->m, INT_MIN); return 0;
    case 3: (void)ctc_getSDF(f->m, INT_MAX); return 0;
    case 4: (void)ctc_getSDF(f->m, 1000000); return 0;
    case 5: (void)ctc_getSDF(f->m, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctc_distance(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctc_distance(NULL, f->d, &f->sdf, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ctc_distance(f->m, NULL, &f->sdf, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ctc_distance(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART); return 1;
    case 3: (void)ctc_distance(f->m, f->d, &f->sdf, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctc_gradient(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctc_gradient(NULL, f->d, &f->sdf, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 1: (void)ctc_gradient(f->m, NULL, &f->sdf, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 2: (void)ctc_gradient(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 3: (void)ctc_gradient(f->m, f->d, &f->sdf, NULL, f->num + 4 * HOSTILE_PART); return 1;
    case 4: (void)ctc_gradient(f->m, f->d, &f->sdf, f->num + 3 * HOSTILE_PART, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctd_transitionFD(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_transitionFD(NULL, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 1: (void)ctd_transitionFD(f->m, NULL, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 1;
    case 2: (void)ctd_transitionFD(f->m, f->d, NAN, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 3: (void)ctd_transitionFD(f->m, f->d, INFINITY, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 4: (void)ctd_transitionFD(f->m, f->d, -INFINITY, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 5: (void)ctd_transitionFD(f->m, f->d, 1e300, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 6: (void)ctd_transitionFD(f->m, f->d, -1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 7: (void)ctd_transitionFD(f->m, f->d, 0, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 8: (void)ctd_transitionFD(f->m, f->d, 0.1, (cttByte)255, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 9: (void)ctd_transitionFD(f->m, f->d, 0.1, (cttByte)0, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 10: (void)ctd_transitionFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART); return 0;
    case 11: (void)ctd_transitionFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL, f->num + 7 * HOSTILE_PART); return 0;
    case 12: (void)ctd_transitionFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_inverseFD(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_inverseFD(NULL, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 1;
    case 1: (void)ctd_inverseFD(f->m, NULL, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 1;
    case 2: (void)ctd_inverseFD(f->m, f->d, NAN, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 3: (void)ctd_inverseFD(f->m, f->d, INFINITY, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 4: (void)ctd_inverseFD(f->m, f->d, -INFINITY, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 5: (void)ctd_inverseFD(f->m, f->d, 1e300, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 6: (void)ctd_inverseFD(f->m, f->d, -1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 7: (void)ctd_inverseFD(f->m, f->d, 0, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 8: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)255, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 9: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 10: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 11: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 12: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, NULL, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 13: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL, f->num + 9 * HOSTILE_PART, f->num + 10 * HOSTILE_PART); return 0;
    case 14: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL, f->num + 10 * HOSTILE_PART); return 0;
    case 15: (void)ctd_inverseFD(f->m, f->d, 0.1, (cttByte)0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_subQuat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_subQuat(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ctd_subQuat(f->num + 0 * HOSTILE_PART, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ctd_subQuat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, NULL, f->num + 3 * HOSTILE_PART); return 0;
    case 3: (void)ctd_subQuat(f->num + 0 * HOSTILE_PART, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_quatIntegrate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_quatIntegrate(NULL, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 1;
    case 1: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, NAN, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 2: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, -INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, 1e300, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, -1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, 0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, 0.1, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, 0.1, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART); return 0;
    case 9: (void)ctd_quatIntegrate(f->num + 0 * HOSTILE_PART, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctp_defaultPlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_defaultPlugin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_registerPlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_registerPlugin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_getPlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_getPlugin(NULL, f->ints + 1 * HOSTILE_PART); return 1;
    case 1: (void)ctp_getPlugin("x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctp_getPluginAtSlot(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_getPluginAtSlot(-1); return 0;
    case 1: (void)ctp_getPluginAtSlot(INT_MIN); return 0;
    case 2: (void)ctp_getPluginAtSlot(INT_MAX); return 0;
    case 3: (void)ctp_getPluginAtSlot(1000000); return 0;
    case 4: (void)ctp_getPluginAtSlot(77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctp_defaultResourceProvider(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_defaultResourceProvider(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_registerResourceProvider(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_registerResourceProvider(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_getResourceProviderAtSlot(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_getResourceProviderAtSlot(-1); return 0;
    case 1: (void)ctp_getResourceProviderAtSlot(INT_MIN); return 0;
    case 2: (void)ctp_getResourceProviderAtSlot(INT_MAX); return 0;
    case 3: (void)ctp_getResourceProviderAtSlot(1000000); return 0;
    case 4: (void)ctp_getResourceProviderAtSlot(77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctp_registerDecoder(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_registerDecoder(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_defaultDecoder(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_defaultDecoder(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctp_findDecoder(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctp_findDecoder(NULL, "/nonexistent/x"); return 1;
    case 1: (void)ctp_findDecoder(f->resource, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_openResource(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_openResource(NULL, "x", &f->vfs, f->text, HOSTILE_TEXT); return 0;
    case 1: (void)ctu_openResource("/nonexistent/x", NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ctu_openResource("/nonexistent/x", "x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ctu_openResource("/nonexistent/x", "x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ctu_openResource("/nonexistent/x", "x", &f->vfs, f->text, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_closeResource(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_closeResource(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_readResource(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_readResource(NULL, &f->pointer); return 1;
    case 1: (void)ctu_readResource(f->resource, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_getResourceDir(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_getResourceDir(NULL, &f->string, f->ints + 2 * HOSTILE_PART); return 1;
    case 1: (void)ctu_getResourceDir(f->resource, NULL, f->ints + 2 * HOSTILE_PART); return 1;
    case 2: (void)ctu_getResourceDir(f->resource, &f->string, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_isModifiedResource(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_isModifiedResource(NULL, "/nonexistent/x"); return 1;
    case 1: (void)ctu_isModifiedResource(f->resource, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_decodeResource(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_decodeResource(NULL, "/nonexistent/x", &f->vfs); return 1;
    case 1: (void)ctu_decodeResource(f->resource, NULL, &f->vfs); return 0;
    case 2: (void)ctu_decodeResource(f->resource, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_threadPoolCreate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_threadPoolCreate(0); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_bindThreadPool(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_bindThreadPool(NULL, f->text); return 1;
    case 1: (void)ctu_bindThreadPool(f->d, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_threadPoolEnqueue(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_threadPoolEnqueue(NULL, &f->task); return 1;
    case 1: (void)ctu_threadPoolEnqueue(f->pool, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_threadPoolDestroy(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_threadPoolDestroy(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctu_defaultTask(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_defaultTask(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctu_taskJoin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctu_taskJoin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_attach(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_attach(NULL, f->element, "/nonexistent/x", "/nonexistent/x"); return 1;
    case 1: (void)cts_attach(f->element, NULL, "/nonexistent/x", "/nonexistent/x"); return 0;
    case 2: (void)cts_attach(f->element, f->element, NULL, "/nonexistent/x"); return 0;
    case 3: (void)cts_attach(f->element, f->element, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addBody(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addBody(NULL, f->default_); return 1;
    case 1: (void)cts_addBody(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addSite(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addSite(NULL, f->default_); return 1;
    case 1: (void)cts_addSite(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addJoint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addJoint(NULL, f->default_); return 1;
    case 1: (void)cts_addJoint(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addFreeJoint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addFreeJoint(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addGeom(NULL, f->default_); return 1;
    case 1: (void)cts_addGeom(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addCamera(NULL, f->default_); return 1;
    case 1: (void)cts_addCamera(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addLight(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addLight(NULL, f->default_); return 1;
    case 1: (void)cts_addLight(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addFrame(NULL, f->frame_); return 1;
    case 1: (void)cts_addFrame(f->body_, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_delete(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_delete(NULL, f->element); return 1;
    case 1: (void)cts_delete(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addActuator(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addActuator(NULL, f->default_); return 1;
    case 1: (void)cts_addActuator(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addSensor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addSensor(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addFlex(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addFlex(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addPair(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addPair(NULL, f->default_); return 1;
    case 1: (void)cts_addPair(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addExclude(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addExclude(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addEquality(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addEquality(NULL, f->default_); return 1;
    case 1: (void)cts_addEquality(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addTendon(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addTendon(NULL, f->default_); return 1;
    case 1: (void)cts_addTendon(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_wrapSite(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_wrapSite(NULL, "x"); return 1;
    case 1: (void)cts_wrapSite(f->tendon_, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_wrapGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_wrapGeom(NULL, "x", "/nonexistent/x"); return 1;
    case 1: (void)cts_wrapGeom(f->tendon_, NULL, "/nonexistent/x"); return 1;
    case 2: (void)cts_wrapGeom(f->tendon_, "x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_wrapJoint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_wrapJoint(NULL, "x", 0.1); return 1;
    case 1: (void)cts_wrapJoint(f->tendon_, NULL, 0.1); return 1;
    case 2: (void)cts_wrapJoint(f->tendon_, "x", NAN); return 0;
    case 3: (void)cts_wrapJoint(f->tendon_, "x", INFINITY); return 0;
    case 4: (void)cts_wrapJoint(f->tendon_, "x", -INFINITY); return 0;
    case 5: (void)cts_wrapJoint(f->tendon_, "x", 1e300); return 0;
    case 6: (void)cts_wrapJoint(f->tendon_, "x", -1); return 0;
    case 7: (void)cts_wrapJoint(f->tendon_, "x", 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_wrapPulley(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_wrapPulley(NULL, 0.1); return 1;
    case 1: (void)cts_wrapPulley(f->tendon_, NAN); return 0;
    case 2: (void)cts_wrapPulley(f->tendon_, INFINITY); return 0;
    case 3: (void)cts_wrapPulley(f->tendon_, -INFINITY); return 0;
    case 4: (void)cts_wrapPulley(f->tendon_, 1e300); return 0;
    case 5: (void)cts_wrapPulley(f->tendon_, -1); return 0;
    case 6: (void)cts_wrapPulley(f->tendon_, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addNumeric(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addNumeric(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addText(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addText(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addTuple(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addTuple(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addKey(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addKey(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addPlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addPlugin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addDefault(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addDefault(NULL, "/nonexistent/x", f->default_); return 1;
    case 1: (void)cts_addDefault(f->s, NULL, f->default_); return 1;
    case 2: (void)cts_addDefault(f->s, "/nonexistent/x", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToMotor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToMotor(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setToPosition(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToPosition(NULL, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 1;
    case 1: (void)cts_setToPosition(f->actuator_, NAN, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 2: (void)cts_setToPosition(f->actuator_, INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 3: (void)cts_setToPosition(f->actuator_, -INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 4: (void)cts_setToPosition(f->actuator_, 1e300, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 5: (void)cts_setToPosition(f->actuator_, -1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 6: (void)cts_setToPosition(f->actuator_, 0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 7: (void)cts_setToPosition(f->actuator_, 0.1, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 8: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 9: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, 0.1); return 0;
    case 10: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NAN); return 0;
    case 11: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INFINITY); return 0;
    case 12: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -INFINITY); return 0;
    case 13: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1e300); return 0;
    case 14: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 15: (void)cts_setToPosition(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToIntVelocity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToIntVelocity(NULL, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 1;
    case 1: (void)cts_setToIntVelocity(f->actuator_, NAN, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 2: (void)cts_setToIntVelocity(f->actuator_, INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 3: (void)cts_setToIntVelocity(f->actuator_, -INFINITY, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 4: (void)cts_setToIntVelocity(f->actuator_, 1e300, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 5: (void)cts_setToIntVelocity(f->actuator_, -1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 6: (void)cts_setToIntVelocity(f->actuator_, 0, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 7: (void)cts_setToIntVelocity(f->actuator_, 0.1, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 8: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, 0.1); return 0;
    case 9: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, 0.1); return 0;
    case 10: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NAN); return 0;
    case 11: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, INFINITY); return 0;
    case 12: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -INFINITY); return 0;
    case 13: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 1e300); return 0;
    case 14: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, -1); return 0;
    case 15: (void)cts_setToIntVelocity(f->actuator_, 0.1, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToVelocity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToVelocity(NULL, 0.1); return 1;
    case 1: (void)cts_setToVelocity(f->actuator_, NAN); return 0;
    case 2: (void)cts_setToVelocity(f->actuator_, INFINITY); return 0;
    case 3: (void)cts_setToVelocity(f->actuator_, -INFINITY); return 0;
    case 4: (void)cts_setToVelocity(f->actuator_, 1e300); return 0;
    case 5: (void)cts_setToVelocity(f->actuator_, -1); return 0;
    case 6: (void)cts_setToVelocity(f->actuator_, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToDamper(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToDamper(NULL, 0.1); return 1;
    case 1: (void)cts_setToDamper(f->actuator_, NAN); return 0;
    case 2: (void)cts_setToDamper(f->actuator_, INFINITY); return 0;
    case 3: (void)cts_setToDamper(f->actuator_, -INFINITY); return 0;
    case 4: (void)cts_setToDamper(f->actuator_, 1e300); return 0;
    case 5: (void)cts_setToDamper(f->actuator_, -1); return 0;
    case 6: (void)cts_setToDamper(f->actuator_, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToCylinder(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToCylinder(NULL, 0.1, 0.1, 0.1, 0.1); return 1;
    case 1: (void)cts_setToCylinder(f->actuator_, NAN, 0.1, 0.1, 0.1); return 0;
    case 2: (void)cts_setToCylinder(f->actuator_, INFINITY, 0.1, 0.1, 0.1); return 0;
    case 3: (void)cts_setToCylinder(f->actuator_, -INFINITY, 0.1, 0.1, 0.1); return 0;
    case 4: (void)cts_setToCylinder(f->actuator_, 1e300, 0.1, 0.1, 0.1); return 0;
    case 5: (void)cts_setToCylinder(f->actuator_, -1, 0.1, 0.1, 0.1); return 0;
    case 6: (void)cts_setToCylinder(f->actuator_, 0, 0.1, 0.1, 0.1); return 0;
    case 7: (void)cts_setToCylinder(f->actuator_, 0.1, NAN, 0.1, 0.1); return 0;
    case 8: (void)cts_setToCylinder(f->actuator_, 0.1, INFINITY, 0.1, 0.1); return 0;
    case 9: (void)cts_setToCylinder(f->actuator_, 0.1, -INFINITY, 0.1, 0.1); return 0;
    case 10: (void)cts_setToCylinder(f->actuator_, 0.1, 1e300, 0.1, 0.1); return 0;
    case 11: (void)cts_setToCylinder(f->actuator_, 0.1, -1, 0.1, 0.1); return 0;
    case 12: (void)cts_setToCylinder(f->actuator_, 0.1, 0, 0.1, 0.1); return 0;
    case 13: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, NAN, 0.1); return 0;
    case 14: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, INFINITY, 0.1); return 0;
    case 15: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, -INFINITY, 0.1); return 0;
    case 16: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 1e300, 0.1); return 0;
    case 17: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, -1, 0.1); return 0;
    case 18: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0, 0.1); return 0;
    case 19: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, NAN); return 0;
    case 20: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, INFINITY); return 0;
    case 21: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, -INFINITY); return 0;
    case 22: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, 1e300); return 0;
    case 23: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, -1); return 0;
    case 24: (void)cts_setToCylinder(f->actuator_, 0.1, 0.1, 0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToMuscle(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToMuscle(NULL, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 1;
    case 1: (void)cts_setToMuscle(f->actuator_, NULL, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 1;
    case 2: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, NAN, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 3: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, INFINITY, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 4: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, -INFINITY, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 5: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 1e300, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 6: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 7: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 8: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, NULL, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 1;
    case 9: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, NAN, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 10: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, INFINITY, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 11: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, -INFINITY, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 12: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 1e300, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 13: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, -1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 14: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 15: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, NAN, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 16: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, INFINITY, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 17: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, -INFINITY, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 18: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 1e300, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 19: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, -1, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 20: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0, 0.1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 21: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, NAN, 0.1, 0.1, 0.1, 0.1); return 0;
    case 22: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, INFINITY, 0.1, 0.1, 0.1, 0.1); return 0;
    case 23: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, -INFINITY, 0.1, 0.1, 0.1, 0.1); return 0;
    case 24: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 1e300, 0.1, 0.1, 0.1, 0.1); return 0;
    case 25: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, -1, 0.1, 0.1, 0.1, 0.1); return 0;
    case 26: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0, 0.1, 0.1, 0.1, 0.1); return 0;
    case 27: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, NAN, 0.1, 0.1, 0.1); return 0;
    case 28: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, INFINITY, 0.1, 0.1, 0.1); return 0;
    case 29: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, -INFINITY, 0.1, 0.1, 0.1); return 0;
    case 30: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 1e300, 0.1, 0.1, 0.1); return 0;
    case 31: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, -1, 0.1, 0.1, 0.1); return 0;
    case 32: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0, 0.1, 0.1, 0.1); return 0;
    case 33: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, NAN, 0.1, 0.1); return 0;
    case 34: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, INFINITY, 0.1, 0.1); return 0;
    case 35: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, -INFINITY, 0.1, 0.1); return 0;
    case 36: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 1e300, 0.1, 0.1); return 0;
    case 37: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, -1, 0.1, 0.1); return 0;
    case 38: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0, 0.1, 0.1); return 0;
    case 39: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, NAN, 0.1); return 0;
    case 40: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, INFINITY, 0.1); return 0;
    case 41: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, -INFINITY, 0.1); return 0;
    case 42: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 1e300, 0.1); return 0;
    case 43: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, -1, 0.1); return 0;
    case 44: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0, 0.1); return 0;
    case 45: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, NAN); return 0;
    case 46: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, INFINITY); return 0;
    case 47: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, -INFINITY); return 0;
    case 48: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 1e300); return 0;
    case 49: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, -1); return 0;
    case 50: (void)cts_setToMuscle(f->actuator_, f->num + 1 * HOSTILE_PART, 0.1, f->num + 3 * HOSTILE_PART, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setToAdhesion(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setToAdhesion(NULL, 0.1); return 1;
    case 1: (void)cts_setToAdhesion(f->actuator_, NAN); return 0;
    case 2: (void)cts_setToAdhesion(f->actuator_, INFINITY); return 0;
    case 3: (void)cts_setToAdhesion(f->actuator_, -INFINITY); return 0;
    case 4: (void)cts_setToAdhesion(f->actuator_, 1e300); return 0;
    case 5: (void)cts_setToAdhesion(f->actuator_, -1); return 0;
    case 6: (void)cts_setToAdhesion(f->actuator_, 0); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addMesh(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addMesh(NULL, f->default_); return 1;
    case 1: (void)cts_addMesh(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_addHField(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addHField(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addSkin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addSkin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addDeform(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addDeform(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addTexture(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addTexture(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_addMaterial(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_addMaterial(NULL, f->default_); return 1;
    case 1: (void)cts_addMaterial(f->s, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_makeMesh(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_makeMesh(NULL, (cttMeshBuiltin)0, f->num + 2 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)-1, f->num + 2 * HOSTILE_PART, 2); return 0;
    case 2: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)77, f->num + 2 * HOSTILE_PART, 2); return 0;
    case 3: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)2000000000, f->num + 2 * HOSTILE_PART, 2); return 0;
    case 4: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)0, NULL, 2); return 0;
    case 5: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)0, f->num + 2 * HOSTILE_PART, 0); return 0;
    case 6: (void)cts_makeMesh(f->mesh_, (cttMeshBuiltin)0, f->num + 2 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_getSpec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getSpec(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findSpec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findSpec(NULL, "x"); return 1;
    case 1: (void)cts_findSpec(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findBody(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findBody(NULL, "x"); return 1;
    case 1: (void)cts_findBody(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findElement(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findElement(NULL, (cttObj)0, "x"); return 1;
    case 1: (void)cts_findElement(f->s, (cttObj)-1, "x"); return 0;
    case 2: (void)cts_findElement(f->s, (cttObj)77, "x"); return 0;
    case 3: (void)cts_findElement(f->s, (cttObj)2000000000, "x"); return 0;
    case 4: (void)cts_findElement(f->s, (cttObj)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findChild(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findChild(NULL, "x"); return 1;
    case 1: (void)cts_findChild(f->body_, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getParent(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getParent(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getFrame(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findFrame(NULL, "x"); return 1;
    case 1: (void)cts_findFrame(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getDefault(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getDefault(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_findDefault(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_findDefault(NULL, "/nonexistent/x"); return 1;
    case 1: (void)cts_findDefault(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getSpecDefault(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getSpecDefault(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getId(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getId(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_firstChild(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_firstChild(NULL, (cttObj)0, (int)0); return 1;
    case 1: (void)cts_firstChild(f->body_, (cttObj)-1, (int)0); return 0;
    case 2: (void)cts_firstChild(f->body_, (cttObj)77, (int)0); return 0;
    case 3: (void)cts_firstChild(f->body_, (cttObj)2000000000, (int)0); return 0;
    case 4: (void)cts_firstChild(f->body_, (cttObj)0, -1); return 0;
    case 5: (void)cts_firstChild(f->body_, (cttObj)0, INT_MIN); return 0;
    case 6: (void)cts_firstChild(f->body_, (cttObj)0, INT_MAX); return 0;
    case 7: (void)cts_firstChild(f->body_, (cttObj)0, 1000000); return 0;
    case 8: (void)cts_firstChild(f->body_, (cttObj)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_nextChild(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_nextChild(NULL, f->element, (int)0); return 1;
    case 1: (void)cts_nextChild(f->body_, NULL, (int)0); return 1;
    case 2: (void)cts_nextChild(f->body_, f->element, -1); return 0;
    case 3: (void)cts_nextChild(f->body_, f->element, INT_MIN); return 0;
    case 4: (void)cts_nextChild(f->body_, f->element, INT_MAX); return 0;
    case 5: (void)cts_nextChild(f->body_, f->element, 1000000); return 0;
    case 6: (void)cts_nextChild(f->body_, f->element, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_firstElement(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_firstElement(NULL, (cttObj)0); return 1;
    case 1: (void)cts_firstElement(f->s, (cttObj)-1); return 0;
    case 2: (void)cts_firstElement(f->s, (cttObj)77); return 0;
    case 3: (void)cts_firstElement(f->s, (cttObj)2000000000); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_nextElement(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_nextElement(NULL, f->element); return 1;
    case 1: (void)cts_nextElement(f->s, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrapTarget(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrapTarget(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrapSideSite(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrapSideSite(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrapDivisor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrapDivisor(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrapCoef(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrapCoef(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setName(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setName(NULL, "x"); return 1;
    case 1: (void)cts_setName(f->element, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setBuffer(NULL, f->text, 2); return 1;
    case 1: (void)cts_setBuffer(f->byte_list, NULL, 2); return 0;
    case 2: (void)cts_setBuffer(f->byte_list, f->text, 0); return 0;
    case 3: (void)cts_setBuffer(f->byte_list, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setString(NULL, "/nonexistent/x"); return 1;
    case 1: (void)cts_setString(f->string_value, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setStringVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setStringVec(NULL, "/nonexistent/x"); return 1;
    case 1: (void)cts_setStringVec(f->strings, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setInStringVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setInStringVec(NULL, (int)0, "/nonexistent/x"); return 1;
    case 1: (void)cts_setInStringVec(f->strings, -1, "/nonexistent/x"); return 0;
    case 2: (void)cts_setInStringVec(f->strings, INT_MIN, "/nonexistent/x"); return 0;
    case 3: (void)cts_setInStringVec(f->strings, INT_MAX, "/nonexistent/x"); return 0;
    case 4: (void)cts_setInStringVec(f->strings, 1000000, "/nonexistent/x"); return 0;
    case 5: (void)cts_setInStringVec(f->strings, 77, "/nonexistent/x"); return 0;
    case 6: (void)cts_setInStringVec(f->strings, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_appendString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_appendString(NULL, "/nonexistent/x"); return 1;
    case 1: (void)cts_appendString(f->strings, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setInt(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setInt(NULL, f->ints + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_setInt(f->int_list, NULL, 2); return 0;
    case 2: (void)cts_setInt(f->int_list, f->ints + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)cts_setInt(f->int_list, f->ints + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_appendIntVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_appendIntVec(NULL, f->ints + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_appendIntVec(f->int_lists, NULL, 2); return 0;
    case 2: (void)cts_appendIntVec(f->int_lists, f->ints + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)cts_appendIntVec(f->int_lists, f->ints + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setFloat(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setFloat(NULL, f->flt + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_setFloat(f->float_list, NULL, 2); return 0;
    case 2: (void)cts_setFloat(f->float_list, f->flt + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)cts_setFloat(f->float_list, f->flt + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_appendFloatVec(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_appendFloatVec(NULL, f->flt + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_appendFloatVec(f->float_lists, NULL, 2); return 0;
    case 2: (void)cts_appendFloatVec(f->float_lists, f->flt + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)cts_appendFloatVec(f->float_lists, f->flt + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setDouble(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setDouble(NULL, f->num + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)cts_setDouble(f->double_list, NULL, 2); return 0;
    case 2: (void)cts_setDouble(f->double_list, f->num + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)cts_setDouble(f->double_list, f->num + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_setPluginAttributes(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setPluginAttributes(NULL, f->text); return 1;
    case 1: (void)cts_setPluginAttributes(f->plugin_, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getName(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getName(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getString(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getDouble(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getDouble(NULL, f->ints + 1 * HOSTILE_PART); return 1;
    case 1: (void)cts_getDouble(f->double_list, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrapNum(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrapNum(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_getWrap(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getWrap(NULL, (int)0); return 1;
    case 1: (void)cts_getWrap(f->tendon_, -1); return 0;
    case 2: (void)cts_getWrap(f->tendon_, INT_MIN); return 0;
    case 3: (void)cts_getWrap(f->tendon_, INT_MAX); return 0;
    case 4: (void)cts_getWrap(f->tendon_, 1000000); return 0;
    case 5: (void)cts_getWrap(f->tendon_, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_getPluginAttributes(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getPluginAttributes(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setDefault(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setDefault(NULL, f->default_); return 1;
    case 1: (void)cts_setDefault(f->element, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setFrame(NULL, f->frame_); return 1;
    case 1: (void)cts_setFrame(f->element, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_resolveOrientation(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_resolveOrientation(NULL, (cttByte)0, "xyz", &f->orientation); return 1;
    case 1: (void)cts_resolveOrientation(f->num + 0 * HOSTILE_PART, (cttByte)255, "xyz", &f->orientation); return 0;
    case 2: (void)cts_resolveOrientation(f->num + 0 * HOSTILE_PART, (cttByte)0, NULL, &f->orientation); return 0;
    case 3: (void)cts_resolveOrientation(f->num + 0 * HOSTILE_PART, (cttByte)0, "xyz", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_bodyToFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_bodyToFrame(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_setUserValue(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_setUserValue(NULL, "k", f->text); return 1;
    case 1: (void)cts_setUserValue(f->element, NULL, f->text); return 1;
    case 2: (void)cts_setUserValue(f->element, "k", NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_cts_getUserValue(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_getUserValue(NULL, "k"); return 1;
    case 1: (void)cts_getUserValue(f->element, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_deleteUserValue(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_deleteUserValue(NULL, "k"); return 1;
    case 1: (void)cts_deleteUserValue(f->element, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_sensorDim(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_sensorDim(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asBody(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asBody(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asGeom(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asGeom(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asJoint(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asJoint(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asSite(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asSite(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asCamera(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asCamera(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asLight(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asLight(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asFrame(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asFrame(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asActuator(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asActuator(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asSensor(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asSensor(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asFlex(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asFlex(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asPair(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asPair(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asEquality(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asEquality(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asExclude(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asExclude(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asTendon(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asTendon(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asNumeric(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asNumeric(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asText(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asText(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asTuple(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asTuple(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asKey(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asKey(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asMesh(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asMesh(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asHField(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asHField(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asSkin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asSkin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asDeform(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asDeform(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asTexture(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asTexture(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asMaterial(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asMaterial(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_cts_asPlugin(Hostile* f, int k) {
  switch (k) {
    case 0: (void)cts_asPlugin(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_lastWarning(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_lastWarning(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_setCallbacks(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setCallbacks(NULL, &f->callbacks); return 1;
    case 1: (void)ct_setCallbacks(f->d, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_getCallbacks(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_getCallbacks(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_registerBending(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_registerBending(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_registerElasticity(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_registerElasticity(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_registerGain(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_registerGain(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_registerFormulation(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_registerFormulation(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_removeKind(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_removeKind(-1, "x"); return 0;
    case 1: (void)ct_removeKind(INT_MIN, "x"); return 0;
    case 2: (void)ct_removeKind(INT_MAX, "x"); return 0;
    case 3: (void)ct_removeKind(1000000, "x"); return 0;
    case 4: (void)ct_removeKind(77, "x"); return 0;
    case 5: (void)ct_removeKind((int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_kindCount(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_kindCount(-1); return 0;
    case 1: (void)ct_kindCount(INT_MIN); return 0;
    case 2: (void)ct_kindCount(INT_MAX); return 0;
    case 3: (void)ct_kindCount(1000000); return 0;
    case 4: (void)ct_kindCount(77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_kindAt(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_kindAt(-1, (int)0); return 0;
    case 1: (void)ct_kindAt(INT_MIN, (int)0); return 0;
    case 2: (void)ct_kindAt(INT_MAX, (int)0); return 0;
    case 3: (void)ct_kindAt(1000000, (int)0); return 0;
    case 4: (void)ct_kindAt(77, (int)0); return 0;
    case 5: (void)ct_kindAt((int)0, -1); return 0;
    case 6: (void)ct_kindAt((int)0, INT_MIN); return 0;
    case 7: (void)ct_kindAt((int)0, INT_MAX); return 0;
    case 8: (void)ct_kindAt((int)0, 1000000); return 0;
    case 9: (void)ct_kindAt((int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_findKind(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_findKind(-1, "x"); return 0;
    case 1: (void)ct_findKind(INT_MIN, "x"); return 0;
    case 2: (void)ct_findKind(INT_MAX, "x"); return 0;
    case 3: (void)ct_findKind(1000000, "x"); return 0;
    case 4: (void)ct_findKind(77, "x"); return 0;
    case 5: (void)ct_findKind((int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_defaultSimDef(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultSimDef(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_chooseKinds(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_chooseKinds(NULL, &f->simdef, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_chooseKinds(f->m, NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_chooseKinds(f->m, &f->simdef, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_chooseKinds(f->m, &f->simdef, f->text, 0); return 0;
    case 4: (void)ct_chooseKinds(f->m, &f->simdef, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeSim(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeSim(NULL, &f->simdef, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeSim(f->m, NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_makeSim(f->m, &f->simdef, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_makeSim(f->m, &f->simdef, f->text, 0); return 0;
    case 4: (void)ct_makeSim(f->m, &f->simdef, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_freeSim(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_freeSim(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_simModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_simModel(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_simData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_simData(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_simStep(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_simStep(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_simReset(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_simReset(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_defaultDeformDef(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_defaultDeformDef(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deformPreset(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformPreset(NULL, &f->deform_material); return 1;
    case 1: (void)ct_deformPreset("x", NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deformPresetName(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformPresetName(-1); return 0;
    case 1: (void)ct_deformPresetName(INT_MIN); return 0;
    case 2: (void)ct_deformPresetName(INT_MAX); return 0;
    case 3: (void)ct_deformPresetName(1000000); return 0;
    case 4: (void)ct_deformPresetName(77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeDeformable(NULL, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeDeformable(&f->deform_def, NULL, HOSTILE_TEXT); return 0;
    case 2: (void)ct_makeDeformable(&f->deform_def, f->text, 0); return 0;
    case 3: (void)ct_makeDeformable(&f->deform_def, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeClothRectangle(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeClothRectangle(NULL, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeClothRectangle(&f->deform_def, NULL, f->ints + 2 * HOSTILE_PART, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_makeClothRectangle(&f->deform_def, f->num + 1 * HOSTILE_PART, NULL, f->text, HOSTILE_TEXT); return 1;
    case 3: (void)ct_makeClothRectangle(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeClothRectangle(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, 0); return 0;
    case 5: (void)ct_makeClothRectangle(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeClothDisc(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeClothDisc(NULL, 0.1, (int)0, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeClothDisc(&f->deform_def, NAN, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_makeClothDisc(&f->deform_def, INFINITY, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_makeClothDisc(&f->deform_def, -INFINITY, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeClothDisc(&f->deform_def, 1e300, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 5: (void)ct_makeClothDisc(&f->deform_def, -1, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 6: (void)ct_makeClothDisc(&f->deform_def, 0, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 7: (void)ct_makeClothDisc(&f->deform_def, 0.1, -1, f->text, HOSTILE_TEXT); return 0;
    case 8: (void)ct_makeClothDisc(&f->deform_def, 0.1, INT_MIN, f->text, HOSTILE_TEXT); return 0;
    case 9: (void)ct_makeClothDisc(&f->deform_def, 0.1, INT_MAX, f->text, HOSTILE_TEXT); return 0;
    case 10: (void)ct_makeClothDisc(&f->deform_def, 0.1, 1000000, f->text, HOSTILE_TEXT); return 0;
    case 11: (void)ct_makeClothDisc(&f->deform_def, 0.1, 77, f->text, HOSTILE_TEXT); return 0;
    case 12: (void)ct_makeClothDisc(&f->deform_def, 0.1, (int)0, NULL, HOSTILE_TEXT); return 0;
    case 13: (void)ct_makeClothDisc(&f->deform_def, 0.1, (int)0, f->text, 0); return 0;
    case 14: (void)ct_makeClothDisc(&f->deform_def, 0.1, (int)0, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeSoftBox(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeSoftBox(NULL, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeSoftBox(&f->deform_def, NULL, f->ints + 2 * HOSTILE_PART, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_makeSoftBox(&f->deform_def, f->num + 1 * HOSTILE_PART, NULL, f->text, HOSTILE_TEXT); return 1;
    case 3: (void)ct_makeSoftBox(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeSoftBox(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, 0); return 0;
    case 5: (void)ct_makeSoftBox(&f->deform_def, f->num + 1 * HOSTILE_PART, f->ints + 2 * HOSTILE_PART, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeSoftBall(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeSoftBall(NULL, 0.1, (int)0, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeSoftBall(&f->deform_def, NAN, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_makeSoftBall(&f->deform_def, INFINITY, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_makeSoftBall(&f->deform_def, -INFINITY, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeSoftBall(&f->deform_def, 1e300, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 5: (void)ct_makeSoftBall(&f->deform_def, -1, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 6: (void)ct_makeSoftBall(&f->deform_def, 0, (int)0, f->text, HOSTILE_TEXT); return 0;
    case 7: (void)ct_makeSoftBall(&f->deform_def, 0.1, -1, f->text, HOSTILE_TEXT); return 0;
    case 8: (void)ct_makeSoftBall(&f->deform_def, 0.1, INT_MIN, f->text, HOSTILE_TEXT); return 0;
    case 9: (void)ct_makeSoftBall(&f->deform_def, 0.1, INT_MAX, f->text, HOSTILE_TEXT); return 0;
    case 10: (void)ct_makeSoftBall(&f->deform_def, 0.1, 1000000, f->text, HOSTILE_TEXT); return 0;
    case 11: (void)ct_makeSoftBall(&f->deform_def, 0.1, 77, f->text, HOSTILE_TEXT); return 0;
    case 12: (void)ct_makeSoftBall(&f->deform_def, 0.1, (int)0, NULL, HOSTILE_TEXT); return 0;
    case 13: (void)ct_makeSoftBall(&f->deform_def, 0.1, (int)0, f->text, 0); return 0;
    case 14: (void)ct_makeSoftBall(&f->deform_def, 0.1, (int)0, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeRope(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeRope(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, (int)0, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeRope(&f->deform_def, NULL, f->num + 2 * HOSTILE_PART, (int)0, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, NULL, (int)0, f->text, HOSTILE_TEXT); return 1;
    case 3: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, -1, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, INT_MIN, f->text, HOSTILE_TEXT); return 0;
    case 5: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, INT_MAX, f->text, HOSTILE_TEXT); return 0;
    case 6: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 1000000, f->text, HOSTILE_TEXT); return 0;
    case 7: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, 77, f->text, HOSTILE_TEXT); return 0;
    case 8: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, (int)0, NULL, HOSTILE_TEXT); return 0;
    case 9: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, (int)0, f->text, 0); return 0;
    case 10: (void)ct_makeRope(&f->deform_def, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART, (int)0, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_makeDeformableFile(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_makeDeformableFile(NULL, "/nonexistent/x", &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_makeDeformableFile(&f->deform_def, NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_makeDeformableFile(&f->deform_def, "/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ct_makeDeformableFile(&f->deform_def, "/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_makeDeformableFile(&f->deform_def, "/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 5: (void)ct_makeDeformableFile(&f->deform_def, "/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_moveDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_moveDeformable(NULL, f->num + 1 * HOSTILE_PART, f->num + 2 * HOSTILE_PART); return 1;
    case 1: (void)ct_moveDeformable(f->deformable, NULL, f->num + 2 * HOSTILE_PART); return 0;
    case 2: (void)ct_moveDeformable(f->deformable, f->num + 1 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_freeDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_freeDeformable(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_addDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_addDeformable(NULL, f->d, f->deformable, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_addDeformable(f->m, NULL, f->deformable, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_addDeformable(f->m, f->d, NULL, f->text, HOSTILE_TEXT); return 1;
    case 3: (void)ct_addDeformable(f->m, f->d, f->deformable, NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_addDeformable(f->m, f->d, f->deformable, f->text, 0); return 0;
    case 5: (void)ct_addDeformable(f->m, f->d, f->deformable, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_removeDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_removeDeformable(NULL, f->d, (int)0); return 1;
    case 1: (void)ct_removeDeformable(f->m, NULL, (int)0); return 1;
    case 2: (void)ct_removeDeformable(f->m, f->d, -1); return 0;
    case 3: (void)ct_removeDeformable(f->m, f->d, INT_MIN); return 0;
    case 4: (void)ct_removeDeformable(f->m, f->d, INT_MAX); return 0;
    case 5: (void)ct_removeDeformable(f->m, f->d, 1000000); return 0;
    case 6: (void)ct_removeDeformable(f->m, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableCount(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableCount(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_findDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_findDeformable(NULL, "x"); return 1;
    case 1: (void)ct_findDeformable(f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableDef(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableDef(NULL, (int)0); return 1;
    case 1: (void)ct_deformableDef(f->d, -1); return 0;
    case 2: (void)ct_deformableDef(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableDef(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableDef(f->d, 1000000); return 0;
    case 5: (void)ct_deformableDef(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformablePos(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformablePos(NULL, (int)0); return 1;
    case 1: (void)ct_deformablePos(f->d, -1); return 0;
    case 2: (void)ct_deformablePos(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformablePos(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformablePos(f->d, 1000000); return 0;
    case 5: (void)ct_deformablePos(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableVel(NULL, (int)0); return 1;
    case 1: (void)ct_deformableVel(f->d, -1); return 0;
    case 2: (void)ct_deformableVel(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableVel(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableVel(f->d, 1000000); return 0;
    case 5: (void)ct_deformableVel(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableForce(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableForce(NULL, (int)0); return 1;
    case 1: (void)ct_deformableForce(f->d, -1); return 0;
    case 2: (void)ct_deformableForce(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableForce(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableForce(f->d, 1000000); return 0;
    case 5: (void)ct_deformableForce(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableInvmass(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableInvmass(NULL, (int)0); return 1;
    case 1: (void)ct_deformableInvmass(f->d, -1); return 0;
    case 2: (void)ct_deformableInvmass(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableInvmass(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableInvmass(f->d, 1000000); return 0;
    case 5: (void)ct_deformableInvmass(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableFlags(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableFlags(NULL, (int)0); return 1;
    case 1: (void)ct_deformableFlags(f->d, -1); return 0;
    case 2: (void)ct_deformableFlags(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableFlags(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableFlags(f->d, 1000000); return 0;
    case 5: (void)ct_deformableFlags(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_pinDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_pinDeformable(NULL, (int)0, (int)0, (int)0); return 1;
    case 1: (void)ct_pinDeformable(f->d, -1, (int)0, (int)0); return 0;
    case 2: (void)ct_pinDeformable(f->d, INT_MIN, (int)0, (int)0); return 0;
    case 3: (void)ct_pinDeformable(f->d, INT_MAX, (int)0, (int)0); return 0;
    case 4: (void)ct_pinDeformable(f->d, 1000000, (int)0, (int)0); return 0;
    case 5: (void)ct_pinDeformable(f->d, 77, (int)0, (int)0); return 0;
    case 6: (void)ct_pinDeformable(f->d, (int)0, -1, (int)0); return 0;
    case 7: (void)ct_pinDeformable(f->d, (int)0, INT_MIN, (int)0); return 0;
    case 8: (void)ct_pinDeformable(f->d, (int)0, INT_MAX, (int)0); return 0;
    case 9: (void)ct_pinDeformable(f->d, (int)0, 1000000, (int)0); return 0;
    case 10: (void)ct_pinDeformable(f->d, (int)0, 77, (int)0); return 0;
    case 11: (void)ct_pinDeformable(f->d, (int)0, (int)0, -1); return 0;
    case 12: (void)ct_pinDeformable(f->d, (int)0, (int)0, INT_MIN); return 0;
    case 13: (void)ct_pinDeformable(f->d, (int)0, (int)0, INT_MAX); return 0;
    case 14: (void)ct_pinDeformable(f->d, (int)0, (int)0, 1000000); return 0;
    case 15: (void)ct_pinDeformable(f->d, (int)0, (int)0, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_attachDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_attachDeformable(NULL, f->d, (int)0, &f->deform_attach); return 1;
    case 1: (void)ct_attachDeformable(f->m, NULL, (int)0, &f->deform_attach); return 1;
    case 2: (void)ct_attachDeformable(f->m, f->d, -1, &f->deform_attach); return 0;
    case 3: (void)ct_attachDeformable(f->m, f->d, INT_MIN, &f->deform_attach); return 0;
    case 4: (void)ct_attachDeformable(f->m, f->d, INT_MAX, &f->deform_attach); return 0;
    case 5: (void)ct_attachDeformable(f->m, f->d, 1000000, &f->deform_attach); return 0;
    case 6: (void)ct_attachDeformable(f->m, f->d, 77, &f->deform_attach); return 0;
    case 7: (void)ct_attachDeformable(f->m, f->d, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_resetDeformable(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_resetDeformable(NULL, (int)0); return 1;
    case 1: (void)ct_resetDeformable(f->d, -1); return 0;
    case 2: (void)ct_resetDeformable(f->d, INT_MIN); return 0;
    case 3: (void)ct_resetDeformable(f->d, INT_MAX); return 0;
    case 4: (void)ct_resetDeformable(f->d, 1000000); return 0;
    case 5: (void)ct_resetDeformable(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableContactCount(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableContactCount(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableContact(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableContact(NULL, (int)0); return 1;
    case 1: (void)ct_deformableContact(f->d, -1); return 0;
    case 2: (void)ct_deformableContact(f->d, INT_MIN); return 0;
    case 3: (void)ct_deformableContact(f->d, INT_MAX); return 0;
    case 4: (void)ct_deformableContact(f->d, 1000000); return 0;
    case 5: (void)ct_deformableContact(f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_dataStateSize(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_dataStateSize(NULL, f->d, (int)0); return 1;
    case 1: (void)ct_dataStateSize(f->m, NULL, (int)0); return 1;
    case 2: (void)ct_dataStateSize(f->m, f->d, -1); return 0;
    case 3: (void)ct_dataStateSize(f->m, f->d, INT_MIN); return 0;
    case 4: (void)ct_dataStateSize(f->m, f->d, INT_MAX); return 0;
    case 5: (void)ct_dataStateSize(f->m, f->d, 1000000); return 0;
    case 6: (void)ct_dataStateSize(f->m, f->d, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_deformableEnergy(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_deformableEnergy(NULL, f->d, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 1: (void)ct_deformableEnergy(f->m, NULL, (int)0, f->num + 3 * HOSTILE_PART); return 1;
    case 2: (void)ct_deformableEnergy(f->m, f->d, -1, f->num + 3 * HOSTILE_PART); return 0;
    case 3: (void)ct_deformableEnergy(f->m, f->d, INT_MIN, f->num + 3 * HOSTILE_PART); return 0;
    case 4: (void)ct_deformableEnergy(f->m, f->d, INT_MAX, f->num + 3 * HOSTILE_PART); return 0;
    case 5: (void)ct_deformableEnergy(f->m, f->d, 1000000, f->num + 3 * HOSTILE_PART); return 0;
    case 6: (void)ct_deformableEnergy(f->m, f->d, 77, f->num + 3 * HOSTILE_PART); return 0;
    case 7: (void)ct_deformableEnergy(f->m, f->d, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_defaultConfig(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_defaultConfig(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_makeBatch(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_makeBatch(NULL, 2, &f->batch_config, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ctb_makeBatch(f->m, 0, &f->batch_config, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ctb_makeBatch(f->m, -1, &f->batch_config, f->text, HOSTILE_TEXT); return 0;
    case 3: (void)ctb_makeBatch(f->m, 2, NULL, f->text, HOSTILE_TEXT); return 0;
    case 4: (void)ctb_makeBatch(f->m, 2, &f->batch_config, NULL, HOSTILE_TEXT); return 0;
    case 5: (void)ctb_makeBatch(f->m, 2, &f->batch_config, f->text, 0); return 0;
    case 6: (void)ctb_makeBatch(f->m, 2, &f->batch_config, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_deleteBatch(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_deleteBatch(NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_nstate(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_nstate(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_state(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_state(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_stateComponent(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_stateComponent(NULL, (int)0, f->ints + 2 * HOSTILE_PART); return 1;
    case 1: (void)ctb_stateComponent(f->batch, -1, f->ints + 2 * HOSTILE_PART); return 0;
    case 2: (void)ctb_stateComponent(f->batch, INT_MIN, f->ints + 2 * HOSTILE_PART); return 0;
    case 3: (void)ctb_stateComponent(f->batch, INT_MAX, f->ints + 2 * HOSTILE_PART); return 0;
    case 4: (void)ctb_stateComponent(f->batch, 1000000, f->ints + 2 * HOSTILE_PART); return 0;
    case 5: (void)ctb_stateComponent(f->batch, 77, f->ints + 2 * HOSTILE_PART); return 0;
    case 6: (void)ctb_stateComponent(f->batch, (int)0, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_warning(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_warning(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_step(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_step(NULL, f->ints + 1 * HOSTILE_PART, 2, 2, (int)0); return 1;
    case 1: (void)ctb_step(f->batch, NULL, 2, 2, (int)0); return 0;
    case 2: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 0, 2, (int)0); return 0;
    case 3: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, -1, 2, (int)0); return 0;
    case 4: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 0, (int)0); return 0;
    case 5: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, -1, (int)0); return 0;
    case 6: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, -1); return 0;
    case 7: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, INT_MIN); return 0;
    case 8: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, INT_MAX); return 0;
    case 9: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, 1000000); return 0;
    case 10: (void)ctb_step(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_forward(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_forward(NULL, f->ints + 1 * HOSTILE_PART, 2, (int)0); return 1;
    case 1: (void)ctb_forward(f->batch, NULL, 2, (int)0); return 0;
    case 2: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 0, (int)0); return 0;
    case 3: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, -1, (int)0); return 0;
    case 4: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 2, -1); return 0;
    case 5: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 2, INT_MIN); return 0;
    case 6: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 2, INT_MAX); return 0;
    case 7: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 2, 1000000); return 0;
    case 8: (void)ctb_forward(f->batch, f->ints + 1 * HOSTILE_PART, 2, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_reset(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_reset(NULL, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, (int)0); return 1;
    case 1: (void)ctb_reset(f->batch, NULL, 2, f->ints + 3 * HOSTILE_PART, (int)0); return 0;
    case 2: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 0, f->ints + 3 * HOSTILE_PART, (int)0); return 0;
    case 3: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, -1, f->ints + 3 * HOSTILE_PART, (int)0); return 0;
    case 4: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, NULL, (int)0); return 0;
    case 5: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, -1); return 0;
    case 6: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, INT_MIN); return 0;
    case 7: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, INT_MAX); return 0;
    case 8: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, 1000000); return 0;
    case 9: (void)ctb_reset(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->ints + 3 * HOSTILE_PART, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_status(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_status(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_error(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_error(NULL, (int)0); return 1;
    case 1: (void)ctb_error(f->batch, -1); return 0;
    case 2: (void)ctb_error(f->batch, INT_MIN); return 0;
    case 3: (void)ctb_error(f->batch, INT_MAX); return 0;
    case 4: (void)ctb_error(f->batch, 1000000); return 0;
    case 5: (void)ctb_error(f->batch, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_output(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_output(NULL, "x", f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 1: (void)ctb_output(f->batch, NULL, f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 2: (void)ctb_output(f->batch, "x", NULL, f->ints + 3 * HOSTILE_PART); return 0;
    case 3: (void)ctb_output(f->batch, "x", f->ints + 2 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_expand(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_expand(NULL, "x", f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 1: (void)ctb_expand(f->batch, NULL, f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 2: (void)ctb_expand(f->batch, "x", NULL, f->ints + 3 * HOSTILE_PART); return 0;
    case 3: (void)ctb_expand(f->batch, "x", f->ints + 2 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_expanded(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_expanded(NULL, "x", f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 1: (void)ctb_expanded(f->batch, NULL, f->ints + 2 * HOSTILE_PART, f->ints + 3 * HOSTILE_PART); return 1;
    case 2: (void)ctb_expanded(f->batch, "x", NULL, f->ints + 3 * HOSTILE_PART); return 0;
    case 3: (void)ctb_expanded(f->batch, "x", f->ints + 2 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_setConst(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_setConst(NULL, f->ints + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)ctb_setConst(f->batch, NULL, 2); return 0;
    case 2: (void)ctb_setConst(f->batch, f->ints + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)ctb_setConst(f->batch, f->ints + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_setModels(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_setModels(NULL, (const ctModel* const[]){f->m, f->m}); return 1;
    case 1: (void)ctb_setModels(f->batch, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_rollout(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_rollout(NULL, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 1;
    case 1: (void)ctb_rollout(f->batch, NULL, 2, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 2: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 0, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 3: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, -1, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 4: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 0, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 5: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, -1, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 6: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, NULL, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 7: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, -1, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 8: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, INT_MIN, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 9: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, INT_MAX, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 10: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, 1000000, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 11: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, 77, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 2); return 0;
    case 12: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, (int)0, NULL, 2); return 0;
    case 13: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, 0); return 0;
    case 14: (void)ctb_rollout(f->batch, f->ints + 1 * HOSTILE_PART, 2, 2, f->num + 4 * HOSTILE_PART, (int)0, (const ctBatchRecord[]){{NULL, ctSTATE_QPOS, f->num}, {"qvel", 0, f->flt}}, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_apply(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_apply(NULL, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, (int)0); return 1;
    case 1: (void)ctb_apply(f->batch, NULL, 2, hostile_sim, f->text, (int)0); return 0;
    case 2: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 0, hostile_sim, f->text, (int)0); return 0;
    case 3: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, -1, hostile_sim, f->text, (int)0); return 0;
    case 4: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, NULL, f->text, (int)0); return 1;
    case 5: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, NULL, (int)0); return 0;
    case 6: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, -1); return 0;
    case 7: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, INT_MIN); return 0;
    case 8: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, INT_MAX); return 0;
    case 9: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, 1000000); return 0;
    case 10: (void)ctb_apply(f->batch, f->ints + 1 * HOSTILE_PART, 2, hostile_sim, f->text, 77); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_getModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_getModel(NULL, (int)0, f->m); return 1;
    case 1: (void)ctb_getModel(f->batch, -1, f->m); return 0;
    case 2: (void)ctb_getModel(f->batch, INT_MIN, f->m); return 0;
    case 3: (void)ctb_getModel(f->batch, INT_MAX, f->m); return 0;
    case 4: (void)ctb_getModel(f->batch, 1000000, f->m); return 0;
    case 5: (void)ctb_getModel(f->batch, 77, f->m); return 0;
    case 6: (void)ctb_getModel(f->batch, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_getData(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_getData(NULL, (int)0, f->d); return 1;
    case 1: (void)ctb_getData(f->batch, -1, f->d); return 0;
    case 2: (void)ctb_getData(f->batch, INT_MIN, f->d); return 0;
    case 3: (void)ctb_getData(f->batch, INT_MAX, f->d); return 0;
    case 4: (void)ctb_getData(f->batch, 1000000, f->d); return 0;
    case 5: (void)ctb_getData(f->batch, 77, f->d); return 0;
    case 6: (void)ctb_getData(f->batch, (int)0, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_nsim(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_nsim(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_nthread(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_nthread(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_persistent(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_persistent(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_model(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_model(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_diverged(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_diverged(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_done(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_done(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_setAutoreset(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_setAutoreset(NULL, (int)0, hostile_done, hostile_sim, f->text); return 1;
    case 1: (void)ctb_setAutoreset(f->batch, -1, hostile_done, hostile_sim, f->text); return 0;
    case 2: (void)ctb_setAutoreset(f->batch, INT_MIN, hostile_done, hostile_sim, f->text); return 0;
    case 3: (void)ctb_setAutoreset(f->batch, INT_MAX, hostile_done, hostile_sim, f->text); return 0;
    case 4: (void)ctb_setAutoreset(f->batch, 1000000, hostile_done, hostile_sim, f->text); return 0;
    case 5: (void)ctb_setAutoreset(f->batch, 77, hostile_done, hostile_sim, f->text); return 0;
    case 6: (void)ctb_setAutoreset(f->batch, (int)0, NULL, hostile_sim, f->text); return 0;
    case 7: (void)ctb_setAutoreset(f->batch, (int)0, hostile_done, NULL, f->text); return 0;
    case 8: (void)ctb_setAutoreset(f->batch, (int)0, hostile_done, hostile_sim, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_final(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_final(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_transition(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_transition(NULL, f->ints + 1 * HOSTILE_PART, 2, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 1;
    case 1: (void)ctb_transition(f->batch, NULL, 2, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 0;
    case 2: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, 0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 0;
    case 3: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, -1, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 0;
    case 4: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, 2, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 0;
    case 5: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART); return 0;
    case 6: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART); return 0;
    case 7: (void)ctb_transition(f->batch, f->ints + 1 * HOSTILE_PART, 2, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_randomUniform(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_randomUniform((cttSize)-1, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 1: (void)ctb_randomUniform((cttSize)77, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 2: (void)ctb_randomUniform((cttSize)2000000000, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ctb_randomUniform((cttSize)0, -1, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ctb_randomUniform((cttSize)0, INT_MIN, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ctb_randomUniform((cttSize)0, INT_MAX, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ctb_randomUniform((cttSize)0, 1000000, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ctb_randomUniform((cttSize)0, 77, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)-1, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 9: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)77, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 10: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)2000000000, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 11: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)0, 0, f->num + 4 * HOSTILE_PART); return 0;
    case 12: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)0, -1, f->num + 4 * HOSTILE_PART); return 0;
    case 13: (void)ctb_randomUniform((cttSize)0, (int)0, (cttSize)0, 2, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_randomNormal(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_randomNormal((cttSize)-1, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 1: (void)ctb_randomNormal((cttSize)77, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 2: (void)ctb_randomNormal((cttSize)2000000000, (int)0, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 3: (void)ctb_randomNormal((cttSize)0, -1, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 4: (void)ctb_randomNormal((cttSize)0, INT_MIN, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 5: (void)ctb_randomNormal((cttSize)0, INT_MAX, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 6: (void)ctb_randomNormal((cttSize)0, 1000000, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 7: (void)ctb_randomNormal((cttSize)0, 77, (cttSize)0, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 8: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)-1, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 9: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)77, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 10: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)2000000000, 2, f->num + 4 * HOSTILE_PART); return 0;
    case 11: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)0, 0, f->num + 4 * HOSTILE_PART); return 0;
    case 12: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)0, -1, f->num + 4 * HOSTILE_PART); return 0;
    case 13: (void)ctb_randomNormal((cttSize)0, (int)0, (cttSize)0, 2, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_memory(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_memory(NULL, &f->size); return 1;
    case 1: (void)ctb_memory(f->batch, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_lanes(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_lanes(NULL, f->num + 1 * HOSTILE_PART); return 1;
    case 1: (void)ctb_lanes(f->batch, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctb_precision(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_precision(NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctb_info(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctb_info(NULL, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ctb_info(f->batch, NULL, HOSTILE_TEXT); return 0;
    case 2: (void)ctb_info(f->batch, f->text, 0); return 0;
    case 3: (void)ctb_info(f->batch, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_forceVel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_forceVel(NULL, f->d, f->num + 2 * HOSTILE_PART); return 1;
    case 1: (void)ctd_forceVel(f->m, NULL, f->num + 2 * HOSTILE_PART); return 1;
    case 2: (void)ctd_forceVel(f->m, f->d, NULL); return 1;
  }
  (void)f;
  return -1;
}

static int try_ctd_transition(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_transition(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 1: (void)ctd_transition(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 1;
    case 2: (void)ctd_transition(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 3: (void)ctd_transition(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART); return 0;
    case 4: (void)ctd_transition(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART); return 0;
    case 5: (void)ctd_transition(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_transitionInfo(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_transitionInfo(NULL, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_transitionInfo(f->m, NULL, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_transitionInfo(f->m, f->d, NULL, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_transitionInfo(f->m, f->d, f->num + 2 * HOSTILE_PART, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_transitionInfo(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_transitionInfo(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_transitionInfo(f->m, f->d, f->num + 2 * HOSTILE_PART, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_stepJvp(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_stepJvp(NULL, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_stepJvp(f->m, NULL, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_stepJvp(f->m, f->d, NULL, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, -1, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 7: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 8: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, NULL, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 9: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL, &(ctDerivativeInfo){.status = 0}); return 0;
    case 10: (void)ctd_stepJvp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_stepVjp(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_stepVjp(NULL, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_stepVjp(f->m, NULL, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_stepVjp(f->m, f->d, NULL, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 0, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, -1, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 7: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 8: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, NULL, f->num + 8 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 9: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL, &(ctDerivativeInfo){.status = 0}); return 0;
    case 10: (void)ctd_stepVjp(f->m, f->d, f->ints + 2 * HOSTILE_PART, 2, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_rolloutVjp(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_rolloutVjp(NULL, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_rolloutVjp(f->m, NULL, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_rolloutVjp(f->m, f->d, 0, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_rolloutVjp(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_rolloutVjp(f->m, f->d, 2, NULL, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, NULL, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 0, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 7: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, -1, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 8: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, NULL, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 9: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, NULL, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 10: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL, f->num + 9 * HOSTILE_PART, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 11: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL, (int)0, &(ctDerivativeInfo){.status = 0}); return 0;
    case 12: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, -1, &(ctDerivativeInfo){.status = 0}); return 0;
    case 13: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, INT_MIN, &(ctDerivativeInfo){.status = 0}); return 0;
    case 14: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, INT_MAX, &(ctDerivativeInfo){.status = 0}); return 0;
    case 15: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 1000000, &(ctDerivativeInfo){.status = 0}); return 0;
    case 16: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, 77, &(ctDerivativeInfo){.status = 0}); return 0;
    case 17: (void)ctd_rolloutVjp(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, (int)0, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_rolloutJacobian(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_rolloutJacobian(NULL, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_rolloutJacobian(f->m, NULL, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_rolloutJacobian(f->m, f->d, 0, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_rolloutJacobian(f->m, f->d, -1, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_rolloutJacobian(f->m, f->d, 2, NULL, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, NULL, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 0, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 7: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, -1, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 8: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, NULL, f->num + 7 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 9: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, NULL, &(ctDerivativeInfo){.status = 0}); return 0;
    case 10: (void)ctd_rolloutJacobian(f->m, f->d, 2, f->num + 3 * HOSTILE_PART, f->ints + 4 * HOSTILE_PART, 2, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_inverse(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_inverse(NULL, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 1: (void)ctd_inverse(f->m, NULL, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 1;
    case 2: (void)ctd_inverse(f->m, f->d, (cttByte)255, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 3: (void)ctd_inverse(f->m, f->d, (cttByte)0, NULL, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 4: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, NULL, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 5: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, NULL, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 6: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, NULL, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 7: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, NULL, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 8: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, NULL, f->num + 9 * HOSTILE_PART, &(ctDerivativeInfo){.status = 0}); return 0;
    case 9: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, NULL, &(ctDerivativeInfo){.status = 0}); return 0;
    case 10: (void)ctd_inverse(f->m, f->d, (cttByte)0, f->num + 3 * HOSTILE_PART, f->num + 4 * HOSTILE_PART, f->num + 5 * HOSTILE_PART, f->num + 6 * HOSTILE_PART, f->num + 7 * HOSTILE_PART, f->num + 8 * HOSTILE_PART, f->num + 9 * HOSTILE_PART, NULL); return 0;
  }
  (void)f;
  return -1;
}

static int try_ctd_paramSize(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ctd_paramSize(NULL, f->ints + 1 * HOSTILE_PART, 2); return 1;
    case 1: (void)ctd_paramSize(f->m, NULL, 2); return 0;
    case 2: (void)ctd_paramSize(f->m, f->ints + 1 * HOSTILE_PART, 0); return 0;
    case 3: (void)ctd_paramSize(f->m, f->ints + 1 * HOSTILE_PART, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadXMLString(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadXMLString(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_loadXMLString(f->xml, NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_loadXMLString(f->xml, &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_loadXMLString(f->xml, &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_loadXMLString(f->xml, &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_checkXML(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_checkXML(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_checkXML("/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_checkXML("/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_checkXML("/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_checkXML("/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadBinary(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadBinary(NULL, &f->vfs, f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_loadBinary("/nonexistent/x", NULL, f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_loadBinary("/nonexistent/x", &f->vfs, NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_loadBinary("/nonexistent/x", &f->vfs, f->text, 0); return 0;
    case 4: (void)ct_loadBinary("/nonexistent/x", &f->vfs, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_loadBinaryBuffer(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_loadBinaryBuffer(f->text, 0, f->text, HOSTILE_TEXT); return 0;
    case 1: (void)ct_loadBinaryBuffer(f->text, HOSTILE_TEXT, f->text, 0); return 0;
    case 2: (void)ct_loadBinaryBuffer(f->text, HOSTILE_TEXT, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_setFolders(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_setFolders((const char* const[]){"/", "/"}, 0); return 0;
    case 1: (void)ct_setFolders((const char* const[]){"/", "/"}, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_validateModel(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_validateModel(f->m, f->text, 0); return 0;
    case 1: (void)ct_validateModel(f->m, f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_saveBinary(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_saveBinary(NULL, "/nonexistent/x", f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_saveBinary(f->m, NULL, f->text, HOSTILE_TEXT); return 1;
    case 2: (void)ct_saveBinary(f->m, "/nonexistent/x", NULL, HOSTILE_TEXT); return 0;
    case 3: (void)ct_saveBinary(f->m, "/nonexistent/x", f->text, 0); return 0;
    case 4: (void)ct_saveBinary(f->m, "/nonexistent/x", f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

static int try_ct_saveText(Hostile* f, int k) {
  switch (k) {
    case 0: (void)ct_saveText(NULL, f->d, "/nonexistent/x", f->text, HOSTILE_TEXT); return 1;
    case 1: (void)ct_saveText(f->m, NULL, "/nonexistent/x", f->text, HOSTILE_TEXT); return 0;
    case 2: (void)ct_saveText(f->m, f->d, NULL, f->text, HOSTILE_TEXT); return 1;
    case 3: (void)ct_saveText(f->m, f->d, "/nonexistent/x", NULL, HOSTILE_TEXT); return 0;
    case 4: (void)ct_saveText(f->m, f->d, "/nonexistent/x", f->text, 0); return 0;
    case 5: (void)ct_saveText(f->m, f->d, "/nonexistent/x", f->text, -1); return 0;
  }
  (void)f;
  return -1;
}

// 2711 calls
static const HostileRow rows[] = {
    {"ct_defaultVFS", try_ct_defaultVFS},
    {"ct_mountVFS", try_ct_mountVFS},
    {"ct_unmountVFS", try_ct_unmountVFS},
    {"ct_addFileVFS", try_ct_addFileVFS},
    {"ct_addBufferVFS", try_ct_addBufferVFS},
    {"ct_deleteFileVFS", try_ct_deleteFileVFS},
    {"ct_deleteVFS", try_ct_deleteVFS},
    {"ct_loadXML", try_ct_loadXML},
    {"ct_parseXML", try_ct_parseXML},
    {"ct_parseXMLString", try_ct_parseXMLString},
    {"ct_parse", try_ct_parse},
    {"ct_compile", try_ct_compile},
    {"ct_copyBack", try_ct_copyBack},
    {"ct_recompile", try_ct_recompile},
    {"ct_saveXMLString", try_ct_saveXMLString},
    {"ct_saveXML", try_ct_saveXML},
    {"ctu_getXMLDependencies", try_ctu_getXMLDependencies},
    {"ct_step", try_ct_step},
    {"ct_step1", try_ct_step1},
    {"ct_step2", try_ct_step2},
    {"ct_forward", try_ct_forward},
    {"ct_inverse", try_ct_inverse},
    {"ct_forwardSkip", try_ct_forwardSkip},
    {"ct_inverseSkip", try_ct_inverseSkip},
    {"ct_defaultLROpt", try_ct_defaultLROpt},
    {"ct_defaultOption", try_ct_defaultOption},
    {"ct_defaultVisual", try_ct_defaultVisual},
    {"ct_copyModel", try_ct_copyModel},
    {"ct_saveModel", try_ct_saveModel},
    {"ct_loadModel", try_ct_loadModel},
    {"ct_loadModelBuffer", try_ct_loadModelBuffer},
    {"ct_deleteModel", try_ct_deleteModel},
    {"ct_sizeModel", try_ct_sizeModel},
    {"ct_makeData", try_ct_makeData},
    {"ct_copyData", try_ct_copyData},
    {"ctv_copyData", try_ctv_copyData},
    {"ct_resetData", try_ct_resetData},
    {"ct_resetDataDebug", try_ct_resetDataDebug},
    {"ct_resetDataKeyframe", try_ct_resetDataKeyframe},
    {"ct_markStack", try_ct_markStack},
    {"ct_freeStack", try_ct_freeStack},
    {"ct_stackAllocByte", try_ct_stackAllocByte},
    {"ct_stackAllocNum", try_ct_stackAllocNum},
    {"ct_stackAllocInt", try_ct_stackAllocInt},
    {"ct_deleteData", try_ct_deleteData},
    {"ct_setConst", try_ct_setConst},
    {"ct_setLengthRange", try_ct_setLengthRange},
    {"ct_copySpec", try_ct_copySpec},
    {"ct_deleteSpec", try_ct_deleteSpec},
    {"cts_activatePlugin", try_cts_activatePlugin},
    {"cts_setDeepCopy", try_cts_setDeepCopy},
    {"ct_printFormattedModel", try_ct_printFormattedModel},
    {"ct_printModel", try_ct_printModel},
    {"ct_printFormattedData", try_ct_printFormattedData},
    {"ct_printData", try_ct_printData},
    {"ct_printSchema", try_ct_printSchema},
    {"ct_printScene", try_ct_printScene},
    {"ct_printFormattedScene", try_ct_printFormattedScene},
    {"ct_fwdKinematics", try_ct_fwdKinematics},
    {"ct_fwdPosition", try_ct_fwdPosition},
    {"ct_fwdVelocity", try_ct_fwdVelocity},
    {"ct_fwdActuation", try_ct_fwdActuation},
    {"ct_fwdAcceleration", try_ct_fwdAcceleration},
    {"ct_fwdConstraint", try_ct_fwdConstraint},
    {"ct_Euler", try_ct_Euler},
    {"ct_RungeKutta", try_ct_RungeKutta},
    {"ct_implicit", try_ct_implicit},
    {"ct_invPosition", try_ct_invPosition},
    {"ct_invVelocity", try_ct_invVelocity},
    {"ct_invConstraint", try_ct_invConstraint},
    {"ct_compareFwdInv", try_ct_compareFwdInv},
    {"ct_sensorPos", try_ct_sensorPos},
    {"ct_sensorVel", try_ct_sensorVel},
    {"ct_sensorAcc", try_ct_sensorAcc},
    {"ct_energyPos", try_ct_energyPos},
    {"ct_energyVel", try_ct_energyVel},
    {"ct_checkPos", try_ct_checkPos},
    {"ct_checkVel", try_ct_checkVel},
    {"ct_checkAcc", try_ct_checkAcc},
    {"ct_kinematics", try_ct_kinematics},
    {"ct_comPos", try_ct_comPos},
    {"ct_camlight", try_ct_camlight},
    {"ct_flex", try_ct_flex},
    {"ct_tendon", try_ct_tendon},
    {"ct_transmission", try_ct_transmission},
    {"ct_crb", try_ct_crb},
    {"ct_makeM", try_ct_makeM},
    {"ct_factorM", try_ct_factorM},
    {"ct_solveM", try_ct_solveM},
    {"ct_solveM2", try_ct_solveM2},
    {"ct_comVel", try_ct_comVel},
    {"ct_passive", try_ct_passive},
    {"ct_subtreeVel", try_ct_subtreeVel},
    {"ct_rne", try_ct_rne},
    {"ct_rnePostConstraint", try_ct_rnePostConstraint},
    {"ct_collision", try_ct_collision},
    {"ct_makeConstraint", try_ct_makeConstraint},
    {"ct_island", try_ct_island},
    {"ct_projectConstraint", try_ct_projectConstraint},
    {"ct_referenceConstraint", try_ct_referenceConstraint},
    {"ct_constraintUpdate", try_ct_constraintUpdate},
    {"ct_stateSize", try_ct_stateSize},
    {"ct_getState", try_ct_getState},
    {"ct_extractState", try_ct_extractState},
    {"ct_setState", try_ct_setState},
    {"ct_copyState", try_ct_copyState},
    {"ct_readCtrl", try_ct_readCtrl},
    {"ct_readSensor", try_ct_readSensor},
    {"ct_initCtrlHistory", try_ct_initCtrlHistory},
    {"ct_initSensorHistory", try_ct_initSensorHistory},
    {"ct_setKeyframe", try_ct_setKeyframe},
    {"ct_addContact", try_ct_addContact},
    {"ct_isPyramidal", try_ct_isPyramidal},
    {"ct_isSparse", try_ct_isSparse},
    {"ct_isDual", try_ct_isDual},
    {"ct_mulJacVec", try_ct_mulJacVec},
    {"ct_mulJacTVec", try_ct_mulJacTVec},
    {"ct_jac", try_ct_jac},
    {"ct_jacBody", try_ct_jacBody},
    {"ct_jacBodyCom", try_ct_jacBodyCom},
    {"ct_jacSubtreeCom", try_ct_jacSubtreeCom},
    {"ct_jacGeom", try_ct_jacGeom},
    {"ct_jacSite", try_ct_jacSite},
    {"ct_jacPointAxis", try_ct_jacPointAxis},
    {"ct_jacDot", try_ct_jacDot},
    {"ct_angmomMat", try_ct_angmomMat},
    {"ct_name2id", try_ct_name2id},
    {"ct_id2name", try_ct_id2name},
    {"ct_fullM", try_ct_fullM},
    {"ct_mulM", try_ct_mulM},
    {"ct_mulM2", try_ct_mulM2},
    {"ct_addM", try_ct_addM},
    {"ct_applyFT", try_ct_applyFT},
    {"ct_objectVelocity", try_ct_objectVelocity},
    {"ct_objectAcceleration", try_ct_objectAcceleration},
    {"ct_geomDistance", try_ct_geomDistance},
    {"ct_contactForce", try_ct_contactForce},
    {"ct_differentiatePos", try_ct_differentiatePos},
    {"ct_integratePos", try_ct_integratePos},
    {"ct_normalizeQuat", try_ct_normalizeQuat},
    {"ct_local2Global", try_ct_local2Global},
    {"ct_getTotalmass", try_ct_getTotalmass},
    {"ct_setTotalmass", try_ct_setTotalmass},
    {"ct_getPluginConfig", try_ct_getPluginConfig},
    {"ct_loadPluginLibrary", try_ct_loadPluginLibrary},
    {"ct_loadAllPluginLibraries", try_ct_loadAllPluginLibraries},
    {"ct_ray", try_ct_ray},
    {"ct_multiRay", try_ct_multiRay},
    {"ct_rayHfield", try_ct_rayHfield},
    {"ct_rayMesh", try_ct_rayMesh},
    {"ctu_rayGeom", try_ctu_rayGeom},
    {"ct_rayFlex", try_ct_rayFlex},
    {"ctu_raySkin", try_ctu_raySkin},
    {"ctv_defaultCamera", try_ctv_defaultCamera},
    {"ctv_defaultFreeCamera", try_ctv_defaultFreeCamera},
    {"ctv_defaultPerturb", try_ctv_defaultPerturb},
    {"ctv_room2model", try_ctv_room2model},
    {"ctv_model2room", try_ctv_model2room},
    {"ctv_cameraInModel", try_ctv_cameraInModel},
    {"ctv_cameraInRoom", try_ctv_cameraInRoom},
    {"ctv_frustumHeight", try_ctv_frustumHeight},
    {"ctv_alignToCamera", try_ctv_alignToCamera},
    {"ctv_moveCamera", try_ctv_moveCamera},
    {"ctv_movePerturb", try_ctv_movePerturb},
    {"ctv_moveModel", try_ctv_moveModel},
    {"ctv_initPerturb", try_ctv_initPerturb},
    {"ctv_applyPerturbPose", try_ctv_applyPerturbPose},
    {"ctv_applyPerturbForce", try_ctv_applyPerturbForce},
    {"ctv_averageCamera", try_ctv_averageCamera},
    {"ctv_select", try_ctv_select},
    {"ctv_defaultOption", try_ctv_defaultOption},
    {"ctv_defaultFigure", try_ctv_defaultFigure},
    {"ctv_initGeom", try_ctv_initGeom},
    {"ctv_connector", try_ctv_connector},
    {"ctv_defaultScene", try_ctv_defaultScene},
    {"ctv_makeScene", try_ctv_makeScene},
    {"ctv_freeScene", try_ctv_freeScene},
    {"ctv_updateScene", try_ctv_updateScene},
    {"ctv_copyModel", try_ctv_copyModel},
    {"ctv_addGeoms", try_ctv_addGeoms},
    {"ctv_makeLights", try_ctv_makeLights},
    {"ctv_updateCamera", try_ctv_updateCamera},
    {"ctv_updateSkin", try_ctv_updateSkin},
    {"ctv_cameraFrame", try_ctv_cameraFrame},
    {"ctv_cameraFrustum", try_ctv_cameraFrustum},
    {"ctr_defaultContext", try_ctr_defaultContext},
    {"ctr_makeContext", try_ctr_makeContext},
    {"ctr_changeFont", try_ctr_changeFont},
    {"ctr_addAux", try_ctr_addAux},
    {"ctr_freeContext", try_ctr_freeContext},
    {"ctr_resizeOffscreen", try_ctr_resizeOffscreen},
    {"ctr_uploadTexture", try_ctr_uploadTexture},
    {"ctr_uploadMesh", try_ctr_uploadMesh},
    {"ctr_uploadHField", try_ctr_uploadHField},
    {"ctr_restoreBuffer", try_ctr_restoreBuffer},
    {"ctr_setBuffer", try_ctr_setBuffer},
    {"ctr_readPixels", try_ctr_readPixels},
    {"ctr_drawPixels", try_ctr_drawPixels},
    {"ctr_blitBuffer", try_ctr_blitBuffer},
    {"ctr_setAux", try_ctr_setAux},
    {"ctr_blitAux", try_ctr_blitAux},
    {"ctr_text", try_ctr_text},
    {"ctr_overlay", try_ctr_overlay},
    {"ctr_maxViewport", try_ctr_maxViewport},
    {"ctr_rectangle", try_ctr_rectangle},
    {"ctr_label", try_ctr_label},
    {"ctr_figure", try_ctr_figure},
    {"ctr_render", try_ctr_render},
    {"ctr_findRect", try_ctr_findRect},
    {"ctr_makeCanvas", try_ctr_makeCanvas},
    {"ctr_freeCanvas", try_ctr_freeCanvas},
    {"ctr_draw", try_ctr_draw},
    {"ctu_malloc", try_ctu_malloc},
    {"ctu_free", try_ctu_free},
    {"ct_warning", try_ct_warning},
    {"cts_getError", try_cts_getError},
    {"cts_isWarning", try_cts_isWarning},
    {"ctu_scl3", try_ctu_scl3},
    {"ctu_addToScl3", try_ctu_addToScl3},
    {"ctu_addScl3", try_ctu_addScl3},
    {"ctu_zero", try_ctu_zero},
    {"ctu_fill", try_ctu_fill},
    {"ctu_copy", try_ctu_copy},
    {"ctu_sum", try_ctu_sum},
    {"ctu_L1", try_ctu_L1},
    {"ctu_scl", try_ctu_scl},
    {"ctu_add", try_ctu_add},
    {"ctu_sub", try_ctu_sub},
    {"ctu_addTo", try_ctu_addTo},
    {"ctu_subFrom", try_ctu_subFrom},
    {"ctu_addToScl", try_ctu_addToScl},
    {"ctu_addScl", try_ctu_addScl},
    {"ctu_normalize", try_ctu_normalize},
    {"ctu_norm", try_ctu_norm},
    {"ctu_dot", try_ctu_dot},
    {"ctu_mulMatVec", try_ctu_mulMatVec},
    {"ctu_mulMatTVec", try_ctu_mulMatTVec},
    {"ctu_mulVecMatVec", try_ctu_mulVecMatVec},
    {"ctu_transpose", try_ctu_transpose},
    {"ctu_symmetrize", try_ctu_symmetrize},
    {"ctu_eye", try_ctu_eye},
    {"ctu_mulMatMat", try_ctu_mulMatMat},
    {"ctu_mulMatMatT", try_ctu_mulMatMatT},
    {"ctu_mulMatTMat", try_ctu_mulMatTMat},
    {"ctu_sqrMatTD", try_ctu_sqrMatTD},
    {"ctu_transformSpatial", try_ctu_transformSpatial},
    {"ctu_dense2sparse", try_ctu_dense2sparse},
    {"ctu_sparse2dense", try_ctu_sparse2dense},
    {"ctu_axisAngle2Quat", try_ctu_axisAngle2Quat},
    {"ctu_quat2Vel", try_ctu_quat2Vel},
    {"ctu_quatIntegrate", try_ctu_quatIntegrate},
    {"ctu_euler2Quat", try_ctu_euler2Quat},
    {"ctu_cholFactor", try_ctu_cholFactor},
    {"ctu_cholSolve", try_ctu_cholSolve},
    {"ctu_cholUpdate", try_ctu_cholUpdate},
    {"ctu_cholFactorBand", try_ctu_cholFactorBand},
    {"ctu_cholSolveBand", try_ctu_cholSolveBand},
    {"ctu_band2Dense", try_ctu_band2Dense},
    {"ctu_dense2Band", try_ctu_dense2Band},
    {"ctu_bandMulMatVec", try_ctu_bandMulMatVec},
    {"ctu_bandDiag", try_ctu_bandDiag},
    {"ctu_boxQP", try_ctu_boxQP},
    {"ctu_boxQPmalloc", try_ctu_boxQPmalloc},
    {"ctu_muscleGain", try_ctu_muscleGain},
    {"ctu_muscleBias", try_ctu_muscleBias},
    {"ctu_muscleDynamics", try_ctu_muscleDynamics},
    {"ctu_encodePyramid", try_ctu_encodePyramid},
    {"ctu_decodePyramid", try_ctu_decodePyramid},
    {"ctu_springDamper", try_ctu_springDamper},
    {"ctu_min", try_ctu_min},
    {"ctu_max", try_ctu_max},
    {"ctu_clip", try_ctu_clip},
    {"ctu_sign", try_ctu_sign},
    {"ctu_round", try_ctu_round},
    {"ctu_type2Str", try_ctu_type2Str},
    {"ctu_writeNumBytes", try_ctu_writeNumBytes},
    {"ctu_warningText", try_ctu_warningText},
    {"ctu_isBad", try_ctu_isBad},
    {"ctu_isZero", try_ctu_isZero},
    {"ctu_f2n", try_ctu_f2n},
    {"ctu_n2f", try_ctu_n2f},
    {"ctu_d2n", try_ctu_d2n},
    {"ctu_n2d", try_ctu_n2d},
    {"ctu_insertionSort", try_ctu_insertionSort},
    {"ctu_insertionSortInt", try_ctu_insertionSortInt},
    {"ctu_Halton", try_ctu_Halton},
    {"ctu_strncpy", try_ctu_strncpy},
    {"ctu_sigmoid", try_ctu_sigmoid},
    {"ctc_getSDF", try_ctc_getSDF},
    {"ctc_distance", try_ctc_distance},
    {"ctc_gradient", try_ctc_gradient},
    {"ctd_transitionFD", try_ctd_transitionFD},
    {"ctd_inverseFD", try_ctd_inverseFD},
    {"ctd_subQuat", try_ctd_subQuat},
    {"ctd_quatIntegrate", try_ctd_quatIntegrate},
    {"ctp_defaultPlugin", try_ctp_defaultPlugin},
    {"ctp_registerPlugin", try_ctp_registerPlugin},
    {"ctp_getPlugin", try_ctp_getPlugin},
    {"ctp_getPluginAtSlot", try_ctp_getPluginAtSlot},
    {"ctp_defaultResourceProvider", try_ctp_defaultResourceProvider},
    {"ctp_registerResourceProvider", try_ctp_registerResourceProvider},
    {"ctp_getResourceProviderAtSlot", try_ctp_getResourceProviderAtSlot},
    {"ctp_registerDecoder", try_ctp_registerDecoder},
    {"ctp_defaultDecoder", try_ctp_defaultDecoder},
    {"ctp_findDecoder", try_ctp_findDecoder},
    {"ctu_openResource", try_ctu_openResource},
    {"ctu_closeResource", try_ctu_closeResource},
    {"ctu_readResource", try_ctu_readResource},
    {"ctu_getResourceDir", try_ctu_getResourceDir},
    {"ctu_isModifiedResource", try_ctu_isModifiedResource},
    {"ctu_decodeResource", try_ctu_decodeResource},
    {"ctu_threadPoolCreate", try_ctu_threadPoolCreate},
    {"ctu_bindThreadPool", try_ctu_bindThreadPool},
    {"ctu_threadPoolEnqueue", try_ctu_threadPoolEnqueue},
    {"ctu_threadPoolDestroy", try_ctu_threadPoolDestroy},
    {"ctu_defaultTask", try_ctu_defaultTask},
    {"ctu_taskJoin", try_ctu_taskJoin},
    {"cts_attach", try_cts_attach},
    {"cts_addBody", try_cts_addBody},
    {"cts_addSite", try_cts_addSite},
    {"cts_addJoint", try_cts_addJoint},
    {"cts_addFreeJoint", try_cts_addFreeJoint},
    {"cts_addGeom", try_cts_addGeom},
    {"cts_addCamera", try_cts_addCamera},
    {"cts_addLight", try_cts_addLight},
    {"cts_addFrame", try_cts_addFrame},
    {"cts_delete", try_cts_delete},
    {"cts_addActuator", try_cts_addActuator},
    {"cts_addSensor", try_cts_addSensor},
    {"cts_addFlex", try_cts_addFlex},
    {"cts_addPair", try_cts_addPair},
    {"cts_addExclude", try_cts_addExclude},
    {"cts_addEquality", try_cts_addEquality},
    {"cts_addTendon", try_cts_addTendon},
    {"cts_wrapSite", try_cts_wrapSite},
    {"cts_wrapGeom", try_cts_wrapGeom},
    {"cts_wrapJoint", try_cts_wrapJoint},
    {"cts_wrapPulley", try_cts_wrapPulley},
    {"cts_addNumeric", try_cts_addNumeric},
    {"cts_addText", try_cts_addText},
    {"cts_addTuple", try_cts_addTuple},
    {"cts_addKey", try_cts_addKey},
    {"cts_addPlugin", try_cts_addPlugin},
    {"cts_addDefault", try_cts_addDefault},
    {"cts_setToMotor", try_cts_setToMotor},
    {"cts_setToPosition", try_cts_setToPosition},
    {"cts_setToIntVelocity", try_cts_setToIntVelocity},
    {"cts_setToVelocity", try_cts_setToVelocity},
    {"cts_setToDamper", try_cts_setToDamper},
    {"cts_setToCylinder", try_cts_setToCylinder},
    {"cts_setToMuscle", try_cts_setToMuscle},
    {"cts_setToAdhesion", try_cts_setToAdhesion},
    {"cts_addMesh", try_cts_addMesh},
    {"cts_addHField", try_cts_addHField},
    {"cts_addSkin", try_cts_addSkin},
    {"cts_addDeform", try_cts_addDeform},
    {"cts_addTexture", try_cts_addTexture},
    {"cts_addMaterial", try_cts_addMaterial},
    {"cts_makeMesh", try_cts_makeMesh},
    {"cts_getSpec", try_cts_getSpec},
    {"cts_findSpec", try_cts_findSpec},
    {"cts_findBody", try_cts_findBody},
    {"cts_findElement", try_cts_findElement},
    {"cts_findChild", try_cts_findChild},
    {"cts_getParent", try_cts_getParent},
    {"cts_getFrame", try_cts_getFrame},
    {"cts_findFrame", try_cts_findFrame},
    {"cts_getDefault", try_cts_getDefault},
    {"cts_findDefault", try_cts_findDefault},
    {"cts_getSpecDefault", try_cts_getSpecDefault},
    {"cts_getId", try_cts_getId},
    {"cts_firstChild", try_cts_firstChild},
    {"cts_nextChild", try_cts_nextChild},
    {"cts_firstElement", try_cts_firstElement},
    {"cts_nextElement", try_cts_nextElement},
    {"cts_getWrapTarget", try_cts_getWrapTarget},
    {"cts_getWrapSideSite", try_cts_getWrapSideSite},
    {"cts_getWrapDivisor", try_cts_getWrapDivisor},
    {"cts_getWrapCoef", try_cts_getWrapCoef},
    {"cts_setName", try_cts_setName},
    {"cts_setBuffer", try_cts_setBuffer},
    {"cts_setString", try_cts_setString},
    {"cts_setStringVec", try_cts_setStringVec},
    {"cts_setInStringVec", try_cts_setInStringVec},
    {"cts_appendString", try_cts_appendString},
    {"cts_setInt", try_cts_setInt},
    {"cts_appendIntVec", try_cts_appendIntVec},
    {"cts_setFloat", try_cts_setFloat},
    {"cts_appendFloatVec", try_cts_appendFloatVec},
    {"cts_setDouble", try_cts_setDouble},
    {"cts_setPluginAttributes", try_cts_setPluginAttributes},
    {"cts_getName", try_cts_getName},
    {"cts_getString", try_cts_getString},
    {"cts_getDouble", try_cts_getDouble},
    {"cts_getWrapNum", try_cts_getWrapNum},
    {"cts_getWrap", try_cts_getWrap},
    {"cts_getPluginAttributes", try_cts_getPluginAttributes},
    {"cts_setDefault", try_cts_setDefault},
    {"cts_setFrame", try_cts_setFrame},
    {"cts_resolveOrientation", try_cts_resolveOrientation},
    {"cts_bodyToFrame", try_cts_bodyToFrame},
    {"cts_setUserValue", try_cts_setUserValue},
    {"cts_getUserValue", try_cts_getUserValue},
    {"cts_deleteUserValue", try_cts_deleteUserValue},
    {"cts_sensorDim", try_cts_sensorDim},
    {"cts_asBody", try_cts_asBody},
    {"cts_asGeom", try_cts_asGeom},
    {"cts_asJoint", try_cts_asJoint},
    {"cts_asSite", try_cts_asSite},
    {"cts_asCamera", try_cts_asCamera},
    {"cts_asLight", try_cts_asLight},
    {"cts_asFrame", try_cts_asFrame},
    {"cts_asActuator", try_cts_asActuator},
    {"cts_asSensor", try_cts_asSensor},
    {"cts_asFlex", try_cts_asFlex},
    {"cts_asPair", try_cts_asPair},
    {"cts_asEquality", try_cts_asEquality},
    {"cts_asExclude", try_cts_asExclude},
    {"cts_asTendon", try_cts_asTendon},
    {"cts_asNumeric", try_cts_asNumeric},
    {"cts_asText", try_cts_asText},
    {"cts_asTuple", try_cts_asTuple},
    {"cts_asKey", try_cts_asKey},
    {"cts_asMesh", try_cts_asMesh},
    {"cts_asHField", try_cts_asHField},
    {"cts_asSkin", try_cts_asSkin},
    {"cts_asDeform", try_cts_asDeform},
    {"cts_asTexture", try_cts_asTexture},
    {"cts_asMaterial", try_cts_asMaterial},
    {"cts_asPlugin", try_cts_asPlugin},
    {"ct_lastWarning", try_ct_lastWarning},
    {"ct_setCallbacks", try_ct_setCallbacks},
    {"ct_getCallbacks", try_ct_getCallbacks},
    {"ct_registerBending", try_ct_registerBending},
    {"ct_registerElasticity", try_ct_registerElasticity},
    {"ct_registerGain", try_ct_registerGain},
    {"ct_registerFormulation", try_ct_registerFormulation},
    {"ct_removeKind", try_ct_removeKind},
    {"ct_kindCount", try_ct_kindCount},
    {"ct_kindAt", try_ct_kindAt},
    {"ct_findKind", try_ct_findKind},
    {"ct_defaultSimDef", try_ct_defaultSimDef},
    {"ct_chooseKinds", try_ct_chooseKinds},
    {"ct_makeSim", try_ct_makeSim},
    {"ct_freeSim", try_ct_freeSim},
    {"ct_simModel", try_ct_simModel},
    {"ct_simData", try_ct_simData},
    {"ct_simStep", try_ct_simStep},
    {"ct_simReset", try_ct_simReset},
    {"ct_defaultDeformDef", try_ct_defaultDeformDef},
    {"ct_deformPreset", try_ct_deformPreset},
    {"ct_deformPresetName", try_ct_deformPresetName},
    {"ct_makeDeformable", try_ct_makeDeformable},
    {"ct_makeClothRectangle", try_ct_makeClothRectangle},
    {"ct_makeClothDisc", try_ct_makeClothDisc},
    {"ct_makeSoftBox", try_ct_makeSoftBox},
    {"ct_makeSoftBall", try_ct_makeSoftBall},
    {"ct_makeRope", try_ct_makeRope},
    {"ct_makeDeformableFile", try_ct_makeDeformableFile},
    {"ct_moveDeformable", try_ct_moveDeformable},
    {"ct_freeDeformable", try_ct_freeDeformable},
    {"ct_addDeformable", try_ct_addDeformable},
    {"ct_removeDeformable", try_ct_removeDeformable},
    {"ct_deformableCount", try_ct_deformableCount},
    {"ct_findDeformable", try_ct_findDeformable},
    {"ct_deformableDef", try_ct_deformableDef},
    {"ct_deformablePos", try_ct_deformablePos},
    {"ct_deformableVel", try_ct_deformableVel},
    {"ct_deformableForce", try_ct_deformableForce},
    {"ct_deformableInvmass", try_ct_deformableInvmass},
    {"ct_deformableFlags", try_ct_deformableFlags},
    {"ct_pinDeformable", try_ct_pinDeformable},
    {"ct_attachDeformable", try_ct_attachDeformable},
    {"ct_resetDeformable", try_ct_resetDeformable},
    {"ct_deformableContactCount", try_ct_deformableContactCount},
    {"ct_deformableContact", try_ct_deformableContact},
    {"ct_dataStateSize", try_ct_dataStateSize},
    {"ct_deformableEnergy", try_ct_deformableEnergy},
    {"ctb_defaultConfig", try_ctb_defaultConfig},
    {"ctb_makeBatch", try_ctb_makeBatch},
    {"ctb_deleteBatch", try_ctb_deleteBatch},
    {"ctb_nstate", try_ctb_nstate},
    {"ctb_state", try_ctb_state},
    {"ctb_stateComponent", try_ctb_stateComponent},
    {"ctb_warning", try_ctb_warning},
    {"ctb_step", try_ctb_step},
    {"ctb_forward", try_ctb_forward},
    {"ctb_reset", try_ctb_reset},
    {"ctb_status", try_ctb_status},
    {"ctb_error", try_ctb_error},
    {"ctb_output", try_ctb_output},
    {"ctb_expand", try_ctb_expand},
    {"ctb_expanded", try_ctb_expanded},
    {"ctb_setConst", try_ctb_setConst},
    {"ctb_setModels", try_ctb_setModels},
    {"ctb_rollout", try_ctb_rollout},
    {"ctb_apply", try_ctb_apply},
    {"ctb_getModel", try_ctb_getModel},
    {"ctb_getData", try_ctb_getData},
    {"ctb_nsim", try_ctb_nsim},
    {"ctb_nthread", try_ctb_nthread},
    {"ctb_persistent", try_ctb_persistent},
    {"ctb_model", try_ctb_model},
    {"ctb_diverged", try_ctb_diverged},
    {"ctb_done", try_ctb_done},
    {"ctb_setAutoreset", try_ctb_setAutoreset},
    {"ctb_final", try_ctb_final},
    {"ctb_transition", try_ctb_transition},
    {"ctb_randomUniform", try_ctb_randomUniform},
    {"ctb_randomNormal", try_ctb_randomNormal},
    {"ctb_memory", try_ctb_memory},
    {"ctb_lanes", try_ctb_lanes},
    {"ctb_precision", try_ctb_precision},
    {"ctb_info", try_ctb_info},
    {"ctd_forceVel", try_ctd_forceVel},
    {"ctd_transition", try_ctd_transition},
    {"ctd_transitionInfo", try_ctd_transitionInfo},
    {"ctd_stepJvp", try_ctd_stepJvp},
    {"ctd_stepVjp", try_ctd_stepVjp},
    {"ctd_rolloutVjp", try_ctd_rolloutVjp},
    {"ctd_rolloutJacobian", try_ctd_rolloutJacobian},
    {"ctd_inverse", try_ctd_inverse},
    {"ctd_paramSize", try_ctd_paramSize},
    {"ct_loadXMLString", try_ct_loadXMLString},
    {"ct_checkXML", try_ct_checkXML},
    {"ct_loadBinary", try_ct_loadBinary},
    {"ct_loadBinaryBuffer", try_ct_loadBinaryBuffer},
    {"ct_setFolders", try_ct_setFolders},
    {"ct_validateModel", try_ct_validateModel},
    {"ct_saveBinary", try_ct_saveBinary},
    {"ct_saveText", try_ct_saveText},
};

static void every_public_function_survives_hostile_arguments(void** state) {
  (void)state;
  assert_int_equal(hostile_run(rows, (int)(sizeof rows / sizeof *rows)), 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(every_public_function_survives_hostile_arguments)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
