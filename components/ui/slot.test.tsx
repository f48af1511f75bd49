import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef } from "react";
import { expect, test } from "vitest";

import { Slot } from "./slot";

test("a slot's child gets its props and its ref, and keeps its own", () => {
  const ref = createRef<HTMLAnchorElement>();
  render(
    <Slot ref={ref} className="given" data-slot="given" id="given" aria-describedby="a">
      <a href="/terms" className="own" id="own" aria-describedby="b">
        Terms
      </a>
    </Slot>,
  );
  const link = screen.getByRole("link", { name: "Terms" });
  expect(link).toHaveClass("own", "given");
  expect(link).toHaveAttribute("data-slot", "given");
  expect(link).toHaveAttribute("id", "own");
  expect(link).toHaveAttribute("aria-describedby", "b a");
  expect(ref.current).toBe(link);
});

test("a ref of the slot and one of its child both have the element", () => {
  const [own, given] = [createRef<HTMLAnchorElement>(), createRef<HTMLAnchorElement>()];
  const { rerender } = render(
    <Slot ref={given}>
      <a href="/terms" ref={own}>
        Terms
      </a>
    </Slot>,
  );
  const link = screen.getByRole("link", { name: "Terms" });
  expect([own.current, given.current]).toEqual([link, link]);
  rerender(<p />);
  expect([own.current, given.current]).toEqual([null, null]);
});

test("of a handler of the slot and one of its child, both run, the child's first", async () => {
  const ran: string[] = [];
  render(
    <Slot onClick={() => ran.push("slot")}>
      <button onClick={() => ran.push("child")}>Go</button>
    </Slot>,
  );
  await userEvent.click(screen.getByRole("button", { name: "Go" }));
  expect(ran).toEqual(["child", "slot"]);
});
