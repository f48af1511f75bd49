/** The text that a field shows, and what it knows about the address, which the router updates a little later than we do. */
export interface TypedText {
  text: string;
  /** The last known value in the address. */
  lastSeen: string;
  /** Values that we have written but not seen there yet, oldest first. */
  pendingWrites: readonly string[];
}

export const write = (typed: TypedText, text: string): TypedText => ({
  ...typed,
  pendingWrites: [...typed.pendingWrites, text],
});

/** The text once the address has `inUrl`: it changes only if the value isn't one that we wrote. */
export function syncFromUrl(typed: TypedText, inUrl: string): TypedText {
  if (inUrl === typed.lastSeen) return typed;
  const arrived = typed.pendingWrites.indexOf(inUrl);
  return arrived < 0
    ? { text: inUrl, lastSeen: inUrl, pendingWrites: [] }
    : { ...typed, lastSeen: inUrl, pendingWrites: typed.pendingWrites.slice(arrived + 1) };
}
