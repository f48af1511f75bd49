/** Text that a field shows, and what it knows of the address, which the router changes a while after we do. */
export interface TypedText {
  text: string;
  /** What the address had last. */
  seen: string;
  /** What we have written and not yet seen there, oldest first. */
  onItsWay: readonly string[];
}

export const write = (typed: TypedText, text: string): TypedText => ({
  ...typed,
  onItsWay: [...typed.onItsWay, text],
});

/** The text once the address has `inUrl`: another one only where it was not we who wrote it. */
export function followAddress(typed: TypedText, inUrl: string): TypedText {
  if (inUrl === typed.seen) return typed;
  const arrived = typed.onItsWay.indexOf(inUrl);
  return arrived < 0
    ? { text: inUrl, seen: inUrl, onItsWay: [] }
    : { ...typed, seen: inUrl, onItsWay: typed.onItsWay.slice(arrived + 1) };
}
