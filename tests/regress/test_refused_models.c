// Models that are well-formed and cannot be: each is refused when it is compiled, with MuJoCo's
// words for it. Those that MuJoCo takes, or that end it, are marked.
#include "support/cmocka_all.h"

#include <corten/corten.h>

#define BODIES                                                                                     \
  "<worldbody><geom name='land' size='1'/><site name='s'/><site name='s2'/><body name='b'><joint " \
  "name='j'/><geom name='g' size='1'/></body></worldbody>"
#define SLIDES                                                                                     \
  "<joint type='slide' axis='1 0 0'/><joint type='slide' axis='0 1 0'/><joint type='slide' "       \
  "axis='0 0 1'/><geom size='.1'/></body>"
#define CORNERS                                                                                    \
  "<worldbody><body name='v0' pos='0 0 0'>" SLIDES "<body name='v1' pos='1 1 0'>" SLIDES           \
  "<body name='v2' pos='2 0 0'>" SLIDES "</worldbody>"

static const struct {
  const char *xml, *words;
} kRefused[] = {
    {BODIES "<actuator><general cranksite='s' cranklength='1'/></actuator>",
     "missing base site for slider-crank '' (id = 0)"},
    {BODIES "<actuator><general cranksite='s' slidersite='zz' cranklength='1'/></actuator>",
     "base site 'zz' not found for actuator 0"},
    {BODIES "<actuator><general cranksite='s' slidersite='s2' cranklength='0'/></actuator>",
     "crank length must be positive in actuator '' (id = 0)"},
    {BODIES "<actuator><general/></actuator>", "missing transmission target for actuator"},
    {BODIES "<actuator><motor joint='j' forcelimited='true' forcerange='1 -1'/></actuator>",
     "invalid force range for actuator"},
    {BODIES "<actuator><motor joint='j' forcelimited='true'/></actuator>",
     "invalid force range for actuator"},
    {BODIES "<actuator><motor joint='j' ctrllimited='true' ctrlrange='1 -1'/></actuator>",
     "invalid control range for actuator"},
    {BODIES "<actuator><motor joint='j' ctrllimited='true'/></actuator>",
     "invalid control range for actuator"},
    {BODIES "<actuator><general joint='j' dyntype='integrator' actlimited='true' actrange='1 "
            "-1'/></actuator>",
     "invalid actrange for actuator"},
    {BODIES "<actuator><general joint='j' dyntype='integrator' actlimited='true'/></actuator>",
     "invalid actrange for actuator"},
    {BODIES "<actuator><general joint='j' actlimited='true' actrange='0 1'/></actuator>",
     "actrange specified but dyntype is 'none' in actuator"},
    {BODIES "<actuator><general joint='j' dyntype='filter' actdim='3'/></actuator>",
     "actdim > 1 is only allowed for dyntype 'user' in actuator"},
    {BODIES "<actuator><general joint='j' dyntype='filter' actdim='0'/></actuator>",
     "invalid actdim 0 in stateful actuator"},
    {BODIES "<actuator><general joint='j' actdim='2'/></actuator>",
     "actdim > 1 is only allowed for dyntype 'user' in actuator"},
    {BODIES "<actuator><motor joint='j' delay='.1' nsample='99999999'/></actuator>",
     "at most 2^24 samples in history buffer, got 99999999"},
    {BODIES "<actuator><muscle joint='j' lmin='1.5'/></actuator>",
     "lmin<1<lmax required in muscle"},
    {BODIES "<actuator><muscle joint='j' lmax='0.5'/></actuator>",
     "lmin<1<lmax required in muscle"},
    {BODIES "<actuator><muscle joint='j' vmax='-1'/></actuator>",
     "Lengthrange computation did not converge in actuator 0:"},
    {BODIES "<actuator><muscle joint='j' scale='0'/></actuator>",
     "positive scale, vmax, fpmax, fvmax required in muscle '' (id = 0)"},
    {BODIES "<actuator><muscle joint='j' fpmax='0'/></actuator>",
     "positive scale, vmax, fpmax, fvmax required in muscle '' (id = 0)"},
    {BODIES "<actuator><muscle joint='j' fvmax='0'/></actuator>",
     "positive scale, vmax, fpmax, fvmax required in muscle '' (id = 0)"},
    {BODIES "<actuator><position joint='j' inheritrange='1'/></actuator>",
     "inheritrange used but target 'j' has no range defined in actuator 0"},
    {BODIES "<actuator><motor tendon='none'/></actuator>",
     "transmission target 'none' not found in actuator 0"},
    {BODIES
     "<tendon><fixed name='t'><joint joint='j' coef='1'/></fixed></tendon><actuator><position "
     "tendon='t' inheritrange='1'/></actuator>",
     "inheritrange used but target 't' has no range defined in actuator 0"},
    {"<worldbody><body><joint actuatorfrclimited='true' actuatorfrcrange='1 -1'/><geom "
     "size='1'/></body></worldbody>",
     "actfrcrange[0] should be smaller than actfrcrange[1] in joint"},
    {"<worldbody><body><joint limited='true' range='1 -1'/><geom size='1'/></body></worldbody>",
     "range[0] should be smaller than range[1] in joint"},
    {"<worldbody><body><joint springdamper='1 -1'/><geom size='1'/></body></worldbody>",
     "when defined, springdamper values must be positive in joint"},
    {"<worldbody><body><joint type='ball'/><joint type='ball'/><geom size='1'/></body></worldbody>",
     "ball followed by rotation in body ''"},
    {"<worldbody><body><joint type='ball'/><joint/><geom size='1'/></body></worldbody>",
     "ball followed by rotation in body ''"},
    {"<worldbody><body><freejoint/><joint/><geom size='1'/></body></worldbody>",
     "more than 6 dofs in body ''"},
    {"<worldbody><body><body><freejoint/><geom size='1'/></body></body></worldbody>",
     "free joint can only be used on top level"},
    {"<worldbody><geom type='mesh'/></worldbody>", "mesh geom '' (id = 0) must have valid meshid"},
    {"<worldbody><geom type='sdf'/></worldbody>", "mesh geom '' (id = 0) must have valid meshid"},
    {"<worldbody><geom type='hfield'/></worldbody>",
     "hfield geom '' (id = 0) must have valid hfieldid"},
    {"<asset><hfield name='h' nrow='2' ncol='2' size='1 1 1 1'/></asset><worldbody><geom size='1' "
     "hfield='h'/></worldbody>",
     "hfield geom '' (id = 0) must have valid hfieldid"},
    {"<worldbody><site type='mesh'/></worldbody>",
     "meshes, hfields and planes not allowed in site"},
    {"<worldbody><site type='plane'/></worldbody>",
     "meshes, hfields and planes not allowed in site"},
    {"<worldbody><site type='hfield'/></worldbody>",
     "meshes, hfields and planes not allowed in site"},
    {"<worldbody><camera focal='1 1'/></worldbody>",
     "focal/principal require sensorsize in camera '' (id = 0)"},
    {"<worldbody><camera focalpixel='1 1'/></worldbody>",
     "focal/principal require sensorsize in camera '' (id = 0)"},
    {"<worldbody><camera principal='1 1'/></worldbody>",
     "focal/principal require sensorsize in camera '' (id = 0)"},
    {"<worldbody><camera principalpixel='1 1'/></worldbody>",
     "focal/principal require sensorsize in camera '' (id = 0)"},
    {"<worldbody><camera resolution='-1 4'/></worldbody>",
     "negative resolution -1 x 4 in camera '' (id = 0)"}, // not in MuJoCo
    {"<worldbody><camera resolution='4 -1'/></worldbody>",
     "negative resolution 4 x -1 in camera '' (id = 0)"}, // not in MuJoCo
    {"<worldbody><camera sensorsize='1 1' resolution='0 4'/></worldbody>",
     "sensorsize requires positive resolution in camera '' (id = 0)"},
    {"<worldbody><camera sensorsize='1 1' resolution='4 0'/></worldbody>",
     "sensorsize requires positive resolution in camera '' (id = 0)"},
    {"<worldbody><camera fovy='180'/></worldbody>",
     "fovy too large in camera '' (id = 0, value = 180)"},
    {"<asset><texture name='t' type='2d' builtin='flat' width='0' height='4'/></asset>",
     "Invalid width of builtin texture"},
    {"<asset><texture name='t' type='2d' builtin='flat' width='4' height='0'/></asset>",
     "Invalid height of builtin texture"},
    {"<asset><texture name='t' type='cube' builtin='flat' width='400000000' height='4'/></asset>",
     "Invalid width of builtin texture"},
    {"<asset><texture name='t' type='2d' builtin='flat' width='4' height='4' "
     "nchannel='5'/></asset>",
     "Unsupported number of channels: 5"}, // not in MuJoCo
    {"<asset><texture name='t' type='2d' builtin='flat' width='4' height='4' "
     "nchannel='0'/></asset>",
     "Unsupported number of channels: 0"}, // not in MuJoCo
    {"<asset><texture name='t' type='2d'/></asset>",
     "Cannot load 2D texture from separate files, texture"},
    {"<asset><texture name='t' type='2d' file='none.tga'/></asset>",
     "Error opening file 'none.tga'"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'/></deformable>",
     "Missing data in skin"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1' face='0 1 2'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin></deformable>",
     "Vertex data must be multiple of 3"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin></deformable>",
     "Face data must be multiple of 3"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2' texcoord='0 0'><bone body='world' "
     "bindpos='0 0 0' bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin></deformable>",
     "Vertex and texcoord data incompatible size"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 3'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin></deformable>",
     "face index 3 out of range in skin of 3 vertices"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 -1'><bone body='world' bindpos='0 0 "
     "0' bindquat='1 0 0 0' vertid='0' vertweight='1'/></skin></deformable>",
     "face index -1 out of range in skin of 3 vertices"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='3' vertweight='1'/></skin></deformable>",
     "vertid 3 out of range in skin"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='zz' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1 1'/></skin></deformable>",
     "unknown body 'zz' in skin"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0 1 2' vertweight='1 1'/></skin></deformable>",
     "vertid and vertweight must have same non-zero size in skin"},
    {"<deformable><skin vertex='0 0 0 1 0 0 0 1 0' face='0 1 2'><bone body='world' bindpos='0 0 0' "
     "bindquat='1 0 0 0' vertid='0 1' vertweight='1 1'/></skin></deformable>",
     "vertex 2 must have positive total weight in skin"},
    {"<deformable><skin file='a.skn' vertex='0 0 0'/></deformable>",
     "Both skin data and file were specified: a.skn"},
    {"<deformable><skin file='a.obj'/></deformable>", "Unknown skin file type: a.obj"},
    {CORNERS "<deformable><flex dim='4' body='v0 v1 v2' element='0 1 2'/></deformable>",
     "dim must be 1, 2 or 3"},
    {CORNERS "<deformable><flex dim='0' body='v0 v1 v2' element='0 1 2'/></deformable>",
     "dim must be 1, 2 or 3"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element=''/></deformable>",
     "required attribute missing: 'element'"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1'/></deformable>",
     "elem size must be multiple of (dim+1)"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 3'/></deformable>",
     "elem vertex id out of range"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 -1'/></deformable>",
     "elem vertex id out of range"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 1'/></deformable>",
     "repeated vertex in element"},
    {CORNERS "<deformable><flex dim='2' body='' element='0 1 2'/></deformable>",
     "vertbody and nodebody are both empty"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 zz' element='0 1 2'/></deformable>",
     "unknown body 'zz' in flex"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 2'><contact "
             "condim='2'/></flex></deformable>",
     "invalid condim in flex"}, // not in MuJoCo
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 2'><elasticity young='1' "
             "poisson='.5' thickness='.1'/></flex></deformable>",
     "Poisson ratio must be in [0, 0.5)"},
    {CORNERS "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 2'><elasticity young='1' "
             "poisson='-.1' thickness='.1'/></flex></deformable>",
     "Poisson ratio must be in [0, 0.5)"},
    {CORNERS
     "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 2' texcoord='0 0'/></deformable>",
     "two texture coordinates per vertex expected"},
    {CORNERS
     "<deformable><flex dim='2' body='v0 v1 v2' element='0 1 2' vertex='0 0 0'/></deformable>",
     "vertbody size must be 1 or nvert"},
    {"<worldbody><body name='p'><flexcomp type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'/><geom size='.1'/></body></worldbody>",
     "required attribute missing: 'name'"},
    {"<worldbody><body><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'/></body></worldbody>",
     "Parent body must have name"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='4'/><geom size='.1'/></body></worldbody>",
     "Invalid dim, must be between 1 and 3"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='0'/><geom size='.1'/></body></worldbody>",
     "Invalid dim, must be between 1 and 3"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2' mass='0'/><geom size='.1'/></body></worldbody>",
     "Mass and inertiabox must be larger than mjMINVAL"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2' inertiabox='0'/><geom size='.1'/></body></worldbody>",
     "Mass and inertiabox must be larger than mjMINVAL"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2'/><geom "
     "size='.1'/></body></worldbody>",
     "Point and element required"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1 "
     "0'/><geom size='.1'/></body></worldbody>",
     "Point and element required"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1 0' "
     "element='0 1'/><geom size='.1'/></body></worldbody>",
     "Element size must be a multiple of dim+1"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1' "
     "element='0 1 2'/><geom size='.1'/></body></worldbody>",
     "Point size must be a multiple of 3"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1 0' "
     "element='0 1 3'/><geom size='.1'/></body></worldbody>",
     "element 2 has point id 3, number of points is 3"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1 0' "
     "element='0 1 -1'/><geom size='.1'/></body></worldbody>",
     "element 2 has point id -1, number of points is 3"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin id='9'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinid out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin id='-1'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinid out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin range='0 9'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin range='9 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin range='-1 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin range='0 -1'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pinrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin range='0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "Pin range number must be multiple of 2"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin grid='0 3'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingrid out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin grid='0 -1'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingrid out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin grid='0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "Pin grid number must be multiple of dim"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin gridrange='0 0 3 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingridrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin gridrange='0 0 0 -1'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingridrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin gridrange='-1 0 0 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingridrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin gridrange='3 0 0 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "pingridrange out of range"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><pin gridrange='0 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "Pin grid range number of must be multiple of 2*dim"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 1 1' spacing='.1 .1 .1' "
     "dim='1'><pin grid='0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "Pin grid(range) cannot be used with dim=1"},
    {"<worldbody><body name='p'><flexcomp name='f' type='direct' dim='2' point='0 0 0 1 0 0 0 1 0' "
     "element='0 1 2'><pin grid='0 0'/></flexcomp><geom size='.1'/></body></worldbody>",
     "Pin grid(range) can only be used with grid or interpolated"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 1' spacing='.1 .1 .1' "
     "dim='2'><edge equality='true'/><elasticity young='1' thickness='.1' "
     "elastic2d='both'/></flexcomp><geom size='.1'/></body></worldbody>",
     "elasticity and edge constraints cannot both be present"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 0' spacing='.1 .1 .1' "
     "dim='3'/><geom size='.1'/></body></worldbody>",
     "Count too small"},
    {"<worldbody><body name='p'><flexcomp name='f' type='grid' count='3 3 3' spacing='0 .1 .1' "
     "dim='3'/><geom size='.1'/></body></worldbody>",
     "Spacing must be larger than geometry size"},
    {"<worldbody><body name='p'><flexcomp name='f' type='mesh' dim='2'/><geom "
     "size='.1'/></body></worldbody>",
     "File is required"},
};

static void refused_with_these_words(void** state) {
  (void)state;
  int bad = 0;
  for (size_t k = 0; k < sizeof kRefused / sizeof *kRefused; k++) {
    char xml[4000], error[4000] = "";
    snprintf(xml, sizeof xml, "<mujoco>%s</mujoco>", kRefused[k].xml);
    ctModel* m = ct_loadXMLString(xml, NULL, error, sizeof error);
    if (!m && strstr(error, kRefused[k].words)) continue;
    print_error("%s\n  is %s %s\n  expected: %s\n", kRefused[k].xml, m ? "taken" : "refused with",
                error, kRefused[k].words);
    ct_deleteModel(m);
    bad++;
  }
  assert_int_equal(bad, 0);
}

int main(void) {
  const struct CMUnitTest tests[] = {cmocka_unit_test(refused_with_these_words)};
  return cmocka_run_group_tests(tests, NULL, NULL);
}
