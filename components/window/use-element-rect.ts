import { type RefCallback, useCallback, useState } from "react";

interface ElementRect {
  widthPx: number;
  /** From the top of the document, not of the window. */
  topPx: number;
}

/** The position and width of an element, measured whenever its size or the page's changes; both 0 until it is rendered. */
export function useElementRect(): [RefCallback<HTMLElement>, ElementRect] {
  const [box, setBox] = useState<ElementRect>({ widthPx: 0, topPx: 0 });
  const ref = useCallback((element: HTMLElement | null) => {
    if (element === null) return;
    let known: ElementRect | null = null;
    const measure = () => {
      const { width, top } = element.getBoundingClientRect();
      const now = { widthPx: width, topPx: top + window.scrollY };
      // Only its height has changed, which nobody uses: no re-render.
      if (known?.widthPx === now.widthPx && known.topPx === now.topPx) return;
      known = now;
      setBox(now);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // Content above the element may grow, and move it.
    observer.observe(document.body);
    measure();
    return () => {
      observer.disconnect();
    };
  }, []);
  return [ref, box];
}
