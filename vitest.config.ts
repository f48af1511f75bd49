import { fileURLToPath } from "node:url";

import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

const DOM_IN_LIB = "lib/{store,site}/**/*.test.ts";

export default defineConfig({
  plugins: [react()],
  resolve: { alias: { "@": fileURLToPath(new URL(".", import.meta.url)) } },
  test: {
    restoreMocks: true,
    projects: [
      {
        // Rules, wire formats and content: run without a DOM, which proves they need none.
        extends: true,
        test: {
          name: "plain",
          environment: "node",
          include: ["{lib,content,scripts}/**/*.test.ts"],
          exclude: [DOM_IN_LIB],
          setupFiles: ["./vitest.setup.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["{app,components}/**/*.test.{ts,tsx}", DOM_IN_LIB],
          setupFiles: ["./vitest.setup.ts", "./vitest.setup.dom.ts"],
        },
      },
    ],
  },
});
