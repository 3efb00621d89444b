// The second source of motion: a program that runs.

export function startLive(app) {
  app.say("This page has no run inside of it, and no program to ask.");
}
