import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useUrlText } from "./use-url-text";
import { useUrlChoice, useUrlSwitch } from "./use-url-value";

// Next's own hook follows pushState and replaceState, as well as back and forward.
vi.mock("next/navigation", async () => {
  const { useSyncExternalStore } = await import("react");
  for (const method of ["pushState", "replaceState"] as const) {
    const change = window.history[method].bind(window.history);
    window.history[method] = (...args) => {
      change(...args);
      window.dispatchEvent(new Event("moved"));
    };
  }
  const subscribe = (changed: () => void) => {
    for (const event of ["moved", "popstate"]) window.addEventListener(event, changed);
    return () => {
      for (const event of ["moved", "popstate"]) window.removeEventListener(event, changed);
    };
  };
  return {
    useSearchParams: () =>
      new URLSearchParams(useSyncExternalStore(subscribe, () => window.location.search)),
  };
});

const PAUSE_MS = 300;
const COLOURS = [
  ["red", "Red"],
  ["blue", "Blue"],
  ["green", "Green"],
] as const;

function Probe() {
  const [colour, setColour] = useUrlChoice("colour", COLOURS, "red");
  const [isOn, setIsOn] = useUrlSwitch("lamp");
  const [text, setText] = useUrlText("q");
  return (
    <>
      <p>{`${colour}, ${isOn ? "on" : "off"}, “${text}”`}</p>
      {COLOURS.map(([value, words]) => (
        <button
          key={value}
          onClick={() => {
            setColour(value);
          }}
        >
          {words}
        </button>
      ))}
      <button
        onClick={() => {
          setColour("green");
          setIsOn(true);
        }}
      >
        Green lamp
      </button>
      <input
        aria-label="Text"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
        }}
      />
    </>
  );
}

const view = () => screen.getByRole("paragraph").textContent;

const press = (name: string) => {
  fireEvent.click(screen.getByRole("button", { name }));
  return act(() => Promise.resolve());
};

/** Types a text, and pauses. */
const type = (text: string) => {
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: text } });
  return act(async () => {
    await vi.advanceTimersByTimeAsync(PAUSE_MS);
  });
};

/** Back, or forward; it comes a while later. */
async function go(delta: number, to: string) {
  window.history.go(delta);
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(view()).toBe(to);
  });
}

/** The number of steps by which the history grows. */
async function stepsOf(presses: () => Promise<void>): Promise<number> {
  const before = window.history.length;
  await presses();
  return window.history.length - before;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  window.history.pushState(null, "", "/");
  render(<Probe />);
});
afterEach(() => {
  vi.useRealTimers();
});

test("a choice is a step: back and forward go through the views", async () => {
  await press("Blue");
  await press("Green");
  expect(window.location.search).toBe("?colour=green");
  await go(-1, "blue, off, “”");
  await go(-1, "red, off, “”");
  await go(2, "green, off, “”");
});

test("typing into a field is one step, however often the player pauses", async () => {
  const steps = await stepsOf(async () => {
    await type("x");
    await type("xa");
    await type("xanax");
  });
  expect(steps).toBe(1);
  expect(window.location.search).toBe("?q=xanax");
  await go(-1, "red, off, “”");
  await go(1, "red, off, “xanax”");
});

test("text that is typed and cleared leaves no step", async () => {
  await press("Blue");
  await type("x");
  await type("xa");
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: "" } });
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(window.location.search).toBe("?colour=blue");
  });
  expect(view()).toBe("blue, off, “”");
  await go(-1, "red, off, “”");
  await go(2, "blue, off, “xa”");
});

test("back takes a text away even before the page has seen the text in its address", async () => {
  await press("Blue");
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: "xanax" } });
  // React renders at the end only.
  act(() => {
    vi.advanceTimersByTime(PAUSE_MS);
    expect(window.location.search).toBe("?colour=blue&q=xanax");
    window.history.replaceState(null, "", "/?colour=blue");
    window.dispatchEvent(new PopStateEvent("popstate"));
  });
  expect(view()).toBe("blue, off, “”");
});

test("back within the pause takes a text away for good, though its entry has the same text", async () => {
  await press("Blue");
  await press("Green");
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: "xanax" } });
  await go(-1, "blue, off, “”");
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(window.location.search).toBe("?colour=blue");
  expect(view()).toBe("blue, off, “”");
});

test("a text that is cleared within the pause stays away", async () => {
  await type("x");
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: "xanax" } });
  fireEvent.change(screen.getByLabelText("Text"), { target: { value: "" } });
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  await vi.waitFor(async () => {
    await act(() => Promise.resolve());
    expect(window.location.search).toBe("");
  });
  await act(() => vi.advanceTimersByTimeAsync(PAUSE_MS));
  expect(view()).toBe("red, off, “”");
});

test("typing after a choice is a step of its own", async () => {
  await type("beer");
  await press("Blue");
  await type("wine");
  await go(-1, "blue, off, “beer”");
  await go(-1, "red, off, “beer”");
  await go(-1, "red, off, “”");
});

test("everything that one press changes is one step", async () => {
  expect(await stepsOf(() => press("Green lamp"))).toBe(1);
  expect(view()).toBe("green, on, “”");
  await go(-1, "red, off, “”");
});

test("choosing the current view adds no step", async () => {
  expect(await stepsOf(() => press("Red"))).toBe(0);
});
