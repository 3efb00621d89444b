// Plugins written as C++ classes: an instance lives in plugin_data from init to destroy, and reset,
// compute, advance, visualize and the distance functions call its methods. One is a shape, one an
// actuator, one a sensor. Then the model is saved as XML and read again.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <map>
#include <mujoco/mjplugin.h>
#include <mujoco/mujoco.h>
#include <optional>
#include <string>
#include <vector>

namespace {

// made, reset and destroyed objects, by kind
std::map<std::string, std::array<int, 3>> life;

bool ReadNumber(const mjModel* m, int instance, const char* key, mjtNum* value) {
  std::string text = mj_getPluginConfig(m, instance, key);
  text.erase(
      std::remove_if(text.begin(), text.end(), [](unsigned char c) { return std::isspace(c); }),
      text.end());
  char* end = nullptr;
  mjtNum x = std::strtod(text.c_str(), &end);
  if (!text.empty()) *value = x;
  return end == text.c_str() + text.size();
}

template <typename Part> Part* Get(uintptr_t data) { return reinterpret_cast<Part*>(data); }

// What every plugin here has in common; an object whose parameters are wrong is not made.
template <typename Part> mjpPlugin Common() {
  mjpPlugin plugin;
  mjp_defaultPlugin(&plugin);
  plugin.name = Part::kName;
  plugin.nattribute = Part::kKeys.size();
  plugin.attributes = Part::kKeys.data();
  plugin.nstate = +[](const mjModel*, int) { return Part::kState; };
  plugin.init = +[](const mjModel* m, mjData* d, int instance) {
    std::optional<Part> part = Part::Create(m, instance);
    if (!part) return -1;
    d->plugin_data[instance] = reinterpret_cast<uintptr_t>(new Part(std::move(*part)));
    life[Part::kName][0]++;
    return 0;
  };
  plugin.reset = +[](const mjModel*, mjtNum* state, void* data, int) {
    static_cast<Part*>(data)->Reset(state);
    life[Part::kName][1]++;
  };
  plugin.destroy = +[](mjData* d, int instance) {
    delete Get<Part>(d->plugin_data[instance]);
    d->plugin_data[instance] = 0;
    life[Part::kName][2]++;
  };
  plugin.compute = +[](const mjModel* m, mjData* d, int instance, int capability) {
    Get<Part>(d->plugin_data[instance])->Compute(m, d, instance, capability);
  };
  return plugin;
}

class Ring {
public:
  static constexpr const char* kName = "test.ring";
  static inline std::array<const char*, 2> kKeys = {"radius", "width"};
  static constexpr int kState = 0;
  static std::optional<Ring> Create(const mjModel* m, int instance) {
    Ring ring;
    if (!ReadNumber(m, instance, "radius", &ring.size_[0]) ||
        !ReadNumber(m, instance, "width", &ring.size_[1]))
      return std::nullopt;
    return ring;
  }
  void Reset(mjtNum*) { asked_.clear(); }
  void Compute(const mjModel*, mjData*, int, int) {}
  static mjtNum Distance(const mjtNum p[3], const mjtNum size[2]) {
    mjtNum q = mju_sqrt(p[0] * p[0] + p[1] * p[1]) - size[0];
    return mju_sqrt(q * q + p[2] * p[2]) - size[1];
  }
  mjtNum Distance(const mjtNum p[3]) {
    if (asked_.size() < 30) asked_.insert(asked_.end(), p, p + 3);
    return Distance(p, size_);
  }
  void Gradient(mjtNum out[3], const mjtNum p[3]) const {
    const mjtNum step = 1e-6;
    for (int k = 0; k < 3; k++) {
      mjtNum a[3] = {p[0], p[1], p[2]}, b[3] = {p[0], p[1], p[2]};
      a[k] -= step, b[k] += step;
      out[k] = (Distance(b, size_) - Distance(a, size_)) / (2 * step);
    }
  }
  void Draw(mjvScene* scn) const {
    const mjtNum size[3] = {.01, .01, .01};
    const float rgba[4] = {1, 0, 0, 1};
    for (size_t i = 0; i + 2 < asked_.size() && scn->ngeom < scn->maxgeom; i += 3)
      mjv_initGeom(scn->geoms + scn->ngeom++, mjGEOM_SPHERE, size, asked_.data() + i, nullptr,
                   rgba);
  }
  static void Register() {
    mjpPlugin plugin = Common<Ring>();
    plugin.capabilityflags |= mjPLUGIN_SDF;
    plugin.sdf_distance = +[](const mjtNum p[3], const mjData* d, int i) {
      return Get<Ring>(d->plugin_data[i])->Distance(p);
    };
    plugin.sdf_gradient = +[](mjtNum g[3], const mjtNum p[3], const mjData* d, int i) {
      Get<Ring>(d->plugin_data[i])->Gradient(g, p);
    };
    plugin.sdf_staticdistance =
        +[](const mjtNum p[3], const mjtNum* size) { return Distance(p, size); };
    plugin.sdf_aabb = +[](mjtNum box[6], const mjtNum* size) {
      box[0] = box[1] = box[2] = 0;
      box[3] = box[4] = size[0] + size[1];
      box[5] = size[1];
    };
    plugin.sdf_attribute = +[](mjtNum out[], const char*[], const char* value[]) {
      const mjtNum start[2] = {.3, .1};
      for (int k = 0; k < 2; k++)
        out[k] = value[k] && *value[k] ? std::strtod(value[k], nullptr) : start[k];
    };
    plugin.visualize = +[](const mjModel*, mjData* d, const mjvOption*, mjvScene* scn, int i) {
      Get<Ring>(d->plugin_data[i])->Draw(scn);
    };
    mjp_registerPlugin(&plugin);
  }

private:
  mjtNum size_[2] = {.3, .1};
  std::vector<mjtNum> asked_;
};

// A proportional and integral servo; the integral is the state.
class Servo {
public:
  static constexpr const char* kName = "test.servo";
  static inline std::array<const char*, 2> kKeys = {"kp", "ki"};
  static constexpr int kState = 1;
  static std::optional<Servo> Create(const mjModel* m, int instance) {
    Servo servo;
    if (!ReadNumber(m, instance, "kp", &servo.kp_) || !ReadNumber(m, instance, "ki", &servo.ki_))
      return std::nullopt;
    for (int i = 0; i < m->nu; i++)
      if (m->actuator_plugin[i] == instance) servo.actuators_.push_back(i);
    if (servo.actuators_.empty()) {
      mju_warning("servo %d has no actuator", instance);
      return std::nullopt;
    }
    return servo;
  }
  void Reset(mjtNum* state) { *state = .01; }
  mjtNum Error(const mjData* d, int i) const { return d->ctrl[i] - d->actuator_length[i]; }
  void Compute(const mjModel* m, mjData* d, int instance, int) const {
    for (int i : actuators_)
      d->actuator_force[i] =
          kp_ * Error(d, i) + ki_ * d->plugin_state[m->plugin_stateadr[instance]];
  }
  void Advance(const mjModel* m, mjData* d, int instance) const {
    for (int i : actuators_)
      d->plugin_state[m->plugin_stateadr[instance]] += m->opt.timestep * Error(d, i);
  }
  static void Register() {
    mjpPlugin plugin = Common<Servo>();
    plugin.capabilityflags |= mjPLUGIN_ACTUATOR;
    plugin.advance = +[](const mjModel* m, mjData* d, int i) {
      Get<Servo>(d->plugin_data[i])->Advance(m, d, i);
    };
    mjp_registerPlugin(&plugin);
  }

private:
  mjtNum kp_ = 1, ki_ = 0;
  std::vector<int> actuators_;
};

// The last heights of a site's body.
class Probe {
public:
  static constexpr const char* kName = "test.probe";
  static inline std::array<const char*, 1> kKeys = {"count"};
  static constexpr int kState = 0;
  static std::optional<Probe> Create(const mjModel* m, int instance) {
    mjtNum count = 1;
    if (!ReadNumber(m, instance, "count", &count) || count < 1) return std::nullopt;
    Probe probe;
    probe.heights_.resize(static_cast<size_t>(count));
    return probe;
  }
  void Reset(mjtNum*) { std::fill(heights_.begin(), heights_.end(), 0); }
  void Compute(const mjModel* m, mjData* d, int instance, int) {
    for (int i = 0; i < m->nsensor; i++) {
      if (m->sensor_type[i] != mjSENS_PLUGIN || m->sensor_plugin[i] != instance) continue;
      std::rotate(heights_.begin(), heights_.begin() + 1, heights_.end());
      heights_.back() = d->site_xpos[3 * m->sensor_objid[i] + 2];
      mju_copy(d->sensordata + m->sensor_adr[i], heights_.data(),
               static_cast<int>(heights_.size()));
    }
  }
  static void Register() {
    mjpPlugin plugin = Common<Probe>();
    plugin.capabilityflags |= mjPLUGIN_SENSOR;
    plugin.needstage = mjSTAGE_POS;
    plugin.nsensordata = +[](const mjModel* m, int instance, int) {
      mjtNum count = 1;
      ReadNumber(m, instance, "count", &count);
      return static_cast<int>(count);
    };
    mjp_registerPlugin(&plugin);
  }

private:
  std::vector<mjtNum> heights_;
};

const char kModel[] = R"(<mujoco><extension>
  <plugin plugin="test.ring"><instance name="ring"><config key="radius" value=" .4 "/></instance></plugin>
  <plugin plugin="test.servo"><instance name="servo"><config key="kp" value="20"/><config key="ki" value="3"/></instance></plugin>
  <plugin plugin="test.probe"/></extension>
  <asset><mesh name="ring"><plugin instance="ring"/></mesh></asset>
  <worldbody><geom type="sdf" mesh="ring"><plugin instance="ring"/></geom>
    <body pos=".35 0 .3"><freejoint/><geom size=".15"/><site name="s"/></body>
    <body pos="3 0 0"><joint name="j" axis="0 1 0" damping=".5"/><geom type="capsule" fromto="0 0 0 1 0 0" size=".05"/></body></worldbody>
  <actuator><plugin joint="j" plugin="test.servo" instance="servo"/></actuator>
  <sensor><plugin plugin="test.probe" objtype="site" objname="s"><config key="count" value="3"/></plugin></sensor></mujoco>)";

