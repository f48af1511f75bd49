import { PATH } from "./crimes/crime-answers";
import { answering, daily, HISTORY } from "./crimes/history-answers";
import { errorCode, expect, type Page, test, textsOf } from "./test";

const rowOf = (page: Page, name: string | RegExp) => page.getByRole("row", { name });
const cells = (page: Page, name: string | RegExp) => rowOf(page, name).getByRole("cell");
const grouping = (page: Page, name: string) =>
  page.getByRole("group", { name: "Group by" }).getByRole("button", { name });

test("by crime: how often each was done in the last 30 days, how it went and what it earned", async ({
  openShared,
}) => {
  const page = await openShared(`${PATH}?view=history`, HISTORY);
  await expect(page.getByRole("main")).toContainText(
    "75.00% of 4 crimes succeeded since 21 Oct 2026: $2.09m, 17 respect and items worth $1.74m at market value, excluding 1 item reward with no market value.",
  );
  await expect(page.getByRole("columnheader")).toHaveText([
    /^Crime$/,
    /^Crimes▼$/,
    /^Succeeded$/,
    /^Success rate$/,
    /^Money$/,
    /^Respect$/,
    /^Items \(market value\)$/,
  ]);
  await expect.poll(() => textsOf(page, 1)).toEqual(["Bidding War", "No Reserve", "Pet Project"]);
  await expect(cells(page, /^Bidding War/)).toHaveText([
    "2",
    "1",
    "50.00%",
    "$1,000,000",
    "10",
    "$1,743,716",
  ]);
  await expect(cells(page, /^Pet Project/)).toHaveText([
    "1",
    "1",
    "100.00%",
    "$1,000,001",
    "7",
    "no market value",
  ]);
  await expect(page.getByText("Loaded crimes are saved in this browser")).toBeVisible();
});

