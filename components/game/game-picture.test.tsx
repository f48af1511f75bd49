import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";

import { GamePicture } from "./game-picture";

const URL = "https://www.torn.com/images/items/206/large.png";
const pictures = () => screen.queryAllByRole("presentation");

test("a picture keeps its space, loads when in view, and sends no referrer", () => {
  render(<GamePicture url={URL} widthPx={80} heightPx={40} />);
  const [picture] = pictures();
  expect(picture).toHaveAttribute("src", URL);
  expect(picture).toHaveAttribute("width", "80");
  expect(picture).toHaveAttribute("height", "40");
  expect(picture).toHaveAttribute("loading", "lazy");
  expect(picture).toHaveAttribute("referrerpolicy", "no-referrer");
});

test("a picture that fails to load leaves nothing behind, and another URL is tried", () => {
  const { rerender, container } = render(<GamePicture url={URL} widthPx={80} heightPx={40} />);
  pictures().forEach((picture) => fireEvent.error(picture));
  expect(container).toBeEmptyDOMElement();
  rerender(<GamePicture url={URL.replace("206", "14")} widthPx={80} heightPx={40} />);
  expect(pictures()).toHaveLength(1);
});

test("without a URL there is no picture", () => {
  const { container } = render(<GamePicture url={null} widthPx={80} heightPx={40} />);
  expect(container).toBeEmptyDOMElement();
});

test("the old picture is removed before the new one has loaded", () => {
  const picture = (url: string) => <GamePicture url={url} widthPx={80} heightPx={40} />;
  const { container, rerender } = render(picture("https://www.torn.com/images/1.png"));
  const img = container.querySelector("img");
  expect(img).toHaveAttribute("src", "https://www.torn.com/images/1.png");

  const changes = new MutationObserver(() => undefined);
  if (img) changes.observe(img, { attributeFilter: ["src"], attributeOldValue: true });
  rerender(picture("https://www.torn.com/images/2.png"));
  expect(container.querySelector("img")).toHaveAttribute(
    "src",
    "https://www.torn.com/images/2.png",
  );
  // Removed and then set, so that browsers show nothing until it has loaded; a mere change would keep the old picture.
  expect(changes.takeRecords().map(({ oldValue }) => oldValue)).toEqual([
    "https://www.torn.com/images/1.png",
    null,
  ]);
});

test.each([
  "",
  "https://www.torn.com.example/images/1.png",
  "https://elsewhere.example/1.png",
  "http://www.torn.com/images/1.png",
  "//www.torn.com/images/1.png",
  "data:image/png;base64,AAAA",
])("a URL that isn't the game's own is never requested: %s", (url) => {
  const { container } = render(<GamePicture url={url} widthPx={80} heightPx={40} />);
  expect(container).toBeEmptyDOMElement();
});
