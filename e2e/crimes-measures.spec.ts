import { expect, test } from "./test";

test("a crime in need takes little room, and the first begins high, on a phone and on a wide page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.protocol !== "about:") sessionStorage.setItem("demo", "on");
  });
  for (const [width, height, row, first] of [
    // 143, or more where the text of a problem takes two lines.
    [360, 740, 163, 286],
    [1280, 900, 55, 370],
  ] as const) {
    await test.step(`at ${width} px one takes ${row} px at most, the first from ${first} on`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/app/faction/organised-crimes");
      const rows = page.getByRole("list", { name: "Crimes that need you" }).locator("> li");
      await expect(rows.first()).toBeVisible();
      const highest = () =>
        rows.evaluateAll((all) =>
          Math.max(...all.map((each) => each.getBoundingClientRect().height)),
        );
      await expect.poll(highest).toBeLessThanOrEqual(row);
      const top = () =>
        rows.first().evaluate((each) => Math.round(each.getBoundingClientRect().top + scrollY));
      await expect.poll(top).toBeLessThanOrEqual(first);
    });
  }
});
