import { NOW } from "../lib/api/testing/answers";
import { expect, forgetCalls, KEY, type Page, test } from "./test";

const GOAL_DAY = Date.UTC(2027, 0, 31);

/** User data that a player has entered, one value of each kind that a page shows. */
const MADE: Readonly<Record<string, unknown>> = {
  memberNotes: { 3000001: "On holiday until May" },
  tableViews: { "/app/faction/members": [{ name: "Idle ones", search: "?q=away" }] },
  checklistConfig: {
    showComplete: true,
    inactivityDays: 3,
    ocPassRate: 55,
    enabledItems: { nerveRefill: false },
  },
  dashboardCards: { order: ["faction", "checklist"], hidden: ["week"] },
  agreedScores: { 28397: 5_000 },
  benefitValues: { 1: 123_456_789 },
  trackedStats: ["xantaken", "networth"],
  goals: [{ stat: "xantaken", target: 5_000, byMs: GOAL_DAY }],
  membersShare: 80,
  messageDraft: { recipients: "Alpha [3000001]\nBravo [3000002]", message: "War at noon" },
  notifications: { kinds: [], inTitle: true },
  weeklyMinimums: { "": { timeplayed: 7_200 } },
};

/** Some of the pages that show it, and words or a value by which it is seen. */
const SCREENS: readonly { path: string; shows: (page: Page) => Promise<unknown> }[] = [
  {
    path: "/app/faction/members",
    shows: (page) => expect(page.getByRole("cell", { name: "On holiday until May" })).toBeVisible(),
  },
  {
    path: "/app/tools",
    shows: (page) => expect(page.getByLabel("Message", { exact: true })).toHaveValue("War at noon"),
  },
];

test("backed up, cleared and restored, all that a player has made is there, and pages show what they showed", async ({
  page,
  context,
}) => {
  await page.clock.setFixedTime(NOW);
  // Stored once, not by a script that runs on every page: what is cleared must stay cleared.
  await page.goto("/robots.txt");
  await page.evaluate(
    ([key, made]) => {
      localStorage.setItem("apiKey", key);
      for (const [name, value] of Object.entries(made)) {
        localStorage.setItem(name, JSON.stringify(value));
      }
    },
    [KEY, MADE] as const,
  );
  const before: string[] = [];
  for (const screen of SCREENS) before.push(await seen(page, screen));

  const backup = await test.step("a backup, and then nothing is left", async () => {
    await page.goto("/app/settings");
    const coming = page.waitForEvent("download");
    await page.getByRole("button", { name: "Back up" }).click();
    const file = await (await coming).path();
    await page.keyboard.press("Control+b");
    await page.evaluate(() => caches.open("pages"));
    await page.getByRole("button", { name: "Clear everything" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Clear everything" }).click();
    await expect(page).toHaveURL("/");
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).toEqual([]);
    return file;
  });

  await test.step("the player comes back with the key and the file", async () => {
    await page.goto("/login");
    await page.getByLabel("API key").fill(KEY);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/app/dashboard");
    await page.goto("/app/settings");
    await page.getByLabel("Backup file").setInputFiles(backup);
    await page.getByRole("dialog").getByRole("button", { name: "Replace" }).click();
    await expect(page.getByRole("region", { name: "Backup", exact: true })).toContainText(
      "Backup restored.",
    );
  });

  const stored = () =>
    page.evaluate(
      (names) =>
        Object.fromEntries(
          names.map((name) => [name, JSON.parse(localStorage.getItem(name) ?? "null") as unknown]),
        ),
      Object.keys(MADE),
    );
  await expect.poll(stored).toMatchObject(MADE);

  for (const [index, screen] of SCREENS.entries()) {
    await test.step(screen.path, async () => {
      await open(page, screen.path);
      await screen.shows(page);
      await expect.poll(() => page.locator("main").innerText()).toBe(before[index]);
    });
  }
});

async function open(page: Page, path: string) {
  await forgetCalls(page);
  await page.goto(path);
}

/** All the words of a page, once they no longer change. */
async function seen(page: Page, { path, shows }: (typeof SCREENS)[number]): Promise<string> {
  await open(page, path);
  await shows(page);
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  let words = "";
  const isSettled = async () => {
    const before = words;
    words = await page.locator("main").innerText();
    return words === before;
  };
  await expect.poll(isSettled).toBe(true);
  return words;
}
