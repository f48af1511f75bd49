/** Whether one of the names contains the text, ignoring case; an empty text always matches. */
export function matches(text: string, ...names: readonly string[]): boolean {
  const wanted = text.trim().toLowerCase();
  return names.some((name) => name.toLowerCase().includes(wanted));
}
