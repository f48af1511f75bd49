import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { PageLink } from "@/components/figures/row-links";
import { PartHeader, SectionHeader } from "@/components/figures/section-header";
import { Toned } from "@/components/figures/toned";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { LongList } from "@/components/list/long-list";
import type { FactionFunds, NamedBalance } from "@/lib/api/endpoints/faction-balance";
import { sum } from "@/lib/common/numbers";
import { formatCount, formatMoney, formatWhole, orDash } from "@/lib/format/numbers";
import type { FundsMovement } from "@/lib/game/treasury/balance-changes";
import type { BalanceGroups } from "@/lib/game/treasury/balances";

import { loweredText, type NamedText } from "./text";

interface MoneyProps {
  faction: FactionFunds | null;
  /** Null while the balances aren't known. */
  groups: BalanceGroups<NamedBalance> | null;
  /** Null while it isn't known. */
  memberCount: number | null;
}

/** The faction's money and points beside its members'. */
export function MoneyAndPoints({ faction, groups, memberCount }: MoneyProps) {
  const members = groups?.members;
  const of =
    members && isShort(members.count, memberCount) ? ` of ${formatWhole(memberCount)}` : "";
  return (
    <section aria-label="Money and points">
      <SectionHeader title="Money and points" />
      <div aria-hidden className="h-1.5" />
      <DescriptionList>
        <DescriptionRow
          label="Faction money"
          value={orDash(faction?.money ?? null, formatMoney)}
          wide
        />
        <DescriptionRow
          label={`Members’ balances${members ? `, ${formatWhole(members.count)}${of}` : ""}`}
          value={orDash(members?.money ?? null, formatMoney)}
          wide
        />
        <DescriptionRow
          label="Faction points"
          value={orDash(faction?.points ?? null, formatWhole)}
          wide
        />
        <DescriptionRow
          label={`Members’ points${members ? `, ${formatWhole(members.withPoints)}` : ""}`}
          value={orDash(members?.points ?? null, formatWhole)}
          wide
        />
      </DescriptionList>
      <p className="mt-2 text-small text-muted-foreground">
        Not subtracted: the game doesn’t say whether faction money includes the members’ balances.
      </p>
    </section>
  );
}

/** True if the game gives a balance for fewer players than there are members. */
const isShort = (balances: number, memberCount: number | null): memberCount is number =>
  memberCount !== null && balances < memberCount;

interface BalancesProps {
  groups: BalanceGroups<NamedBalance>;
  /** Null while it isn't known. */
  memberCount: number | null;
  movements: readonly FundsMovement[];
  /** Names of members that the balances don't have. */
  names: ReadonlyMap<number, string>;
}

/** Members who owe the faction, and those who left and still have a balance. */
export function Balances({ groups, memberCount, movements, names }: BalancesProps) {
  const { negative, others, members, former } = groups;
  const nameOf = ({ memberId, name }: NamedBalance) =>
    name ?? names.get(memberId) ?? `[${memberId}]`;
  return (
    <section aria-label="Balances">
      <SectionHeader title="Balances">
        <span className="px-2.5">
          <PageLink href="/app/faction/members">Members</PageLink>
        </span>
      </SectionHeader>
      <PartHeader
        title={`Negative, ${formatWhole(negative.length)}`}
        aside={formatMoney(sum(negative.map(({ money }) => money)))}
      />
      <BalanceList
        label="Negative balances"
        balances={negative}
        nameOf={nameOf}
        noteOf={({ memberId }) => loweredText(movements, memberId)}
      />
      <PartHeader
        title={`Others, ${formatWhole(others.count)}`}
        aside={formatMoney(others.money)}
      />
      <PartHeader
        title={formatCount(members.count, "balance in all", "balances in all")}
        aside={formatMoney(members.money)}
      />
      {isShort(members.count, memberCount) && (
        <p className="pt-1.5 text-small text-muted-foreground">
          The game gives no balance for{" "}
          {formatCount(memberCount - members.count, "member", "members")}.
        </p>
      )}
      {former !== null && (
        <>
          <PartHeader
            title={`Left the faction, ${formatWhole(former.length)}`}
            aside={formatMoney(sum(former.map(({ money }) => money)))}
          />
          <BalanceList
            label="Balances of those who left"
            balances={former}
            nameOf={nameOf}
            noteOf={({ points }) => ({
              text:
                points === 0 ? "balance still held" : `balance still held, ${pointsText(points)}`,
              names: [],
            })}
          />
        </>
      )}
    </section>
  );
}

const pointsText = (points: number) => formatCount(points, "point", "points");

interface BalanceListProps {
  label: string;
  balances: readonly NamedBalance[];
  nameOf: (balance: NamedBalance) => string;
  noteOf: (balance: NamedBalance) => NamedText;
}

const BalanceList = ({ label, balances, nameOf, noteOf }: BalanceListProps) =>
  balances.length > 0 && (
    <LongList entries={balances}>
      {(shown) => (
        <ul aria-label={label}>
          {shown.map((balance) => (
            <li
              key={balance.memberId}
              className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 border-b border-row py-1.5"
            >
              <span className="min-w-0 max-md:[&>a]:py-2">
                <RowPlayerLink id={balance.memberId}>
                  <PlayerName>{nameOf(balance)}</PlayerName>
                </RowPlayerLink>
              </span>
              <b translate="no" className="self-center text-right font-semibold whitespace-nowrap">
                <Toned value={balance.money}>{formatMoney(balance.money)}</Toned>
              </b>
              <span className="col-span-2 text-small text-muted-foreground">
                <WithNames names={noteOf(balance).names}>{noteOf(balance).text}</WithNames>
              </span>
            </li>
          ))}
        </ul>
      )}
    </LongList>
  );
