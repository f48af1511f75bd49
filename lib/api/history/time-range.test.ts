import { expect, test } from "vitest";

import { timeRange } from "./timeline";

test.each([
  { range: {}, parameters: "" },
  { range: { fromMs: 86_400_000 }, parameters: "&from=86399" },
  { range: { fromMs: 86_400_001 }, parameters: "&from=86400" },
  { range: { toMs: 86_400_999 }, parameters: "&to=86400" },
  { range: { fromMs: 1000, toMs: 2000 }, parameters: "&from=0&to=2" },
])("$range asks for $parameters", ({ range, parameters }) => {
  expect(timeRange(range)).toBe(parameters);
});
