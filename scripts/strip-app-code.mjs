/**
 * Removes the app's code from a page, so that the page works where the app doesn't: Next.js's scripts are removed from its
 * HTML, and the CSS rules that it needs are inlined. The theme's scripts stay.
 */
import { criticalCss } from "./critical-css.mjs";
import { edited, elementsOf, isSheet, textIn } from "./html.mjs";

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @param {readonly string[]} [scripts] the page's own scripts, which add no classes that its HTML lacks
 * @returns {Promise<string>}
 */
export async function stripAppCode(html, read, scripts = []) {
  const isPreload = ({ name, attributes }) => name === "link" && attributes.rel === "preload";
  const isOfTheme = (element) => {
    const text = textIn(html, element);
    return text.includes("theme") && !text.includes("__next_f");
  };
  const isOfNext = (element) =>
    element.name === "script" && (element.attributes.src !== undefined || !isOfTheme(element));
  const elements = elementsOf(html);
  const bare = edited(
    html,
    elements
      .filter((element) => isSheet(element) || isPreload(element) || isOfNext(element))
      .map(({ start, end }) => ({ start, end, text: "" })),
  );
  const rules = await criticalCss(html, read);
  const [head, body] = ["head", "body"].map((tag) =>
    elementsOf(bare).find(({ name }) => name === tag),
  );
  return edited(bare, [
    { start: head?.close ?? 0, text: `<style>${rules}</style>` },
    {
      start: body?.close ?? bare.length,
      text: scripts.map((script) => `<script>${script}</script>`).join(""),
    },
  ]);
}
