import { NOW } from "../lib/api/testing/answers";
import { entries, field, list, PATH, send, write } from "./message-sender-page";
import { expect, KEY, type Page, test } from "./test";

const COMPOSER = "https://www.torn.com/messages.php#/p=compose&XID=";

const composer = (page: Page, text: string, name = "Copy and open composer") =>
  list(page).getByRole("link", { name: `${name} for ${text}`, exact: true });

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a recipient with an id has a link that copies the message, name filled in, and opens the game’s composer", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.torn.com/**", (route) => route.fulfill({ body: "The game" }));
  await page.goto(PATH);
  await write(page, "Alpha [3000001]\nBravo\n3000003\nno such player\nalpha", "Hi {name},\nhello!");
  const row = (i: number) => list(page).getByRole("listitem").nth(i);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step("by name and id", async () => {
    const link = composer(page, "Alpha [3000001]");
    await expect(link).toHaveAttribute("href", `${COMPOSER}3000001`);
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(row(0)).not.toContainText("Opened");
    const opened = page.waitForEvent("popup");
    await link.click();
    const form = await opened;
    expect(form.url()).toBe(`${COMPOSER}3000001`);
    await form.close();
    await expect(row(0)).toContainText("Opened");
    await expect(page.getByText("The message to Alpha [3000001]")).toBeVisible();
    await expect.poll(copied).toMatch(/^Hi Alpha,\r?\nhello!$/);
  });

  await test.step("by id alone: the id stands for the name, and the list says so", async () => {
    await expect(row(2)).toContainText("{name} becomes 3000003.");
    const opened = page.waitForEvent("popup");
    await composer(page, "3000003").click();
    await (await opened).close();
    await expect.poll(copied).toContain("Hi 3000003,");
    await expect(list(page).getByText("Opened")).toHaveCount(2);
  });

  await test.step("by name alone, by nothing that can be a player, and twice", async () => {
    await expect(list(page).getByRole("link")).toHaveCount(2);
    await expect(row(1)).toContainText("Add the id, as in name [id], to open the composer.");
    await expect(row(3)).toContainText("Not a valid player.");
    await expect(row(4)).toContainText("Duplicate: gets the message again.");
  });

  await test.step("without a message there is nothing to copy", async () => {
    await field(page, "Message").fill(" ");
    await expect(composer(page, "3000003", "Open composer")).toBeVisible();
    await expect(row(2)).not.toContainText("becomes");
  });
});

test("says when the browser refuses to copy, and opens the composer anyway", async ({
  page,
  context,
}) => {
  await context.route("https://www.torn.com/**", (route) => route.fulfill({ body: "The game" }));
  await page.goto(PATH);
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("refused for the test"));
  });
  await write(page, "Alpha [3000001]", "Hello");
  const opened = page.waitForEvent("popup");
  await composer(page, "Alpha [3000001]").click();
  await (await opened).close();
  await expect(page.getByText("Couldn’t copy")).toBeVisible();
  await expect(page.getByText("Copy it yourself from the Message field.")).toBeVisible();
});

