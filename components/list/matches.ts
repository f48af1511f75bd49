/** Whether one of the names holds the text, in capitals or not; every name holds none. */
export function matches(text: string, ...names: readonly string[]): boolean {
  const wanted = text.trim().toLowerCase();
  return names.some((name) => name.toLowerCase().includes(wanted));
}
