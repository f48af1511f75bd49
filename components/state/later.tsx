"use client";

import { type ReactNode, startTransition, useEffect, useState } from "react";

/**
 * Content below the first screen: it is rendered once the rest of the page has been painted, in slices that give way to
 * what the player sees or does. Until then its place is held.
 */
export function Later({ until, children }: { until: ReactNode; children: ReactNode }) {
  const [isDue, setIsDue] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    // A frame's callback runs before it is painted, the timer after.
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setIsDue(true);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, []);

  return isDue ? children : until;
}
