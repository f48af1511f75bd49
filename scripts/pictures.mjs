/** `npm run pictures`: takes the pictures of the landing, of link previews and of the app's icon, into public/ and app/. */
import { join } from "node:path";

import { ensureBuilt } from "./build.mjs";
import { findChromium } from "./chromium.mjs";
import { ensureInstalled } from "./install.mjs";
import { bin, main, ROOT, runNode } from "./run.mjs";

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
  const config = join(ROOT, "scripts", "pictures.config.ts");
  const env = { ...process.env, CHROMIUM_PATH: await findChromium() };
  process.exitCode = await runNode(
    [bin("playwright", "@playwright/test"), "test", "--config", config],
    { env },
  );
});
