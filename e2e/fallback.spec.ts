import { contact } from "../content/site";
import { NOW } from "../lib/api/testing/answers";
import { expect, KEY, test } from "./test";

test.beforeEach(async ({ page, context, signIn, allowLogs }) => {
  allowLogs(/broken for the test/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  // A bug whose message and address both contain the key.
  await page.addInitScript((key) => {
    Math.imul = () => {
      throw new TypeError(`broken for the test by ${key}`);
    };
  }, KEY);
  await page.goto(`/app/faction/members?leak=${KEY}`);
});

test.afterEach(async ({ pageErrors }) => {
  await expect.poll(() => pageErrors.join()).toContain("broken for the test");
});

test("a fault of ours leads to the fallback page", async ({ page }) => {
  await test.step("'Oops! Something went wrong', with the way out around it", async () => {
    await expect(page.getByRole("heading", { name: "Oops! Something went wrong" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Dashboard" })).toBeVisible();
  });

  await test.step("a contact-the-developer button opens the developer’s game profile", async () => {
    await expect(page.getByRole("link", { name: "Contact the developer" })).toHaveAttribute(
      "href",
      contact.profileUrl,
    );
  });

  await test.step("collapsible technical details", async () => {
    const details = page.locator("pre");
    await expect(details).toBeHidden();
    await page.getByText("Technical details").click();
    await expect(details).toBeVisible();
    await expect(details).not.toContainText(KEY);
  });

  await test.step("the details are message, stack, component stack, timestamp, browser and URL, without the key", async () => {
    await page.getByRole("button", { name: "Copy Error Details" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    const details = await page.evaluate(() => navigator.clipboard.readText());
    expect(details).toContain("Message: broken for the test by [API key]");
    expect(details).toMatch(/^Stack: TypeError: broken.*\n\s+at /m);
    expect(details).toMatch(/^Component stack: at /m);
    expect(details).toMatch(/^Timestamp: 2026-11-20T12:00:\d\d\.\d{3}Z$/m);
    expect(details).toMatch(/^Browser: Mozilla/m);
    expect(details).toMatch(/^URL: http.*\/app\/faction\/members\?leak$/m);
    expect(details).not.toContain(KEY);
  });

  await test.step("Copy Error Details: the label shows Copied! for 2 seconds", async () => {
    // Otherwise the duration of the test itself would count.
    await page.clock.pauseAt(NOW + 60_000);
    await expect(page.getByRole("button", { name: "Copy Error Details" })).toBeVisible();
    await page.getByRole("button", { name: "Copy Error Details" }).click();
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    await page.clock.fastForward(1_900);
    await expect(page.getByRole("button", { name: "Copied!" })).toBeVisible();
    await page.clock.fastForward(200);
    await expect(page.getByRole("button", { name: "Copy Error Details" })).toBeVisible();
  });
});
