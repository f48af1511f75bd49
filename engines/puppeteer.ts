import { type Browser, type KeyInput, launch, type Page } from "puppeteer-core";

import { type Engine, NO_PROXY, type Start } from "./engine";

const { host, port } = NO_PROXY;

export const startChromium = (path: string, start: Start): Promise<Engine> =>
  launch({
    browser: "chrome",
    executablePath: path,
    userDataDir: start.profile,
    defaultViewport: null,
    downloadBehavior: { policy: "allow", downloadPath: start.downloads },
    args: ["--no-sandbox", "--disable-gpu", `--proxy-server=${host}:${port}`],
  }).then(async (browser) => {
    // With a window it is granted to every site.
    await browser.setPermission(start.site, {
      permission: { name: "clipboard-write" },
      state: "granted",
    });
    return engineOf(browser, start);
  });

/** Over WebDriver BiDi. */
export const startFirefox = (path: string, start: Start): Promise<Engine> =>
  launch({
    browser: "firefox",
    executablePath: path,
    userDataDir: start.profile,
    defaultViewport: null,
    extraPrefsFirefox: {
      "browser.download.folderList": 2,
      "browser.download.dir": start.downloads,
      "network.proxy.type": 1,
      "network.proxy.http": host,
      "network.proxy.http_port": port,
      "network.proxy.ssl": host,
      "network.proxy.ssl_port": port,
    },
  }).then((browser) => engineOf(browser, start));

async function engineOf(browser: Browser, { listener }: Start): Promise<Engine> {
  const page: Page = await browser.newPage();
  await page.evaluateOnNewDocument(listener);
  return {
    open: async (url) => {
      await page.goto(url);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    key: async (keys) => {
      const pressed = keys.split("+") as KeyInput[];
      for (const key of pressed) await page.keyboard.down(key);
      for (const key of pressed.toReversed()) await page.keyboard.up(key);
    },
    resize: (width, height) => page.setViewport({ width, height }),
    close: () => browser.close(),
  };
}
