import { NOW } from "../lib/api/testing/answers";
import live from "../lib/api/testing/fixtures/faction-attacks.json" with { type: "json" };
import older from "../lib/api/testing/fixtures/faction-attacks.legacy.json" with { type: "json" };
import type { Call } from "./game";
import { errorCode, expect, type Page, test, textsOf } from "./test";

const PATH = "/app/faction/attacks";
const PAGE_SIZE = 100;
const HOUR = 3600;
const nowSeconds = NOW / 1000;

type Attack = (typeof live.attacks)[number];

/** The member with that number attacks, and wins one respect. */
const attack = (id: number, secondsAgo: number, member = 3000001): Attack => ({
  id,
  code: `c${id}`,
  started: nowSeconds - secondsAgo - 60,
  ended: nowSeconds - secondsAgo,
  attacker: { id: member, faction_id: 9001 },
  defender: { id: 3000201, faction_id: 9002 },
  result: "Attacked",
  respect_gain: 1,
  respect_loss: 0,
});

/** As the game does: the newest 100, `from` excluded, `to` included. */
function answering(
  attacks: readonly Attack[],
  before: () => Promise<void> = () => Promise.resolve(),
) {
  return async (call: Call) => {
    const query = call.url.searchParams;
    if (query.has("to")) await before();
    const from = Number(query.get("from") ?? 0);
    const to = Number(query.get("to") ?? Infinity);
    const page = attacks
      .filter(({ ended }) => ended > from && ended <= to)
      .toSorted((a, b) => b.ended - a.ended)
      .slice(0, PAGE_SIZE);
    await call.fulfill({ json: { attacks: page } });
  };
}

/** One every ten minutes, for ten days. */
const TEN_DAYS = Array.from({ length: 1440 }, (_, i) => attack(i + 1, i * 600));

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a longer period loads page by page, with its progress; it can be stopped and continued", async ({
  page,
  game,
}) => {
  let held: (() => void)[] = [];
  game.answer(
    "/faction/attacksfull",
    answering(TEN_DAYS, () => new Promise((release) => held.push(release))),
  );
  await page.goto(`${PATH}?range=7d`);
  await expect(page.getByText("Loading: 100 attacks back to 19 Nov 2026.")).toBeVisible();
  await expect(lead(page)).toContainText("100.00 respect gained");
  await expect(page.getByRole("progressbar", { name: "Loading attacks" })).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused: 100 attacks back to 19 Nov 2026.")).toBeVisible();
  await expect(page.getByText("Older ones aren’t counted")).toBeVisible();

  game.answer("/faction/attacksfull", answering(TEN_DAYS));
  for (const release of held) release();
  held = [];
  await page.getByRole("button", { name: "Resume" }).click();
  // Six an hour, plus the one just now.
  await expect(lead(page)).toContainText("1,009.00 respect gained");
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();
  expect(new Set(game.calls).size).toBeGreaterThanOrEqual(14);
});

test("a page that fails keeps what was loaded, and 'Try again' continues", async ({
  page,
  game,
}) => {
  const refuse = async (call: Call) => {
    const isFirst = !call.url.searchParams.has("to");
    return isFirst
      ? answering(TEN_DAYS)(call)
      : call.fulfill({ json: errorCode(17, "Backend error") });
  };
  game.answer("/faction/attacksfull", refuse);
  await page.goto(PATH);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Loading stopped: 100 attacks");
  await expect(page.getByRole("row")).toHaveCount(101);
  game.answer("/faction/attacksfull", answering(TEN_DAYS));
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("row")).toHaveCount(146);
  await expect(alert).toBeHidden();
});

test("the period is in the address: the last days, or custom dates", async ({ page, game }) => {
  game.answer("/faction/attacksfull", answering(TEN_DAYS.filter(({ id }) => id % 12 === 1)));
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(14);
  await page.getByLabel("Period").selectOption("Last 7 days");
  await expect(page).toHaveURL(`${PATH}?range=7d`);
  await expect(lead(page)).toContainText("85 of 85 attacks won in the last 7 days.");

  await page.getByLabel("Period").selectOption("Custom dates");
  await expect(lead(page)).toContainText("won since 20 Nov 2026.");
  await page.getByLabel("From", { exact: true }).fill("2026-11-14");
  await page.getByLabel("To", { exact: true }).fill("2026-11-15");
  await expect(page).toHaveURL(`${PATH}?range=dates&from=2026-11-14&to=2026-11-15`);
  await page.reload();
  await expect(lead(page)).toContainText("24 of 24 attacks won from 14 Nov 2026 to 15 Nov 2026.");
  await expect.poll(async () => (await textsOf(page, 1))[0]).toBe("15 Nov, 22:00");
  await expect.poll(async () => (await textsOf(page, 1)).at(-1)).toBe("14 Nov, 00:00");

  await page.getByLabel("To", { exact: true }).fill("2026-11-13");
  await expect(page.getByRole("alert").filter({ hasText: "The end date is before" })).toBeVisible();
  await expect(page.getByLabel("To", { exact: true })).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByRole("table")).toBeHidden();
  await page.getByLabel("To", { exact: true }).fill("2026-11-14");
  await expect(lead(page)).toContainText("12 of 12 attacks won on 14 Nov 2026.");
});

