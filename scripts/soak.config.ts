import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "soak.spec.ts",
  outputDir: "../test-results/soak",
  reporter: "line",
  workers: 1,
  use: { ...base.use, baseURL: "http://localhost:4176", trace: "off" },
  webServer: {
    command: "node serve.mjs --plain --port 4176",
    url: "http://localhost:4176",
    reuseExistingServer: true,
  },
});
