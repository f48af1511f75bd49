import { expect, type Page, test } from "./test";

const ATTACKS = "/app/faction/attacks";
const LOGS = "/app/user/logs";
const PORTFOLIO = "/app/user/stock";

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });
const tabs = (page: Page) => page.getByRole("navigation", { name: "Views of this page" });
const rows = (page: Page, label: string) => page.getByRole("list", { name: label }).locator("> li");

type Part = ReturnType<typeof lead>;

/** Its edges in px from the top of the page. */
const edges = (part: Part) =>
  part.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return { top: Math.round(top + scrollY), bottom: Math.round(bottom + scrollY) };
  });

/** The parts follow each other down the page, and the last one begins at `most` at most. */
async function expectInOrder(parts: readonly Part[], most: number) {
  await expect(async () => {
    const tops = [];
    for (const part of parts) tops.push((await edges(part.first())).top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    expect(tops.at(-1)).toBeLessThanOrEqual(most);
  }).toPass({ timeout: 5_000 });
}

/** The choices of the sort that don't fit into it. */
const cutChoices = (page: Page) =>
  page.getByLabel("Sort").evaluate((select: HTMLSelectElement) => {
    const style = getComputedStyle(select);
    const pen = document.createElement("canvas").getContext("2d");
    if (pen === null) throw new Error("No canvas.");
    pen.font = style.font;
    const room =
      select.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    return [...select.options]
      .filter(({ text }) => pen.measureText(text).width > room)
      .map(({ text }) => `${text}: ${Math.round(pen.measureText(text).width)} of ${room}`);
  });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
});

for (const [path, label, control, most] of [
  [ATTACKS, "Attacks", "Period", 400],
  [LOGS, "Log entries", "Text, name, id or amount", 400],
] as const) {
  const tag = path === ATTACKS ? [] : "@long";
  const title = `${path} opens with its tabs, then a lead of 78 px, then fields${path === ATTACKS ? ", and its sort has room for each choice" : ""}`;
  test(title, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(rows(page, label).first()).toBeVisible();
    await expect.poll(() => edges(lead(page))).toEqual({ top: 102, bottom: 180 });
    const parts = [tabs(page), lead(page), page.getByLabel(control), rows(page, label)];
    await expectInOrder(parts, most);
    if (path === ATTACKS) await expect.poll(() => cutChoices(page)).toEqual([]);
  });
}

for (const [path, answer, control, label, most] of [
  [`${ATTACKS}?view=members`, / respect gained/, "Period", "Members", 400],
  [
    `${LOGS}?view=types`,
    /^[+−]\$[\d.]+[kmb]? in 100 entries\. Most (in|out): /,
    "Text, name",
    "Log by category",
    360,
  ],
  [`${LOGS}?view=days`, /^\d+ days? with 100 entries$/, "Text, name", "Log by day", 360],
] as const) {
  const tag = path === `${LOGS}?view=types` ? [] : "@long";
  const title = `${path} begins with the tabs, then its answer, then fields`;
  test(title, { tag }, async ({ page }) => {
    await page.goto(path);
    await expect(rows(page, label).first()).toBeVisible();
    await expect(lead(page)).toBeHidden();
    await expect.poll(async () => (await edges(tabs(page))).top).toBe(57);
    const said = page.getByRole("paragraph").filter({ hasText: answer });
    await expectInOrder([tabs(page), said, page.getByLabel(control), rows(page, label)], most);
    if (path.startsWith(ATTACKS)) await expect.poll(() => cutChoices(page)).toEqual([]);
    if (path !== `${LOGS}?view=types`) return;

    await test.step("more of the log is read from the end of the list of entries", async () => {
      await page
        .getByRole("navigation", { name: "Views of this page" })
        .getByRole("link")
        .first()
        .click();
      await expect(rows(page, "Log entries").first()).toBeVisible();
      const more = page.getByRole("button", { name: "Load 100 more" });
      await expectInOrder([page.getByRole("list", { name: "Log entries" }), more], Infinity);
    });
  });
}

test("the portfolio opens with its lead of 135 px, and what is ready to collect", async ({
  page,
}) => {
  await page.goto(PORTFOLIO);
  const cards = rows(page, "Holdings");
  await expect(cards.first()).toContainText("Ready to collect");
  await expect.poll(() => edges(lead(page))).toEqual({ top: 57, bottom: 135 });
  await expect(lead(page)).toContainText(/Profit [+-]?\$[\d.]+[kmb]/);
  const ready = cards.filter({ hasText: "Ready to collect" });
  await expect.poll(() => ready.count()).toBeGreaterThan(1);
  await expect(lead(page)).toContainText(`${await ready.count()} ready to collect`);
  const isReady = async () => {
    const texts = await cards.allTextContents();
    return texts.map((text) => text.includes("Ready to collect"));
  };
  await expect
    .poll(async () => (await isReady()).lastIndexOf(true))
    .toBe((await ready.count()) - 1);
  await expectInOrder([lead(page), cards], 260);
});
