import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

import { useUrlChoice, useUrlChoices, useUrlSwitch } from "./use-url-value";

let search = "";
vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams(search) }));

const COLOURS = [
  ["red", "Red"],
  ["blue", "Blue"],
] as const;

const RENAMED = new Map([["azure", "blue"]] as const);

function Probe() {
  const [one] = useUrlChoice("one", COLOURS, "red");
  const [any] = useUrlChoices("any", COLOURS, RENAMED);
  const [isOn] = useUrlSwitch("lamp");
  return (
    <p>
      {one}; {any.join(" ")}; {isOn ? "on" : "off"}
    </p>
  );
}

test.each([
  { address: "", means: "red; ; off" },
  { address: "one=blue&any=blue&lamp=on", means: "blue; blue; on" },
  { address: "any=blue+red", means: "red; red blue; off" },
  { address: "one=green&any=green+blue&lamp=green", means: "red; blue; off" },
  { address: "any=azure+red", means: "red; red blue; off" },
  { address: "one=constructor&any=constructor", means: "red; ; off" },
])("$address means $means", ({ address, means }) => {
  search = address;
  render(<Probe />);
  expect(screen.getByRole("paragraph").textContent).toBe(means);
});
