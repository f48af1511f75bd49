import { type RefObject, useEffect, useState } from "react";

/**
 * The fraction of the element that must be visible: more than a strip at the bottom of the window, so that the player is likely
 * to look at it.
 */
const MOST_OF_IT = 0.75;

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
        if (entries.some(({ intersectionRatio }) => intersectionRatio >= MOST_OF_IT)) setSeen(true);
      },
      { threshold: MOST_OF_IT },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref, isSeen, isThere]);

  return isSeen;
}
