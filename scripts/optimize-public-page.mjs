/**
 * Lets public pages paint as soon as their HTML has loaded: the CSS rules that they need are inlined, the style sheet loads
 * later, and the scripts start after the first paint. The pages are complete without JavaScript.
 */
import { criticalCss } from "./critical-css.mjs";
import { edited, elementsOf, isScriptFile, isSheet } from "./html.mjs";

const isPreloadedScript = ({ name, attributes }) =>
  name === "link" && attributes.rel === "preload" && attributes.as === "script";

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @param {typeof import("../lib/boot/scripts")} boot
 * @returns {Promise<string>}
 */
export async function optimizePublicPage(html, read, boot) {
  if (html.includes(boot.DEFERRED_TYPE)) return html;
  const elements = elementsOf(html);
  const sheets = elements.filter(isSheet);
  const scripts = elements.filter(isScriptFile);
  const [first] = sheets;
  if (first === undefined) throw new Error("has no style sheet");
  const rules = await criticalCss(html, read);
  const body = elements.find(({ name }) => name === "body");
  return edited(html, [
    {
      start: first.start,
      text: `<style>${rules}</style><script>${boot.STYLESHEETS_SCRIPT}</script>`,
    },
    ...sheets.map(({ start }) => ({ start: start + "<link".length, text: ' media="print"' })),
    ...elements.filter(isPreloadedScript).map(({ start, end }) => ({ start, end, text: "" })),
    ...scripts
      .filter(({ attributes }) => attributes.async !== undefined)
      .map(({ start }) => ({
        start: start + "<script".length,
        text: ` type="${boot.DEFERRED_TYPE}"`,
      })),
    { start: body?.close ?? html.length, text: `<script>${boot.START_DEFERRED_SCRIPT}</script>` },
  ]);
}
