"""There is no renderer in this build."""


class Renderer:
    """Pictures of a scene: not in this build."""

    def __init__(self, model, height=240, width=320, max_geom=10000, font_scale=None):
        raise NotImplementedError("this build of Corten has no drawing: simulate here, and draw with another tool")
