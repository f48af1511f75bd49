import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { GamePicture } from "./game-picture";

test("another picture is another element: the old one does not stand there until the new one has come", () => {
  const picture = (url: string) => <GamePicture url={url} widthPx={80} heightPx={40} />;
  const { container, rerender } = render(picture("https://www.torn.com/images/1.png"));
  const before = container.querySelector("img");
  rerender(picture("https://www.torn.com/images/2.png"));
  expect(container.querySelector("img")).toHaveAttribute(
    "src",
    "https://www.torn.com/images/2.png",
  );
  expect(before).not.toBeInTheDocument();
});
