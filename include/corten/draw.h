// Written by tools/gen.py from schema/draw.schema. Do not edit.
// clang-format off
#ifndef CORTEN_DRAW_H
#define CORTEN_DRAW_H

#include <corten/types.h>

typedef struct ctrCanvas_ ctrCanvas;
typedef struct ctrRect_ ctrRect;
typedef struct ctrContext_ ctrContext;

// a rectangle of pixels
struct ctrRect_ {
  int left;                                  // first column
  int bottom;                                // first row, from below
  int width;                                 // columns
  int height;                                // rows
};

// what drawing keeps between pictures: meshes, textures, fonts, buffers
struct ctrContext_ {
  float lineWidth;                           // width of lines in pixels
  float shadowClip;                          // half width of the shadows of a directional light
  float shadowScale;                         // share of the cut-off angle of a spot light that has shadows
  float fogStart;                            // distance at which fog begins
  float fogEnd;                              // distance at which only fog is seen
  float fogRGBA[4];                          // colour of fog
  int shadowSize;                            // width of a shadow map; 0: no shadows
  int offWidth;                              // width of the offscreen buffer
  int offHeight;                             // height of the offscreen buffer
  int offSamples;                            // samples per pixel of the offscreen buffer; 0: one
  int fontScale;                             // size of fonts (cttFontScale)
  int auxWidth[ctNAUX];                      // widths of auxiliary buffers
  int auxHeight[ctNAUX];                     // heights of auxiliary buffers
  int auxSamples[ctNAUX];                    // samples per pixel of auxiliary buffers
  unsigned int offFBO;                       // 1: there is an offscreen buffer
  unsigned int offFBO_r;                     // 1: it has several samples per pixel
  unsigned int offColor;                     // 1: it has colours
  unsigned int offColor_r;                   // as offFBO_r
  unsigned int offDepthStencil;              // 1: it has depths
  unsigned int offDepthStencil_r;            // as offFBO_r
  unsigned int shadowFBO;                    // 1: shadows are drawn
  unsigned int shadowTex;                    // as shadowFBO
  unsigned int auxFBO[ctNAUX];               // 1: this auxiliary buffer exists
  unsigned int auxFBO_r[ctNAUX];             // as auxFBO
  unsigned int auxColor[ctNAUX];             // as auxFBO
  unsigned int auxColor_r[ctNAUX];           // as auxFBO
  int mat_texid[ctMAXMATERIAL*ctNTEXROLE];   // textures of the materials by role; -1: none
  int mat_texuniform[ctMAXMATERIAL];         // 1: the texture repeats by length, not by object
  float mat_texrepeat[ctMAXMATERIAL*2];      // repetitions of the texture
  int ntexture;                              // textures
  int textureType[ctMAXTEXTURE];             // their types (cttTexture)
  unsigned int texture[ctMAXTEXTURE];        // 1: this texture exists
  unsigned int basePlane;                    // 0; MuJoCo has the name of an OpenGL list here
  unsigned int baseMesh;                     // 0
  unsigned int baseHField;                   // 0
  unsigned int baseBuiltin;                  // 0
  unsigned int baseFontNormal;               // 0
  unsigned int baseFontShadow;               // 0
  unsigned int baseFontBig;                  // 0
  int rangePlane;                            // planes of the model and one
  int rangeMesh;                             // meshes of the model, twice
  int rangeHField;                           // height fields of the model
  int rangeBuiltin;                          // shapes of other geoms
  int rangeFont;                             // characters of a font
  int nskin;                                 // skins
  unsigned int* skinvertVBO;                 // NULL; MuJoCo has the names of OpenGL buffers here
  unsigned int* skinnormalVBO;               // NULL
  unsigned int* skintexcoordVBO;             // NULL
  unsigned int* skinfaceVBO;                 // NULL
  int charWidth[127];                        // widths of the characters of the normal font
  int charWidthBig[127];                     // widths of the characters of the big font
  int charHeight;                            // height of the normal font
  int charHeightBig;                         // height of the big font
  int glInitialized;                         // 1: made
  int windowAvailable;                       // 1: the window buffer can be drawn to
  int windowSamples;                         // samples per pixel of the window buffer
  int windowStereo;                          // 0: no window for two eyes
  int windowDoublebuffer;                    // 1: drawing does not show before it is complete
  int currentBuffer;                         // buffer that is drawn to (cttFramebuffer)
  int readPixelFormat;                       // order of colours of ctr_readPixels: RGB
  int readDepthMap;                          // depths of ctr_readPixels (cttDepthMap)
  void* own;                                 // memory of the context; not in MuJoCo
};

#endif
