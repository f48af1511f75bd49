import { act, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";

import { useInView } from "./use-in-view";

function Probe() {
  const ref = useRef<HTMLParagraphElement>(null);
  return <p ref={ref}>{useInView(ref) ? "seen" : "not seen"}</p>;
}

/** Renders an element of this height in a window of 740 px, and says how much of it is visible. */
function seeOf(heightPx: number, visiblePx: number) {
  let report: (entries: IntersectionObserverEntry[]) => void = () => undefined;
  vi.spyOn(globalThis, "IntersectionObserver").mockImplementation(
    class {
      constructor(listener: typeof report) {
        report = listener;
      }
      observe = () => undefined;
      disconnect = () => undefined;
    } as unknown as typeof IntersectionObserver,
  );
  render(<Probe />);
  act(() => {
    report([
      {
        intersectionRatio: visiblePx / heightPx,
        intersectionRect: new DOMRect(0, 0, 360, visiblePx),
        rootBounds: new DOMRect(0, 0, 360, 740),
      } as IntersectionObserverEntry,
    ]);
  });
}

test.each([
  { heightPx: 200, visiblePx: 140, says: "not seen" },
  { heightPx: 200, visiblePx: 160, says: "seen" },
  { heightPx: 2_000, visiblePx: 400, says: "not seen" },
  { heightPx: 2_000, visiblePx: 700, says: "seen" },
])("$visiblePx of $heightPx px in a window of 740 px: $says", ({ heightPx, visiblePx, says }) => {
  seeOf(heightPx, visiblePx);
  expect(screen.getByText(says)).toBeVisible();
});
