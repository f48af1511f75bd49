import type { Page } from "@playwright/test";

export const section = (page: Page) => page.getByRole("region", { name: "Next 24 hours" });
export const rows = (page: Page, list: string) =>
  section(page).getByRole("list", { name: list }).getByRole("listitem");
