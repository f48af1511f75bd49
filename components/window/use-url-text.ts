import { useEffect, useState } from "react";

import { useUrlValue } from "./use-url-value";

const PAUSE_MS = 300;

/** Typed text that follows every key at once, and stands in the address after a pause. */
export function useUrlText(name: string): [string, (text: string) => void] {
  const [inUrl, setInUrl] = useUrlValue(name, "");
  const [text, setText] = useState(inUrl);

  useEffect(() => {
    if (text === inUrl) return;
    const timer = setTimeout(() => {
      setInUrl(text);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  });

  return [text, setText];
}