test("what stops a sending, and what does not", async ({ page }) => {
  await page.goto(PATH);
  await write(page, "Alpha\nBravo\nCharlie\nDelta", "Hello");
  await page.clock.pauseAt(NOW + 3_600_000);
  const pause = page.getByRole("button", { name: "Pause" });
  const resume = page.getByRole("button", { name: "Resume" });

  await test.step("a short pause does not shorten the 10 seconds", async () => {
    await send(page).click();
    await expect(page.getByText("1 of 4 processed")).toBeVisible();
    await page.clock.runFor(4_000);
    await expect(page.getByText("Next message in 6 s")).toBeVisible();
    await pause.click();
    await expect(page.getByText("Next message")).toBeHidden();
    await page.clock.runFor(1_000);
    await resume.click();
    await page.clock.runFor(4_000);
    await expect(page.getByText("Next message in 1 s")).toBeVisible();
    await expect(entries(page)).toHaveCount(2);
    await page.clock.runFor(1_000);
    await expect(page.getByText("2 of 4 processed")).toBeVisible();
  });

  await test.step("a message that is being sent can’t be changed", async () => {
    for (const name of ["Recipients", "Message"] as const) {
      await expect(field(page, name)).toHaveAttribute("readonly");
    }
  });

  await test.step("a machine that slept for an hour sends one message, not all", async () => {
    await page.clock.fastForward(3_600_000);
    await expect(page.getByText("3 of 4 processed")).toBeVisible();
    await expect(entries(page)).toHaveText([
      /Delta\s*Pending$/,
      /^14:00:\d\d\s*Charlie\s*Sent/,
      /Bravo/,
      /Alpha/,
    ]);
  });

  await test.step("Stop ends it, and what was sent stays in the log", async () => {
    await page.getByRole("button", { name: "Stop" }).click();
    await expect(entries(page)).toHaveText([/Charlie\s*Sent/, /Bravo\s*Sent/, /Alpha\s*Sent/]);
    await page.clock.runFor(60_000);
    await expect(page.getByText("75%, 3 of 4 processed")).toBeVisible();
    await expect(field(page, "Message")).not.toHaveAttribute("readonly");
  });

  await test.step("a recipient’s line that is edited after that counts as not sent", async () => {
    await field(page, "Recipients").fill("Alpha\nBravo-2");
    await expect(list(page).getByRole("listitem")).toHaveText([/^Alpha.*Sent/, /^Bravo-2[^S]*$/]);
  });

  await test.step("Send starts over, and leaving the page stops it", async () => {
    await send(page).click();
    await expect(entries(page)).toHaveText([/Bravo-2\s*Pending$/, /Alpha\s*Sent/]);
    await page.clock.resume();
    await page.getByRole("link", { name: "Items", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Items");
    await page.goBack();
    await expect(field(page, "Message")).toHaveValue("Hello");
    await expect(entries(page)).toHaveCount(0);
    await expect(page.getByText("0%")).toBeVisible();
  });
});

test("by the keyboard alone, and the draft is kept over a reload, without the key", async ({
  page,
}) => {
  await page.goto(PATH);
  await field(page, "Recipients").focus();
  await page.keyboard.type("Alpha\nBravo");
  await page.keyboard.press("Tab");
  await expect(field(page, "Message")).toBeFocused();
  await page.keyboard.type("Hello {name}");
  await page.clock.pauseAt(NOW + 3_600_000);
  await page.keyboard.press("Tab");
  await expect(send(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("1 of 2 processed")).toBeVisible();
  await page.keyboard.press("Tab");
  const pause = page.getByRole("button", { name: "Pause" });
  await expect(pause).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Message sending is paused.")).toBeVisible();
  const resume = page.getByRole("button", { name: "Resume" });
  await expect(resume).toBeFocused();
  await page.keyboard.press("Space");
  await expect(page.getByText("Next message in 10 s")).toBeVisible();
  await page.clock.runFor(10_000);
  await expect(page.getByText("2 of 2 processed")).toBeVisible();

  await page.reload();
  await expect(field(page, "Recipients")).toHaveValue("Alpha\nBravo");
  await expect(field(page, "Message")).toHaveValue("Hello {name}");
  const kept = await page.evaluate(() => localStorage.getItem("messageDraft"));
  expect(kept).toBe(JSON.stringify({ recipients: "Alpha\nBravo", message: "Hello {name}" }));
  expect(kept).not.toContain(KEY);
});

test("on a phone it has one column, targets big enough for a finger, and no sideways scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await write(page, `${"x".repeat(30)} [3000001]\n${"no player ".repeat(12)}`, "Hello {name}");
  // The second message waits for as long as this test looks.
  await page.clock.pauseAt(NOW + 3_600_000);
  await send(page).click();
  await expect(page.getByText("1 of 2 processed")).toBeVisible();
  for (const control of [
    send(page),
    page.getByRole("button", { name: "Pause" }),
    page.getByRole("button", { name: "Stop" }),
    list(page).getByRole("link"),
  ]) {
    await expect.poll(async () => (await control.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
  const message = await field(page, "Message").boundingBox();
  const card = await list(page).boundingBox();
  expect(card?.y).toBeGreaterThan(message?.y ?? Infinity);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  const scroller = list(page).getByRole("group", { name: "All recipients" });
  await expect.poll(() => scroller.evaluate((area) => area.scrollWidth - area.clientWidth)).toBe(0);
});
