import { formatNumber } from "./format-number";

/** "1st", "12th", "1,022nd". */
export function formatOrdinal(rank: number): string {
  const isTeen = Math.floor(rank / 10) % 10 === 1;
  const suffix = isTeen ? "th" : (["th", "st", "nd", "rd"][rank % 10] ?? "th");
  return formatNumber(rank) + suffix;
}
