import { formatCount } from "@/lib/format/numbers";

/** Who is in no crime and is not counted, since they could not be: "3 recruits, fallen or federal members". */
export const excusedWords = (count: number): string =>
  count === 1
    ? "1 recruit, fallen or federal member"
    : formatCount(count, "", "recruits, fallen or federal members");
