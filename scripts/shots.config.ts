import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "shots.spec.ts",
  outputDir: "../test-results/shots",
  reporter: "list",
  timeout: 300_000,
  // Its own server, so that pictures can be taken while the browser tests run.
  use: { ...base.use, baseURL: "http://localhost:4174", trace: "off" },
  webServer: {
    command: "node serve.mjs --port 4174",
    url: "http://localhost:4174",
    reuseExistingServer: true,
  },
});
