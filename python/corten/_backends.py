"""Contexts of OpenGL that dm_control and robosuite make for themselves before they draw with `mujoco`. Where Corten is `mujoco`, their modules
that open OpenGL are replaced by ones whose contexts do nothing: no OpenGL library, display or driver is needed, whatever MUJOCO_GL says. The
window of Gymnasium's environments (render_mode="human") is a page in the browser."""
import importlib.abc
import importlib.machinery


def _dm_control(module, name):
    """A context is a base class of dm_control with three functions."""
    from dm_control._render import base

    class Context(base.ContextBase):
        """Drawing needs no OpenGL."""

        def _platform_init(self, max_width, max_height):
            pass

        def _platform_make_current(self):
            pass

        def _platform_free(self):
            pass

    setattr(module, name, Context)


def _robosuite(module, name):
    from corten.gl_context import GLContext

    class Context(GLContext):
        """Drawing needs no OpenGL."""

        def __init__(self, max_width, max_height, device_id=0):
            super().__init__(max_width, max_height)

    setattr(module, name, Context)


# module -> (what it defines, how)
_MODULES = {
    "dm_control._render.glfw_renderer": ("GLFWContext", _dm_control),
    "dm_control._render.pyopengl.egl_renderer": ("EGLContext", _dm_control),
    "dm_control._render.pyopengl.osmesa_renderer": ("OSMesaContext", _dm_control),
    "robosuite.renderers.context.egl_context": ("EGLGLContext", _robosuite),
    "robosuite.renderers.context.glfw_context": ("GLFWGLContext", _robosuite),
    "robosuite.renderers.context.osmesa_context": ("OSMesaGLContext", _robosuite),
}


def _gymnasium(module):
    from corten._window import PageViewer
    module.WindowViewer = PageViewer


# module -> what is changed in it after it was loaded
_CHANGED = {"gymnasium.envs.mujoco.mujoco_rendering": _gymnasium}


class _Changed(importlib.abc.Loader):
    """Loads a module as it is, then changes it."""

    def __init__(self, loader, change):
        self._loader, self._change = loader, change

    def __getattr__(self, name):
        return getattr(self._loader, name)

    def create_module(self, spec):
        return self._loader.create_module(spec)

    def exec_module(self, module):
        self._loader.exec_module(module)
        self._change(module)


class Backends(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Finds these modules here."""

    @classmethod
    def find_spec(cls, name, path=None, target=None):
        if name in _CHANGED:
            spec = importlib.machinery.PathFinder.find_spec(name, path, target)
            if spec and spec.loader:
                spec.loader = _Changed(spec.loader, _CHANGED[name])
            return spec
        return importlib.machinery.ModuleSpec(name, cls()) if name in _MODULES else None

    def create_module(self, spec):
        return None

    def exec_module(self, module):
        name, define = _MODULES[module.__name__]
        module.__doc__ = "A context that needs no OpenGL, by Corten."
        define(module, name)
