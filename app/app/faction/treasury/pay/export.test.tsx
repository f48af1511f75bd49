import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";

import { serveFiles, textOf } from "@/app/testing/files";
import { renderPage, servePages } from "@/app/testing/render-page";

servePages();
const files = serveFiles();

test("the CSV has every figure, with full dollars and the share in percent", async () => {
  await renderPage("/app/faction/treasury");
  await screen.findByRole("list", { name: "To pay" });
  fireEvent.change(screen.getByLabelText("Income"), { target: { value: "1b" } });
  fireEvent.click(screen.getByRole("button", { name: "CSV" }));
  await waitFor(() => {
    expect(files).toHaveLength(1);
  });
  const [file] = files;
  if (file === undefined) throw new Error("No file");
  expect(file.name).toBe("pay-cold-furnace.csv");
  const [headers, ...lines] = (await textOf(file.content)).trim().split("\r\n");
  expect(headers).toBe(
    "Member,Id,War hits,Outside,Assists,Losses,Retals,Bonus hits,Attacks made,Score,Weighted hits,Share %,Split,Adjustment,Reason,Pay,Paid,Payment",
  );
  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe(
    'Alpha,3000001,900,50,12,22,20,"10, 1,000",984,5400,941.5,55.8,418506445,0,,418506445,No,',
  );
});

test("the copied list marks who is paid, and a tick can be undone", async () => {
  await renderPage("/app/faction/treasury");
  const toPay = await screen.findByRole("list", { name: "To pay" });
  fireEvent.change(screen.getByLabelText("Income"), { target: { value: "1b" } });
  const [first] = within(toPay).getAllByRole("checkbox", { name: /^Paid/ });
  if (first === undefined) throw new Error("Nobody to pay");
  fireEvent.click(first);
  await screen.findByRole("list", { name: "Paid" });
  fireEvent.click(screen.getByRole("button", { name: "Copy list" }));
  expect(await screen.findByText("Copied to clipboard")).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(
    [
      "bravo_the_second_of_that_name1 [3000002]  $233,256,778",
      "Charlie [3000003]  $93,680,545",
      "Delta [3000004]  $4,556,230",
      "Alpha [3000001]  $418,506,445  paid",
      "Total  $749,999,998",
      "Left to pay  $331,493,553",
    ].join("\n"),
  );
  expect(await screen.findByText("Alpha, $418,506,445")).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Undo" }));
  await waitFor(() => {
    expect(screen.queryByRole("list", { name: "Paid" })).toBeNull();
  });
});
