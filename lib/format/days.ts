import { formatLocalTime } from "./times";

// What no page's frame shows; times.ts weighs on all of them.

const gameDate = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  year: "numeric",
  timeZone: "UTC",
});
const shortGameDay = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  timeZone: "UTC",
});
const localDay = new Intl.DateTimeFormat("en-GB", {
  weekday: "short",
  day: "numeric",
  month: "short",
});

/** "21 Nov 2026", in game time. */
export const formatGameDate = (ms: number) => gameDate.format(ms);

/** "26 Nov", in game time. */
export const formatShortGameDay = (ms: number) => shortGameDay.format(ms);

/** "2026-11-26", in game time, as files take it. */
export const formatIsoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/** "Fri 27 Nov, 01:00 your time". */
export const formatLocalMoment = (ms: number) =>
  `${localDay.format(ms).replace(",", "")}, ${formatLocalTime(ms)}`;
