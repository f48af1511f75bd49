import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { GamePicture } from "./game-picture";

test("another picture: the old one does not stand there until the new one has come", () => {
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
  // Taken away and then set, which browsers take as "show nothing until it has come"; a change alone keeps the old one.
  expect(changes.takeRecords().map(({ oldValue }) => oldValue)).toEqual([
    "https://www.torn.com/images/1.png",
    null,
  ]);
});
