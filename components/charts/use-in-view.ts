import { type RefObject, useEffect, useState } from "react";

/**
 * The fraction that must be visible of the element, or of the window by an element that is taller: more than a strip at the
 * bottom of the window, so that the player is likely to look at it.
 */
const MOST_OF_IT = 0.75;

/** The fractions of the element at which the browser reports. A window is filled by less of an element that is taller. */
const STEPS = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, MOST_OF_IT];

/**
 * True once most of the element has been in view since the page opened. For an element that is rendered later, pass `isThere`,
 * which becomes true when it is rendered.
 */
export function useInView(ref: RefObject<Element | null>, isThere = true): boolean {
  const [isSeen, setSeen] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (isSeen || element === null) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(isMostlyInView)) setSeen(true);
      },
      { threshold: STEPS },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, isSeen, isThere]);

  return isSeen;
}

const isMostlyInView = ({
  intersectionRatio,
  intersectionRect,
  rootBounds,
}: IntersectionObserverEntry) =>
  intersectionRatio >= MOST_OF_IT ||
  (rootBounds !== null && intersectionRect.height >= MOST_OF_IT * rootBounds.height);
