// Written by tools/gen.py from schema/view.schema. Do not edit.
// clang-format off
#ifndef CORTEN_VIEW_H
#define CORTEN_VIEW_H

#include <corten/types.h>

typedef struct ctvPerturb_ ctvPerturb;
typedef struct ctvCamera_ ctvCamera;
typedef struct ctvGLCamera_ ctvGLCamera;
typedef struct ctvGeom_ ctvGeom;
typedef struct ctvLight_ ctvLight;
typedef struct ctvOption_ ctvOption;
typedef struct ctvScene_ ctvScene;
typedef struct ctvFigure_ ctvFigure;

// perturbation by the user's mouse
struct ctvPerturb_ {
  int select;                                // selected body; 0 or less: none
  int flexselect;                            // selected flex; -1: none
  int skinselect;                            // selected skin; -1: none
  int active;                                // ways of dragging in effect (bits of cttPertBit)
  int active2;                               // a second way in effect at the same time
  cttNum refpos[3];                          // where the body's centre of mass should go
  cttNum refquat[4];                         // target orientation of the body
  cttNum refselpos[3];                       // where the picked point should go
  cttNum localpos[3];                        // picked point in the body's frame
  cttNum localmass;                          // inertia felt at the picked point
  cttNum scale;                              // metres per unit of mouse motion
};

// a view, as the user steers it
struct ctvCamera_ {
  int type;                                  // kind of view (cttCamera)
  int fixedcamid;                            // camera of the model
  int trackbodyid;                           // body to follow
  cttNum lookat[3];                          // point in the middle of the view
  cttNum distance;                           // distance from that point
  cttNum azimuth;                            // heading in degrees
  cttNum elevation;                          // pitch in degrees
  int orthographic;                          // 1: no perspective
};

// a view, as the renderer needs it
struct ctvGLCamera_ {
  float pos[3];                              // position
  float forward[3];                          // direction of view
  float up[3];                               // direction up
  float frustum_center;                      // horizontal middle of the frustum, at the near plane
  float frustum_width;                       // half width there; 0: from the picture's shape
  float frustum_bottom;                      // lower edge there
  float frustum_top;                         // upper edge there
  float frustum_near;                        // near plane
  float frustum_far;                         // far plane
  int orthographic;                          // 1: no perspective
};

// a shape to draw
struct ctvGeom_ {
  int type;                                  // shape (cttGeom)
  int dataid;                                // mesh, height field or plane; -1: none
  int objtype;                               // type of the represented object (cttObj)
  int objid;                                 // id of the represented object; -1: decoration
  int category;                              // category (cttCatBit)
  int matid;                                 // material; -1: none
  int texcoord;                              // 1: has texture coordinates
  int segid;                                 // number for segmentation; -1: not drawn there
  float size[3];                             // sizes by shape
  float pos[3];                              // position
  float mat[9];                              // orientation as a matrix
  float rgba[4];                             // colour
  float emission;                            // emitted share of the colour
  float specular;                            // strength of highlights
  float shininess;                           // sharpness of highlights
  float reflectance;                         // mirror share
  char label[100];                           // text beside it
  float camdist;                             // distance from the camera
  float modelrbound;                         // radius around it, if it is a geom
  cttByte transparent;                       // 1: drawn as transparent
};

// a light to draw with
struct ctvLight_ {
  int id;                                    // light of the model; -1: headlight
  float pos[3];                              // position
  float dir[3];                              // direction
  int type;                                  // kind (cttLightType)
  int texid;                                 // texture of an image light
  float attenuation[3];                      // constant, linear and quadratic attenuation
  float cutoff;                              // half angle of a spot in degrees
  float exponent;                            // exponent of the fading of a spot towards its rim
  float ambient[3];                          // colour added everywhere
  float diffuse[3];                          // colour of diffuse reflection
  float specular[3];                         // colour of highlights
  cttByte headlight;                         // 1: it is at the camera
  cttByte castshadow;                        // 1: throws shadows
  float bulbradius;                          // radius of the bulb
  float intensity;                           // brightness in candela
  float range;                               // reach
};

// options of a scene
struct ctvOption_ {
  int label;                                 // objects with labels (cttLabel)
  int frame;                                 // objects with visible axes (cttFrame)
  cttByte geomgroup[ctNGROUP];               // geom groups shown
  cttByte sitegroup[ctNGROUP];               // site groups shown
  cttByte jointgroup[ctNGROUP];              // joint groups shown
  cttByte tendongroup[ctNGROUP];             // tendon groups shown
  cttByte actuatorgroup[ctNGROUP];           // actuator groups shown
  cttByte flexgroup[ctNGROUP];               // flex groups shown
  cttByte skingroup[ctNGROUP];               // skin groups shown
  cttByte flags[ctNVISFLAG];                 // switches (cttVisFlag)
  int bvh_depth;                             // depth of bounding volumes shown
  int flex_layer;                            // layer of flex elements shown
  int flex_color;                            // colours of flexes (cttFlexColor); not in MuJoCo
  double flex_colormax;                      // energy density of the last colour in J/m^3; 0: the largest of all flexes; not in MuJoCo
};

