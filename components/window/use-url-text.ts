import { useEffect, useEffectEvent, useState } from "react";

import { syncFromUrl, type TypedText, write } from "./typed-text";
import { useUrlValue } from "./use-url-value";

const PAUSE_MS = 300;

/**
 * Typed text that follows every key at once, and is written to the address after a pause. If something else, such as
 * back and forward, changes the address, the text follows. `initial` is absent there.
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

  const { text, pendingWrites } = followed;
  const willBeInUrl = pendingWrites.at(-1) ?? inUrl;
  const writeText = useEffectEvent(() => {
    setTyped((before) => write(before, text));
    setInUrl(text, "typed");
  });
  // Counted from the last key, not from the last render.
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
