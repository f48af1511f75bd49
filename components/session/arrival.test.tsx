import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { arrive, FocusOnArrival } from "./arrival";

const show = () =>
  render(
    <main id="main" tabIndex={-1}>
      <FocusOnArrival />
    </main>,
  );

test("arriving from the login moves the focus to the page; otherwise it stays", () => {
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
