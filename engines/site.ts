import { createHash } from "node:crypto";
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { ROOT } from "../scripts/run.mjs";
import { serve } from "../scripts/serve.mjs";

/** 4190 is one of those that browsers refuse. */
const PORT = 4191;
const LISTENER = "/listener.js";

/** The export on a server that the journey can stop. */
export class Site {
  readonly url = `http://localhost:${PORT}`;
  private readonly folder: string;
  private server: Awaited<ReturnType<typeof serve>> | null = null;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Does nothing while it serves. */
  async begin() {
    this.server ??= await serve(PORT, { compress: false, folder: this.folder });
  }

  async stop() {
    await this.server?.stop();
    this.server = null;
  }
}

const POLICY = /<meta http-equiv="Content-Security-Policy" [^>]*>/;

/**
 * A copy of the export, for the engine that lets nobody add a script to a page: each page has the listener's as its first.
 * Its policy is the same, since it allows the site's own files. The service worker takes pages by their hashes only.
 */
export async function copyWithListener(listener: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  await cp(join(ROOT, "out"), folder, { recursive: true });
  await writeFile(join(folder, LISTENER), listener);
  const worker = join(folder, "sw.js");
  let kept = await readFile(worker, "utf8");
  for (const file of await readdir(folder, { recursive: true })) {
    if (!file.endsWith(".html")) continue;
    const html = await readFile(join(folder, file), "utf8");
    const heard = html.replace(POLICY, (policy) => `${policy}<script src="${LISTENER}"></script>`);
    await writeFile(join(folder, file), heard);
    kept = kept.replaceAll(hashOf(html), hashOf(heard));
  }
  await writeFile(worker, kept);
  return folder;
}

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

export const remove = (folder: string) => rm(folder, { recursive: true, force: true });
