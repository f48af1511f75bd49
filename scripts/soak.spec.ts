import { addresses, isApp } from "../e2e/addresses";
import { FAULTS } from "../e2e/faults";
import { kept } from "../e2e/saved-data";
import { expect, KEY, type Page, test } from "../e2e/test";
import { randomOf } from "../lib/demo/random";

/** Each seed is another person: the same seed does the same again. */
const SEED = process.env.SOAK_SEED ?? "1";
const ACTIONS = Number(process.env.SOAK_ACTIONS ?? 10_000);

const PAGES = addresses.filter(isApp);
const WIDTHS = [320, 360, 768, 1280];
const HOUR_MS = 3_600_000;
const JUMPS = [60_000, HOUR_MS, 8 * HOUR_MS, 24 * HOUR_MS, 7 * 24 * HOUR_MS];
const WORDS = ["alpha", "level > 20", "$1.2m", "<b>", "  ", "مرحبا", "0", "-1", "xanax, drug"];
/** Those of the game and the connection; a store that is spoilt stays so for the page's life. */
const PASSING = FAULTS.filter(({ end }) => end === undefined).filter(
  // It logs the person out.
  ({ name }) => !/error code (1|2|10|12|13|18)$/.test(name),
);

const CHECKED_EVERY = 500;
/** A press that finds nothing, or is in the way of something else, is a press of a real person too. */
const PATIENCE = { timeout: 700 };

/** What ends the visit, or opens what isn't ours. */
const LEAVES = /log ?out|leave sample|delete|download|csv|calendar|restore|choose file/i;

async function heapOf(page: Page): Promise<number> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("HeapProfiler.collectGarbage");
  const { usedSize } = await browser.send("Runtime.getHeapUsage");
  await browser.detach();
  return usedSize;
}

test(`the person of seed ${SEED}: ${ACTIONS} actions`, async ({ page, context, game, signIn }) => {
  test.setTimeout(ACTIONS * 1_000 + 60_000);
  const random = randomOf(`soak ${SEED}`);
  await signIn();
  const other = await context.newPage();
  const tabs = [page, other];
  for (const tab of tabs) await tab.goto("/app/dashboard");

  /** What has been done since the last time a page was loaded. */
  let way: string[] = [];
  let jumpedMs = 0;
  /** When each call arrived by the page's clock. */
  const arrivals: number[] = [];
  const note = () => {
    for (const atMs of game.arrivedAtMs.slice(arrivals.length)) arrivals.push(atMs + jumpedMs);
  };

  const press = async (tab: Page, role: "button" | "link" | "tab" | "checkbox" | "switch") => {
    const all = tab.getByRole(role);
    const count = await all.count();
    if (count === 0) return `no ${role}`;
    const one = all.nth(random.int(0, count - 1));
    const name = (await one.getAttribute("aria-label")) ?? (await one.innerText().catch(() => ""));
    const target = await one.getAttribute("href");
    if (LEAVES.test(name) || (target !== null && !/^(\/app|\?)/.test(target))) return `not ${name}`;
    await one.click(PATIENCE).catch(() => undefined);
    return `${role} “${name.slice(0, 40)}”`;
  };

  const acts: readonly (readonly [weight: number, act: (tab: Page) => Promise<string>])[] = [
    [30, (tab) => press(tab, "button")],
    [12, (tab) => press(tab, "link")],
    [5, (tab) => press(tab, "tab")],
    [3, (tab) => press(tab, "switch")],
    [
      8,
      async (tab) => {
        const word = random.pick(WORDS);
        const fields = tab.getByRole("textbox").or(tab.getByRole("searchbox"));
        const count = await fields.count();
        if (count > 0) {
          await fields
            .nth(random.int(0, count - 1))
            .fill(word, PATIENCE)
            .catch(() => undefined);
        }
        return `type “${word}”`;
      },
    ],
    [
      6,
      async (tab) => {
        const choices = tab.getByRole("combobox");
        const count = await choices.count();
        if (count > 0) {
          const choice = choices.nth(random.int(0, count - 1));
          const values = await choice.locator("option").count();
          if (values > 0) {
            await choice
              .selectOption({ index: random.int(0, values - 1) }, PATIENCE)
              .catch(() => undefined);
          }
        }
        return "choose";
      },
    ],
    [
      6,
      async (tab) => {
        const path = random.pick(PAGES);
        way = [];
        await tab.goto(path);
        return `open ${path}`;
      },
    ],
    [4, async (tab) => (await tab.keyboard.press("Escape"), "Escape")],
    [4, async (tab) => (await tab.keyboard.press("Tab"), "Tab")],
    [2, async (tab) => (await tab.keyboard.press("Control+k"), "palette")],
    [3, async (tab) => (await tab.goBack({ timeout: 5_000 }).catch(() => null), "back")],
    [
      4,
      async (tab) => {
        const width = random.pick(WIDTHS);
        await tab.setViewportSize({ width, height: 740 });
        return `${width} px`;
      },
    ],
    [
      4,
      async () => {
        const fault = random.pick(PASSING);
        await fault.begin({ page, game });
        return `fault: ${fault.name}`;
      },
    ],
    [
      6,
      () => {
        game.answerGood();
        return Promise.resolve("faults end");
      },
    ],
    [
      3,
      async () => {
        const ms = random.pick(JUMPS);
        note();
        for (const each of tabs) await each.clock.fastForward(ms);
        jumpedMs += ms;
        return `sleep of ${ms / HOUR_MS} h`;
      },
    ],
  ];
  const all = acts.flatMap(([weight, act]) => Array.from({ length: weight }, () => act));

  const expectNoKey = async () => {
    for (const tab of tabs) {
      expect(tab.url()).not.toContain(KEY);
      expect(await tab.content()).not.toContain(KEY);
    }
    const texts = (await kept(page)).join(" ").replace(`"apiKey":"${KEY}"`, "");
    expect(texts).not.toContain(KEY);
  };
  const calm = async () => {
    game.answerGood();
    await page.goto("/app/faction/members");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page
      .getByRole("link", { name: "Settings" })
      .first()
      .click(PATIENCE)
      .catch(() => undefined);
    return heapOf(page);
  };

  let early = 0;
  for (let at = 1; at <= ACTIONS; at += 1) {
    const tab = random.pick(tabs);
    const done = await test.step(`${at}`, () => random.pick(all)(tab));
    way.push(`${tab === page ? "one" : "two"}: ${done}`);
    if (at % CHECKED_EVERY === 0) {
      await test.step(`after ${at}: the key is in its two places only, the calls within their limit`, async () => {
        await expectNoKey();
        note();
        const over = arrivals.findIndex(
          (ms, i) => i >= 90 && ms - (arrivals[i - 90] ?? 0) < 60_000,
        );
        expect(over, `seed ${SEED}, after: ${way.slice(-30).join("; ")}`).toBe(-1);
        const heap = await calm();
        if (at === CHECKED_EVERY) early = heap;
        console.log(`Seed ${SEED}: ${at} actions, ${(heap / 2 ** 20).toFixed(1)} MB.`);
        expect(heap, `seed ${SEED}: memory`).toBeLessThan(early * 1.2);
      });
    }
    for (const each of tabs) {
      if (each.isClosed()) throw new Error(`seed ${SEED}: a tab is gone after ${way.join("; ")}`);
    }
  }
});
