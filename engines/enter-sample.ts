import type { Tab } from "./tab";

/** The public site's own way into the app without a key. It holds for the tab. */
export async function enterSample(tab: Tab) {
  await tab.resize(1280);
  await tab.start("/");
  await tab.press({ role: "link", name: "Explore with sample data", within: { role: "main" } });
  await tab.expectPath("/app/dashboard");
  await tab.expectWhole(1280);
}
