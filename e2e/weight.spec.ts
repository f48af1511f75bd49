import { pages } from "../content/navigation";
import { budgetFor, gzipSize } from "../scripts/weight.mjs";
import { expect, test } from "./test";

for (const { path } of Object.values(pages)) {
  test(`the JavaScript that ${path} loads until its data shows keeps to its budget`, async ({
    page,
    signIn,
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
