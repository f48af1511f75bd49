import { formatCount } from "@/lib/format/numbers";

/** Members outside crimes who are not counted, because they cannot join one: "3 recruits, fallen or federal members". */
export const excusedText = (count: number): string =>
  count === 1
    ? "1 recruit, fallen or federal member"
    : formatCount(count, "", "recruits, fallen or federal members");
