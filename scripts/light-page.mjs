/**
 * Public pages are painted as soon as their HTML is there: the rules that they need are in it, the site's style sheet
 * comes behind, and the scripts start once the page is on the screen. Without JavaScript they are complete as they are.
 */
import { rulesFor } from "./page-styles.mjs";
import { scriptsOf } from "./weight.mjs";

const SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g;
/** A script of a file, but for the one that only old browsers take. */
const SCRIPT = /<script src="(?=[^>]*\sasync="")(?![^>]*\snomodule)/gi;

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @param {typeof import("../lib/boot/scripts")} boot
 * @returns {Promise<string>}
 */
export async function lightPage(html, read, boot) {
  if (html.includes(boot.LATER_TYPE)) return html;
  const scripts = await Promise.all(scriptsOf(html).map(read));
  const words = wordsOf([html, ...scripts]);
  const sheets = [...html.matchAll(SHEET)].map(([, address]) => address);
  const rules = await Promise.all(
    sheets.map(async (address) => {
      const css = rulesFor(await read(address), (name) => words.has(name));
      return css.replace(/url\((["']?)(?!data:)([^"')]+)/g, (_, quote, url) => {
        return `url(${quote}${new URL(url, `https://here.invalid${address}`).pathname}`;
      });
    }),
  );
  if (rules.length === 0) throw new Error("has no style sheet");
  return html
    .replace(SHEET, (link) => link.replace("<link ", '<link media="print" '))
    .replace('<link media="print"', (link) => {
      return `<style>${rules.join("")}</style><script>${boot.SHEETS_SCRIPT}</script>${link}`;
    })
    .replace(PRELOADED_SCRIPT, "")
    .replace(SCRIPT, `<script type="${boot.LATER_TYPE}" src="`)
    .replace("</body>", () => `<script>${boot.START_SCRIPT}</script></body>`);
}

/** Whatever could be a class: of the page as it comes, or in its scripts. */
function wordsOf(texts) {
  const ENTITIES = { "&amp;": "&", "&gt;": ">", "&lt;": "<", "&#x27;": "'", "&quot;": '"' };
  const words = texts.flatMap((text) =>
    text
      .split(/[\s"'`\\]+/)
      .map((word) => word.replace(/&(?:amp|gt|lt|#x27|quot);/g, (it) => ENTITIES[it])),
  );
  return new Set(words);
}
