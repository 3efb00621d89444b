// What <mujoco/mujoco.h> needs besides Corten's own functions: MuJoCo's global variables, and the
// functions that look at them. A program that uses Corten's names does not need this header.
#ifndef CORTEN_COMPAT_H
#define CORTEN_COMPAT_H

#include <corten/corten.h>

CT_BEGIN_DECLS

// The global variables of MuJoCo, all NULL at first. They act on every data that ctmj_makeData
// made, in every thread, from the moment they are set.
typedef struct ctCompat {
  ctfGeneric passive;                // mjcb_passive
  ctfGeneric control;                // mjcb_control
  ctfConFilt contactfilter;          // mjcb_contactfilter
  ctfSensor sensor;                  // mjcb_sensor
  ctfTime time;                      // mjcb_time
  ctfAct act_dyn;                    // mjcb_act_dyn
  ctfAct act_gain;                   // mjcb_act_gain
  ctfAct act_bias;                   // mjcb_act_bias
  void (*user_error)(const char*);   // mju_user_error
  void (*user_warning)(const char*); // mju_user_warning
  void* (*user_malloc)(size_t);      // mju_user_malloc
  void (*user_free)(void*);          // mju_user_free
} ctCompat;
extern CT_API ctCompat ct_compat;

// Where another library has these variables under their own names (libmujoco). They count where the
// ones above are NULL. One set per process: a later call replaces it, NULL removes it.
typedef struct ctCompatAt {
  ctfGeneric *passive, *control;
  ctfConFilt* contactfilter;
  ctfSensor* sensor;
  ctfTime* time;
  ctfAct *act_dyn, *act_gain, *act_bias;
  void (**user_error)(const char*);
  void (**user_warning)(const char*);
  void* (**user_malloc)(size_t);
  void (**user_free)(void*);
} ctCompatAt;
CT_API void ctmj_link(const ctCompatAt* variables);

// The table of collision functions by the types of both geoms, the lower type first
// (mjCOLLISIONFUNC): at first the library's own. It acts as the variables above do. A function
// finds at most ctMAXCONPAIR contacts and writes dist, pos, the normal frame[0..2] and, if it
// likes, a tangent frame[3..5]; NULL: such geoms never touch.
extern CT_API ctfCollision ctmj_collision[ctNGEOMTYPES][ctNGEOMTYPES];

// Data whose hooks are the variables above; copies of it have them too.
CT_API ctData* ctmj_makeData(const ctModel* m);
CT_API ctData* ctmj_copyData(ctData* dest, const ctModel* m, const ctData* src);
CT_API void ctmj_resetCallbacks(void);

// Corten's functions, and a call of user_warning for each kind of warning that came up.
CT_API void ctmj_step(const ctModel* m, ctData* d);
CT_API void ctmj_step1(const ctModel* m, ctData* d);
CT_API void ctmj_step2(const ctModel* m, ctData* d);
CT_API void ctmj_forward(const ctModel* m, ctData* d);
CT_API void ctmj_inverse(const ctModel* m, ctData* d);

// Give a text to the user's handler; 0: there is none.
CT_API int ctmj_error(const char* text);
CT_API int ctmj_warning(const char* text);
CT_API void ctmj_clearHandlers(void);

// Errors of this thread that no handler took, and the text of the last one under MuJoCo's names.
CT_API unsigned ctmj_untaken(void);
CT_API void ctmj_lastError(char* text, int text_sz);

// The user's allocator, or the library's.
CT_API void* ctmj_malloc(size_t size);
CT_API void ctmj_free(void* ptr);

// As Corten's functions, but the text of errors begins with the first one in MuJoCo's form
// ("XML Error: ...", "Element 'geom', line 12"); so does cts_getError of these specs.
CT_API ctSpec* ctmj_makeSpec(void);
CT_API ctSpec* ctmj_parse(const char* filename, const char* content_type, const ctVFS* vfs,
                          char* error, int error_sz);
CT_API ctSpec* ctmj_parseXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);
CT_API ctSpec* ctmj_parseXMLString(const char* xml, const ctVFS* vfs, char* error, int error_sz);

// ct_loadXML in that form, and a copy of the spec for ctmj_saveLastXML, which writes it with the
// numbers of m, if m is that model. Results as MuJoCo's: 1 is done; the error then says why nothing
// of m was written.
CT_API ctModel* ctmj_loadXML(const char* filename, const ctVFS* vfs, char* error, int error_sz);
CT_API int ctmj_saveLastXML(const char* filename, const ctModel* m, char* error, int error_sz);
CT_API void ctmj_freeLastXML(void);

// A text file to be written, and where the reason goes if that fails.
typedef struct ctmjFile {
  const char* name;
  const char* float_format; // of printf; NULL: digits that read back exactly
  char* error;
  int error_sz;
} ctmjFile;

// mj_printModel and its relatives with a result: 0, or 1 and the reason.
CT_API int ctmj_writeModel(const ctModel* m, const ctmjFile* file);
CT_API int ctmj_writeData(const ctModel* m, const ctData* d, const ctmjFile* file);
CT_API int ctmj_writeScene(const ctvScene* s, const ctmjFile* file);

// The text that ctmj_saveLastXML writes, to be freed by ctu_free; NULL if that fails.
CT_API char* ctmj_lastXML(const ctModel* m, char* error, int error_sz);

// Load a shared library that registers plugins; nonzero and a message if that fails.
CT_API int ctmj_loadPluginLibrary(const char* path, char* error, int error_sz);

// cts_setUserValue, and a function that is called when the value is replaced, deleted or freed.
CT_API void ctmj_setUserValueWithCleanup(ctsElement* element, const char* key, const void* data,
                                         void (*cleanup)(const void*));

// Free what a text or a list of a C++ program holds (<mujoco/mjvector.h>), and leave it empty.
CT_API void ctmj_emptyString(ctString* value);
CT_API void ctmj_emptyStringVec(ctStringVec* value);
CT_API void ctmj_emptyVec(void* value); // any list of numbers

// Names of flags, timers, labels and frames; of switches also their first value and key.
extern CT_API const char* ctmj_disable_string[ctNDISABLE];
extern CT_API const char* ctmj_enable_string[ctNENABLE];
extern CT_API const char* ctmj_timer_string[ctNTIMER];
extern CT_API const char* ctmj_label_string[ctNLABEL];
extern CT_API const char* ctmj_frame_string[ctNFRAME];
extern CT_API const char* ctmj_vis_string[ctNVISFLAG][3];
extern CT_API const char* ctmj_rnd_string[ctNRNDFLAG][3];

CT_END_DECLS

#endif
