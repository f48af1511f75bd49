import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const API = "lib/{api,demo}/**/*.test.ts";
const BROWSER = [
  "{app,components}/**/*.test.tsx",
  "components/shell/**/*.test.ts",
  "lib/{boot,store,site}/**/*.test.ts",
];

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    restoreMocks: true,
    maxWorkers: availableParallelism(),
    // As in the browser tests, an expected result has to appear, but not quickly.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // `groupOrder` runs one project after another: Vitest starts a new process whenever the project changes.
    projects: [
      {
        // Rules, formats, rows and content: run without a DOM, which proves that they need none. Here and in the API project,
        // files share a process, and each file leaves it as it was: a process for each file takes five times as long.
        extends: true,
        test: {
          name: "plain",
          isolate: false,
          sequence: { groupOrder: 1 },
          environment: "node",
          include: ["{app,components,lib,content,scripts}/**/*.test.ts"],
          exclude: [API, ...BROWSER],
          setupFiles: ["./vitest.setup.ts", "./vitest.setup.seed.ts"],
        },
      },
      {
        // Code that calls the game's API, or answers like it, gets a server that answers in its place.
        extends: true,
        test: {
          name: "api",
          isolate: false,
          sequence: { groupOrder: 2 },
          environment: "node",
          include: [API],
          exclude: BROWSER,
          setupFiles: ["./vitest.setup.ts", "./vitest.setup.seed.ts", "./vitest.setup.api.ts"],
        },
      },
      {
        extends: true,
        test: {
          // Files share jsdom and the packages. Our own modules have state that lasts as long as a page is open, so each file
          // imports them again (vitest.setup.dom.ts). A jsdom for each file takes three times as long.
          name: "dom",
          isolate: false,
          sequence: { groupOrder: 3 },
          pool: "threads",
          // One more than processors, since tests of pages often wait for an answer.
          maxWorkers: availableParallelism() + 1,
          environment: "jsdom",
          include: BROWSER,
          setupFiles: ["./vitest.setup.ts", "./vitest.setup.dom.ts"],
        },
      },
    ],
  },
});
