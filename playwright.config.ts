import { defineConfig, devices } from "@playwright/test";

const chromium = process.env.CHROMIUM_PATH;
/** `npm test` takes a free one, and tests run by hand the first. */
const site = `http://localhost:${process.env.TEST_PORT ?? 4173}`;

export default defineConfig({
  testDir: "./e2e",
  outputDir: "./test-results/e2e",
  fullyParallel: true,
  workers: 2,
  // `npm test` asks for two: at the end, one by one, so that the load of the other tests can't fail a test again.
  retryStrategy: "isolated",
  // What is expected has to come, not to come fast: a shared machine can stand still for seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: [["list"], ["json", { outputFile: "test-results/e2e.json" }]],
  // One context a worker, emptied between tests (test.ts adds what Playwright leaves): a page load is what a test costs,
  // and a renderer that has compiled the scripts before takes a third less.
  // Without motion, since a skeleton that pulses is drawn again and again, in software.
  use: {
    baseURL: site,
    // What a failed test did, and a picture of its end. Pictures and documents of every step would be in the trace too, but
    // recording them takes a quarter to a half more processor time, for the tests that pass as well; this takes none that
    // could be measured.
    trace: {
      mode: "retain-on-first-failure",
      screenshots: false,
      snapshots: false,
      sources: false,
    },
    // test.ts takes a picture of the end of a failed test: of a reused context Playwright would take one of every test.
    screenshot: "off",
    reuseContext: true,
    // Only the tests about it have a service worker: it would fetch the whole app beside each of the others.
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
            // Machines that run tests draw in software anyway; without a GPU process they do it sooner.
            "--disable-gpu",
            // A page of a test lives for a second or two: code that is optimised meanwhile seldom runs as often as that costs.
            "--js-flags=--no-opt --no-maglev",
          ],
        },
      },
    },
  ],
  // The export itself, as it will be hosted: not the dev server. Plain, since compressing each script for each
  // test takes 3 % of their time.
  webServer: {
    command: `node scripts/serve.mjs --plain --port ${new URL(site).port}`,
    url: site,
    reuseExistingServer: !process.env.CI,
  },
});
