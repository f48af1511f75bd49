import { availableParallelism } from "node:os";

import { defineConfig, devices } from "@playwright/test";

const chromium = process.env.CHROMIUM_PATH;
/** `npm test` uses a free port. Tests that are run by hand use the first one. */
const site = `http://localhost:${process.env.TEST_PORT ?? 4173}`;

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/e2e",
  fullyParallel: true,
  // Half of the processors, since a test keeps a browser and a page busy; and never fewer than two.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // `npm test` sets two retries. They run at the end, one by one, so that the load of the other tests can't make a test fail
  // again.
  retryStrategy: "isolated",
  // An expected result has to appear, but not quickly: a shared machine can stall for seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // One context per worker, cleared between tests (test.ts clears the rest that Playwright leaves): most of a test's time is
  // spent on loading pages, and a renderer that has compiled the scripts before takes a third less.
  // Without motion, since a pulsing skeleton is drawn again and again, in software.
  use: {
    baseURL: site,
    // The actions of a failed test, and a picture of its end. The trace could also contain pictures and documents of every step,
    // but recording them takes a quarter to a half more processor time, even for tests that pass. This setting takes no
    // measurable time.
    trace: {
      mode: "retain-on-first-failure",
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    // test.ts takes a picture of the end of a failed test. With a reused context, Playwright would take one of every test.
    screenshot: "off",
    reuseContext: true,
    // Only the tests about the service worker have one: in the other tests it would fetch the whole app as well.
    serviceWorkers: "block",
    contextOptions: { reducedMotion: "reduce" },
  },
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          ...(chromium && { executablePath: chromium }),
          args: [
            "--disable-background-networking",
            "--disable-component-update",
            // Machines that run tests draw in software anyway. Without a GPU process they draw sooner.
            "--disable-gpu",
            // A page of a test lives for a second or two. Code that is optimised in that time rarely runs often enough to be
            // worth it.
            "--js-flags=--no-opt --no-maglev",
          ],
        },
      },
    },
  ],
  // The export itself, as it will be hosted, not the dev server. Uncompressed, since compressing each script for each test takes
  // 3 % of their time.
  webServer: {
    command: `node scripts/serve.mjs --plain --port ${new URL(site).port}`,
    url: site,
    reuseExistingServer: !process.env.CI,
  },
});
