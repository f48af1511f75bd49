import { defineConfig } from "@playwright/test";

import type { EngineOptions } from "../engines/test";

/** Playwright runs the tests; the browsers are started by engines/test.ts. */
export default defineConfig<object, EngineOptions>({
  testDir: "../engines",
  outputDir: "../test-results/engines",
  reporter: "list",
  workers: 1,
  // An expected result has to appear, but not quickly: a shared machine can stall for seconds.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  projects: (["chromium", "firefox", "webkit"] as const).map((engine) => ({
    name: engine,
    use: { engine },
  })),
});
