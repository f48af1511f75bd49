export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const hourStartMs = (nowMs: number) => nowMs - (nowMs % (HOUR * 1_000));

/** The present of the sample world, in whole epoch seconds as the API writes times. */
export interface Clock {
  now: number;
  /** 00:00 UTC, the game's new day. */
  midnight: number;
  ago: (seconds: number) => number;
  ahead: (seconds: number) => number;
  /** A time earlier today: 0 is midnight, 1 is now. */
  today: (fraction: number) => number;
}

export function clockAt(nowMs: number): Clock {
  const now = Math.floor(nowMs / 1000);
  const midnight = now - (now % DAY);
  return {
    now,
    midnight,
    ago: (seconds) => now - Math.round(seconds),
    ahead: (seconds) => now + Math.round(seconds),
    today: (fraction) => midnight + Math.floor((now - midnight) * fraction),
  };
}

/** "5 hours ago", as the game words it. */
function relative(now: number, timestamp: number): string {
  const seconds = now - timestamp;
  const unit = seconds < HOUR ? "minute" : seconds < DAY ? "hour" : "day";
  const count = Math.floor(seconds / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** Minutes without an action after which the game calls a player idle, and offline. */
const IDLE_AFTER = 5;
export const OFFLINE_AFTER = 15;

/** A last action as the game lists it. */
export function lastAction(now: number, timestamp: number) {
  const minutes = (now - timestamp) / MINUTE;
  const status = minutes < IDLE_AFTER ? "Online" : minutes < OFFLINE_AFTER ? "Idle" : "Offline";
  return { status, timestamp, relative: relative(now, timestamp) };
}

/** Caches a value for each clock, so that all data that is derived from it for the same clock shares it. */
export function oncePerClock<T>(make: (clock: Clock) => T): (clock: Clock) => T {
  const made = new WeakMap<Clock, { value: T }>();
  return (clock) => {
    const known = made.get(clock) ?? { value: make(clock) };
    made.set(clock, known);
    return known.value;
  };
}

/** The number of whole days before today for which the explorer's actions are known. Progress compares 52 weeks. */
export const OWN_DAYS = 366;

/** An action of the explorer as in the log: the type of entry, the time and its fields. */
export interface LogEvent {
  type: number;
  time: number;
  data?: Record<string, unknown>;
}
