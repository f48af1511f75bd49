import { stubNotifications } from "../next/notifications";
import { expect, type Page, test } from "../test";

const PATH = "/app/settings";

const stored = (page: Page, name: string) => page.evaluate((it) => localStorage.getItem(it), name);

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("Notifications: those of the dashboard, as switches in rows of 52 px", async ({ page }) => {
  await stubNotifications(page);
  await page.goto(PATH);
  const section = page.getByRole("region", { name: "Notifications" });
  await expect(section.getByRole("switch")).toHaveCount(21);
  const energy = section.getByRole("switch", { name: "Energy full" });
  await energy.press("Space");
  await expect(energy).toBeChecked();
  await expect
    .poll(async () => JSON.parse((await stored(page, "notifications")) ?? "null") as unknown)
    .toMatchObject({
      kinds: ["energy"],
    });
  const row = await section.getByText("Energy full").locator("..").boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(52);
  await section.getByRole("switch", { name: /Show tasks left/ }).uncheck();
  await expect.poll(() => stored(page, "dayMarks")).toBe("off");
});

test("Theme: light, dark or the system’s", async ({ page }) => {
  await page.goto(PATH);
  const section = page.getByRole("region", { name: "Theme" });
  await expect(section.getByRole("button", { name: "System" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await section.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(section.getByRole("button", { name: "Dark" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("Dashboard cards: the dashboard’s own list, with arrows of 44 px", async ({ page }) => {
  await page.goto(PATH);
  await page.getByText("Dashboard cards").click();
  const cards = page.getByRole("list", { name: "Cards" }).getByRole("listitem");
  await expect(cards).toHaveCount(7);
  const names = await cards.locator("label").allInnerTexts();
  const up = page.getByRole("button", { name: "Stocks up" });
  const box = await up.boundingBox();
  expect([box?.width, box?.height]).toEqual([44, 44]);
  await up.press("Enter");
  await expect(cards.nth(3)).toContainText("Stocks");
  await expect(up).toBeFocused();
  await expect(page.getByRole("button", { name: "Checklist up" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await page.getByRole("switch", { name: "Show Faction" }).uncheck();
  await expect
    .poll(async () => JSON.parse((await stored(page, "dashboardCards")) ?? "null") as unknown)
    .toEqual({
      order: ["checklist", "next", "crime", "stocks", "shops", "faction", "week"],
      hidden: ["faction"],
    });
  await page.getByRole("button", { name: "Reset" }).click();
  await expect(cards.nth(3)).toContainText("City shop items");

  await test.step("the dashboard lists the same cards", async () => {
    await page.goto("/app/dashboard");
    await page.getByRole("button", { name: "Arrange cards" }).click();
    const dialog = page.getByRole("dialog", { name: "Arrange cards" });
    await expect(dialog.getByRole("listitem").locator("label")).toHaveText(names);
  });
});
