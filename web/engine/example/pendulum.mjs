// A pendulum: node example/pendulum.mjs
import load from "../js/corten.mjs";

const engine = await load();
const model = engine.MjModel.from_xml_string(`
  <mujoco>
    <option timestep="0.002"/>
    <worldbody>
      <body name="rod" pos="0 0 1">
        <joint name="hinge" axis="0 1 0" damping="0.05"/>
        <geom type="capsule" fromto="0 0 0 0.5 0 0" size="0.02"/>
      </body>
    </worldbody>
  </mujoco>`);
const data = new engine.MjData(model);

for (let k = 0; k < 10; k++) {
  engine.mj_step(model, data, 100);
  console.log(`${data.time.toFixed(2)} s  angle ${data.joint("hinge").qpos[0].toFixed(3)}  height ${data.body("rod").xipos[2].toFixed(3)}`);
}
data.delete();
model.delete();
