import { type Page, test } from "@playwright/test";

import { pages } from "../content/pages";
import { manyCrimes, pageOf } from "../e2e/crimes/many-crimes";
import { API, NOW } from "../lib/api/testing/answers";
import { answerAtOnce, dataOf, print } from "./bench-tools";
import { logOf, TENFOLD } from "./bench-world";
import { forget, slowDown, SLOWER, tasksOf, watchTasks } from "./watch-tasks";

/** The timeout for a page's data. A page that displays nothing by then is reported, and the next one is measured. */
const PATIENCE_MS = 15_000;

test("the longest task of each page at ten times the sample world", async ({ browser }) => {
  const lines = [];
  for (const { path } of Object.values(pages)) {
    if (!path.startsWith("/app")) continue;
    const line: Record<string, string | number> = { page: path };
    line.note = "";
    for (const rate of [1, SLOWER]) {
      const page = await (await browser.newContext()).newPage();
      await page.clock.setFixedTime(NOW);
      await answerAtOnce(page, undefined, TENFOLD);
      await answerCrimes(page);
      await slowDown(page, rate);
      await watchTasks(page);
      await page.goto(path, { waitUntil: "commit" });
      const hasData = await page
        .locator(dataOf(path))
        .first()
        .waitFor({ timeout: PATIENCE_MS })
        .then(
          () => true,
          () => false,
        );
      await page.waitForTimeout(3_000);
      const { longest, over } = await tasksOf(page);
      if (!hasData) line.note = "no data";
      line[`longest task, ms${rate === 1 ? "" : `, ÷ ${rate}`}`] = longest;
      line[`over 50 ms${rate === 1 ? "" : `, ÷ ${rate}`}`] = over;
      await page.context().close();
    }
    lines.push(line);
  }
  print("Longest tasks at ten times the sample world", lines);
});

test("50,000 log entries are searched through and summed up by day", async ({ browser }) => {
  const lines = [];
  for (const rate of [1, SLOWER]) {
    const page = await (await browser.newContext()).newPage();
    await page.clock.setFixedTime(NOW);
    await answerAtOnce(page, undefined, { "/user/log": logOf(50_000) });
    await watchTasks(page);
    await page.goto(`${pages.userLogs.path}?from=2026-01-01`, { waitUntil: "networkidle" });
    await page.waitForFunction(() => document.documentElement.scrollHeight > 1_000_000);
    await slowDown(page, rate);
    for (const [task, act] of [
      [
        "a search",
        async () => {
          await page.getByLabel("Text, name, id or amount").pressSequentially("kind 250");
          await page.waitForFunction(() => document.documentElement.scrollHeight < 1_000_000);
          await page.getByLabel("Text, name, id or amount").fill("");
        },
      ],
      [
        "sums by day",
        async () => {
          await page.getByRole("link", { name: "By day" }).click();
          await page.getByRole("table", { name: "Log by day" }).waitFor();
        },
      ],
    ] as const) {
      await forget(page);
      await act();
      await page.waitForTimeout(1_000);
      const { longest, over } = await tasksOf(page);
      lines.push({
        task: `${task}, ÷ ${rate}`,
        "longest task, ms": longest,
        "tasks over 50 ms": over,
      });
    }
    await page.context().close();
  }
  print("50,000 log entries", lines);
});

/** Crimes come in pages, newest first. */
async function answerCrimes(page: Page) {
  const wire = manyCrimes(3_000);
  await page.route(`${API}/faction/crimes**`, (route) => {
    const { searchParams } = new URL(route.request().url());
    return route.fulfill({ json: pageOf(wire, Number(searchParams.get("to") ?? Infinity)) });
  });
}
