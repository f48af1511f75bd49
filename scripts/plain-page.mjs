/**
 * A page without the app's code: what Next.js adds is taken out of its HTML, and the rules that it needs are put in, so
 * that it works where nothing else does. What remains of scripts are those of the theme.
 */
import { rulesFor } from "./page-styles.mjs";

const SHEET = /<link [^>]*?href="([^"]+\.css)"[^>]*>/g;
const PRELOAD = /<link rel="preload"[^>]*>/g;
const SCRIPT = /<script(?=([^>]*)>)[^>]*>([\s\S]*?)<\/script>/gi;

/**
 * @param {string} html
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @param {string} [script] what the page itself runs
 * @returns {Promise<string>}
 */
export async function plainPage(html, read, script) {
  const sheets = [...new Set([...html.matchAll(SHEET)].map(([, address]) => address))];
  const bare = html
    .replace(SHEET, "")
    .replace(PRELOAD, "")
    .replace(SCRIPT, (tag, attributes, code) =>
      !/\ssrc=/.test(attributes) && code.includes("theme") && !code.includes("__next_f") ? tag : "",
    );
  const words = new Set(bare.replaceAll("&amp;", "&").split(/[\s"'`\\]+/));
  const rules = await Promise.all(
    sheets.map(async (address) =>
      rulesFor(await read(address), (name) => words.has(name)).replace(
        /url\((["']?)(?!data:)([^"')]+)/g,
        (_, quote, url) => `url(${quote}${new URL(url, `https://here.invalid${address}`).pathname}`,
      ),
    ),
  );
  const own = script === undefined ? "" : `<script>${script}</script>`;
  return bare
    .replace("</head>", () => `<style>${rules.join("")}</style></head>`)
    .replace("</body>", () => `${own}</body>`);
}
