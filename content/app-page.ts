import { accessFor, needsFactionAccess } from "@/lib/api/transport/access";

import type { AppPage } from "./page";

/** Adds the access that a page under /app needs of an API key, as part of a sentence: "the page needs …". */
export function app<const Page extends AppPage>(page: Page): Page & { access: string } {
  const access = accessFor(...page.reads);
  const faction = `, plus faction API access${page.factionPart ?? ""}`;
  return { ...page, access: page.reads.some(needsFactionAccess) ? access + faction : access };
}
