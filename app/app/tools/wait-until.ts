import { gameTime } from "@/lib/store/game-clock";

/** A timer alone stands still while the machine sleeps; the clock does not. */
const LOOK_EVERY_MS = 1000;

/** Resolves when the clock has passed `atMs`, at once where it has; rejects when the signal aborts. */
export async function waitUntil(atMs: number, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted();
  for (let leftMs = atMs - gameTime(); leftMs > 0; leftMs = atMs - gameTime()) {
    await rest(Math.min(leftMs, LOOK_EVERY_MS), signal);
    signal.throwIfAborted();
  }
}

const rest = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(done, ms);
    function done() {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
  });
