/**
 * Returns the focus to an element once an overlay has closed. If another control, or the next overlay, has taken the focus
 * meanwhile, it stays there.
 */
export function restoreFocus(to: HTMLElement | null | undefined, options?: FocusOptions) {
  if (document.activeElement === document.body) to?.focus(options);
}
