import type { WeekStat } from "@/lib/game/week/week-stats";

import type { WeekRow } from "./rows";

const did = (stat: WeekStat, least: number) => (row: WeekRow) => {
  const gain = row.gains[stat];
  return gain !== undefined && gain < least;
};

/** What the chips show, by their name in the address. Who isn't compared is in none of them. */
export const FILTERS = [
  {
    value: "behind",
    text: "Fell behind",
    shows: ({ unmetMinimums }: WeekRow) => unmetMinimums.length > 0,
  },
  { value: "no-xanax", text: "No Xanax", shows: did("xantaken", 1) },
  { value: "under-3-hours", text: "Under 3 h", shows: did("timeplayed", 3 * 3600) },
  { value: "no-attacks", text: "No attacks", shows: did("attackswon", 1) },
  { value: "no-crime", text: "No crime", shows: did("organizedcrimes", 1) },
  {
    value: "excused",
    text: "Excused",
    shows: ({ excuses }: WeekRow) => excuses.length > 0,
  },
  { value: "joined", text: "Joined", shows: ({ state }: WeekRow) => state === "joined" },
  { value: "hidden", text: "Not readable", shows: ({ state }: WeekRow) => state === "hidden" },
] as const;
