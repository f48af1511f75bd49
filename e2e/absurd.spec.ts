import { pages } from "../content/pages";
import { absurdAnswers, FIGURES } from "../lib/api/testing/absurd-answers";
import { addresses, isApp } from "./addresses";
import { UNCAUGHT } from "./faults";
import { expect, test } from "./test";

// The dashboard reads most of the single-record answers; in the others each number is absurd in turn.
const cases = addresses
  .filter(isApp)
  .flatMap((address, place) =>
    FIGURES.filter(
      (_, turn) => address === pages.dashboard.path || turn === place % FIGURES.length,
    ).map((figure) => ({ address, ...figure })),
  );

for (const { address, kind, value } of cases) {
  const tag = address === pages.dashboard.path ? [] : "@long";
  test(`${address} bears figures that are ${kind}`, { tag }, async ({ page, game, signIn }) => {
    await signIn();
    for (const [endpoint, answer] of absurdAnswers(value)) game.answer(endpoint, answer);
    await page.goto(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByText(/^Loading/)).toHaveCount(0);
    await expect(main).not.toContainText(UNCAUGHT);
  });
}
