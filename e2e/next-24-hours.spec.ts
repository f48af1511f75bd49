import { A_DAY } from "./next/answers";
import { rows, saved, section } from "./next/section";
import { errorCode, expect, noConnection, test } from "./test";

const PATH = "/app/dashboard";

test("what is ready now comes first, then what ends, in the order of time and by day of the game", async ({
  openShared,
}) => {
  const page = await openShared(PATH, A_DAY);
  await expect(rows(page, "Ready now")).toHaveText([
    /^Now.*Dividend ready.*GRN$/,
    /^Now.*Nerve full.*60 for crimes$/,
  ]);
  await expect(rows(page, "Fri 20 Nov")).toHaveText([
    /^112:16.*Life full.*Medical items.*16 min$/,
    /^213:14.*Your OC is ready.*Counter Offer.*1 h 14 min$/,
    /^314:04.*Energy full.*150 for the gym.*2 h 04 min$/,
    /^415:00.*Course finished.*Statistics.*3 h 00 min$/,
    /^519:32.*Drug cooldown ends.*Items.*7 h 32 min$/,
  ]);
  await expect(rows(page, "Sat 21 Nov")).toHaveText([
    /^600:00.*New day.*Refills, shops, wheels, church.*12 h 00 min$/,
    /^706:22.*Duke contract expires.*Family Ties.*18 h 22 min$/,
    /^810:00.*Polymorphic Virus finished.*Computer.*22 h 00 min$/,
  ]);
});

test("each leads to the page of the game where it is done", async ({ openShared }) => {
  const page = await openShared(PATH, A_DAY);
  for (const [name, href] of [
    ["Dividend ready", "https://www.torn.com/page.php?sid=stocks&stockID=6&tab=dividend"],
    ["Nerve full", "https://www.torn.com/page.php?sid=crimes"],
    [
      "Your OC is ready",
      "https://www.torn.com/factions.php?step=your&type=1#/tab=crimes&crimeId=705477",
    ],
    ["Drug cooldown ends", "https://www.torn.com/item.php#drugs-items"],
    ["Duke contract expires", "https://www.torn.com/page.php?sid=missions"],
  ] as const) {
    const link = section(page).getByRole("link", { name });
    await expect(link).toHaveAttribute("href", href);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});

test("game time comes first, the player’s own with its day one hover away, and below it only where it differs", async ({
  openShared,
}) => {
  const page = await openShared(PATH, A_DAY);
  const row = rows(page, "Fri 20 Nov").filter({ hasText: "Your OC is ready" });
  await expect(row.getByText("13:14", { exact: true }).first()).toHaveAttribute(
    "title",
    /^\w{3} \d+ Nov, \d\d:\d\d your time$/,
  );
  // The tests' browser lives in the game's own time.
  await expect(row).not.toContainText("your time");
});

test("on a wide page each has its pin, with the same number, on a ruler of 24 hours", async ({
  openShared,
}) => {
  const page = await openShared(PATH, A_DAY);
  for (const [words, number] of [
    ["Course", "4"],
    ["Duke", "7"],
    ["Virus", "8"],
  ] as const) {
    const pin = page.getByText(words, { exact: true }).locator("..");
    await expect(pin).toBeVisible();
    await expect(pin.getByText(number, { exact: true })).toBeVisible();
  }
});

test("how event times are calculated is one click away, and how a bar grows", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(PATH);
  await page.getByRole("button", { name: /event times/ }).click();
  const how = page.getByRole("dialog");
  await expect(how).toContainText("planned time, if all slots are filled");
  await expect(how).toContainText("Shows the next 24 hours, and your bank investment even if it");
  await page.keyboard.press("Escape");
  await page.getByRole("region", { name: "Bars and cooldowns" }).getByText("Energy").click();
  await page.getByRole("button", { name: "How it’s calculated: Energy", exact: true }).click();
  await expect(page.getByRole("dialog")).toContainText(/Each tick\s*\+5 every 10 min/);
});

