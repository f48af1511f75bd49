import { type Browser, expect, type Page, test } from "@playwright/test";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import sharp from "sharp";

import { type Picture, pictures } from "../content/landing";
import { pages } from "../content/pages";
import { site } from "../content/site";
import { SOCIAL_SIZE, socialImage } from "../lib/site/metadata";
import { socialCard } from "./social-card";

/** A fixed time for the sample data, so that a picture changes only when its screen does. */
const NOW = new Date("2026-11-20T10:42:00Z");

/** Today's screens have two device pixels per CSS pixel. */
const DENSITY = 2;

/** The width that the sidebar takes in icon mode. */
const RAIL = 48;

const PAPER = "#f6f8f2";
const MULBERRY = "#812566";

for (const folder of ["pictures", "social", "icons"]) {
  mkdirSync(`public/${folder}`, { recursive: true });
}

const all: readonly Picture[] = Object.values(pictures);

for (const picture of all) {
  for (const theme of ["light", "dark"] as const) {
    test(`${picture.name}, ${theme}`, async ({ browser }) => {
      for (const width of ["wide", "narrow"] as const) {
        const file = `public/pictures/${picture.name}-${width}-${theme}.webp`;
        const cut = picture[width];
        const left = width === "wide" ? RAIL : 0;
        const page = await open(browser, picture.path, theme, cut.width + left);
        const y = await topOf(page, cut.from);
        const image = await page.screenshot({
          fullPage: true,
          clip: { x: left, y, width: cut.width, height: cut.height },
          animations: "disabled",
        });
        await sharp(image).webp({ quality: 80, effort: 6, smartSubsample: true }).toFile(file);
        await page.context().close();
      }
    });
  }
}

/** The page on the sample data, with nothing left to load. */
async function open(browser: Browser, path: string, theme: "light" | "dark", width: number) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    deviceScaleFactor: DENSITY,
    colorScheme: theme,
    reducedMotion: "reduce",
    timezoneId: "UTC",
    locale: "en-GB",
  });
  await context.addCookies([
    { name: "sidebar_state", value: "false", url: "http://localhost:4175" },
  ]);
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  await page.addInitScript((chosen) => {
    localStorage.setItem("theme", chosen);
    sessionStorage.setItem("demo", "on");
  }, theme);
  await page.goto(path, { waitUntil: "networkidle" });
  await expect(page.getByText(/^Loading/)).toHaveCount(0);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  return page;
}

/** The top of the picture, in pixels from the top of the page: at its region, or a little above its heading. */
async function topOf(page: Page, from: string) {
  const heading = page.getByRole("heading", { name: from, exact: true });
  const region = page.getByRole("region", { name: from, exact: true });
  const hasRegion = (await region.count()) > 0;
  const box = await (hasRegion ? region : heading).first().boundingBox();
  if (box === null) throw new Error("What the picture is to begin with is not on the page.");
  return Math.round(box.y) - (hasRegion ? 0 : 12);
}

test("what link previews show of each public page", async ({ page }) => {
  await page.setViewportSize(SOCIAL_SIZE);
  for (const { path, title, description } of Object.values(pages)) {
    if (path.startsWith("/app")) continue;
    const screen = readFileSync(`public/pictures/${pictures.dashboard.name}-narrow-light.webp`);
    await page.setContent(
      socialCard({
        name: site.name,
        label: site.label,
        title: path === "/" ? "What is due today in Torn, on one page." : title,
        description,
        screen: screen.toString("base64"),
      }),
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const image = await page.screenshot();
    await sharp(image)
      .png({ palette: true, effort: 10 })
      .toFile(`public${socialImage(path)}`);
  }
});

const iconMark = () =>
  readFileSync("app/icon.svg", "utf8")
    .replace(/<style>.*<\/style>/, "")
    .replace("<svg ", `<svg color="${MULBERRY}" `);

const drawMark = (size: number) =>
  sharp(Buffer.from(iconMark()), { density: (72 * size) / 24 })
    .resize(size, size)
    .png()
    .toBuffer();

test("the app's icon", async () => {
  for (const { file, size, fills } of [
    { file: "public/icons/icon-192.png", size: 192, fills: 0.8 },
    { file: "public/icons/icon-512.png", size: 512, fills: 0.8 },
    // Some systems cut off up to a fifth on each side.
    { file: "public/icons/maskable-512.png", size: 512, fills: 0.56 },
    { file: "app/apple-icon.png", size: 180, fills: 0.7 },
  ]) {
    const inner = Math.round(size * fills);
    const logo = await drawMark(inner);
    await sharp({ create: { width: size, height: size, channels: 4, background: PAPER } })
      .composite([{ input: logo }])
      .png({ palette: true })
      .toFile(file);
  }
});

test("the icon that browsers ask for where a page names none", async () => {
  const size = 32;
  const png = await drawMark(size);
  // An ICO file: a header, the entry of one picture, and that picture as PNG.
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  writeFileSync("public/favicon.ico", Buffer.concat([head, png]));
});
