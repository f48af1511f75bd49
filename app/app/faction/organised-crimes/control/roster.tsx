import { ArrowUpRight, Package } from "lucide-react";
import type { ReactNode } from "react";

import { itemName, memberName, unpricedText } from "@/components/crimes/crime-lookups";
import { DescriptionList, DescriptionRow } from "@/components/figures/description-list";
import { GameLink } from "@/components/figures/row-links";
import { itemMarketUrl } from "@/components/game/action-links";
import { crimeUrl } from "@/components/game/links";
import { PlayerLink, profileUrl } from "@/components/game/player-link";
import { LongList } from "@/components/list/long-list";
import { useOwnId } from "@/components/session/use-own-id";
import { Button } from "@/components/ui/button";
import { formatCount, formatMoney, formatMoneyShort } from "@/lib/format/numbers";
import type { SlotFits } from "@/lib/game/crimes/fits";
import type { CrimeWithProblems } from "@/lib/game/crimes/group-crimes";
import {
  type CrimeSlot,
  filledCount,
  type FilledSlot,
  isFilled,
  isFinished,
  isItemMissing,
  isRecruiting,
  type OrganisedCrime,
} from "@/lib/game/crimes/organised-crime";
import type { CrimeProblem } from "@/lib/game/crimes/problems";
import { hasLeft } from "@/lib/game/faction/member";
import { cn } from "@/lib/utils";

import { Fits } from "./fits";
import { MessageList } from "./message-list";
import { messagesFor } from "./messages";
import { shopOffers } from "./missing-items";
import { absenceText } from "./problem-text";
import { useFits } from "./use-fits";
import { type Room, useRoom } from "./use-room";
import { SlotRate, slotProblems, slotViews, type SlotView } from "./slots";

const GRID =
  "grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-x-2 border-b @3xl/roster:grid-cols-[2.75rem_7.25rem_minmax(6rem,8rem)_minmax(0,1.55fr)_minmax(0,1fr)_8.25rem] @3xl/roster:gap-x-4";

/** Text that a phone leaves out, since nothing is wrong. */
const ONLY_WIDE = "hidden text-muted-foreground @3xl/roster:block";

/** The members of a crime and its empty slots, in the game's order, each with one action. */
export function Roster({ row }: { row: CrimeWithProblems }) {
  const { crime } = row;
  const room = useRoom();
  const views = slotViews(row);
  const fits = useFits(crime);
  const ownId = useOwnId();
  const slots = crime.slots.map((slot, index) => ({
    slot,
    view: views[index],
    fits: fits?.[index] ?? null,
  }));
  return (
    <div className="@container/roster pb-3 text-base">
      <p
        aria-hidden
        className={cn(GRID, "hidden min-h-7 text-small text-muted-foreground @3xl/roster:grid")}
      >
        {["Rate", "Role", "Name", "Item", isFinished(crime) ? "Outcome" : "State"].map((head) => (
          <span key={head}>{head}</span>
        ))}
      </p>
      <LongList entries={slots}>
        {(shown) => (
          <ol aria-label={`Roster of ${crime.name}`} className="border-t @3xl/roster:border-t-0">
            {shown.map(
              ({ view, ...slot }, index) =>
                view && <RosterRow key={index} row={row} view={view} room={room} {...slot} />,
            )}
          </ol>
        )}
      </LongList>
      {crime.unreadSlots > 0 && (
        <p className="pt-2 text-muted-foreground">
          {formatCount(crime.unreadSlots, "slot", "slots")} couldn’t be loaded.
        </p>
      )}
      {fits !== null && !crime.slots.every(isFilled) && (
        <p className="pt-2 text-small text-muted-foreground">
          “Fits” names members who aren’t in an OC and had a pass rate of {room.minimumPassRate}% or
          more in this role of this crime. Nobody is named first for two slots.
        </p>
      )}
      <MessageList
        messages={messagesFor(row, { lookups: room.lookups, nowMs: room.nowMs, fits, ownId })}
      />
      <Owed row={row} room={room} />
      {crime.slots.every(isFilled) && <GameLink href={crimeUrl(crime.id)}>Open crime</GameLink>}
    </div>
  );
}

interface RosterRowProps {
  row: CrimeWithProblems;
  slot: CrimeSlot;
  view: SlotView;
  /** For an empty slot. */
  fits: SlotFits | null;
  room: Room;
}

