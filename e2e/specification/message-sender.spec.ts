import { NOW } from "../../lib/api/testing/answers";
import { entries, field, list, PATH, progress, send, write } from "../message-sender-page";
import { expect, test } from "../test";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("two fields, a progress indicator, an activity log of 200 px and a recipients list of 400 px, labelled a simulation, and no call", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await expect(page.getByRole("heading", { level: 1, name: "Message Sender" })).toBeVisible();
  await expect(page).toHaveTitle(/Message Sender/);
  await expect(
    page.getByText(
      "This is a simulation: the game’s API cannot send messages, so nothing is sent.",
    ),
  ).toBeVisible();
  for (const name of ["Recipients", "Message"] as const) {
    await expect(field(page, name)).toHaveJSProperty("tagName", "TEXTAREA");
  }
  await expect(progress(page)).toHaveAttribute("value", "0");
  await expect(page.getByText("0%")).toBeVisible();

  await write(page, Array.from({ length: 40 }, (_, i) => `Player-${i} [${i + 1}]`).join("\n"));
  await expect(list(page).getByRole("listitem")).toHaveCount(40);
  await expect.poll(async () => (await list(page).boundingBox())?.height).toBe(400);
  const log = page.getByRole("log", { name: "Activity log" });
  // Empty, it takes the room of its words.
  await expect.poll(async () => (await log.boundingBox())?.height).toBeLessThan(150);
  await write(page, "Alpha [3000001]", "Hello");
  await send(page).click();
  await expect(entries(page)).toHaveCount(1);
  await expect.poll(async () => (await log.boundingBox())?.height).toBe(200);
  expect(game.calls).toEqual([]);
});

test("its flag keeps it out of the sidebar", async ({ page }) => {
  await page.goto(PATH);
  await expect(page.getByRole("link", { name: "Item Shop Profitability" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Message Sender" })).toHaveCount(0);
});

test("Send is disabled while the recipients or the message is blank", async ({ page }) => {
  await page.goto(PATH);
  await expect(send(page)).toBeDisabled();
  for (const [recipients, message, can] of [
    ["Alpha", "", false],
    ["Alpha", " \n ", false],
    ["", "Hello", false],
    [" \n\t\n ", "Hello", false],
    ["Alpha", "Hello", true],
  ] as const) {
    await write(page, recipients, message);
    await expect(send(page)).toBeEnabled({ enabled: can });
  }
});

test("recipients are split by line and trimmed, and blanks are dropped", async ({ page }) => {
  await page.goto(PATH);
  await write(page, "\n  Alpha [3000001]  \n\n \t \nBravo\n");
  await expect(page.getByText("2 recipients")).toBeVisible();
  await expect(list(page).getByRole("listitem").getByRole("paragraph").first()).toHaveText(
    "Alpha [3000001]",
  );
  await expect(list(page).getByRole("listitem")).toHaveText([/^Alpha \[3000001\]/, /^Bravo/]);
});

test("one message every 10 seconds: each entry goes from pending to sent, the percentage is the share processed, and at the last one sending ends", async ({
  page,
  game,
}) => {
  await page.goto(PATH);
  await write(page, "Alpha [3000001]\nBravo\n3000003", "Hello {name}");
  await page.clock.pauseAt(NOW + 3_600_000);

  await send(page).click();
  await expect(entries(page)).toHaveText([
    /^13:00:00\s*Bravo\s*Pending$/,
    /^13:00:00\s*Alpha \[3000001\]\s*Sent \(simulated\)$/,
  ]);
  await expect(page.getByText("33%, 1 of 3 processed")).toBeVisible();
  await expect(progress(page)).toHaveAttribute("value", "1");
  await expect(progress(page)).toHaveAttribute("max", "3");
  await expect(send(page)).toBeDisabled();

  await page.clock.runFor(9_999);
  await expect(entries(page).first()).toHaveText(/Bravo\s*Pending$/);
  await page.clock.runFor(1);
  await expect(entries(page)).toHaveText([
    /3000003\s*Pending$/,
    /^13:00:10\s*Bravo\s*Sent \(simulated\)$/,
    /Alpha/,
  ]);
  await expect(page.getByText("67%, 2 of 3 processed")).toBeVisible();
  await expect(send(page)).toBeDisabled();

  await page.clock.runFor(10_000);
  await expect(page.getByText("100%, 3 of 3 processed")).toBeVisible();
  await expect(entries(page)).toHaveText([/^13:00:20\s*3000003\s*Sent/, /Bravo/, /Alpha/]);
  await expect(send(page)).toBeEnabled();
  await expect(page.getByRole("button", { name: "Pause" })).toBeDisabled();
  expect(game.calls).toEqual([]);
});

test("Pause aborts the wait and says so; Resume continues from the current recipient", async ({
  page,
}) => {
  await page.goto(PATH);
  const paused = page.getByText("Message sending is paused. Click the resume button to continue.", {
    exact: true,
  });
  await write(page, "Alpha\nBravo\nCharlie", "Hello");
  await page.clock.pauseAt(NOW + 3_600_000);
  await send(page).click();
  await expect(page.getByText("1 of 3 processed")).toBeVisible();
  await expect(paused).toBeHidden();

  await page.getByRole("button", { name: "Pause" }).click();
  await expect(paused).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(entries(page)).toHaveText([/Bravo\s*Pending$/, /Alpha\s*Sent/]);

  await page.getByRole("button", { name: "Resume" }).click();
  await expect(paused).toBeHidden();
  await expect(entries(page)).toHaveText([/Charlie\s*Pending$/, /Bravo\s*Sent/, /Alpha\s*Sent/]);
  await page.clock.runFor(10_000);
  await expect(page.getByText("100%, 3 of 3 processed")).toBeVisible();
});

test("a failure shows 'Failed to send', and the others go on", async ({ page }) => {
  await page.goto(PATH);
  await write(page, "Alpha\nno such player\nBravo", "Hello");
  await page.clock.pauseAt(NOW + 3_600_000);
  await send(page).click();
  await expect(page.getByText("1 of 3 processed")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(entries(page).nth(1)).toHaveText(/no such player\s*Failed to send$/);
  await expect(list(page).getByText("Failed to send", { exact: true })).toBeVisible();
  await expect(page.getByText("67%, 2 of 3 processed")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(entries(page)).toHaveText([/Bravo\s*Sent/, /Failed to send$/, /Alpha\s*Sent/]);
});
