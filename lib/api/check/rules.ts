/** Facts about the game's fields that its document lacks. Fields have the names of findings: "members[].status.until". */

const TIME_NAME =
  /(^|[._])(timestamp|until|start|started|end|ended|expires?|\w+_at|time|cooldown|signed_up)$/;

/** Those that are times in every response. Others of the names above are durations or prices in some. */
const ALWAYS_TIME = /(^|[._])(timestamp|until|started|ended|\w+_at)$/;

const YEARS = { from: Date.UTC(2000, 0), to: Date.UTC(2100, 0) };

const isOfYears = (ms: number) => ms >= YEARS.from && ms <= YEARS.to;

const HOUR = 60 * 60;

/** The longest possible durations in seconds, for fields where a value 1,000 times as high would still look plausible. */
const LONGEST: readonly (readonly [name: RegExp, seconds: number])[] = [
  [/(^|\.)cooldowns\.\w+$/, 7 * 24 * HOUR],
  [/(^|\.)(interval|tick_time|timeout)$/, HOUR],
  [/(^|\.)travel\.time_left$/, 24 * HOUR],
  [/(^|\.)bars\.(energy|nerve|life)\.full_time$/, 24 * HOUR],
  // Happy grows by 5 every 15 minutes: in 30 days from 0 to 14,400, more than any property and perks give.
  [/(^|\.)bars\.happy\.full_time$/, 30 * 24 * HOUR],
  [/(^|\.)courses\[\]\.duration$/, 90 * 24 * HOUR],
];

/**
 * True if the field is named like a time and its value is within the years 2000 to 2100 in milliseconds, or if its value exceeds
 * the longest possible duration for its name.
 */
export const isInMilliseconds = (field: string, value: number) =>
  (TIME_NAME.test(field) && isOfYears(value)) ||
  LONGEST.some(([name, seconds]) => name.test(field) && value > seconds);

/** True for a time outside of the years 2000 to 2100. A time that is 0 is absent. */
export const isNoTime = (field: string, value: number) =>
  ALWAYS_TIME.test(field) && value !== 0 && !isOfYears(value * 1000);

/**
 * Fields whose values decide how a screen displays a record. A record with an unknown value is not displayed, or counts as
 * something else.
 */
const DECIDING = [
  "crimes[].status",
  "organizedCrime.status",
  "contracts[].status",
  "applications[].status",
  "state",
  "last_action.status",
  "reports[].type",
  "attacks[].result",
  "gyms[].class",
  "slots[].user.outcome",
];

export const isDeciding = (field: string) =>
  DECIDING.some((end) => `.${field}`.endsWith(`.${end}`));

/**
 * Fields that the document requires but no response contains yet, each with the older field that our schemas read instead. An
 * item's prices are read only with the vendor that they belong to.
 */
export const STAND_INS: Readonly<Record<string, string>> = {
  "items[].value.shops": "items[].value.vendor",
};

/** Fields that the game makes null instead of 0: all holdings may be too small for a benefit. */
export const NULL_FOR_NONE: readonly string[] = [
  "stocks[].bonus.increment",
  "stocks[].bonus.progress",
  "stocks[].bonus.frequency",
];

/** Fields that the document requires but the game omits if there is nothing to report. */
export const ABSENT_FOR_NONE: readonly string[] = ["stocks[].bonus"];
