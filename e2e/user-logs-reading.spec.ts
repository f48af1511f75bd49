import { answering, entry, prayers } from "./logs/log-answers";
import { expect, type Page, test, textsOf } from "./test";

const PATH = "/app/user/logs";

const lead = (page: Page) => page.getByRole("region", { name: "At a glance" });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("“Load 100 more” asks for exactly one page, to the beginning of the log", async ({
  page,
  game,
}) => {
  game.answer("/user/log", answering(prayers(230)));
  const asked = () => game.calls.filter((call) => call.startsWith("/user/log"));
  await page.goto(PATH);
  await expect(page.getByText("100 entries loaded, back to 19 Nov 2026, 19:30:00.")).toBeVisible();
  expect(asked()).toHaveLength(1);

  const more = page.getByRole("button", { name: "Load 100 more" });
  await more.click();
  // The oldest second of the first page was asked for again: there may have been more in it.
  await expect(page.getByText("199 entries loaded, back to 19 Nov 2026, 03:00:00.")).toBeVisible();
  expect(asked()).toHaveLength(2);
  expect(asked()[1]).toMatch(/^\/user\/log\?limit=100&from=\d+&to=\d+&comment=Almanac$/);

  await more.click();
  await expect(page.getByText("230 entries loaded")).toContainText("No older entries.");
  expect(asked()).toHaveLength(3);
  await expect(more).toBeHidden();
  await expect(page.getByText("5 of 90 calls used in the last minute.")).toBeVisible();
});

test("a first day loads back to it, 100 entries at a time; it can be paused and resumed", async ({
  page,
  game,
}) => {
  const held: (() => void)[] = [];
  game.answer(
    "/user/log",
    answering(prayers(700), () => new Promise((release) => held.push(release))),
  );
  await page.goto(PATH);
  await page.getByLabel("From", { exact: true }).fill("2026-11-17");
  await expect(page).toHaveURL(`${PATH}?from=2026-11-17`);
  await expect(page.getByText("Loading: 100 entries back to 19 Nov 2026.")).toBeVisible();
  await expect(page.getByRole("progressbar", { name: "Loading entries" })).toBeVisible();
  await expect(page.getByText(/of 90 calls used in the last minute/)).toBeVisible();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(page.getByText("Paused: 100 entries back to 19 Nov 2026.")).toBeVisible();
  game.answer("/user/log", answering(prayers(700)));
  for (const release of held) release();
  await page.getByRole("button", { name: "Resume" }).click();
  // Three and a half days with 144 a day, plus the one just now.
  await expect(lead(page)).toContainText("505 entries");
  await expect(page.getByRole("button", { name: "Pause" })).toBeHidden();

  await test.step("a last day alone: the newest 100 entries up to it", async () => {
    await page.goto(`${PATH}?to=2026-11-17`);
    await expect(
      page.getByText("100 entries loaded, back to 17 Nov 2026, 07:20:00."),
    ).toBeVisible();
    await expect.poll(async () => (await textsOf(page, 1))[0]).toBe("17 Nov 2026, 23:50:00");
    await expect(page.getByRole("button", { name: "Load 100 more" })).toBeVisible();
  });

  await test.step("impossible dates are named", async () => {
    await page.getByLabel("From", { exact: true }).fill("2026-11-18");
    const problem = page.getByRole("alert").filter({ hasText: "The end date is before" });
    await expect(problem).toBeVisible();
    await expect(page.getByLabel("To", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("table")).toBeHidden();
  });
});

test("many entries in one second are loaded once each", async ({ page, game }) => {
  const log = [
    ...Array.from({ length: 80 }, (_, i) => entry(`a${i}`, i)),
    ...Array.from({ length: 40 }, (_, i) => entry(`b${i}`, 80)),
    ...Array.from({ length: 30 }, (_, i) => entry(`c${i}`, 81 + i)),
  ];
  game.answer("/user/log", answering(log));
  await page.goto(PATH);
  await expect(lead(page)).toContainText("100 entries");
  await page.getByRole("button", { name: "Load 100 more" }).click();
  await expect(lead(page)).toContainText("150 entries");
  await expect(page.getByText("No older entries.")).toBeVisible();
});
