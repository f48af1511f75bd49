import { appPages, selectionLabels } from "../../content/app-pages";
import { NOW } from "../../lib/api/testing/answers";
import { newKeyUrl } from "../../lib/api/transport/access";
import { errorCode, expect, httpStatus, deferredResponse, test } from "../test";

test("the empty path of /app redirects (replace) to /app/dashboard", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/terms");
  await page.goto("/app");
  await expect(page).toHaveURL("/app/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/terms");
});

test("faction summary: the name with its tag in brackets and 'Ran by [leader id]'", async ({
  openShared,
}) => {
  const page = await openShared("/app/dashboard");
  await expect(page.getByRole("heading", { name: "The Testers [TST]" })).toBeVisible();
  await expect(page.getByText("Ran by [3000001]")).toBeVisible();
  await expect(page.getByText("Ran by").getByRole("link")).toHaveAttribute(
    "href",
    "https://www.torn.com/profiles.php?XID=3000001",
  );
});

test("faction summary: Loading..., then Error on failure", async ({ page, game, signIn }) => {
  await signIn();
  const failure = deferredResponse(httpStatus(500));
  game.answer("/faction/basic", failure.answer);
  await page.goto("/app/dashboard");
  // The summary; the headline, which counts what is left once everything is known; and what is called after the headline.
  await expect(page.getByText("Loading...", { exact: true })).toHaveCount(3);
  failure.release();
  await expect(page.getByRole("alert").getByText("Error", { exact: true })).toBeVisible();
});

test("logout clears the key, goes to /, and reloads", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/app/dashboard");
  await expect(page.getByText("Ran by")).toBeVisible();
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
  });
  await page.getByRole("button", { name: "Logout" }).click();

  await expect(page).toHaveURL("/");
  await expect.poll(() => page.evaluate(() => "sameDocument" in window)).toBe(false);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBeNull();
});

test("theme: light, dark or system, and system at first", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const theme = page.getByRole("group", { name: "Theme" });
  await expect(theme.getByRole("button", { name: "System" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(page.locator("html")).toHaveClass(/dark/);
  await theme.getByRole("button", { name: "Light" }).click();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await page.reload();
  await expect(page.locator("html")).not.toHaveClass(/dark/);
  await theme.getByRole("button", { name: "Dark" }).click();
  await expect(page.locator("html")).toHaveClass(/dark/);
});

for (const theme of ["dark", "light"] as const) {
  test(`the ${theme} theme holds before the first paint`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme === "dark" ? "light" : "dark" });
    await page.addInitScript((chosen) => {
      if (location.protocol !== "about:") localStorage.setItem("theme", chosen);
    }, theme);
    // Without the app's scripts there is only the static HTML.
    await page.route("**/_next/static/**/*.js", (route) =>
      route.fulfill({ contentType: "text/javascript", body: "" }),
    );
    await page.goto("/");
    await expect(page.locator("html")).toHaveClass(new RegExp(`\\b${theme}\\b`));
  });
}

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

test("terms: Terms of Service, last updated 14/08/2025, with a Back button to the root path", async ({
  page,
}) => {
  await page.goto("/terms");
  await expect(page.getByRole("heading", { level: 1, name: "Terms of Service" })).toBeVisible();
  await expect(page.getByText("Last updated 14/08/2025")).toBeVisible();
  await expect(page.getByText("saved in your browser’s local storage")).toBeVisible();
  await expect(page.getByText("The key needs Full Access")).toBeVisible();

  await test.step("the five columns of the game’s rules", async () => {
    const table = page.getByRole("table", { name: "How your API key is used" });
    await expect(table.getByRole("columnheader")).toHaveText([
      "Data Storage",
      "Data Sharing",
      "Purpose of Use",
      "Key Storage & Sharing",
      "Key Access Level",
    ]);
  });

  await test.step("which access each page of the app really uses", async () => {
    const table = page.getByRole("table", { name: "API access each page needs" });
    const rows = Object.values(appPages).map(
      ({ title, access, reads }) =>
        `${title}${access}Or a custom key with: ${selectionLabels(reads).join("; ") || "any selection"}`,
    );
    await expect(table.getByRole("row")).toHaveText(["PageNeedsOr a custom key with", ...rows]);
    await expect(page.getByRole("link", { name: "Create a custom key" })).toHaveAttribute(
      "href",
      newKeyUrl("Almanac"),
    );
  });

  await test.step("whether visits are counted, and how the makers are reached", async () => {
    await expect(page.getByText("This copy of the site doesn’t count visits.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Contact" })).toBeVisible();
  });

  await page.getByRole("link", { name: "Back" }).click();
  await expect(page).toHaveURL("/");
});

test("a player without a faction: the page says so", async ({ page, game, signIn }) => {
  await signIn();
  game.answer("/faction/members", errorCode(7));
  game.answer("/faction/balance", errorCode(7));
  game.answer("/faction/crimes", errorCode(7));
  game.answer("/key/info", {
    info: {
      user: { id: 3000001, faction_id: null, company_id: null },
      access: { level: 4, type: "Full Access" },
    },
  });
  await page.goto("/app/faction/members");
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("You are not in a faction.");
});
