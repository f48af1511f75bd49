import { expect, test } from "./test";

/** The browser's words for what the test tries. */
const REFUSED = /elsewhere\.example|script-src/;

for (const path of ["/", "/login", "/app/faction/members"]) {
  const tag = path === "/login" ? "@long" : [];
  const title = `${path} talks to nobody but us and the game, and runs no script but ours`;
  test(title, { tag }, async ({ page, signIn, pageErrors, allowLogs }) => {
    // The request would be answered, so only the policy can refuse it.
    const asked: string[] = [];
    await page.route("https://elsewhere.example/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ body: "", headers: { "Access-Control-Allow-Origin": "*" } });
    });
    if (path.startsWith("/app")) await signIn();
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (path.startsWith("/app")) await expect(page.getByRole("table")).toBeVisible();
    expect([...pageErrors], "nothing of ours breaks the policy").toEqual([]);
    allowLogs(REFUSED);

    const outcomes = await page.evaluate(async () => {
      const fetched = await fetch("https://elsewhere.example/").then(
        () => "answered",
        () => "refused",
      );
      const shown = await new Promise((resolve) => {
        const image = new Image();
        image.onload = () => {
          resolve("shown");
        };
        image.onerror = () => {
          resolve("refused");
        };
        image.src = "https://elsewhere.example/pixel.png";
      });
      const script = document.createElement("script");
      script.textContent = "window.injected = true";
      document.head.append(script);
      return { fetched, shown, ran: "injected" in window };
    });
    expect(outcomes).toEqual({ fetched: "refused", shown: "refused", ran: false });
    expect(asked).toEqual([]);

    for (const directive of ["connect-src", "img-src", "script-src"]) {
      await expect.poll(() => pageErrors.join("\n")).toContain(directive);
    }
  });
}
