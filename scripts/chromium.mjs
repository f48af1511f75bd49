import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";

import { bin, ROOT, run, runNode, runNpm } from "./run.mjs";

/** The headless shell first, which Playwright prefers as well: it is a quarter faster. */
const NAMES = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];

const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  ...[process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA]
    .filter(Boolean)
    .map((folder) => join(folder, "Google", "Chrome", "Application", "chrome.exe")),
];

/** Installed only if there is no other way, so it isn't in package.json. */
const SPARTICUZ = "@sparticuz/chromium";

/** A Chromium for the browser tests: an existing one, or one that can be installed. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names no file (${named}): correct it, or leave it out.`);
  }
  const found = onThisMachine() ?? (await playwrightsOwn()) ?? (await sparticuz());
  if (found) return found;

  for (const [what, install] of INSTALLERS) {
    console.log(`No Chromium here: trying ${what}…`);
    const path = await install().catch((error) => {
      console.log(error.message);
    });
    if (path === undefined) continue;
    console.log(`Installed ${what}: ${path}`);
    return path;
  }
  throw new Error(
    "There is no Chromium and none could be installed: install one and set CHROMIUM_PATH to it.",
  );
}

/** @type {[string, () => Promise<string | undefined>][]} */
const INSTALLERS = [
  [
    "Playwright's Chromium",
    async () => {
      await runNode([bin("playwright", "@playwright/test"), "install", "chromium"]);
      return playwrightsOwn();
    },
  ],
  [
    "the system's package chromium-headless-shell",
    async () => {
      if (process.getuid?.() !== 0 || onPath("apt-get").length === 0) return undefined;
      await run("apt-get", ["update"]);
      await run("apt-get", ["install", "--yes", "chromium-headless-shell"]);
      return onThisMachine();
    },
  ],
  [
    "the npm package @sparticuz/chromium",
    async () => {
      if (process.platform !== "linux") return undefined;
      await runNpm(["install", "--no-save", "--no-audit", "--no-fund", SPARTICUZ]);
      return sparticuz();
    },
  ],
];

function onThisMachine() {
  return [...NAMES.flatMap(onPath), ...PLACES].find(starts);
}

function onPath(name) {
  return (process.env.PATH ?? "")
    .split(delimiter)
    .map((folder) => join(folder, name))
    .filter(existsSync);
}

async function playwrightsOwn() {
  const { chromium } = await import("@playwright/test");
  return starts(chromium.executablePath());
}

async function sparticuz() {
  if (!existsSync(join(ROOT, "node_modules", SPARTICUZ))) return undefined;
  // If it believes that it runs on this platform, it unpacks the libraries as well and sets LD_LIBRARY_PATH.
  process.env.AWS_LAMBDA_JS_RUNTIME = "nodejs20.x";
  const { default: chromium } = await import(SPARTICUZ);
  const path = await chromium.executablePath().catch(() => "");
  delete process.env.AWS_LAMBDA_JS_RUNTIME;
  return starts(path);
}

/** The path, if the browser there starts: it may be a stub, or libraries may be missing. */
function starts(path) {
  if (!existsSync(path)) return undefined;
  // On Windows, Chrome opens a window when it gets --version.
  if (process.platform === "win32") return path;
  const { status } = spawnSync(path, ["--version"], { stdio: "ignore", timeout: 20_000 });
  return status === 0 ? path : undefined;
}
