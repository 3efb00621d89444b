"""Under MuJoCo's name `mujoco.osmesa`: a context that needs no OpenGL."""
from corten.gl_context import GLContext  # noqa: F401
