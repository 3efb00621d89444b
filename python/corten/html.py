"""Runs as pages: one HTML file with the model and its motion, which any browser shows without a network (docs/viewer.md)."""
import base64
import os

from corten import _core, _engine


class Page:
    """Samples of a simulation, to be written as a page.

        page = corten.html.Page(model)
        while data.time < 5:
            corten.mj_step(model, data)
            page.add(data)              # every sample counts; page.add(data, fps=60) keeps 60 per simulated second
        page.save("run.html")

    In a notebook the object itself shows the run.
    """

    def __init__(self, model):
        self._page, self._last, self.samples = _core.page_start(model), None, 0

    def add(self, data, fps=None):
        """One sample; with fps only if the last one is at least 1 / fps simulated seconds old, or in the future."""
        if fps is not None and self._last is not None and self._last <= data.time < self._last + (1 - 1e-6) / fps:
            return
        _core.page_add(self._page, data)
        self._last = data.time
        self.samples += 1

    def to_bytes(self):
        """The page, encoded in UTF-8."""
        return _core.page_bytes(self._page)

    def save(self, path):
        """Writes the page; the file is replaced when it is complete."""
        path = os.fspath(path)
        part = f"{path}.part"
        with open(part, "wb") as file:
            file.write(self.to_bytes())
        os.replace(part, path)

    def _repr_html_(self):
        text = base64.b64encode(self.to_bytes()).decode()
        return f'<iframe style="width:100%;height:520px;border:0" src="data:text/html;base64,{text}"></iframe>'


def simulate(model, data, seconds, control=None, fps=60):
    """A page of the next simulated seconds; control(model, data) is called before every step."""
    page, end = Page(model), data.time + seconds - 1e-9
    page.add(data)
    while data.time < end:
        if control is not None:
            control(model, data)
        _engine.mj_step(model, data)
        page.add(data, fps)
    return page