/** A slot: its pass rate, role, member, item and state. On a phone the last two only if something is wrong. */
function RosterRow({ slot, view, fits, ...props }: RosterRowProps) {
  const { row, room } = props;
  return (
    <li
      className={cn(
        GRID,
        "min-h-13 border-row py-1 last:border-b @3xl/roster:min-h-10 @3xl/roster:py-0",
      )}
    >
      <span className="row-span-4 @3xl/roster:row-span-1">
        <SlotRate slot={view} />
      </span>
      <span
        className={cn(
          "col-start-2 @3xl/roster:row-start-1",
          isFilled(slot)
            ? "row-start-2 leading-4.5 text-muted-foreground"
            : "row-start-1 @3xl/roster:text-muted-foreground",
        )}
      >
        {slot.position || "Unknown role"}
      </span>
      {isFilled(slot) ? (
        <MemberCells slot={slot} {...props} />
      ) : (
        <EmptyCells crime={row.crime} fits={fits} room={room} />
      )}
    </li>
  );
}

const NAME = "col-start-2 row-start-1 leading-5 wrap-anywhere @3xl/roster:col-start-3";
const ITEM = "col-start-2 row-start-3 leading-5 @3xl/roster:col-start-4 @3xl/roster:row-start-1";
const STATE = "col-start-2 row-start-4 leading-5 @3xl/roster:col-start-5 @3xl/roster:row-start-1";
const ACTION =
  "col-start-3 row-start-1 row-span-2 justify-self-end @3xl/roster:col-start-6 @3xl/roster:row-span-1";
const BUTTON = "min-w-25 justify-between @3xl/roster:w-33";

interface CellsProps extends Pick<RosterRowProps, "row" | "room"> {
  slot: FilledSlot;
}

function MemberCells({ row: { crime, problems }, slot, room }: CellsProps) {
  const { lookups } = room;
  const { id } = slot.member;
  const ownId = useOwnId();
  const found = slotProblems(slot, problems);
  const isAway = found.some(({ kind }) => kind === "late" || kind === "away" || kind === "left");
  return (
    <>
      <span className={NAME}>
        <span className="-my-3 inline-block font-semibold">
          <PlayerLink id={id}>{memberName(lookups, id)}</PlayerLink>
        </span>
        {ownId === id && <span className="text-muted-foreground"> you</span>}
      </span>
      {isFinished(crime) ? (
        <FinishedCells slot={slot} problems={problems} />
      ) : (
        <>
          <ItemCell slot={slot} room={room} />
          <StateCell memberId={id} isAway={isAway} room={room} />
        </>
      )}
      <span className={ACTION}>
        <MemberAction crimeId={crime.id} slot={slot} isAway={isAway} room={room} />
      </span>
    </>
  );
}

/** A crime that was carried out: what the slot is owed, and its outcome. */
function FinishedCells({
  slot,
  problems,
}: {
  slot: FilledSlot;
  problems: readonly CrimeProblem[];
}) {
  const unpaid = problems.find(({ kind }) => kind === "unpaid");
  return (
    <>
      <span className={cn(ITEM, "text-muted-foreground")}>
        {unpaid?.kind === "unpaid" && `owed ${formatMoney(eachOf(unpaid))}`}
      </span>
      <span className={cn(STATE, ONLY_WIDE)}>{slot.member.outcome ?? "–"}</span>
    </>
  );
}

/** The money owed for one slot: all slots earn the same. */
const eachOf = ({ money, crime }: Extract<CrimeProblem, { kind: "unpaid" }>) =>
  money / filledCount(crime);

function ItemCell({ slot, room: { lookups } }: { slot: FilledSlot; room: Room }) {
  if (slot.item === null) return <span className={cn(ITEM, ONLY_WIDE)}>needs no item</span>;
  const name = <span translate="no">{itemName(lookups, slot.item.id)}</span>;
  if (!isItemMissing(slot)) return <span className={cn(ITEM, ONLY_WIDE)}>has {name}</span>;
  const item = lookups.items.get(slot.item.id);
  const price = lookups.prices.get(slot.item.id) ?? null;
  const offers = item === undefined ? "" : shopOffers(item);
  return (
    <span className={ITEM}>
      <Package aria-hidden className="mr-1.5 inline size-4 align-[-0.1875rem] text-destructive" />
      <b className="font-semibold">{name}</b> missing,{" "}
      {price === null ? unpricedText(lookups) : formatMoneyShort(price)}
      {item !== undefined && (
        <>
          ,{" "}
          <a
            href={itemMarketUrl(item)}
            target="_blank"
            rel="noreferrer"
            className="-my-3 inline-flex items-center text-primary underline underline-offset-[0.2em] max-md:min-h-11"
          >
            market
          </a>
        </>
      )}
      {offers !== "" && <span translate="no">, {offers}</span>}
    </span>
  );
}

interface StateCellProps {
  memberId: number;
  isAway: boolean;
  room: Room;
}

