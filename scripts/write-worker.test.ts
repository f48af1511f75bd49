import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";

import { precacheEntries, writeWorker } from "./write-worker.mjs";

const CHUNKS = "_next/static/chunks";
const script = (name: string) => `<script src="/${CHUNKS}/${name}.js" async=""></script>`;
/** Text that gzip can't make much smaller. */
const long = Array.from({ length: 2_000 }, (_, n) => (n * 7919) % 9973).join(" ");

let out: string;

beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), "worker-"));
  const files = {
    "index.html": script("public"),
    "offline.html": "offline",
    "rescue.html": "rescue",
    "app.html": script("shared"),
    "app.txt": "payload",
    "app/index.html": script("shared"),
    "app/items.html": script("shared") + script("items"),
    "app/items/__next._tree.txt": "tree",
    [`${CHUNKS}/public.js`]: "0",
    [`${CHUNKS}/shared.js`]: 'load("static/chunks/palette.js")',
    [`${CHUNKS}/items.js`]: 'load("static/chunks/chart.js"),load("static/chunks/sample.js")',
    [`${CHUNKS}/palette.js`]: `// ${long}`,
    [`${CHUNKS}/chart.js`]: `/* ${long} */`,
    [`${CHUNKS}/sample.js`]: 'e.s(["createSampleGame",0,1])',
    "_next/static/media/face.woff2": "face",
    "icons/icon-192.png": "icon",
    "pictures/dashboard.webp": "picture",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(out, name)), { recursive: true });
    writeFileSync(join(out, name), text);
  }
});

afterEach(() => {
  rmSync(out, { recursive: true });
});

const urls = (most: number) => precacheEntries(out, most).map(({ url }) => url);

it("keeps the pages of the app, what they load, and the two pages without its code", () => {
  expect(urls(100_000).toSorted()).toEqual(
    [
      // The text is what Next.js asks for where a link leads to that page.
      ...["/app", "/app.txt", "/app/items", "/offline", "/rescue"],
      ...["shared", "items", "palette", "chart"].map((name) => `/${CHUNKS}/${name}.js`),
      ...["/_next/static/media/face.woff2", "/icons/icon-192.png"],
    ].toSorted(),
  );
});

it("leaves out what is loaded on demand, the least useful first, where not all of it fits", () => {
  const all = precacheEntries(out, 100_000).reduce((sum, { bytes }) => sum + bytes, 0);
  expect(urls(all - 1)).toContain(`/${CHUNKS}/palette.js`);
  expect(urls(all - 1)).not.toContain(`/${CHUNKS}/chart.js`);
});

it("names each page by its content, so that a changed one is fetched again and no other is taken for it", () => {
  const of = (url: string) => precacheEntries(out, 100_000).find((kept) => kept.url === url);
  const before = of("/app/items");
  expect(before?.integrity).toMatch(/^sha256-/);
  writeFileSync(join(out, "app/items.html"), script("items"));
  expect(of("/app/items")?.revision).not.toBe(before?.revision);
  expect(of(`/${CHUNKS}/items.js`)?.revision).toBeNull();
});

it("writes a single script, and fails if the pages alone are too much", async () => {
  await writeWorker(out, 100_000);
  const worker = readFileSync(join(out, "sw.js"), "utf8");
  expect(worker).toContain("/app/items");
  expect(worker).not.toMatch(/^import |importScripts|process\.env/m);
  await expect(writeWorker(out, 100)).rejects.toThrow(/of 100 bytes.*too much/);
});
