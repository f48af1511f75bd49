export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

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
export function relative(clock: Clock, timestamp: number): string {
  const seconds = clock.now - timestamp;
  const unit = seconds < HOUR ? "minute" : seconds < DAY ? "hour" : "day";
  const count = Math.floor(seconds / { minute: MINUTE, hour: HOUR, day: DAY }[unit]);
  return `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}
