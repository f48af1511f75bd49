import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { GamePicture } from "./game-picture";

const srcOf = (url: string | null) =>
  render(<GamePicture url={url} widthPx={80} heightPx={40} />).container.querySelector("img")?.src;

test("a picture of the game is shown", () => {
  const url = "https://www.torn.com/images/items/206/large.png";
  expect(srcOf(url)).toBe(url);
});

test.each([
  null,
  "",
  "https://www.torn.com.example/images/1.png",
  "https://elsewhere.example/1.png",
  "http://www.torn.com/images/1.png",
  "//www.torn.com/images/1.png",
  "data:image/png;base64,AAAA",
])("an address that is not the game's own is not asked: %s", (url) => {
  expect(srcOf(url)).toBeUndefined();
});
