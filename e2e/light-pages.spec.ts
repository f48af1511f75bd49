import { pages } from "../content/pages";
import { NOW } from "../lib/api/testing/answers";
import { expect, test } from "./test";

const PUBLIC = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => !path.startsWith("/app"));

/** Compares the look of each element with that of the last call: a line for each change. The looks are kept in the page. */
const changedLooks = () => {
  const kept = globalThis as unknown as { looks?: string[][] };
  // Elements with the same marks in the same place are under the same rules: the first of them stands for all.
  const OWN = ["href", "src", "srcset", "id", "datetime", "aria-label", "alt", "d"];
  const places = new Map<Element | null, string>();
  const known = new Set<string>();
  const isFirstOfKind = (element: Element) => {
    const marks = [...element.attributes].filter(({ name }) => !OWN.includes(name));
    const end = [element.previousElementSibling, element.nextElementSibling].indexOf(null);
    const own = marks.map(({ name, value }) => `${name}=${value}`).join(" ");
    const index = `${places.get(element.parentElement) ?? ""} > ${element.tagName} ${own} ${end}`;
    places.set(element, index);
    return known.size < known.add(index).size;
  };
  const elements = [...document.querySelectorAll("body, body *:not(script)")].filter(isFirstOfKind);
  const looks = elements.flatMap((element) =>
    [undefined, "::before", "::after"].map((part) => {
      const style = getComputedStyle(element, part);
      if (part !== undefined && style.content === "none") return [];
      return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`);
    }),
  );
  const before = kept.looks ?? looks;
  kept.looks = looks;
  return looks.flatMap((look, at) => {
    const was = before[at] ?? [];
    const whose = elements[Math.floor(at / 3)]?.outerHTML.slice(0, 80) ?? "";
    if (look.length !== was.length) return [`${whose} has another part`];
    return look.filter((line, i) => line !== was[i]).map((line) => `${whose} ${line}`);
  });
};

/** For which media the sheet counts; whether it and all faces are there. No timer runs in a page without scripts. */
const apply = (media: string) => {
  const link = document.querySelector<HTMLLinkElement>('link[rel="stylesheet"]');
  if (link === null) return "no sheet";
  if (link.media !== media) link.media = media;
  document.body.getBoundingClientRect();
  return link.sheet === null ? "loading" : document.fonts.status;
};

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of PUBLIC) {
    const tag = path === pages.landing.path || path === pages.changes.path ? [] : "@long";
    const title = `${path} looks by the rules in its HTML as it does by the whole sheet`;
    test(title, { tag }, async ({ page }) => {
      test.slow();
      for (const { width, theme } of [
        { width: 360, theme: "dark" },
        { width: 1280, theme: "light" },
      ]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(path);
        // The theme's script sets it before the first paint.
        await page.locator("html").evaluate((html, name) => {
          html.classList.add(name);
        }, theme);
        await expect.poll(() => page.evaluate(apply, "print")).toBe("loaded");
        // Each compares with the one before, so neither is tried again.
        const atFirst = await page.evaluate(changedLooks);
        expect(atFirst).toEqual([]);
        await expect.poll(() => page.evaluate(apply, "all")).toBe("loaded");
        const withSheet = await page.evaluate(changedLooks);
        expect(withSheet.slice(0, 10)).toEqual([]);
      }
    });
  }
});

test("a public page is painted before its scripts load, and then takes the whole style sheet", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // The page gets no animation frame until the test lets the clock go on.
  await page.clock.pauseAt(NOW + 1_000);
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(scripts).toEqual([]);
  await page.clock.runFor(100);
  await expect.poll(() => scripts.length).toBeGreaterThan(5);
  await page.clock.resume();

  const media = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href !== null)
      .map((sheet) => sheet.media.mediaText),
  );
  expect(media).toEqual(["all"]);
});
