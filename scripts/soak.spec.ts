import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";

import { UNCAUGHT } from "../app/testing/faults";
import { pages } from "../content/pages";
import { addresses, isApp } from "../e2e/addresses";
import { fullestMinute, madeCalls } from "../e2e/made-calls";
import { megabytes, type Memory, memoryOf } from "../e2e/memory";
import { kept } from "../e2e/saved-data";
import { answerEachStock } from "../e2e/stock-answers";
import { expect, KEY, type Page, test } from "../e2e/test";
import { ABSURD_IDS } from "../lib/api/testing/absurd-answers";
import { ANSWERS } from "../lib/api/testing/answers";
import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { CALLS_PER_MINUTE } from "../lib/api/transport/rate-limit";
import { HOUR_MS } from "../lib/common/time";
import { seededRandom } from "../lib/demo/random";
import { type SoakAction, nextAction, performAction, type SoakWorld } from "./soak-actions";
import { oneClock } from "./soak-clock";

/** Each seed is another simulated user. The same seed repeats the same actions. */
const SEED = process.env.SOAK_SEED ?? "1";
const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);
/** The file to which a failed run writes its actions, and from which only the last ones are replayed. */
const WAY = process.env.SOAK_WAY ?? "test-results/soak-way.json";
const LAST = process.env.SOAK_LAST;

const LOOKED_AT_EVERY = 50;
const MEASURED_EVERY = 500;
/** The factor by which the memory may grow after the first measurement. */
const GROWTH = 1.2;

/** Messages of the browser about the faults of the game and the connection. */
const OF_THE_FAULTS = /^(ApiError: |Failed to load resource: )/;

interface Done {
  act: SoakAction;
  isFirst: boolean;
}

const PAGES = addresses.filter(isApp).map((path) => {
  const [address, view] = path.split("?");
  const page = Object.values(pages).find((one) => one.path === address);
  return { path, title: page?.title ?? "", view };
});

/** Each page and view once, so that the first measurement includes all data and code that are loaded for them. */
const FIRST = PAGES.flatMap(({ title, view }): SoakAction[] => [
  { do: "palette", word: title },
  ...(view === undefined ? [] : [{ do: "view" as const, word: `?${view}` }]),
]);

/** The HTML and the text of a tab. Retries once if another page has loaded meanwhile. */
async function shownIn(tab: Page) {
  const look = () =>
    tab.evaluate(() => ({
      html: document.documentElement.outerHTML,
      text: document.body.innerText,
    }));
  return look().catch(async () => {
    await tab.waitForLoadState();
    return look();
  });
}

/** Saves the snapshots beside the list of actions. Comparing them in the browser's tools shows the cause of the growth. */
async function keepSnapshots(early: Memory, late: Memory) {
  await mkdir(dirname(WAY), { recursive: true });
  for (const [name, { snapshot }] of Object.entries({ early, late })) {
    await writeFile(join(dirname(WAY), `soak-${SEED}-${name}.heapsnapshot`), snapshot);
  }
}

// One tab reads the data that the other one saves.
test.use({ keepCache: true });

