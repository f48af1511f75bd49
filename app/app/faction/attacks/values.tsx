import { zeroMuted } from "@/components/figures/muted-zero";
import { PlayerLink } from "@/components/game/player-link";
import { PlayerName } from "@/components/game/player-name";
import type { TwoLines } from "@/components/list/two-line-row";
import { formatShortGameDay } from "@/lib/format/days";
import { formatHundredths } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import { formatGameMinute } from "@/lib/format/times";

import { type AttackRow, type Person, personText, respectOf } from "./rows";

/** A side of an attack, linked to the player's profile unless the game hides who it was. */
export function Side({ person }: { person: Person | null }) {
  const text = personText(person);
  if (person === null) return <span className="text-muted-foreground">{text}</span>;
  return (
    <>
      {/* A long name would widen its column by an empty third of the page. */}
      <span className="md:inline-block md:max-w-76 md:align-middle md:wrap-anywhere">
        <PlayerLink id={person.id}>{text}</PlayerLink>
      </span>
      {person.hasLeft && <span className="text-muted-foreground"> has left</span>}
    </>
  );
}

const isTheirAttack = ({ isMade, isReceived }: Pick<AttackRow, "isMade" | "isReceived">) =>
  isReceived && !isMade;

/** An arrow away from us for our attack, and towards us for the enemy's. The names say the same. */
export const Direction = (attack: Pick<AttackRow, "isMade" | "isReceived">) => (
  <span aria-hidden className="text-muted-foreground">
    {isTheirAttack(attack) ? "←" : "→"}
  </span>
);

/** Respect with two decimals. The older API doesn't report lost respect. */
export function Respect({ value }: { value: number | null }) {
  if (value === null) return <span title="Not reported by the game">–</span>;
  return formatHundredths(value);
}

/** An attack's respect with its sign. A bonus hit is labelled, since its respect comes from the chain. */
export const SignedRespect = ({ isBonus, ...attack }: AttackRow) => (
  <>
    {isBonus && <span className="text-small text-muted-foreground">bonus </span>}
    <Signed value={respectOf(attack)} />
  </>
);

/** "+4.25", "−1.50" or "0". */
function Signed({ value }: { value: number | null }) {
  if (value === null) return <Respect value={value} />;
  return (
    <span className={value > 0 ? "text-success" : "text-destructive"}>
      {zeroMuted(value, formatSignedHundredths)}
    </span>
  );
}

/**
 * An attack on a phone: our member with the respect and the time, then the opponent with the result. The day stands below the
 * time in the first row of each day.
 */
export function attackLines(attack: AttackRow, above: AttackRow | undefined): TwoLines {
  const { atMs, attacker, defender, result, isBonus } = attack;
  const isTheirs = isTheirAttack(attack);
  const [ours, other] = isTheirs ? [defender, attacker] : [attacker, defender];
  const day = formatShortGameDay(atMs);
  const isFirstOfDay = above === undefined || formatShortGameDay(above.atMs) !== day;
  return {
    mark: (
      <span className="block w-11 whitespace-nowrap tabular-nums">
        {formatGameMinute(atMs)}
        {isFirstOfDay && <span className="block">{day}</span>}
      </span>
    ),
    title: <PlayerName>{shortName(ours)}</PlayerName>,
    figure: <Signed value={respectOf(attack)} />,
    detail: (
      <>
        <Direction {...attack} />
        <span className="sr-only">{isTheirs ? "attacked by" : "attacked"}</span>{" "}
        <PlayerName>{shortName(other)}</PlayerName>, {result}
        {isBonus && ", bonus hit"}
      </>
    ),
  };
}

/** The name without the id, or the id alone. */
const shortName = (person: Person | null) => person?.name ?? personText(person);
