/**
 * The weight of each page: the gzipped JavaScript that its HTML references, as a modern browser loads it.
 * What a page loads later is not in its HTML: the browser tests weigh that with the same functions.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { isMain, ROOT } from "./run.mjs";

const OUT = join(ROOT, "out");
export const BUDGETS = JSON.parse(readFileSync(join(ROOT, "scripts", "budgets.json"), "utf8"));

/** With less room than this, the next feature may exceed the budget: `npm test` warns beforehand. */
const TIGHT_BYTES = 2_000;

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
 * The most bytes of JavaScript that the page at this address may load.
 * @param {string} path
 * @returns {number}
 */
export function budgetFor(path) {
  const kind = /^\/app(\/|$)/.test(path) ? "app" : path === "/login" ? "login" : "public";
  return BUDGETS.emptyExportBytes + BUDGETS.aboveEmptyBytes[kind];
}

/**
 * The most API calls that the page at this address may make when nothing is cached.
 * @param {string} path
 * @returns {number}
 */
export function callsBudgetFor(path) {
  return BUDGETS.callsWhenCold[path] ?? 0;
}

/** The addresses of the scripts that a page's HTML makes a modern browser load. */
function scriptsOf(html) {
  const tags = html.match(/<script\s[^>]*>/gi) ?? [];
  const sources = tags
    .filter((tag) => !/\snomodule/i.test(tag))
    .map((tag) => /\ssrc="(\/[^"/][^"]*)"/i.exec(tag)?.[1])
    .filter((source) => source !== undefined);
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
      const path = `/${file.replace(/(\/?index)?\.html$/, "")}`;
      return { file, bytes: scriptBytes(file, out), budget: budgetFor(path) };
    });
}

/** Weighs every page; the exit code says whether all are within their budgets. */
export function weigh() {
  const pages = pagesOf();
  for (const { file, bytes, budget } of pages) {
    const verdict = bytes > budget ? "TOO HEAVY" : budget - bytes < TIGHT_BYTES ? "TIGHT" : "ok";
    console.log(`${kB(bytes)} of ${kB(budget)} kB  ${verdict.padEnd(9)}  ${file}`);
  }
  console.log(`An empty export: ${kB(BUDGETS.emptyExportBytes)} kB (${BUDGETS.measuredWith}).`);
  return pages.length > 0 && pages.every(({ bytes, budget }) => bytes <= budget) ? 0 : 1;
}

function kB(bytes) {
  return (bytes / 1000).toFixed(1).padStart(6);
}

if (isMain(import.meta.url)) process.exitCode = weigh();
