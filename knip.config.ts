import type { KnipConfig } from "knip";

/** With `--production`, code that only tests use counts as unused. An export may still exist for a test of its own file. */
const isProduction = process.argv.includes("--production");

const config: KnipConfig = {
  entry: [
    "app/rescue/rescue.ts!",
    "lib/boot/scripts.ts!",
    "worker/service-worker.ts!",
    "engines/listener.js",
    "engines/in-page.ts",
  ],
  project: [
    "{app,components,content,lib,worker}/**/*.{ts,tsx}!",
    "!**/testing/**!",
    "{app,components}/**/*.css",
    "{e2e,engines,scripts}/**/*.{ts,mjs,js}",
    "*.{ts,mjs}",
  ],
  ignoreExportsUsedInFile: isProduction,
  playwright: {
    config: [
      "playwright.config.ts",
      "scripts/shots.config.ts",
      "scripts/pictures.config.ts",
      "scripts/bench.config.ts",
      "scripts/soak.config.ts",
      "scripts/engines.config.ts",
    ],
  },
  stryker: { config: "scripts/mutation.config.mjs" },
  vitest: { config: ["vitest.config.ts", "scripts/mutation.vitest.mjs"] },
  ignoreBinaries: ["nginx"],
  ignoreDependencies: ["serve", "@fontsource-variable/archivo", "@fontsource/besley"],
};

export default config;
