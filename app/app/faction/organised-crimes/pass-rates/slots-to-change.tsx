import { ArrowUpRight } from "lucide-react";

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

interface SlotsToChangeProps extends Members {
  changes: readonly SlotToChange[];
  crimes: readonly OrganisedCrime[];
  /** Percent; rates below it are low. */
  minimumPassRate: number;
}

/**
 * The members of open crimes with a low pass rate, in three groups: those who fit an empty slot, the greatest gain first, and, in
 * folds with the lowest rates first, those who would pass in another role, and those without a known better role. Without the
 * first, the next group is open.
 */
export function SlotsToChange({ changes, crimes, members, minimumPassRate }: SlotsToChangeProps) {
  const filled = crimes.filter(isOpen).flatMap(({ slots }) => slots.filter(isFilled)).length;
  const toMove = changes
    .filter(({ emptySlot }) => emptySlot !== null)
    .toSorted((a, b) => gainOf(b) - gainOf(a));
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
        {changes.length > 0
          ? `${formatWhole(changes.length)} of ${formatCount(filled, "filled slot", "filled slots")} in open crimes ${changes.length === 1 ? "is" : "are"} below ${minimumPassRate}%.`
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
      <div className="items-start gap-x-8 max-md:[&>details+details]:mt-0 @4xl/page:grid @4xl/page:grid-cols-2 @4xl/page:[&_ul]:grid-cols-1">
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
      </div>
    </>
  );
}

const FIT = "Fit an empty slot";

const PASS_ELSEWHERE = "Better role is taken";

/** The percentage points that the move to the empty slot gains. */
const gainOf = ({ slot, emptySlot }: SlotToChange) =>
  emptySlot === null ? 0 : emptySlot.passRate - slot.passRate;

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

/** A slot: the member and the gain, a link to the crime; below them the role here and the one to change to. */
function Slot({ change, name }: { change: SlotToChange; name: string }) {
  const { crime, slot } = change;
  const target = change.emptySlot ?? change.bestRole;
  const here = `${slot.position}, ${crime.name}`;
  return (
    // The two links stand side by side, so that each may be 44 px high on a phone.
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] content-start gap-x-3 gap-y-0.5 border-b border-row py-1.5 max-md:pt-3">
      <span className="leading-5 font-semibold wrap-anywhere">
        <RowPlayerLink id={slot.member.id}>
          <PlayerName>{name}</PlayerName>
        </RowPlayerLink>
      </span>
      <a
        href={crimeUrl(crime.id)}
        target="_blank"
        rel="noreferrer"
        title="Open the crime"
        className="relative flex items-center justify-end gap-1 leading-5 whitespace-nowrap -my-0.5 py-0.5 max-md:-my-3 max-md:py-3"
      >
        {slot.passRate}%
        {target !== null && (
          <>
            <span aria-hidden>→</span>
            <span className="sr-only"> to </span>
            <b className="text-success">{target.passRate}%</b>
          </>
        )}
        <span translate="no" className="sr-only">
          {" "}
          {here}
        </span>
        <ArrowUpRight aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      </a>
      <span className="col-span-2 text-small leading-4.5 wrap-anywhere text-muted-foreground">
        <WithNames names={[slot.position, crime.name]}>{here}</WithNames>
        {target !== null && (
          <span className="text-foreground">
            <span aria-hidden> → </span>
            <span className="sr-only"> change to </span>
            <WithNames names={[target.position, target.crimeName]}>
              {`${target.position}, ${target.crimeName}`}
            </WithNames>
          </span>
        )}
      </span>
    </li>
  );
}
