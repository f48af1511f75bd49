/** Runs in the page. Before React does, nothing answers a press; what it knows of an element has a name of its own. */
export const isHydrated = (): boolean =>
  Object.keys(document.querySelector("main") ?? {}).some((name) => name.startsWith("__react"));
