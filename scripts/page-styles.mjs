/**
 * The rules of the site's style sheet that a page needs, for inlining: the page then paints without waiting for the sheet. A
 * rule is left out if one of its classes is nowhere in the page.
 */
import { generate, ident, parse, walk } from "css-tree";

/** At-rules that contain rules, and have no effect without one. An empty layer still has its place among the others. */
const HOLD_RULES = ["media", "supports", "container"];
/** At-rules that only affect the rules that name them: a variable's registration, an animation. */
const NAMED = ["property", "keyframes"];

/**
 * @param {string} css
 * @param {(name: string) => boolean} isUsed true if this class is in the page
 * @returns {string} minified
 */
export function rulesFor(css, isUsed) {
  // Only the parts that are examined are parsed: the rest remains unchanged.
  const sheet = parse(css, { parseAtrulePrelude: false, parseValue: false });
  walk(sheet, {
    leave(node, item, list) {
      if (node.type === "Rule" && node.prelude.type === "SelectorList") {
        const selectors = node.prelude.children;
        selectors.forEach((selector, at) => {
          if (!classesOf(selector).every(isUsed)) selectors.remove(at);
        });
        if (selectors.isEmpty) list.remove(item);
      } else if (node.type === "Atrule" && HOLD_RULES.includes(node.name)) {
        if (node.block?.children.isEmpty) list.remove(item);
      }
    },
  });
  const kept = generate(sheet);
  walk(sheet, {
    visit: "Atrule",
    leave(node, item, list) {
      if (!NAMED.includes(node.name)) return;
      const rest = kept.replaceAll(generate(node), "");
      if (!rest.includes(generate(node.prelude))) list.remove(item);
    },
  });
  return generate(sheet);
}

/** The element's own classes, without those in the arguments of pseudo-classes. */
const classesOf = (selector) =>
  selector.children
    .toArray()
    .filter(({ type }) => type === "ClassSelector")
    .map(({ name }) => ident.decode(name));

/**
 * The rules that a page needs from its style sheets, for its own <style>.
 * @param {Iterable<string>} addresses of the sheets
 * @param {ReadonlySet<string>} classes of the page
 * @param {(address: string) => Promise<string>} read the file at an address of the site
 */
export async function rulesOf(addresses, classes, read) {
  const rules = [...addresses].map(async (address) =>
    fromRoot(
      rulesFor(await read(address), (name) => classes.has(name)),
      address,
    ),
  );
  return (await Promise.all(rules)).join("");
}

/**
 * The same rules for a page at another address than the sheet's: their URLs are relative to the site's root.
 * @param {string} css
 * @param {string} address of the sheet
 */
const fromRoot = (css, address) =>
  css.replace(/url\((["']?)(?!data:)([^"')]+)/g, (_, quote, url) => {
    return `url(${quote}${new URL(url, `https://here.invalid${address}`).pathname}`;
  });
