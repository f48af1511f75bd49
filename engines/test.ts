import { mkdir, mkdtemp, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, test as base } from "@playwright/test";

import { findChromium } from "../scripts/chromium.mjs";
import { findEngine } from "../scripts/find-engine.mjs";
import { ROOT } from "../scripts/run.mjs";
import type { Engine, EngineName, Start } from "./engine";
import { startChromium, startFirefox } from "./puppeteer";
import { copyWithListener, remove, Site } from "./site";
import { Tab } from "./tab";
import { startWebKit } from "./webkit";

export interface EngineOptions {
  engine: EngineName;
}

interface WorkerFixtures extends EngineOptions {
  /** Of this run: the browser's profile, what it saves, and for WebKit the copy of the site. */
  folder: string;
  downloads: string;
  listener: string;
  site: Site;
  /** The same tab in every test. */
  tab: Tab;
}

interface Fixtures {
  /** Says what the pages of a test may log as well. */
  allowLogs: (text: RegExp) => void;
}

async function start(engine: EngineName, options: Start): Promise<Engine> {
  if (engine === "chromium") return startChromium((await findChromium()) as string, options);
  const found = findEngine(engine);
  if ("missing" in found) throw new Error(`${found.missing} is not installed.`);
  const [first = "", browser = "", screen = ""] = found.paths;
  if (engine === "firefox") return startFirefox(first, options);
  return startWebKit({ driver: first, browser, screen }, options);
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  engine: ["chromium", { option: true, scope: "worker" }],
  folder: [
    async ({}, provide) => {
      const folder = await mkdtemp(join(tmpdir(), "engines-"));
      await provide(folder);
      await remove(folder);
    },
    { scope: "worker" },
  ],
  downloads: [
    async ({ folder }, provide) => {
      await mkdir(join(folder, "downloads"));
      await provide(join(folder, "downloads"));
    },
    { scope: "worker" },
  ],
  listener: [
    async ({}, provide) => {
      await provide(await readFile(join(ROOT, "engines", "listener.js"), "utf8"));
    },
    { scope: "worker" },
  ],
  site: [
    async ({ engine, listener }, provide) => {
      const copy = engine === "webkit" ? await copyWithListener(listener) : null;
      const site = new Site(copy ?? "out");
      await site.begin();
      await provide(site);
      await site.stop();
      if (copy !== null) await remove(copy);
    },
    { scope: "worker" },
  ],
  tab: [
    async ({ engine, folder, downloads, listener, site }, provide) => {
      const profile = join(folder, "profile");
      await mkdir(profile);
      const browser = await start(engine, { site: site.url, listener, downloads, profile });
      await provide(new Tab(browser, site.url));
      await browser.close();
    },
    { scope: "worker" },
  ],
  allowLogs: [
    async ({ tab }, provide) => {
      const allowed: RegExp[] = [];
      await provide((text) => allowed.push(text));
      const problems = await tab.takeProblems();
      expect(problems.filter((problem) => !allowed.some((text) => text.test(problem)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
