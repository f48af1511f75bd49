import { configure } from "./checklist/checklist-page";
import { after, notRunning, open } from "./next/quiet-day";
import { section } from "./next/section";
import { expect, test } from "./test";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const DUKE = {
  missions: {
    givers: [{ name: "Duke", contracts: [{ title: "Graffiti", status: "Available" }] }],
  },
};

test("what isn’t running is named in one line, and can be hidden for good", async ({
  page,
  game,
}) => {
  await open(page, game, {
    "/user/virus": { virus: { item: { id: 70, name: "Simple Virus" }, until: after(3) } },
    "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 90_000 } },
    "/user/organizedcrime": { organizedCrime: null },
    "/user/money": { money: { wallet: 1_000_001, city_bank: null } },
    "/user/missions": DUKE,
  });
  await page.clock.resume();
  const line = await notRunning(page);
  await expect(line).toHaveText("Not running: bank, course, OC, contract, drug, training");
  await test.step("the virus ends, and is named then", async () => {
    await page.clock.fastForward("03:00");
    await expect(line).toContainText("course, virus, OC");
  });
  await test.step("what the player hides stays hidden", async () => {
    const dialog = await configure(page);
    await dialog.getByRole("tab", { name: "Thresholds" }).click();
    const choices = dialog.getByRole("group", { name: "Not running" });
    for (const name of ["Course", "OC", "Training"]) {
      await choices.getByRole("checkbox", { name }).uncheck();
    }
    const cash = dialog.getByRole("textbox", { name: "Cash in hand" });
    await cash.fill("5 mil");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText(
      "Couldn’t read “5 mil” as whole dollars.",
    );
    await expect(cash).toHaveValue("5 mil");
    await cash.fill("5m");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(line).toHaveText("Not running: virus, contract, drug");
    await page.reload();
    await notRunning(page);
    await expect(line).toHaveText("Not running: virus, contract, drug");
    const reopened = await configure(page);
    await reopened.getByRole("tab", { name: "Thresholds" }).click();
    await expect(reopened.getByRole("textbox", { name: "Cash in hand" })).toHaveValue("5,000,000");
  });
});

test("each of the eight leads to its page of the game, and nothing moves when they load", async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open(page, game, {
    "/user/virus": { virus: null },
    "/user/cooldowns": { cooldowns: { drug: 0, medical: 0, booster: 0 } },
    "/user/organizedcrime": { organizedCrime: null },
    "/user/money": { money: { wallet: 1_000_001, city_bank: null } },
    "/user/missions": DUKE,
  });
  const top = () =>
    section(page).evaluate((element) => element.getBoundingClientRect().top + scrollY);
  const before = await top();
  await page.clock.resume();
  const links = (await notRunning(page)).getByRole("link");
  await expect(links).toHaveCount(8);
  await expect.poll(top).toBe(before);
  for (const [name, href] of [
    ["bank", "bank.php"],
    ["course", "page.php?sid=education"],
    ["virus", "pc.php"],
    ["OC", "factions.php?step=your#/tab=crimes"],
    ["contract", "page.php?sid=missions"],
    ["drug", "item.php#drugs-items"],
    ["booster", "item.php#boosters-items"],
    ["training", "gym.php"],
  ] as const) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await expect(link).toHaveAttribute("href", `https://www.torn.com/${href}`);
    await expect(link).toHaveAttribute("target", "_blank");
  }
});