test("with nothing else in 24 hours, the new day stands alone and the page says so", async ({
  openShared,
}) => {
  const bar = { current: 1, maximum: 150 };
  const page = await openShared(PATH, {
    "/user/bars": { bars: { energy: bar, nerve: bar, happy: bar, life: bar } },
    "/user/cooldowns": { cooldowns: { drug: 86_401, medical: 0, booster: 86_401 } },
    "/user/stocks": { stocks: [] },
    "/user/education": { education: { complete: [], current: null } },
    "/user/virus": { virus: null },
    "/user/organizedcrime": { organizedCrime: null },
    "/user/missions": { missions: { givers: [] } },
    "/user/money": { money: { wallet: 0, city_bank: null } },
  });
  await expect(section(page).getByRole("listitem")).toHaveText([/New day/]);
  await expect(section(page)).toContainText("Nothing else in the next 24 hours.");
});

test.describe("on a page of its own", () => {
  test.beforeEach(async ({ game, signIn }) => {
    for (const [path, answer] of Object.entries(A_DAY)) game.answer(path, answer);
    await signIn();
  });

  test("what couldn’t be loaded, from the game or the site, is named, and the rest stays", async ({
    page,
    game,
  }) => {
    for (const path of ["/user/bars", "/user/missions", "/user/virus"]) {
      game.answer(path, errorCode(17, "Backend error"));
    }
    game.answer("/user/organizedcrime", {
      organizedCrime: { code: 27, error: "Must be migrated to organized crimes 2.0" },
    });
    await page.goto(PATH);
    await expect(section(page)).toContainText(
      "Couldn’t load your bars, virus and missions. The game’s API is down (Backend error).",
    );
    await expect(rows(page, "Fri 20 Nov")).toHaveText([/Course/, /Drug/]);
    const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
    await expect(vitals.getByRole("alert")).toContainText("Couldn’t load your bars.");
    await expect(vitals).toContainText(/Drug cooldown\s*7\s*h/);

    game.restoreResponses();
    for (const [path, answer] of Object.entries(A_DAY)) game.answer(path, answer);
    await section(page).getByRole("button", { name: "Try again" }).click();
    await expect(rows(page, "Sat 21 Nov")).toHaveText([/New day/, /Duke/, /Virus/]);
    await expect(section(page)).not.toContainText("Couldn’t load");
    await expect(vitals.getByRole("meter", { name: "Energy" })).toBeVisible();

    await page.route("**/_next/static/**", noConnection);
    await section(page).getByRole("button", { name: "Add all to calendar" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Couldn’t save" })).toBeVisible();
  });

  test("one of them, or all, fit into a calendar", async ({ page }) => {
    await page.goto(PATH);
    await expect(rows(page, "Sat 21 Nov")).toHaveCount(3);

    const one = await saved(page, "Add to calendar: Your OC is ready");
    expect(one.name).toBe("your-oc-is-ready.ics");
    expect(one.lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(1);
    expect(one.lines).toContain("DTSTART:20261120T131400Z");
    expect(one.lines).toContain("SUMMARY:Your OC is ready");
    expect(one.lines).toContain("DESCRIPTION:Counter Offer");

    // Also what ends in more than a day: it is shown only beside its bar or cooldown.
    await page.getByRole("region", { name: "Bars and cooldowns" }).getByText("Booster").click();
    const booster = await saved(page, "Add to calendar: Booster cooldown ends");
    expect(booster.lines).toContain("SUMMARY:Booster cooldown ends");

    const all = await saved(page, "Add all to calendar");
    expect(all.name).toBe("next-24-hours.ics");
    expect(all.lines.filter((line) => line.startsWith("SUMMARY:"))).toHaveLength(9);
    for (const line of [
      "SUMMARY:New day",
      // Listed below the 24 hours.
      "SUMMARY:Bank investment ends",
      "DTSTART:20261121T000000Z",
      "DTSTART:20261121T062200Z",
    ]) {
      expect(all.lines).toContain(line);
    }
  });

  for (const width of [360, 320]) {
    test(`on a phone ${width} pixels wide all of it fits`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(PATH);
      await expect(rows(page, "Sat 21 Nov")).toHaveCount(3);
      await expect(page.getByText("Duke", { exact: true })).toBeHidden();
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBe(width);
      const box = await page
        .getByRole("button", { name: "Add to calendar: New day" })
        .boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    });
  }
});
