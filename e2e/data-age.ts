import type { Page } from "@playwright/test";

/** The age of the page's data: at the right of its head, or below its title in a narrow window. */
export const dataAge = (page: Page) =>
  page
    .getByRole("banner")
    .getByText(/^(Updated|Updating|Saved)/)
    .filter({ visible: true });