test("by member: equal shares, who has left, and the remainder, so that it adds up", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.goto(`${PATH}?view=history`);
  await grouping(page, "Member").click();
  await expect(page).toHaveURL(`${PATH}?view=history&by=member`);
  await expect(grouping(page, "Member")).toHaveAttribute("aria-pressed", "true");
  await expect(cells(page, /^Alpha/)).toHaveText([
    "3",
    "2",
    "66.67%",
    "$833,333",
    "7",
    "at least $871,858",
    "19 Nov 2026",
  ]);
  await expect(cells(page, /^\[3000099\] left the faction/)).toHaveText([
    "2",
    "1",
    "50.00%",
    "$90,000",
    "0",
    "$0",
    "16 Nov 2026",
  ]);
  await expect(page.getByRole("link", { name: "[3000099]" })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000099",
  );
  await expect(page.getByRole("main")).toContainText(
    "Left over: $333,335, 3 respect and items worth $0.",
  );
  await page.getByRole("button", { name: "How it’s calculated: a member’s share" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText(/Money from all crimes\s*\$2,090,001/);
  await expect(dialog).toContainText(/Money to members\s*\$1,756,666/);
  await expect(dialog).toContainText(/Money left over\s*\$333,335/);
});

test("by month: a chart of the money, and a table of the same months", async ({ openShared }) => {
  const page = await openShared(`${PATH}?view=history&by=month&range=90d`, HISTORY);
  await expect(
    page.getByRole("img", { name: "Money per month over 2 months, $2,590,001 total." }),
  ).toBeVisible();
  await expect.poll(() => textsOf(page, 1)).toEqual(["Nov 2026", "Oct 2026"]);
  await expect.poll(() => textsOf(page, 5)).toEqual(["$2,090,001", "$500,000"]);
  await expect(page.getByRole("main")).toContainText("5 crimes succeeded since 22 Aug 2026");
});

test("a long history is read page by page and can be stopped; the next visit asks only for what is new", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  const crimes = daily(250);
  const pagesAsked = () => game.calls.filter((call) => call.includes("cat=completed")).length;
  const held: (() => void)[] = [];
  game.answer(
    "/faction/crimes",
    answering(crimes, () => new Promise((release) => held.push(release))),
  );

  await test.step("progress, and a stop", async () => {
    await page.goto(`${PATH}?view=history&range=year`);
    await expect(page.getByText("Loading: 100 crimes back to 12 Aug 2026.")).toBeVisible();
    await expect(page.getByRole("progressbar", { name: "Loading crimes" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText("of 100 crimes succeeded");
    await page.getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused: 100 crimes back to")).toBeVisible();
    await expect(page.getByText("Older ones aren’t counted")).toBeVisible();
  });

  await test.step("a page that fails keeps what was read", async () => {
    game.answer("/faction/crimes", (call) =>
      call.url.searchParams.has("to")
        ? call.fulfill({ json: errorCode(17, "Backend error") })
        : answering(crimes)(call),
    );
    for (const release of held) release();
    await page.getByRole("button", { name: "Resume" }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await expect(alert).toContainText("Loading stopped: 100 crimes");
    await expect(page.getByRole("main")).toContainText("of 100 crimes succeeded");
    game.answer("/faction/crimes", answering(crimes));
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("main")).toContainText("100.00% of 250 crimes succeeded");
    await expect(alert).toBeHidden();
  });

  await test.step("the next visit asks for one page", async () => {
    await expect.poll(() => keptCrimes(page)).toBe(250);
    const asked = pagesAsked();
    const next = { ...crimes[0], id: 9_001, executed_at: (crimes[0]?.executed_at ?? 0) + 3600 };
    game.answer("/faction/crimes", answering([next as (typeof crimes)[number], ...crimes]));
    // What was read within the minute isn't asked for again.
    await page.clock.fastForward(61_000);
    await page.reload();
    await expect(page.getByRole("main")).toContainText("of 251 crimes succeeded");
    await expect(page.getByText("Loading:")).toHaveCount(0);
    expect(pagesAsked() - asked).toBe(1);
  });

  await test.step("a shorter time asks for nothing", async () => {
    const asked = pagesAsked();
    await page.getByLabel("Carried out").selectOption("Last 30 days");
    await expect(page.getByRole("main")).toContainText("of 31 crimes succeeded since 21 Oct 2026");
    await expect(page).toHaveURL(`${PATH}?view=history`);
    expect(pagesAsked()).toBe(asked);
  });
});

test("without a completed crime each view says what would be there; one that fails says so", async ({
  page,
  game,
  signIn,
}) => {
  await signIn();
  game.answer("/faction/crimes", async (call) => {
    const query = call.url.searchParams;
    const { "/faction/crimes": all } = HISTORY;
    await call.fulfill({ json: query.get("cat") === "completed" ? { crimes: [] } : all });
  });
  await page.goto(`${PATH}?view=history`);
  await expect(page.getByText("No data available")).toBeVisible();
  await expect(page.getByText("None since 21 Oct 2026: choose a longer period.")).toBeVisible();
  await page.goto(`${PATH}?view=payouts&show=earned`);
  await expect(
    page.getByText("Successful crimes appear here, with what each member earned."),
  ).toBeVisible();

  game.answer("/faction/crimes", async (call) => {
    const isHistory = call.url.searchParams.get("cat") === "completed";
    const { "/faction/crimes": all } = HISTORY;
    await call.fulfill({ json: isHistory ? errorCode(17, "Backend error") : all });
  });
  // Nothing is kept that could be shown in its place.
  await page.addInitScript(() => void indexedDB.deleteDatabase("keyval-store"));
  await page.goto(`${PATH}?view=history`);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("Error loading data");
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(rowOf(page, /^Bidding War/)).toBeVisible();
});

test("on a phone a history is entries", async ({ page, game, signIn }) => {
  await signIn();
  for (const [path, answer] of Object.entries(HISTORY)) game.answer(path, answer);
  await page.setViewportSize({ width: 360, height: 740 });
  const entries = (list: string) => page.getByRole("list", { name: list }).getByRole("listitem");

  await page.goto(`${PATH}?view=history`);
  await expect(entries("Crimes by name").first()).toContainText("Bidding War$1,000,000");
  await grouping(page, "Member").click();
  await expect(entries("Crimes by member")).toHaveCount(3);
  await grouping(page, "Month").click();
  await expect(entries("Crimes by month").first()).toContainText(
    /Nov 2026\$2,090,001Succeeded3 of 4/,
  );
});

/** How many crimes the browser keeps of the faction. */
const keptCrimes = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opened = indexedDB.open("keyval-store");
        opened.onsuccess = () => {
          const kept = opened.result
            .transaction("keyval")
            .objectStore("keyval")
            .get("crimeHistory 9001") as IDBRequest<{ entries: unknown[] } | undefined>;
          kept.onsuccess = () => {
            opened.result.close();
            resolve(kept.result?.entries.length ?? 0);
          };
        };
      }),
  );
