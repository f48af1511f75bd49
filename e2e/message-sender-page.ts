import type { Page } from "./test";

export const PATH = "/app/tools";

export const field = (page: Page, name: "Recipients" | "Message") =>
  page.getByRole("textbox", { name, exact: true });

/** Fills the fields: one recipient a line. */
export async function write(page: Page, recipients: string, message = "") {
  await field(page, "Recipients").fill(recipients);
  await field(page, "Message").fill(message);
}

export const send = (page: Page) => page.getByRole("button", { name: "Send", exact: true });

/** The card with the recipients. */
export const list = (page: Page) => page.getByRole("region", { name: "Recipients list" });
