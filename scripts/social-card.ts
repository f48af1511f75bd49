import { readFileSync } from "node:fs";

import { SOCIAL_SIZE } from "../lib/site/metadata";

/** The site's fonts, as app/layout.tsx loads them. */
const FACES = {
  besley: "@fontsource/besley/files/besley-latin-500-normal.woff2",
  archivo: "@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2",
};

const base64 = (file: string) => readFileSync(`node_modules/${file}`).toString("base64");

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** The page that is captured as a link preview: the site's name, the linked page's title, and a screenshot of the site. */
export function socialCard({
  name,
  label,
  title,
  description,
  screen,
}: {
  name: string;
  label: string;
  title: string;
  description: string;
  /** A WebP picture, base64. */
  screen: string;
}): string {
  const logo = readFileSync("app/icon.svg", "utf8").replace(/<style>.*<\/style>/, "");
  const fonts = Object.entries(FACES)
    .map(
      ([family, file]) =>
        `@font-face { font-family: ${family}; font-weight: 100 900; src: url(data:font/woff2;base64,${base64(file)}); }`,
    )
    .join("\n");
  return `<!doctype html><meta charset="utf-8">
<style>
${fonts}
${readFileSync("app/tokens.css", "utf8")}
* { box-sizing: border-box; margin: 0; }
body { width: ${SOCIAL_SIZE.width}px; height: ${SOCIAL_SIZE.height}px; overflow: hidden; position: relative;
  padding: 56px 64px; background: var(--background); color: var(--foreground); font: 400 27px/40px archivo; }
header { display: flex; align-items: center; gap: 16px; width: 620px; padding-bottom: 20px; }
svg { width: 48px; height: 48px; color: var(--primary); }
b { font: 500 36px/1 besley; }
small { padding-left: 16px; border-left: 2px solid var(--border); color: var(--muted-foreground); font-size: 24px; }
hr { width: 620px; height: 9px; border: solid var(--rule); border-width: 4px 0 2px; }
h1 { width: 620px; margin-top: 44px; font: 500 68px/74px besley; letter-spacing: -0.028em; text-wrap: balance; }
p { width: 600px; margin-top: 24px; color: var(--muted-foreground); }
img { position: absolute; top: 56px; right: 64px; width: 380px; border: 2px solid var(--rule); }
</style>
<header>${logo}<b>${escaped(name)}</b><small>${escaped(label)}</small></header>
<hr>
<h1>${escaped(title)}</h1>
<p>${escaped(description)}</p>
<img alt="" src="data:image/webp;base64,${screen}">`;
}
