import { pages } from "../content/pages";
import { expect, test } from "./test";

const PUBLIC = Object.values(pages)
  .map(({ path }) => path)
  .filter((path) => !path.startsWith("/app"));

/** How each element looks, kept in the page; what has changed since the last time, a line each. */
const changedLooks = () => {
  const kept = globalThis as unknown as { looks?: string[][] };
  const elements = [...document.querySelectorAll("body, body *:not(script)")];
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
    test(`${path} looks by the rules in its HTML as it does by the whole sheet`, async ({
      page,
    }) => {
      test.slow();
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        // No face or picture comes later than that: it would change the measures.
        await page.goto(path, { waitUntil: "networkidle" });
        await expect.poll(() => page.evaluate(apply, "print")).toBe("loaded");
        expect(await page.evaluate(changedLooks)).toEqual([]);
        await expect.poll(() => page.evaluate(apply, "all")).toBe("loaded");
        expect((await page.evaluate(changedLooks)).slice(0, 10)).toEqual([]);
      }
    });
  }
});

test("a public page is painted before its scripts are asked for, and then takes the whole sheet", async ({
  page,
}) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const { paints, scripts } = await page.evaluate(async () => {
    // The clock of the tests takes the page's own list of these away.
    const startsOf = (type: string, name: RegExp) =>
      new Promise<number[]>((resolve) => {
        new PerformanceObserver((list) => {
          const entries = list.getEntries().filter((entry) => name.test(entry.name));
          resolve(entries.map(({ startTime }) => startTime));
        }).observe({ type, buffered: true });
      });
    return {
      paints: await startsOf("paint", /^first-paint$/),
      scripts: await startsOf("resource", /\.js$/),
    };
  });
  expect(scripts.length).toBeGreaterThan(5);
  // The screen has it, and says so, some frames after the page is drawn.
  expect(Math.min(...scripts)).toBeGreaterThan(Math.max(...paints) - 100);

  const media = await page.evaluate(() =>
    [...document.styleSheets]
      .filter(({ href }) => href !== null)
      .map((sheet) => sheet.media.mediaText),
  );
  expect(media).toEqual(["all"]);
});
