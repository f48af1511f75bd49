import { DIRECTOR, PATH } from "../app/app/user/company/testing/answers";
import { expect, test } from "./test";

test("needs lead into the game, and who is kept in position stays after a reload", async ({
  page,
  game,
  signIn,
}) => {
  for (const [path, answer] of Object.entries(DIRECTOR)) game.answer(path, answer);
  await signIn();
  await page.goto(PATH);
  const needs = page.getByRole("list", { name: "What needs you" });
  await expect(needs.getByRole("link")).toHaveCount(6);
  await expect(needs.getByRole("link", { name: /^Echo inactive/ })).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000005",
  );

  await page.getByRole("link", { name: "Employees", exact: true }).click();
  await expect(page).toHaveURL(/view=employees/);
  const best = page.getByRole("region", { name: "Best positions" });
  await expect(best).toContainText("115 points now, 185 with 2 moves, +70.");
  const keep = best.getByRole("button", { name: "Keep Delta as Salesperson" });
  await keep.click();
  await expect(keep).toHaveAttribute("aria-pressed", "true");
  await expect(best).toContainText(", 1 kept.");

  await page.reload();
  await expect(keep).toHaveAttribute("aria-pressed", "true");
  await expect(best).toContainText(", 1 kept.");
  await keep.click();
  await expect(best).toContainText("115 points now, 185 with 2 moves, +70.");
});
