import { test } from "@playwright/test";

import { pages } from "../content/pages";
import { PERSONAL_STATS } from "../lib/game/week/member-week";
import { completedWeeks } from "../lib/game/week/span";
import { answerAtOnce, median, print, round1 } from "./bench-tools";
import { TENFOLD } from "./bench-world";

const OWNER = "3000001";
const MEMBERS = 100;

test("a year of weeks: a hundred members, each with ten statistics", async ({ browser }) => {
  const page = await (await browser.newContext()).newPage();
  const { members = [] } = TENFOLD["/faction/members"];
  await answerAtOnce(page, undefined, {
    "/faction/members": { members: members.slice(0, MEMBERS) },
  });
  await page.addInitScript((owner) => {
    localStorage.setItem("player", owner);
  }, OWNER);
  await page.goto("/app/settings");
  await page.getByRole("heading", { level: 1 }).waitFor();
  const spans = completedWeeks(Date.now(), 52);
  const ends = [...new Set(spans.flatMap(({ fromMs, toMs }) => [fromMs, toMs]))].sort(
    (a, b) => a - b,
  );
  await page.evaluate(keep, { owner: OWNER, members: MEMBERS, ends, stats: [...PERSONAL_STATS] });
  const bytes = await page.evaluate(async () => {
    const { usageDetails } = (await navigator.storage.estimate()) as {
      usageDetails?: { indexedDB?: number };
    };
    return usageDetails?.indexedDB ?? NaN;
  });
  await page.goto(`${pages.factionWeek.path}?view=weeks&count=52`);
  await page.getByText("per member per week, on average").waitFor();
  await page.waitForTimeout(2_000);
  const drawn = [];
  for (const stat of [...PERSONAL_STATS].slice(1)) {
    drawn.push(await page.evaluate(draw, stat));
    await page.waitForTimeout(1_000);
  }
  print("A year of weeks, 100 members, ten statistics", [
    {
      "drawn, median, ms": median(drawn),
      "slowest, ms": round1(Math.max(...drawn)),
      "IndexedDB, bytes": bytes,
    },
  ]);
});

interface Kept {
  owner: string;
  members: number;
  ends: readonly number[];
  stats: readonly string[];
}

/** Runs in the page: stores the days as a backfill would. */
function keep({ owner, members, ends, stats }: Kept) {
  return new Promise<void>((done) => {
    const opening = indexedDB.open("keyval-store");
    opening.onupgradeneeded = () => opening.result.createObjectStore("keyval");
    opening.onsuccess = () => {
      const writing = opening.result.transaction("keyval", "readwrite");
      for (let id = 1; id <= members; id += 1) {
        const days = ends.map((dayMs, week) => [
          String(dayMs),
          Object.fromEntries(
            stats.map((stat, at) => [
              stat,
              1_000_000 + week * (900 + ((id * 7 + at * 13 + week * 31) % 997)),
            ]),
          ),
        ]);
        writing.objectStore("keyval").put(Object.fromEntries(days), `stats ${owner} ${id}`);
      }
      writing.oncomplete = () => {
        opening.result.close();
        done();
      };
    };
  });
}

/** Runs in the page: selects another figure. Resolves to the time until it was painted, in milliseconds. */
function draw(stat: string) {
  return new Promise<number>((done) => {
    const [figure] = document.querySelectorAll<HTMLSelectElement>("main select");
    const rows = () => document.querySelector("main table tbody")?.textContent;
    if (!figure) throw new Error("There is no choice of a figure.");
    const chosen = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value");
    const before = rows();
    const began = performance.now();
    chosen?.set?.call(figure, stat);
    figure.dispatchEvent(new Event("change", { bubbles: true }));
    const look = () => {
      if (rows() === before) {
        requestAnimationFrame(look);
        return;
      }
      // A frame's callback runs before it is painted, the timer after.
      setTimeout(() => {
        done(performance.now() - began);
      });
    };
    requestAnimationFrame(look);
  });
}
