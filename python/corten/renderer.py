"""Pictures of a model as NumPy arrays. No OpenGL, no display: the same pixels on every machine."""
import numpy as np

from corten import _core, _engine, _enums, _structs
from corten.gl_context import GLContext


def _check_size(what, size, limit):
    if size > limit:
        raise ValueError(f"Image {what} {size} > framebuffer {what} {limit}. Use a smaller {what}, or a larger offscreen framebuffer in the "
                         f'model: <visual><global off{what}="{size}"/></visual>')


class Renderer:
    """Pictures of a model: colours, depths, or which object is where.

        with Renderer(model, height=240, width=320) as renderer:
            renderer.update_scene(data, camera="top")
            pixels = renderer.render()
    """

    def __init__(self, model, height=240, width=320, max_geom=10000, font_scale=_enums.mjtFontScale.mjFONTSCALE_150):
        self._mjr_context = self._gl_context = None
        _check_size("width", width, model.vis.global_.offwidth)
        _check_size("height", height, model.vis.global_.offheight)
        self._model, self._height, self._width = model, height, width
        self._scene = _structs.MjvScene(model=model, maxgeom=max_geom)
        self._scene_option = _structs.MjvOption()
        self._rect = _structs.MjrRect(0, 0, width, height)
        self._gl_context = GLContext(width, height)
        self._mjr_context = _structs.MjrContext(model, int(font_scale))
        _engine.mjr_setBuffer(_enums.mjtFramebuffer.mjFB_OFFSCREEN, self._mjr_context)
        self._mjr_context.readDepthMap = _enums.mjtDepthMap.mjDEPTH_ZEROFAR
        self._depth_rendering = self._segmentation_rendering = False

    @property
    def model(self):
        return self._model

    @property
    def scene(self):
        """What is drawn: geoms can be added to it, and its flags changed, between update_scene and render."""
        return self._scene

    @property
    def height(self):
        return self._height

    @property
    def width(self):
        return self._width

    def enable_depth_rendering(self):
        """From now on render() gives distances along the view in metres, float32[height, width]."""
        self._depth_rendering, self._segmentation_rendering = True, False

    def disable_depth_rendering(self):
        self._depth_rendering = False

    def enable_segmentation_rendering(self):
        """From now on render() gives id and type (mjtObj) of the object at each pixel, int32[height, width, 2]; -1, -1: none."""
        self._depth_rendering, self._segmentation_rendering = False, True

    def disable_segmentation_rendering(self):
        self._segmentation_rendering = False

    # What is seen ---------------------------------------------------------------------------------------------------------
    def _camera(self, camera):
        """A camera from its number or name; -1: the free camera of the model."""
        number = camera
        if isinstance(camera, str):
            number = _engine.mj_name2id(self._model, _enums.mjtObj.mjOBJ_CAMERA, camera)
            if number == -1:
                raise ValueError(f'The camera "{camera}" does not exist.')
        if number < -1 or number >= self._model.ncam:
            raise ValueError(f"The camera id {number} is out of range [-1, {self._model.ncam}).")
        made = _structs.MjvCamera()
        if number == -1:
            _engine.mjv_defaultFreeCamera(self._model, made)
        else:
            made.type = _enums.mjtCamera.mjCAMERA_FIXED
        made.fixedcamid = number
        return made

    def update_scene(self, data, camera=-1, scene_option=None):
        """Takes what is to be drawn from the data. camera: a number, a name, or an MjvCamera; -1: the free camera of the model."""
        if not isinstance(camera, _structs.MjvCamera):
            camera = self._camera(camera)
        _engine.mjv_updateScene(self._model, data, scene_option or self._scene_option, None, camera, _enums.mjtCatBit.mjCAT_ALL, self._scene)

    # Pictures -------------------------------------------------------------------------------------------------------------
    def _array(self, out):
        """The array for the pixels: a new one, or `out` if it has the shape."""
        depth = self._depth_rendering
        shape = (self._height, self._width) if depth else (self._height, self._width, 3)
        if out is None:
            return np.empty(shape, np.float32 if depth else np.uint8)
        if out.shape != shape:
            raise ValueError(f"Expected `out.shape == {shape}`. Got `out.shape={out.shape}` instead: (height, width) for depths, "
                             "(height, width, 3) otherwise.")
        return out

    def _draw(self, flags):
        """Draws the scene, with these flags set for this picture only."""
        before = self._scene.flags.copy()
        self._scene.flags[flags] = 1
        try:
            _engine.mjr_render(self._rect, self._scene, self._mjr_context)
        finally:
            self._scene.flags[:] = before

    def _metres(self, depth):
        """Depths of the buffer as distances: the projection is undone with its coefficients in the precision in which they were used."""
        extent = self._model.stat.extent
        near, far = np.float32(self._model.vis.map.znear * extent), np.float32(self._model.vis.map.zfar * extent)
        c = np.float32(0.5) * (far + near) / (far - near) - np.float32(0.5)
        d = far * near / (far - near)
        return d / (depth.astype(np.float64) + c)

    def _objects(self, pixels):
        """Numbers of segments, written as colours, as pairs of object id and type."""
        number = pixels.astype(np.int64) @ (1, 1 << 8, 1 << 16)
        count = self._scene.ngeom
        pair = np.full((count + 1, 2), -1, np.int32)
        for geom in self._scene.geoms[:count]:
            if geom.segid != -1:
                pair[geom.segid + 1] = geom.objid, geom.objtype
        return pair[number]

    def render(self, *, out=None):
        """The picture: uint8[height, width, 3], or what enable_depth_rendering or enable_segmentation_rendering chose. `out` is filled if it
        is given."""
        if self._mjr_context is None:
            raise RuntimeError("render cannot be called after close.")
        pixels = self._array(out)
        as_numbers = self._depth_rendering or self._segmentation_rendering
        flag = _enums.mjtRndFlag
        self._draw([int(flag.mjRND_SEGMENT), int(flag.mjRND_IDCOLOR)] if as_numbers else [])
        direct = pixels if pixels.flags.c_contiguous and pixels.dtype == (np.float32 if self._depth_rendering else np.uint8) else self._array(None)
        if self._depth_rendering:
            _engine.mjr_readPixels(None, direct, self._rect, self._mjr_context)
            pixels[:] = self._metres(direct[::-1])
            return pixels
        _engine.mjr_readPixels(direct, None, self._rect, self._mjr_context)
        if self._segmentation_rendering:
            return self._objects(direct[::-1])
        pixels[:] = direct[::-1].copy()
        return pixels

    # End ------------------------------------------------------------------------------------------------------------------
    def close(self):
        """Frees what the renderer holds."""
        if self._gl_context:
            self._gl_context.free()
        self._gl_context = None
        if self._mjr_context:
            _core.free_context(self._mjr_context)
        self._mjr_context = None

    def __enter__(self):
        return self

    def __exit__(self, exc_type, exc_value, traceback):
        self.close()

    def __del__(self):
        if hasattr(self, "_mjr_context"):
            self.close()
