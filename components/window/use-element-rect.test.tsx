import { act, render } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useElementRect } from "./use-element-rect";

test("an element that content above it moves is measured again", () => {
  const observed = new Map<Element, () => void>();
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #report: () => void;
      constructor(report: () => void) {
        this.#report = report;
      }
      observe = (element: Element) => observed.set(element, this.#report);
      disconnect = () => {
        observed.clear();
      };
    },
  );
  const at = vi.spyOn(Element.prototype, "getBoundingClientRect");
  at.mockReturnValue(new DOMRect(0, 100, 400, 40));
  function Box() {
    const [ref, { topPx, widthPx }] = useElementRect();
    return (
      <p ref={ref}>
        {widthPx} wide, at {topPx}
      </p>
    );
  }
  const { container, unmount } = render(<Box />);
  expect(container).toHaveTextContent("400 wide, at 100");

  at.mockReturnValue(new DOMRect(0, 250, 400, 40));
  act(() => observed.get(document.body)?.());
  expect(container).toHaveTextContent("400 wide, at 250");
  unmount();
  expect(observed.size).toBe(0);
  vi.unstubAllGlobals();
});
