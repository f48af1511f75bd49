let isArriving = false;

/** Says that the way leads into the app from outside it, where what had the keyboard's focus goes. */
export function arrive() {
  isArriving = true;
}

/** Leads the keyboard to the page, past all that stands around it. */
export function focusOnArrival() {
  if (!isArriving) return;
  isArriving = false;
  document.getElementById("main")?.focus({ preventScroll: true });
}
