import { useEffect, useRef } from "react";

import { useStoredValue } from "@/lib/store/use-stored-value";

/** What comes within this time is told together, and the same words once more are a change. */
const TOGETHER_MS = 300;
/** Then it goes, so that nobody comes across it while moving through the page. */
const STAYS_MS = 10_000;

let words = "";
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function put(next: string) {
  words = next;
  for (const listener of listeners) listener();
}

/** Tells a screen reader what the page shows without words, or far from where somebody reads. */
export function tell(next: string) {
  clearTimeout(timer);
  put("");
  timer = setTimeout(() => {
    put(next);
    timer = setTimeout(put, STAYS_MS, "");
  }, TOGETHER_MS);
}

const told = {
  get: (): string | null => words,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  fallback: null,
};

/** The place for it, which isn't in the pages' HTML. */
export function Told() {
  const text = useStoredValue(told);
  return text === null ? null : (
    <p role="status" className="sr-only">
      {text}
    </p>
  );
}

const OF_READING: Readonly<Record<string, string>> = {
  reading: "Reading",
  stopped: "Stopped",
  done: "Reading finished",
};

/** Tells when a long reading begins, stops and ends. That it failed is an alert of its own. */
export function useReadingTold(state: string) {
  const before = useRef(state);
  useEffect(() => {
    const text = OF_READING[state];
    if (state !== before.current && text !== undefined) tell(text);
    before.current = state;
  }, [state]);
}
