import type { Title } from "@/app/app/dashboard/checklist/items/items";

export type { Title };

/** The state of each item at noon, with the fixtures: the same titles in each answer. */
export const DEFAULT_STATES: Readonly<Record<Title, "Complete" | "Incomplete">> = {
  "Nerve refill": "Incomplete",
  "Energy refill": "Complete",
  Drug: "Complete",
  Booster: "Complete",
  Education: "Complete",
  Missions: "Incomplete",
  "Virus coding": "Complete",
  "City shop items": "Complete",
  "Church prayer": "Complete",
  "Church donation": "Incomplete",
  "Join a faction": "Complete",
  "Join an organised crime": "Complete",
  "Faction is full": "Incomplete",
  "No open applications": "Incomplete",
  "No inactive members": "Incomplete",
  "No fallen or federal members": "Incomplete",
  "Everyone in a crime": "Incomplete",
  "Pass rates": "Incomplete",
  "Crime items present": "Complete",
  "All positions filled": "Incomplete",
  "No inactive employees": "Complete",
  "No fallen or federal employees": "Complete",
  "Casino refill": "Incomplete",
  "Wheel of Lame": "Incomplete",
  "Wheel of Mediocrity": "Incomplete",
  "Wheel of Awesome": "Incomplete",
};
