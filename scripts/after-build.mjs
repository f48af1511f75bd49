/**
 * Finishes the export: makes public pages lighter, adds the login redirect and the preloaded calls to pages under /app, and
 * removes the app's code from two pages. A static host may not send our headers, so each page has its content security
 * policy in its HTML, with the hashes of its inline scripts; out/_headers repeats it for hosts that read that file. The
 * service worker is written last, since it lists the hashes of the published files.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { bundle, importBundle } from "./bundle.mjs";
import { readEnvFiles } from "./env.mjs";
import { finishScripts } from "./finish-scripts.mjs";
import { edited, elementsOf, isInlineScript, textIn } from "./html.mjs";
import { optimizePublicPage } from "./optimize-public-page.mjs";
import { stripAppCode } from "./strip-app-code.mjs";
import { isMain, main, ROOT } from "./run.mjs";
import { WORKER_POLICY, writeWorker } from "./write-worker.mjs";

/** Browser features that none of our pages uses. */
const UNUSED_FEATURES = [
  ...["accelerometer", "autoplay", "camera", "display-capture", "encrypted-media", "fullscreen"],
  ...["geolocation", "gyroscope", "hid", "magnetometer", "microphone", "midi", "payment"],
  ...["picture-in-picture", "publickey-credentials-get", "screen-wake-lock", "serial", "usb"],
  "xr-spatial-tracking",
];

/**
 * The policy of one page: it runs its own scripts, and connects to the game and, if visits are counted, to the service that
 * counts them. Nothing else is allowed.
 * @param {string} html
 * @param {{ api: string; analytics?: string | undefined }} urls
 */
export function policyFor(html, { api, analytics }) {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...hashesOf(html)].join(" "),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https://www.torn.com",
    "font-src 'self'",
    [
      // Browsers inside other apps read a file that we save from within the page.
      "connect-src 'self' blob:",
      new URL(api).origin,
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
 * The policy of a page without the app's code: it runs the scripts in its HTML, and connects to no server.
 * @param {string} html
 */
export function plainPolicyFor(html) {
  return [
    "default-src 'none'",
    ["script-src", ...hashesOf(html)].join(" "),
    "style-src 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    // Its own file, which browsers inside other apps read from within the page.
    "connect-src blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** @param {string} html */
function hashesOf(html) {
  const scripts = elementsOf(html)
    .filter(isInlineScript)
    .map((script) => textIn(html, script))
    .map((text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`);
  return new Set(scripts);
}

const isCharset = ({ name, attributes }) => name === "meta" && attributes.charset !== undefined;

/**
 * The page with its policy: after the charset, which browsers look for only in the first 1024 bytes, and
 * before the first script, which would otherwise run without it.
 * @param {string} html
 * @param {string} policy
 */
export function withPolicy(html, policy) {
  const elements = elementsOf(html);
  const charset = elements.find(isCharset);
  if (!charset) throw new Error("has no <meta charset> to put its policy behind");
  if (Buffer.byteLength(html.slice(0, charset.end)) > 1024) {
    throw new Error("has its charset behind the first 1024 bytes");
  }
  if (elements.find(({ name }) => name === "script")?.start < charset.start) {
    throw new Error("has a script before its charset");
  }
  const earlier = elements.filter(
    ({ name, attributes }) =>
      name === "meta" && attributes["http-equiv"] === "Content-Security-Policy",
  );
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`;
  return edited(html, [
    ...earlier.map(({ start, end }) => ({ start, end, text: "" })),
    { start: charset.end, text: meta },
  ]);
}

/**
 * The page with this script before everything that it loads: directly after its policy, which must contain the script's hash.
 * @param {string} html
 * @param {string} script
 */
export function withScript(html, script) {
  const tag = `<script>${script}</script>`;
  const charset = elementsOf(html).find(isCharset);
  if (!charset || html.includes(tag)) return html;
  return edited(html, [{ start: charset.end, text: tag }]);
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
    // A worker's policy can only be in its own headers.
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

/** The address of the service that counts visits, which the policy must name. Undefined if no visits are counted. */
function analyticsUrl() {
  const { NEXT_PUBLIC_ANALYTICS_URL: url, NEXT_PUBLIC_ANALYTICS_DOMAIN: domain } = process.env;
  return domain ? url : undefined;
}

/** The pages that work without the app's code, and the scripts of each. */
const plainScripts = async (boot) =>
  new Map([
    ["/offline", []],
    ["/rescue", [boot.TOO_OLD_SCRIPT, await bundle("app/rescue/rescue.ts")]],
  ]);

const isOfApp = (file) => /^app(\.html$|[\\/])/.test(file);

/**
 * Finishes the pages of an export.
 * @param {string} out its folder
 * @param {{ api?: string; analytics?: string | undefined }} called the addresses that its code calls: by default, the game's API
 */
export async function finish(out, called) {
  // /app is both a page (app.html) and a folder: a host that looks into the folder first finds the page there too.
  if (existsSync(join(out, "app.html"))) {
    await mkdir(join(out, "app"), { recursive: true });
    await copyFile(join(out, "app.html"), join(out, "app", "index.html"));
  }
  const boot = await importBundle("lib/boot/scripts.ts");
  const { appPages } = await importBundle("content/app-pages.ts");
  const preloads = new Map(Object.values(appPages).map((page) => [page.path, page.preloads]));
  const urls = { api: boot.GAME_API_URL, ...called };
  const plain = await plainScripts(boot);
  const read = (address) => readFile(join(out, decodeURI(address)), "utf8");
  const policies = new Map();
  const files = (await readdir(out, { recursive: true })).filter((file) => file.endsWith(".html"));
  for (const file of files.sort()) {
    const path = pathOf(file);
    const calls = preloads.get(path);
    const built = await readFile(join(out, file), "utf8");
    try {
      const isPlain = plain.has(path);
      const calling = calls?.length
        ? withScript(built, boot.preloadCallsScript(calls, urls.api))
        : built;
      const html = isPlain
        ? await stripAppCode(built, read, plain.get(path))
        : isOfApp(file)
          ? withScript(calling, boot.LOGIN_REDIRECT_SCRIPT)
          : await optimizePublicPage(built, read, boot);
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

if (isMain(import.meta.url)) {
  await main(async () => {
    await finishScripts(join(ROOT, "out", "_next", "static"));
    readEnvFiles();
    await finish(join(ROOT, "out"), { analytics: analyticsUrl() });
    await writeWorker(join(ROOT, "out"));
  });
}
