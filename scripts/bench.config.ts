import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "bench.spec.ts",
  outputDir: "../test-results/bench",
  reporter: "line",
  timeout: 300_000,
  // One at a time: what is measured must have the machine for itself.
  workers: 1,
  use: { ...base.use, baseURL: "http://localhost:4175", trace: "off" },
  webServer: {
    command: "node serve.mjs --port 4175",
    url: "http://localhost:4175",
    reuseExistingServer: true,
  },
});
