/** What we keep of a step in the browser's history. */
interface Step {
  /** The field whose text made it; null where it was anything else. */
  typedInto: string | null;
  /** The address before it. */
  from: string;
}

/** Whether what was pressed has made its step: all that one press changes is one. */
let hasStepped = false;

/**
 * Shows another view of the page, whose address is `url`. That is a step in the browser's history: back leads to the
 * view before. All that is typed into one field (`typedInto`) without anything else between is a single step, or back
 * would go letter by letter; and none once the text is again what it was. The router follows.
 */
export function showView(url: URL, typedInto: string | null = null) {
  const from = window.location.href;
  if (url.href === from) return;
  const step = presentStep();
  const isTypedOn = typedInto !== null && typedInto === step?.typedInto;
  if (isTypedOn && step.from === url.href) {
    window.history.back();
  } else if (hasStepped || isTypedOn) {
    window.history.replaceState({ typedInto, from: step?.from ?? from }, "", url);
  } else {
    window.history.pushState({ typedInto, from }, "", url);
  }
  hasStepped = true;
  queueMicrotask(() => {
    hasStepped = false;
  });
}

function presentStep(): Step | null {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "typedInto" in state && "from" in state
    ? (state as Step)
    : null;
}
