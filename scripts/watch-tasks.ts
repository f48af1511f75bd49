/** The long tasks of a page, for the bench. */
import type { Page } from "@playwright/test";

/** The factor by which a mid-range phone's processor is slower than the machine's. */
export const SLOWER = 4;

interface Watched {
  tasks: number[];
}

export async function slowDown(page: Page, rate: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

/** Records the long tasks of a page. The browser reports only tasks of 50 ms and more. */
export const watchTasks = (page: Page) =>
  page.addInitScript(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      tasks.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ type: "longtask" });
  });

/** Discards the tasks recorded so far. */
export const forget = (page: Page) =>
  page.evaluate(() => {
    (window as unknown as Watched).tasks.length = 0;
  });

/** Waits until two seconds have passed without a long task. */
export async function untilQuiet(page: Page) {
  const count = () => page.evaluate(() => (window as unknown as Watched).tasks.length);
  for (let before = -1; before !== (await count());) {
    before = await count();
    await page.waitForTimeout(2_000);
  }
}

export async function tasksOf(page: Page) {
  const tasks = await page.evaluate(() => (window as unknown as Watched).tasks);
  const over = tasks.filter((ms) => ms > 50);
  return { longest: over.length > 0 ? Math.round(Math.max(...over)) : "≤ 50", over: over.length };
}
