import type { BrowserContext, Page } from "@playwright/test";

/** Resolves once the service worker keeps everything and answers for the page. */
export const untilKept = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    while (navigator.serviceWorker.controller === null) {
      await new Promise((controlled) => {
        navigator.serviceWorker.addEventListener("controllerchange", controlled, { once: true });
      });
    }
  });

/** The addresses that the service worker has asked for since. */
export function askedByWorker(context: BrowserContext): string[] {
  const asked: string[] = [];
  context.on("request", (request) => {
    if (request.serviceWorker() !== null) asked.push(request.url());
  });
  return asked;
}

/** The address and the text of everything in the caches. */
export const cachedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const headers = JSON.stringify([...request.headers]);
        const answer = await cache.match(request);
        texts.push(`${request.url} ${headers} ${(await answer?.text()) ?? ""}`);
      }
    }
    return texts;
  });
