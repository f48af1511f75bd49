import type { Page } from "@playwright/test";

/** The most that a page's content may move without a touch, as browsers measure it. */
export const MAX_SHIFT = 0.05;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

/** Measures how far the content moves without a touch from the page's next load on. Returns a function that reads the sum. */
export async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const moved = { sum: 0 };
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[]) {
        if (!hadRecentInput) moved.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
    Object.assign(window, { moved });
  });
  return () => page.evaluate(() => (window as unknown as { moved: { sum: number } }).moved.sum);
}
