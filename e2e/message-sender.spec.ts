import { NOW } from "../lib/api/testing/answers";
import { field, list, PATH, send, write } from "./message-sender-page";
import { expect, KEY, test } from "./test";

const COMPOSER = "https://www.torn.com/messages.php#/p=compose&XID=";

test.beforeEach(async ({ signIn }) => {
  await signIn();
});

test("a message is copied for the game’s composer, sent by the keyboard alone, and kept over a reload without the key", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await context.route("https://www.torn.com/**", (route) => route.fulfill({ body: "The game" }));
  await page.goto(PATH);

  await test.step("the link of a recipient with an id copies the message, name filled in, and opens the composer", async () => {
    await write(page, "Alpha [3000001]\nBravo", "Hi {name},\nhello!");
    const copied = () => page.evaluate(() => navigator.clipboard.readText());

    const link = list(page).getByRole("link", {
      name: "Copy and open composer for Alpha [3000001]",
    });
    await expect(link).toHaveAttribute("href", `${COMPOSER}3000001`);
    await expect(link).toHaveAttribute("target", "_blank");
    const opened = page.waitForEvent("popup");
    await link.click();
    const form = await opened;
    expect(form.url()).toBe(`${COMPOSER}3000001`);
    await form.close();
    await expect(list(page).getByRole("listitem").first()).toContainText("Opened");
    await expect(page.getByText("The message to Alpha [3000001]")).toBeVisible();
    await expect.poll(copied).toMatch(/^Hi Alpha,\r?\nhello!$/);
  });

  await write(page, "");
  await field(page, "Recipients").focus();
  await page.keyboard.type("Alpha\nBravo");
  await page.keyboard.press("Tab");
  await expect(field(page, "Message")).toBeFocused();
  await page.keyboard.type("Hello {name}");
  await page.clock.pauseAt(NOW + 3_600_000);
  await page.keyboard.press("Tab");
  await expect(list(page).getByRole("group", { name: "All recipients" })).toBeFocused();
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
  expect(JSON.parse(kept ?? "null")).toMatchObject({
    recipients: "Alpha\nBravo",
    message: "Hello {name}",
  });
  expect(kept).not.toContain(KEY);
});

test("on a phone it has one column, targets big enough for a finger, and no sideways scrolling", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(PATH);
  await write(page, Array.from({ length: 40 }, (_, i) => `Player-${i} [${i + 1}]`).join("\n"));
  await expect.poll(async () => (await list(page).boundingBox())?.height).toBe(400);
  const log = page.getByRole("log", { name: "Activity log" });
  // Until a message is sent, it would be empty.
  await expect(log).toBeHidden();
  await write(page, `${"x".repeat(30)} [3000001]\n${"no player ".repeat(12)}`, "Hello {name}");
  // The second message waits for as long as this test looks.
  await page.clock.pauseAt(NOW + 3_600_000);
  await send(page).click();
  await expect(page.getByText("1 of 2 processed")).toBeVisible();
  await expect.poll(async () => (await log.boundingBox())?.height).toBe(200);
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
