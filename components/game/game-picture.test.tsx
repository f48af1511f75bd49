import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { GamePicture } from "./game-picture";

const URL = "https://www.torn.com/images/items/206/large.png";
const pictures = () => screen.queryAllByRole("presentation");

test("a picture keeps its room, waits until it is in view, and tells nobody where it is shown", () => {
  render(<GamePicture url={URL} widthPx={80} heightPx={40} />);
  const [picture] = pictures();
  expect(picture).toHaveAttribute("src", URL);
  expect(picture).toHaveAttribute("width", "80");
  expect(picture).toHaveAttribute("height", "40");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("a picture that does not come leaves nothing behind, and another one is tried", () => {
  const { rerender, container } = render(<GamePicture url={URL} widthPx={80} heightPx={40} />);
  pictures().forEach((picture) => fireEvent.error(picture));
  expect(container).toBeEmptyDOMElement();
  rerender(<GamePicture url={URL.replace("206", "14")} widthPx={80} heightPx={40} />);
  expect(pictures()).toHaveLength(1);
});

test("where the game has no picture there is none", () => {
  const { container } = render(<GamePicture url={null} widthPx={80} heightPx={40} />);
  expect(container).toBeEmptyDOMElement();
});
