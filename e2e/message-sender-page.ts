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

export const progress = (page: Page) =>
  page.getByRole("progressbar", { name: "Messages processed" });

/** The card with the recipients. */
export const list = (page: Page) => page.getByRole("region", { name: "Recipients list" });

/** Of the activity log, latest first. */
export const entries = (page: Page) =>
  page.getByRole("log", { name: "Activity log" }).getByRole("listitem");
