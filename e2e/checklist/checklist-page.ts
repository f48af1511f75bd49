import { CHECKLIST_ITEMS } from "../../app/app/dashboard/checklist/items/items";
import type { Title } from "../../app/app/dashboard/checklist/testing/default-states";
import { rowOf, statesIn } from "../../app/app/dashboard/checklist/testing/states";
import type { Page } from "../test";

export { keyOf, logOf } from "../../app/app/dashboard/testing/answers";

export const PATH = "/app/dashboard";

export const TITLES = CHECKLIST_ITEMS.map(({ title }) => title);

export { DEFAULT_STATES } from "../../app/app/dashboard/checklist/testing/default-states";

export const checklist = (page: Page) => page.getByRole("region", { name: "Checklist" });
export const rows = (page: Page) => checklist(page).getByRole("listitem");

/** The row of an item, whose text begins with its state. */
export const row = (page: Page, title: Title | "Error") =>
  rows(page).filter({ hasText: rowOf(title) });

/** The state of each item that is shown, by its title. A faction item that can't be read has no title. */
export const statesOf = async (page: Page) => statesIn(await rows(page).allTextContents());

/** What the browser keeps of the configuration. */
export const keptConfig = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("checklistConfig") ?? "{}") as unknown);

export async function configure(page: Page) {
  await page.getByRole("button", { name: "Configure the checklist" }).click();
  return page.getByRole("dialog", { name: "Configuration" });
}
