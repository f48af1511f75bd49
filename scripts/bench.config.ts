import { defineConfig, devices } from "@playwright/test";

import base from "../playwright.config";

const chromium = process.env.CHROMIUM_PATH;

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "bench*.spec.ts",
  outputDir: "../test-results/bench",
  reporter: "line",
  timeout: 900_000,
  // One at a time: a measurement must have the machine to itself.
  workers: 1,
  use: { ...base.use, baseURL: "http://localhost:4175", trace: "off" },
  // A browser like the players'. The browser of the tests does not optimise scripts.
  projects: [
    {
      name: "chromium",
      use: {
        ...devices["Desktop Chrome"],
        launchOptions: {
          ...(chromium && { executablePath: chromium }),
          args: ["--disable-gpu"],
        },
      },
    },
  ],
  webServer: {
    command: "node serve.mjs --port 4175",
    url: "http://localhost:4175",
    reuseExistingServer: true,
  },
});
