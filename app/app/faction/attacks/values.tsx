import { PlayerLink } from "@/components/game/player-link";
import { formatHundredths } from "@/lib/format/numbers";

import { type Person, personText } from "./rows";

/** A side of an attack, leading to the player's profile where the game does not hide them. */
export function Side({ person }: { person: Person | null }) {
  const text = personText(person);
  if (person === null) return <span className="text-muted-foreground">{text}</span>;
  return <PlayerLink id={person.id}>{text}</PlayerLink>;
}

/** Respect, in hundredths; the older API does not say what was lost. */
export function Respect({ value }: { value: number | null }) {
  if (value === null) return <span title="The game doesn’t say">–</span>;
  return formatHundredths(value);
}

/** Respect in a spreadsheet: a sum of hundredths leaves no more of them than it had. */
export const respectText = (value: number | null) =>
  value === null ? "" : Math.round(value * 100) / 100;
