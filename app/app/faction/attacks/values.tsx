import { PlayerLink } from "@/components/game/player-link";
import { formatHundredths } from "@/lib/format/numbers";

import { type AttackRow, type Person, personText } from "./rows";

/** A side of an attack, linked to the player's profile unless the game hides who it was. */
export function Side({ person }: { person: Person | null }) {
  const text = personText(person);
  if (person === null) return <span className="text-muted-foreground">{text}</span>;
  return (
    <>
      <PlayerLink id={person.id}>{text}</PlayerLink>
      {person.hasLeft && <span className="text-muted-foreground"> has left</span>}
    </>
  );
}

/** Respect with two decimals. The older API doesn't report lost respect. */
export function Respect({ value }: { value: number | null }) {
  if (value === null) return <span title="Not reported by the game">–</span>;
  return formatHundredths(value);
}

/** The respect gained by an attack of ours. A bonus hit is labelled, since its respect comes from the chain. */
export const Gained = ({ gained, isBonus }: Pick<AttackRow, "gained" | "isBonus">) => (
  <>
    {isBonus && <span className="text-small text-muted-foreground">bonus </span>}
    <Respect value={gained} />
  </>
);
