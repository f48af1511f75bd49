/**
 * Finishes the export: public pages are made light; a page under /app sends away who has no key, and makes its first
 * calls; two pages work without any of the app's code. A static host may not send our headers, so each page carries its
 * content security policy itself, with the hashes of its inline scripts; out/_headers repeats it for hosts that read one.
 * Last of all comes the service worker, which keeps files as they are published.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";

import { bundle, importBundle } from "./bundle.mjs";
import { readEnvFiles } from "./env.mjs";
import { lightPage } from "./light-page.mjs";
import { plainPage } from "./plain-page.mjs";
import { isMain, main, ROOT } from "./run.mjs";
import { COMPILE_HINT } from "./weight-parts.mjs";
import { WORKER_POLICY, writeWorker } from "./write-worker.mjs";

const API = "https://api.torn.com/v2";
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>(.*?)<\/script>/gis;
const DATA_BLOCK = /\stype="application\/(ld\+)?json"/i;
const CHARSET = /<meta charset="utf-8"\s*\/?>/i;
/** Browser features that none of our pages uses. */
const UNUSED_FEATURES = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen"],
  ...["geolocation", "gyroscope", "hid", "magnetometer", "microphone", "midi", "payment"],
  ...["picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "serial", "usb"],
  "xr-spatial-tracking",
];
const OUR_META = /<meta http-equiv="Content-Security-Policy"[^>]*>/g;

/**
 * The policy of one page: it runs its own scripts and talks to the game and, where visits are counted, to whoever
 * counts them, and nothing else.
 * @param {string} html
 * @param {{ api?: string | undefined; analytics?: string | undefined }} [urls]
 */
export function policyFor(html, { api, analytics } = {}) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://www.torn.com",
    "font-src 'self'",
    [
      "connect-src 'self'",
      new URL(api ?? API).origin,
      ...(analytics ? [new URL(analytics).origin] : []),
    ].join(" "),
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join("; ");
}

/**
 * The policy of a page without the app's code: it runs what is in its HTML, and talks to nobody.
 * @param {string} html
 */
