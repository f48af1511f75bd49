import { type Browser, type Locator, type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { untilHydrated } from "../e2e/test";
import { median, print } from "./bench-tools";

/** The factor by which the bench's phone is slower than the machine. */
const SLOWER = 4;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const TO_REACH_MS = 200;
/** Longer than the sample data takes to load. */
const LOADED_MS = 15_000;
/** Longer than any press takes on the slowed processor, so that presses never overlap. */
const SETTLED_MS = 2_500;

interface Press {
  name: string;
  path: string;
  /** The control, which is on the page once its data is. */
  control: (page: Page) => Locator;
  /** Typed into the control, one press a letter, in place of a tap. */
  keys?: string;
}

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole("main").getByRole("button", { name }).first();
const view = (name: string) => (page: Page) =>
  page
    .getByRole("navigation", { name: "Views of this page" })
    .getByRole("link", { name, exact: true });

const ON_A_PHONE: readonly Press[] = [
  {
    name: "open the menu",
    path: pages.dashboard.path,
    control: (page) => page.getByRole("button", { name: "Toggle sidebar" }),
  },
  {
    name: "open a vital",
    path: pages.dashboard.path,
    control: (page) => page.locator("main summary").first(),
  },
  { name: "start the run", path: pages.dashboard.path, control: button("Start") },
  {
    name: "search for a member",
    path: pages.members.path,
    control: (page) => page.getByRole("combobox", { name: "Find a member" }),
    keys: "level",
  },
  {
    name: "open a member",
    path: pages.members.path,
    control: (page) => page.locator("main summary").first(),
  },
  { name: "filter members", path: pages.members.path, control: button(/^Inactive/) },
  {
    name: "open a crime",
    path: pages.organisedCrimes.path,
    control: button(/^Break the Bank/),
  },
  { name: "Pass rates", path: pages.organisedCrimes.path, control: view("Pass rates") },
  {
    name: "open a pass rate",
    path: `${pages.organisedCrimes.path}?view=pass-rates`,
    control: button(/low/),
  },
  { name: "Budget", path: pages.stockRoi.path, control: view("Budget") },
  { name: "open a tier", path: pages.stockRoi.path, control: button(/tier 1/) },
  {
    name: "search for an item",
    path: pages.items.path,
    control: (page) => page.getByRole("main").getByRole("searchbox", { name: "Search items" }),
    keys: "xan",
  },
  { name: "open an item", path: pages.items.path, control: button(/^Amber /) },
  { name: "Training: Jump", path: pages.training.path, control: view("Jump") },
  { name: "Training: Log", path: pages.training.path, control: view("Log") },
  { name: "open a target", path: pages.targets.path, control: button(/, details$/) },
  { name: "filter targets", path: pages.targets.path, control: button(/^Easy/) },
  { name: "Targets: NPCs", path: pages.targets.path, control: view("NPCs") },
  { name: "filter enemies", path: pages.warRoom.path, control: button(/^Hospital/) },
  { name: "Weekly trend", path: pages.factionWeek.path, control: view("Weekly trend") },
  { name: "Faction Week: Ledger", path: pages.factionWeek.path, control: view("Ledger") },
  { name: "open a member’s pay", path: pages.treasury.path, control: button(/ \d+ war/) },
  { name: "Treasury: Use", path: pages.treasury.path, control: view("Use") },
  { name: "open a trip", path: pages.ledger.path, control: button(/all sold/) },
  { name: "Ledger: Trade", path: pages.ledger.path, control: view("Trade") },
  { name: "Ledger: Next trip", path: pages.ledger.path, control: view("Next trip") },
  { name: "My Company: Employees", path: pages.company.path, control: view("Employees") },
  { name: "open an attack", path: pages.attacks.path, control: button(/attacked/) },
  { name: "open a log entry", path: pages.userLogs.path, control: button(/^\d\d:\d\d/) },
];

const AT_THE_DESK: readonly Press[] = [
  {
    name: "open the palette",
    path: pages.members.path,
    control: (page) => page.getByRole("button", { name: /^Find anything/ }).first(),
  },
  { name: "Pass rates", path: pages.organisedCrimes.path, control: view("Pass rates") },
  { name: "filter targets", path: pages.targets.path, control: button(/^Easy/) },
];

for (const { where, width, presses } of [
  { where: "phone", width: 360, presses: ON_A_PHONE },
  { where: "desk", width: 1280, presses: AT_THE_DESK },
]) {
  test(`a press, ${where}: to its next paint`, async ({ browser }) => {
    const rows = [];
    for (const press of presses) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        times.push(await msOf(browser, press, width));
      }
      rows.push({ page: press.path, press: press.name, "median, ms": median(times) });
    }
    print(`A press, ${where} (at most ${TO_REACH_MS} ms)`, rows);
  });
}

/** The time from a press to its next paint, in milliseconds, as browsers measure it: to 8 ms. Of several keys, the longest. */
async function msOf(browser: Browser, press: Press, width: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width, height: 740 } });
  context.setDefaultTimeout(LOADED_MS);
  const page = await context.newPage();
  await page.addInitScript(() => {
    sessionStorage.setItem("demo", "on");
    const presses = { longest: 0 };
    Object.assign(window, { presses });
    new PerformanceObserver((list) => {
      for (const event of list.getEntries() as PerformanceEventTiming[]) {
        // Without an interaction it is the mouse on its way.
        if (event.interactionId) presses.longest = Math.max(presses.longest, event.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.goto(press.path);
  await untilHydrated(page);
  const control = press.control(page);
  await control.waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await control.scrollIntoViewIfNeeded();
  await page.evaluate(() => {
    (window as unknown as { presses: { longest: number } }).presses.longest = 0;
  });
  if (press.keys === undefined) await control.click();
  else await control.pressSequentially(press.keys, { delay: SETTLED_MS / 5 });
  await page.waitForTimeout(SETTLED_MS);
  const longest = await page.evaluate(
    () => (window as unknown as { presses: { longest: number } }).presses.longest,
  );
  await context.close();
  return longest;
}
