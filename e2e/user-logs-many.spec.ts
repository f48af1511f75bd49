import { entry } from "../app/app/user/logs/testing/log-answers";
import { expect, test } from "./test";

const PATH = "/app/user/logs";
const COUNT = 50_000;
const KINDS = [
  {
    details: { id: 4200, title: "Item shop buy", category: "Shops" },
    data: { area: 101, item: 206, quantity: 20, cost_each: 500, cost_total: 10_000 },
  },
  {
    details: { id: 8155, title: "Attack mug", category: "Attacking" },
    data: { defender: 3000201, money_mugged: 8_012, energy_used: 25 },
  },
  {
    details: { id: 5302, title: "Gym train speed", category: "Gym" },
    data: { trains: 10, energy_used: 100, speed_before: "1000.5", speed_increased: 450.3 },
  },
  {},
];

/** Ten minutes apart: nearly a year. */
const YEAR = Array.from({ length: COUNT }, (_, i) =>
  entry(`e${i}`, i * 600, KINDS[i % KINDS.length]),
);

const TITLE =
  "50,000 entries are scrolled, searched through and summed up, with few rows in the page";

test(TITLE, { tag: "@long" }, async ({ page, game, signIn }) => {
  test.slow();
  await signIn();
  game.answer("/user/log", { log: YEAR });
  await page.goto(`${PATH}?from=2026-01-01`);
  const table = page.getByRole("table", { name: "Log entries" });
  const nodes = () => page.evaluate(() => document.querySelectorAll("*").length);
  await expect(table).toHaveAttribute("aria-rowcount", /^46\d{3}$/);
  // The code for long tables has loaded: there is room for all rows.
  const heightPx = () => page.evaluate(() => document.documentElement.scrollHeight);
  await expect.poll(heightPx).toBeGreaterThan(1_000_000);

  await test.step("only the rows near the window are in the page, wherever it is scrolled to", async () => {
    for (const y of [3_000, 9_000, 60_000, 900_000, 910_000]) {
      await page.evaluate((to) => {
        window.scrollTo(0, to);
      }, y);
      const first = page
        .getByRole("row")
        .filter({ has: page.getByRole("cell") })
        .first();
      await expect
        .poll(async () => Number(await first.getAttribute("aria-rowindex")))
        .toBeGreaterThan(y / 100);
    }
    await expect.poll(() => page.getByRole("row").count()).toBeLessThan(80);
    await expect.poll(nodes).toBeLessThan(3_000);
  });

  await test.step("a search follows each key press", async () => {
    await page.evaluate(() => {
      window.scrollTo(0, 0);
    });
    const search = page.getByLabel("Text, name, id or amount");
    await search.pressSequentially("mug 8,012");
    await expect(table).toHaveAttribute("aria-rowcount", /^11\d{3}$/);
    await expect(search).toHaveValue("mug 8,012");
    await expect.poll(nodes).toBeLessThan(3_000);
    await search.fill("");
  });

  await test.step("sums by day", async () => {
    await page.getByRole("link", { name: "By day" }).click();
    await expect(page.getByRole("table", { name: "Log by day" })).toBeVisible();
    await expect(page.getByRole("img", { name: /^Money in by day from 1 Jan 2026/ })).toBeVisible();
  });
});
