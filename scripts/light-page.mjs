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
const LATER = "text/later";

/** A sheet for paper alone holds up nothing; once it has come it is for the screen too. */
const APPLY_SHEETS = `document.addEventListener("load",({target:t})=>{if(t.media==="print")t.media="all"},true)`;
/** In a tab that nobody sees nothing is painted: the scripts need not wait for it. */
const START_SCRIPTS = `{const start=()=>{for(const later of document.querySelectorAll('script[type="${LATER}"]')){const script=document.createElement("script");for(const{name,value}of later.attributes)if(name!=="type")script.setAttribute(name,value);later.replaceWith(script)}};if(document.hidden)start();else requestAnimationFrame(()=>setTimeout(start))}`;

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @returns {Promise<string>}
 */
export async function lightPage(html, read) {
  if (html.includes(LATER)) return html;
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
      return `<style>${rules.join("")}</style><script>${APPLY_SHEETS}</script>${link}`;
    })
    .replace(PRELOADED_SCRIPT, "")
    .replace(SCRIPT, `<script type="${LATER}" src="`)
    .replace("</body>", `<script>${START_SCRIPTS}</script></body>`);
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