// everything to draw
struct ctvScene_ {
  int maxgeom;                               // room for shapes
  int ngeom;                                 // shapes
  ctvGeom* geoms;                            // the shapes
  int* geomorder;                            // their order by distance
  int nflex;                                 // flexes
  int* flexedgeadr;                          // first edge of each flex
  int* flexedgenum;                          // edges of each flex
  int* flexvertadr;                          // first vertex of each flex
  int* flexvertnum;                          // vertices of each flex
  int* flexfaceadr;                          // first face of each flex
  int* flexfacenum;                          // faces that fit for each flex
  int* flexfaceused;                         // faces in use of each flex
  int* flexedge;                             // vertices of the edges
  float* flexvert;                           // vertices
  float* flexface;                           // vertices of the faces
  float* flexnormal;                         // normals of the faces
  float* flextexcoord;                       // texture coordinates of the faces
  cttByte flexvertopt;                       // 1: flex vertices are drawn
  cttByte flexedgeopt;                       // 1: flex edges are drawn
  cttByte flexfaceopt;                       // 1: flex faces are drawn
  cttByte flexskinopt;                       // 1: flex skins are drawn
  int nskin;                                 // skins
  int* skinfacenum;                          // triangles of each skin
  int* skinvertadr;                          // first vertex of each skin
  int* skinvertnum;                          // vertices of each skin
  float* skinvert;                           // vertices
  float* skinnormal;                         // normals
  int nlight;                                // lights
  ctvLight lights[ctMAXLIGHT];               // the lights
  ctvGLCamera camera[2];                     // cameras of the left and right eye
  cttByte enabletransform;                   // 1: the model is moved in the room
  float translate[3];                        // position of the model in the room
  float rotate[4];                           // orientation of the model in the room
  float scale;                               // size of the model in the room
  int stereo;                                // two eyes (cttStereo)
  cttByte flags[ctNRNDFLAG];                 // switches (cttRndFlag)
  int framewidth;                            // width of a border around the picture; 0: none
  float framergb[3];                         // colour of that border
  int status;                                // 0: fine, 1: no room for all shapes
  int flexcoloropt;                          // what colours of flexes show (cttFlexColor); not in MuJoCo
  double flexcolormax;                       // energy density of the last colour in J/m^3; not in MuJoCo
  float* flexvertcolor;                      // colours of the vertices of flexes, red, green, blue; not in MuJoCo
  float* flexfacecolor;                      // colours of the corners of the faces, red, green, blue; not in MuJoCo
  int ndeform;                               // deformable bodies of particles; not in MuJoCo
  int ndeformface;                           // faces of all of them; not in MuJoCo
  int* deformfaceadr;                        // first face of each deformable body; not in MuJoCo
  int* deformfacenum;                        // faces of each deformable body; not in MuJoCo
  float* deformface;                         // their faces: three corners each; not in MuJoCo
  float* deformnormal;                       // unit normals at these corners; not in MuJoCo
  void* deformmemory;                        // memory of these arrays; not in MuJoCo
};

// a plot
struct ctvFigure_ {
  int flg_legend;                            // 1: legend
  int flg_ticklabel[2];                      // 1: numbers at the axes, x and y
  int flg_extend;                            // 1: range grows with the data
  int flg_barplot;                           // 1: bars instead of lines
  int flg_selection;                         // 1: vertical line at selection
  int flg_symmetric;                         // 1: y range is symmetric about zero
  float linewidth;                           // width of lines
  float gridwidth;                           // width of grid lines
  int gridsize[2];                           // grid points along x and y
  float gridrgb[3];                          // colour of the grid
  float figurergba[4];                       // colour behind the plot
  float panergba[4];                         // colour inside the axes
  float legendrgba[4];                       // colour behind the legend
  float textrgb[3];                          // colour of text
  float linergb[ctMAXLINE][3];               // colours of the lines
  float range[2][2];                         // x and y range; first above second: from the data
  char xformat[20];                          // printf format of x numbers
  char yformat[20];                          // printf format of y numbers
  char minwidth[20];                         // text whose width the y numbers get at least
  char title[1000];                          // title; parts after a newline are subtitles
  char xlabel[100];                          // text below the x axis
  char linename[ctMAXLINE][100];             // names of the lines
  int legendoffset;                          // lines skipped in the legend
  int subplot;                               // subplot that is highlighted
  int highlight[2];                          // point of the picture for which a line is highlighted
  int highlightid;                           // line that is highlighted; -1: by that point
  float selection;                           // x of the vertical line
  int linepnt[ctMAXLINE];                    // points of each line
  float linedata[ctMAXLINE][2*ctMAXLINEPNT]; // points as x, y pairs
  int xaxispixel[2];                         // x axis from and to, in pixels
  int yaxispixel[2];                         // y axis from and to, in pixels
  float xaxisdata[2];                        // x axis from and to, in data
  float yaxisdata[2];                        // y axis from and to, in data
};

#endif
