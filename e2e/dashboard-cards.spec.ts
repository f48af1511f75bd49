import { expect, type Page, test } from "./test";

/** The names of the cards, from the top. */
const cardsOf = (page: Page) =>
  page
    .getByRole("main")
    .getByRole("heading", { level: 2 })
    .filter({
      hasText:
        /^(Checklist|Next 24 hours|Your organised crime|City shop items|Stocks|The Testers|Last 7 days)/,
    })
    .allInnerTexts();

const AT_FIRST = [
  "Checklist",
  "Next 24 hours",
  "Your organised crime",
  "City shop items",
  "Stocks",
  "The Testers [TST]",
  "Last 7 days",
];

test("cards are hidden, and moved by keyboard and by mouse; the arrangement is kept", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect.poll(() => cardsOf(page)).toEqual(AT_FIRST);

  const arrange = page.getByRole("button", { name: "Arrange cards" });
  await arrange.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Arrange cards" });
  await dialog.getByRole("switch", { name: "Show Stocks" }).press("Space");
  const handle = dialog.getByRole("button", { name: "Move City shop items" });
  await handle.press("Space");
  await expect(page.getByText("City shop items is over position 4 of 7.")).toBeAttached();
  // The next key is handled only after the page's clock has advanced.
  await page.clock.runFor(1);
  await page.keyboard.press("ArrowUp");
  await expect(page.getByText("City shop items is over position 3 of 7.")).toBeAttached();
  await page.keyboard.press("Space");
  await expect(page.getByText("City shop items is now at position 3 of 7.")).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(arrange).toBeFocused();
  const arranged = [
    "Checklist",
    "Next 24 hours",
    "City shop items",
    "Your organised crime",
    "The Testers [TST]",
    "Last 7 days",
  ];
  await expect.poll(() => cardsOf(page)).toEqual(arranged);
  await expect(page.getByText("1 card is hidden.")).toBeVisible();

  await test.step("it is the same after a reload", async () => {
    await page.reload();
    await expect.poll(() => cardsOf(page)).toEqual(arranged);
  });
  await test.step("and goes back to what it was at first", async () => {
    await arrange.click();
    await dialog.getByRole("button", { name: "Reset" }).click();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.poll(() => cardsOf(page)).toEqual(AT_FIRST);
  });
  await test.step("a card is moved by mouse", async () => {
    await arrange.click();
    const from = await dialog.getByRole("button", { name: "Move Faction" }).boundingBox();
    const to = await dialog.getByRole("button", { name: "Move Next 24 hours" }).boundingBox();
    if (!from || !to) throw new Error("A handle is not on the screen.");
    await page.mouse.move(from.x + 10, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(to.x + 10, to.y + 14, { steps: 10 });
    await expect(page.getByText("Faction is over position 2 of 7.")).toBeAttached();
    await page.mouse.up();
    await page.keyboard.press("Escape");
    await expect
      .poll(() => cardsOf(page))
      .toEqual([
        "Checklist",
        "The Testers [TST]",
        "Next 24 hours",
        "Your organised crime",
        "City shop items",
        "Stocks",
        "Last 7 days",
      ]);
  });
});

test.describe("on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a card is moved by touch", async ({ page, signIn }) => {
    await signIn();
    await page.goto("/app/dashboard");
    await expect.poll(() => cardsOf(page)).toEqual(AT_FIRST);
    await page.getByRole("button", { name: "Arrange cards" }).click();
    const dialog = page.getByRole("dialog", { name: "Arrange cards" });
    const from = await dialog.getByRole("button", { name: "Move Checklist" }).boundingBox();
    const to = await dialog.getByRole("button", { name: "Move City shop items" }).boundingBox();
    if (!from || !to) throw new Error("A handle is not on the screen.");
    const touch = await page.context().newCDPSession(page);
    const x = from.x + 20;
    const point = (y: number) => ({ touchPoints: [{ x, y }] });
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", ...point(from.y + 20) });
    for (let step = 1; step <= 10; step += 1) {
      const y = from.y + 20 + ((to.y - from.y) * step) / 10;
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", ...point(y) });
    }
    await expect(page.getByText("Checklist is over position 4 of 7.")).toBeAttached();
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(() => cardsOf(page))
      .toEqual([
        "Next 24 hours",
        "Your organised crime",
        "City shop items",
        "Checklist",
        "Stocks",
        "The Testers [TST]",
        "Last 7 days",
      ]);
  });
});
