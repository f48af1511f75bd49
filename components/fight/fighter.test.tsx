import { render } from "@testing-library/react";
import { expect, test } from "vitest";

import { progressPath } from "@/components/figures/progress-circle";

import { FighterMark } from "./fighter";

test.each([
  { what: "ready in Torn", readiness: "ready", availability: "ready", fraction: 1 },
  {
    what: "ready in the player's own country",
    readiness: "ready",
    availability: "away",
    fraction: 1,
  },
  { what: "soon out", readiness: "soon", availability: "hospital", fraction: 0.5 },
  { what: "in hospital", readiness: "later", availability: "hospital", fraction: 0.15 },
  { what: "in a hospital abroad", readiness: "later", availability: "away", fraction: 0 },
  {
    what: "in Torn while the player is abroad",
    readiness: "later",
    availability: "ready",
    fraction: 0,
  },
  { what: "in jail", readiness: "later", availability: "jail", fraction: 0 },
] as const)(
  "the mark of somebody $what is filled by $fraction",
  ({ readiness, availability, fraction }) => {
    const { container } = render(<FighterMark readiness={readiness} availability={availability} />);
    expect(container.querySelector("path")?.getAttribute("d") ?? null).toBe(
      fraction === 0 ? null : progressPath(fraction),
    );
  },
);
