import { errorCode, expect, test } from "./test";

test("the dashboard shows the account's name, bars and cooldowns, and the faction", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("region", { name: "Account" })).toContainText("player [3000001]");
  const vitals = page.getByRole("region", { name: "Bars and cooldowns" });
  for (const name of ["Energy", "Nerve", "Happy", "Life"]) {
    await expect(vitals.getByRole("meter", { name })).toBeVisible();
  }
  for (const name of ["Drug", "Booster", "Medical"]) {
    await expect(vitals.getByText(`${name} cooldown`)).toBeVisible();
  }
  await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
});

test("what one call does not bring, the others do", async ({ page, game, signIn }) => {
  game.answer("/user/bars", errorCode(17, "Backend error"));
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByRole("main").getByRole("alert")).toContainText("(Backend error)");
  await expect(page.getByRole("region", { name: "Account" })).toBeVisible();
  await expect(page.getByText("Ran by")).toBeVisible();
});
