import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { GAME_API_URL } from "../lib/api/transport/api-config";
import { policyFor, withPolicy } from "../scripts/after-build.mjs";
import { freePort, serve } from "../scripts/serve.mjs";
import { writeWorker } from "../scripts/write-worker.mjs";

/** Left out, so that the worker has half as much to fetch: pages that the test doesn't open, and pictures of public pages. */
const LEFT_OUT = /[\\/](pictures|social)$|[\\/]app[\\/](faction|tools|user|settings)(\.\w+)?$/;
const PLAIN = /^(offline|rescue)\.html$/;

/**
 * The export on an origin of its own, where another version can be published: with every script under another name, and
 * the version in `data-version`.
 */
export async function publishedSite(firstPort: number) {
  const folder = mkdtempSync(join(tmpdir(), "published-"));
  const current = join(folder, "current");
  const versions = (["1", "2"] as const).map((version) => join(folder, version));
  for (const version of versions) {
    cpSync("out", version, { recursive: true, filter: (file) => !LEFT_OUT.test(file) });
  }
  makeAnother(join(folder, "2"), "2");
  for (const version of versions) await writeWorker(version);
  const publish = (version: "1" | "2") => {
    rmSync(current, { force: true });
    symlinkSync(join(folder, version), current, "dir");
  };
  publish("1");
  const { url } = await serve(await freePort(firstPort), { compress: false, folder: current });
  return {
    url,
    publish,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeAnother(out: string, version: string) {
  renameSync(join(out, "_next/static/chunks"), join(out, "_next/static/pieces"));
  const files = readdirSync(out, { recursive: true, encoding: "utf8" });
  for (const file of files.filter((name) => /\.(html|txt|js|css)$/.test(name))) {
    const path = join(out, file);
    const text = readFileSync(path, "utf8")
      .replaceAll("static/chunks/", "static/pieces/")
      .replace("<html ", `<html data-version="${version}" `);
    const isPage = file.endsWith(".html") && !PLAIN.test(file);
    writeFileSync(path, isPage ? withPolicy(text, policyFor(text, { api: GAME_API_URL })) : text);
  }
}
