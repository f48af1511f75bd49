import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";

import { findTable, rowsOf } from "@/app/testing/table-texts";
import { renderPage, servePages } from "@/app/testing/render-page";

import { manyFighters } from "./testing/war-answers";

servePages();

test("the war room lists the first hundred of each side", async () => {
  await renderPage("/app/faction/war", {
    answers: {
      "/faction/9104/members": manyFighters(150),
      "/faction/9001/members": manyFighters(150),
    },
  });
  const now = await screen.findByLabelText("Hittable now", { selector: "section" });
  await waitFor(() => {
    expect(now).toHaveTextContent("Showing 100 of 150.");
  });
  expect(now.querySelectorAll("li")).toHaveLength(100);
  expect(rowsOf(await findTable("Your members"))).toHaveLength(100);
});
