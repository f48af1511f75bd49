/**
 * Returns a function as the text of an inline script, which runs before any module is loaded. It can use nothing but its
 * argument and the browser: a test runs each of them as such a text.
 */
export const toInlineScript = <Rules>(run: (rules: Rules) => void, rules?: Rules): string =>
  `(${run.toString()})(${rules === undefined ? "" : JSON.stringify(rules)})`;
