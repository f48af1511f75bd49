import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { arrive, FocusOnArrival } from "./arrival";

const show = () =>
  render(
    <main id="main" tabIndex={-1}>
      <FocusOnArrival />
    </main>,
  );

test("who comes from the login begins at the page, and nobody else is moved", () => {
  const { unmount } = show();
  expect(screen.getByRole("main")).not.toHaveFocus();
  unmount();
  arrive();
  const first = show();
  expect(screen.getByRole("main")).toHaveFocus();
  first.unmount();
  show();
  expect(screen.getByRole("main")).not.toHaveFocus();
});
