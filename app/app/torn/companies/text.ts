import { formatCount, formatList, formatWhole } from "@/lib/format/numbers";
import { signed } from "@/lib/format/signed";
import { MAX_DIRECTOR_GAIN } from "@/lib/game/companies/company";

import { type CompanyRow, openCount } from "./filters";

/** It depends on the company's stars, which a job doesn't say. */
export const DIRECTOR_GAIN = `up to +${formatWhole(MAX_DIRECTOR_GAIN)}`;

/** The maximum number of listed names of positions. */
const NAMED = 6;

/** "75 a day, Manager". */
export const gainText = ({ perDay, position }: NonNullable<CompanyRow["gain"]>) =>
  `${formatWhole(perDay)} a day, ${position.name}`;

/** ", +4 on your job"; "" if that is unknown, or brings as much. */
export function overOwnText({ gain, ownPerDay }: CompanyRow): string {
  const over = (gain?.perDay ?? 0) - (ownPerDay ?? 0);
  return gain === null || ownPerDay === null || over === 0
    ? ""
    : `, ${signed(over, formatWhole)} on your job`;
}

/** "8 positions" without working stats, else "all 8 positions" or "4 of 8 positions". */
export function positionsText(row: CompanyRow): string {
  const open = openCount(row);
  const { length } = row.company.positions;
  const all = formatCount(length, "position", "positions");
  if (open === null || length === 0) return all;
  return open === length ? `All ${all}` : `${formatWhole(open)} of ${all}`;
}

/**
 * The positions that the player qualifies for: "all 8", "none of 8", "all but Cleaner", "2 of 8: Assistant and Cleaner"; null if
 * the working stats are unknown, or without positions.
 */
export function qualifiedOf({ openings }: CompanyRow) {
  if (openings === null || openings.length === 0) return null;
  const names = (isOpen: boolean) =>
    openings.filter((opening) => opening.isOpen === isOpen).map((of) => of.position.name);
  const [open, closed] = [names(true), names(false)];
  const all = formatWhole(openings.length);
  if (closed.length === 0) return { names: [], text: `all ${all} positions`, isAll: true };
  if (open.length === 0) return { names: [], text: `none of ${all}`, isAll: false };
  return open.length > closed.length
    ? { names: closed, text: `all but ${formatList(closed, NAMED)}`, isAll: false }
    : {
        names: open,
        text: `${formatWhole(open.length)} of ${all}: ${formatList(open, NAMED)}`,
        isAll: false,
      };
}
