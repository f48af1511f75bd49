/** Shared code of the bench's parts. */
import type { Page } from "@playwright/test";

import { PICTURE, PICTURES } from "../e2e/game";
import { ANSWERS, API } from "../lib/api/testing/answers";

/** Answers every call with its fixture without delay. Pages of the app have an invented key. */
export async function answerAtOnce(page: Page, instead: Readonly<Record<string, unknown>> = {}) {
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

/** Prints a Markdown table. */
export function print(title: string, lines: readonly Readonly<Record<string, string | number>>[]) {
  const row = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const heads = Object.keys(lines[0] ?? {});
  const rows = lines.map((line) =>
    row(Object.values(line).map((v) => (typeof v === "number" ? v.toLocaleString("en-US") : v))),
  );
  console.log(["", `## ${title}`, "", row(heads), row(heads.map(() => "---")), ...rows].join("\n"));
}
