import { CIRCLE_RADIUS, progressPath } from "@/components/figures/progress-circle";
import { DAY_MS, dayStartMs } from "@/lib/common/time";
import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import { formatGameDay, formatGameMinute } from "@/lib/format/times";

import type { DayFacts } from "./facts";

/** The parts of the picture that the player has selected. */
export interface PictureOptions {
  faction: boolean;
  hours: boolean;
  names: boolean;
}

/** A colour token. */
type Tone =
  | "background"
  | "border"
  | "foreground"
  | "muted"
  | "muted-foreground"
  | "primary"
  | "rule";

interface TextSpan {
  text: string;
  tone: Tone;
  isBold?: boolean;
}

/** A shape of the picture, drawn as SVG on the page and on a canvas for the file. */
export type PictureShape =
  | { kind: "path"; d: string; fill?: Tone; stroke?: Tone; width?: number }
  | {
      kind: "text";
      x: number;
      y: number;
      size: number;
      face: "display" | "sans";
      anchor: "start" | "middle" | "end";
      spans: readonly TextSpan[];
    };

type TextShape = Extract<PictureShape, { kind: "text" }>;

/** The width and height of the picture, in pixels. */
export const SIDE = 1080;

const LEFT = 90;
const RIGHT = SIDE - LEFT;
const HOUR = (RIGHT - LEFT) / 24;
/** The first and the last line of the crimes by hour. */
const HOURS_Y = 796;
const BASE_Y = 884;
/** The progress circle. */
const CIRCLE = { x: 206, y: 306, radius: 112 };

/** The shapes of the picture: the faction, a progress circle of its tasks, those that are left, and the crimes by hour. */
export const pictureOf = (
  facts: DayFacts,
  shown: PictureOptions,
  siteName: string,
): readonly PictureShape[] => [
  area(box(0, 0, SIDE, SIDE), "background"),
  line(box(34, 34, 1012, 1012), 2, "rule"),
  line(box(42, 42, 996, 996), 2, "rule"),
  ...head(facts, shown),
  ...progressCircle(facts, shown),
  ...tasksLeft(facts),
  ...hours(facts, shown),
  ...foot(facts, shown, siteName),
];

function head({ faction, nowMs }: DayFacts, shown: PictureOptions): readonly PictureShape[] {
  const title = (shown.faction ? faction : null) ?? "Our faction";
  return [
    text(LEFT, 126, sizeToFit(title, 44, 20), title, { face: "display" }),
    text(RIGHT, 128, 32, formatGameDay(nowMs), { anchor: "end", tone: "muted-foreground" }),
    line(`M${LEFT} 158H${RIGHT}`, 2, "rule"),
  ];
}

function progressCircle(
  { done, total, namesNotInOc, knows }: DayFacts,
  shown: PictureOptions,
): readonly PictureShape[] {
  const part = total === 0 ? 0 : done / total;
  const notes = shown.names && knows.crimeMembers ? namesNotInOcLines(namesNotInOc) : [];
  const y = notes.length > 0 ? 272 : 324;
  return [
    ...(part > 0 ? [area(litAt(part), "primary")] : []),
    line(circle(CIRCLE.x, CIRCLE.y, CIRCLE.radius), 8, "primary"),
    text(
      368,
      y,
      notes.length > 0 ? 110 : 150,
      [
        { text: formatWhole(done), tone: "primary" },
        { text: ` of ${formatWhole(total)}`, tone: "foreground" },
      ],
      { face: "display" },
    ),
    text(376, y + 58, 46, "faction tasks done", { face: "display" }),
    ...notes.map((note, i) => text(376, 374 + i * 34, 28, note, { tone: "muted-foreground" })),
  ];
}

/** The path of the circle's filled part. `progressPath` is for a square of 16 × 16; it is scaled and moved here. */
function litAt(part: number): string {
  const scale = CIRCLE.radius / CIRCLE_RADIUS;
  const numbers = progressPath(part).match(/[A-Z]|-?[\d.]+/g) ?? [];
  let letter = "";
  let index = 0;
  return numbers
    .map((found) => {
      if (/[A-Z]/.test(found)) {
        letter = found;
        index = 0;
        return found;
      }
      const value = Number(found);
      const inArc = letter === "A" ? index++ % 7 : 5 + (index++ % 2);
      if (inArc < 2) return value * scale;
      if (inArc < 5) return value;
      return (inArc === 5 ? CIRCLE.x : CIRCLE.y) + (value - 8) * scale;
    })
    .join(" ");
}

