import { useCallback, useSyncExternalStore } from "react";

import { MINUTE_MS } from "@/lib/common/time";
import { gameClockStore, gameTime } from "@/lib/store/preferences/game-clock";

/** From this interval on, ticks continue in a hidden tab, whose title may show a countdown. */
const COARSE_MS = MINUTE_MS;

interface Listener {
  everyMs: number;
  onTick: () => void;
}

const listeners = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAtMs = Infinity;
let endWatch: () => void = () => undefined;

/** The game's time in epoch milliseconds, updated every `everyMs`; 0 in the static HTML. */
export const useNow = (everyMs: number): number =>
  useTimeSelector(everyMs, (nowMs) => Math.floor(nowMs / everyMs) * everyMs);

/**
 * Returns a function that converts times of the device's clock, such as that of a response, to the game's. When the clock is
 * corrected, the function is a new one and the component re-renders, so that everything that counts from a response follows at
 * once.
 */
export function useGameTime(): (deviceMs: number) => number {
  const aheadMs = useSyncExternalStore(
    gameClockStore.subscribe,
    () => gameTime(0),
    () => 0,
  );
  return useCallback((deviceMs: number) => deviceMs + aheadMs, [aheadMs]);
}

/** The result of `selector` for the current time: computed every `everyMs`, with a re-render only when it changes. */
export function useTimeSelector<T extends string | number | boolean>(
  everyMs: number,
  selector: (nowMs: number) => T,
): T {
  const subscribe = useCallback((tick: () => void) => subscribeToClock(everyMs, tick), [everyMs]);
  return useSyncExternalStore(
    subscribe,
    () => selector(gameTime()),
    () => selector(0),
  );
}

/** The time in epoch milliseconds, updated each minute and when one of these moments passes. */
export const useNowAt = (momentsMs: readonly number[]): number =>
  useTimeSelector(1000, (nowMs) =>
    Math.max(
      Math.floor(nowMs / MINUTE_MS) * MINUTE_MS,
      ...momentsMs.filter((atMs) => atMs <= nowMs),
    ),
  );

/**
 * Calls `onTick` whenever the game's clock passes a multiple of `everyMs`, and at once when the tab or the device wakes up. One
 * timer serves all listeners, so that the whole page updates at once; a hidden tab has no timer under a minute. Returns a
 * function that ends it.
 */
export function subscribeToClock(everyMs: number, onTick: () => void): () => void {
  const listener = { everyMs, onTick };
  if (listeners.size === 0) {
    watch("addEventListener");
    endWatch = gameClockStore.subscribe(tick);
  }
  listeners.add(listener);
  if (isRunning(listener) && nextAtMs(listener, gameTime()) < dueAtMs) arm();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    watch("removeEventListener");
    endWatch();
    disarm();
  };
}

function tick() {
  arm();
  for (const { onTick } of listeners) onTick();
}

/** Sets the timer to the next boundary. It is computed each time, so that a late timer doesn't delay the next. */
function arm() {
  disarm();
  const nowMs = gameTime();
  const kept = [...listeners].filter(isRunning);
  if (kept.length === 0) return;
  dueAtMs = Math.min(...kept.map((listener) => nextAtMs(listener, nowMs)));
  timer = setTimeout(tick, dueAtMs - nowMs);
}

function disarm() {
  clearTimeout(timer);
  dueAtMs = Infinity;
}

const nextAtMs = ({ everyMs }: Listener, nowMs: number) =>
  Math.floor(nowMs / everyMs) * everyMs + everyMs;

const isRunning = ({ everyMs }: Listener) => everyMs >= COARSE_MS || !document.hidden;

/**
 * Starts or stops listening for the events of a tab that wakes up, since it has missed its timers. Any of them may come first.
 */
function watch(change: "addEventListener" | "removeEventListener") {
  document[change]("visibilitychange", tick);
  window[change]("pageshow", tick);
  window[change]("focus", tick);
}