void PrintLife(const char* when) {
  std::printf("%s", when);
  for (const auto& [name, n] : life) std::printf(" %s %d %d %d", name.c_str(), n[0], n[1], n[2]);
  std::printf("\n");
}

void Run(const mjModel* m, const char* title) {
  mjData* d = mj_makeData(m);
  if (!d) return;
  PrintLife("made");
  d->ctrl[0] = .5;
  for (int i = 0; i < 60; i++) mj_step(m, d);
  std::printf("%s: %d %.12g %.12g %.12g %.12g | %.12g %.12g %.12g\n", title, d->ncon > 0,
              d->qpos[0], d->qpos[2], d->qpos[7], d->plugin_state[0], d->sensordata[0],
              d->sensordata[1], d->sensordata[2]);
  mjData* copy = mj_copyData(nullptr, m, d);
  PrintLife("copied");
  mj_step(m, d);
  mj_step(m, copy);
  std::printf("%.12g %.12g\n", copy->qpos[7] - d->qpos[7],
              copy->plugin_state[0] - d->plugin_state[0]);
  mjvScene scene;
  mjv_defaultScene(&scene);
  mjv_makeScene(m, &scene, 200);
  mjvOption option;
  mjv_defaultOption(&option);
  mjvCamera camera;
  mjv_defaultCamera(&camera);
  mjv_updateScene(m, d, &option, nullptr, &camera, mjCAT_ALL, &scene);
  std::printf("drawn %d\n", scene.ngeom > m->ngeom);
  mjv_freeScene(&scene);
  mj_resetData(m, d);
  PrintLife("reset");
  std::printf("%.12g\n", d->plugin_state[0]);
  mj_deleteData(copy);
  mj_deleteData(d);
  PrintLife("deleted");
}

} // namespace

