import { type BrowserContext, test } from "@playwright/test";

import { pages } from "../content/pages";
import { untilKept } from "../e2e/offline";
import { exportFor } from "./bench-export.mjs";
import { median, print } from "./bench-tools";
import { buildEmptyExport } from "./empty-export.mjs";
import { startMockApi } from "./mock-api";
import { aPhone, type Visit, visit } from "./phone-visit";
import { freePort, serve } from "./serve.mjs";

const API_MS = 250;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

/** The element that each page is measured by, and the targets, relative to the floors of the same run. */
const LEAD = "main [aria-label='At a glance'] strong";
const SHOWN = [
  { path: pages.dashboard.path, selector: LEAD, added: 3, multiple: 2.5 },
  ...[
    { path: pages.members.path, selector: "main tbody tr, main ul li" },
    { path: pages.organisedCrimes.path, selector: "[aria-label='Crimes that need you'] > li" },
    { path: pages.stockRoi.path, selector: "main tbody tr, main ul li" },
    { path: pages.items.path, selector: "[aria-label='Items'] li" },
  ].map((page) => ({ ...page, added: 2, multiple: 1.5 })),
];

type Way = "fast" | "first" | "silent";
type Visits = Record<Way, Visit[]>;

test("a phone: each visit beside its floor", async ({ browser }) => {
  const api = await startMockApi(API_MS);
  const { url } = await serve(await freePort(4180), { folder: await exportFor(api.url) });
  const empty = await serve(await freePort(4180), { folder: await buildEmptyExport() });
  const nothing: Record<"fast" | "first" | "second", Visit[]> = { fast: [], first: [], second: [] };
  const measured = SHOWN.map((page) => {
    const visits: Visits = { fast: [], first: [], silent: [] };
    return { ...page, visits };
  });

  // In turns, so that a slow minute of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    const unslowed = await aPhone(browser, empty.url);
    nothing.fast.push(await visit(unslowed, empty.url, { isSlowed: false }));
    await unslowed.close();
    const phone = await aPhone(browser, empty.url);
    for (const which of ["first", "second"] as const) {
      nothing[which].push(await visit(phone, empty.url));
    }
    await phone.close();
    for (const { path, selector, visits } of measured) {
      const fast = await aPhone(browser, url);
      visits.fast.push(await visit(fast, url + path, { selector, isSlowed: false }));
      await fast.close();
      const slow = await aPhone(browser, url);
      visits.first.push(await visit(slow, url + path, { selector }));
      await workerReady(slow, url);
      api.silence(true);
      visits.silent.push(await visit(slow, url + path, { selector }));
      api.silence(false);
      await slow.close();
    }
  }
  api.close();

  const floorMs = typical(nothing.second, "dataMs") ?? NaN;
  const emptyAddsMs = addedMs(nothing) ?? NaN;
  print(
    "Phone, first visit",
    measured.map((page) => firstOf(page, emptyAddsMs)),
  );
  print(
    "Phone, second visit, from saved data: no call is answered",
    measured.map((page) => secondOf(page, floorMs)),
  );
  print("Phone, an empty export", [
    {
      "": "React has taken over the body",
      "first visit, ms": shown(typical(nothing.first, "dataMs")),
      "not slowed, ms": shown(typical(nothing.fast, "dataMs")),
      "added, ms": shown(emptyAddsMs),
      "second visit, ms": shown(floorMs),
    },
  ]);
});

/** Waits until the service worker has cached everything, as on a player's second visit. */
async function workerReady(phone: BrowserContext, url: string) {
  const page = await phone.newPage();
  await page.goto(`${url}/app/settings`);
  await untilKept(page);
  await page.close();
}

/** The median; null if most rounds have no value. */
function typical(rounds: readonly Visit[], figure: keyof Visit): number | null {
  const seen = rounds.flatMap((one) => one[figure] ?? []);
  return seen.length > rounds.length / 2 ? median(seen) : null;
}

const shown = (ms: number | null) => (ms === null ? "never" : Math.round(ms));

const round2 = (value: number) => Math.round(value * 100) / 100;

type Measured = (typeof SHOWN)[number] & { visits: Visits };

/** The time that the slow processor adds to a first visit. */
function addedMs({ first, fast }: Pick<Visits, "first" | "fast">): number | null {
  const [slowMs, fastMs] = [typical(first, "dataMs"), typical(fast, "dataMs")];
  return slowMs === null || fastMs === null ? null : slowMs - fastMs;
}

function firstOf({ path, added, visits }: Measured, emptyAddsMs: number) {
  const addsMs = addedMs(visits);
  return {
    page: path,
    "paint, ms": shown(typical(visits.first, "paintMs")),
    "data, ms": shown(typical(visits.first, "dataMs")),
    "not slowed, ms": shown(typical(visits.fast, "dataMs")),
    "added, ms": shown(addsMs),
    "× empty": addsMs === null ? "–" : round2(addsMs / emptyAddsMs),
    "to reach, ×": added,
  };
}

function secondOf({ path, multiple, visits }: Measured, floorMs: number) {
  const data = typical(visits.silent, "dataMs");
  return {
    page: path,
    "paint, ms": shown(typical(visits.silent, "paintMs")),
    "data, ms": shown(data),
    "× empty": data === null ? "–" : round2(data / floorMs),
    "to reach, ×": multiple,
  };
}
