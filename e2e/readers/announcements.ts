import { expect, type Page } from "../test";

/** Before the page opens: from now on, what its live regions say is kept, as a screen reader would say it. */
export const recordAnnouncements = (page: Page) => page.addInitScript(recordLiveRegions);

/** Waits until somebody who doesn't look at the page has heard this. */
export const expectAnnounced = (page: Page, words: string | RegExp) =>
  expect
    .poll(() => page.evaluate(() => (globalThis as unknown as { heard: string[] }).heard), {
      message: `announcements, one of them ${String(words)}`,
    })
    .toContainEqual(
      typeof words === "string" ? expect.stringContaining(words) : expect.stringMatching(words),
    );

/** From now on only what is said after this counts. */
export const forgetAnnouncements = (page: Page) =>
  page.evaluate(() => {
    (globalThis as unknown as { heard: string[] }).heard.length = 0;
  });

/** The element in which Next.js announces the title of a page that opens inside this one. */
export const announced = (page: Page) => page.locator("#__next-route-announcer__");

/**
 * Runs in the page. A polite region speaks only of what changes inside it, so it has to be there before its words. An
 * alert also speaks when it comes.
 */
function recordLiveRegions() {
  const heard: string[] = [];
  Object.assign(globalThis, { heard });
  const LIVE = "[role=alert], [role=status], [role=log], [aria-live=polite], [aria-live=assertive]";
  const regionOf = (node: Node) =>
    (node instanceof Element ? node : node.parentElement)?.closest<HTMLElement>(LIVE) ?? null;

  const observer = new MutationObserver((changes) => {
    const come = new Set(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    const isNew = (region: Element) => [...come].some((node) => node.contains(region));
    const speaking = new Set<HTMLElement>();
    for (const { target, addedNodes } of changes) {
      const region = regionOf(target);
      if (region !== null && !isNew(region)) speaking.add(region);
      for (const node of addedNodes) {
        if (!(node instanceof HTMLElement)) continue;
        if (node.matches("[role=alert]")) speaking.add(node);
        for (const alert of node.querySelectorAll<HTMLElement>("[role=alert]")) speaking.add(alert);
      }
    }
    for (const region of speaking) {
      const isSilent = region.getAttribute("aria-live") === "off" || !region.checkVisibility();
      const words = region.innerText.replace(/\s+/g, " ").trim();
      if (!isSilent && words !== "") heard.push(words);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}
