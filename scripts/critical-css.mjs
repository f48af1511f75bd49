/** The rules of the site's style sheets that a page's HTML needs, for inlining: the page then paints without waiting for them. */
import Beasties from "beasties";

import { elementsOf, isSheet, textIn } from "./html.mjs";

/**
 * The selectors of rules that are always kept: those of the theme, whose class a script adds before the first paint, and those
 * that Beasties doesn't find in a page: `[&>svg]:size-5`, whose ampersand is escaped there, and `:where(.space-y-3 > …)`.
 */
const KEPT = [/\.dark\b/, /\\&/, /^:where\(/];

/**
 * @param {string} html of a page without <style> elements of its own
 * @param {(address: string) => Promise<string>} read the file at an address of the site: "/_next/static/…"
 * @returns {Promise<string>} the rules, minified, with addresses from the site's root; empty if the page names no style sheet
 */
export async function criticalCss(html, read) {
  const sheets = elementsOf(html).filter(isSheet);
  const faces = sheets.map(async ({ attributes: { href } }) => facesIn(await read(href), href));
  const beasties = new Beasties({
    path: "/",
    logLevel: "warn",
    fonts: false,
    mergeStylesheets: false,
    pruneSource: false,
    allowRules: KEPT,
  });
  beasties.readFile = read;
  const inlined = await beasties.process(html);
  const rules = elementsOf(inlined)
    .filter(({ name }) => name === "style")
    .map((style) => textIn(inlined, style));
  return [...rules, ...(await Promise.all(faces))].join("");
}

/** All faces of a sheet at this address: Beasties leaves out those that are named by variables, which all of ours are. */
const facesIn = (css, address) =>
  (css.match(/@font-face\s*\{[^}]*\}/g) ?? []).join("").replace(
    /url\((["']?)(?!data:)([^"')]+)/g,
    // Relative to the sheet.
    (_, quote, url) => `url(${quote}${new URL(url, `https://site.invalid${address}`).pathname}`,
  );