/** The tasks that are left, in two columns. */
function tasksLeft({ left, total }: DayFacts): readonly PictureShape[] {
  const isDone = left.length === 0 && total > 0;
  const rowHeight = left.length > 6 ? 58 : 76;
  return [
    line(`M${LEFT} 466H${RIGHT}`, 2, "rule"),
    ...(isDone ? [text(LEFT, 530, 40, "All done", { face: "display" })] : []),
    ...left.map((task, i) => {
      const [count = "", ...words] = task.split(" ");
      return text(i % 2 === 0 ? LEFT : 552, 530 + Math.floor(i / 2) * rowHeight, 37, [
        { text: count, tone: "primary", isBold: true },
        { text: ` ${words.join(" ")}`, tone: "foreground" },
      ]);
    }),
  ];
}

function hours(
  { nowMs, readyAtMs, knows }: DayFacts,
  shown: PictureOptions,
): readonly PictureShape[] {
  const startMs = dayStartMs(nowMs);
  const xOf = (atMs: number) => LEFT + ((atMs - startMs) / DAY_MS) * (RIGHT - LEFT);
  const nowX = xOf(nowMs);
  const ready = knows.crimes ? formatWhole(readyAtMs.length) : "–";
  return [
    line(`M${LEFT} 732H${RIGHT}`, 2, "rule"),
    text(LEFT, 776, 32, [
      { text: "Crimes ready today: ", tone: "muted-foreground" },
      { text: ready, tone: "foreground", isBold: true },
    ]),
    text(RIGHT, 776, 32, `now ${formatGameMinute(nowMs)}`, {
      anchor: "end",
      tone: "primary",
      isBold: true,
    }),
    area(box(LEFT, HOURS_Y, nowX - LEFT, BASE_Y - HOURS_Y), "muted"),
    ...Array.from({ length: 25 }, (_, hour) =>
      line(`M${LEFT + hour * HOUR} ${BASE_Y}v${hour % 6 === 0 ? -22 : -12}`, 2, "rule"),
    ),
    ...[0, 6, 12, 18, 24].map((hour) =>
      text(LEFT + hour * HOUR, 923, 31, String(hour % 24).padStart(2, "0"), {
        anchor: hour === 0 ? "start" : hour === 24 ? "end" : "middle",
        tone: "muted-foreground",
      }),
    ),
    line(`M${LEFT} ${BASE_Y}H${RIGHT}`, 3, "rule"),
    line(`M${nowX} ${HOURS_Y}V${BASE_Y}`, 5, "primary"),
    ...(shown.hours ? pins(readyAtMs.map(xOf), nowX) : []),
    line(`M${LEFT} 944H${RIGHT}`, 2, "rule"),
  ];
}

const PIN_RADIUS = 21;
const PIN_Y = 830;

/** The distance that pins keep. */
const PIN_GAP = 2 * PIN_RADIUS + 4;
/** The distance that pins keep from the line of the present time. */
const NOW_GAP = PIN_RADIUS + 5;

/** The first and the last x of pins on a part of the day. */
interface Range {
  from: number;
  to: number;
}

const WHOLE_DAY: Range = { from: LEFT + PIN_RADIUS, to: RIGHT - PIN_RADIUS };

const fitIn = ({ from, to }: Range) => Math.max(0, 1 + Math.floor((to - from) / PIN_GAP));

/**
 * A pin for each crime, in the order of their times. Each stem begins at its time; pins that would cover others, or the line of
 * the present time, stand aside.
 */
function pins(all: readonly number[], nowX: number): readonly PictureShape[] {
  const xs = all.slice(0, fitIn(WHOLE_DAY));
  const places = placesAround(xs, nowX) ?? placesIn(xs, WHOLE_DAY);
  return places.flatMap((at, i) => [
    line(`M${xs[i] ?? at} ${BASE_Y}L${at} ${PIN_Y + PIN_RADIUS}`, 2, "rule"),
    area(circle(at, PIN_Y, PIN_RADIUS), "background"),
    line(circle(at, PIN_Y, PIN_RADIUS), 2, "rule"),
    text(at, PIN_Y + 8, 24, String(i + 1), { anchor: "middle", isBold: true }),
  ]);
}

/** The places of the pins before and after the present time; null if one side is too short for its pins. */
function placesAround(xs: readonly number[], nowX: number): readonly number[] | null {
  const before = { from: WHOLE_DAY.from, to: nowX - NOW_GAP };
  const after = { from: nowX + NOW_GAP, to: WHOLE_DAY.to };
  const past = xs.filter((x) => x < nowX);
  const coming = xs.slice(past.length);
  return past.length <= fitIn(before) && coming.length <= fitIn(after)
    ? [...placesIn(past, before), ...placesIn(coming, after)]
    : null;
}

