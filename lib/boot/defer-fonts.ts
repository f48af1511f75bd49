/**
 * On a first visit our faces wait until the scripts have come, which they would hold up by a quarter of a second on a phone's
 * network, and then until the page has nothing else to do, since all is styled again when they come. Who has the style sheet
 * in the cache has the faces there too.
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
    // Then the faces come with the page.
  }
}
