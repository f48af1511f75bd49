/**
 * The weight of each page: the gzipped JavaScript that its HTML references, as a modern browser loads it. Scripts that a page
 * loads later are not in its HTML: the browser tests measure them with the same functions.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { elementsOf, isScriptFile } from "./html.mjs";
import { isMain, ROOT } from "./run.mjs";

const OUT = join(ROOT, "out");
export const BUDGETS = JSON.parse(readFileSync(join(ROOT, "scripts", "budgets.json"), "utf8"));

/** With less room than this, the next feature may exceed the budget: `npm test` warns beforehand. */
const NEAR_LIMIT_BYTES = 2_000;

/**
 * The bytes of a served file, gzipped at the usual level (6).
 * @param {string} path as in the file's address: "/_next/static/…"
 * @param {string} [out] the folder that is served
 * @returns {number}
 */
export function gzipSize(path, out = OUT) {
  return gzipSync(readFileSync(join(out, decodeURI(path)))).length;
}

/**
 * The bytes of all scripts that the HTML of a page references.
 * @param {string} file below the folder that is served
 * @param {string} [out] that folder
 * @returns {number}
 */
export function scriptBytes(file, out = OUT) {
  const scripts = scriptsOf(readFileSync(join(out, file), "utf8"));
  return scripts.reduce((sum, script) => sum + gzipSize(script, out), 0);
}

/**
 * The maximum number of bytes of JavaScript that the page at this address may load.
 * @param {string} path
 * @returns {number}
 */
export function budgetFor(path) {
  const kind = /^\/app(\/|$)/.test(path) ? "app" : path === "/login" ? "login" : "public";
  return BUDGETS.bytes[kind] ?? BUDGETS.emptyExportBytes + BUDGETS.publicAboveEmptyBytes;
}

/** The addresses of the scripts that a page's HTML makes a modern browser load. */
export function scriptsOf(html) {
  const sources = elementsOf(html)
    .filter(isScriptFile)
    .map(({ attributes }) => attributes.src)
    .filter((source) => /^\/[^/]/.test(source));
  return [...new Set(sources)];
}

/**
 * Every page of an export, in the order of the files.
 * @param {string} [out] the folder that is served
 * @returns {{ file: string; bytes: number; budget: number }[]}
 */
function pagesOf(out = OUT) {
  return readdirSync(out, { recursive: true })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".html"))
    .sort((a, b) => a.localeCompare(b))
    .map((file) => {
      const path = pathOf(file);
      return { file, bytes: scriptBytes(file, out), budget: budgetFor(path) };
    });
}

const pathOf = (file) => `/${file.replace(/(\/?index)?\.html$/, "")}`;

/** Prints the weight of every page, those over their budgets last. Returns the exit code: 0 if all are within their budgets. */
function checkPageSizes() {
  const pages = pagesOf();
  console.log(`An empty export: ${kB(BUDGETS.emptyExportBytes)} kB (${BUDGETS.measuredWith}).`);
  const isHeavy = ({ bytes, budget }) => bytes > budget;
  for (const { file, bytes, budget } of pages.toSorted((a, b) => isHeavy(a) - isHeavy(b))) {
    const verdict =
      bytes > budget ? "OVER LIMIT" : budget - bytes < NEAR_LIMIT_BYTES ? "NEAR LIMIT" : "ok";
    console.log(`${kB(bytes)} of ${kB(budget)} kB  ${verdict.padEnd(10)}  ${file}`);
  }
  return pages.length > 0 && !pages.some(isHeavy) ? 0 : 1;
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6);
}

if (isMain(import.meta.url)) process.exitCode = checkPageSizes();
