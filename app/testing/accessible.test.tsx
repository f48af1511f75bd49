import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

test("a hidden element hides no other element of its kind", () => {
  // No other test has an output, so that this hidden one is the first.
  render(
    <>
      <output hidden aria-label="First" />
      <output aria-label="Second" />
    </>,
  );
  expect(screen.getByLabelText("First")).not.toBeVisible();
  expect(screen.getByRole("status", { name: "Second" })).toBeVisible();
});