function placesIn(xs: readonly number[], { from, to }: Range): readonly number[] {
  const places: number[] = [];
  for (const x of xs) places.push(Math.max(x, from, (places.at(-1) ?? 0) + PIN_GAP));
  // Those beyond the end move back, with the ones before them.
  let end = to;
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(places[i] ?? end, end);
    end = (places[i] ?? end) - PIN_GAP;
  }
  return places;
}

const foot = (
  { readyAtMs }: DayFacts,
  shown: PictureOptions,
  siteName: string,
): readonly PictureShape[] => [
  line(circle(105, 993, 12.2), 2, "primary"),
  area(
    "M105.75 980.75A12.25 12.25 0 0 1 105.75 1005.25L103.6 1001.25L107.6 997.9L103 993.5L107.1 989.5L103.25 985.75Z",
    "primary",
  ),
  text(132, 1002, 30, siteName, { face: "display" }),
  ...(shown.hours && readyAtMs.length > 0 ? readyTexts(readyAtMs) : []),
];

const NAMED_HOURS = 11;
/** The number of characters of the smallest size, 24, that fit on a line beside the site's name. */
const FOOT_LINE = 53;

/** "Ready 11:30, 11:56 and 19:47 TCT", in up to two lines, as large as they fit. */
function readyTexts(atMs: readonly number[]): readonly PictureShape[] {
  const times = formatList(
    // Only the last time listed shows the time zone.
    atMs.map((at, index) =>
      index === Math.min(atMs.length, NAMED_HOURS) - 1
        ? `${formatGameMinute(at)} TCT`
        : formatGameMinute(at),
    ),
    NAMED_HOURS,
  );
  const lines = linesOf(`Ready ${times}`, FOOT_LINE);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min(lines.length === 1 ? 34 : 28, Math.floor((24 * FOOT_LINE) / longest));
  return lines.map((each, i) =>
    text(
      RIGHT,
      lines.length === 1 ? 1003 : 984 + i * 32,
      size,
      [
        ...(i === 0 ? [{ text: "Ready ", tone: "foreground", isBold: true } as const] : []),
        { text: i === 0 ? each.slice("Ready ".length) : each, tone: "muted-foreground" },
      ],
      { anchor: "end" },
    ),
  );
}

const NAMED = 3;
/** The number of characters that fit on a line beside the circle. */
const LINE = 44;

/** The names of members who aren't in a crime, in up to three lines. */
export function namesNotInOcLines(names: readonly string[]): readonly string[] {
  if (names.length === 0) return ["Everyone eligible is in an OC"];
  return linesOf(`Not in an OC: ${formatList(names, NAMED)}`, LINE).slice(0, 3);
}

/** The text in lines of up to `length` characters; a longer word has a line of its own. */
function linesOf(all: string, length: number): readonly string[] {
  const lines = [""];
  for (const word of all.split(" ")) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ""} ${word}`.trimStart();
    if (longer.length <= length || lines[last] === "") lines[last] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The font size: `size`, or smaller if the text is longer than `characters`. */
const sizeToFit = (words: string, size: number, characters: number): number =>
  Math.min(size, Math.floor((size * characters) / words.length));

/** The text alternative of the picture. */
export const altOf = (faction: string, { nowMs, done, total, left, readyAtMs, knows }: DayFacts) =>
  `${faction}, ${formatGameDay(nowMs)}: ${done} of ${total} faction tasks done${knows.crimes ? `, ${formatCount(readyAtMs.length, "crime", "crimes")} ready today` : ""}${left.length > 0 ? `. Left: ${left.join(", ")}` : ""}`;

const line = (d: string, width: number, stroke: Tone): PictureShape => ({
  kind: "path",
  d,
  stroke,
  width,
});

const area = (d: string, fill: Tone): PictureShape => ({ kind: "path", d, fill });

const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}Z`;

const circle = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0Z`;

const text = (
  x: number,
  y: number,
  size: number,
  spans: string | readonly TextSpan[],
  {
    face = "sans",
    anchor = "start",
    tone = "foreground",
    isBold = false,
  }: { face?: TextShape["face"]; anchor?: TextShape["anchor"]; tone?: Tone; isBold?: boolean } = {},
): PictureShape => ({
  kind: "text",
  x,
  y,
  size,
  face,
  anchor,
  spans: typeof spans === "string" ? [{ text: spans, tone, isBold }] : spans,
});
