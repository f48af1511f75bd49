import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { enqueueRender } from "./panel";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Says what has begun, each when the one before has said that it is over. */
function inLine(...names: string[]) {
  const begun: string[] = [];
  const over: Record<string, () => void> = {};
  const leave = Object.fromEntries(
    names.map((name) => [
      name,
      enqueueRender((done) => {
        begun.push(name);
        over[name] = done;
      }),
    ]),
  );
  return { begun, over, leave };
}

test("tasks run one after another, each once the last has been painted", () => {
  const { begun, over } = inLine("a", "b");
  expect(begun).toEqual([]);
  vi.runAllTimers();
  expect(begun).toEqual(["a"]);
  over.a?.();
  expect(begun).toEqual(["a"]);
  vi.runAllTimers();
  expect(begun).toEqual(["a", "b"]);
  over.b?.();
});

test("a task added to an empty queue runs next", () => {
  const first = inLine("a");
  vi.runAllTimers();
  first.over.a?.();
  const { begun, over } = inLine("b");
  vi.runAllTimers();
  expect(begun).toEqual(["b"]);
  over.b?.();
});

test("a cancelled task holds up no other: waiting, running or done", () => {
  const { begun, over, leave } = inLine("a", "b", "c", "d");
  leave.c?.();
  leave.a?.();
  vi.runAllTimers();
  expect(begun).toEqual(["b"]);
  leave.b?.();
  over.b?.();
  vi.runAllTimers();
  expect(begun).toEqual(["b", "d"]);
  over.d?.();
  leave.d?.();
  expect(vi.getTimerCount()).toBe(0);
});
