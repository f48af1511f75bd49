import { NOW } from "../lib/api/testing/answers";
import { expect, test } from "./test";

test("theme: light, dark or system, and system at first; the chosen one holds before the first paint", async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const theme = page.getByRole("group", { name: "Theme" });
  await expect(theme.getByRole("button", { name: "System" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("html")).toHaveClass(/dark/);
  await theme.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
  await theme.getByRole("button", { name: "Light" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);

  // Without the app's scripts there is only the static HTML.
  await page.route("**/_next/static/**/*.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: "" }),
  );
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\blight\b/);
  await page.emulateMedia({ colorScheme: "light" });
  await page.evaluate(() => {
    localStorage.setItem("theme", "dark");
  });
  await page.reload();
  await expect(page.locator("html")).toHaveClass(/\bdark\b/);
});

test("toasts: 4000 ms, at most 3 visible, 356px wide, 14px apart, bottom-right", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn();
  await page.goto("/app/faction/members");
  await expect(page.getByRole("table")).toBeVisible();
  // However long the clicks take, the four seconds begin when the test lets them.
  await page.clock.pauseAt(NOW + 60_000);
  const toasts = page.locator("[data-sonner-toast]");
  for (const [before, name] of ["Alpha", "bravo", "Charlie", "Delta"].entries()) {
    await page.getByRole("button", { name: new RegExp(`^${name}.*\\[`) }).click();
    // The first brings the toaster with it.
    const step = before === 0 ? 50 : 10;
    await expect(async () => {
      await page.clock.runFor(step);
      await expect(toasts).toHaveCount(before + 1, { timeout: 100 });
    }).toPass({ intervals: [50] });
  }
  const toaster = page.locator("[data-sonner-toaster]");
  await expect(toaster).toHaveAttribute("data-x-position", "right");
  await expect(toaster).toHaveAttribute("data-y-position", "bottom");
  await expect(toaster).toHaveCSS("--width", "356px");
  await expect(toaster).toHaveCSS("--gap", "14px");
  await expect(page.locator("[data-sonner-toast][data-visible=true]")).toHaveCount(3);
  await page.mouse.move(10, 10);
  await page.clock.runFor(3_500);
  await expect(toasts).toHaveCount(4);
  // The last is over 4.1 seconds after it came, and leaves in a fifth of a second.
  await page.clock.runFor(800);
  await expect(toasts).toHaveCount(0);
});
