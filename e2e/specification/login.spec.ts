import { ALL_SELECTIONS } from "../../content/app-pages";
import { contact } from "../../content/site";
import { newKeyUrl } from "../../lib/api/transport/access";
import {
  errorCode,
  expect,
  held,
  httpStatus,
  KEY,
  noConnection,
  neverResponds,
  untilHydrated,
  test,
} from "../test";

test.describe("with the page open", () => {
  test.beforeEach(async ({ page }) => {
    await page.goto("/login");
  });

  test("the page says which key it needs, and what becomes of it", async ({ page }) => {
    const main = page.getByRole("main");
    await test.step("a password-type API key field and a Login button", async () => {
      await expect(page.getByLabel("API key")).toHaveAttribute("type", "password");
      await expect(page.getByRole("button", { name: "Login" })).toBeEnabled();
    });

    await test.step("a Get API key link to the game’s preferences page", async () => {
      await expect(page.getByRole("link", { name: "Get API key" })).toHaveAttribute(
        "href",
        "https://www.torn.com/preferences.php#tab=api",
      );
    });

    await test.step("a notice that a Full Access key is required and that data is stored locally", async () => {
      const notice = page.getByText("A Full Access key is required.");
      await expect(notice).toBeVisible();
      await expect(notice).toContainText("stored locally");
      await expect(notice).toContainText("only a Full Access or custom key can load it");
    });

    await test.step("which selections a custom key needs, and the game's page that creates it", async () => {
      await page.getByText("Or use a custom key").click();
      for (const section of ALL_SELECTIONS) await expect(page.getByText(section)).toBeVisible();
      await expect(page.getByRole("link", { name: "Create a custom key" })).toHaveAttribute(
        "href",
        newKeyUrl("Almanac"),
      );
    });

    await test.step("the five-column table of key use", async () => {
      const table = page.getByRole("table", { name: "How your API key is used" });
      await expect(table.getByRole("columnheader")).toHaveText([
        "Data Storage",
        "Data Sharing",
        "Purpose of Use",
        "Key Storage & Sharing",
        "Key Access Level",
      ]);
      await expect(table.getByRole("cell", { name: "Full Access" })).toBeVisible();
    });

    await test.step("links to /terms (Terms of Service) and a contact link", async () => {
      await expect(main.getByRole("link", { name: "Contact" })).toHaveAttribute(
        "href",
        contact.profileUrl,
      );
      await main.getByRole("link", { name: "Terms of Service" }).click();
      await expect(page).toHaveURL("/terms");
    });
  });

  test("a key must be given, and is checked", async ({ page, game }) => {
    const field = page.getByLabel("API key");
    const login = page.getByRole("button", { name: "Login" });
    for (const typed of ["", "   "]) {
      await test.step(`the key ${JSON.stringify(typed)} is 'API key is required', and no call`, async () => {
        await field.fill(typed);
        await login.click();
        await expect(page.getByRole("main").getByRole("alert")).toHaveText("API key is required");
        expect(game.calls).toEqual([]);
      });

      await test.step("any error clears on typing", async () => {
        await field.pressSequentially("A");
        await expect(page.getByText("API key is required")).toBeHidden();
      });
    }

    await test.step("the label shows Validating... while checking", async () => {
      game.answer("/user", neverResponds);
      await field.fill(KEY);
      await login.click();
      await expect(page.getByRole("button", { name: "Validating..." })).toBeDisabled();
    });
  });

  test("validation calls user with selections=log, and success saves the key and goes to /app", async ({
    page,
    game,
  }) => {
    await page.getByLabel("API key").fill(`  ${KEY}\t`);
    await page.getByLabel("API key").press("Enter");
    await expect(page).toHaveURL("/app/dashboard");
    await expect(page.getByRole("main")).toBeFocused();
    expect(game.calls[0]).toBe("/user?selections=log&comment=Almanac");
    await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBe(KEY);
    expect([...game.keys]).toEqual([`ApiKey ${KEY}`]);
  });

  test("a refused key is shown with the reason", async ({ page, game }) => {
    const field = page.getByLabel("API key");
    const alert = page.getByRole("main").getByRole("alert");

    await test.step("an API error is '[API Error Code: {code}] {message}', and the key is not stored", async () => {
      game.answer("/user", errorCode(2, "Incorrect key"));
      await field.fill(KEY);
      await page.getByRole("button", { name: "Login" }).click();
      await expect(alert).toHaveText("[API Error Code: 2] Incorrect key");
      await expect.poll(() => page.evaluate(() => localStorage.getItem("apiKey"))).toBeNull();
      await expect(field).toHaveValue(KEY);
    });

    for (const [what, answer, message] of [
      [
        "a key below Full Access: the error says so",
        errorCode(16, "Access level of this key is not high enough"),
        "[API Error Code: 16] Access level of this key is not high enough",
      ],
      [
        "other failures show the error message: status 500",
        httpStatus(500),
        "Internal Server Error",
      ],
      [
        "other failures show the error message: no connection",
        noConnection,
        "user could not be reached",
      ],
      ["other failures show the error message: no JSON", "<html>", "user didn’t return JSON"],
    ] as const) {
      await test.step(what, async () => {
        game.answer("/user", answer);
        await field.fill(`${KEY}${message.length}`);
        await page.getByRole("button", { name: "Login" }).click();
        await expect(alert).toHaveText(message);
      });
    }
  });
});

test("if a key is already stored, the user is redirected to /app/", async ({ page, signIn }) => {
  await signIn();
  await page.goto("/login");
  await expect(page).toHaveURL("/app/dashboard");
});

test("a key typed before the scripts have come is read all the same", async ({ page }) => {
  const scripts = held();
  await page.route("**/_next/**/*.js", async (route) => {
    await scripts.coming;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await page.getByLabel("API key").fill(KEY);
  scripts.release();
  await untilHydrated(page);
  await page.getByRole("button", { name: "Login" }).click();
  await expect(page).toHaveURL("/app/dashboard");
});

test("the Login button stays under a finger when the scripts tell why the key was deleted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem("keyRejection", "[API Error Code: 2] Incorrect key");
  });
  const scripts = held();
  await page.route("**/_next/**/*.js", async (route) => {
    await scripts.coming;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const login = page.getByRole("button", { name: "Login" });
  const before = await login.boundingBox();
  scripts.release();
  await expect(
    page.getByText("The game rejected your API key: [API Error Code: 2] Incorrect key."),
  ).toBeVisible();
  await expect.poll(() => login.boundingBox()).toEqual(before);
});
