import { gameClockStore, gameTime } from "@/lib/store/game-clock";

/** From here on a period is coarse: it is kept in a hidden tab too, whose title may count it down. */
const COARSE_MS = 60_000;

interface Listener {
  everyMs: number;
  onTick: () => void;
}

const listening = new Set<Listener>();
let timer: ReturnType<typeof setTimeout> | undefined;
let dueAtMs = Infinity;
let endWatch: () => void = () => undefined;

/**
 * Calls `onTick` whenever the game's clock passes a multiple of `everyMs`, and at once when the tab or the machine wakes up. One
 * timer serves all who listen, so that all of a page counts in one step; a hidden tab has none for less than a minute.
 * Returns what ends it.
 */
export function onTicks(everyMs: number, onTick: () => void): () => void {
  const listener = { everyMs, onTick };
  if (listening.size === 0) {
    watch("addEventListener");
    endWatch = gameClockStore.subscribe(tick);
  }
  listening.add(listener);
  if (isKept(listener) && nextAtMs(listener, gameTime()) < dueAtMs) arm();
  return () => {
    listening.delete(listener);
    if (listening.size > 0) return;
    watch("removeEventListener");
    endWatch();
    disarm();
  };
}

function tick() {
  arm();
  for (const { onTick } of listening) onTick();
}

/** To the next boundary, counted anew each time: a timer that came late does not stay late. */
function arm() {
  disarm();
  const nowMs = gameTime();
  const kept = [...listening].filter(isKept);
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

const isKept = ({ everyMs }: Listener) => everyMs >= COARSE_MS || !document.hidden;

/** A tab that slept missed its timers: any of these may be the first that it hears. */
function watch(change: "addEventListener" | "removeEventListener") {
  document[change]("visibilitychange", tick);
  window[change]("pageshow", tick);
  window[change]("focus", tick);
}
