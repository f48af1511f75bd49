/**
 * Gives the focus back once what floated over the page has closed. What took it meanwhile keeps it: another control, or the
 * next window.
 */
export function restoreFocus(to: HTMLElement | null | undefined, options?: FocusOptions) {
  if (document.activeElement === document.body) to?.focus(options);
}
