// Sections of the panel that only a running program has.

export function liveSections(app, panel) {
  return app.source.live ? app.source.control.sections(panel) : [];
}
