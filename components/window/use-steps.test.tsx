import { act, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";

import type { Steps } from "@/lib/common/steps";

import { runInSlices, useSteps } from "./use-steps";

/** A clock that each step moves on, and the task that waits for the browser. */
function fakeMachine() {
  const waiting: (() => void)[] = [];
  const machine = {
    nowMs: 0,
    now: () => machine.nowMs,
    later(task: () => void) {
      waiting.push(task);
      return () => {
        waiting.splice(0);
      };
    },
  };
  /** Steps of these lengths, in ms. */
  function* steps(...lengthsMs: number[]): Steps<string> {
    for (const lengthMs of lengthsMs) {
      machine.nowMs += lengthMs;
      yield;
    }
    return "done";
  }
  /** Lets the browser have its turn; returns how long the next task took, null if none waits. */
  function runTask() {
    const task = waiting.shift();
    if (task === undefined) return null;
    const before = machine.nowMs;
    task();
    return machine.nowMs - before;
  }
  return { machine, steps, runTask };
}

test("no task is longer than a slice and one step", () => {
  const { machine, steps, runTask } = fakeMachine();
  const onResult = vi.fn();
  runInSlices(steps(...Array.from({ length: 100 }, () => 5)), onResult, machine);
  expect(machine.nowMs).toBe(15);
  const tasksMs: number[] = [];
  for (let ms = runTask(); ms !== null; ms = runTask()) {
    tasksMs.push(ms);
  }
  expect(Math.max(...tasksMs)).toBe(15);
  expect(tasksMs).toHaveLength(33);
  expect(onResult).toHaveBeenCalledExactlyOnceWith("done");
});

test("what fits one slice is done at once", () => {
  const { machine, steps, runTask } = fakeMachine();
  const onResult = vi.fn();
  runInSlices(steps(5, 5), onResult, machine);
  expect(onResult).toHaveBeenCalledExactlyOnceWith("done");
  expect(runTask()).toBeNull();
});

test("a calculation that is cancelled does nothing more", () => {
  const { machine, steps, runTask } = fakeMachine();
  const onResult = vi.fn();
  const cancel = runInSlices(steps(20, 20, 20), onResult, machine);
  expect(runTask()).toBe(20);
  cancel();
  expect(runTask()).toBeNull();
  expect(machine.nowMs).toBe(40);
  expect(onResult).not.toHaveBeenCalled();
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Probe({ start }: { start: () => Steps<string> }) {
  const { result, isCurrent } = useSteps(start);
  return <output>{`${result ?? "nothing"}, ${isCurrent ? "current" : "calculating"}`}</output>;
}

test("until a new result is there, the last one stays and is marked; what is replaced stops", () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  let nowMs = 0;
  vi.spyOn(performance, "now").mockImplementation(() => nowMs);
  const taken: string[] = [];
  /** As many steps of a slice each, and the name as the result. */
  const calculation = (name: string, count: number) =>
    function* (): Steps<string> {
      for (let step = 0; step < count; step += 1) {
        taken.push(name);
        nowMs += 20;
        yield;
      }
      return name;
    };
  const runTimers = () => {
    act(() => {
      vi.runAllTimers();
    });
  };
  const shown = () => screen.getByRole("status").textContent;
  const first = calculation("first", 1);
  const { rerender, unmount } = render(<Probe start={first} />);
  expect(shown()).toBe("nothing, calculating");
  runTimers();
  expect(shown()).toBe("first, current");

  rerender(<Probe start={calculation("second", 9)} />);
  expect(shown()).toBe("first, calculating");
  rerender(<Probe start={calculation("third", 0)} />);
  expect(shown()).toBe("third, current");
  runTimers();
  expect(taken).toEqual(["first", "second"]);
  expect(shown()).toBe("third, current");

  rerender(<Probe start={calculation("fourth", 9)} />);
  unmount();
  vi.runAllTimers();
  expect(taken).toEqual(["first", "second", "fourth"]);
});
