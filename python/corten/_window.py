"""The window of Gymnasium's MuJoCo environments (render_mode="human") as a page in the browser."""
import time

import numpy as np

from corten import _engine, _enums

_BEHIND = 0.5  # seconds: a program that is later than this is not hurried


class PageViewer:
    """What gymnasium.envs.mujoco.mujoco_rendering.WindowViewer is for its callers; nothing of OpenGL or GLFW."""

    def __init__(self, model, data, width=None, height=None, max_geom=1000, visual_options=None):
        from corten import viewer
        self.model, self.data = model, data
        self._handle = viewer.launch_passive(model, data)
        self._texts, self._markers, self._start = {}, [], None
        for flag, on in (visual_options or {}).items():
            self._handle.opt.flags[flag] = on

    @property
    def url(self):
        return self._handle.url

    @property
    def cam(self):
        return self._handle.cam

    @property
    def vopt(self):
        return self._handle.opt

    @property
    def scn(self):
        return self._handle.user_scn

    @property
    def viewport(self):
        return self._handle.viewport

    def render(self):
        """Shows the present state, in real time."""
        self._wait()
        scene = self._handle.user_scn
        scene.ngeom = 0
        for marker in self._markers:
            self._draw(scene, marker)
        self._markers.clear()
        if self._texts:
            self._handle.set_texts([(None, place, *texts) for place, texts in self._texts.items()])
            self._texts.clear()
        self._handle.sync()
        self._handle.is_running()

    def _wait(self):
        """Until the clock has reached the time of the simulation; pages are served while it waits."""
        now, past = time.monotonic(), self.data.time
        if self._start is None or past < self._start[1] or now - self._start[0] - (past - self._start[1]) > _BEHIND:
            self._start = now, past
        due = self._start[0] + past - self._start[1]
        while time.monotonic() < due and self._handle.is_running():
            time.sleep(max(0, min(0.01, due - time.monotonic())))

    def add_overlay(self, gridpos, text1, text2):
        """Lines of text, for the next picture."""
        a, b = self._texts.get(gridpos, ("", ""))
        self._texts[gridpos] = (f"{a}{text1}\n", f"{b}{text2}\n")

    def add_marker(self, **settings):
        """A shape, for the next picture: type, size, pos, mat, rgba, label."""
        self._markers.append(settings)

    @staticmethod
    def _draw(scene, settings):
        if scene.ngeom >= scene.maxgeom:
            raise RuntimeError(f"Ran out of geoms. maxgeom: {scene.maxgeom}")
        geom = scene.geoms[scene.ngeom]
        size, rgba = settings.get("size", np.full(3, 0.1)), settings.get("rgba", np.ones(4))
        _engine.mjv_initGeom(geom, int(settings.get("type", _enums.mjtGeom.mjGEOM_SPHERE)), np.asarray(size, float).reshape(3),
                             np.asarray(settings.get("pos", np.zeros(3)), float), np.asarray(settings.get("mat", np.eye(3)), float).reshape(9),
                             np.asarray(rgba, np.float32))
        if settings.get("label"):
            geom.label = settings["label"]
        scene.ngeom += 1

    def make_context_current(self):
        """There is none."""

    def free(self):
        """The same as close()."""
        self.close()

    def close(self):
        """Ends the server."""
        self._handle.close()
