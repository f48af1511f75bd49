import { useMemo } from "react";

import { areItemsLoaded, type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { memberColumn } from "@/components/crimes/crime-member";
import { ItemsValue } from "@/components/crimes/items-value";
import { SharesNote } from "@/components/crimes/shares-note";
import { EmptyState } from "@/components/feedback/empty-state";
import { GameTime } from "@/components/game/game-time";
import { EXPLAINED, INTEGER, INTEGER_DETAIL, MONEY, NUMERIC } from "@/components/table/cells";
import { DataTable } from "@/components/table/data-table";
import { columnsFor } from "@/components/table/features";
import { useNow } from "@/components/window/use-now";
import { MINUTE_MS } from "@/lib/common/time";
import { formatIsoMoment } from "@/lib/format/days";
import { formatPercent, orDash } from "@/lib/format/numbers";
import { formatDuration } from "@/lib/format/times";
import type { OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import { type Participant, participation } from "@/lib/game/crimes/participation";
import { rewardItemsByMember, type RewardSum } from "@/lib/game/crimes/reward-items";
import type { RewardShare } from "@/lib/game/crimes/reward-share";

interface ParticipantRow extends Participant {
  /** Percent of the member's finished crimes; null without any. */
  successRate: number | null;
  /** Percent of all money and items; null if there were none, or if the items' value is unknown. */
  percent: number | null;
  /** The member's fractions of the items that their crimes earned. */
  items: readonly RewardSum[];
}

const MOST_FIRST = [{ id: "money", desc: true }];

interface ParticipationProps {
  crimes: readonly OrganisedCrime[];
  lookups: CrimeLookups;
}

/** The members who took part, and the sums of their equal shares of the rewards. */
export function Participation({ crimes, lookups }: ParticipationProps) {
  const { members, undivided, total, unpriced } = useMemo(
    () => participation(crimes, lookups.prices),
    [crimes, lookups],
  );
  const rows = useMemo(
    () =>
      participantRows(
        members,
        total,
        rewardItemsByMember(crimes, lookups.prices),
        areItemsLoaded(lookups),
      ),
    [members, total, crimes, lookups],
  );
  const columns = useMemo(() => participationColumns(lookups), [lookups]);

  return (
    <>
      <DataTable
        title="Shares"
        name="shares"
        columns={columns}
        rows={rows}
        rowId={({ memberId }) => String(memberId)}
        initialSort={MOST_FIRST}
        firstSort="desc"
        empty={<EmptyState title="Nobody has joined a crime yet" />}
      />
      <p className="mt-2 text-small text-muted-foreground">
        <SharesNote total={total} undivided={undivided} unpriced={unpriced} lookups={lookups} />{" "}
        “Jailed or hurt” includes hospital stays.
      </p>
    </>
  );
}

/** Each member with their success rate and their share of all rewards. */
function participantRows(
  members: readonly Participant[],
  total: RewardShare,
  itemsOf: ReadonlyMap<number, readonly RewardSum[]>,
  isPriced: boolean,
): ParticipantRow[] {
  const all = total.money + total.itemsValue;
  return members.map((member) => ({
    ...member,
    successRate: member.crimes === 0 ? null : (member.succeeded / member.crimes) * 100,
    percent: all === 0 || !isPriced ? null : ((member.money + member.itemsValue) / all) * 100,
    items: itemsOf.get(member.memberId) ?? [],
  }));
}

const column = columnsFor<ParticipantRow>();

export const participationColumns = (lookups: CrimeLookups) =>
  column.columns([
    memberColumn<ParticipantRow>(lookups),
    column.accessor("crimes", {
      id: "crimes",
      header: "Crimes",
      ...INTEGER,
      meta: {
        ...NUMERIC,
        phone: {
          at: "line",
          cell: ({ crimes, succeeded, failed, hurt }) =>
            `${crimes}: ${succeeded} succeeded, ${failed} failed; jailed or hurt in ${hurt}`,
          order: 1,
        },
      },
    }),
    column.accessor("succeeded", { id: "won", header: "Succeeded", ...INTEGER }),
    column.accessor("failed", { id: "failed", header: "Failed", ...INTEGER }),
    column.accessor("hurt", { id: "hurt", header: "Jailed or hurt", ...INTEGER }),
    column.accessor(({ successRate }) => successRate ?? undefined, {
      id: "success",
      header: "Success rate",
      sortUndefined: "last",
      meta: NUMERIC,
      cell: ({ getValue }) => orDash(getValue() ?? null, formatPercent),
    }),
    column.accessor("money", {
      id: "money",
      header: "Money",
      ...MONEY,
      meta: { ...NUMERIC, phone: { at: "line", order: -1 } },
    }),
    column.accessor("respect", { id: "respect", header: "Respect", ...INTEGER_DETAIL }),
    column.accessor(({ itemsValue }) => (areItemsLoaded(lookups) ? itemsValue : undefined), {
      id: "items",
      header: "Items",
      sortUndefined: "last",
      meta: { ...EXPLAINED, phone: { at: "line", order: -1 } },
      cell: ({ row }) => <Items row={row.original} lookups={lookups} />,
    }),
    column.accessor(({ percent }) => percent ?? undefined, {
      id: "share",
      header: "Share",
      sortUndefined: "last",
      meta: { ...NUMERIC, bar: () => "open", phone: "figure" },
      cell: ({ getValue }) => orDash(getValue() ?? null, formatPercent),
    }),
    column.accessor(({ lastAtMs }) => lastAtMs ?? undefined, {
      id: "last",
      header: "Last crime",
      sortUndefined: "last",
      meta: {
        align: "end",
        sortText: { asc: "oldest first", desc: "newest first" },
        text: ({ lastAtMs }) => (lastAtMs === null ? "" : formatIsoMoment(lastAtMs)),
        phone: {
          at: "detail",
          cell: (row) => (row.isUnderWay ? IN_PROGRESS : <Last {...row} />),
        },
      },
      cell: ({ row }) => <Last {...row.original} />,
    }),
  ]);

/** The market value of the member's share of the items, and the items. */
function Items({ row, lookups }: { row: ParticipantRow; lookups: CrimeLookups }) {
  return (
    <ItemsValue
      owner={memberName(lookups, row.memberId)}
      value={row.itemsValue}
      items={row.items}
      lookups={lookups}
      note="A crime’s item value is split equally between its slots, rounded down."
    />
  );
}

const IN_PROGRESS = "in progress";

/** "in progress" for members of an open crime, otherwise the time since their last crime. */
function Last({ isUnderWay, lastAtMs }: ParticipantRow) {
  const nowMs = useNow(MINUTE_MS);
  if (isUnderWay) return IN_PROGRESS;
  if (lastAtMs === null) return "–";
  return <GameTime atMs={lastAtMs}>{formatDuration(nowMs - lastAtMs)} ago</GameTime>;
}