test(`the person of seed ${SEED}: ${ACTIONS} actions`, async ({
  page,
  context,
  game,
  signIn,
  pageErrors,
  allowLogs,
}) => {
  test.setTimeout(ACTIONS * 1_000 + 300_000);
  allowLogs(OF_THE_FAULTS);
  const random = seededRandom(`soak ${SEED}`);
  answerEachStock(game);
  for (const id of [...members.members.map((member) => member.id), ...ABSURD_IDS]) {
    game.answer(`/user/${id}/personalstats`, ANSWERS["/user/personalstats"] ?? null);
    game.answer(`/torn/${id}/stocks`, ANSWERS["/torn/9/stocks"] ?? null);
  }
  await signIn();
  const tabs = [page, await context.newPage()] as const;
  // A link to the game or to the forum opens a tab that isn't ours.
  await context.route(/^https:\/\/(www\.)?torn\.com\//, (route) => route.fulfill({ body: "" }));
  context.on("page", (opened) => void opened.close());
  const way: Done[] = [];
  /** The output of the console and the saved files. The key must be in neither. */
  const said: string[] = [];
  context.on("weberror", (thrown) => {
    console.log(`Seed ${SEED}, uncaught: ${thrown.error().stack}`);
  });
  context.on("console", (message) => said.push(message.text()));
  const clock = await oneClock(tabs);
  const made = await madeCalls(context, clock.nowMs);
  for (const tab of tabs) {
    tab.on("download", (file) => {
      void file
        .path()
        .then((path) => said.push(file.suggestedFilename(), readFileSync(path, "utf8")))
        .catch(() => undefined);
    });
    await tab.goto("/app/dashboard");
  }

  const worldOf = (isFirst: boolean): SoakWorld => ({
    tab: tabs[isFirst ? 0 : 1],
    ...{ isFirst, game, clock, pages: PAGES },
  });
  const doIt = async (done: Done) => {
    way.push(done);
    await performAction(done.act, worldOf(done.isFirst));
    expect(pageErrors.filter((problem) => !OF_THE_FAULTS.test(problem))).toEqual([]);
  };

  const look = async () => {
    const fullest = fullestMinute(made);
    const calls = fullest.map(({ atMs, address }) => `${new Date(atMs).toISOString()} ${address}`);
    expect(fullest.length, ["calls in a minute", ...calls].join("\n")).toBeLessThanOrEqual(
      CALLS_PER_MINUTE,
    );
    for (const tab of tabs) {
      expect(tab.url(), "the person is still logged in").not.toContain("/login");
      expect(tab.url()).not.toContain(KEY);
      const { html, text } = await shownIn(tab);
      expect(html).not.toContain(KEY);
      expect(text).not.toMatch(UNCAUGHT);
    }
    const stored = (await kept(page)).join(" ").replace(`"apiKey":"${KEY}"`, "");
    expect(stored).not.toContain(KEY);
    expect(said.splice(0).join(" ")).not.toContain(KEY);
  };

  /** The first measurement of the document. */
  let early: Memory | null = null;
  /**
   * Measures on the same quiet page each time, which makes no requests, an hour after the last response: no response stays in
   * memory for that long.
   */
  const measure = async () => {
    game.restoreResponses();
    await page.setViewportSize({ width: 1280, height: 740 });
    await page.keyboard.press("Escape");
    if (!isApp(new URL(page.url()).pathname)) {
      // A link to a public page was followed nevertheless. From here on it is another document, which starts like the first.
      early = null;
      await page.goto(pages.messageSender.path);
      for (const act of FIRST) await performAction(act, worldOf(true));
    }
    // If the palette takes longer to open, the user gives up.
    const go = async () => {
      await performAction({ do: "palette", word: pages.messageSender.title }, worldOf(true));
      const heading = page.getByRole("heading", { level: 1 });
      await expect(heading).toHaveText(pages.messageSender.title, { timeout: 5_000 });
    };
    await expect(go).toPass();
    await performAction({ do: "sleep", amount: HOUR_MS }, worldOf(true));
    return memoryOf(page);
  };

  const runAll = async () => {
    if (LAST !== undefined) {
      const before = JSON.parse(readFileSync(WAY, "utf8")) as Done[];
      for (const done of before.slice(-Number(LAST))) await doIt(done);
      return look();
    }
    for (let at = 1; at <= ACTIONS; at += 1) {
      const first = FIRST[at - 1];
      const isFirst = first !== undefined || random.chance(0.6);
      const act = first ?? (await nextAction(random, worldOf(isFirst)));
      if (act !== null) await doIt({ act, isFirst });
      if (at % LOOKED_AT_EVERY === 0) await look();
      if (at % MEASURED_EVERY === 0) {
        const memory = await measure();
        const { held, code } = memory;
        console.log(
          `Seed ${SEED}: ${at} actions, ${made.length} calls, ${megabytes(held)} and ${megabytes(code)} of code.`,
        );
        early ??= memory;
        if (held >= early.held * GROWTH) await keepSnapshots(early, memory);
        expect(held, `from ${megabytes(early.held)}`).toBeLessThan(early.held * GROWTH);
      }
    }
  };

  await runAll().catch(async (error: unknown) => {
    if (LAST === undefined) {
      await mkdir(dirname(WAY), { recursive: true });
      await writeFile(WAY, JSON.stringify(way));
    }
    throw error;
  });
});