export function plainPolicyFor(html) {
  return [
    "default-src 'none'",
    ["script-src", ...hashesOf(html)].join(" "),
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** @param {string} html */
function hashesOf(html) {
  const scripts = [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes]) => !DATA_BLOCK.test(attributes))
    .map(([, , script]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
  return new Set(scripts);
}

/**
 * The page with its policy: after the charset, which browsers look for only in the first 1024 bytes, and
 * before the first script, which would otherwise run without it.
 * @param {string} html
 * @param {string} policy
 */
export function withPolicy(html, policy) {
  const page = html.replace(OUR_META, "");
  const charset = CHARSET.exec(page);
  const end = charset ? charset.index + charset[0].length : -1;
  if (end < 0) throw new Error('has no <meta charset="utf-8"> to put its policy behind');
  if (Buffer.byteLength(page.slice(0, end)) > 1024) {
    throw new Error("has its charset behind the first 1024 bytes");
  }
  const script = page.search(/<script/i);
  if (script >= 0 && script < end) throw new Error("has a script before its charset");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return page.slice(0, end) + meta + page.slice(end);
}

/**
 * The page with this script before everything that it loads: right behind its policy, which must hold its hash.
 * @param {string} html
 * @param {string} script
 */
export function withScript(html, script) {
  const tag = `<script>${script}</script>`;
  const charset = CHARSET.exec(html);
  if (!charset || html.includes(tag)) return html;
  const end = charset.index + charset[0].length;
  return html.slice(0, end) + tag + html.slice(end);
}

/**
 * The _headers file of Netlify and Cloudflare.
 * @param {ReadonlyMap<string, string>} policies from a page's path to its policy
 */
export function headersFile(policies) {
  const rules = [
    [
      "/*",
      "X-Content-Type-Options: nosniff",
      "Referrer-Policy: strict-origin-when-cross-origin",
      "X-Frame-Options: DENY",
      "Strict-Transport-Security: max-age=31536000",
      `Permissions-Policy: ${UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", ")}`,
      "Cross-Origin-Opener-Policy: same-origin",
      "Cross-Origin-Resource-Policy: same-origin",
    ],
    ["/_next/static/*", "Cache-Control: public, max-age=31536000, immutable"],
    // A worker's policy is in its own headers, or nowhere.
    ["/sw.js", "Cache-Control: no-cache", `Content-Security-Policy: ${WORKER_POLICY}`],
    ...[...policies].map(([path, policy]) => [
      path,
      `Content-Security-Policy: ${policy}; frame-ancestors 'none'`,
    ]),
  ];
  return rules.map(([path, ...lines]) => [path, ...lines].join("\n  ")).join("\n\n") + "\n";
}

/**
 * The address of an exported file, or null for pages that are served for other addresses ("404.html", "_not-found.html").
 * @param {string} file relative to out/
 */
export function pathOf(file) {
  const path = `/${file.replaceAll("\\", "/").replace(/\.html$/, "")}`.replace(/(?<=\/)index$/, "");
  return /^\/(404$|_)/.test(path) ? null : path;
}

/** The addresses that the code calls, which the policy must name. */
function calledUrls() {
  readEnvFiles();
  const { NEXT_PUBLIC_ANALYTICS_URL: analytics, NEXT_PUBLIC_ANALYTICS_DOMAIN: domain } =
    process.env;
  return {
    api: process.env.NEXT_PUBLIC_GAME_API_URL,
    analytics: domain ? analytics : undefined,
  };
}

/** The pages that work without the app's code, and the script of each. */
const plainScripts = async () =>
  new Map([
    ["/offline", undefined],
    ["/rescue", await bundle("app/rescue/rescue.ts")],
  ]);

const isOfApp = (file) => /^app(\.html$|[\\/])/.test(file);

/**
 * Writes the policies of an export.
 * @param {string} out its folder
 * @param {{ api?: string | undefined; analytics?: string | undefined }} urls what its code calls
 */
export async function finish(out, urls) {
  // /app is both a page (app.html) and a folder: a host that looks into the folder first finds the page there too.
  if (existsSync(join(out, "app.html"))) {
    await mkdir(join(out, "app"), { recursive: true });
    await copyFile(join(out, "app.html"), join(out, "app", "index.html"));
  }
  const boot = await importBundle("lib/boot/scripts.ts");
  const plain = await plainScripts();
  const read = (address) => readFile(join(out, decodeURI(address)), "utf8");
  const policies = new Map();
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".html"));
  for (const file of files.sort()) {
    const path = pathOf(file);
    const calls = boot.FIRST_CALLS[path];
    const built = await readFile(join(out, file), "utf8");
    try {
      const isPlain = plain.has(path);
      const calling = calls?.length
        ? withScript(built, boot.firstCallsScript(calls, urls.api))
        : built;
      const html = isPlain
        ? await plainPage(built, read, plain.get(path))
        : isOfApp(file)
          ? withScript(calling, boot.NOBODY_SCRIPT)
          : await lightPage(built, read, boot);
      const policy = isPlain ? plainPolicyFor(html) : policyFor(html, urls);
      await writeFile(join(out, file), withPolicy(html, policy));
      if (path !== null) policies.set(path, policy);
    } catch (error) {
      throw new Error(`out/${file} ${error.message}.`, { cause: error });
    }
  }
  await writeFile(join(out, "_headers"), headersFile(policies));
  console.log(`Wrote the content security policy of ${files.length} pages.`);
}

const MAP_COMMENT = /\n\/\/# sourceMappingURL=(\S+)\s*$|\n\/\*# sourceMappingURL=(\S+)\*\/\s*$/;

/** Chrome compiles a script of at least this many characters while it comes, and beside the page's own thread. */
const STREAMED = 30 * 1024;

/**
 * Takes the source maps out of an export, which tell what a page's scripts are made of (weight-parts.mjs): none is
 * published, and no script names one. The large scripts get the hint to compile all of their functions at once, instead
 * of each one twice, on the page's own thread, when it is first called.
 * @param {string} out the export's folder
 * @param {string} maps where they go, each named after its script
 */
export async function finishScripts(out, maps) {
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps, { recursive: true });
  const files = (await readdir(out, { recursive: true })).map((file) => join(out, file));
  for (const file of files.filter((name) => /\.(js|css)$/.test(name))) {
    const code = await readFile(file, "utf8");
    const [comment, ofScript, ofStyle] = MAP_COMMENT.exec(code) ?? [];
    if (comment === undefined) continue;
    const bare = code.slice(0, -comment.length);
    const hint = ofScript && bare.length >= STREAMED ? COMPILE_HINT : "";
    await writeFile(file, hint + bare);
    const map = join(dirname(file), decodeURI(ofScript ?? ofStyle));
    if (existsSync(map)) await rename(map, join(maps, `${basename(file)}.map`));
  }
  const left = files.filter((name) => name.endsWith(".map"));
  await Promise.all(left.map((file) => rm(file, { force: true })));
}

if (isMain(import.meta.url)) {
  await main(async () => {
    await finishScripts(join(ROOT, "out"), join(ROOT, ".next", "maps"));
    await finish(join(ROOT, "out"), calledUrls());
    await writeWorker(join(ROOT, "out"));
  });
}
