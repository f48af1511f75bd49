/**
 * The parts of a page's scripts, by the source maps of the build (finish-scripts.mjs moves them out of out/), and the growth of
 * the parts since the last record. `node scripts/page-size.mjs --record` writes the record.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { basename, join } from "node:path";

import { COMPILE_HINT } from "./finish-scripts.mjs";
import { ROOT } from "./run.mjs";

const MAPS = join(ROOT, ".next", "maps");
const RECORD = join(ROOT, "scripts", "page-sizes.json");

/** A smaller change only means that gzip finds other repetitions. */
const NOISE_BYTES = 25;
const MAX_NAMED = 6;

/**
 * The part that a piece of code belongs to: its package, or, if it is ours, its folder, at most four levels deep.
 * @param {string} source as in a source map
 * @returns {string}
 */
export function partOf(source) {
  const packed = source.split("node_modules/").at(-1) ?? "";
  if (packed !== source) {
    const compiled = /^next\/dist\/compiled\/([^/]+)/.exec(packed)?.[1];
    return compiled ?? /^(@[^/]+\/)?[^/]+/.exec(packed)?.[0] ?? packed;
  }
  const ours = /^turbopack:\/\/\/\[project\]\/(.+)$/.exec(source)?.[1];
  if (ours === undefined) return "turbopack";
  return ours.split("/").slice(0, -1).slice(0, 4).join("/") || ours;
}

/**
 * The gzipped bytes of each part. A part's share of a script's gzipped bytes is its share of the script's characters.
 * @param {readonly { name: string; code: string; bytes: number }[]} scripts `name` is the file's
 * @returns {Map<string, number>}
 */
export function partsOf(scripts) {
  const parts = new Map();
  for (const { name, code, bytes } of scripts) {
    for (const [part, characters] of charactersOf(code, join(MAPS, `${basename(name)}.map`))) {
      parts.set(part, (parts.get(part) ?? 0) + (characters * bytes) / code.length);
    }
  }
  return parts;
}

function charactersOf(code, file) {
  if (!existsSync(file)) return new Map([["without a source map", code.length]]);
  const map = new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  const counts = new Map();
  const mapped = code.startsWith(COMPILE_HINT) ? code.slice(COMPILE_HINT.length) : code;
  mapped.split("\n").forEach((line, row) => {
    let start = 0;
    // From one word or sign to the next, where the code of another file may begin.
    for (const { index } of [...line.matchAll(/(?<![\w$])|(?![\w$])/g), { index: line.length }]) {
      if (index === start) continue;
      const { originalSource, generatedLine } = map.findEntry(row, start);
      const part = generatedLine === row && originalSource ? partOf(originalSource) : "turbopack";
      counts.set(part, (counts.get(part) ?? 0) + index - start);
      start = index;
    }
  });
  return counts;
}

/**
 * The parts that weigh more than at the last record, largest growth first: "lib/game/members +812, lucide-react +300".
 * @param {string} path of the page
 * @param {ReadonlyMap<string, number>} parts
 * @param {Readonly<Record<string, string>>} [record]
 * @returns {string}
 */
export function growthSince(path, parts, record = readRecord()) {
  if (record[path] === undefined) return "there is no record of it";
  const was = new Map(
    record[path].split(", ").map((part) => {
      const at = part.lastIndexOf(" ");
      return [part.slice(0, at), Number(part.slice(at + 1))];
    }),
  );
  const more = [...parts]
    .map(([part, bytes]) => [part, Math.round(bytes - (was.get(part) ?? 0))])
    .filter(([, change]) => change >= NOISE_BYTES)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MAX_NAMED);
  if (more.length === 0) return "nothing has grown since the last record";
  return `since the last record: ${more.map(([part, by]) => `${part} +${by}`).join(", ")}`;
}

function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, "utf8")) : {};
}

/**
 * Writes the record: a line for each page with its parts, heaviest first.
 * @param {readonly { path: string; parts: ReadonlyMap<string, number> }[]} pages
 */
export function writeRecord(pages) {
  const record = Object.fromEntries(
    pages.map(({ path, parts }) => [
      path,
      [...parts]
        .map(([part, bytes]) => [part, Math.round(bytes)])
        .filter(([, bytes]) => bytes >= NOISE_BYTES)
        .sort(([, one], [, other]) => other - one)
        .map(([part, bytes]) => `${part} ${bytes}`)
        .join(", "),
    ]),
  );
  writeFileSync(RECORD, `${JSON.stringify(record, null, 2)}\n`);
}
