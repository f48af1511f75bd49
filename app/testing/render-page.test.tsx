import { render } from "@testing-library/react";
import { useEffect } from "react";
import { expect, test } from "vitest";

import { NOW } from "@/lib/api/testing/answers";

import { servePages } from "./render-page";

servePages();

let leftAtMs: number | null = null;

function Page() {
  useEffect(
    () => () => {
      leftAtMs = Date.now();
    },
    [],
  );
  return null;
}

test("the page of a test", () => {
  render(<Page />);
  expect(leftAtMs).toBeNull();
});

// By the device's clock its answers would be days old, and it would load them again into this test.
test("has been left before the next test, by the clock of the tests", () => {
  expect(leftAtMs).toBe(NOW);
});
