import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { progressPath } from "@/components/figures/progress-circle";

import { FighterMark } from "./fighter";

test.each([
  { what: "ready in Torn", when: "now", where: "okay", fraction: 1 },
  { what: "ready in the player's own country", when: "now", where: "away", fraction: 1 },
  { what: "soon out", when: "soon", where: "hospital", fraction: 0.5 },
  { what: "in hospital", when: "later", where: "hospital", fraction: 0.15 },
  { what: "in a hospital abroad", when: "later", where: "away", fraction: 0 },
  { what: "in Torn while the player is abroad", when: "later", where: "okay", fraction: 0 },
  { what: "in jail", when: "later", where: "jail", fraction: 0 },
] as const)("the mark of somebody $what is filled by $fraction", ({ when, where, fraction }) => {
  const { container } = render(<FighterMark when={when} where={where} />);
  expect(container.querySelector("path")?.getAttribute("d") ?? null).toBe(
    fraction === 0 ? null : progressPath(fraction),
  );
});
