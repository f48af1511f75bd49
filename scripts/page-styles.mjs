/**
 * The rules that a page needs, out of the site's style sheet: they go into the page, which is then painted as soon as it
 * is there, and the sheet itself comes behind. A rule is left out where one of its classes is nowhere in the page.
 */

/** What stands between braces: at-rules that hold rules, and those that hold none. */
const HOLDS_RULES = /^@(layer|media|supports|container)\b/;
const KEPT_WHOLE = /^@(font-face|page)\b/;
/** A class in a selector, with its escapes: `.md\:px-4`. */
const CLASS = /\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/gi;

/**
 * @param {string} css minified, as the build writes it
 * @param {(name: string) => boolean} isUsed whether this class is in the page
 * @returns {string}
 */
export function rulesFor(css, isUsed) {
  const kept = keptOf(css, isUsed);
  // A variable's registration and an animation serve the rules that name them.
  return kept.replace(/@(?:property|keyframes) ([\w-]+)\{(?:[^{}]|\{[^{}]*\})*\}/g, (rule, name) =>
    kept.replaceAll(rule, "").includes(name) ? rule : "",
  );
}

function keptOf(css, isUsed) {
  return blocksOf(css)
    .map(({ prelude, body }) => {
      if (body === null || KEPT_WHOLE.test(prelude))
        return body === null ? prelude : `${prelude}{${body}}`;
      if (HOLDS_RULES.test(prelude)) {
        const inside = keptOf(body, isUsed);
        // An empty layer still has its place among the others.
        return inside === "" && !prelude.startsWith("@layer") ? "" : `${prelude}{${inside}}`;
      }
      if (prelude.startsWith("@")) return `${prelude}{${body}}`;
      const selectors = partsOf(prelude, ",").filter((one) => classesOf(one).every(isUsed));
      return selectors.length === 0 ? "" : `${selectors.join(",")}{${body}}`;
    })
    .join("");
}

function classesOf(selector) {
  return [...withoutArguments(selector).matchAll(CLASS)].map(([, name]) => unescaped(name));
}

/** What a pseudo-class takes says nothing of the element's own classes. */
function withoutArguments(selector) {
  let kept = "";
  let from = 0;
  let depth = 0;
  walk(selector, (char, at) => {
    if (char === "(") {
      if (depth === 0) kept += selector.slice(from, at);
      depth += 1;
    } else if (char === ")") {
      depth -= 1;
      if (depth === 0) from = at + 1;
    }
  });
  return kept + selector.slice(from);
}

/** `md\:px-2\.5` is the class "md:px-2.5", `\32 xl` is "2xl". */
function unescaped(name) {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, "$1");
}

/** The rules of a sheet, or of what a rule holds: what stands before the braces, and what stands between them. */
function blocksOf(css) {
  const blocks = [];
  let from = 0;
  let opened = -1;
  let depth = 0;
  walk(css, (char, at) => {
    if (char === "{") {
      if (depth === 0) opened = at;
      depth += 1;
    } else if (char === "}") {
      depth -= 1;
      if (depth > 0) return;
      blocks.push({ prelude: css.slice(from, opened).trim(), body: css.slice(opened + 1, at) });
      from = at + 1;
    } else if (char === ";" && depth === 0) {
      blocks.push({ prelude: css.slice(from, at + 1).trim(), body: null });
      from = at + 1;
    }
  });
  return blocks;
}

/** A list's parts; what stands in parentheses or brackets is one. */
function partsOf(text, separator) {
  const parts = [];
  let from = 0;
  let depth = 0;
  walk(text, (char, at) => {
    if (char === "(" || char === "[") depth += 1;
    else if (char === ")" || char === "]") depth -= 1;
    else if (char === separator && depth === 0) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  });
  return [...parts, text.slice(from)];
}

/** Every character that is neither escaped nor in a string. */
function walk(text, visit) {
  let quote = "";
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at];
    if (char === "\\") at += 1;
    else if (quote !== "") quote = char === quote ? "" : quote;
    else if (char === '"' || char === "'") quote = char;
    else visit(char, at);
  }
}
