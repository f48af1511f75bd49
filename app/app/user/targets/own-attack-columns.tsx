import { PlayerLink } from "@/components/game/player-link";
import type { TwoLines } from "@/components/list/two-line-row";
import { INTEGER, NAMES, NUMERIC } from "@/components/table/cells";
import { columnsFor } from "@/components/table/features";
import type { TableExport } from "@/components/table/table-export";
import { formatGameDate, formatIsoMoment } from "@/lib/format/days";
import { formatHundredths, formatWhole, orDash } from "@/lib/format/numbers";
import { formatSignedHundredths } from "@/lib/format/signed";
import { attackAtMs } from "@/lib/game/faction/attacks";
import { fairFightOf } from "@/lib/game/fight/fair-fight";
import type { OwnAttack, TargetRecord } from "@/lib/game/fight/own-attacks";
import { isBonusHit } from "@/lib/game/war/chain";

/** By the total: respect per 25 energy would rank those first whom the player attacked once, in luck. */
export const BY_RESPECT = [{ id: "respect", desc: true }];

const BAR = { ...NUMERIC, bar: () => "yours" as const };

const column = columnsFor<TargetRecord>();

/** The columns of the player's own attacks, one row per target. */
export const targetColumns = column.columns([
  column.accessor(({ target }) => target.name, {
    id: "name",
    header: "Target",
    sortFn: "text",
    meta: NAMES,
    cell: ({ row }) => <TargetName {...row.original.target} />,
  }),
  column.accessor("attacks", {
    id: "attacks",
    header: "Attacks",
    ...INTEGER,
  }),
  column.accessor("won", { id: "won", header: "Won", ...INTEGER }),
  column.accessor("lost", {
    id: "lost",
    header: "Lost",
    meta: NUMERIC,
    cell: ({ row }) => <Lost {...row.original} />,
  }),
  column.accessor(({ attacks, won, lost }) => attacks - won - lost, {
    id: "noResult",
    header: "No result",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row: { original } }) => formatWhole(original.attacks - original.won - original.lost),
  }),
  column.accessor("respect", {
    id: "respect",
    header: "Respect",
    meta: BAR,
    cell: ({ row }) => formatHundredths(row.original.respect),
  }),
  column.accessor(({ respectPerAttack }) => respectPerAttack ?? undefined, {
    id: "perAttack",
    header: "Per 25 energy",
    sortUndefined: "last",
    meta: BAR,
    cell: ({ row }) => orDash(row.original.respectPerAttack, formatHundredths),
  }),
  column.accessor("bonusRespect", {
    id: "bonus",
    header: "Bonus hits",
    meta: { ...NUMERIC, hidden: true },
    cell: ({ row }) => formatHundredths(row.original.bonusRespect),
  }),
  column.accessor(({ lastFairFight }) => lastFairFight ?? undefined, {
    id: "fairFight",
    header: "Fair fight",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.lastFairFight, formatHundredths),
  }),
  column.accessor(({ fairFightChange }) => fairFightChange ?? undefined, {
    id: "change",
    header: "FF change",
    sortUndefined: "last",
    meta: NUMERIC,
    cell: ({ row }) => orDash(row.original.fairFightChange, formatSignedHundredths),
  }),
  column.accessor("lastAtMs", {
    id: "last",
    header: "Last attack",
    meta: { ...NUMERIC, text: ({ lastAtMs }) => formatGameDate(lastAtMs) },
    cell: ({ row }) => formatGameDate(row.original.lastAtMs),
  }),
]);

/** A target on a phone: the respect, in all and per 25 energy, the results and the last fair fight. */
export const targetLines = (record: TargetRecord): TwoLines => ({
  title: (
    <>
      <span translate="no">{record.target.name}</span>{" "}
      {record.target.level !== null && (
        <span className="font-normal text-muted-foreground">{record.target.level}</span>
      )}
    </>
  ),
  figure: formatHundredths(record.respect),
  detail: <Results {...record} />,
  second: `${orDash(record.respectPerAttack, formatHundredths)} per 25 energy`,
});

/** The copied table and the CSV file, with one line per attack. */
export const attackTable = (attacks: readonly OwnAttack[]): TableExport => ({
  headers: ["Time", "Target", "Id", "Level", "Result", "Respect", "Bonus hit", "Fair fight"],
  lines: attacks.map((attack) => [
    formatIsoMoment(attackAtMs(attack)),
    attack.defender?.name ?? "",
    attack.defender?.id ?? "",
    attack.defender?.level ?? "",
    attack.result,
    attack.respectGain,
    isBonusHit(attack) ? "Yes" : "No",
    fairFightOf(attack) ?? "",
  ]),
});

export const TargetName = ({ id, name, level }: TargetRecord["target"]) => (
  <>
    <PlayerLink id={id}>{name}</PlayerLink>{" "}
    {level !== null && <span className="text-muted-foreground">{level}</span>}
  </>
);

const Lost = ({ lost }: Pick<TargetRecord, "lost">) => (
  <span className={lost > 0 ? "font-semibold text-destructive" : undefined}>
    {formatWhole(lost)}
  </span>
);

/** "Won 7 of 8, lost 1, FF 2.41". */
const Results = ({ won, attacks, lost, lastFairFight }: TargetRecord) => (
  <>
    Won {formatWhole(won)} of {formatWhole(attacks)}
    {lost > 0 && (
      <>
        , lost <Lost lost={lost} />
      </>
    )}
    , FF {orDash(lastFairFight, formatHundredths)}
  </>
);
