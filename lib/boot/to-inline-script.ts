/**
 * A function as the text of a script that runs before any module is there. It knows nothing but its argument and what the
 * browser has: a test runs each of them as such a text.
 */
export const toInlineScript = <Rules>(run: (rules: Rules) => void, rules?: Rules): string =>
  `(${run.toString()})(${rules === undefined ? "" : JSON.stringify(rules)})`;
