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
const BASE_Y = 742;
/** The progress circle. */
const CIRCLE = { x: 264, y: 382, radius: 164 };

/** The shapes of the picture: the faction, a progress circle of its tasks, the crimes by hour, and three figures. */
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
  ...hours(facts, shown),
  ...figures(facts),
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
  const notes =
    shown.names && knows.crimeMembers
      ? namesNotInOcLines(namesNotInOc)
      : ["The moon shows progress"];
  return [
    ...(part > 0 ? [area(litAt(part), "primary")] : []),
    line(circle(CIRCLE.x, CIRCLE.y, CIRCLE.radius), 8, "primary"),
    text(
      488,
      390,
      160,
      [
        { text: formatWhole(done), tone: "primary" },
        { text: ` of ${formatWhole(total)}`, tone: "foreground" },
      ],
      { face: "display" },
    ),
    text(496, 458, 48, "faction tasks done", { face: "display" }),
    ...notes.map((note, i) => text(496, 508 + i * 38, 30, note, { tone: "muted-foreground" })),
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

function hours({ nowMs, readyAtMs }: DayFacts, shown: PictureOptions): readonly PictureShape[] {
  const startMs = dayStartMs(nowMs);
  const xOf = (atMs: number) => LEFT + ((atMs - startMs) / DAY_MS) * (RIGHT - LEFT);
  const nowX = xOf(nowMs);
  const isLate = nowX > SIDE / 2;
  return [
    line(`M${LEFT} 604H${RIGHT}`, 2, "rule"),
    area(box(LEFT, 605, nowX - LEFT, BASE_Y - 605), "muted"),
    ...Array.from({ length: 25 }, (_, hour) =>
      line(`M${LEFT + hour * HOUR} ${BASE_Y}v${hour % 6 === 0 ? -22 : -12}`, 2, "rule"),
    ),
    ...[0, 6, 12, 18, 24].map((hour) =>
      text(LEFT + hour * HOUR, 778, 26, String(hour % 24).padStart(2, "0"), {
        anchor: hour === 0 ? "start" : hour === 24 ? "end" : "middle",
        tone: "muted-foreground",
      }),
    ),
    ...(shown.hours ? pins(readyAtMs.map(xOf)) : []),
    line(`M${LEFT} ${BASE_Y}H${RIGHT}`, 3, "rule"),
    line(`M${nowX} 605V${BASE_Y}`, 5, "primary"),
    text(nowX + (isLate ? -12 : 12), 642, 26, `now ${formatGameMinute(nowMs)}`, {
      anchor: isLate ? "end" : "start",
      tone: "primary",
      isBold: true,
    }),
    line(`M${LEFT} 816H${RIGHT}`, 2, "rule"),
  ];
}

const PIN_RADIUS = 21;

/** The distance that pins of a lane keep. */
const PIN_GAP = 2 * PIN_RADIUS + 4;
/** The farthest that a pin may stand from its time. */
const MAX_DRIFT = 2.5 * HOUR;

/**
 * A pin for each crime. A pin that would cover its neighbour moves up a lane or aside, whichever is nearer to its time; one that
 * would stand too far from it is left out.
 */
function pins(xs: readonly number[]): readonly PictureShape[] {
  const ends = [-Infinity, -Infinity];
  return xs.flatMap((x, i) => {
    const places = ends.map((end) => Math.max(x, end + PIN_GAP));
    const lane = places[1] !== undefined && places[1] < (places[0] ?? 0) ? 1 : 0;
    const at = places[lane] ?? x;
    if (at - x > MAX_DRIFT || at > RIGHT) return [];
    ends[lane] = at;
    const y = 688 - lane * 46;
    return [
      line(`M${x} ${BASE_Y}L${at} ${y + PIN_RADIUS}`, 2, "rule"),
      area(circle(at, y, PIN_RADIUS), "background"),
      line(circle(at, y, PIN_RADIUS), 2, "rule"),
      text(at, y + 8, 24, String(i + 1), { anchor: "middle", isBold: true }),
    ];
  });
}

function figures({ readyAtMs, namesNotInOc, inactive, knows }: DayFacts): readonly PictureShape[] {
  const all = [
    ["Crimes ready today", knows.crimes ? formatWhole(readyAtMs.length) : "–"],
    ["Not in an OC", knows.crimeMembers ? formatWhole(namesNotInOc.length) : "–"],
    ["Inactive", knows.members ? formatWhole(inactive) : "–"],
  ] as const;
  return [
    line("M390 832V948M690 832V948", 2, "border"),
    ...all.flatMap(([label, value], i) => [
      text(LEFT + i * 300 + (i > 0 ? 30 : 0), 858, 30, label, { tone: "muted-foreground" }),
      text(LEFT + i * 300 + (i > 0 ? 30 : 0), 942, 72, value, { face: "display" }),
    ]),
  ];
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
  ...(shown.hours && readyAtMs.length > 0
    ? [
        text(
          RIGHT,
          1002,
          26,
          [
            { text: "Ready ", tone: "foreground", isBold: true },
            { text: readyText(readyAtMs), tone: "muted-foreground" },
          ],
          { anchor: "end" },
        ),
      ]
    : []),
];

const NAMED_HOURS = 4;

/** "11:30, 11:56 and 19:47 TCT". */
const readyText = (atMs: readonly number[]): string =>
  formatList(
    // Only the last time listed shows the time zone.
    atMs.map((at, index) =>
      index === Math.min(atMs.length, NAMED_HOURS) - 1
        ? `${formatGameMinute(at)} TCT`
        : formatGameMinute(at),
    ),
    NAMED_HOURS,
  );

const NAMED = 3;
/** The number of characters that fit on a line beside the circle. */
const LINE = 34;

/** The names of members who aren't in a crime, in up to three lines. */
export function namesNotInOcLines(names: readonly string[]): readonly string[] {
  if (names.length === 0) return ["Everyone eligible is in an OC"];
  const lines = [""];
  for (const word of `Not in an OC: ${formatList(names, NAMED)}`.split(" ")) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ""} ${word}`.trimStart();
    if (longer.length <= LINE || lines[last] === "") lines[last] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** The font size: `size`, or smaller if the text is longer than `characters`. */
const sizeToFit = (words: string, size: number, characters: number): number =>
  Math.min(size, Math.floor((size * characters) / words.length));

/** The text alternative of the picture. */
export const altOf = (faction: string, { nowMs, done, total, readyAtMs, knows }: DayFacts) =>
  `${faction}, ${formatGameDay(nowMs)}: ${done} of ${total} faction tasks done${knows.crimes ? `, ${formatCount(readyAtMs.length, "crime", "crimes")} ready today` : ""}`;

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
