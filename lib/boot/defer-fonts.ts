/**
 * Defers the web fonts on a first visit until the page has loaded and is idle. They would delay the scripts by 0.25 s on a
 * mobile network, and applying them restyles the whole page. If the style sheet came from the cache, so do the fonts, and
 * nothing is deferred.
 */
export function deferFonts() {
  try {
    const files = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    if (!files.some(({ name, transferSize }) => transferSize > 0 && name.endsWith(".css"))) return;
    const { dataset } = document.documentElement;
    dataset.fonts = "deferred";
    const show = () => {
      delete dataset.fonts;
    };
    addEventListener("load", () => {
      // Safari has none.
      if (typeof requestIdleCallback === "function") requestIdleCallback(show, { timeout: 5_000 });
      else setTimeout(show, 1_000);
    });
  } catch {
    // Then the fonts load with the page.
  }
}
