import { useEffect, useRef } from "react";

import { useStoredValue } from "@/lib/store/use-stored-value";

/** What comes within this time is told together, and the same words once more are a change. */
const DEBOUNCE_MS = 300;
/** Then it goes, so that nobody comes across it while moving through the page. */
const CLEAR_AFTER_MS = 10_000;

let message = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setMessage(next: string) {
  message = next;
  for (const listener of listeners) listener();
}

/** Tells a screen reader what the page shows without words, or far from where somebody reads. */
export function announce(next: string) {
  clearTimeout(timer);
  setMessage("");
  timer = setTimeout(() => {
    setMessage(next);
    timer = setTimeout(setMessage, CLEAR_AFTER_MS, "");
  }, DEBOUNCE_MS);
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

/** The place for it, which isn't in the pages' HTML. */
export function LiveRegion() {
  const text = useStoredValue(messageStore);
  return text === null ? null : (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const READING_MESSAGES: Readonly<Record<string, string>> = {
  reading: "Reading",
  stopped: "Stopped",
  done: "Reading finished",
};

/** Tells when a long reading begins, stops and ends. That it failed is an alert of its own. */
export function useAnnounceReading(state: string) {
  const before = useRef(state);
  useEffect(() => {
    const text = READING_MESSAGES[state];
    if (state !== before.current && text !== undefined) announce(text);
    before.current = state;
  }, [state]);
}
