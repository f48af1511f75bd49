import AxeBuilder from "@axe-core/playwright";

import { expect, type Page } from "./test";

/** The page, called `what`, breaks no rule of WCAG 2.2 AA, nor one of axe's best practices. */
export async function expectAccessible(page: Page, what = page.url()) {
  // Without frames there is nothing to gather from other documents, which takes axe most of its time.
  expect(page.frames()).toHaveLength(1);
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"])
    .setLegacyMode()
    .analyze();
  expect(violations, what).toEqual([]);
}
