import { readFile } from "node:fs/promises";

import type { Page } from "@playwright/test";

export const section = (page: Page) => page.getByRole("region", { name: "Next 24 hours" });
export const rows = (page: Page, list: string) =>
  section(page).getByRole("list", { name: list }).getByRole("listitem");

/** The lines of the file that a press of the button saves. */
export async function saved(page: Page, button: string) {
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  const file = await saving;
  const text = await readFile(await file.path(), "utf8");
  return { name: file.suggestedFilename(), lines: text.split("\r\n") };
}
