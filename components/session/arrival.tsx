"use client";

import { useEffect } from "react";

let isArriving = false;

/** Records that the player enters the app from outside, where the element with the focus is removed. */
export function arrive() {
  isArriving = true;
}

/**
 * Moves the focus to the page's main element after an arrival. Render it inside that element, which appears after everything
 * around it.
 */
export function FocusOnArrival() {
  useEffect(() => {
    if (!isArriving) return;
    isArriving = false;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return null;
}
