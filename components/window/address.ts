/** Whether what was pressed has made its step: all that one press changes is one. */
let hasStepped = false;

/**
 * Shows another view of the page, whose address is `url`. That is a step in the browser's history: back leads to the
 * view before. All that is typed into one field (`typedInto`) without anything else between is a single step, or back
 * would go letter by letter. The router follows.
 */
export function showView(url: URL, typedInto: string | null = null) {
  if (url.href === window.location.href) return;
  const isSameStep = hasStepped || (typedInto !== null && typedInto === fieldOfStep());
  if (isSameStep) window.history.replaceState({ typedInto }, "", url);
  else window.history.pushState({ typedInto }, "", url);
  hasStepped = true;
  queueMicrotask(() => {
    hasStepped = false;
  });
}

/** The field whose text made the present step; null where it was anything else. */
function fieldOfStep(): unknown {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "typedInto" in state
    ? state.typedInto
    : null;
}
