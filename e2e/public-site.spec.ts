import { expect, test } from "@playwright/test";
import { existsSync, readFileSync } from "node:fs";
import sharp from "sharp";

import { appPages } from "../content/app-pages";
import { changelog } from "../content/changelog";
import { pictures } from "../content/landing";
import { pages } from "../content/pages";
import { site } from "../content/site";
import { SOCIAL_SIZE, socialImage } from "../lib/site/metadata";

// Everything here is read from the exported files: no page is opened.

const all = Object.values(pages);
const isPublic = ({ path }: { path: string }) => !path.startsWith("/app");

const read = (file: string) => readFileSync(`out/${file}`, "utf8");
const htmlOf = (path: string) => read(path === "/" ? "index.html" : `${path.slice(1)}.html`);

/** The value of a meta element, as HTML writes it. */
const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");

test("each page has its title, its description, one address of its own and a picture for link previews", () => {
  for (const { path, title, description } of all) {
    const html = htmlOf(path);
    const full = path === "/" ? title : `${title} · ${site.name}`;
    expect(html).toContain(`<title>${full}</title>`);
    expect(metaOf(html, "description")).toBe(escaped(description));
    const canonical = [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)];
    const address = path === "/" ? site.url : site.url + path;
    expect(canonical.map(([, href]) => href)).toEqual([address]);
    expect(metaOf(html, "og:url")).toBe(address);
    expect(metaOf(html, "og:title")).toBe(full);
    expect(metaOf(html, "og:description")).toBe(escaped(description));
    const image = socialImage(isPublic({ path }) ? path : "/");
    expect(metaOf(html, "og:image")).toBe(site.url + image);
    expect(metaOf(html, "og:image:width")).toBe(String(SOCIAL_SIZE.width));
    expect(metaOf(html, "twitter:card")).toBe("summary_large_image");
    expect(existsSync(`out${image}`), path).toBe(true);
  }
});

test("every picture is there in its size", async () => {
  for (const picture of Object.values(pictures)) {
    for (const width of ["wide", "narrow"] as const) {
      for (const theme of ["light", "dark"]) {
        const file = `out/pictures/${picture.name}-${width}-${theme}.webp`;
        const image = await sharp(file).metadata();
        expect([image.width, image.height], file).toEqual([
          2 * picture[width].width,
          2 * picture[width].height,
        ]);
      }
    }
  }
  // Those of link previews have a size that other sites ask for.
  for (const { path } of all.filter(isPublic)) {
    const { width, height } = await sharp(`out${socialImage(path)}`).metadata();
    expect({ width, height }, path).toEqual(SOCIAL_SIZE);
  }
});

test("the landing tells machines what the site is, in a block of data that the policy need not allow", () => {
  const html = htmlOf("/");
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { "@graph": graph } = JSON.parse(text) as { "@graph": Record<string, unknown>[] };
  expect(graph.map((thing) => [thing["@type"], thing.name, thing.url])).toEqual([
    ["WebSite", site.name, `${site.url}/`],
    ["WebApplication", site.name, `${site.url}/`],
  ]);
  // Every hash belongs to a script that runs, which this block isn't.
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1];
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>/g)];
  expect(policy?.match(/'sha256-/g)).toHaveLength(scripts.length);
});

