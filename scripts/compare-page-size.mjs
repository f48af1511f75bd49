/** `node scripts/compare-page-size.mjs BEFORE AFTER`: the effect of a change on the weight of each page, as Markdown. */
import { isMain, main } from "./run.mjs";
import { pagesOf } from "./page-size.mjs";

/** The same code gives the same bytes, but a renamed chunk alone can change gzip's result by a few. */
const NOISE_BYTES = 20;

/**
 * Only the pages that changed have a row.
 * @param {readonly { file: string; bytes: number; budget?: number }[]} before
 * @param {readonly { file: string; bytes: number; budget?: number }[]} after
 */
export function comparison(before, after) {
  const was = new Map(before.map(({ file, bytes }) => [file, bytes]));
  const now = new Map(after.map(({ file, bytes }) => [file, bytes]));
  const budgets = new Map(after.map(({ file, budget }) => [file, budget]));
  const files = [...new Set([...was.keys(), ...now.keys()])].sort((a, b) => a.localeCompare(b));
  const rows = files
    .map((file) => ({ file, change: (now.get(file) ?? 0) - (was.get(file) ?? 0) }))
    .filter(({ change }) => Math.abs(change) > NOISE_BYTES)
    .map(({ file, change }) => {
      const room = now.has(file) ? budgets.get(file) - now.get(file) : undefined;
      return [file, bytes(was.get(file)), bytes(now.get(file)), signed(change), bytes(room)];
    });
  const title = "### Page weight: gzipped JavaScript, in bytes";
  if (rows.length === 0) return `${title}\n\nNo page changed by more than ${NOISE_BYTES} bytes.\n`;
  const table = [
    ["page", "before", "after", "change", "left of its budget"],
    ["---", "--:", "--:", "--:", "--:"],
    ...rows,
  ];
  const rest = files.length - rows.length;
  const lines = table.map((cells) => `| ${cells.join(" | ")} |`);
  return [title, "", ...lines, "", `Pages that did not change: ${rest}.`, ""].join("\n");
}

function bytes(count) {
  return count === undefined ? "–" : count.toLocaleString("en");
}

function signed(change) {
  return `${change > 0 ? "+" : ""}${change.toLocaleString("en")}`;
}

if (isMain(import.meta.url)) {
  await main(() => {
    const [before, after] = process.argv.slice(2);
    if (!before || !after) throw new Error("Name the two exports: BEFORE AFTER.");
    process.stdout.write(comparison(pagesOf(before), pagesOf(after)));
  });
}
