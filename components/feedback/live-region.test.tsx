import { act, render, renderHook, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { announce, LiveRegion, useAnnounceProgress } from "./live-region";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

test("an announcement appears in a region that was there before, and is removed again", () => {
  render(<LiveRegion />);
  const region = screen.getByRole("status");
  expect(region).toBeEmptyDOMElement();
  act(() => {
    announce("Updated");
    announce("Updated");
  });
  pass(1_000);
  expect(region).toHaveTextContent("Updated");
  pass(10_000);
  expect(region).toBeEmptyDOMElement();
});

test("two messages at the same moment are both announced, in their order", () => {
  render(<LiveRegion />);
  const region = screen.getByRole("status");
  act(() => {
    announce("Duke: level IV now");
  });
  pass(200);
  act(() => {
    announce("Updated");
    announce("Updated");
  });
  pass(1_000);
  expect(region).toHaveTextContent(/^Duke: level IV now\. Updated$/);
  act(() => {
    announce("Updated");
  });
  expect(region).toBeEmptyDOMElement();
  pass(1_000);
  expect(region).toHaveTextContent(/^Updated$/);
  pass(10_000);
  expect(region).toBeEmptyDOMElement();
});

test("loading is announced when it pauses, resumes and ends, but not as the page opens or when it fails", () => {
  render(<LiveRegion />);
  const region = screen.getByRole("status");
  const { rerender } = renderHook(useAnnounceProgress, { initialProps: "loading" });
  pass(1_000);
  expect(region).toBeEmptyDOMElement();
  for (const [state, words] of [
    ["stopped", "Paused"],
    ["loading", "Loading"],
    ["done", "Loading finished"],
  ] as const) {
    rerender(state);
    pass(1_000);
    expect(region).toHaveTextContent(words);
  }
  pass(10_000);
  rerender("failed");
  pass(1_000);
  expect(region).toBeEmptyDOMElement();
});