test("robots may read everything, /app too, so that they see its noindex", () => {
  const robots = read("robots.txt");
  expect(robots).toContain("User-Agent: *\nAllow: /\n");
  expect(robots).not.toContain("Disallow");
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`);
});

interface Image {
  src: string;
  sizes: string;
  purpose?: string;
}

test("the site can be kept among a phone’s apps: name, start, and icons of every size", async () => {
  const manifest = JSON.parse(read("manifest.webmanifest")) as {
    name: string;
    start_url: string;
    display: string;
    icons: Image[];
    screenshots: (Image & { form_factor: string })[];
    shortcuts: { name: string; url: string }[];
  };
  expect(manifest).toMatchObject({
    name: site.name,
    start_url: pages.dashboard.path,
    display: "standalone",
  });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    "192x192 any",
    "512x512 any",
    "512x512 maskable",
  ]);
  expect(manifest.screenshots.map((shot) => shot.form_factor)).toEqual(["narrow", "wide"]);
  for (const { src, sizes } of [...manifest.icons, ...manifest.screenshots]) {
    const { width, height } = await sharp(`out${src}`).metadata();
    expect(`${width}x${height}`).toBe(sizes);
  }
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(["Checklist", "Members", "Stock ROI"]);
  for (const { url } of manifest.shortcuts) {
    const [path = "", id] = url.split("#");
    expect(htmlOf(path)).toContain(id === undefined ? "<h1" : ` id="${id}"`);
  }
  const html = htmlOf("/");
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest"');
  const [, apple = ""] = /<link rel="apple-touch-icon" href="([^"?]*)/.exec(html) ?? [];
  const picture = await sharp(`out${apple}`).metadata();
  expect(picture).toMatchObject({ width: 180, height: 180 });
});

test("a newcomer reaches every public page by links from /", () => {
  const html = htmlOf("/");
  for (const { path } of all.filter(isPublic)) expect(html).toContain(`href="${path}"`);
});

test("each public page leads to the others, from its head and from its foot", () => {
  for (const { path } of all.filter(isPublic)) {
    const html = htmlOf(path);
    for (const part of ["header", "footer"]) {
      const [text = ""] = new RegExp(`<${part}\\b.*?</${part}>`, "s").exec(html) ?? [];
      for (const other of ["/changes", "/suggestions", "/bugs", "/terms"]) {
        expect(text, `${part} of ${path}`).toContain(`href="${other}"`);
      }
    }
  }
});

test("feed.xml holds each day, and sitemap.xml each public page with the day of its content", () => {
  const feed = read("feed.xml");
  expect(feed.match(/<entry>/g)).toHaveLength(changelog.length);
  expect(feed).toContain("tag:torn-almanac.example,2025:changes/2025-08-14");

  const sitemap = read("sitemap.xml");
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  expect(paths).toEqual(["/", "/login", "/terms", "/changes", "/suggestions", "/bugs"]);
  const newest = new Date(Math.max(...changelog.map(({ atMs }) => atMs))).toISOString();
  expect(sitemap.replaceAll(/\s/g, "")).toContain(`/changes</loc><lastmod>${newest}`);
  expect(sitemap).toMatch(/\/terms<\/loc>\s*<lastmod>2025-08-14/);
});

test("each page under /app makes its first calls, and no other, from its own HTML", () => {
  for (const { path, preloads } of Object.values(appPages)) {
    const [, calls = "{}"] = /\)\(\{"calls":(\{.*?\}),"options"/s.exec(htmlOf(path)) ?? [];
    expect(new Set(Object.keys(JSON.parse(calls) as object)), path).toEqual(new Set(preloads));
  }
});

test("no page links to a player or a thread that is nobody’s", () => {
  for (const { path } of all) expect(htmlOf(path)).not.toMatch(/href="[^"]*(XID|[?&]t)=0\b/);
});

test("each page begins with its charset and its security policy, before any script", () => {
  for (const { path } of all) {
    const html = htmlOf(path);
    const charset = html.search(/<meta charset="utf-8"\/>/i);
    const policy = html.indexOf('<meta http-equiv="Content-Security-Policy"');
    expect(charset, path).toBeGreaterThan(0);
    expect(charset, path).toBeLessThan(1024);
    expect(policy, path).toBeGreaterThan(charset);
    expect(html.indexOf("<script"), path).toBeGreaterThan(policy);
  }
});

test("pages under /app ask search engines to stay out, public ones do not", () => {
  for (const { path } of all) {
    const asks = htmlOf(path).includes('name="robots" content="noindex"');
    expect(asks, path).toBe(!isPublic({ path }));
  }
});
