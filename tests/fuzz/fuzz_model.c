// libFuzzer target for the fields of a model: a small model of each kind of thing.
#include "fuzz_fields.h"

#define CUBE "-1 -1 -1 1 -1 -1 -1 1 -1 1 1 -1 -1 -1 1 1 -1 1 -1 1 1 1 1 1"
#define FREE(geom) "<body pos='0 0 .3'><freejoint/><geom " geom "/></body>"

static const char* const xml[] = {
    // geoms, meshes, height fields
    "<mujoco><asset><mesh name='c' vertex='" CUBE "' scale='.1 .1 .1'/>"
    "<hfield name='h' nrow='4' ncol='5' size='1 1 .2 .1' elevation='0 1 0 1 0 1 0 1 0 1 0 1 0 1 0 "
    "1 0 1 0 1'/><texture name='x' type='2d' builtin='checker' width='8' height='8'/>"
    "<material name='m' texture='x'/></asset><worldbody><light/><camera name='k' mode='track'/>"
    "<geom type='hfield' hfield='h'/>" FREE("type='mesh' mesh='c' material='m'")
        FREE("type='box' size='.1 .1 .1' condim='6'")
            FREE("type='ellipsoid' size='.1 .2 .1' condim='4'") FREE("type='capsule' size='.1 .1'")
                FREE("type='cylinder' size='.1 .1' condim='1'") "</worldbody></mujoco>",
    // joints, tendons, actuators, equalities, sensors, delays, keyframes, mocap bodies
    "<mujoco><option><flag energy='enable'/></option><size nkey='1'/><worldbody>"
    "<geom name='floor' type='plane' size='5 5 1'/><site name='w' pos='0 0 2'/>"
    "<body name='m' mocap='true' pos='1 1 1'><geom name='mg' size='.1'/></body>"
    "<body name='a' pos='0 0 1'><joint name='b' type='ball' range='0 1' limited='true'/>"
    "<geom name='ga' size='.1'/><site name='s1' pos='.1 0 0'/><camera name='c' resolution='3 2'/>"
    "<body name='b' pos='.3 0 0'><joint name='h' range='-1 1' limited='true' damping='1' "
    "frictionloss='.1'/><geom name='gb' type='capsule' size='.05 .1'/><site name='s2' size='.2'/>"
    "<body name='c' pos='.3 0 0'><joint name='l' type='slide' stiffness='3'/>"
    "<geom name='gc' type='cylinder' size='.05 .05'/><site name='s3'/></body></body></body>"
    "<body name='d' pos='1 0 .09'><freejoint name='f'/><geom name='gd' size='.1'/>"
    "<site name='s4'/></body></worldbody>"
    "<contact><pair geom1='gd' geom2='floor' condim='4'/><exclude body1='a' body2='d'/></contact>"
    "<tendon><fixed name='t1' limited='true' range='-1 1' frictionloss='.1'>"
    "<joint joint='h' coef='1'/><joint joint='l' coef='2'/></fixed>"
    "<spatial name='t2' stiffness='2' damping='1'><site site='w'/><geom geom='ga' sidesite='s1'/>"
    "<site site='s2'/><pulley divisor='2'/><site site='s1'/><geom geom='gc'/><site site='s4'/>"
    "</spatial></tendon>"
    "<equality><connect body1='b' body2='d' anchor='0 0 0'/><weld body1='c' body2='m'/>"
    "<joint joint1='h' joint2='l'/><tendon tendon1='t1' tendon2='t2'/></equality>"
    "<actuator><motor joint='h'/><general joint='b' gear='1 2 3'/><general joint='f'/>"
    "<position joint='l' kp='3' timeconst='.1'/><muscle tendon='t2' lengthrange='.5 3'/>"
    "<general site='s2' refsite='w'/><general site='s3'/><adhesion name='ad' body='d' ctrlrange='0 "
    "1'/>"
    "<general slidersite='s1' cranksite='s2' cranklength='.5'/>"
    "<general joint='h' dyntype='filterexact' delay='.01' nsample='4'/></actuator>"
    "<sensor><accelerometer site='s1'/><touch site='s2'/><force site='s2'/><rangefinder site='s3'/>"
    "<rangefinder camera='c'/><gyro site='s4' delay='.01' nsample='3'/><ballquat joint='b'/>"
    "<jointlimitfrc joint='h'/><tendonlimitpos tendon='t1'/><actuatorfrc actuator='ad'/>"
    "<framelinvel objtype='body' objname='b' reftype='site' refname='s4'/>"
    "<subtreeangmom body='a'/><camprojection site='s4' camera='c'/>"
    "<distance geom1='ga' geom2='gd' cutoff='1'/><fromto body1='a' body2='d' cutoff='1'/>"
    "<contact geom1='gd' data='found force' num='2'/><insidesite objtype='geom' objname='gc' "
    "site='s2'/><e_kinetic/><clock/><user dim='2'/></sensor>"
    "<custom><numeric name='n' data='1 2'/><text name='t' data='x'/><tuple name='u'>"
    "<element objtype='body' objname='a'/></tuple></custom>"
    "<keyframe><key name='k' qpos='1 0 0 0 0 0 1 0 .2 1 0 0 0'/></keyframe></mujoco>",
    // flexes of every dimension and order, skins
    "<mujoco><option solver='CG'/><worldbody><geom type='plane' size='5 5 1'/>"
    "<flexcomp name='r' type='grid' dim='1' count='4 1 1' spacing='.1 .1 .1' pos='0 0 .1'>"
    "<edge equality='true'/></flexcomp>"
    "<flexcomp name='s' type='grid' dim='2' count='3 3 1' spacing='.1 .1 .1' pos='0 0 .05' "
    "radius='.02'><elasticity young='100' elastic2d='both' thickness='.01'/>"
    "<contact selfcollide='bvh' internal='true'/></flexcomp>"
    "<flexcomp name='v' type='grid' dim='3' count='2 2 2' spacing='.1 .1 .1' pos='1 0 .05'>"
    "<elasticity young='100'/><pin id='0'/></flexcomp>"
    "<flexcomp name='q' type='grid' dim='3' count='3 3 3' spacing='.1 .1 .1' pos='0 1 .1' "
    "dof='trilinear'><elasticity young='100'/><contact selfcollide='none'/></flexcomp>" FREE(
        "size='.05'") "</worldbody></mujoco>",
    "<mujoco><asset><texture name='k' type='skybox' builtin='gradient' width='8' height='8'/>"
    "</asset><worldbody><geom type='plane' size='1 1 1'/><body name='A' pos='0 0 1'><joint/>"
    "<geom size='.1'/></body><body name='B' pos='1 0 1'><joint/><geom "
    "size='.1'/></body></worldbody>"
    "<deformable><skin name='s' vertex='0 0 1 1 0 1 0 1 1' face='0 1 2'>"
    "<bone body='A' bindpos='0 0 1' bindquat='1 0 0 0' vertid='0 2' vertweight='1 1'/>"
    "<bone body='B' bindpos='1 0 1' bindquat='1 0 0 0' vertid='1' vertweight='1'/></skin>"
    "</deformable></mujoco>",
    // sleeping, fluids, plugins with state
    "<mujoco><option density='1.2' viscosity='.01' wind='1 0 0'><flag sleep='enable' "
    "multiccd='enable'/></option><extension><plugin plugin='mujoco.pid'><instance name='i'>"
    "<config key='kp' value='4'/><config key='ki' value='1'/><config key='slewmax' value='3'/>"
    "</instance></plugin></extension><worldbody><geom type='plane' size='5 5 1'/>"
    "<body pos='0 0 .1' sleep='init'><freejoint/><geom type='box' size='.1 .1 .1' "
    "fluidshape='ellipsoid'/></body><body pos='0 1 1'><joint name='j' pos='0 0 .2'/>"
    "<geom type='box' size='.1 .1 .1'/></body><body pos='0 2 .1'><freejoint/>"
    "<geom type='box' size='.1 .1 .1'/></body></worldbody>"
    "<actuator><plugin joint='j' plugin='mujoco.pid' instance='i' actdim='2'/></actuator></mujoco>",
};

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  fuzz_fields(xml, sizeof xml / sizeof xml[0], data, size);
  return 0;
}
