/** What we store with an entry of the browser's history. */
interface Step {
  /** The field whose text made it; null for anything else. */
  typedInto: string | null;
  /** The address before it. */
  from: string;
}

/** Whether this press has already added a history entry: everything that one press changes is a single entry. */
let hasStepped = false;

/**
 * Shows another view of the page, whose address is `url`. It is an entry in the browser's history: back leads to the
 * previous view. Everything typed into one field (`typedInto`) without a change elsewhere is a single entry, or back
 * would go letter by letter; none if the text ends up as it was. The router follows.
 */
export function updateUrl(url: URL, typedInto: string | null = null) {
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
