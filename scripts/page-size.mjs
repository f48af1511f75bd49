/**
 * The weight of each page: the gzipped JavaScript that its HTML references, as a modern browser loads it. Scripts that a page
 * loads later are not in its HTML: the browser tests measure them with the same functions.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { elementsOf, isScriptFile } from "./html.mjs";
import { isMain, ROOT } from "./run.mjs";
import { growthSince, partsOf, writeRecord } from "./page-size-parts.mjs";

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
export function pagesOf(out = OUT) {
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

const fileOf = (path) => (path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The bytes of each part of these scripts of our export. */
const partsOfScripts = (scripts) =>
  partsOf(
    scripts.map((script) => ({
      name: script,
      code: readFileSync(join(OUT, decodeURI(script)), "utf8"),
      bytes: gzipSize(script),
    })),
  );

const partsOfPage = (file) => partsOfScripts(scriptsOf(readFileSync(join(OUT, file), "utf8")));

/**
 * The reasons for a page's weight, if it is close to its budget or over it: the growth of the scripts that its HTML references,
 * and the scripts that it loaded on demand.
 * @param {string} path
 * @param {readonly string[]} [loaded] all scripts that it loaded before its data was displayed
 * @returns {string} empty if there is room
 */
export function sizeWarning(path, loaded) {
  const file = existsSync(join(OUT, fileOf(path))) ? fileOf(path) : "404.html";
  const named = scriptsOf(readFileSync(join(OUT, file), "utf8"));
  const scripts = loaded ?? named;
  const bytes = scripts.reduce((sum, script) => sum + gzipSize(script), 0);
  const budget = budgetFor(path);
  if (budget - bytes >= NEAR_LIMIT_BYTES) return "";
  const later = scripts.filter((script) => !named.includes(script));
  const demanded = [...partsOfScripts(later)].sort(([, one], [, other]) => other - one).slice(0, 6);
  const besides = demanded.map(([part, size]) => `${part} ${Math.round(size)}`).join(", ");
  return [
    `${path}: ${kB(bytes).trim()} of ${kB(budget).trim()} kB; ${growthSince(pathOf(file), partsOfPage(file))}`,
    ...(besides ? [`loaded on demand before the data showed: ${besides}`] : []),
  ].join("; ");
}

/** Weighs every page, those over their budgets last. Returns the exit code: 0 if all are within their budgets. */
function checkPageSizes() {
  const pages = pagesOf();
  console.log(`An empty export: ${kB(BUDGETS.emptyExportBytes)} kB (${BUDGETS.measuredWith}).`);
  for (const line of pages.map(({ file }) => sizeWarning(pathOf(file))).filter(Boolean)) {
    console.warn(line);
  }
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

/** Records the current parts of each page, for comparison with later builds. */
function record() {
  const files = pagesOf().map(({ file }) => file);
  // A page at two addresses, or at none, needs no separate line.
  const recorded = files.filter((file) => !/(^|\/)(_not-found|.+\/index)\.html$/.test(file));
  writeRecord(recorded.map((file) => ({ path: pathOf(file), parts: partsOfPage(file) })));
  console.log(`Wrote what ${recorded.length} pages are made of to scripts/page-sizes.json.`);
}

if (isMain(import.meta.url)) {
  process.exitCode = checkPageSizes();
  if (process.argv.includes("--record")) record();
}
