"""In the place of OpenGL contexts. Corten draws by itself: programs that make a context before they draw get one that does nothing, and the
environment variable MUJOCO_GL has no effect."""


class GLContext:
    """A context for programs that need one before they draw."""

    def __init__(self, max_width=0, max_height=0):
        self.max_width, self.max_height = max_width, max_height

    def make_current(self):
        """Nothing: drawing depends on no state of a thread."""

    def free(self):
        """Nothing is held."""
