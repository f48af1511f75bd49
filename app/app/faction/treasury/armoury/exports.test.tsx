import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { serveFiles, textOf } from "@/app/testing/files";
import { renderPage, servePages } from "@/app/testing/render-page";

import { ARMOURY } from "../testing/armoury-answers";

servePages();
const files = serveFiles();

const open = () =>
  renderPage("/app/faction/treasury?view=armoury", {
    answers: ARMOURY,
    stored: { armouryMinimums: { 14: 7, 206: 40, 1485: 4 } },
  });

test("the CSV has each item with its price and its value", async () => {
  await open();
  await screen.findByRole("table", { name: "Items below minimum" });
  const stock = within(screen.getByRole("region", { name: "Stock" }));
  fireEvent.click(stock.getByRole("button", { name: "CSV" }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const [file] = files;
  if (file === undefined) throw new Error("No file");
  expect((await textOf(file.content)).trim().split("\r\n")).toEqual([
    "Category,Item,In stock,On loan,Minimum,Each,Market value",
    "Weapons,Ruger 22/45,5,3,7,742,5936",
    "Drugs,Xanax,38,0,40,871858,33130604",
    "Loot,Ceremonial Mug,3,0,4,,",
  ]);
});

test("the list to restock is copied with its total", async () => {
  await open();
  await screen.findByRole("table", { name: "Items below minimum" });
  fireEvent.click(screen.getByRole("button", { name: "Copy list" }));
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      "2 × Xanax, $1,743,716",
      "2 × Ruger 22/45, $1,484",
      "1 × Ceremonial Mug, no price",
      "Total $1,745,200, without 1 item that has no price",
    ].join("\n"),
  );
});
