import { expect, type Page } from "./test";

export const PATH = "/app/faction/members";

/** The columns that the table shows at first: their heads, by the ids in addresses. */
export const COLUMNS = {
  name: "Name",
  level: "Level",
  days: "Days in Faction",
  lastAction: "Last Action",
  money: "Money",
  points: "Points",
  inOc: "In OC",
} as const;

/** Those that can be chosen as well. Notes have one once there is a note. */
export const HIDDEN_COLUMNS = {
  position: "Position",
  status: "State",
  revives: "Revives",
} as const;

/** The head of a column: the table is sorted by level at first. */
export const headText = (name: string) => (name === "Level" ? "Level▼" : name);

export const search = (page: Page) => page.getByRole("combobox", { name: "Find a member" });

export const query = (page: Page) => new URL(page.url()).searchParams;

export const noteOn = (page: Page, name: string) =>
  page.getByRole("link", { name: `Note on ${name}` });

/** Waits until the table shows the members with these first letters, from the top. */
export const shown = (page: Page) =>
  expect.poll(async () => {
    const names = await page.getByRole("rowheader").allInnerTexts();
    return names.map((name) => name.slice(0, 1)).join("");
  });
