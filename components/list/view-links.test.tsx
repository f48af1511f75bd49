import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { ViewLinks } from "./view-links";

vi.mock("next/navigation", () => ({
  useSearchParams: () => new URLSearchParams("range=7d&view=attacks&q=oriel"),
}));

const VIEWS = [
  ["attacks", "Attacks"],
  ["members", "By member"],
] as const;

test("each view's link keeps the period and the search of the address", () => {
  render(<ViewLinks label="Views" views={VIEWS} current="attacks" onChange={() => undefined} />);
  expect(screen.getByRole("link", { name: "By member" })).toHaveAttribute(
    "href",
    "?range=7d&view=members&q=oriel",
  );
});
