import { type Browser, type Page, test } from "@playwright/test";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";

import { pages } from "../content/pages";
import { untilKept } from "../e2e/offline";
import { exportFor } from "./bench-export.mjs";
import { dataOf, print } from "./bench-tools";
import { startMockApi } from "./mock-api";
import { growOld, HOUR_MS } from "./phone-visit";
import { freePort, serve } from "./serve.mjs";

/** The pages that a player visits in an evening. */
const EVENING = [
  pages.dashboard,
  pages.members,
  pages.organisedCrimes,
  pages.stockRoi,
  pages.items,
  pages.warRoom,
].map(({ path }) => path);

test("visits: what they ask of this site's host and of the game", async ({ browser }) => {
  const api = await startMockApi(0);
  const site = await serve(await freePort(4180), { folder: await exportFor(api.url) });
  const host = await counted(site.url);
  const lines: Record<string, string | number>[] = [];

  const note = async (visit: string, act: () => Promise<unknown>) => {
    host.take();
    api.takeCalls();
    await act();
    const calls = api.takeCalls();
    lines.push({
      visit,
      ...host.take(),
      "calls to the game": calls.length,
      "for what is the same for all": calls.filter((path) => path.startsWith("/torn/")).length,
    });
  };

  const page = await aPlayer(browser, host.url);
  await note("a newcomer: /, /login", async () => {
    await page.goto(host.url, { waitUntil: "networkidle" });
    await page.goto(`${host.url}/login`, { waitUntil: "networkidle" });
  });
  await page.evaluate(() => {
    localStorage.setItem("apiKey", "sample0000000key");
  });
  await note("then the dashboard, and what is precached", async () => {
    await page.goto(host.url + pages.dashboard.path);
    await page.locator(dataOf(pages.dashboard.path)).first().waitFor({ state: "attached" });
    await untilKept(page);
    await page.waitForLoadState("networkidle");
  });
  await note("later: the dashboard", () => open(page, host.url, EVENING.slice(0, 1)));
  await note("later: six pages", () => open(page, host.url, EVENING));
  api.close();
  host.close();
  print("What a visit asks for", lines);
});

/** Opens the pages an hour after the last visit. */
async function open(page: Page, url: string, paths: readonly string[]) {
  await page.evaluate(growOld, HOUR_MS);
  for (const path of paths) {
    await page.goto(url + path);
    await page.locator(dataOf(path)).first().waitFor({ state: "attached" });
    await page.waitForLoadState("networkidle");
  }
}

async function aPlayer(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    serviceWorkers: "allow",
    baseURL: url,
  });
  return context.newPage();
}

/** A proxy in front of a host that counts its responses: requests, those with a new file, and their bytes as sent. */
async function counted(url: string) {
  let [requests, files, bytes] = [0, 0, 0];
  const server = createServer((asked, answer) => {
    requests += 1;
    const onward = request(url + (asked.url ?? ""), {
      method: asked.method ?? "GET",
      headers: asked.headers,
    });
    onward.on("response", (response) => {
      if (response.statusCode === 200) files += 1;
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.on("data", (part: Buffer) => {
        bytes += part.length;
      });
      response.pipe(answer);
    });
    onward.on("error", () => answer.destroy());
    asked.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    take() {
      const taken = { requests, "answered with a file": files, bytes };
      [requests, files, bytes] = [0, 0, 0];
      return taken;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
