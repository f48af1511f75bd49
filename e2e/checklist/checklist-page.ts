import { CHECKLIST_ITEMS } from "../../app/app/dashboard/checklist/items/items";
import { statesIn } from "../../app/app/dashboard/checklist/testing/states";
import type { Page } from "../test";

export const PATH = "/app/dashboard";

export const TITLES = CHECKLIST_ITEMS.map(({ title }) => title);

export { DEFAULT_STATES } from "../../app/app/dashboard/checklist/testing/default-states";

export const checklist = (page: Page) => page.getByRole("region", { name: "Checklist" });

/** The state of each item that is shown, by its title. A faction item that can't be read has no title. */
export const statesOf = async (page: Page) =>
  statesIn(await checklist(page).getByRole("listitem").allTextContents());
