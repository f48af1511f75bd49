import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { headersFile } from "./after-build.mjs";
import { ROOT } from "./run.mjs";
import { freePort } from "./serve.mjs";
import { WORKER_POLICY } from "./write-worker.mjs";

const CONFIG = readFileSync(join(ROOT, "docs/hosting/nginx.conf"), "utf8");
const IMMUTABLE = "public, max-age=31536000, immutable";

/** The headers of every page, as the build writes them into out/_headers. */
const headers = (headersFile(new Map()).split("\n\n")[0] ?? "")
  .split("\n  ")
  .slice(1)
  .map((line) => line.split(/: (.*)/) as [string, string]);

it("nginx's configuration has every header of out/_headers", () => {
  for (const [name, value] of headers) {
    expect(CONFIG).toContain(`  add_header ${name} "${value}" always;\n`);
  }
});

it("nginx's configuration has the service worker's policy", () => {
  expect(CONFIG).toContain(`  /sw.js "${WORKER_POLICY}";\n`);
});

const installed = spawnSync("nginx", ["-v"]).status === 0;
const title = installed ? "nginx" : "nginx (skipped: it is not installed here)";

describe.skipIf(!installed)(title, () => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  let server: ChildProcess;
  let port: number;

  beforeAll(async () => {
    const files = {
      "index.html": "home",
      "404.html": "no such page",
      "app.html": "the app",
      "app/index.html": "the app",
      "app/torn/items.html": "items",
      "manifest.webmanifest": "{}",
      _headers: "/*",
      "_next/static/chunks/a.js": "//".repeat(2_000),
    };
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, "out", name)), { recursive: true });
      writeFileSync(join(folder, "out", name), text);
    }
    port = await freePort(4_300);
    const site = CONFIG.replace("listen 443 ssl;", `listen 127.0.0.1:${port};`)
      .replace("listen 80;", `listen 127.0.0.1:${await freePort(port + 1)};`)
      .replace("/var/www/almanac/out", join(folder, "out"))
      .replaceAll(/^ *ssl_certificate.*$/gm, "")
      .replaceAll("almanac.example.com", "localhost");
    const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((name) => `${name}_temp_path ${join(folder, name)};`)
      .join("\n");
    const types = "types { text/html html; application/javascript js; }";
    writeFileSync(
      join(folder, "nginx.conf"),
      `daemon off; error_log stderr error; pid ${join(folder, "pid")}; events {}
http { access_log off; ${paths} ${types} ${site} }`,
    );
    const user = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
    server = spawn("nginx", ["-p", folder, "-c", join(folder, "nginx.conf"), ...user], {
      stdio: ["ignore", "ignore", "inherit"],
    });
    for (let tries = 0; tries < 100; tries += 1) {
      const answered = await get("/").catch(() => null);
      if (answered !== null) return;
      await sleep(50);
    }
    throw new Error("nginx does not answer.");
  });

  afterAll(() => {
    server.kill();
    rmSync(folder, { recursive: true });
  });

  /** A request like a browser's. `fetch` would decompress the answer, and another test may have replaced it. */
  function get(path: string) {
    return new Promise<{ status: number; body: string; headers: NodeJS.Dict<string | string[]> }>(
      (resolve, reject) => {
        const sent = request(
          { host: "127.0.0.1", port, path, headers: { "Accept-Encoding": "gzip" } },
          (response) => {
            let body = "";
            response.on("data", (part) => (body += String(part)));
            response.on("end", () => {
              resolve({ status: response.statusCode ?? 0, body, headers: response.headers });
            });
          },
        );
        sent.on("error", reject).end();
      },
    );
  }

  it.each([
    ["/", 200, "home"],
    ["/app", 200, "the app"],
    ["/app/torn/items?q=1", 200, "items"],
    ["/no-such-page", 404, "no such page"],
    ["/app/no/such", 404, "no such page"],
    ["/_headers", 404, "no such page"],
    ["/_next/static/none.js", 404, "no such page"],
  ])(
    "answers %s with %i, never cached for long and with every header",
    async (path, status, body) => {
      const answer = await get(path);
      expect(answer).toMatchObject({ status, body });
      expect(answer.headers["cache-control"]).toBe("no-cache");
      expect(answer.headers["content-security-policy"]).toBe("frame-ancestors 'none'");
      for (const [name, value] of headers) expect(answer.headers[name.toLowerCase()]).toBe(value);
    },
  );

  it.each([
    ["/index.html", "/"],
    ["/app/", "/app"],
    ["/app/index.html?a=1", "/app?a=1"],
    ["/app/torn/items.html?q=1", "/app/torn/items?q=1"],
    ["/app/torn/items/?q=1", "/app/torn/items?q=1"],
  ])("sends %s on to %s", async (path, to) => {
    const answer = await get(path);
    expect([answer.status, answer.headers.location]).toEqual([301, to]);
  });

  it.each(["//elsewhere.example/", "/\\elsewhere.example/", "//elsewhere.example/a.html"])(
    "never sends %s on to another site",
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("compresses scripts and lets browsers keep them for ever", async () => {
    const { headers } = await get("/_next/static/chunks/a.js");
    expect(headers["content-encoding"]).toBe("gzip");
    expect(headers["cache-control"]).toBe(IMMUTABLE);
  });

  it("says what the manifest is", async () => {
    const { headers } = await get("/manifest.webmanifest");
    expect(headers["content-type"]).toContain("application/manifest+json");
  });
});
