import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { renderPage, servePages } from "@/app/testing/render-page";

import { DIRECTOR, PATH } from "./testing/answers";

vi.mock("@/components/charts/use-in-view", () => ({ useInView: () => false }));

servePages();

test("until the applications are in view, Today makes no more than its five calls", async () => {
  const { calls } = await renderPage(PATH, { answers: DIRECTOR });
  const section = await screen.findByRole("region", { name: "Applications" });
  expect(section).toHaveTextContent("6,000 INT, 5,000 END, 4,000 MAN");
  expect(section).not.toHaveTextContent("Salesperson");
  expect(calls).toHaveLength(5);
  expect(calls.join(" ")).not.toContain("/torn/companies");
});
