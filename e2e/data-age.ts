import type { Page } from "@playwright/test";

/** How old the page says its data is: at the right of its head, below its title where it is narrow. */
export const dataAge = (page: Page) =>
  page
    .getByRole("banner")
    .getByText(/^(Updated|Updating|Saved)/)
    .filter({ visible: true });
