/** An element that a player looks for, by its role, its accessible name, and the element that contains it. */
export interface Target {
  role: string;
  /** The whole name, or a part of it by a pattern. */
  name?: string | RegExp;
  within?: Target;
}

/** The same as an expression of the page's own language, in which a pattern stays one. */
export function toExpression({ role, name, within }: Target): string {
  const parts = [
    `role: ${JSON.stringify(role)}`,
    ...(name === undefined
      ? []
      : [`name: ${name instanceof RegExp ? name : JSON.stringify(name)}`]),
    ...(within === undefined ? [] : [`within: ${toExpression(within)}`]),
  ];
  return `{ ${parts.join(", ")} }`;
}
