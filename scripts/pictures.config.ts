import { defineConfig } from "@playwright/test";

import base from "../playwright.config";

export default defineConfig({
  ...base,
  testDir: ".",
  testMatch: "pictures.spec.ts",
  outputDir: "../test-results/pictures",
  reporter: "list",
  // One after the other: link previews show a picture that is made before them.
  fullyParallel: false,
  workers: 1,
  use: { ...base.use, baseURL: "http://localhost:4175", trace: "off", reuseContext: false },
  webServer: {
    command: "node serve.mjs --port 4175",
    url: "http://localhost:4175",
    reuseExistingServer: true,
  },
});
