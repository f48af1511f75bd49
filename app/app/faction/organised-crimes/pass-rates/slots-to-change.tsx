import { type CrimeLookups, memberName } from "@/components/crimes/crime-lookups";
import { Collapsible } from "@/components/figures/collapsible";
import { ViewHeadline } from "@/components/figures/page-headline";
import { PartHeader } from "@/components/figures/section-header";
import { crimeUrl } from "@/components/game/links";
import { PlayerName, WithNames } from "@/components/game/player-name";
import { RowPlayerLink } from "@/components/game/row-player-link";
import { LongList } from "@/components/list/long-list";
import { formatCount, formatWhole } from "@/lib/format/numbers";
import { isFilled, isOpen, type OrganisedCrime } from "@/lib/game/crimes/organised-crime";
import type { SlotToChange } from "@/lib/game/crimes/slots-to-change";

type Members = Pick<CrimeLookups, "members">;
type Rated = Pick<SlotToChange["slot"], "passRate">;

interface SlotsToChangeProps extends Members {
  changes: readonly SlotToChange[];
  crimes: readonly OrganisedCrime[];
  /** Percent; rates below it are low. */
  minimumPassRate: number;
}

/**
 * The members of open crimes with a low pass rate, lowest first, in three groups: those who fit an empty slot and, in folds,
 * those who would pass in another role, and those without a known better role. Without the first, the next group is open.
 */
export function SlotsToChange({ changes, crimes, members, minimumPassRate }: SlotsToChangeProps) {
  const filled = crimes.filter(isOpen).flatMap(({ slots }) => slots.filter(isFilled)).length;
  const toMove = changes.filter(({ emptySlot }) => emptySlot !== null);
  const others = changes.filter(({ emptySlot }) => emptySlot === null);
  const folds = [
    [PASS_ELSEWHERE, others.filter(({ bestRole }) => bestRole !== null)],
    [`No role at ${minimumPassRate}% yet`, others.filter(({ bestRole }) => bestRole === null)],
  ] as const;
  const first = toMove.length > 0 ? null : folds.find(([, slots]) => slots.length > 0)?.[0];
  return (
    <>
      <ViewHeadline figure={toMove.length === 0 ? "Nobody" : formatWhole(toMove.length)}>
        can move to an empty slot
      </ViewHeadline>
      <p className="text-muted-foreground">
        <GreatestGain toMove={toMove} members={members} />
        {changes.length > 0
          ? `${formatWhole(changes.length)} of ${formatCount(filled, "filled slot", "filled slots")} in open crimes below ${minimumPassRate}%.`
          : filled > 0
            ? `No filled slot of an open crime is known to be below ${minimumPassRate}%.`
            : "No member is in an open crime."}
      </p>
      {toMove.length > 0 && (
        <section aria-label={FIT}>
          <PartHeader title={FIT} aside={formatCount(toMove.length, "slot", "slots")} />
          <SlotList title={FIT} slots={toMove} members={members} />
        </section>
      )}
      {folds.map(
        ([title, slots]) =>
          slots.length > 0 && (
            <Collapsible
              key={`${title} ${String(title === first)}`}
              title={title}
              aside={formatCount(slots.length, "slot", "slots")}
              isOpenAtFirst={title === first}
            >
              <SlotList title={title} slots={slots} members={members} />
            </Collapsible>
          ),
      )}
    </>
  );
}

const FIT = "Fit an empty slot";

const PASS_ELSEWHERE = "Better role is taken";

/** The member whose pass rate would rise most by the move, with both rates. */
function GreatestGain({ toMove, members }: { toMove: readonly SlotToChange[] } & Members) {
  const [most] = toMove
    .flatMap(({ slot, emptySlot }) => (emptySlot === null ? [] : [{ slot, emptySlot }]))
    .toSorted((a, b) => gainOf(b) - gainOf(a));
  if (most === undefined) return null;
  const { slot, emptySlot } = most;
  const name = memberName({ members }, slot.member.id);
  return (
    <>
      {toMove.length > 1 && "Most gained: "}
      <b className="text-foreground">
        <PlayerName>{name}</PlayerName> {slot.passRate}% to {emptySlot.passRate}%
      </b>
      .{" "}
    </>
  );
}

const gainOf = ({ slot, emptySlot }: { slot: Rated; emptySlot: Rated }) =>
  emptySlot.passRate - slot.passRate;

interface SlotListProps extends Members {
  title: string;
  slots: readonly SlotToChange[];
}

const SlotList = ({ title, slots, members }: SlotListProps) => (
  <LongList entries={slots} part={10}>
    {(shown) => (
      <ul aria-label={title} className="gap-x-8 @4xl/page:grid @4xl/page:grid-cols-3">
        {shown.map((change) => (
          <Slot
            key={`${change.crime.id} ${change.slot.member.id} ${change.slot.position}`}
            change={change}
            name={memberName({ members }, change.slot.member.id)}
          />
        ))}
      </ul>
    )}
  </LongList>
);

/** A slot: the member, then the role here and the one to change to, each with its pass rate. */
function Slot({ change, name }: { change: SlotToChange; name: string }) {
  const { crime, slot } = change;
  const target = change.emptySlot ?? change.bestRole;
  return (
    // The area of each link is 24 px high, 44 on a phone, and none covers another.
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-center gap-x-2 border-b border-row py-1.5 max-md:min-h-22 max-md:content-start max-md:py-2.5">
      <span className="col-span-2 leading-5 font-semibold wrap-anywhere mb-0.5 max-md:mb-2.5">
        <RowPlayerLink id={slot.member.id}>
          <PlayerName>{name}</PlayerName>
        </RowPlayerLink>
      </span>
      <a
        href={crimeUrl(crime.id)}
        target="_blank"
        rel="noreferrer"
        translate="no"
        className="relative text-small leading-4.5 wrap-anywhere text-muted-foreground underline -mb-1.5 pb-1.5 max-md:-mb-6.5 max-md:pb-6.5"
      >
        {slot.position}, {crime.name}
      </a>
      <span className="text-right text-small leading-4.5">{slot.passRate}%</span>
      {target !== null && (
        <>
          <span className="text-small leading-4.5 wrap-anywhere">
            <span aria-hidden>→ </span>
            <span className="sr-only">change to </span>
            <WithNames names={[target.position, target.crimeName]}>
              {`${target.position}, ${target.crimeName}`}
            </WithNames>
          </span>
          <span className="text-right text-small leading-4.5 font-semibold text-success">
            {target.passRate}%
          </span>
        </>
      )}
    </li>
  );
}
