import { NOW } from "../lib/api/testing/answers";
import members from "../lib/api/testing/fixtures/faction-members.json" with { type: "json" };
import { ROUNDS, WRONG, WRONG_OF, wrongRound } from "../lib/store/testing/wrong-values";
import { expect, type Page, test } from "./test";

/** The pages that use stored values, and what they show once they work. */
const PAGES: readonly (readonly [
  path: string,
  stands: (page: Page) => ReturnType<Page["getByRole"]>,
])[] = [
  ["/app/dashboard", (page) => page.getByRole("region", { name: "Next 24 hours" })],
  ["/app/faction/members", (page) => page.getByRole("table", { name: "Members" })],
  ["/app/faction/organised-crimes", (page) => page.getByRole("heading", { name: "Needs you" })],
  ["/app/faction/organised-crimes?view=payouts", (page) => page.getByRole("table").first()],
  ["/app/tools/stock-market", (page) => page.getByRole("table", { name: "Stock ROI Analysis" })],
  ["/app/settings", (page) => page.getByRole("table", { name: "Stored data" })],
  ["/app/tools", (page) => page.getByRole("textbox", { name: "Message" })],
];

const keep = (page: Page, kept: Readonly<Record<string, string>>) =>
  page.addInitScript((entries) => {
    // Once per value: what the page does with it is up to the page.
    if (location.protocol === "about:" || sessionStorage.getItem("damaged") !== null) return;
    sessionStorage.setItem("damaged", "yes");
    for (const [key, raw] of entries) localStorage.setItem(key, raw);
  }, Object.entries(kept));

async function expectAllPages(page: Page) {
  for (const [path, stands] of PAGES) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(stands(page)).toBeVisible();
      await expect(page.getByRole("button", { name: "Copy Error Details" })).toBeHidden();
    });
  }
}

for (const n of ROUNDS) {
  const title = `absurd values in the form of what is kept break no page (${n + 1})`;
  test(title, { tag: n === 0 ? [] : "@long" }, async ({ page, signIn }) => {
    test.slow();
    await signIn();
    await keep(page, wrongRound(n));
    await expectAllPages(page);
  });
}

test("values of the wrong type break no page, and an unknown theme is the system's", async ({
  page,
  signIn,
}) => {
  test.slow();
  await signIn();
  const depth = WRONG["lists in depth"] ?? "";
  const keys = Object.keys(WRONG_OF).filter((key) => key !== "apiKey");
  await keep(page, { ...Object.fromEntries(keys.map((key) => [key, depth])), theme: "a b" });
  await expectAllPages(page);
  await expect(page.getByRole("button", { name: "System" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("a stored visit with a time far in the future isn't taken for this one", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto("/app/faction/members");
  await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem("memberVisits") ?? "");
  await expect.poll(kept).toContain("Alpha");
  for (const atMs of ["1e300", "-1e300", String(NOW + 70 * 365 * 86_400_000)]) {
    await page.evaluate((time) => {
      const visits = localStorage.getItem("memberVisits") ?? "";
      localStorage.setItem(
        "memberVisits",
        visits.replaceAll(/"(atMs|lastActionAtMs)":[^,}]+/g, `"$1":${time}`),
      );
    }, atMs);
    await page.reload();
    await expect(page.getByRole("table", { name: "Members" })).toContainText(
      members.members[0]?.name ?? "",
    );
    await expect.poll(kept).toContain(`"atMs":${String(NOW).slice(0, 5)}`);
  }
});

test("a browser that refuses cookies shows every page, and the sidebar still narrows", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException("The document is sandboxed.", "SecurityError");
    };
    Object.defineProperty(Document.prototype, "cookie", { get: refuse, set: refuse });
  });
  await page.goto("/app/torn/items");
  await expect(page.getByRole("list", { name: "Items" })).toBeVisible();
  const narrowed = page.locator("html[data-sidebar=icon]");
  await expect(narrowed).toHaveCount(0);
  await page.keyboard.press("Control+b");
  await expect(narrowed).toHaveCount(1);
  await page.keyboard.press("Control+b");
  await expect(narrowed).toHaveCount(0);
});

test("a browser that refuses storage shows the login, and lets a player in for as long as the page is open", async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
    }
  });
  await page.goto("/app/faction/members");
  await page.getByLabel("API Key").fill("AbCd1234EfGh5678");
  await page.getByRole("button", { name: /log in|login/i }).click();
  await expect(page.getByRole("table", { name: "Members" })).toBeVisible();
});
