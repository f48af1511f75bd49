import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { formatShortGameDay } from "@/lib/format/days";
import { formatHundredths } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import { formatGameMinute } from "@/lib/format/times";

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

/** An attack on a phone: who attacked whom, its respect, its result and its time. */
export function attackLines(attack: AttackRow): TwoLines {
  const { atMs, attacker, defender, result, isMade, isReceived, isBonus } = attack;
  return {
    mark: <span className="block w-10 tabular-nums">{formatGameMinute(atMs)}</span>,
    title: (
      <>
        <PlayerName>{shortName(attacker)}</PlayerName>{" "}
        <span className="font-normal text-muted-foreground">
          <span aria-hidden>→</span>
          <span className="sr-only">attacked</span>
        </span>{" "}
        <PlayerName>{shortName(defender)}</PlayerName>
      </>
    ),
    figure: <SignedRespect {...attack} />,
    detail: [result, isBonus && "bonus hit", isReceived && !isMade && "received"]
      .filter(Boolean)
      .join(", "),
    second: formatShortGameDay(atMs),
  };
}

/** The name without the id, or the id alone. */
const shortName = (person: Person | null) => person?.name ?? personText(person);

/** "+4.25", "−1.50" or "0". Of an attack that two members made on each other, the respect gained. */
function SignedRespect({ gained, lost }: Pick<AttackRow, "gained" | "lost">) {
  if (gained !== null && gained > 0) {
    return <span className="text-success">{formatSignedHundredths(gained)}</span>;
  }
  if (lost === null) return <Respect value={lost} />;
  if (lost === 0) return <span className="font-normal text-muted-foreground">0</span>;
  return <span className="text-destructive">{formatSignedHundredths(-lost)}</span>;
}
