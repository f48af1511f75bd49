"use client";

import { useEffect } from "react";

let isArriving = false;

/** Records that the player enters the app from outside, where the focused element is removed. */
export function arrive() {
  isArriving = true;
}

/** Inside the page's main element, which appears after everything around it: moves the focus there. */
export function FocusOnArrival() {
  useEffect(() => {
    if (!isArriving) return;
    isArriving = false;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return null;
}
