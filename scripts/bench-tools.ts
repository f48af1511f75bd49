/** Shared code of the bench's parts. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";

import type { Page } from "@playwright/test";

import { PICTURE, PICTURES } from "../e2e/game";
import { ANSWERS, API } from "../lib/api/testing/answers";

/** The selector of an element that is on a page of the navigation once its data is. */
const DATA: Readonly<Record<string, string>> = {
  "/app/dashboard": "[aria-label='Bars and cooldowns'] [role=meter]",
  "/app/faction/organised-crimes": "[aria-label='Crimes that need you'] > li",
  "/app/torn/items": "[aria-label='Items'] [role=listitem]",
  "/app/torn/stock-market": "main [role=listitem]",
  "/app/torn/properties": "main [role=listitem]",
  "/app/torn/companies": "main [role=listitem]",
  "/app/torn/education": "main [role=listitem]",
};
export const dataOf = (path: string) => DATA[path] ?? "main tbody tr, main ul li";

/** Answers every call with its fixture without delay. Pages of the app have an invented key. */
export async function answerAtOnce(
  page: Page,
  onCall: () => void = () => undefined,
  instead: Readonly<Record<string, unknown>> = {},
) {
  await page.addInitScript(() => {
    if (!location.pathname.startsWith("/app")) return;
    localStorage.setItem("apiKey", "sample-key-000000");
    // The device's clock counts as compared today: that call comes after the measured part, and e2e/clock.spec.ts counts it.
    localStorage.setItem("gameClock", JSON.stringify({ aheadMs: 0, comparedAtMs: Date.now() }));
  });
  await page.route(`${PICTURES}**`, (route) =>
    route.fulfill({ contentType: "image/svg+xml", body: PICTURE }),
  );
  await page.route(`${API}/**`, (route) => {
    onCall();
    const path = new URL(route.request().url()).href.slice(API.length).split("?")[0] ?? "";
    return route.fulfill({ json: instead[path] ?? ANSWERS[path] });
  });
}

/** Copies of the fixture's items, with names that a search can distinguish. */
export function manyItems(count: number): unknown[] {
  const { items } = ANSWERS["/torn/items"] as { items: readonly object[] };
  return Array.from({ length: count }, (_, i) => ({
    ...items[i % items.length],
    id: i + 1,
    name: `Item number ${(i * 7919) % count}`,
  }));
}

export const round1 = (ms: number) => Math.round(ms * 10) / 10;

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return round1(sorted[Math.floor(sorted.length / 2)] ?? 0);
}

type Line = Readonly<Record<string, string | number>>;

/** The file in which `npm run bench` collects the figures of a run, for comparison with a later run. */
const RESULTS = process.env.BENCH_RESULTS;

/** Prints a Markdown table, whose first column names the lines. */
export function print(title: string, lines: readonly Line[]) {
  const heads = Object.keys(lines[0] ?? {});
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const rows = lines.map((line) =>
    row(Object.values(line).map((v) => (typeof v === "number" ? v.toLocaleString("en-US") : v))),
  );
  console.log(["", `## ${title}`, "", row(heads), row(heads.map(() => "---")), ...rows].join("\n"));
  if (RESULTS === undefined) return;
  const before: unknown = existsSync(RESULTS) ? JSON.parse(readFileSync(RESULTS, "utf8")) : {};
  writeFileSync(RESULTS, JSON.stringify({ ...(before as object), [title]: lines }, null, 2));
}
