import { useEffect, useEffectEvent, useState } from "react";

import { useUrlValue } from "./use-url-value";

const PAUSE_MS = 300;

/** The text of a field, with the last known state of the URL, which the router updates a little later than we do. */
export interface TypedText {
  text: string;
  /** The last known value in the URL. */
  lastSeen: string;
  /** Values that we have written but not yet seen in the URL, oldest first. */
  pendingWrites: readonly string[];
}

/**
 * Typed text that updates with every keystroke, and is written to the URL after a pause. If something else, such as back and
 * forward, changes the URL, the text follows. The default `initial` is absent from the URL.
 */
export function useUrlText(name: string, initial = ""): [string, (text: string) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, initial);
  const [typed, setTyped] = useState<TypedText>({
    text: inUrl,
    lastSeen: inUrl,
    pendingWrites: [],
  });

  const followed = syncFromUrl(typed, inUrl);
  if (followed !== typed) setTyped(followed);

  const followHistory = useEffectEvent(() => {
    const reached = new URLSearchParams(window.location.search).get(name) ?? initial;
    setTyped((before) => leavePending(before, reached));
  });
  useEffect(() => {
    window.addEventListener("popstate", followHistory);
    return () => {
      window.removeEventListener("popstate", followHistory);
    };
  }, []);

  const { text, pendingWrites } = followed;
  const willBeInUrl = pendingWrites.at(-1) ?? inUrl;
  const writeText = useEffectEvent(() => {
    setTyped((before) => write(before, text));
    setInUrl(text, "typed");
  });
  // The pause counts from the last keystroke, not from the last render.
  useEffect(() => {
    if (text === willBeInUrl) return;
    const timer = setTimeout(writeText, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [text, willBeInUrl]);

  return [
    text,
    (next) => {
      setTyped((before) => ({ ...before, text: next }));
    },
  ];
}

export const write = (typed: TypedText, text: string): TypedText => ({
  ...typed,
  pendingWrites: [...typed.pendingWrites, text],
});

/** The state once the URL has `inUrl`. The text changes only if we didn't write that value. */
export function syncFromUrl(typed: TypedText, inUrl: string): TypedText {
  if (inUrl === typed.lastSeen) return typed;
  const arrived = typed.pendingWrites.indexOf(inUrl);
  return arrived < 0
    ? { text: inUrl, lastSeen: inUrl, pendingWrites: [] }
    : { ...typed, lastSeen: inUrl, pendingWrites: typed.pendingWrites.slice(arrived + 1) };
}

/**
 * The state once back or forward has reached an entry with `reached`. A text that was not written yet belongs to the entry that
 * was left, and one that was written but not seen yet will never be seen, unless this entry has one of ours.
 */
export function leavePending(typed: TypedText, reached: string): TypedText {
  const { text, lastSeen, pendingWrites } = typed;
  if (pendingWrites.length === 0 && text === lastSeen) return typed;
  if (pendingWrites.includes(reached)) return typed;
  return { ...typed, text: reached, pendingWrites: [] };
}
