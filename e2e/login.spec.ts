import { loginPath } from "../lib/site/next-path";
import { expect, held, KEY, logIn, untilHydrated, test } from "./test";

test("before the scripts have come a key can be typed, and the Login button stays under the finger", async ({
  page,
}) => {
  await page.addInitScript(() => {
    if (location.pathname === "/login") {
      localStorage.setItem("keyRejection", "[API Error Code: 2] Incorrect key");
    }
  });
  const scripts = held();
  await page.route("**/_next/**/*.js", async (route) => {
    await scripts.coming;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  const login = page.getByRole("button", { name: "Login" });
  const before = await login.boundingBox();
  await page.getByLabel("API key").fill(KEY);
  scripts.release();
  await expect(
    page.getByText("The game rejected your API key: [API Error Code: 2] Incorrect key."),
  ).toBeVisible();
  await expect.poll(() => login.boundingBox()).toEqual(before);
  await untilHydrated(page);
  await login.click();
  await expect(page).toHaveURL("/app/dashboard");
  await expect(page.getByRole("main")).toBeFocused();
});

test("what is typed and sent before the scripts have come is not lost", async ({ page }) => {
  const next = "/app/faction/members?sort=name.asc";
  const scripts = held();
  await page.route("**/_next/**/*.js", async (route) => {
    await scripts.coming;
    await route.continue();
  });
  await page.goto(loginPath(next), { waitUntil: "commit" });
  await logIn(page);
  scripts.release();
  await expect(page).toHaveURL(next);
  await expect(page.getByRole("columnheader", { name: "Name" })).toContainText("▲");
});
