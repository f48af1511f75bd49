"use client";

import { useEffect } from "react";

let isArriving = false;

/** Says that the way leads into the app from outside it, where what had the keyboard's focus goes. */
export function arrive() {
  isArriving = true;
}

/** Inside the page's main, which comes later than all that stands around it: leads the keyboard there. */
export function FocusOnArrival() {
  useEffect(() => {
    if (!isArriving) return;
    isArriving = false;
    document.getElementById("main")?.focus({ preventScroll: true });
  }, []);
  return null;
}
