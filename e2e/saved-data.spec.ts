import { NOW } from "../lib/api/testing/answers";
import userBasic from "../lib/api/testing/fixtures/user-basic.json" with { type: "json" };
import { dataAge } from "./data-age";
import { kept, saved, visit } from "./saved-data";
import { expect, KEY, logIn, noConnection, type Page, neverResponds, test } from "./test";

test.use({ keepCache: true });
test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const HOUR_MS = 3_600_000;
const age = (page: Page, text: string) => expect(dataAge(page)).toHaveText(text);

test("the next visit shows what is saved, and its age, while the game is silent or can’t be reached", async ({
  page,
  game,
}) => {
  await visit(page);
  await page.clock.fastForward(2 * HOUR_MS);
  game.answerAll(neverResponds);
  await page.reload();
  await expect(page.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  await age(page, "Saved 2 h ago, updating…");
  game.answerAll(noConnection);
  await page.reload();
  await expect(page.getByText("Couldn’t refresh")).toBeVisible();
  await expect(page.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  await age(page, "Saved 2 h ago");
  game.restoreResponses();
  await page.getByRole("button", { name: "Refresh" }).click();
  await age(page, "Updated just now");
});

test("a second tab shows within a minute what the first has read, without a call", async ({
  page,
  context,
  game,
}) => {
  await visit(page);
  await page.clock.runFor(2_500);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("reads"))).not.toBeNull();
  await expect.poll(() => saved(page)).toHaveLength(game.calls.length + 1);
  const before = game.calls.length;
  const other = await context.newPage();
  await other.clock.setFixedTime(NOW + 20_000);
  await other.goto("/app/faction/members");
  await expect(other.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  await age(other, "Saved just now");
  expect(game.calls.slice(before)).toEqual([]);
  await other.close();
});

test("a logout in one tab takes the account's answers from both; the game's stay", async ({
  page,
  context,
}) => {
  await visit(page);
  await page.goto("/app/torn/items");
  await expect(page.getByText("Xanax")).toBeVisible();
  await page.clock.runFor(1_500);
  await expect.poll(() => saved(page)).toContain('["game","torn","items"]');
  const other = await context.newPage();
  await other.goto("/app/faction/members");
  await expect(other.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL(/\/login/);
  await expect
    .poll(async () => (await saved(page)).filter((name) => name.includes("account")))
    .toEqual([]);
  await expect.poll(() => saved(page)).toContain('["game","torn","items"]');
  await other.close();
});

test("another key finds nothing of the first one's account", async ({ page, game }) => {
  await visit(page);
  await page.evaluate(() => {
    localStorage.setItem("apiKey", "ZyXw9876VuTs5432");
  });
  game.answerAll(neverResponds);
  await page.reload();
  await expect(page.getByText("Loading").first()).toBeVisible();
  await page.clock.runFor(5_000);
  await expect(page.getByRole("main")).not.toContainText("Alpha");
});

test("another player on the same device has notes of their own, and each finds them again", async ({
  page,
  game,
}) => {
  const logInAs = async (key: string, id: number) => {
    game.answer("/user/basic", { profile: { ...userBasic.profile, id } });
    await page.goto("/login");
    await logIn(page, key);
    await expect(page).toHaveURL("/app/dashboard");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("player"))).toBe(String(id));
  };
  const notes = () => page.evaluate(() => localStorage.getItem("memberNotes"));
  const logOut = async () => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/");
  };

  await visit(page, "/app/dashboard");
  // Until the game has named the key's player, user data belongs to the first player that it names.
  await page.clock.runFor(2_500);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("player")))
    .toBe(String(userBasic.profile.id));
  await page.evaluate(() => {
    localStorage.setItem("memberNotes", '{"7":"pays on time"}');
  });
  await logOut();
  await logInAs("ZyXw9876VuTs5432", 3_000_042);
  await expect.poll(notes).toBeNull();
  await logOut();
  await logInAs(KEY, userBasic.profile.id);
  await expect.poll(notes).toBe('{"7":"pays on time"}');
});

test("the key is in no answer that is kept, and in no store but its own", async ({ page }) => {
  await visit(page, "/app/dashboard");
  await visit(page);
  const parts = await kept(page);
  const [local = "", ...others] = parts;
  expect(local.split(KEY)).toHaveLength(2);
  expect(others.join()).not.toContain(KEY);
});

/** In the page: the same text in place of each saved answer. */
const replaceSaved = (text: string) =>
  new Promise<void>((resolve) => {
    const opening = indexedDB.open("answers");
    opening.onsuccess = () => {
      const store = opening.result.transaction("answers", "readwrite").objectStore("answers");
      const keys = store.getAllKeys();
      keys.onsuccess = () => {
        for (const key of keys.result) {
          store.put({ version: 1, savedAtMs: Date.now(), json: text }, key);
        }
        store.transaction.oncomplete = () => {
          opening.result.close();
          resolve();
        };
      };
    };
  });

test.describe("a store that fails", () => {
  const DAMAGE = {
    "half an answer": '{"entries":[{"id":1',
    "another type": "5",
    nothing: "null",
    "a list in place of an object": "[]",
  };
  test("damaged answers are asked for again", async ({ page }) => {
    for (const [what, json] of Object.entries(DAMAGE)) {
      await test.step(what, async () => {
        await visit(page);
        await page.evaluate(replaceSaved, json);
        await page.clock.fastForward(HOUR_MS);
        await page.reload();
        await expect(page.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
        await age(page, "Updated just now");
      });
    }
  });

  test("a full one asks the game at each visit", async ({ page }) => {
    await page.addInitScript(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("Full", "QuotaExceededError");
      };
    });
    await page.goto("/app/faction/members");
    await expect(page.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
    await page.clock.runFor(1_500);
    await page.reload();
    await expect(page.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  });
});

test("an answer from 23:59 opened at 00:01 says nothing about the new day", async ({
  page,
  game,
}) => {
  await page.clock.setFixedTime(Date.UTC(2026, 10, 20, 23, 59));
  await page.goto("/app/dashboard");
  const checklist = page.getByRole("region", { name: "Checklist" });
  await expect(checklist.getByText("Nerve Refill")).toBeVisible();
  for (const selection of ["refills", "cooldowns"]) {
    await expect.poll(async () => (await saved(page)).join()).toContain(`"user","${selection}"]`);
  }
  await page.clock.setFixedTime(Date.UTC(2026, 10, 21, 0, 1));
  game.answerAll(neverResponds);
  await page.reload();
  await age(page, "Saved 2 min ago, updating…");
  // A cooldown goes on. Refills start over with the day, and what today's log would tell isn't known yet.
  const row = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByText(name, { exact: true }) });
  await expect(row("Nerve refill")).toContainText("Not checked since 00:00 TCT");
  await expect(row("Drug").first()).toContainText("7 h 30 min");
  await expect(row("Church prayer")).not.toContainText("today");
});
