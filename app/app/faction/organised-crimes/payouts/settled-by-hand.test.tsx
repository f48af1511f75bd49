import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { aCrime } from "@/lib/game/testing/builders";

import { SettledByHand } from "./payouts-view";

const DAY = Date.UTC(2026, 10, 20);

test("“Undo” takes back its own mark: a crime’s, or that of a day", () => {
  const settling = { crimes: vi.fn(), upTo: vi.fn() };
  const settled = { crimes: { 7: DAY }, upTo: [{ untilMs: DAY, atMs: DAY }] };
  render(
    <SettledByHand
      crimes={[aCrime({ id: 7, name: "Counter Offer" })]}
      settled={settled}
      settling={settling}
    />,
  );
  const fold = document.querySelector("details");
  if (fold === null) throw new Error("The marks are in a fold.");
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  const [day, crime, ...others] = screen.getAllByRole("listitem");
  if (day === undefined || crime === undefined) throw new Error("There are two marks.");
  expect(others).toEqual([]);
  expect(crime).toHaveTextContent("Counter Offer [7]");
  fireEvent.click(within(crime).getByRole("button", { name: "Undo" }));
  expect(settling.crimes.mock.calls).toEqual([[[7], false]]);
  fireEvent.click(within(day).getByRole("button", { name: "Undo" }));
  expect(settling.upTo.mock.calls).toEqual([[DAY, false]]);
});
