import { ANSWERS } from "../lib/api/testing/answers";
import {
  responseTo,
  CHANGED_RESPONSES,
  FURTHER_RESPONSES,
} from "../lib/api/testing/changed-responses";
import { ACCESS } from "../lib/api/transport/access";
import { type Answer, expect, KEY, type MockGame, type Page, test } from "./test";

/** A call for each path, and six more for the paths that need further ones. */
const CALLS = Object.keys(ACCESS).length + 7;

/** Each look moves the page's clock, so that nothing is gained by looking less often. */
const SOON = { intervals: [100] };

const section = (page: Page) => page.getByRole("region", { name: "Check API responses" });

const rowOf = (page: Page, path: string) =>
  section(page)
    .getByRole("list", { name: "Results of the check" })
    .getByRole("listitem")
    .filter({ has: page.getByText(path, { exact: true }) });

function answerFurther(game: MockGame) {
  for (const key of Object.keys(FURTHER_RESPONSES)) {
    const path = key.replace(/\?.*/, "");
    const further: Answer = (call) =>
      call.fulfill({ json: responseTo({ ...ANSWERS, ...FURTHER_RESPONSES }, call.url.href) });
    game.answer(path, further);
  }
}

async function startCheck(page: Page) {
  await page.goto("/app/settings");
  await section(page).getByRole("button", { name: "Check now" }).click();
}

/** Past the minutes in which no call is left. */
async function untilDone(page: Page) {
  const again = section(page).getByRole("button", { name: "Check again" });
  await expect
    .poll(async () => {
      await page.clock.runFor(10_000);
      return again.isVisible();
    }, SOON)
    .toBe(true);
}

test("names each change, what is lost first, and copies a report without values", async ({
  page,
  game,
  signIn,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  answerFurther(game);
  for (const { path, body } of CHANGED_RESPONSES) game.answer(`/${path}`, body);
  await signIn();
  await startCheck(page);
  await untilDone(page);

  for (const { path, state, says } of CHANGED_RESPONSES) {
    await expect(rowOf(page, path)).toContainText(state);
    await expect(rowOf(page, path)).toContainText(says);
  }
  const rows = section(page).getByRole("list").getByRole("listitem");
  await expect(rows).toHaveCount(CALLS);
  await expect(rows.first()).toContainText("Data lost");
  await expect(rows.last()).toContainText("OK");
  await expect(section(page)).toContainText(/Data lost: 11; changed, nothing lost: \d+; /);
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0);

  await section(page).getByRole("button", { name: "Copy report" }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(clipboard).toContain(`Game responses, ${CALLS} checked`);
  const report = await clipboard();
  for (const { says } of CHANGED_RESPONSES) expect(report).toContain(says);
  expect(report).not.toMatch(
    new RegExp(`${KEY}|alpha_one|Sabotaged|Torn</title>|3000001|bravo`, "i"),
  );
});
