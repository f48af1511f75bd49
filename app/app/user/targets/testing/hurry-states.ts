import { vi } from "vitest";

const STATE_EVERY_MS = 3_000;

/** Until the test ends, the states of players load one right after another, not three seconds apart. */
export function hurryStates() {
  const begin = setInterval;
  vi.spyOn(window, "setInterval").mockImplementation((run: () => void, ms?: number) =>
    begin(run, ms === STATE_EVERY_MS ? 10 : ms),
  );
}
