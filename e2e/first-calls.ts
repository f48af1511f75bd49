import type { Page } from "@playwright/test";

import { FIRST_CALLS } from "../lib/api/first-calls";
import { KEY } from "./test";

/** Those of a page's first calls that nothing on it has taken. */
export const firstCallsLeft = (page: Page, path: string) =>
  page.evaluate(
    ([calls, key]) => calls.filter((call) => globalThis.takeFirstCall?.(call, key) !== undefined),
    [FIRST_CALLS[path] ?? [], KEY] as const,
  );
