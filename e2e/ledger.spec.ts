import { answerLog, bought, ITEMS, RECORDED, sold } from "../app/app/user/ledger/testing/log";
import type { Call } from "./game";
import { expect, test } from "./test";

const PATH = "/app/user/ledger";
const XANAX = 206;

test("a trip of the log opens on its figures, and Trade has what was bought and sold in Torn", async ({
  page,
  game,
  signIn,
}) => {
  const log = answerLog([...RECORDED, bought(30, 2, 1_600_000), sold(20, 1, 840_000, XANAX)]);
  game.answer("/torn/items", ITEMS);
  game.answer("/user/log", ({ url, fulfill }: Call) => fulfill({ json: log(url) }));
  await signIn();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);

  const trip = page.getByRole("list", { name: "Trips" }).getByRole("listitem").first();
  await expect(trip).toContainText("+$1,535,462");
  await trip.getByRole("button", { name: /UAE/ }).click();
  await expect(trip.getByText("Sold after fees")).toBeVisible();
  await trip.getByRole("button", { name: /^How it’s calculated: the trip to UAE/ }).click();
  await expect(page.getByRole("dialog")).toContainText(/÷ flights\s*6 h 02 min/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.getByRole("link", { name: "Trade", exact: true }).click();
  await expect(page).toHaveURL(/view=trade/);
  const items = page.getByRole("list", { name: "Sold" });
  // $840,000 less one of two that cost $1,600,000.
  await expect(items.getByRole("listitem").filter({ hasText: "Xanax" })).toContainText("+$40,000");
  await page.goBack();
  await expect(trip).toContainText("+$1,535,462");
});
