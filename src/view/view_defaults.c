// Default values of what a user hands to the functions of this folder.
#include <corten/corten.h>

#include <stdio.h>
#include <string.h>

void ctv_defaultCamera(ctvCamera* cam) {
  *cam = (ctvCamera){.type = ctCAMERA_FREE,
                     .fixedcamid = -1,
                     .trackbodyid = -1,
                     .distance = 2,
                     .azimuth = 90,
                     .elevation = -45};
}

void ctv_defaultFreeCamera(const ctModel* m, ctvCamera* cam) {
  ctv_defaultCamera(cam);
  memcpy(cam->lookat, m->stat.center, sizeof cam->lookat);
  cam->distance = 1.5 * m->stat.extent;
  cam->azimuth = (double)m->vis.global.azimuth;
  cam->elevation = (double)m->vis.global.elevation;
  cam->orthographic = m->vis.global.orthographic;
}

void ctv_defaultPerturb(ctvPerturb* pert) {
  *pert = (ctvPerturb){.flexselect = -1, .skinselect = -1, .refquat = {1}, .scale = 1};
}

// Groups 0 to 2, and what belongs to the model itself.
void ctv_defaultOption(ctvOption* opt) {
  static const int on[] = {ctVIS_TEXTURE, ctVIS_TENDON, ctVIS_RANGEFINDER, ctVIS_PERTOBJ,
                           ctVIS_STATIC,  ctVIS_SKIN,   ctVIS_FLEXEDGE,    ctVIS_FLEXSKIN};
  memset(opt, 0, sizeof *opt);
  opt->label = ctLABEL_NONE;
  opt->frame = ctFRAME_NONE;
  cttByte* group[] = {opt->geomgroup,     opt->sitegroup, opt->jointgroup, opt->tendongroup,
                      opt->actuatorgroup, opt->flexgroup, opt->skingroup};
  for (size_t k = 0; k < sizeof group / sizeof group[0]; k++) memset(group[k], 1, 3);
  for (size_t k = 0; k < sizeof on / sizeof on[0]; k++) opt->flags[on[k]] = 1;
  opt->bvh_depth = 1;
}

// Lines beyond the first eight get colours that are spread evenly.
static void line_colours(float rgb[ctMAXLINE][3]) {
  static const float first[8][3] = {{1, .3f, .3f}, {.1f, 1, .1f}, {.3f, .3f, 1}, {.1f, 1, 1},
                                    {1, .2f, 1},   {1, 1, .1f},   {1, .6f, .2f}, {.6f, .7f, .4f}};
  static const int base[3] = {2, 3, 5};
  memcpy(rgb, first, sizeof first);
  for (int n = 8; n < ctMAXLINE; n++)
    for (int k = 0; k < 3; k++)
      rgb[n][k] = (float)((double)0.1f + (double)0.8f * ctu_Halton(n, base[k]));
}

void ctv_defaultFigure(ctvFigure* fig) {
  memset(fig, 0, sizeof *fig);
  fig->flg_legend = fig->flg_extend = 1;
  fig->flg_ticklabel[0] = fig->flg_ticklabel[1] = 1;
  fig->linewidth = 3;
  fig->gridwidth = 1;
  fig->gridsize[0] = fig->gridsize[1] = 2;
  for (int k = 0; k < 3; k++) {
    fig->gridrgb[k] = 0.4f;
    fig->textrgb[k] = 1;
  }
  fig->figurergba[3] = fig->panergba[3] = 1;
  fig->legendrgba[3] = 0.3f;
  fig->range[0][1] = fig->range[1][1] = 1;
  snprintf(fig->xformat, sizeof fig->xformat, "%%.0f");
  snprintf(fig->yformat, sizeof fig->yformat, "%%.2g");
  memset(fig->minwidth, 'X', 3);
  line_colours(fig->linergb);
  fig->highlightid = -1;
}