int main() {
  Ring::Register();
  Servo::Register();
  Probe::Register();
  char error[1000] = "";
  mjSpec* s = mj_parseXMLString(kModel, nullptr, error, sizeof error);
  mjModel* m = s ? mj_compile(s, nullptr) : nullptr;
  if (!m) return std::printf("%s%s\n", error, s ? mjs_getError(s) : ""), 1;
  std::printf("%d %d %d %d\n", static_cast<int>(m->nplugin), static_cast<int>(m->npluginstate),
              static_cast<int>(m->nsensordata), m->mesh_vertnum[0] > 100);
  life.clear(); // the compiler makes objects of its own
  Run(m, "parsed");

  std::vector<char> text(20000);
  std::printf("saved %d\n",
              mj_saveXMLString(s, text.data(), static_cast<int>(text.size()), error, sizeof error));
  mjSpec* again = mj_parseXMLString(text.data(), nullptr, error, sizeof error);
  mjModel* n = again ? mj_compile(again, nullptr) : nullptr;
  if (!n) return std::printf("%s%s\n", error, again ? mjs_getError(again) : ""), 1;
  std::printf("%d %s %s\n", static_cast<int>(n->nplugin), mj_getPluginConfig(n, 1, "kp"),
              mj_getPluginConfig(n, 2, "count"));
  life.clear();
  Run(n, "read again");
  mj_deleteModel(n);
  mj_deleteSpec(again);
  mj_deleteModel(m);

  // an object that is not made: an error of the model
  std::string wrong = kModel;
  wrong.replace(wrong.find(" .4 "), 4, "abc");
  mjSpec* bad = mj_parseXMLString(wrong.c_str(), nullptr, error, sizeof error);
  m = bad ? mj_compile(bad, nullptr) : nullptr;
  std::printf("wrong: %d %d\n", m != nullptr, bad && *mjs_getError(bad) != 0);
  mj_deleteSpec(bad);
  mj_deleteSpec(s);
  return 0;
}
