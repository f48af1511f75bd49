import { type RefCallback, useCallback, useState } from "react";

interface Box {
  widthPx: number;
  /** From the top of the document, not of the window. */
  topPx: number;
}

/** Where an element is and how wide, followed as it changes; nothing until it is drawn. */
export function useBox(): [RefCallback<HTMLElement>, Box] {
  const [box, setBox] = useState<Box>({ widthPx: 0, topPx: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    let known: Box | null = null;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const now = { widthPx: width, topPx: top + window.scrollY };
      // Only its height has changed, which nobody asked for: nothing is drawn anew.
      if (known?.widthPx === now.widthPx && known.topPx === now.topPx) return;
      known = now;
      setBox(now);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    measure();
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, box];
}
