/**
 * `npm run bench -- --lighthouse`: measures the public pages with Lighthouse's mobile settings, alternating with an empty Next.js
 * export, so that a slow minute of the machine affects all of them. `--only WORD` takes the pages whose path has the word.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { buildEmptyExport } from "./empty-export.mjs";
import { ROOT, runNpm } from "./run.mjs";
import { freePort, serve } from "./serve.mjs";

/** Fetched by npm when it is needed, so it is no dependency of ours. */
const LIGHTHOUSE = "lighthouse@12";
const ROUNDS = 5;
const EMPTY = "an empty export";
const PATHS = ["/", "/login", "/terms", "/changes", "/suggestions", "/bugs"];
/** A page of the app that a visitor without a key opens by a link. */
const GUARDED = "/app/dashboard";

/** @param {{ chromium: string; only?: string | undefined }} options */
export async function benchLighthouse({ chromium, only = "" }) {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  // Lighthouse starts the browser that this names.
  process.env.CHROME_PATH = chromium;
  try {
    const rows = await rowsOf(only);
    const runs = new Map(rows.map(({ name }) => [name, []]));
    for (let round = 1; round <= ROUNDS; round += 1) {
      for (const { name, url } of rows) {
        runs.get(name).push(await reportOn(url, join(folder, "report.json")));
        console.log(`Round ${round} of ${ROUNDS}: ${name}, ${runs.get(name).at(-1).performance}`);
      }
    }
    console.log(tableOf(runs));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Serves both exports, and resolves to the name and the address of each page to measure. */
async function rowsOf(only) {
  const empty = await serve(await freePort(4300), { folder: await buildEmptyExport() });
  const { url } = await serve(await freePort(4300), { folder: join(ROOT, "out") });
  const ours = [...PATHS, GUARDED].filter((path) => path.includes(only));
  return [
    { name: EMPTY, url: `${empty.url}/` },
    ...ours.map((path) => ({ name: path, url: url + path })),
  ];
}

async function reportOn(url, file) {
  const code = await runNpm([
    ...["exec", "--yes", "--loglevel=error", "--", LIGHTHOUSE, url, "--quiet"],
    ...["--output=json", `--output-path=${file}`],
    "--only-categories=performance,accessibility,best-practices,seo",
    "--chrome-flags=--headless --no-sandbox --disable-gpu",
  ]);
  if (code !== 0) {
    throw new Error(`${LIGHTHOUSE} gave no report on ${url}. npm fetches it: is there a network?`);
  }
  const { categories, audits } = JSON.parse(await readFile(file, "utf8"));
  const score = (name) => Math.round(100 * categories[name].score);
  return {
    performance: score("performance"),
    first: audits["first-contentful-paint"].numericValue,
    largest: audits["largest-contentful-paint"].numericValue,
    blocked: audits["total-blocking-time"].numericValue,
    shift: audits["cumulative-layout-shift"].numericValue,
    others: [score("accessibility"), score("best-practices"), score("seo")],
  };
}

function tableOf(runs) {
  const head = [
    "page",
    "performance, each round",
    "median",
    "first paint, ms",
    "largest paint, ms",
  ];
  const rows = [...runs].map(([name, all]) => {
    const of = (figure) => median(all.map((one) => one[figure]));
    return [
      name,
      all.map(({ performance }) => performance).join(", "),
      of("performance"),
      ...["first", "largest", "blocked"].map((figure) =>
        Math.round(of(figure)).toLocaleString("en"),
      ),
      Number(of("shift").toFixed(3)),
      [0, 1, 2].map((at) => Math.min(...all.map(({ others }) => others[at]))).join(", "),
    ];
  });
  return [
    [...head, "blocked, ms", "layout shift", "accessibility, best practices, SEO (lowest)"],
    ["---", "---", ...Array.from({ length: 5 }, () => "---:"), "---"],
    ...rows,
  ]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
