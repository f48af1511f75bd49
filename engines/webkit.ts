import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { start as run } from "../scripts/run.mjs";
import { freePort } from "../scripts/serve.mjs";
import { type Engine, NO_PROXY, type Start } from "./engine";
import { WebDriver } from "./web-driver";

/** The browser's own bar would be wider than a phone. */
const NARROW_BAR = "* { padding: 0; margin: 0; min-width: 0; }";

/** The keys without a letter, as WebDriver writes them. */
const KEYS: Readonly<Record<string, string>> = {
  Control: "\uE009",
  Enter: "\uE007",
  Escape: "\uE00C",
  Shift: "\uE008",
  Tab: "\uE004",
};

export interface WebKitPaths {
  driver: string;
  browser: string;
  screen: string;
}

/** WebKitGTK's own small browser, on a screen that nobody sees. What its driver starts is empty each time. */
export async function startWebKit(paths: WebKitPaths, start: Start): Promise<Engine> {
  const screen = await openScreen(paths.screen);
  const port = await freePort(4192);
  const driver = run(paths.driver, [`--port=${port}`], {
    stdio: "ignore",
    env: {
      ...process.env,
      DISPLAY: screen.display,
      XDG_CONFIG_HOME: await configuration(start),
    },
  });
  const url = `http://127.0.0.1:${port}`;
  await until(() =>
    fetch(`${url}/status`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const session = await WebDriver.begin(url, {
    "webkitgtk:browserOptions": {
      binary: paths.browser,
      args: [
        "--automation",
        `--proxy=http://${NO_PROXY.host}:${NO_PROXY.port}`,
        "--ignore-host=localhost",
      ],
    },
  });
  return {
    open: async (url) => {
      await session.post("url", { url });
    },
    evaluate: (expression) => session.evaluate(expression),
    press: (x, y) => session.press(x, y),
    type: async (text) => {
      for (const letter of text) await session.keys([letter]);
    },
    key: (keys) => session.keys(keys.split("+").map((key) => KEYS[key] ?? key)),
    resize: async (width, height) => {
      await session.post("window/rect", { width, height });
    },
    close: async () => {
      await session.end();
      driver.kill();
      screen.close();
    },
  };
}

/** It takes the first display that is free, and says which. */
async function openScreen(path: string) {
  const server = run(path, ["-displayfd", "3", "-screen", "0", "1600x1000x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const output = server.stdio[3];
  const number = await new Promise<string>((resolve) => {
    output?.once("data", (data: Buffer) => {
      resolve(data.toString().trim());
    });
  });
  return { display: `:${number}`, close: () => server.kill() };
}

async function configuration({ profile, downloads }: Start): Promise<string> {
  await mkdir(join(profile, "gtk-3.0"), { recursive: true });
  await writeFile(join(profile, "gtk-3.0", "gtk.css"), NARROW_BAR);
  await writeFile(join(profile, "user-dirs.dirs"), `XDG_DOWNLOAD_DIR="${downloads}"\n`);
  return profile;
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await sleep(50);
}
