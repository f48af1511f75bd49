import { Explain } from "@/components/figures/explain";
import { PageHeadline, ViewHeadline } from "@/components/figures/page-headline";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { Button } from "@/components/ui/button";
import { ALL } from "@/components/window/choice";
import { useUrlChoice } from "@/components/window/use-url-value";
import { sum } from "@/lib/common/numbers";
import {
  formatCount,
  formatHundredths,
  formatList,
  formatWhole,
  orDash,
} from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import type { AttackTotals } from "@/lib/game/faction/attacks";

import { bonusLines } from "./explanation";
import { isIdle, MADE } from "./filters";
import { type MemberAttackRow, personText, topMember } from "./rows";

interface AttacksHeadlineProps {
  /** Null if members can’t be distinguished from enemies. */
  totals: AttackTotals | null;
  /** "in the last 24 hours". */
  text: string;
}

/** The respect that the faction gained, and what it lost. */
export function AttacksHeadline({ totals, text }: AttacksHeadlineProps) {
  if (totals === null) {
    const why = "We can’t tell who is in your faction.";
    return <PageHeadline figure="–" text="respect gained" note={why} status={[why]} side={[]} />;
  }
  const { attacks, wins, losses, received, gained, lost, net } = totals;
  const { bonusHits, bonusRespect, respectPerHit } = totals;
  return (
    <PageHeadline
      figure={formatHundredths(gained)}
      text="respect gained"
      note={
        <>
          <b className="text-foreground">
            {formatWhole(wins)} of {formatCount(attacks, "attack", "attacks")}
          </b>{" "}
          won {text}.{" "}
          <Explain
            title="Respect gained"
            lines={[
              { label: "Attacks made", value: formatWhole(attacks) },
              { label: "Won", value: formatWhole(wins) },
              { label: "Lost", value: formatWhole(losses) },
              { label: "Other results", value: formatWhole(attacks - wins - losses) },
              { label: "Respect gained from attacks", value: formatHundredths(gained) },
              ...bonusLines(totals),
              { label: "Respect lost to attacks received", value: orDash(lost, formatHundredths) },
              { label: "Net", value: orDash(net, formatSignedHundredths) },
            ]}
            note="The sum of the respect reported for your faction’s attacks."
          />
        </>
      }
      status={[
        `${formatWhole(wins)} of ${formatWhole(attacks)} won, ${formatWhole(received)} received`,
        net !== null && `${formatSignedHundredths(net)} net`,
      ]}
      side={[
        {
          label: "Respect per hit",
          value: orDash(respectPerHit, formatHundredths),
          note:
            bonusHits === 0
              ? "per attack won"
              : `excluding ${formatCount(bonusHits, "bonus hit", "bonus hits")} (${formatHundredths(bonusRespect)})`,
        },
        {
          label: "Respect lost",
          value: orDash(lost, formatHundredths),
          note: lost === null ? "not reported by the game" : "to attackers",
        },
        { label: "Attacks received", value: formatWhole(received), note: "against members" },
      ]}
    />
  );
}

interface MembersProps {
  rows: readonly MemberAttackRow[];
}

/** The respect that all gained, who gained most, and the totals of the table below. */
export function MembersHeadline({
  rows,
  totals,
}: MembersProps & Pick<AttacksHeadlineProps, "totals">) {
  const most = topMember(rows);
  return (
    <ViewHeadline figure={formatHundredths(sum(rows.map(({ gained }) => gained)))}>
      respect gained{" "}
      <span className="block text-small text-muted-foreground">
        {most !== null && (
          <>
            Most: <PlayerName>{most.name ?? personText(most)}</PlayerName> with{" "}
            <span translate="no">{formatHundredths(most.gained)}</span>.{" "}
          </>
        )}
        {totals !== null && (
          <>
            {formatWhole(totals.wins)} of {formatWhole(totals.attacks)} won
            <span className="max-md:hidden">
              , {formatWhole(totals.received)} received
              {totals.net !== null && `, ${formatSignedHundredths(totals.net)} net`}
            </span>
            .
          </>
        )}
      </span>
    </ViewHeadline>
  );
}

/** The members who made no attack, named if there are few. */
export function IdleMembers({ rows }: MembersProps) {
  const idle = rows.filter(isIdle);
  const names = idle.map((member) => member.name ?? personText(member));
  const [made, setMade] = useUrlChoice("made", MADE, ALL);
  return (
    <p className="flex min-h-11 items-center text-muted-foreground">
      {names.length === 0 ? (
        "Every member attacked."
      ) : (
        <span>
          {formatWhole(names.length)} of {formatCount(rows.length, "member", "members")} didn’t
          attack
          {names.length <= NAMED && (
            <>
              : <WithNames names={names}>{formatList(names)}</WithNames>
            </>
          )}
          .{" "}
          <Button
            variant="link"
            size="inline"
            className="max-md:-my-2.5"
            onClick={() => {
              setMade(made === ALL ? "none" : ALL);
            }}
          >
            {made === ALL ? "Show only these" : "Show all"}
          </Button>
        </span>
      )}
    </p>
  );
}

/** More names take a second line of a phone. */
const NAMED = 2;