test("filters by direction, result and player are in the address, and a link opens the same view", async ({
  page,
}) => {
  await page.goto(PATH);
  await page.getByLabel("Direction").selectOption("Received");
  await expect(page).toHaveURL(`${PATH}?side=theirs`);
  await expect.poll(() => textsOf(page, 2)).toEqual(["Stealthed attacker"]);
  await page.getByLabel("Direction").selectOption("Made");
  await page.getByLabel("Result").selectOption("Lost");
  await expect.poll(() => textsOf(page, 2)).toEqual(["Delta [3000004]"]);
  await page.getByLabel("Player’s name or id").fill("alpha");
  await expect(page.getByText("No attacks match.")).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?side=ours&result=Lost&q=alpha`);
  await page.goto(`${PATH}?q=3000201&result=Abducted`);
  await expect.poll(() => textsOf(page, 2)).toEqual(["Alpha [3000001]"]);
});

test("a former member has the name from the attack, with its HTML entities decoded", async ({
  page,
  game,
}) => {
  const attacker = { id: 3000098, faction_id: 9001, name: "Tarn &amp; Co" };
  const left = { ...attack(9, 2 * HOUR), attacker };
  game.answer("/faction/attacksfull", { attacks: [...live.attacks, left] });
  await page.goto(PATH);
  await expect(page.getByRole("row", { name: "Tarn & Co [3000098] has left" })).toBeVisible();
  await page.goto(`${PATH}?view=members`);
  await expect(page.getByRole("row", { name: /^Tarn & Co \[3000098\] has left/ })).toBeVisible();
});

test("what each member did: who has left is listed too, and who did nothing", async ({
  page,
  game,
}) => {
  const left = { ...attack(9, 2 * HOUR, 3000099), respect_gain: 7.5 };
  const onLeft = {
    ...attack(10, 3 * HOUR),
    attacker: { id: 3000201, faction_id: 9002 },
    defender: { id: 3000099, faction_id: 9001 },
    respect_loss: 8,
  };
  game.answer("/faction/attacksfull", { attacks: [...live.attacks, left, onLeft] });
  await page.goto(PATH);
  const views = page.getByRole("navigation", { name: "Views of this page" });
  await views.getByRole("link", { name: "Members" }).click();
  await expect(page).toHaveURL(`${PATH}?view=members`);
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Member$/,
    /^Attacks$/,
    /^Wins$/,
    /^Losses$/,
    /^Respect gained▼$/,
    /^Respect per hit$/,
    /^Bonus hits$/,
    /^Respect lost$/,
    /^Net respect$/,
    /^Received$/,
  ]);
  await expect(page.getByRole("row", { name: /^3000099 has left/ }).getByRole("cell")).toHaveText([
    "1",
    "1",
    "0",
    "7.50",
    "7.50",
    "0.00",
    "8.00",
    "-0.50",
    "1",
  ]);
  await expect(page.getByRole("row", { name: /^Charlie/ }).getByRole("cell")).toHaveText([
    "0",
    "0",
    "0",
    "0.00",
    "–",
    "0.00",
    "0.00",
    "0.00",
    "0",
  ]);
  await page.getByRole("button", { name: "How it’s calculated: Net respect of Alpha" }).click();
  await expect(page.getByRole("dialog")).toContainText(/Net\s*\+4\.25/);
  await page.keyboard.press("Escape");
  await page.getByLabel("Member’s name or id").fill("delta");
  await expect.poll(() => textsOf(page, 1)).toEqual(["Delta [3000004]"]);
});

test("the older shape does not say what respect was lost: –", async ({ page, game }) => {
  game.answer("/faction/attacksfull", older);
  await page.goto(PATH);
  await expect.poll(() => textsOf(page, 5)).toEqual(["4.25", "0.00", "0.00"]);
  await expect.poll(() => textsOf(page, 6)).toEqual(["0.00", "–", "0.00"]);
  await expect(lead(page)).toContainText(/Respect lost\s*–\s*not reported by the game/);
  await page.goto(`${PATH}?view=members`);
  await expect(
    page
      .getByRole("row", { name: /^bravo/ })
      .getByRole("cell")
      .nth(6),
  ).toHaveText("–");
  await expect(
    page
      .getByRole("row", { name: /^Alpha/ })
      .getByRole("cell")
      .nth(7),
  ).toHaveText("+4.25");
});

test("a broken record is left out and counted, and unknown results are shown as they are", async ({
  page,
  game,
}) => {
  const abducted = { ...attack(20, HOUR), result: "Abducted" };
  game.answer("/faction/attacksfull", { attacks: [...live.attacks, null, { id: 5 }, abducted] });
  await page.goto(PATH);
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByText("Left out 2 unreadable records")).toBeVisible();
  await expect(page.getByRole("cell", { name: "Abducted" })).toBeVisible();
  await expect(lead(page)).toContainText("1 of 3 attacks won");
});

test("code 7 on the attacks themselves is the access alert", async ({ page, game }) => {
  game.answer("/faction/attacksfull", errorCode(7, "Incorrect ID-entity relation"));
  await page.goto(PATH);
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "You do not have faction API access.",
  );
});

test("on a phone the attacks are entries", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  const entries = page.getByRole("list", { name: "Attacks" }).getByRole("listitem");
  await expect(entries).toHaveCount(3);
  await expect(entries.first()).toContainText("Alpha [3000001]attacked3000201");
  await expect(entries.first()).toContainText("20 Nov, 11:59");
  await expect(entries.nth(1)).toContainText(/Lost\s*1\.50/);
  await page.goto(`${PATH}?view=members`);
  await expect(page.getByRole("main")).toContainText("3 members fought in the last 24 hours");
  const members = page.getByRole("list", { name: "Members" }).getByRole("listitem");
  await expect(members).toHaveCount(4);
  await expect(members.first()).toContainText(/Alpha \[3000001\]\s*4\.25 gained/);
  await expect(members.first()).toContainText(/Net\s*\+4\.25/);
});
