import { useEffect, useRef } from "react";

import { useStoredValue } from "@/lib/store/engine/use-stored-value";

/**
 * Messages within this time are announced together. The text is cleared first, so that a repeated message is a change and is
 * announced again.
 */
const TOGETHER_MS = 300;
/** The text is removed after this time, so that screen readers don't come across it later. */
const CLEAR_AFTER_MS = 10_000;

let message = "";
const waiting = new Set<string>();
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setMessage(next: string) {
  message = next;
  for (const listener of listeners) listener();
}

/** Announces a message to screen readers: for changes that are only visual, or far from the focus. */
export function announce(next: string) {
  const isFirst = waiting.size === 0;
  waiting.add(next);
  // Another message neither replaces nor delays the pending messages.
  if (!isFirst) return;
  clearTimeout(timer);
  setMessage("");
  timer = setTimeout(() => {
    setMessage([...waiting].join(". "));
    waiting.clear();
    timer = setTimeout(setMessage, CLEAR_AFTER_MS, "");
  }, TOGETHER_MS);
}

const messageStore = {
  get: (): string | null => message,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: null,
};

/** The live region of `announce`. It isn't in the static HTML. */
export function LiveRegion() {
  const text = useStoredValue(messageStore);
  return text === null ? null : (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const READING_MESSAGES: Readonly<Record<string, string>> = {
  loading: "Loading",
  stopped: "Paused",
  done: "Loading finished",
};

/** Announces when long loading begins, pauses and ends. A failure is an alert of its own. */
export function useAnnounceProgress(state: string) {
  const before = useRef(state);
  useEffect(() => {
    const text = READING_MESSAGES[state];
    if (state !== before.current && text !== undefined) announce(text);
    before.current = state;
  }, [state]);
}
