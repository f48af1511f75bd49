/** The text that a field shows, and what it knows about the address, which the router updates a little later than we do. */
export interface TypedText {
  text: string;
  /** The last known value in the address. */
  seen: string;
  /** Values that we have written but not seen there yet, oldest first. */
  onItsWay: readonly string[];
}

export const write = (typed: TypedText, text: string): TypedText => ({
  ...typed,
  onItsWay: [...typed.onItsWay, text],
});

/** The text once the address has `inUrl`: it changes only if the value isn't one that we wrote. */
export function followAddress(typed: TypedText, inUrl: string): TypedText {
  if (inUrl === typed.seen) return typed;
  const arrived = typed.onItsWay.indexOf(inUrl);
  return arrived < 0
    ? { text: inUrl, seen: inUrl, onItsWay: [] }
    : { ...typed, seen: inUrl, onItsWay: typed.onItsWay.slice(arrived + 1) };
}
