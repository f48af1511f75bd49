/**
 * Writes the service worker of a finished export, out/sw.js, with its precache list: the pages of the app, and what they
 * need to open. Fails if that is more than the budget.
 */
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { bundle } from "./bundle.mjs";
import { BUDGETS, scriptsOf } from "./page-size.mjs";

/** Displayed in place of a page that is not cached. */
const OFFLINE_PAGE = "/offline";

/** Pages without the app's code, which are cached as well. */
const PLAIN = [OFFLINE_PAGE, "/rescue"];

/** The worker fetches the site's own files, and nothing else. */
export const WORKER_POLICY = "default-src 'none'; connect-src 'self'";

const STATIC = "/_next/static/";
/**
 * The name of the sample data in the script that contains it. The sample data is nobody's own, so it is cached only once it has
 * been loaded.
 */
const SAMPLE = '"createSampleGame"';
/** Already compressed: gzip would not make them smaller. */
const PACKED = /\.(woff2|png)$/;

/**
 * The files to precache, with their bytes: the pages, all files that their HTML names, and as many of the scripts that they load
 * on demand as fit, those that serve most pages for their bytes first. The others are cached once they have been loaded.
 * @param {string} out the export's folder
 * @param {number} maxBytes the maximum bytes of all files together
 * @returns {{ url: string; revision: string | null; integrity?: string; bytes: number; raw: number }[]}
 */
export function precacheEntries(out, maxBytes) {
  const files = readdirSync(out, { recursive: true })
    .map((file) => `/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.\w+$/.test(file));
  const pages = files.filter(
    (file) =>
      (/^\/app[./].*html$/.test(file) && !file.endsWith("/index.html")) ||
      PLAIN.includes(file.replace(/\.html$/, "")),
  );
  // The files that Next.js requests if a link leads to a page.
  const payloads = pages
    .map((file) => file.replace(/html$/, "txt"))
    .filter((file) => existsSync(join(out, file)));
  const styles = files.filter((file) => /^\/_next\/static\/.*\.(css|woff2)$/.test(file));
  const marks = files.filter((file) =>
    /^\/(icons\/.*\.png|icon\.svg|[\w-]+\.webmanifest)$/.test(file),
  );
  const { named, later } = scriptsFor(out, pages);
  // Their names change with their content.
  const unchanging = (file) => ({ url: file, revision: null, ...sizes(out, file) });

  const kept = [
    ...pages.map((file) => entry(out, file, file.replace(/\.html$/, ""))),
    ...[...payloads, ...marks].map((file) => entry(out, file)),
    ...[...named, ...styles].map(unchanging),
  ];
  let bytes = bytesOf(kept);
  for (const script of later.map(unchanging)) {
    if (bytes + script.bytes > maxBytes) continue;
    bytes += script.bytes;
    kept.push(script);
  }
  return kept;
}

/** The scripts that these pages name, and those that they load on demand, most useful for their bytes first. */
function scriptsFor(out, pages) {
  const texts = new Map();
  const read = (script) => {
    if (!texts.has(script)) texts.set(script, readFileSync(join(out, decodeURI(script)), "utf8"));
    return texts.get(script);
  };
  const named = new Set();
  const pagesOf = new Map();
  for (const page of pages) {
    const found = new Set(scriptsOf(readFileSync(join(out, page), "utf8")));
    for (const script of found) named.add(script);
    for (const script of found) {
      for (const [name] of read(script).matchAll(/(?<=static\/)[\w-]+\/[\w.~-]+\.js/g)) {
        if (existsSync(join(out, STATIC, name))) found.add(STATIC + name);
      }
    }
    for (const script of found) pagesOf.set(script, (pagesOf.get(script) ?? 0) + 1);
  }
  const use = (script) => pagesOf.get(script) / sizes(out, script).bytes;
  const later = [...pagesOf.keys()]
    .filter((script) => !named.has(script) && !read(script).includes(`${SAMPLE},`))
    .sort((a, b) => use(b) - use(a));
  return { named: [...named], later };
}

const bytesOf = (kept) => kept.reduce((sum, { bytes }) => sum + bytes, 0);

function entry(out, file, url = file) {
  const content = readFileSync(join(out, decodeURI(file)));
  const hash = createHash("sha256").update(content).digest("base64");
  // If the site is published while the worker fetches, no page of another version may get among these.
  return { url, revision: hash.slice(0, 16), integrity: `sha256-${hash}`, ...sizes(out, file) };
}

function sizes(out, file) {
  const content = readFileSync(join(out, decodeURI(file)));
  const bytes = PACKED.test(file) ? content.length : gzipSync(content).length;
  return { bytes, raw: content.length };
}

/**
 * @param {string} out the export's folder, as it will be published
 * @param {number} [maxBytes] the bytes that may be precached, gzipped
 */
export async function writeWorker(out, maxBytes = BUDGETS.precacheBytes) {
  const kept = precacheEntries(out, maxBytes);
  const bytes = bytesOf(kept);
  const raw = kept.reduce((sum, one) => sum + one.raw, 0);
  const size = `${kept.length} files are precached for use without a network: ${bytes} of ${maxBytes} bytes, unpacked ${raw}.`;
  if (bytes > maxBytes) throw new Error(`${size} That is too much.`);
  const list = kept.map(({ url, revision, integrity }) =>
    revision === null ? { url, revision } : { url, revision, integrity },
  );
  const script = await bundle("worker/service-worker.ts", { PRECACHE: list, OFFLINE_PAGE });
  writeFileSync(join(out, "sw.js"), script);
  console.log(size);
}
