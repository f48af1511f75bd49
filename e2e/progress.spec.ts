import type { Call } from "./game";
import { expect, neverResponds, test } from "./test";

const PATH = "/app/user/progress";
const DAY = 24 * 60 * 60;
const MIDNIGHT = Date.UTC(2026, 10, 20) / 1000;

/** Each day adds two Xanax and $1,000,000; one day is answered with the day before, as the game may. */
const answer = (odd: number) => (call: Call) => {
  const query = call.url.searchParams;
  if (query.get("cat") === "all") {
    return call.fulfill({
      json: { personalstats: { drugs: { xanax: (MIDNIGHT / DAY) * 2 + 1 } } },
    });
  }
  const asked = Number(query.get("timestamp"));
  const timestamp = asked === odd ? asked - DAY : asked;
  const days = timestamp / DAY;
  const values: Record<string, number> = { xantaken: days * 2, networth: days * 1e6 };
  return call.fulfill({
    json: {
      personalstats: (query.get("stat") ?? "")
        .split(",")
        .filter((name) => name in values)
        .map((name) => ({ name, value: values[name], timestamp })),
    },
  });
};

test("a player's history is loaded on request, saved, and never asked for twice", async ({
  page,
  game,
  signIn,
}) => {
  test.slow();
  await signIn();
  await page.addInitScript(() => {
    if (location.protocol === "about:") return;
    localStorage.setItem("player", "3000001");
    localStorage.setItem("trackedStats", '["networth","xantaken","strength"]');
  });
  const asked = () => game.calls.filter((path) => path.includes("personalstats?stat=")).length;
  const glance = page.getByRole("region", { name: "At a glance" });
  // The sixteenth day is silent, so that Stop has something to stop however fast the others come.
  const READ = 15;
  game.answer("/user/personalstats", (call) =>
    asked() > READ ? neverResponds() : answer(0)(call),
  );

  await test.step("the 31 calls start only when the player asks", async () => {
    await page.goto(PATH);
    await expect(page.getByRole("heading", { level: 1, name: "My Progress" })).toBeVisible();
    await expect(glance).toContainText("Not loaded yet");
    await expect(glance).toContainText("Each API call loads one day of up to 10 stats.");
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText("31 calls");
    expect(asked()).toBe(0);
  });

  await test.step("the newest days come first, and a stop keeps what has been loaded", async () => {
    await page.getByRole("button", { name: "Load my history" }).click();
    await expect(glance).toContainText("+$7.00m in the last 7 days", { timeout: 40_000 });
    await expect.poll(asked).toBe(READ + 1);
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText("Paused:");
  });

  await test.step("each stat has its change, its pace and the two values behind it", async () => {
    const row = page.getByRole("row", { name: /^Xanax/ });
    await expect(row).toContainText("+14");
    await expect(row).toContainText("+2");
    await row.getByRole("button", { name: "How it’s calculated: the change in Xanax" }).click();
    await expect(page.getByRole("dialog")).toContainText(/Change\s*\+14/);
    await page.keyboard.press("Escape");
  });

  await test.step("a habit's trend has a bar for each known day of the week", async () => {
    const habits = page.getByRole("region", { name: "Habits by day" });
    await expect(habits.getByRole("listitem")).toContainText("in 7 days, 2 per day");
    await expect(
      habits.getByRole("img", { name: /^Xanax by day, the oldest first: (2, ){5}2 and 2\.$/ }),
    ).toBeVisible();
  });

  await test.step("what today added has its own column, and isn't in any period", async () => {
    const cells = page.getByRole("row", { name: /^Xanax/ }).getByRole("cell");
    await expect(cells.nth(1)).toHaveText("+1");
    await expect(page.getByText("Today shows what’s been added since")).toBeVisible();
  });

  await test.step("a reload goes on where it stopped, and asks for no day again", async () => {
    const before = asked();
    expect(before).toBe(READ + 1);
    await page.reload();
    await expect(glance).toContainText("+$7.00m in the last 7 days");
    // The call that Stop cut off is made again.
    await expect(page.getByRole("region", { name: "Loading progress" })).toContainText(
      `${31 - READ} calls`,
    );
    expect(asked()).toBe(before);
  });
});

test("on a phone, trends come first, then the awards, and the changes after the goals", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  await page.goto(PATH);
  const heads = page.locator("main").getByRole("heading", { level: 2 });
  await expect(heads).toHaveText([
    "Trends",
    "Nearest awards",
    "Goals",
    "Changes",
    "What caused the changes",
  ]);
  const top = (name: string) => async () =>
    (await page.getByRole("heading", { name, exact: true }).boundingBox())?.y ?? Infinity;
  await expect(page.getByRole("list", { name: "Nearest awards" })).toBeVisible();
  await expect.poll(top("Trends")).toBeLessThanOrEqual(320);

  await test.step("all awards are a link away, and back leads to the changes", async () => {
    await page.getByRole("button", { name: "Year", exact: true }).click();
    await expect(page).toHaveURL(`${PATH}?span=year`);
    await page.getByRole("button", { name: "All awards" }).click();
    await expect(page.getByRole("list", { name: "Awards", exact: true })).toBeVisible();
    await page.goBack();
    await expect(heads.first()).toHaveText("Trends");
    await expect(page).toHaveURL(`${PATH}?span=year`);
  });
});
