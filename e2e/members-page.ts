import { expect, type Page } from "./test";

export const PATH = "/app/faction/members";

export const search = (page: Page) => page.getByRole("combobox", { name: "Find a member" });

export const query = (page: Page) => new URL(page.url()).searchParams;

export const noteOn = (page: Page, name: string) =>
  page.getByRole("button", { name: `Note on ${name}` });

/** Waits until the table shows the members with these first letters, from the top. */
export const shown = (page: Page) =>
  expect.poll(async () => {
    const names = await page.getByRole("rowheader").allInnerTexts();
    return names.map((name) => name.slice(0, 1)).join("");
  });
