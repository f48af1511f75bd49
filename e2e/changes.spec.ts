import { changelog } from "../content/changelog";
import { contact } from "../content/site";
import { changeParts } from "../lib/site/change-pages";
import { expect, type Page, test } from "./test";

const PATH = "/changes";

const chip = (page: Page, name: string) =>
  page.getByRole("group", { name: "Types of change" }).getByRole("button", { name });

const days = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 });

const ALL = changelog.flatMap(({ changes }) => changes);

test("the changelog lists every change, and chips filter it, by keyboard too, and by its address", async ({
  page,
}) => {
  await page.goto(PATH);
  const main = page.getByRole("main");

  await test.step("title Changelog, with a subtitle about staying up to date", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Changelog" })).toBeVisible();
    await expect(main.getByText("Stay up to date")).toBeVisible();
  });

  await test.step("a sticky filter with four type chips, none chosen", async () => {
    const chips = page.getByRole("group", { name: "Types of change" }).getByRole("button");
    await expect(chips).toHaveText(["feature", "fix", "ui", "config"]);
    for (const one of await chips.all()) await expect(one).toHaveAttribute("aria-pressed", "false");
    await expect(page.getByRole("button", { name: /Clear filters/ })).toBeHidden();
    await page.evaluate(() => {
      window.scrollTo(0, document.body.scrollHeight);
    });
    await expect(chips.first()).toBeInViewport();
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
  });

  await test.step("of a long day some changes are folded, and open on request", async () => {
    const more = main.locator("summary").filter({ hasText: /^\d+ more on \d+ pages?$/ });
    await expect(more.first()).toBeVisible();
    for (const one of await more.all()) await one.click();
  });

  await test.step("dated cards list every change, the newest day first", async () => {
    await expect(days(page)).toHaveCount(changelog.length);
    const dates = await days(page)
      .locator("time")
      .evaluateAll((times) => times.map((time) => (time as HTMLTimeElement).dateTime));
    expect(dates).toEqual(dates.toSorted().reverse());
    await expect(days(page).last()).toHaveText("14 Aug 2025");
    const text = await main.innerText();
    for (const { description } of ALL) expect(text).toContain(changeParts(description).sentence);
  });

  await test.step("badges: feature green, fix red, ui blue, config purple", async () => {
    for (const [type, from, to] of [
      ["feature", 130, 165],
      ["fix", 20, 50],
      ["ui", 245, 280],
      ["config", 295, 320],
    ] as const) {
      const badge = main.getByRole("listitem").getByText(type, { exact: true }).first();
      const colour = await badge.evaluate((element) => getComputedStyle(element).color);
      const [, a, b] = /^lab\([\d.]+ (-?[\d.]+) (-?[\d.]+)\)$/.exec(colour) ?? [];
      const hue = (Math.atan2(Number(b), Number(a)) * 180) / Math.PI;
      expect((hue + 360) % 360, `${type}: ${colour}`).toBeGreaterThan(from);
      expect((hue + 360) % 360, `${type}: ${colour}`).toBeLessThan(to);
    }
  });

  await test.step("the footer invites feedback by a message to the developer", async () => {
    await expect(main.getByText("Something wrong, or something missing?")).toBeVisible();
    await expect(main.getByRole("link", { name: /Send the developer a message/ })).toHaveAttribute(
      "href",
      contact.messageUrl,
    );
  });

  await test.step("the Atom feed is linked, for readers and for their programs", async () => {
    await expect(main.getByRole("link", { name: "Atom feed" })).toHaveAttribute(
      "href",
      "/feed.xml",
    );
    await expect(
      page.locator('link[rel="alternate"][type="application/atom+xml"]'),
    ).toHaveAttribute("href", /\/feed\.xml$/);
  });

  const counted = (...types: string[]) => ALL.filter(({ type }) => types.includes(type)).length;
  const status = main.getByRole("status");

  await test.step("a link opens it filtered", async () => {
    await page.goto(`${PATH}?type=config`);
    await expect(chip(page, "config")).toHaveAttribute("aria-pressed", "true");
    await expect(status).toHaveText(`${counted("config")} of ${ALL.length} changes`);
  });

  await test.step("several can be chosen, and days with no matching changes are hidden", async () => {
    await chip(page, "fix").focus();
    await page.keyboard.press("Space");
    await expect(page).toHaveURL(`${PATH}?type=config+fix`);
    await expect(status).toHaveText(`${counted("config", "fix")} of ${ALL.length} changes`);
    const left = changelog.filter(({ changes }) =>
      changes.some(({ type }) => type === "config" || type === "fix"),
    );
    expect(left.length).toBeLessThan(changelog.length);
    await expect(days(page)).toHaveCount(left.length);
    await expect(days(page).last()).toHaveText("17 Oct 2025");
  });

  await test.step("a chip toggles", async () => {
    await page.keyboard.press("Space");
    await expect(chip(page, "fix")).toHaveAttribute("aria-pressed", "false");
    await expect(page).toHaveURL(`${PATH}?type=config`);
  });

  await test.step("'Clear filters (N selected)' appears when any is active, and clears", async () => {
    await page.getByRole("button", { name: "Clear filters (1 selected)" }).click();
    await expect(page).toHaveURL(PATH);
    await expect(days(page)).toHaveCount(changelog.length);
    await expect(page.getByRole("button", { name: /Clear filters/ })).toBeHidden();
    await expect(chip(page, "feature")).toBeFocused();
  });

  await test.step("on a phone every chip is big enough for a thumb, and stays in sight", async () => {
    await page.setViewportSize({ width: 360, height: 640 });
    for (const name of ["feature", "fix", "ui", "config"]) {
      await expect
        .poll(async () => (await chip(page, name).boundingBox())?.height)
        .toBeGreaterThanOrEqual(44);
    }
    await page.getByText("Send the developer a message").scrollIntoViewIfNeeded();
    await expect(chip(page, "feature")).toBeInViewport();
  });
});