function StateCell({ memberId, isAway, room: { lookups, nowMs } }: StateCellProps) {
  const member = lookups.members.get(memberId);
  if (member === undefined) {
    return hasLeft(memberId, lookups.members) ? (
      <b className={cn(STATE, "font-semibold")}>Has left the faction</b>
    ) : (
      <span className={cn(STATE, "text-muted-foreground")}>Status unknown</span>
    );
  }
  const isOver = member.stateUntilMs !== null && member.stateUntilMs <= nowMs;
  if (member.state === "Okay" || (isOver && member.abroadIn === null)) {
    return <span className={cn(STATE, ONLY_WIDE)}>Okay</span>;
  }
  const [text, Icon] = absenceText(member, nowMs);
  return (
    <span className={cn(STATE, !isAway && "text-muted-foreground")}>
      <Icon
        aria-hidden
        className={cn("mr-1.5 inline size-4 align-[-0.1875rem]", isAway && "text-destructive")}
      />
      {text.charAt(0).toUpperCase() + text.slice(1)}
    </span>
  );
}

interface MemberActionProps {
  crimeId: number;
  slot: FilledSlot;
  isAway: boolean;
  room: Room;
}

/** The first of: the profile of a member who is away, the market for a missing item, the profile. */
function MemberAction({ crimeId, slot, isAway, room: { lookups } }: MemberActionProps) {
  const { id } = slot.member;
  const name = memberName(lookups, id);
  if (isAway) {
    return (
      <ActionLink href={profileUrl(id)} label={`Profile of ${name}`}>
        Profile
      </ActionLink>
    );
  }
  if (isItemMissing(slot)) {
    const item = lookups.items.get(slot.item.id);
    return item === undefined ? (
      <ActionLink href={crimeUrl(crimeId)} label={`Open crime: item for ${name}`}>
        Open crime
      </ActionLink>
    ) : (
      <ActionLink href={itemMarketUrl(item)} label={`Buy ${item.name} for ${name}`}>
        Buy
      </ActionLink>
    );
  }
  return <Arrow href={profileUrl(id)} label={`Open ${name}’s profile`} />;
}

interface ActionLinkProps {
  href: string;
  /** The accessible name. It begins with the visible one. */
  label: string;
  children: ReactNode;
}

const ActionLink = ({ href, label, children }: ActionLinkProps) => (
  <Button asChild variant="outline" size="sm" className={BUTTON}>
    <a href={href} target="_blank" rel="noreferrer" aria-label={label}>
      {children}
      <ArrowUpRight aria-hidden />
    </a>
  </Button>
);

const Arrow = ({ href, label }: Omit<ActionLinkProps, "children">) => (
  <Button asChild variant="quiet" size="icon" className="-my-1">
    <a href={href} target="_blank" rel="noreferrer" aria-label={label} title={label}>
      <ArrowUpRight aria-hidden />
    </a>
  </Button>
);

interface EmptyCellsProps {
  crime: OrganisedCrime;
  /** The members who fit best; null if who is in a crime is unknown. */
  fits: SlotFits | null;
  room: Room;
}

/** An empty slot: the members who fit it best. */
function EmptyCells({ crime, fits, room }: EmptyCellsProps) {
  return (
    <>
      <span className="hidden text-muted-foreground @3xl/roster:col-start-3 @3xl/roster:row-start-1 @3xl/roster:block">
        Empty
      </span>
      <span className="col-start-2 row-start-2 leading-5 @3xl/roster:col-span-2 @3xl/roster:col-start-4 @3xl/roster:row-start-1">
        {isRecruiting(crime) && <Fits fits={fits} room={room} />}
      </span>
      <span className={ACTION}>
        <Arrow href={crimeUrl(crime.id)} label="Open crime" />
      </span>
    </>
  );
}

/** The money of an unpaid crime, and the members' share of it. */
function Owed({ row: { crime, problems }, room }: Pick<RosterRowProps, "row" | "room">) {
  const unpaid = problems.find(({ kind }) => kind === "unpaid");
  if (unpaid?.kind !== "unpaid") return null;
  const members = formatCount(unpaid.memberIds.length, "member", "members");
  return (
    <div className="max-w-md pt-2">
      <DescriptionList>
        <DescriptionRow label="Money" value={formatMoney(crime.rewards?.money ?? 0)} wide />
        <DescriptionRow label="Members’ share" value={`${room.membersShare}%`} wide />
        <DescriptionRow
          label={`Owed to ${members}, ${formatMoney(eachOf(unpaid))} each`}
          value={formatMoney(unpaid.money)}
          wide
        />
      </DescriptionList>
    </div>
  );
}
