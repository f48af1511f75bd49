import { NOW } from "../lib/api/testing/answers";
import { dataAge } from "./data-age";
import { kept, saved, visit } from "./saved-data";
import { expect, KEY, logIn, neverResponds, noConnection, type Page, test } from "./test";

test.use({ keepCache: true });
test.beforeEach(async ({ signIn }) => {
  await signIn();
});

const HOUR_MS = 3_600_000;
const age = (page: Page, text: string) => expect(dataAge(page)).toHaveText(text);

test("the next visit shows what is saved, and its age, while the game is silent or can’t be reached; the key is in its own store alone", async ({
  page,
  game,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  await visit(page);

  await test.step("the key is sent to the game alone, and kept nowhere but in its own store", async () => {
    expect(urls.join()).not.toContain(KEY);
    expect([...game.keys]).toEqual([`ApiKey ${KEY}`]);
    await expect.poll(() => page.content()).not.toContain(KEY);
    const [local = "", ...others] = await kept(page);
    expect(local.split(KEY)).toHaveLength(2);
    expect(others.join()).not.toContain(KEY);
  });

  // The age is counted to the last full ten seconds.
  await page.clock.fastForward(2 * HOUR_MS + 10_000);
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
  await expect.poll(() => page.evaluate(() => localStorage.getItem("fetchTimes"))).not.toBeNull();
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

test("a logout in one tab is one in the other, and takes all of the account; a login likewise", async ({
  page,
  context,
}) => {
  await visit(page);
  await page.goto("/app/torn/items");
  await expect(page.getByRole("heading", { name: "Xanax" })).toBeVisible();
  await page.clock.runFor(1_500);
  await expect.poll(() => saved(page)).toContain('["game","torn","items"]');
  const visits = () => page.evaluate(() => localStorage.getItem("memberVisits"));
  await expect.poll(visits).toContain("Alpha");
  const other = await context.newPage();
  await other.goto("/app/faction/members");
  await expect(other.getByRole("rowheader", { name: /Alpha/ })).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  await expect(other).toHaveURL(/\/login\?next=/);
  await expect
    .poll(async () => (await saved(page)).filter((name) => name.includes("account")))
    .toEqual([]);
  await expect.poll(() => saved(page)).toContain('["game","torn","items"]');
  await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBeNull();
  await expect.poll(visits).toBeNull();

  await test.step("the way back leads to the login, and from there into both tabs", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/\/login\?next=/);
    await logIn(page);
    await expect(page).toHaveURL("/app/faction/members");
    await expect(other).toHaveURL("/app/faction/members");
  });
  await other.close();
});
