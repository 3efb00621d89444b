"""There is no OpenGL in this build."""


class GLContext:
    def __init__(self, max_width=0, max_height=0):
        raise NotImplementedError("this build of Corten has no drawing: no OpenGL context can be made")
