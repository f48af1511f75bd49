import { formatLongGameDay } from "@/lib/format/days";
import { formatCount, formatList } from "@/lib/format/numbers";
import { formatGameMinute } from "@/lib/format/times";

const NAMED_HOURS = 4;

/** "11:30, 11:56 and 19:47 TCT". */
export const readyText = (atMs: readonly number[]): string =>
  `${formatList(atMs.map(formatGameMinute), NAMED_HOURS)} TCT`;

const NAMED = 3;
/** Characters of a line beside the moon. */
const LINE = 34;

/** Who isn't in a crime, in the lines that there is room for. */
export function namesNotInOcLines(names: readonly string[]): readonly string[] {
  if (names.length === 0) return ["Everyone who can be is in a crime"];
  const lines = [""];
  for (const word of `Not in an OC: ${formatList(names, NAMED)}`.split(" ")) {
    const last = lines.length - 1;
    const longer = `${lines[last] ?? ""} ${word}`.trimStart();
    if (longer.length <= LINE || lines[last] === "") lines[last] = longer;
    else lines.push(word);
  }
  return lines.slice(0, 3);
}

/** The size of a text that keeps to its place: smaller from that many characters on. */
export const sizeToFit = (words: string, size: number, characters: number): number =>
  Math.min(size, Math.floor((size * characters) / words.length));

/** What the picture says, for those who can't see it. */
export const altOf = (faction: string, nowMs: number, done: number, of: number, ready: number) =>
  `${faction}, ${formatLongGameDay(nowMs)}: ${done} of ${of} done on the faction’s list, ${formatCount(ready, "crime", "crimes")} ready today`;
