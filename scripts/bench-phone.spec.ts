import { type BrowserContext, test } from "@playwright/test";

import { pages } from "../content/pages";
import { exportFor } from "./bench-export.mjs";
import { dataOf, median, print } from "./bench-tools";
import { buildEmptyExport } from "./empty-export.mjs";
import { startMockApi } from "./mock-api";
import { aPhone, steps, type Visit, visit } from "./phone-visit";
import { freePort, serve } from "./serve.mjs";

const API_MS = 250;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);
const WORKER_MS = 30_000;

/** The element that each page is measured by, and the targets, relative to the floors of the same run. */
const LEAD = "main [aria-label='At a glance'] strong";
const SHOWN = [
  { path: pages.dashboard.path, selector: LEAD, laterMs: 1_000, multiple: 2.5 },
  ...[pages.members, pages.organisedCrimes, pages.stockRoi, pages.items].map(({ path }) => ({
    path,
    selector: dataOf(path),
    laterMs: 500,
    multiple: 1.5,
  })),
];

type Way = "fast" | "first" | "second" | "silent";
type Visits = Record<Way, Visit[]>;

test("a phone: each visit beside its floor", async ({ browser }) => {
  const api = await startMockApi(API_MS);
  const { url } = await serve(await freePort(4180), { folder: await exportFor(api.url) });
  const empty = await serve(await freePort(4180), { folder: await buildEmptyExport() });
  const nothing: Record<"first" | "second", Visit[]> = { first: [], second: [] };
  const measured = SHOWN.map((page) => {
    const visits: Visits = { fast: [], first: [], second: [], silent: [] };
    return { ...page, visits };
  });
  let kept = "";

  // In turns, so that a slow minute of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await aPhone(browser, empty.url);
    for (const which of ["first", "second"] as const) {
      nothing[which].push(await visit(phone, empty.url, { ages: false }));
    }
    await phone.close();
    for (const { path, selector, visits } of measured) {
      const fast = await aPhone(browser, url);
      visits.fast.push(await visit(fast, url + path, { selector, isSlowed: false, ages: false }));
      await fast.close();
      const slow = await aPhone(browser, url);
      visits.first.push(await visit(slow, url + path, { selector }));
      kept = await workerReady(slow, url);
      visits.second.push(await visit(slow, url + path, { selector }));
      api.silence(true);
      visits.silent.push(await visit(slow, url + path, { selector, ages: false }));
      api.silence(false);
      await slow.close();
    }
  }
  api.close();

  const floorMs = typical(nothing.second, "dataMs") ?? NaN;
  print("Phone, first visit", measured.map(firstOf));
  print(
    "Phone, second visit, from saved data",
    measured.map((page) => secondOf(page, floorMs)),
  );
  print("Phone, an empty export", [
    {
      "": "React has taken over the body",
      "first visit, ms": shown(typical(nothing.first, "dataMs")),
      "second visit, ms": shown(floorMs),
    },
  ]);
  print("The service worker", [{ keeps: kept }]);
});

/** The headings of the dashboard's cards. The faction's card has the faction's name. */
const CARDS = [
  "Checklist",
  "Next 24 hours",
  "Your organised crime",
  "City shop items",
  "Stocks",
  "The Testers",
  "Last 7 days",
];

test("a phone: the dashboard's cards in steps, from saved data", async ({ browser }) => {
  const api = await startMockApi(API_MS);
  const { url } = await serve(await freePort(4180), { folder: await exportFor(api.url) });
  const address = url + pages.dashboard.path;
  const seen = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const phone = await aPhone(browser, url);
    await visit(phone, address, { selector: LEAD });
    seen.push(await steps(phone, address, { lead: LEAD, heads: CARDS }));
    await phone.close();
  }
  api.close();
  print("Phone, the dashboard in steps", [
    {
      "lead, ms": median(seen.map(({ leadMs }) => leadMs)),
      "all cards, ms": median(seen.map(({ allMs }) => allMs)),
      "longest task, ms": median(seen.map(({ tasks }) => Math.max(...tasks))),
      "over 50 ms": median(seen.map(({ tasks }) => tasks.length)),
      "beyond 50 ms, together": median(
        seen.map(({ tasks }) => tasks.reduce((sum, ms) => sum + ms - 50, 0)),
      ),
    },
  ]);
});

/**
 * Waits until the service worker has cached everything, as on a player's second visit. Returns the number of cached files and
 * their size.
 */
async function workerReady(phone: BrowserContext, url: string): Promise<string> {
  const page = await phone.newPage();
  await page.goto(`${url}/app/settings`);
  const kept = await page.evaluate(async (patienceMs) => {
    const late = new Promise<null>((over) => setTimeout(over, patienceMs, null));
    const ready = await Promise.race([navigator.serviceWorker.ready, late]);
    if (ready === null) return "nothing: it isn't running";
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    const { usageDetails } = (await navigator.storage.estimate()) as {
      usageDetails?: { caches?: number };
    };
    return `${requests.flat().length} files, ${usageDetails?.caches ?? "unknown"} bytes on disk`;
  }, WORKER_MS);
  await page.close();
  return kept;
}

/** The median; null if most rounds have no value. */
function typical(rounds: readonly Visit[], figure: keyof Visit): number | null {
  const seen = rounds.flatMap((one) => one[figure] ?? []);
  return seen.length > rounds.length / 2 ? median(seen) : null;
}

const shown = (ms: number | null) => (ms === null ? "never" : Math.round(ms));

type Measured = (typeof SHOWN)[number] & { visits: Visits };

function firstOf({ path, laterMs, visits }: Measured) {
  const [data, floor] = [typical(visits.first, "dataMs"), typical(visits.fast, "dataMs")];
  return {
    page: path,
    "paint, ms": shown(typical(visits.first, "paintMs")),
    "data, ms": shown(data),
    "not slowed, ms": shown(floor),
    "later, ms": data === null || floor === null ? "–" : Math.round(data - floor),
    "to reach, ms": laterMs,
  };
}

function secondOf({ path, multiple, visits }: Measured, floorMs: number) {
  const times = (ms: number | null) => (ms === null ? "–" : Math.round((ms / floorMs) * 100) / 100);
  const [answered, silent] = [typical(visits.second, "dataMs"), typical(visits.silent, "dataMs")];
  return {
    page: path,
    "paint, ms": shown(typical(visits.second, "paintMs")),
    "data, ms": shown(answered),
    "× empty": times(answered),
    "API silent, ms": shown(silent),
    "× empty, silent": times(silent),
    "to reach, ×": multiple,
  };
}
