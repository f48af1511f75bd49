import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Stubs the browser's AudioContext; `resume` starts it at once, never, or fails. */
function soundOf(resume: (audio: { state: string }) => Promise<void>) {
  const tone = { frequency: { value: 0 }, connect: vi.fn(), start: vi.fn(), stop: vi.fn() };
  vi.stubGlobal(
    "AudioContext",
    class {
      state = "suspended";
      currentTime = 0;
      createOscillator = () => tone;
      resume = () => resume(this);
    },
  );
  return tone;
}

beforeEach(() => {
  // The module keeps its first AudioContext.
  vi.resetModules();
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("navigator", {});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("beeps in a browser that doesn't say whether the player has touched the page", async () => {
  const tone = soundOf((audio) => {
    audio.state = "running";
    return Promise.resolve();
  });
  const { beep } = await import("./chain");
  await expect(beep()).resolves.toBe(true);
  expect(tone.start).toHaveBeenCalledTimes(3);
});

test("reports that it couldn't beep if the browser waits for a press or refuses", async () => {
  vi.useFakeTimers();
  for (const resume of [
    () => new Promise<void>(() => undefined),
    () => Promise.reject(new Error("not allowed")),
  ]) {
    vi.resetModules();
    soundOf(resume);
    const { beep } = await import("./chain");
    const heard = beep();
    await vi.advanceTimersByTimeAsync(5_000);
    await expect(heard).resolves.toBe(false);
  }
});
