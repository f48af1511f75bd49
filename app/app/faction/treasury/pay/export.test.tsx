import { fireEvent, screen, waitFor } from "@testing-library/react";
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
