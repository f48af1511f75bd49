import { pages } from "../content/navigation";
import { budgetFor, callsBudgetFor, gzipSize } from "../scripts/weight.mjs";
import { expect, test } from "./test";

for (const { path } of Object.values(pages)) {
  test(`what ${path} loads until its data shows keeps to its budget: JavaScript and calls`, async ({
    page,
    signIn,
    game,
  }) => {
    const loaded = new Set<string>();
    page.on("request", (request) => {
      if (request.resourceType() === "script") loaded.add(new URL(request.url()).pathname);
    });
    if (path.startsWith("/app")) await signIn();
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByText("Loading")).toHaveCount(0);

    const bytes = [...loaded].reduce((sum, script) => sum + gzipSize(script), 0);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(budgetFor(path));
    expect(game.calls.length).toBeLessThanOrEqual(callsBudgetFor(path));
    expect(new Set(game.calls).size, "no call is made twice").toBe(game.calls.length);
  });
}

test("a public page loads the scripts that its HTML names, and nothing of /app", async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") loaded.push(new URL(request.url()).pathname);
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const html = await (await page.request.get("/")).text();
  expect(loaded.filter((script) => !html.includes(script))).toEqual([]);
});
