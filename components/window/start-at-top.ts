/**
 * Shows the page from its top after a control has replaced what it stood in: the window would otherwise stay as far down as the
 * control was, and the keyboard focus would return to the start of the document.
 */
export function startAtTop() {
  document.getElementById("main")?.focus({ preventScroll: true });
  window.scrollTo(0, 0);
}
